"""Signs: what a coach can look for in a scene; a game brings its own beside those of all games."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from lunarium.core.errors import Value
from lunarium.core.scene import Event, Scene
from lunarium.core.telling import Telling
from lunarium.core.types import Data

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
    """One of these kinds of moves was just played by somebody else."""
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
