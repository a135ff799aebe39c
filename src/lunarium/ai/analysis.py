"""Analysis: what each move of a game gave away, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from lunarium.ai.thinking import TOP_LEVEL, Budget, Thinker
from lunarium.core.game import Json, Seat
from lunarium.core.record import Record
from lunarium.games import AnyGame, load

TURNING_POINT = 0.1  # of the expected result given away by one move
ENOUGH_VISITS = 50  # for a thought to be trusted without a second look


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the search thinks of one move that was played."""

    ply: int
    seat: Seat
    move: str
    better: str  # the search's own choice; the same move where nothing was better
    loss: float  # what the move gave away of the mover's expected result, 0 to 1
    win: list[float]  # the chance of winning before the move, by seat
    score: list[float]  # the expected result before the move, by seat
    is_turning_point: bool

    def as_json(self) -> Json:
        return asdict(self)


def analyse(record: Record, budget: Budget, seed: int = 0) -> Iterator[Judgement]:
    """Every move of the record, from the first on."""
    game = load(record.game)
    states = list(record.states(game))
    for ply, (state, move) in enumerate(zip(states, record.moves, strict=False)):
        yield _judge(game, state, states[ply + 1], ply, move, budget, seed)


def _judge(
    game: AnyGame, state: Any, after: Any, ply: int, move: str, budget: Budget, seed: int
) -> Judgement:
    seat = game.to_move(state)
    if seat is None:
        raise ValueError("the record goes on after the end")
    thinker = Thinker(game, state, TOP_LEVEL, seed)
    thinker.think(budget)
    thoughts, value = thinker.thoughts(), thinker.value()
    best = thoughts[0]
    played = next((thought for thought in thoughts if thought.move == move), None)
    if played is not None and (played is best or played.visits >= ENOUGH_VISITS):
        worth = played.utility[seat]
    else:
        worth = _second_look(game, after, seat, budget, seed)
    loss = 0.0 if best.move == move else max(0.0, best.utility[seat] - worth)
    return Judgement(
        ply=ply,
        seat=seat,
        move=move,
        better=best.move if loss > 0 else move,
        loss=round(loss, 4),
        win=value["win"],
        score=value["score"],
        is_turning_point=loss >= TURNING_POINT,
    )


def _second_look(game: AnyGame, after: Any, seat: Seat, budget: Budget, seed: int) -> float:
    """The worth of a move that the search hardly looked at: think about the position it leads to."""
    thinker = Thinker(game, after, TOP_LEVEL, seed)
    thinker.think(budget)
    utility: list[float] = thinker.value()["utility"]
    return utility[seat]
