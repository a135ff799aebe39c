"""Thinking: the native search about one position, its budget, and what it thinks in words of the game."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Any

from lunarium.core.errors import LunariumError
from lunarium.core.game import Json
from lunarium.games import AnyGame
from lunarium.games.engine import native_engine
from lunarium.games.luna import codes as luna_codes
from lunarium.games.nova_luna import twin as nova_luna_twin

LEVELS = range(1, 6)
TOP_LEVEL = 5
LINE_LENGTH = 6
WITHOUT_END = 10**12  # simulations, where only time counts
SOLO_PLANS = 15_000  # of Nova Luna alone: whole plans take more time than lines of a tree


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many simulations or seconds, whichever ends first."""

    simulations: int = WITHOUT_END
    seconds: float = inf


@dataclass(frozen=True, slots=True)
class Thought:
    """What the search thinks of one move."""

    move: str
    visits: int
    prior: float
    utility: list[float]  # by seat: what the search maximises, 0 to 1
    win: list[float]  # by seat: the chance of winning
    score: list[float]  # by seat: the expected result (influence, tokens left, solo score)
    line: list[str]  # what it expects to follow, this move first

    def as_json(self) -> Json:
        """The thought, rounded to what is worth reading."""
        return {
            "move": self.move,
            "visits": self.visits,
            "prior": round(self.prior, 4),
            "utility": _rounded(self.utility),
            "win": _rounded(self.win),
            "score": [round(score, 2) for score in self.score],
            "line": self.line,
        }


class Thinker:
    """One search with its tree: think, ask, go on with the game, think on."""

    def __init__(
        self, game: AnyGame, state: Any, level: int = TOP_LEVEL, seed: int = 0, threads: int = 1
    ) -> None:
        """A search about this state; the level decides what it sees, the budget how long it looks."""
        native = native_engine()
        if native is None or game.engine != "native":
            raise LunariumError("search-needs-native")
        self._game = game
        search = {"luna": native.LunaSearch, "nova-luna": native.NovaLunaSearch}[game.key]
        self._search = search(state.native, level, seed, threads)

    def think(self, budget: Budget) -> None:
        """Think until the budget is used up or `stop` is called; the tree stays for more."""
        self._search.run(budget.simulations, budget.seconds)

    def stop(self) -> None:
        """End the thinking at once, from another thread; what was found stays."""
        self._search.stop()

    def advance(self, move: Any) -> None:
        """The game goes on with this move; what was thought about its position is kept."""
        self._search.advance(self._encode(move))

    @property
    def simulations(self) -> int:
        """How many there were about this position."""
        return int(self._search.simulations())

    def value(self) -> Json:
        """What the position is worth to each seat."""
        utility, win, score = self._search.value()
        return {
            "utility": _rounded(utility),
            "win": _rounded(win),
            "score": [round(points, 2) for points in score],
        }

    def thoughts(self) -> list[Thought]:
        """Every move thought about, the best first."""
        return [
            Thought(
                self._write(code), visits, prior, utility, win, score, [self._write(step) for step in line]
            )
            for code, visits, prior, (utility, win, score), line in self._search.thoughts(LINE_LENGTH)
        ]

    def best(self) -> Any:
        """The move to play."""
        return self._game.read(self.thoughts()[0].move)

    def _encode(self, move: Any) -> int:
        return luna_codes.CODES[move] if self._game.key == "luna" else nova_luna_twin.encode(move)

    def _write(self, code: int) -> str:
        move = luna_codes.MOVES[code] if self._game.key == "luna" else nova_luna_twin.decode(code)
        return self._game.write(move)


def level_simulations(game: AnyGame, level: int, players: int = 2) -> int:
    """How many simulations a level thinks before a move."""
    native = native_engine()
    if native is None:
        raise LunariumError("search-needs-native")
    budgets = {"luna": native.LUNA_BUDGETS, "nova-luna": native.NOVA_LUNA_BUDGETS}[game.key]
    most = SOLO_PLANS if (game.key, players) == ("nova-luna", 1) else WITHOUT_END
    return min(int(budgets[level - 1]), most)


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 4) for share in shares]
