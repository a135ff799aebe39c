"""What a stage of the lesson may ask for, each judged from what everybody has seen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from lunarium.core.game import Json
from lunarium.core.teaching import Course, Judge

Goal = Mapping[str, Any]


def _favour(course: Course, goal: Goal) -> bool:
    """This favour in hand."""
    return goal["isle"] in _player(course, course.now)["favours"]


def _favours(course: Course, goal: Goal) -> bool:
    """So many favours more than at the start."""
    then, now = (_player(course, view)["favours"] for view in (course.start, course.now))
    return bool(len(now) - len(then) >= goal["count"])


def _active(course: Course, goal: Goal) -> bool:
    """So many active novices, on one isle or on all together."""
    isles = course.now["isles"]
    counted = [isle["active"][course.seat] for isle in isles if goal.get("isle") in (None, isle["isle"])]
    return bool(sum(counted) >= goal["least"])


def _novices(course: Course, goal: Goal) -> bool:
    """So many novices on or beside an isle."""
    return bool(_count_at(course, goal["isle"]) >= goal["least"])


def _recruited(course: Course, goal: Goal) -> bool:
    """So many novices fewer in supply."""
    then, now = (_player(course, view)["supply"] for view in (course.start, course.now))
    return bool(then - now >= goal["count"])


def _shrines(course: Course, goal: Goal) -> bool:
    """So many shrines built."""
    then, now = (_player(course, view)["shrine_supply"] for view in (course.start, course.now))
    return bool(then - now >= goal["count"])


def _temple(course: Course, goal: Goal) -> bool:
    """So many novices more in the temple."""
    then, now = (_player(course, view)["temple"] for view in (course.start, course.now))
    return bool(len(now) - len(then) >= goal["count"])


def _claimed_ahead(course: Course, goal: Goal) -> bool:
    """A tile is claimed that the Guard has not reached yet."""
    groups = course.now["path"]["groups"]
    return any(
        tile["claimed_by"] == course.seat
        for group in groups
        if not group["approved"]
        for tile in group["tiles"]
    )


def _gain(course: Course, goal: Goal) -> bool:
    """So much influence from one source since the start."""
    then, now = (_player(course, view)["points"][goal["source"]] for view in (course.start, course.now))
    return bool(now - then >= goal["least"])


def _forecast(course: Course, goal: Goal) -> bool:
    """What the round's scoring would bring from one source if it came now; a loss is below 0."""
    expected = _player(course, course.now)["if_round_ended"]
    return expected is not None and expected[goal["source"]] >= goal["least"]


def _next(course: Course, goal: Goal) -> bool:
    """So many novices where a figure will stand in the next round."""
    isles = course.now["figures"]["next"]
    return isles is not None and _count_at(course, isles[goal["figure"]]) >= goal["least"]


def _player(course: Course, view: Json) -> Json:
    player: Json = view["players"][course.seat]
    return player


def _count_at(course: Course, name: str) -> int:
    isle = next(isle for isle in course.now["isles"] if isle["isle"] == name)
    return int(isle["active"][course.seat] + isle["inactive"][course.seat])


JUDGES: Mapping[str, Judge] = MappingProxyType(
    {
        "favour": _favour,
        "favours": _favours,
        "active": _active,
        "novices": _novices,
        "recruited": _recruited,
        "shrines": _shrines,
        "temple": _temple,
        "claimed-ahead": _claimed_ahead,
        "gain": _gain,
        "forecast": _forecast,
        "next": _next,
    }
)
