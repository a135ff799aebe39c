"""Challenge: an open problem with a fixed way to say how well somebody solves it."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from lunarium.core.types import Options


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A mode, deals that are the same for everybody, and players to be measured by."""

    mode: str  # its name is the game's and this
    options: Options
    seed: int  # of the deals; nothing of ours was tuned on them
    games: int  # against each of the baselines; alone: in all
    baselines: Mapping[str, float]  # player -> its rating, where random is 0; alone: its mean score
    known: Traversable | None = None  # alone: what is known of each deal where nothing is hidden, as JSON
