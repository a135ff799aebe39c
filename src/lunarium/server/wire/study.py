"""Thinking about a position on the wire: cards of things, hints, and lines that are only tried."""

from typing import Annotated, Literal

from pydantic import Field

from lunarium.core.types import SpokenReason
from lunarium.server.wire.games import Move, View
from lunarium.server.wire.model import Model, Request
from lunarium.server.wire.tables import MoveText, Ply, Telling

MOST_STEPS = 12
Thing = Annotated[str, Field(min_length=1, max_length=40)]  # "isle:tide", "task:17:2"


class CardRow(Model):
    """One side of a thing in a few sentences; the text `about-row-` + label is its heading."""

    label: Literal["is", "now", "has", "lacks", "next"]
    told: list[Telling]


class PossibleAction(Model):
    """What can be done with a thing: legal moves of one kind."""

    kind: str
    moves: list[str]
    told: Telling | None  # what it would bring; None: the kind says enough


class RefusedAction(Model):
    """What cannot be done with it, and why; without a kind nothing ever is."""

    kinds: list[str]
    reasons: list[SpokenReason]


class Card(Model):
    """What a thing on the table is, does next, and can be used for by whoever is to move."""

    thing: str
    title: Telling
    detail: list[Telling]
    rows: list[CardRow]
    can: list[PossibleAction]
    cannot: list[RefusedAction]


class LegalMoves(Model):
    """What whoever is to move may play, in the order to list it."""

    moves: list[Move]


class HintedMove(Model):
    """A move with an idea of its own, and what the computer expects of it."""

    move: Move
    denies: list[Telling]  # what it keeps the others from
    win: list[float]  # the chance of winning, by seat
    score: list[float]  # the expected result in the game's own points, by seat
    line: list[Move]  # what it expects to follow, this move first


class Hint(Model):
    """What a strong player would do, best first, each another idea."""

    measure: Literal["win", "score"]  # what to compare them by: alone there is nobody to win against
    unit: str  # of the score
    moves: list[HintedMove]


class LineRequest(Request):
    """Moves to try from a position, one after the other."""

    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_STEPS)]
    ply: Ply | None = None


class LineStep(Model):
    """The table after one of these moves."""

    move: Move
    seat: int
    view: View
    drawing: str | None
    headline: list[Telling]
    story: list[Telling]
    to_move: int | None


class Line(Model):
    """The moves as far as everything about them can be known: it ends before something face down comes up."""

    steps: list[LineStep]
