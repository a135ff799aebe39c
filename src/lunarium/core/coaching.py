"""Coaching: what to say in somebody's first game, and when."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from lunarium.core.errors import Value
from lunarium.core.game import Game, M, S
from lunarium.core.moments import Moment, read_coaching
from lunarium.core.scene import Scene
from lunarium.core.signs import SIGNS, Condition, Found
from lunarium.core.telling import Telling

MOST_WORD = 80  # characters of what is remembered of a sentence


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
