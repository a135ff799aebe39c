"""What a stage of the lesson may ask for, each judged from what everybody has seen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from lunarium.core.teaching import Course, Judge

Goal = Mapping[str, Any]


def _tokens(course: Course, goal: Goal) -> bool:
    """So many tokens placed since the stage began."""
    then, now = (view["seats"][course.seat]["tokens_left"] for view in (course.start, course.now))
    return bool(then - now >= goal["count"])


def _task(course: Course, goal: Goal) -> bool:
    """This task of this tile is covered."""
    display = course.now["seats"][course.seat]["display"]
    return any(tile["tile"] == goal["tile"] and tile["covered"][goal["task"]] for tile in display)


def _time(course: Course, goal: Goal) -> bool | None:
    """No more than so many spaces of the moon track."""
    then, now = (view["seats"][course.seat]["distance"] for view in (course.start, course.now))
    return True if now - then <= goal["most"] else None


def _uninterrupted(course: Course, goal: Goal) -> bool | None:
    """Nobody else has moved since the stage began, and so many own moves were played."""
    movers = [seat for seat, _ in course.played]
    if any(seat != course.seat for seat in movers):
        return None
    return bool(len(movers) >= goal["moves"])


def _out_of_reach(course: Course, goal: Goal) -> bool:
    """Somebody else is to move and cannot take this tile, which the learner has left on the wheel."""
    view = course.now
    is_left = goal["tile"] in view["wheel"]
    return view["to_move"] not in (None, course.seat) and is_left and goal["tile"] not in view["reach"]


def _won(course: Course, goal: Goal) -> bool | None:
    """The game is over and won."""
    outcome = course.now["outcome"]
    if outcome is None:
        return False
    return True if outcome["ranking"][0] == course.seat else None


def _phase_score(course: Course, goal: Goal) -> bool | None:
    """Alone: the first phase is over, with no more than so many points."""
    notes = course.now["solo"]["notes"]
    if not notes:
        return False
    return True if notes[0] <= goal["most"] else None


JUDGES: Mapping[str, Judge] = MappingProxyType(
    {
        "tokens": _tokens,
        "task": _task,
        "time": _time,
        "uninterrupted": _uninterrupted,
        "out-of-reach": _out_of_reach,
        "won": _won,
        "phase-score": _phase_score,
    }
)
