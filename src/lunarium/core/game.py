"""Game: what a game is to everybody else, a frozen value made of functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from lunarium.core.errors import BadNotation, IllegalMove, NotYourTurn
from lunarium.core.options import Option
from lunarium.core.reasons import Reason
from lunarium.core.telling import Telling

Seat = int
Json = dict[str, Any]  # an object that json.dumps can write
NOTATION = "docs/notation.md"  # the "rule" of reasons against texts that are no move at all


class Position(Protocol):
    """The state of a game: plain data that can be copied and compared."""

    def copy(self) -> Self:
        """An independent copy."""


S = TypeVar("S", bound=Position)
M = TypeVar("M")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a game ended, who came where, and every point by its source."""

    ending: str  # "last-token", "no-tiles", "six-rounds", ...
    ranking: tuple[Seat, ...]  # best first
    result: Json  # as docs/notation.md writes it
    breakdown: tuple[Mapping[str, int], ...]  # for each seat: source -> points


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, M]):
    """All that a program needs to play a game; every function is pure but `apply`."""

    key: str  # "nova-luna"
    rules_version: int  # goes up when an old record no longer replays
    seats: range  # how many may play
    options: tuple[Option, ...]  # what people can choose, with defaults
    kinds: tuple[str, ...]  # the kinds of move, in the order to list them

    settle: Callable[[Mapping[str, object]], Json]  # options, checked and complete
    deal: Callable[[Mapping[str, object], Random], Json]  # the only place with chance
    start: Callable[[Mapping[str, object], Mapping[str, Any]], S]  # options and set-up, checked
    to_move: Callable[[S], Seat | None]  # None: the game is over
    legal_moves: Callable[[S], Sequence[M]]
    apply: Callable[[S, M], None]  # trusts its caller, changes the state in place
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Seat | None], Json]  # what a seat, or a spectator, may see
    determinize: Callable[[S, Seat | None, Random], S]  # a world this seat cannot tell from the true one
    write: Callable[[M], str]
    read: Callable[[str], M]  # raises BadNotation
    kind: Callable[[M], str]  # one of kinds
    refuse: Callable[[S, M], list[Reason]]  # empty exactly for a legal move
    reseal: Callable[[Json, S, Random], Json] = lambda setup, state, rng: (
        setup
    )  # the set-up as it may be shown now
    complete: Callable[[Mapping[str, object], Mapping[str, Any]], Json] = lambda options, setup: dict(
        setup
    )  # a set-up with all that it would else look up by name
    is_midway: Callable[[S], bool] = lambda state: (
        False
    )  # inside an unfinished compound action, whose steps the one to move may still take back
    unseen: Callable[[S], int] = lambda state: 0  # how many things are still face down
    progress: Callable[[S], list[int]] = lambda state: []  # a number a seat, for the course of the game
    tell: Callable[[Json, Json, Seat, str], list[Telling]] = lambda before, after, seat, move: (
        []
    )  # what a move was and what came of it, from the views around it
    insight: Callable[[S], Json] = lambda state: {}  # what each move would bring, and why others are refused
    plain: Callable[[S], Any] = lambda state: state  # the state as the Python rules hold it
    engine: str = "python"  # or "native": who runs the rules

    def legal_texts(self, state: S) -> list[str]:
        """The legal moves as text, sorted."""
        return sorted(map(self.write, self.legal_moves(state)))

    def play(self, state: S, text: str, seat: Seat | None = None) -> S:
        """The checked door: read the move, refuse it with reasons, or apply it to a copy."""
        reasons = self.explain(state, text, seat)
        if reasons:
            raise self._refusal(text, reasons)
        after = state.copy()
        self.apply(after, self.read(text))
        return after

    def explain(self, state: S, text: str, seat: Seat | None = None) -> list[Reason]:
        """Why this move is not allowed, for people; empty when it is."""
        to_move = self.to_move(state)
        if to_move is None:
            return [Reason("game-over", f"{self.key}: end")]
        if seat is not None and seat != to_move:
            return [Reason("not-your-turn", f"{self.key}: turn order", {"seat": to_move + 1})]
        try:
            move = self.read(text)
        except BadNotation as error:
            return list(error.reasons)
        if move in self.legal_moves(state):
            return []
        return self.refuse(state, move)

    @staticmethod
    def _refusal(text: str, reasons: list[Reason]) -> BadNotation | IllegalMove:
        """The error that fits the reasons."""
        first = reasons[0]
        if first.code == "not-your-turn":
            return NotYourTurn(reasons=reasons, move=text)
        if first.rule == NOTATION:
            return BadNotation(reasons=reasons, move=text)
        return IllegalMove(reasons=reasons, move=text)
