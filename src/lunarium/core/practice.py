"""Practice: what a game gives to whoever solves puzzles: the puzzles themselves, and what they are about."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

S = TypeVar("S")
M = TypeVar("M")

# Whether the rules prove that a puzzle is about this: the state, the line of the solution, the line of the
# best other idea. The state is one of the Python rules.
Theme = Callable[[S, Sequence[M], Sequence[M]], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice(Generic[S, M]):
    """The puzzles of a game; one without a folder has none."""

    folder: Traversable | None = None  # files *.jsonl, a puzzle a line
    themes: Mapping[str, Theme[S, M]] = field(default_factory=dict)  # in the order in which they are asked
