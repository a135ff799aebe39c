"""Positions to start from, and the encoding that puts them into numbers."""

from __future__ import annotations

from random import Random
from typing import Any

from lunarium.core.encoding import EncodedPosition, Encoding
from lunarium.core.errors import BadOption, LunariumError
from lunarium.core.types import Options
from lunarium.games import AnyGame, load

AnyEncoding = Encoding[Any, Any]  # of a game that is known by its key only
REWARDS = ("rank", "score")


class Position:
    """A game under way: in numbers, and for the rules, which follow when they are asked."""

    def __init__(self, game: AnyGame, encoding: AnyEncoding, state: Any) -> None:
        self.game, self.encoding = game, encoding
        self.numbers: EncodedPosition[Any] = encoding.enter(state)
        self._state, self._played = state, list[Any]()

    @property
    def state(self) -> Any:
        """The state of the rules."""
        for move in self._played:
            self.game.apply(self._state, move)
        self._played.clear()
        return self._state

    def apply(self, move: Any) -> None:
        """Play a legal move."""
        self.numbers.apply(move)
        self._played.append(move)

    def __reduce__(self) -> tuple[Any, ...]:
        return _position_at, (self.game, self.state)

    def copy(self) -> Position:
        """An independent copy."""
        copied = Position.__new__(Position)
        copied.game, copied.encoding = self.game, self.encoding
        copied.numbers, copied._state, copied._played = self.numbers.copy(), self.state.copy(), []
        return copied


def _position_at(game: AnyGame, state: Any) -> Position:
    """The position of a pickle."""
    return Position(game, load_encoded(game.key)[1], state)


def load_encoded(key: str) -> tuple[AnyGame, AnyEncoding]:
    """A game with its encoding, which lives in the native engine."""
    game = load(key)
    if game.thinking.encoding is None:
        raise LunariumError("research-needs-engine", game=game.key)
    return game, game.thinking.encoding


def deal_start(game: AnyGame, options: Options, seed: object) -> Any:
    """The first state of a game; the same seed deals the same one."""
    return game.start(options, game.deal(options, Random(f"{seed}")))


def rewards_rank(reward: str) -> bool:
    """Whether rewards go by rank, not by score."""
    if reward not in REWARDS:
        raise BadOption("bad-option-value", option="reward", value=reward[:40], choices=", ".join(REWARDS))
    return reward == "rank"
