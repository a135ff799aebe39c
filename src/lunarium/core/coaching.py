"""Coaching: what to say in somebody's first game, and when; what is said are moments, and moments are data.

A moment has conditions, each a kind that the rules judge and what fills it. What a condition finds out (a
tile, an isle, a number) fills the sentence of the moment and the names of what glows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from lunarium.core.errors import Value
from lunarium.core.game import Game
from lunarium.core.patches import Json
from lunarium.core.telling import Telling

AnyGame = Game[Any, Any]
Condition = Mapping[str, Any]  # {"is": "can", "kinds": ["promote"]}: a kind that is judged, and what fills it
Found = dict[str, Value]  # what a condition has found out, for the sentence
MOST_WORD = 80  # characters of what is remembered of a sentence


@dataclass(frozen=True, slots=True)
class Event:
    """A move that was played, and what was told of it."""

    ply: int
    seat: int
    kind: str
    told: tuple[Telling, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What the coach looks at: a position in which the person who is coached is to move."""

    seat: int  # of the person
    view: Json
    insight: Json  # what each legal move would bring
    legal: Sequence[Json]  # as they are shown: text, kind, parts
    events: tuple[Event, ...] = ()  # all that was played
    denied: Mapping[int, Sequence[Telling]] = field(default_factory=dict)  # by ply what a move prevents

    @property
    def own(self) -> tuple[Event, ...]:
        """What the person has played."""
        return tuple(event for event in self.events if event.seat == self.seat)

    @property
    def news(self) -> tuple[Event, ...]:
        """What has happened since the person was to move last, with their own move."""
        last = max((event.ply for event in self.own), default=0)
        return tuple(event for event in self.events if event.ply >= last)

    def at(self, event: Event) -> Scene:
        """The same with one move as all that happened."""
        return replace(self, events=(event,))


Sign = Callable[[Scene, Condition], Found | None]  # None: it does not hold


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


@dataclass(frozen=True, slots=True)
class Word:
    """A sentence of the coach, and by what it is remembered."""

    word: str
    telling: Telling
    glow: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    ply: int | None = None  # of the move that it is about


@dataclass(frozen=True, slots=True)
class Idea:
    """Something worth doing at the beginning."""

    key: str
    is_done: bool
    is_possible: bool  # now


_known: dict[str, tuple[Any, Coaching]] = {}  # by game: read once


def read_coaching(game: AnyGame) -> Coaching:
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


def find_moment(game: AnyGame, scene: Scene, said: Collection[str] = ()) -> Word | None:
    """What is new now and was never said."""
    for moment in read_coaching(game).moments:
        found = None if moment.key in said else judge(game, moment.when, scene)
        if found is not None:
            return _say(game, moment, found, moment.key)
    return None


def find_remark(game: AnyGame, scene: Scene, said: Collection[str] = ()) -> Word | None:
    """A sentence on what the others have just done; the same one is never said twice."""
    moves = [event for event in scene.news if event.seat != scene.seat]
    for event in moves:
        for telling in scene.denied.get(event.ply, ()):
            word = Word(_remember(telling.key, telling.params), telling, ply=event.ply)
            if telling.params.get("who") == scene.seat and word.word not in said:
                return word
    for moment in read_coaching(game).remarks:
        for event in moves:
            found = judge(game, moment.when, scene.at(event))
            if found is None:
                continue
            found.setdefault("who", event.seat)
            word = _say(game, moment, found, _remember(moment.key, found))
            if word.word not in said:
                return replace(word, ply=event.ply)
    return None


def list_ideas(game: AnyGame, scene: Scene) -> list[Idea]:
    """The ideas for the beginning that were carried out or are possible now; none later on."""
    coaching = read_coaching(game)
    if judge(game, coaching.early, scene) is None:
        return []
    ideas = [
        Idea(idea.key, judge(game, idea.done, scene) is not None, judge(game, idea.when, scene) is not None)
        for idea in coaching.ideas
    ]
    return [idea for idea in ideas if idea.is_done or idea.is_possible]


def judge(game: AnyGame, conditions: Sequence[Condition], scene: Scene) -> Found | None:
    """What all conditions together have found out; None: one of them does not hold."""
    everything: Found = {}
    for condition in conditions:
        sign = SIGNS.get(condition["is"]) or game.teaching.signs[condition["is"]]
        found = sign(scene, condition)
        if found is None:
            return None
        everything |= found
    return everything


def _say(game: AnyGame, moment: Moment, found: Found, word: str) -> Word:
    glow = tuple(name.format_map(found) for name in moment.glow)
    return Word(word, Telling(f"coach-{game.key}-{moment.key}", found), glow, moment.rules)


def _remember(key: str, found: Mapping[str, Value]) -> str:
    """A sentence by its key and what fills it: with other facts it is another one."""
    facts = [str(value) for name, value in sorted(found.items()) if name != "who"]
    return " ".join((key, *facts))[:MOST_WORD]


def _moved(scene: Scene, condition: Condition) -> Found | None:
    """The person has moved so often."""
    count = len(scene.own)
    return {} if condition.get("least", 0) <= count <= condition.get("most", count) else None


def _can(scene: Scene, condition: Condition) -> Found | None:
    """One of these kinds of moves is legal."""
    return {} if any(move["kind"] in condition["kinds"] for move in scene.legal) else None


def _did(scene: Scene, condition: Condition) -> Found | None:
    """The person has played one of these kinds of moves."""
    return {} if any(event.kind in condition["kinds"] for event in scene.own) else None


def _played(scene: Scene, condition: Condition) -> Found | None:
    """One of these kinds of moves was just played by somebody else."""
    others = (event for event in scene.news if event.seat != scene.seat)
    return {} if any(event.kind in condition["kinds"] for event in others) else None


def _told(scene: Scene, condition: Condition) -> Found | None:
    """The story has just told this, or ever; `mine`: of the person; `with` and `least`: what filled it."""
    events = scene.events if condition.get("ever") else scene.news
    for event in events:
        for telling in event.told:
            if telling.key == condition["key"] and _fits(telling, event, scene.seat, condition):
                return dict(telling.params)
    return None


def _fits(telling: Telling, event: Event, seat: int, condition: Condition) -> bool:
    params = telling.params
    is_mine = params.get("who", event.seat) == seat
    return (
        condition.get("mine", is_mine) == is_mine
        and all(params[name] == value for name, value in condition.get("with", {}).items())
        and all(int(params[name]) >= value for name, value in condition.get("least", {}).items())
        and all(int(params[name]) <= value for name, value in condition.get("most", {}).items())
    )


# What every game's coach can look for.
SIGNS: Mapping[str, Sign] = MappingProxyType(
    {"moved": _moved, "can": _can, "did": _did, "played": _played, "told": _told}
)


def list_keys(game: AnyGame) -> Iterator[str]:
    """The keys of all that the coach may say."""
    coaching = read_coaching(game)
    for moment in (*coaching.moments, *coaching.remarks):
        yield f"coach-{game.key}-{moment.key}"
    yield from (f"coach-{game.key}-idea-{idea.key}" for idea in coaching.ideas)


def faults(game: AnyGame) -> Iterator[str]:
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
