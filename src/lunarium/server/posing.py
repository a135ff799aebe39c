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
from lunarium.server.snapshots import show_step
from lunarium.tables.grade import Grade, points_of
from lunarium.tables.puzzles import PIECE, THEME, Result
from lunarium.tables.table import beat

STRONGEST = "level-5"  # whose name the opponents bear: they answer with their best


@dataclass(frozen=True)
class Posed:
    """A puzzle with the moves that were found so far."""

    puzzle: Puzzle
    played: tuple[str, ...]
    seats: list[Json] | None = None  # who sits where, in somebody's own game
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
        view = game.view(state, None)
        return {
            "game": game.key,
            "key": self.puzzle.key,
            "number": self.puzzle.number or None,
            "players": self.measure.players,
            "depth": len(self.puzzle.steps),
            "found": self.found,
            "seat": self.puzzle.seat,
            "seats": self.seats if self.seats is not None else self._show_seats(),
            "view": view,
            "drawing": game.showing.draw(view) if game.showing.draw else None,
            "headline": [telling.as_json() for telling in game.showing.headline(view)],
            "to_move": game.to_move(state),
            "legal": [game.show_move(move) for move in game.legal_in_order(state)],
            "insight": game.showing.insight(state),
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

    def show_steps(self, line: Sequence[str], *, is_expected: bool = False) -> list[Json]:
        """These moves one after the other; what is only expected ends before something face down comes up."""
        game, state, steps = self.game, self.state, []
        before = game.view(state, None)
        for text in cut_line(game, state, line) if is_expected else line:
            seat, is_midway = game.to_move(state), game.is_midway(state)
            if seat is None:
                break
            state = game.play(state, text)
            view = game.view(state, None)
            told = tuple(game.showing.tell(before, view, seat, text))
            beats = beat(game, before, view, told)
            step = show_step(game, before, view, seat, text)
            steps.append({**step, "beats": beats, "goes_on": is_midway})
            before = view
        return steps

    def show_solution(self) -> Json:
        """The whole way from the start; after the last move as far as it can be foreseen."""
        start, steps = self.restart(), self.puzzle.steps
        shown, own, at = list[Json](), list[int](), start
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

    def _show_seats(self) -> list[Json]:
        """The solver, and computers for everybody else; whom the rules play, they play here too."""
        options = self.game.settle(self.puzzle.record.options)
        scripted = self.game.scripted(options)
        mine = self.puzzle.seat
        shown = []
        for seat in range(int(options.get("players", 1)) + len(scripted)):
            is_mine = seat == mine
            holder = "scripted" if seat in scripted else "person" if is_mine else "computer"
            shown.append(
                {
                    "seat": seat,
                    "holder": holder,
                    "name": None,
                    "level": STRONGEST if holder == "computer" else None,
                    "mine": is_mine,
                    "connected": is_mine,
                }
            )
        return shown


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
