"""What a stage of the lesson may ask for, each judged from what everybody has seen."""

from collections.abc import Mapping
from types import MappingProxyType

from lunarium.core.teaching import Course, Finding, Judge
from lunarium.core.telling import Telling
from lunarium.core.types import Data
from lunarium.games.luna.wire import ForecastSource, Isle, LunaPlayer

Goal = Data
NEEDED = 2  # active novices for a shrine


def _favour(course: Course, goal: Goal) -> Finding:
    """This favour in hand."""
    held = goal["isle"] in _player(course, course.now)["favours"]
    return Finding(held, Telling("lesson-luna-lacks-favour", {"favour": goal["isle"]}))


def _favours(course: Course, goal: Goal) -> Finding:
    """So many favours more than at the start."""
    then, now = (_player(course, view)["favours"] for view in (course.start, course.now))
    return _count("lesson-luna-lacks-favours", len(now) - len(then), goal["count"])


def _active(course: Course, goal: Goal) -> Finding:
    """So many active novices on an isle."""
    isle = _isle(course.now, goal["isle"])
    return _count("lesson-luna-lacks-active", isle["active"][course.seat], goal["least"], isle=goal["isle"])


def _spent(course: Course, goal: Goal) -> Finding:
    """No more than so many active novices fewer than at the start, wherever they stand."""
    then, now = (
        sum(isle["active"][course.seat] for isle in view["isles"]) for view in (course.start, course.now)
    )
    telling = Telling("lesson-luna-lacks-spent", {"count": then - now, "most": goal["most"]})
    return Finding(then - now <= goal["most"], telling, is_bound=True)


def _novices(course: Course, goal: Goal) -> Finding:
    """So many novices on or beside an isle."""
    have = _count_at(course, goal["isle"])
    return _count("lesson-luna-lacks-novices", have, goal["least"], isle=goal["isle"])


def _recruited(course: Course, goal: Goal) -> Finding:
    """So many novices fewer in supply."""
    then, now = (_player(course, view)["supply"] for view in (course.start, course.now))
    return _count("lesson-luna-lacks-recruited", then - now, goal["count"])


def _shrines(course: Course, goal: Goal) -> Finding:
    """So many shrines built; else what building wants first."""
    then, now = (_player(course, view)["shrine_supply"] for view in (course.start, course.now))
    isle = _isle(course.now, course.now["figures"]["master_builder"])
    have = isle["active"][course.seat]
    if "shrine" not in _player(course, course.now)["favours"]:
        lack = Telling("lesson-luna-lacks-shrines-favour")
    elif have < NEEDED:
        lack = Telling(
            "lesson-luna-lacks-shrines-novices", {"isle": isle["isle"], "have": have, "of": NEEDED}
        )
    else:
        lack = Telling("lesson-luna-lacks-shrines")
    return Finding(then - now >= goal["count"], lack)


def _temple(course: Course, goal: Goal) -> Finding:
    """So many novices more in the temple; else how far the next one is."""
    then, now = (_player(course, view) for view in (course.start, course.now))
    have = len(now["temple"]) - len(then["temple"])
    if now["claims"]:
        lack = Telling("lesson-luna-lacks-temple-claimed", {"tile": now["claims"][0]})
    else:
        lack = Telling("lesson-luna-lacks-temple")
    return Finding(have >= goal["count"], lack)


def _claimed_ahead(course: Course, goal: Goal) -> Finding:
    """A tile is claimed that the Guard has not reached yet."""
    claimed = [
        (group["approved"], tile["tile"])
        for group in course.now["path"]["groups"]
        for tile in group["tiles"]
        if tile["claimed_by"] == course.seat
    ]
    if claimed:
        lack = Telling("lesson-luna-lacks-claimed-approved", {"tile": claimed[0][1]})
    else:
        lack = Telling("lesson-luna-lacks-claimed")
    return Finding(any(not approved for approved, _ in claimed), lack)


def _gain(course: Course, goal: Goal) -> Finding:
    """So much influence from one source since the start; else why it has not come."""
    then, now = (_player(course, view)["points"][goal["source"]] for view in (course.start, course.now))
    lack = Telling("lesson-luna-lacks-gain", {"have": now - then, "of": goal["least"]})
    tokens = course.now["time_tokens"]
    if goal["source"] == "displacement":
        lack = _lacks_displacement(course)
    elif course.now["round"] == course.start["round"]:
        lack = Telling("lesson-luna-lacks-time", {"have": tokens["turned"], "of": tokens["total"]})
    return Finding(now - then >= goal["least"], lack)


def _lacks_displacement(course: Course) -> Telling:
    """A book protects each novice that could be displaced, or nobody was placed beside one."""
    others = [
        space
        for space in course.now["temple"]["spaces"]
        if space["filled"] and space["novice"] not in (None, course.seat)
    ]
    if others and all(space["book"] for space in others):
        return Telling("lesson-luna-lacks-displaced-book", {"tile": others[0]["tile"]})
    return Telling("lesson-luna-lacks-displaced")


def _forecast(course: Course, goal: Goal) -> Finding:
    """What the round's scoring would bring from one source if it came now; a loss is below 0."""
    expected = _player(course, course.now)["if_round_ended"]
    source: ForecastSource = goal["source"]
    brings = expected[source] if expected is not None else None
    if source == "priestess":
        lack = _lacks_priestess(course, brings or 0, goal["least"])
    else:
        lack = Telling("lesson-luna-lacks-apostate", {"count": -(brings or 0)})
    return Finding(brings is not None and brings >= goal["least"], lack)


def _lacks_priestess(course: Course, brings: int, least: int) -> Telling:
    """How many pieces count on her isle, and where they are as many, the council."""
    isle = _isle(course.now, course.now["figures"]["moon_priestess"])
    pieces = [active + shrine for active, shrine in zip(isle["active"], isle["shrines"], strict=True)]
    mine = pieces[course.seat]
    most = max(range(len(pieces)), key=lambda seat: (seat != course.seat, pieces[seat]))
    if mine and mine == pieces[most]:
        seats = course.now["council"]["seats"]
        places = {"mine": seats[course.seat], "theirs": seats[most]}
        places["level"] = int(places["mine"] == places["theirs"])
        return Telling(
            "lesson-luna-lacks-priestess-tied", {"have": brings, "of": least, "count": mine, **places}
        )
    counts = {"mine": mine, "theirs": pieces[most]}
    return Telling("lesson-luna-lacks-priestess", {"have": brings, "of": least, **counts})


def _next(course: Course, goal: Goal) -> Finding:
    """So many novices where a figure will stand in the next round."""
    isle = course.now["figures"]["next"][goal["figure"]]
    have = _count_at(course, isle)
    return _count("lesson-luna-lacks-next", have, goal["least"], isle=isle, figure=goal["figure"])


def _count(key: str, have: int, least: int, **params: str) -> Finding:
    """A goal that is a number."""
    return Finding(have >= least, Telling(key, {"have": max(0, have), "of": least, **params}))


def _player(course: Course, view: Data) -> LunaPlayer:
    player: LunaPlayer = view["players"][course.seat]
    return player


def _isle(view: Data, name: str) -> Isle:
    isle: Isle = next(isle for isle in view["isles"] if isle["isle"] == name)
    return isle


def _count_at(course: Course, name: str) -> int:
    isle = _isle(course.now, name)
    return int(isle["active"][course.seat] + isle["inactive"][course.seat])


JUDGES: Mapping[str, Judge] = MappingProxyType(
    {
        "favour": _favour,
        "favours": _favours,
        "active": _active,
        "spent": _spent,
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
