"""Questions on the wire: about which position somebody asks, what they ask, and what is answered."""

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Discriminator, Field, Tag

from lunarium.core.about import CardRow, PossibleAction
from lunarium.core.position import LONGEST
from lunarium.core.telling import Telling
from lunarium.core.types import SpokenReason, TypedDict
from lunarium.positions.shown import ShownStep
from lunarium.positions.types import Move
from lunarium.server.wire.model import Request
from lunarium.server.wire.tables import GameKey, MoveText, Ply

MOST_STEPS = 12
Name = Annotated[str, Field(min_length=1, max_length=40)]
PositionText = Annotated[str, Field(min_length=1, max_length=LONGEST)]
OwnMoves = Annotated[list[MoveText], Field(max_length=60)]
Seal = Annotated[str, Field(max_length=80)]
PartValue = int | Annotated[str, Field(max_length=40)] | bool


class AtTable(Request):
    """A table, now or at an earlier ply."""

    table: Name
    ply: Ply | None = None


class InStage(Request):
    """A stage of a lesson after these own moves; what the others answer follows from them."""

    game: GameKey
    stage: Name
    moves: OwnMoves


class InPuzzle(Request):
    """A puzzle after these moves of everybody, and the seal that shows that they were right."""

    of: Annotated[str, Field(min_length=1, max_length=60)]  # a game, or the table of a reviewed one
    puzzle: Name
    played: OwnMoves
    seal: Seal = ""


class AsText(Request):
    """A position by its text."""

    text: PositionText


def _tag(given: Any) -> str:
    """Which kind of source this is, by the fields that only it has."""
    if not isinstance(given, dict):
        return type(given).__name__
    if "text" in given:
        return AsText.__name__
    if "puzzle" in given:
        return InPuzzle.__name__
    return (InStage if "stage" in given else AtTable).__name__


Source = Annotated[
    Annotated[AtTable, Tag("AtTable")]
    | Annotated[InStage, Tag("InStage")]
    | Annotated[InPuzzle, Tag("InPuzzle")]
    | Annotated[AsText, Tag("AsText")],
    Discriminator(_tag),
]


class PositionQuestion(Request):
    """A question about a position."""

    source: Source


class MoveParts(Request):
    """A move by its kind and parts, as a board has it, legal or not."""

    kind: Name
    parts: Annotated[dict[str, PartValue], Field(max_length=12)]


class WhyQuestion(PositionQuestion):
    """Why can this move not be played?"""

    move: MoveText | MoveParts


class AboutQuestion(PositionQuestion):
    """What is this thing: "isle:tide", "task:17:2"?"""

    thing: Name


class LineQuestion(PositionQuestion):
    """Where do these moves lead, one after the other?"""

    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_STEPS)]


class AttemptQuestion(PositionQuestion):
    """What would this move give away: at a ply of a finished game, or in a position given as text?"""

    move: MoveText


class LegalMoves(TypedDict):
    """What the player to move may play, in the order to list it."""

    moves: Sequence[Move]


class Reasons(TypedDict):
    """Why a move is not allowed now; empty when it is."""

    move: str
    reasons: list[SpokenReason]


class RefusedAction(TypedDict):
    """What cannot be done with a thing, and why; without a kind nothing ever is."""

    kinds: Sequence[str]
    reasons: list[SpokenReason]


class Card(TypedDict):
    """What a thing on the table is, does next, and can be used for by the player to move."""

    thing: str
    title: Telling
    detail: Sequence[Telling]
    rows: Sequence[CardRow]
    can: Sequence[PossibleAction]
    cannot: list[RefusedAction]


class Line(TypedDict):
    """The moves as far as everything about them can be known: it ends before something face down comes up."""

    steps: list[ShownStep]
