"""The coach of a first game: what may be said under which conditions, and what to say now."""

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lunarium.core.errors import Value
from lunarium.core.game import Game, M, S
from lunarium.core.teaching import SIGNS, Condition, Event, Found, Scene
from lunarium.core.telling import Telling
from lunarium.core.types import Json
from lunarium.positions.position import Position

PARTS = ("moments", "remarks", "ideas")
MOST_WORD = 80  # characters of what is remembered of a sentence


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


def _read(files: Mapping[str, Any]) -> Coaching:
    return Coaching(
        moments=tuple(map(_moment, files["moments"])),
        remarks=tuple(map(_moment, files["remarks"])),
        ideas=tuple(map(_moment, files["ideas"]["ideas"])),
        early=tuple(files["ideas"]["while"]),
    )


def _moment(data: Json) -> Moment:
    return Moment(key=data["key"], **{name: tuple(rest) for name, rest in data.items() if name != "key"})


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


def look_at(
    position: Position,
    moves: Sequence[tuple[int, str]],
    story: Sequence[tuple[Telling, ...]],
    state_at: Callable[[int], Any],
) -> Scene:
    """The position as the coach of the player to move sees it, with what was told of each move."""
    game = position.game
    events = tuple(
        Event(ply, seat, game.kind(game.read(text)), story[ply]) for ply, (seat, text) in enumerate(moves)
    )
    scene = Scene(
        seat=position.to_move or 0,
        view=position.view,
        insight=position.insight,
        legal=position.legal,
        events=events,
    )
    if not scene.news:
        return scene
    denied, state = {}, state_at(scene.news[0].ply).copy()
    for event in scene.news:
        move = game.read(moves[event.ply][1])
        denied[event.ply] = game.showing.denies(state, move)
        game.apply(state, move)
    return replace(scene, denied=denied)


def find_moment(game: Game[S, M], scene: Scene, said: Collection[str] = ()) -> Word | None:
    """What is new now and was never said."""
    for moment in read_coaching(game).moments:
        found = None if moment.key in said else judge(game, moment.when, scene)
        if found is not None:
            return _say(game, moment, found, moment.key)
    return None


def find_remark(game: Game[S, M], scene: Scene, said: Collection[str] = ()) -> Word | None:
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


def list_ideas(game: Game[S, M], scene: Scene) -> list[Idea]:
    """The ideas for the beginning that were carried out or are possible now; none later on."""
    coaching = read_coaching(game)
    if judge(game, coaching.early, scene) is None:
        return []
    ideas = [
        Idea(idea.key, judge(game, idea.done, scene) is not None, judge(game, idea.when, scene) is not None)
        for idea in coaching.ideas
    ]
    return [idea for idea in ideas if idea.is_done or idea.is_possible]


def judge(game: Game[S, M], conditions: Sequence[Condition], scene: Scene) -> Found | None:
    """What all conditions together have found out; None: one of them does not hold."""
    everything: Found = {}
    for condition in conditions:
        sign = SIGNS.get(condition["is"]) or game.teaching.signs[condition["is"]]
        found = sign(scene, condition)
        if found is None:
            return None
        everything |= found
    return everything


def _say(game: Game[S, M], moment: Moment, found: Found, word: str) -> Word:
    glow = tuple(name.format_map(found) for name in moment.glow)
    return Word(word, Telling(f"coach-{game.key}-{moment.key}", found), glow, moment.rules)


def _remember(key: str, found: Mapping[str, Value]) -> str:
    """A sentence by its key and what fills it: with other facts it is another one."""
    facts = [str(value) for name, value in sorted(found.items()) if name != "who"]
    return " ".join((key, *facts))[:MOST_WORD]


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
