"""Teaching: what a game gives to whoever learns it: stages with goals, and moments for the coach."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any

from lunarium.core.signs import Sign


@dataclass(frozen=True, slots=True)
class Course:
    """What has happened in a stage: all that a goal is judged by."""

    seat: int  # the learner's
    views: tuple[dict[str, Any], ...]  # at the start and after every move of anybody
    played: tuple[tuple[int, str], ...] = ()  # who moved, and how it is written

    @property
    def start(self) -> dict[str, Any]:
        """What could be seen before the first move."""
        return self.views[0]

    @property
    def now(self) -> dict[str, Any]:
        """What can be seen now."""
        return self.views[-1]


Judge = Callable[[Course, Mapping[str, Any]], bool | None]  # None: it can no longer be met


@dataclass(frozen=True, slots=True, kw_only=True)
class Teaching:
    """The lesson of a game; one without a folder has none."""

    folder: Traversable | None = None  # a file for each stage, in the order of their names
    judges: Mapping[str, Judge] = field(default_factory=dict)  # a kind of goal -> whether it is met
    coaching: Traversable | None = None  # the moments of the coach: moments.json, remarks.json, ideas.json
    signs: Mapping[str, Sign] = field(default_factory=dict)  # a kind of condition -> whether it holds
