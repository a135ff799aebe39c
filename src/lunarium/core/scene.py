"""A scene: what a coach looks at, a position and all that led to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from lunarium.core.telling import Telling
from lunarium.core.types import Data


@dataclass(frozen=True, slots=True)
class Event:
    """A move that was played, and what was told of it."""

    ply: int
    seat: int
    kind: str
    told: tuple[Telling, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What the coach looks at: a position in which the person who is coached is to move."""

    seat: int  # of the person
    view: Data
    insight: Data  # what each legal move would bring
    legal: Sequence[Data]  # as they are shown: text, kind, parts
    events: tuple[Event, ...] = ()  # all that was played
    denied: Mapping[int, Sequence[Telling]] = field(default_factory=dict)  # by ply what a move prevents

    @property
    def own(self) -> tuple[Event, ...]:
        """What the person has played."""
        return tuple(event for event in self.events if event.seat == self.seat)

    @property
    def news(self) -> tuple[Event, ...]:
        """What has happened since the person was to move last, with their own move."""
        last = max((event.ply for event in self.own), default=0)
        return tuple(event for event in self.events if event.ply >= last)

    def at(self, event: Event) -> Scene:
        """The same with one move as all that happened."""
        return replace(self, events=(event,))
