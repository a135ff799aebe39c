"""Teaching: what a game gives to whoever learns it: stages with goals, and moments for the coach."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from lunarium.core.signs import Sign
from lunarium.core.telling import Telling
from lunarium.core.types import Data


@dataclass(frozen=True, slots=True)
class Course:
    """What has happened in a stage: all that a goal is judged by."""

    seat: int  # the learner's
    views: tuple[Data, ...]  # at the start and after every move of anybody
    played: tuple[tuple[int, str], ...] = ()  # who moved, and how it is written

    @property
    def start(self) -> Data:
        """What could be seen before the first move."""
        return self.views[0]

    @property
    def now(self) -> Data:
        """What can be seen now."""
        return self.views[-1]


@dataclass(frozen=True, slots=True)
class Finding:
    """How a goal stands, and the sentence that says what it lacks, with numbers where they can be counted."""

    met: bool | None  # None: it can no longer be met
    lack: Telling  # to be said of a goal that is not met
    is_bound: bool = False  # what the others may cost: to be said when nothing else is missing


Judge = Callable[[Course, Data], Finding]


@dataclass(frozen=True, slots=True, kw_only=True)
class Teaching:
    """The lesson of a game; one without a folder has none."""

    folder: Traversable | None = None  # a file for each stage, in the order of their names
    judges: Mapping[str, Judge] = field(default_factory=dict)  # a kind of goal -> how it stands
    coaching: Traversable | None = None  # the moments of the coach: moments.json, remarks.json, ideas.json
    signs: Mapping[str, Sign] = field(default_factory=dict)  # a kind of condition -> whether it holds
