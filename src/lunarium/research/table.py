"""A table for learners: one game with its encoding, stepped by numbers."""

import operator
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lunarium.core.errors import LunariumError
from lunarium.core.types import Json
from lunarium.research.pictures import describe, paint
from lunarium.research.positions import Position, deal_start, load_encoded, rewards_rank

RENDER_MODES = ("human", "ansi", "rgb_array")
WORST_RANK, WORST_SCORE = -1.0, -1_000.0  # no result by score is so low
Seen = dict[str, NDArray[Any]]  # an observation and the mask of its actions, by name
OVER = 0  # the only action in the mask of a game that is over: a distribution over no action is an error


class Table:
    """One game: what a seat sees, what it may do, and what it brought in the end."""

    def __init__(self, game: str, options: Mapping[str, object] | None, reward: str) -> None:
        self.game, self.encoding = load_encoded(game)
        self.options = self.game.settle(options or {})
        self.by_rank = rewards_rank(reward)
        self.deal(0)
        numbers = self.position.numbers
        self.shape = self.encoding.shape(numbers)
        self.penalty = WORST_RANK if self.by_rank and numbers.sides() > 1 else WORST_SCORE

    def __getstate__(self) -> Json:
        """Without the encoding, which belongs to the game."""
        return {name: value for name, value in vars(self).items() if name != "encoding"}

    def __setstate__(self, kept: Json) -> None:
        vars(self).update(kept)
        self.encoding = load_encoded(self.game.key)[1]

    def deal(self, seed: object) -> None:
        """A new game; the same seed deals the same one."""
        self.position = Position(self.game, self.encoding, deal_start(self.game, self.options, seed))

    def seat(self) -> int | None:
        """Whose move it is; None when the game is over."""
        return self.position.numbers.to_move()

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What this seat knows."""
        row = np.zeros(self.shape.observation, np.uint8)
        self.position.numbers.observe(seat, row)
        return row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that this seat has now; once the game is over, for the first."""
        row = np.zeros(self.shape.actions, np.uint8)
        if self.seat() is None:
            row[OVER] = 1
        elif seat == self.seat():
            self.position.numbers.mask(row)
        return row.view(np.int8)

    def allows(self, action: object) -> bool:
        """Whether this is an action of whoever is to move."""
        return self._move(action) is not None

    def act(self, action: object) -> None:
        """Play the action of whoever is to move; one that is not allowed changes nothing."""
        if self.seat() is None:
            raise LunariumError("research-over")
        move = self._move(action)
        if move is None:
            raise LunariumError("research-illegal-action", index=0, action=str(action)[:20])
        self.position.apply(move)

    def _move(self, action: object) -> Any:
        """The move of an action, None if there is none; actions may be numbers of any kind."""
        try:
            number = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            return None
        return self.position.numbers.decode(number) if 0 <= number < self.shape.actions else None

    def rewards(self) -> list[float]:
        """What a game that is over brought to each seat."""
        return self.position.numbers.rewards(self.by_rank)

    def render(self, mode: str | None) -> str | NDArray[np.uint8] | None:
        """The table as text or as a picture; for people its text goes to the terminal."""
        if mode is None:
            return None
        view = self.game.view(self.position.state, None)
        if mode == "rgb_array":
            return paint(self.game, view)
        text = describe(self.game, view)
        if mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        choices = ", ".join(RENDER_MODES)
        raise LunariumError("bad-option-value", option="render_mode", value=str(mode)[:40], choices=choices)
