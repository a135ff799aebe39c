"""Positions on the wire: drafts with what is wrong with them, and what is known about possible ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from lunarium.core.position import LONGEST
from lunarium.core.types import SpokenReason
from lunarium.games import GAMES
from lunarium.server.wire.games import Insight, Move, View, any_of
from lunarium.server.wire.model import Json, Model, Request
from lunarium.server.wire.tables import MOST_SEATS, MoveText, Scores, SeatRequest, Telling, Visibility

if TYPE_CHECKING:
    Draft = Json
else:
    Draft = any_of(
        [
            game.positions.drafting.type
            for game in GAMES.values()
            if game.positions and game.positions.drafting
        ]
        or [dict[str, Any]]
    )

PositionText = Annotated[str, Field(min_length=1, max_length=LONGEST)]
Start = Literal["blank", "random", "example"]


class PositionRequest(Request):
    """A position to look at: as a draft that somebody is setting up, or as a text."""

    draft: Draft | None = None
    text: PositionText | None = None


class PositionByText(Request):
    """A position by its text."""

    text: PositionText


class PositionAttempt(Request):
    """A move in a position: how good is it?"""

    text: PositionText
    move: MoveText


class PositionTable(Request):
    """A new table at which the game goes on from a position."""

    text: PositionText
    seats: list[SeatRequest] = Field(min_length=1, max_length=MOST_SEATS)
    visibility: Visibility = "link"


class Fault(Model):
    """What is wrong with a draft, in a sentence, and the places that it is about."""

    code: str
    message: str
    reasons: list[SpokenReason]
    places: list[str]  # the game's own names: "wheel", "tile:17", "side:0"


class Standing(Model):
    """What each seat has come to so far."""

    unit: str
    seats: list[int]


class PossiblePosition(Model):
    """A position that can come about, for whoever is to move."""

    players: int  # seats to take
    view: View
    drawing: str | None
    headline: list[Telling]
    to_move: int | None
    standing: Standing
    legal: list[Move]  # in the order to list them
    insight: Insight
    ranking: list[int] | None  # seats, best first, once it is over
    scores: Scores | None
    verdict: Telling | None


class PositionSheet(Model):
    """A draft, tidied, with its text; either its faults or what there is to know about it."""

    draft: Draft
    text: str
    faults: list[Fault]
    view: View | None  # also of a draft with faults, where its game can show it
    position: PossiblePosition | None


class WrittenPosition(Model):
    """The text of a position."""

    text: str
