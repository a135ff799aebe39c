"""Puzzles as they are shown to those who solve them, and what an answer comes to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from typing import Literal, Self

from lunarium.ai.ideas import cut_line
from lunarium.ai.puzzles.judging import Answer, count_moves, find_step
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.review.attempt import RIGHT, Attempt, Word
from lunarium.ai.review.grades import grade
from lunarium.ai.review.measure import Measure
from lunarium.core.errors import NeedsEngine
from lunarium.core.record import Record
from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.games import AnyGame, load
from lunarium.positions.position import Position
from lunarium.positions.shown import (
    SeatInfo,
    ShownPosition,
    ShownStep,
    seat_alone,
    show_move,
    show_position,
    walk,
)
from lunarium.positions.types import Level, Move

STRONGEST: Level = "level-5"  # whose name the opponents bear: they answer with their best


class ShownPuzzle(ShownPosition):
    """A puzzle as far as it was solved, and what may be done there; everything in it is open to everybody."""

    game: str
    key: str
    number: int | None  # among those of the game for as many players; None: of somebody's own game
    players: int
    depth: int  # moves to find
    found: int  # so far
    seat: int  # the solver's
    seats: list[SeatInfo]
    played: Sequence[str]  # by everybody since the puzzle began
    daily: date | None  # it is the puzzle of this day, or was when it was begun


class Piece(TypedDict):
    """Where the solution's next move begins."""

    kind: str | None  # of the next move
    thing: str | None  # what it begins with; None: the kind says all, or the solution goes another way


class Solution(TypedDict):
    """The whole way, with what the rules prove about it."""

    theme: str | None  # None: the rules prove none, at a turning point of somebody's own game
    steps: list[ShownStep]  # from the start of the puzzle
    own: list[int]  # which of the steps were to be found
    why: list[Telling]
    levels: Sequence[float]  # how often each level of the computer finds it; none: nobody has asked them


class ShownAnswer(TypedDict):
    """What a move came to; several may be right."""

    verdict: Word
    status: Literal["open", "solved", "missed"]
    move: Move
    measure: Literal["win", "score"]  # in what the loss is counted
    loss: float
    is_main: bool  # the very move that the solution has
    steps: list[ShownStep]  # the move and what follows: the answers to a right one, what punishes another
    theme: str | None  # once it is solved
    why: Sequence[Telling]  # why a right move is right, as far as the rules prove it


@dataclass(frozen=True)
class Posed:
    """A puzzle with the moves that were found so far."""

    puzzle: Puzzle
    played: tuple[str, ...]
    seats: list[SeatInfo] | None = None  # who sits where, in somebody's own game
    day: date | None = None  # whose puzzle it is, and was when it was begun

    @cached_property
    def game(self) -> AnyGame:
        return load(self.puzzle.game)

    @cached_property
    def position(self) -> Position:
        """Where these moves lead."""
        return Position(self.game, self.puzzle.record.options, self._way.replay(self.game))

    @cached_property
    def measure(self) -> Measure:
        return Measure.of(self.game, self.puzzle.record.options)

    @property
    def _way(self) -> Record:
        record = self.puzzle.record
        return replace(record, moves=(*record.moves, *self.played))

    @property
    def is_graded(self) -> bool:
        """Whether a try counts for the solver; nothing does in somebody's own game."""
        return self.seats is None

    def knows(self, move: str) -> bool:
        """Whether the puzzle itself says what this move is worth and what follows."""
        step = find_step(self.puzzle, self.played)
        return step is not None and move in (step.verdict.better, step.verdict.move)

    def go_on(self, *moves: str) -> Self:
        """The puzzle after some more moves."""
        return replace(self, played=(*self.played, *moves))


