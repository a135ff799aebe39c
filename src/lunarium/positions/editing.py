"""Positions that are set up by hand: a draft with what is wrong with it, or what is known about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from random import Random
from typing import Any, Literal

from lunarium.ai.simple import weigh
from lunarium.core.errors import BadPosition
from lunarium.core.game import Json
from lunarium.core.position import Drafting
from lunarium.core.types import TypedDict
from lunarium.games import AnyGame, drafting_of, positions_of
from lunarium.positions.position import Position
from lunarium.positions.shown import Ending, ShownPosition, show_ending, show_position
from lunarium.positions.types import Move, View

Start = Literal["blank", "random", "example"]


class Standing(TypedDict):
    """What each seat has come to so far."""

    unit: str
    seats: list[int]


class PossiblePosition(ShownPosition, Ending):
    """A position that can come about, for the player to move; its moves are listed the best first."""

    players: int  # seats to take
    standing: Standing


@dataclass(frozen=True, slots=True)
class Sheet:
    """A draft, tidied, with its text; either its faults or what there is to know about it."""

    draft: Json
    text: str
    faults: Sequence[BadPosition]
    view: View | None  # also of a draft with faults, where its game can show it
    position: PossiblePosition | None


def check_draft(game: AnyGame, draft: Json) -> Sheet:
    """A draft as somebody sets it up."""
    drafting = drafting_of(game)
    if draft["game"] != game.key:
        raise BadPosition("position-other-game", game=draft["game"], expected=game.key)
    return _check(game, drafting, drafting.parse(drafting.spell(drafting.tidy(draft))))


def check_text(game: AnyGame, text: str) -> Sheet:
    """The draft of a text that has the form of a position."""
    drafting = drafting_of(game)
    return _check(game, drafting, drafting.parse(text))


def begin(game: AnyGame, kind: Start, players: int, rng: Random) -> Sheet:
    """A position to start from: an empty table, one from a random game, or an example."""
    drafting = drafting_of(game)
    if kind == "blank":
        return _check(game, drafting, drafting.blank(game.settle({"players": players})["players"]))
    if kind == "example":
        return check_text(game, drafting.example)
    return check_text(game, positions_of(game).write(_wander(game, players, rng)))


def _wander(game: AnyGame, players: int, rng: Random) -> object:
    """A position of a game in which everybody plays at random; it is not over."""
    options = game.settle({"players": players})
    state = game.start(options, game.deal(options, rng))
    passed = []
    while game.to_move(state) is not None:
        passed.append(state.copy())
        game.apply(state, rng.choice(game.legal_moves(state)))
    return rng.choice([state for state in passed if not game.is_midway(state)])


def _check(game: AnyGame, drafting: Drafting[Any, Json], draft: Json) -> Sheet:
    built = drafting.build(draft)
    if built.state is None:
        return Sheet(draft, drafting.spell(draft), built.faults, built.view, None)
    options, _ = positions_of(game).begin(built.state, Random(0))
    position = Position(game, options, built.state)
    return Sheet(draft, drafting.spell(draft), (), position.view, _show(position))


def _show(position: Position) -> PossiblePosition:
    """What there is to know about a position that can come about."""
    game, options = position.game, position.options
    return {
        **show_position(position),
        **show_ending(position),
        "legal": _list_best_first(game, position.state),
        "players": options["players"],
        "standing": {"unit": game.score(options).unit, "seats": game.showing.progress(position.state)},
    }


def _list_best_first(game: AnyGame, state: object) -> list[Move]:
    """The legal moves piece by piece: the piece with the best move first, and of each its best move."""
    groups: dict[tuple[object, ...], list[tuple[float, Move]]] = {}
    for move, value in weigh(game, state):
        shown = game.show_move(move)
        piece = next(iter(shown["parts"].values()), None)
        groups.setdefault((shown["kind"], piece), []).append((value, shown))
    by_value = [sorted(group, key=itemgetter(0), reverse=True) for group in groups.values()]
    by_value.sort(key=lambda group: group[0][0], reverse=True)
    return [shown for group in by_value for _, shown in group]
