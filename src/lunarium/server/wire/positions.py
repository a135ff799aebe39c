"""Positions on the wire: drafts with what is wrong with them, and what is known about possible ones."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pydantic import Field

from lunarium.core.types import SpokenReason, TypedDict
from lunarium.games import GAMES
from lunarium.positions.editing import PossiblePosition
from lunarium.positions.types import View, any_of
from lunarium.server.wire.ask import PositionText
from lunarium.server.wire.model import Json, Request
from lunarium.server.wire.tables import MOST_SEATS, SeatRequest, Visibility

if TYPE_CHECKING:
    Draft = Json
else:
    Draft = any_of(
        [
            game.positions.drafting.type
            for game in GAMES.values()
            if game.positions and game.positions.drafting
        ]
    )


class PositionRequest(Request):
    """A position to look at: as a draft that somebody is setting up, or as a text."""

    draft: Draft | None = None
    text: PositionText | None = None


class PositionTable(Request):
    """A new table at which the game goes on from a position."""

    text: PositionText
    seats: list[SeatRequest] = Field(min_length=1, max_length=MOST_SEATS)
    visibility: Visibility = "link"


class Fault(TypedDict):
    """What is wrong with a draft, in a sentence, and the places that it is about."""

    code: str
    message: str
    reasons: list[SpokenReason]
    places: Sequence[str]  # the game's own names: "wheel", "tile:17", "side:0"


class PositionSheet(TypedDict):
    """A draft, tidied, with its text; either its faults or what there is to know about it."""

    draft: Draft
    text: str
    faults: list[Fault]
    view: View | None  # also of a draft with faults, where its game can show it
    position: PossiblePosition | None


class WrittenPosition(TypedDict):
    """The text of a position."""

    text: str