def show_puzzle(posed: Posed) -> ShownPuzzle:
    """What can be seen and done; nothing of the solution."""
    puzzle, seats = posed.puzzle, posed.seats
    if seats is None:
        seats = seat_alone(posed.game, puzzle.record.options, puzzle.seat, STRONGEST)
    return {
        **show_position(posed.position),
        "game": posed.game.key,
        "key": puzzle.key,
        "number": puzzle.number or None,
        "players": posed.measure.players,
        "depth": len(puzzle.steps),
        "found": count_moves(posed.game, puzzle, posed.played),
        "seat": puzzle.seat,
        "seats": seats,
        "played": posed.played,
        "daily": posed.day,
    }


def show_piece(posed: Posed) -> Piece:
    """The kind of the solution's next move, and the thing that it begins with."""
    step, game = find_step(posed.puzzle, posed.played), posed.game
    if step is None:
        return {"kind": None, "thing": None}
    move = game.read(step.verdict.better)
    things, kind = game.showing.things(posed.position.state), game.kind(move)
    for name, value in game.parts(move).items():
        ends = [thing for thing in things if isinstance(value, str) and thing.endswith(f":{value}")]
        for thing in (f"{name}:{value}", *ends[:1]):
            if thing in things:
                return {"kind": kind, "thing": thing}
    return {"kind": kind, "thing": f"action:{kind}" if f"action:{kind}" in things else None}


def show_solution(posed: Posed) -> Solution:
    """The whole way from the start; after the last move as far as it can be foreseen."""
    at, puzzle = replace(posed, played=()), posed.puzzle
    shown, own = list[ShownStep](), list[int]()
    for step in puzzle.steps:
        is_last = step is puzzle.steps[-1]
        own.append(len(shown))
        line = step.verdict.line if is_last else (step.verdict.better, *step.replies)
        shown += _show_steps(at, line or (step.verdict.better,), is_expected=is_last)
        at = at.go_on(step.verdict.better, *step.replies)
    why = [telling for step in puzzle.steps for telling in step.verdict.why]
    return {
        "theme": puzzle.theme or None,
        "steps": shown,
        "own": own,
        "why": [told for place, told in enumerate(why) if told not in why[:place]],
        "levels": puzzle.solved,
    }


def show_answer(posed: Posed, found: Answer) -> ShownAnswer:
    """What a move came to, and the answers to it or what punishes it; of the solution nothing."""
    attempt = found.attempt
    is_main = found.is_right and attempt.move == attempt.better
    if found.is_right and not found.is_solved:
        steps = _show_steps(posed, (attempt.move, *found.replies))
    else:
        steps = _show_steps(posed, attempt.line or (attempt.move,), is_expected=True)
    return {
        "verdict": found.word,
        "status": "solved" if found.is_solved else "open" if found.is_right else "missed",
        "move": show_move(posed.game, attempt.move),
        "measure": posed.measure.name,
        "loss": attempt.loss,
        "is_main": is_main,
        "steps": steps,
        "theme": (posed.puzzle.theme or None) if found.is_solved else None,
        "why": found.why if is_main else (),
    }


def judge_without_search(posed: Posed, move: str) -> Answer:
    """What the move gives away, where that was found when the puzzle was made."""
    posed.game.check(posed.position.state, move)
    step, scale = find_step(posed.puzzle, posed.played), posed.measure.scale
    if step is None or move not in step.verdict.worth:
        raise NeedsEngine("puzzle-needs-engine")
    known = step.verdict
    loss = known.worth[move]
    attempt = Attempt(
        move=move,
        grade=grade(loss / scale, known.error / scale),
        loss=loss,
        error=known.error,
        line=(move,),
        better=known.better,
        better_line=known.line,
        why=(),
    )
    is_right = attempt.word == RIGHT
    if is_right and step is not posed.puzzle.steps[-1]:  # nobody can answer another way
        raise NeedsEngine("puzzle-needs-engine")
    return Answer(attempt=attempt, replies=(), is_solved=is_right)


def _show_steps(posed: Posed, line: Sequence[str], *, is_expected: bool = False) -> list[ShownStep]:
    """These moves one after the other; what is only expected ends before something face down comes up."""
    moves = cut_line(posed.game, posed.position.state, line) if is_expected else line
    return list(walk(posed.position, moves))
