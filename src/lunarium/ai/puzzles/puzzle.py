"""A puzzle: a position, the moves to find there, and how hard that is, as plain values that can be stored."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from lunarium.ai.review.verdict import Verdict
from lunarium.core.errors import BadPuzzle, LunariumError
from lunarium.core.game import Game, Json, M, S, Seat
from lunarium.core.record import Record
from lunarium.core.thinking import LEVELS
from lunarium.core.types import Data
from lunarium.games import load

RELIABLE = 0.75  # a level that finds the solution so often solves the puzzle
HARDEST = LEVELS[-1] + 1  # no level does
# On openskill's scale, where people start at 25: what all levels solve lies three deviations of a game below.
MIDDLE, STEP_OF_LEVEL = 25.0, 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One move to find, and what the others answer."""

    verdict: Verdict  # `better` is the solution, `move` the best other idea
    replies: tuple[str, ...] = ()  # of the others up to the solver's next move; after the last one none

    def as_json(self) -> Json:
        return {**self.verdict.as_json(), "replies": list(self.replies)}

    @classmethod
    def of(cls, data: Data) -> Self:
        return cls(verdict=Verdict.of(data), replies=tuple(data["replies"]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position in which one idea is clearly best."""

    key: str  # unique in its game for ever: it stands in addresses and in people's results
    game: str
    mode: str
    theme: str
    solved: tuple[float, ...]  # by level: how often it finds the solution; empty: nobody has tried
    record: Record  # the solver is to move at its end
    steps: tuple[Step, ...]
    number: int = 0  # what people call it among those of its game for as many players; 0: not shipped

    @property
    def seat(self) -> Seat:
        """Who has to find something."""
        return self.steps[0].verdict.seat

    @property
    def players(self) -> int:
        """For how many it is."""
        return int(load(self.game).settle(self.record.options)["players"])

    @property
    def difficulty(self) -> int:
        """The lowest level from which on all solve it reliably, 1 to 5; 6: none; 0: never graded."""
        return rate_difficulty(self.solved)

    @property
    def rating(self) -> float:
        """How strong it is as an opponent, on openskill's scale."""
        known = sum(self.solved) if self.solved else len(LEVELS) / 2
        return round(MIDDLE + STEP_OF_LEVEL * (len(LEVELS) / 2 - known), 2)

    @property
    def main_line(self) -> tuple[str, ...]:
        """The solution with the answers to it."""
        return tuple(move for step in self.steps for move in (step.verdict.better, *step.replies))

    def as_json(self) -> Json:
        """The puzzle as it is stored."""
        return {
            "key": self.key,
            "game": self.game,
            "number": self.number,
            "mode": self.mode,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "solved": list(self.solved),
            "record": self.record.as_json(),
            "steps": [step.as_json() for step in self.steps],
        }

    def write(self) -> str:
        """The puzzle as one line of JSON."""
        return json.dumps(self.as_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def of(cls, data: Data) -> Self:
        """The puzzle that was stored; its difficulty follows from how it is solved."""
        return cls(
            key=data["key"],
            game=data["game"],
            mode=data["mode"],
            theme=data["theme"],
            solved=tuple(data["solved"]),
            record=Record.of(data["record"]),
            steps=tuple(map(Step.of, data["steps"])),
            number=int(data.get("number", 0)),
        )

    @classmethod
    def read(cls, text: str, place: str) -> Self:
        """The puzzle in this line of a file; what is damaged says where it stands."""
        try:
            return cls.of(json.loads(text))
        except (ValueError, KeyError, TypeError, LunariumError) as error:
            raise BadPuzzle("bad-puzzle", place=place) from error


def rate_difficulty(solved: Sequence[float]) -> int:
    """The lowest level from which on all solve it; a weak one that is lucky does not make it easy."""
    if not solved:
        return 0
    found = HARDEST
    for level in reversed(LEVELS):
        if solved[level - 1] < RELIABLE:
            break
        found = level
    return found


def find_theme(game: Game[S, M], state: S, better: Sequence[str], other: Sequence[str]) -> str | None:
    """The first theme of the game that these two lines prove; None: they prove none."""
    lines = [[game.read(text) for text in line] for line in (better, other)]
    return next((name for name, theme in game.practice.themes.items() if theme(state, *lines)), None)
