"""Random games that all laws look at: of every mode the same few, each with its positions and their views."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from lunarium.core.record import Record
from lunarium.core.types import Data
from lunarium.games import AnyGame, load
from tests.support.modes import MODES, random_record

LUNA = [mode for mode in MODES if MODES[mode][0] == "luna"]
NOVA_LUNA = [mode for mode in MODES if MODES[mode][0] == "nova-luna"]
KEPT = 4  # games: tests of one mode run one after the other, and a worker should not hold them all


@dataclass(frozen=True)
class Course:
    """A random game from its beginning to its end; nobody changes its states."""

    record: Record
    game: AnyGame
    states: list[Any]

    @cached_property
    def views(self) -> list[Data]:
        """What a spectator sees at every ply."""
        return [self.game.view(state, None) for state in self.states]

    def pick(self, first: int, every: int) -> list[int]:
        """Some plies, the last among them."""
        last = len(self.states) - 1
        return [*range(first, last, every), last]


def states(record: Record) -> list[Any]:
    """The state at every ply, by the trusting door."""
    game = load(record.game)
    state = game.start(record.options, record.setup)
    reached = [state.copy()]
    for text in record.moves:
        game.apply(state, game.read(text))
        reached.append(state.copy())
    return reached


@lru_cache(maxsize=KEPT)
def run(mode: str, seed: int) -> Course:
    """The game of this number: even ones are drawn by kind, odd ones by chance alone."""
    record = random_record(mode, seed, by_kind=seed % 2 == 0)
    return Course(record, load(record.game), states(record))


def run_both(mode: str) -> list[Course]:
    """A game drawn by kind and one by chance alone."""
    return [run(mode, 0), run(mode, 1)]
