"""Moments: what a coach may say and under which conditions; what the conditions find fills the sentence."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lunarium.core.game import Game, M, S
from lunarium.core.patches import Json
from lunarium.core.signs import SIGNS, Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """Something to say once, when all its conditions hold."""

    key: str
    when: tuple[Condition, ...]
    glow: tuple[str, ...] = ()  # what it speaks of, by the names of the game's board: "isle:{isle}"
    rules: tuple[str, ...] = ()
    done: tuple[Condition, ...] = ()  # of an idea: it was carried out


@dataclass(frozen=True, slots=True, kw_only=True)
class Coaching:
    """All moments of a game, of each kind the more important first."""

    moments: tuple[Moment, ...] = ()  # what is new to the person
    remarks: tuple[Moment, ...] = ()  # why somebody else may have played so
    ideas: tuple[Moment, ...] = ()  # for the beginning
    early: tuple[Condition, ...] = ()  # what holds as long as the ideas are shown


_known: dict[str, tuple[Any, Coaching]] = {}  # by game: read once


def read_coaching(game: Game[S, M]) -> Coaching:
    """What the coach of a game may say; a game without a folder has none."""
    folder = game.teaching.coaching
    if folder is None:
        return Coaching()
    if game.key not in _known or _known[game.key][0] is not folder:
        files = {name: json.loads((folder / f"{name}.json").read_text("utf-8")) for name in PARTS}
        _known[game.key] = folder, _read(files)
    return _known[game.key][1]


PARTS = ("moments", "remarks", "ideas")


def _read(files: Mapping[str, Any]) -> Coaching:
    return Coaching(
        moments=tuple(map(_moment, files["moments"])),
        remarks=tuple(map(_moment, files["remarks"])),
        ideas=tuple(map(_moment, files["ideas"]["ideas"])),
        early=tuple(files["ideas"]["while"]),
    )


def _moment(data: Json) -> Moment:
    return Moment(key=data["key"], **{name: tuple(rest) for name, rest in data.items() if name != "key"})


def list_keys(game: Game[S, M]) -> Iterator[str]:
    """The keys of all that the coach may say."""
    coaching = read_coaching(game)
    for moment in (*coaching.moments, *coaching.remarks):
        yield f"coach-{game.key}-{moment.key}"
    yield from (f"coach-{game.key}-idea-{idea.key}" for idea in coaching.ideas)


def faults(game: Game[S, M]) -> Iterator[str]:
    """Moments with the same key, and conditions that nobody judges."""
    coaching, known = read_coaching(game), {*SIGNS, *game.teaching.signs}
    for moments in (coaching.moments + coaching.remarks, coaching.ideas):
        keys = [moment.key for moment in moments]
        yield from (
            f"{game.key}, coach: {key} stands twice" for key in sorted({*keys}) if keys.count(key) > 1
        )
        for moment in moments:
            for condition in (*moment.when, *moment.done):
                if condition["is"] not in known:
                    yield f"{game.key}, coach: {moment.key} asks for {condition['is']}, which no sign judges"
    for condition in coaching.early:
        if condition["is"] not in known:
            yield f"{game.key}, coach: `while` asks for {condition['is']}, which no sign judges"
