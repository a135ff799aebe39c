"""Teaching: what a game provides for learners: stages with goals, moments for the coach, puzzles.

A goal is judged by the course of a stage, a condition of the coach by a scene.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Generic, Self, TypeVar

from lunarium.core.errors import Value
from lunarium.core.telling import Telling
from lunarium.core.types import Data

S = TypeVar("S")
M = TypeVar("M")


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

    def at(self, event: Event) -> Self:
        """The same with one move as all that happened."""
        return replace(self, events=(event,))


Condition = Data  # {"is": "can", "kinds": ["promote"]}: a kind that is judged, and what fills it
Found = dict[str, Value]  # what a condition has found out, for the sentence
Sign = Callable[[Scene, Condition], Found | None]  # None: it does not hold


def _moved(scene: Scene, condition: Condition) -> Found | None:
    """The person has moved so often."""
    count = len(scene.own)
    return {} if condition.get("least", 0) <= count <= condition.get("most", count) else None


def _can(scene: Scene, condition: Condition) -> Found | None:
    """A move of one of these kinds is legal; `with`: one with these parts."""
    parts = condition.get("with", {}).items()
    moves = (move for move in scene.legal if move["kind"] in condition["kinds"])
    return {} if any(move["parts"].items() >= parts for move in moves) else None


def _did(scene: Scene, condition: Condition) -> Found | None:
    """The person has played one of these kinds of moves."""
    return {} if any(event.kind in condition["kinds"] for event in scene.own) else None


def _played(scene: Scene, condition: Condition) -> Found | None:
    """One of these kinds of moves was just played by another player."""
    others = (event for event in scene.news if event.seat != scene.seat)
    return {} if any(event.kind in condition["kinds"] for event in others) else None


def _told(scene: Scene, condition: Condition) -> Found | None:
    """The story has just told this, or ever; `mine`: of the person; `with` and `least`: what filled it."""
    events = scene.events if condition.get("ever") else scene.news
    for event in events:
        for telling in event.told:
            if telling.key == condition["key"] and _fits(telling, event, scene.seat, condition):
                return dict(telling.params)
    return None


def _fits(telling: Telling, event: Event, seat: int, condition: Condition) -> bool:
    params = telling.params
    is_mine = params.get("who", event.seat) == seat
    return (
        condition.get("mine", is_mine) == is_mine
        and all(params[name] == value for name, value in condition.get("with", {}).items())
        and all(int(params[name]) >= value for name, value in condition.get("least", {}).items())
        and all(int(params[name]) <= value for name, value in condition.get("most", {}).items())
    )


# What every game's coach can look for.
SIGNS: Mapping[str, Sign] = MappingProxyType(
    {"moved": _moved, "can": _can, "did": _did, "played": _played, "told": _told}
)


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


# Whether the rules prove that a puzzle is about this: the state, the line of the solution, the line of the
# best other idea.
Theme = Callable[[S, Sequence[M], Sequence[M]], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice(Generic[S, M]):
    """The puzzles of a game; one without a folder has none."""

    folder: Traversable | None = None  # files *.jsonl, a puzzle a line
    themes: Mapping[str, Theme[S, M]] = field(default_factory=dict)  # in the order in which they are asked
