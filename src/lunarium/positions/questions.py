"""What can be asked about a position. Reasons are codes: a language is chosen by those who say them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lunarium.core.about import About
from lunarium.core.errors import NoSuchThing
from lunarium.core.reasons import Reason
from lunarium.positions.position import Position
from lunarium.positions.shown import ShownStep, walk

LONGEST_MOVE = 60  # characters


@dataclass(frozen=True, slots=True)
class Parts:
    """A move by its kind and parts, as a board asks about it, legal or not."""

    kind: str
    parts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed; without reasons it is."""

    move: str
    reasons: Sequence[Reason]


def explain(position: Position, asked: str | Parts) -> Refusal:
    """Why a move is not allowed here."""
    game = position.game
    if isinstance(asked, str):
        return Refusal(asked, game.explain(position.state, asked))
    if game.compose is None:
        raise NoSuchThing("no-such-address")
    move = game.compose(asked.kind, asked.parts)[:LONGEST_MOVE]
    return Refusal(move, game.explain(position.state, move))


def describe(position: Position, thing: str) -> About:
    """What a thing is, does next, and can be used for by the player to move, or why not."""
    about = position.game.showing.about
    card = about(position.state, thing) if about else None
    if card is None:
        raise NoSuchThing()
    return card


def try_line(position: Position, moves: Sequence[str], rng: Random) -> list[ShownStep]:
    """The steps that these moves make, up to where something face down would come up."""
    game = position.game
    world = replace(position, state=game.determinize(position.state, None, rng))
    state, unseen, known = world.state.copy(), game.unseen(world.state), 0
    for text in moves:
        if game.to_move(state) is None:
            break
        game.apply(state, game.check(state, text))
        if game.unseen(state) != unseen:
            break
        known += 1
    return list(walk(world, moves[:known]))
