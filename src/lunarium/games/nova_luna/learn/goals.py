"""What a stage of the lesson may ask for, each judged from what everybody has seen."""

from collections.abc import Mapping
from types import MappingProxyType

from lunarium.core.teaching import Course, Finding, Judge
from lunarium.core.telling import Telling
from lunarium.core.types import Data
from lunarium.games.nova_luna.cells import cell
from lunarium.games.nova_luna.scoring import place
from lunarium.games.nova_luna.show.insight import lacking
from lunarium.games.nova_luna.show.places import count_colours, name_tile
from lunarium.games.nova_luna.state import Display
from lunarium.games.nova_luna.tiles import TILES

Goal = Data


def _tokens(course: Course, goal: Goal) -> Finding:
    """So many tokens placed since the stage began."""
    then, now = (view["seats"][course.seat]["tokens_left"] for view in (course.start, course.now))
    telling = Telling("lesson-nova-luna-lacks-tokens", {"have": then - now, "of": goal["count"]})
    return Finding(then - now >= goal["count"], telling)


def _task(course: Course, goal: Goal) -> Finding:
    """This task of this tile is covered."""
    display = Display()
    covered = {}
    for placed in course.now["seats"][course.seat]["display"]:
        place(display, placed["tile"], cell(placed["x"], placed["y"]))
        covered[placed["tile"]] = placed["covered"]
    tile, needs = goal["tile"], TILES[goal["tile"]].tasks[goal["task"]]
    lacks = lacking(needs, display.counts[display.tiles.index(tile)])
    params = {"have": len(needs) - len(lacks), "of": len(needs), **count_colours(lacks)}
    return Finding(covered[tile][goal["task"]], Telling("lesson-nova-luna-lacks-task", params))


def _time(course: Course, goal: Goal) -> Finding:
    """No more than so many spaces of the moon track."""
    then, now = (view["seats"][course.seat]["distance"] for view in (course.start, course.now))
    telling = Telling("lesson-nova-luna-lacks-time", {"have": now - then, "most": goal["most"]})
    return Finding(True if now - then <= goal["most"] else None, telling)


def _uninterrupted(course: Course, goal: Goal) -> Finding:
    """So many own moves before anybody else is to move."""
    moves = len([seat for seat, _ in course.played if seat == course.seat])
    is_lost = moves < goal["moves"] and course.now["to_move"] not in (None, course.seat)
    telling = Telling("lesson-nova-luna-lacks-uninterrupted", {"have": moves, "of": goal["moves"]})
    return Finding(None if is_lost else moves >= goal["moves"], telling)


def _out_of_reach(course: Course, goal: Goal) -> Finding:
    """Somebody else is to move and cannot take this tile, which the learner has left on the wheel."""
    view = course.now
    is_left = goal["tile"] in view["wheel"] and goal["tile"] not in view["reach"]
    telling = Telling("lesson-nova-luna-lacks-out-of-reach", name_tile(goal["tile"]))
    return Finding(view["to_move"] not in (None, course.seat) and is_left, telling)


def _won(course: Course, goal: Goal) -> Finding:
    """The game is over and won."""
    outcome = course.now["outcome"]
    left = course.now["seats"][course.seat]["tokens_left"]
    is_won = outcome is not None and outcome["ranking"][0] == course.seat
    telling = Telling("lesson-nova-luna-lacks-won", {"count": left})
    return Finding(None if outcome is not None and not is_won else is_won, telling)


def _phase_score(course: Course, goal: Goal) -> Finding:
    """Alone: the first phase is over, with no more than so many points."""
    solo = course.now["solo"]
    if not solo["notes"]:
        return Finding(False, Telling("lesson-nova-luna-lacks-phase", {"count": solo["stacks"][0]}))
    points = solo["notes"][0]
    telling = Telling("lesson-nova-luna-lacks-points", {"have": points, "most": goal["most"]})
    return Finding(True if points <= goal["most"] else None, telling)


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
