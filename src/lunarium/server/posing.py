"""Posing: a puzzle as it is shown to somebody who solves it; nothing of the solution is in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from typing import Any

from lunarium.ai.ideas import cut_line
from lunarium.ai.puzzles.judging import find_step
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.review.measure import Measure
from lunarium.core.game import Json
from lunarium.games import AnyGame, load
from lunarium.positions.position import Position
from lunarium.positions.shown import SeatInfo, Step, seat_alone, show_position, walk
from lunarium.positions.types import Level
from lunarium.tables.grade import Grade, points_of
from lunarium.tables.puzzles import PIECE, THEME, Result

STRONGEST: Level = "level-5"  # whose name the opponents bear: they answer with their best


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
    def state(self) -> Any:
        return self._way.replay(self.game)

    @cached_property
    def measure(self) -> Measure:
        return Measure.of(self.game, self.puzzle.record.options)

    @property
    def _way(self) -> Any:
        record = self.puzzle.record
        return replace(record, moves=(*record.moves, *self.played))

    @property
    def found(self) -> int:
        """How many moves the solver has found."""
        game, count = self.game, 0
        state = self.puzzle.record.replay(game)
        for text in self.played:
            place = game.to_move(state)
            count += place is not None and self.measure.mover(place) == self.puzzle.seat
            state = game.play(state, text)
        return count

    def go_on(self, *moves: str) -> Posed:
        """The puzzle after some more moves."""
        return replace(self, played=(*self.played, *moves))

    def restart(self) -> Posed:
        """The puzzle before the first move."""
        return replace(self, played=())

    def show(self) -> Json:
        """What can be seen and done; everything in it is open to everybody."""
        game, state = self.game, self.state
        position = Position(game, self.puzzle.record.options, state)
        seats = self.seats
        if seats is None:
            seats = seat_alone(game, position.options, self.puzzle.seat, STRONGEST)
        return {
            **show_position(position),
            "game": game.key,
            "key": self.puzzle.key,
            "number": self.puzzle.number or None,
            "players": self.measure.players,
            "depth": len(self.puzzle.steps),
            "found": self.found,
            "seat": self.puzzle.seat,
            "seats": seats,
            "played": list(self.played),
            "daily": self.day,
        }

    def show_hint(self, shown: int, result: Result | None) -> Json:
        """What the solver was shown; whoever has solved the puzzle knows what it was about."""
        is_known = knows_theme(shown, result)
        kind, thing = self.find_piece() or (None, None) if shown >= PIECE else (None, None)
        return {
            "hint": shown,
            "theme": (self.puzzle.theme or None) if is_known else None,
            "kind": kind,
            "thing": thing,
        }

    def show_steps(self, line: Sequence[str], *, is_expected: bool = False) -> list[Step]:
        """These moves one after the other; what is only expected ends before something face down comes up."""
        position = Position(self.game, self.puzzle.record.options, self.state)
        return list(walk(position, cut_line(self.game, self.state, line) if is_expected else line))

    def show_solution(self) -> Json:
        """The whole way from the start; after the last move as far as it can be foreseen."""
        start, steps = self.restart(), self.puzzle.steps
        shown, own, at = list[Step](), list[int](), start
        for step in steps:
            is_last = step is steps[-1]
            own.append(len(shown))
            line = step.verdict.line if is_last else (step.verdict.better, *step.replies)
            shown += at.show_steps(line or (step.verdict.better,), is_expected=is_last)
            at = at.go_on(step.verdict.better, *step.replies)
        why = [telling.as_json() for step in steps for telling in step.verdict.why]
        return {
            "theme": self.puzzle.theme or None,
            "steps": shown,
            "own": own,
            "why": [told for place, told in enumerate(why) if told not in why[:place]],
            "levels": list(self.puzzle.solved),
        }

    def find_piece(self) -> tuple[str, str | None] | None:
        """The kind of the solution's next move, and the thing that it begins with; None: off its way."""
        step, game = find_step(self.puzzle, self.played), self.game
        if step is None:
            return None
        move = game.read(step.verdict.better)
        things, kind = game.showing.things(self.state), game.kind(move)
        for name, value in game.parts(move).items():
            ends = [thing for thing in things if isinstance(value, str) and thing.endswith(f":{value}")]
            for thing in (f"{name}:{value}", *ends[:1]):
                if thing in things:
                    return kind, thing
        return kind, f"action:{kind}" if f"action:{kind}" in things else None


def knows_theme(shown: int, result: Result | None) -> bool:
    """Whether somebody was told what a puzzle is about, or has solved it."""
    return shown >= THEME or (result is not None and result.is_done)


def show_result(result: Result | None) -> Json | None:
    """How somebody came out with a puzzle."""
    if result is None:
        return None
    return {"solved": result.solved, "helped": result.helped, "mended": result.mended}


def show_grade(grade: Grade) -> Json:
    """A grade in the numbers that people read."""
    return {"points": grade.points, "error": grade.error, "tried": grade.tried, "solved": grade.solved}


def show_strength(puzzle: Puzzle) -> Json:
    """How hard a puzzle is."""
    return {"difficulty": puzzle.difficulty, "points": points_of(puzzle.rating)}
