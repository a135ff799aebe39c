"""Thinking: a game's search about one position, its budget, and what it thinks in words of the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Generic

from lunarium.core.errors import LunariumError
from lunarium.core.game import Game, Json, M, S
from lunarium.core.thinking import LEVELS

TOP_LEVEL = LEVELS[-1]
LINE_LENGTH = 6
WITHOUT_END = 10**12  # simulations, where only time counts


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


class Thinker(Generic[S, M]):
    """One search with its tree: think, ask, go on with the game, think on."""

    def __init__(
        self, game: Game[S, M], state: S, level: int = TOP_LEVEL, seed: int = 0, threads: int = 1
    ) -> None:
        """A search about this state; the level decides what it sees, the budget how long it looks."""
        if game.thinking.search is None:
            raise _no_search(game)
        self._game = game
        self._search = game.thinking.search(state, level, seed, threads)

    def think(self, budget: Budget) -> None:
        """Think until the budget is used up or `stop` is called; the tree stays for more."""
        self._search.run(budget.simulations, budget.seconds)

    def stop(self) -> None:
        """End the thinking at once, from another thread; what was found stays."""
        self._search.stop()

    def advance(self, move: M) -> None:
        """The game goes on with this move; what was thought about its position is kept."""
        self._search.advance(move)

    @property
    def simulations(self) -> int:
        """How many there were about this position."""
        return self._search.simulations()

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
        write = self._game.write
        return [
            Thought(write(move), visits, prior, [*utility], [*win], [*score], list(map(write, line)))
            for move, visits, prior, (utility, win, score), line in self._search.thoughts(LINE_LENGTH)
        ]

    def best(self) -> M:
        """The move to play."""
        return self._search.thoughts(1)[0][0]


AnyThinker = Thinker[Any, Any]  # about a game that was found by its name


def level_simulations(game: Game[S, M], level: int, players: int = 2) -> int:
    """How many simulations a level thinks before a move."""
    check_search(game)
    return game.thinking.simulations(level, players)


def check_search(game: Game[S, M]) -> None:
    """Refuse what needs a search where there is none."""
    if game.thinking.search is None:
        raise _no_search(game)


def _no_search(game: Game[S, M]) -> LunariumError:
    """A game that nobody can search, or one whose native engine is not built here."""
    return LunariumError("search-needs-native" if game.thinking.has_engine else "no-search", game=game.key)


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]
