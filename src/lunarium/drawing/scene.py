"""Scene: all that a table needs to be drawn, for one person at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lunarium import texts
from lunarium.core.game import Seat
from lunarium.core.types import Data


@dataclass(frozen=True, slots=True)
class Scene:
    """A view with the words and wishes of whoever looks at it."""

    view: Data
    language: str
    labels: tuple[str, ...]  # by seat: what people call whoever sits there
    shown: Seat = 0  # whose part of the table is looked at
    legal: frozenset[str] = frozenset()  # the legal moves as text
    gains: Mapping[str, int] = field(default_factory=dict)  # what a legal move brings at once
    chosen: str = ""  # the move under the cursor

    def say(self, key: str, **params: object) -> str:
        """The catalogue's text in the viewer's language."""
        return texts.say(key, self.language, params)
