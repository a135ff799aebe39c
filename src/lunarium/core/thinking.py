"""Thinking: what a game gives to whoever chooses moves by computing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Generic, Literal, Protocol, TypeVar

from lunarium.core.encoding import Encoding
from lunarium.core.types import Options

LEVELS = range(1, 6)  # of a search, from a child's opponent to the strongest

S = TypeVar("S")
M = TypeVar("M")

# By seat: utility, chance of winning, score.
Values = tuple[Sequence[float], Sequence[float], Sequence[float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A mode, deals that are the same for everybody, and players to be measured by."""

    mode: str  # its name is the game's and this
    options: Options
    seed: int  # of the deals; nothing of ours was tuned on them
    games: int  # against each of the baselines; alone: in all
    baselines: Mapping[str, float]  # player -> its rating, where random is 0; alone: its mean score
    known: Traversable | None = None  # alone: what is known of each deal where nothing is hidden, as JSON


class PlayGames(Protocol):
    """Whole games by players that do not search (`uniform`, `by-kind`, `greedy`), at the engine's speed."""

    def __call__(
        self,
        options: Options,
        head: str,
        seeds: Sequence[str],
        players: Sequence[str],
        with_legal: bool,
    ) -> bytes:
        """A line of JSON for each seed: the head, the set-up, moves, result, on demand all legal moves."""


class Search(Protocol[M]):
    """One search about a position, with its tree."""

    def run(self, simulations: int, seconds: float) -> None:
        """Think until one of both is used up, or somebody calls `stop`."""

    def stop(self) -> None:
        """End the thinking at once, from another thread."""

    def advance(self, move: M) -> None:
        """The game goes on with this move; keep what was thought about it."""

    def simulations(self) -> int:
        """How many there were about this position."""

    def value(self) -> Values:
        """What the position is worth."""

    def thoughts(self, length: int) -> list[tuple[M, int, float, Values, list[M]]]:
        """Move, visits, prior, values and expected line of so many moves; the best first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thinking(Generic[S, M]):
    """What a computer can think with; a game that gives nothing is played by chance."""

    evaluate: Callable[[S, int], float] | None = None  # how good a position looks to a seat
    search: Callable[[S, int, int, int], Search[M]] | None = None  # state, level, seed, threads
    simulations: Callable[[int, int], int] = lambda level, players: 0  # of a level, at a table of so many
    play_games: PlayGames | None = None  # None: they are played move by move
    encoding: Encoding[S, M] | None = None  # positions and moves as numbers, for learners
    challenges: tuple[Challenge, ...] = ()  # open problems, and how submissions are scored
    standards: Traversable | None = None  # what strong players reach, a file (`lunarium.contest.standards`)
    has_engine: bool = False  # a native engine exists for it, whether it is built here or not
    engine: Literal["native", "python"] = "python"  # who searches, plays whole games and steps batches here

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels that are really there: they need the search."""
        return tuple(LEVELS) if self.search is not None else ()
