"""Tables on the wire: who sits there, what can be seen, what may be done."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import Field

from lunarium.core.beats import ShownBeat
from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.games import GAMES
from lunarium.positions.questions import LONGEST_MOVE
from lunarium.positions.shown import Ending, Scores, SeatInfo, ShownPosition
from lunarium.positions.types import Level, Move
from lunarium.server.wire.model import Json, Request
from lunarium.server.wire.people import Name
from lunarium.tables.keys import ID_PATTERN

Phrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "thinking",
    "well-played",
    "nice",
    "oh-no",
    "sorry",
    "thanks",
    "again",
    "bye",
]
Visibility = Literal["link", "public"]
MOST_NAMED = 100
Thing = Annotated[int, Field(ge=0, le=10_000)] | Annotated[str, Field(min_length=1, max_length=40)]
MoveText = Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]
Ply = Annotated[int, Field(ge=0, le=100_000)]
DealNumber = Annotated[int, Field(ge=0, le=2**53 - 1)]
MOST_SEATS = max(seats for game in GAMES.values() for seats in game.seats)
TableId = Annotated[str, Path(json_schema_extra={"pattern": ID_PATTERN})]  # all others are not found
SeatNumber = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]
SeatCount = Annotated[int, Field(ge=1, le=MOST_SEATS)]
GameKey = Annotated[str, Field(min_length=1, max_length=60)]


class SeatRequest(Request):
    """Who shall sit here: oneself, anyone with the link, or a computer."""

    holder: Literal["me", "open", "computer"]
    level: Level | None = None  # of a computer; None: the game's usual one
    name: Name | None = None  # for oneself at this table, where it is not one's own


class TableRequest(Request):
    """A new table."""

    game: GameKey
    options: Json = Field(default_factory=dict)  # without `players`: the seats say it
    seats: list[SeatRequest] = Field(min_length=1, max_length=MOST_SEATS)
    visibility: Visibility = "link"
    starts: SeatNumber | None = None  # which of these seats moves first; None: chance decides
    deal: DealNumber | None = None  # to play this deal again


class KeptRequest(Request):
    """A game that is played with its box: who plays, and what lies on the table, or the position there."""

    game: GameKey
    options: Json = Field(default_factory=dict)  # without `players`: the names say it
    names: list[Name | None] = Field(min_length=1, max_length=MOST_SEATS)
    laid: Json  # the set-up without what is face down, or {"position": TEXT}


class ForkRequest(Request):
    """A new table from a position of this one."""

    ply: Ply
    seats: list[SeatRequest] = Field(min_length=1, max_length=MOST_SEATS)
    visibility: Visibility = "link"


class RecordUpload(Request):
    """A record to keep (finished) or to go on with (under way)."""

    record: Json
    seats: list[SeatRequest] | None = None  # for a game under way
    names: list[Name | None] | None = Field(default=None, max_length=MOST_SEATS)  # else those in the record
    visibility: Visibility = "link"


class Invitation(TypedDict):
    """The secret that opens a seat; it is shown once and goes into the link behind a `#`."""

    seat: int
    secret: str
    path: str  # "/t/k7q…#seat=1&key=…"


class Origin(TypedDict):
    """Where a forked table came from."""

    table: str
    ply: int


class TableInfo(TypedDict):
    """A table without its board."""

    id: str
    game: str
    rules_version: int
    options: Mapping[str, Any]
    visibility: Visibility
    created_at: datetime
    finished_at: datetime | None
    seats: list[SeatInfo]
    is_host: bool  # the caller made it
    origin: Origin | None
    daily: date | None
    deal_chosen: bool  # its maker chose the deal by number, and may know it
    deal: int | None  # the number, once the game is over
    counts: bool  # for ratings and statistics: its deal was by chance, and it was played from the start here
    kept: bool  # it is played with its box on a real table; whoever has the link enters what happens there
    successor: str | None  # the table at which the same people play again, for those who may know of it


class TableSummary(TableInfo):
    """A table in a list."""

    ply: int
    to_move: int | None
    your_turn: bool
    set_aside: bool  # it no longer replays; asking for it says why
    ranking: list[int] | None
    result: Json | None
    scores: Scores | None  # once it is over, where points are counted


class TableList(TypedDict):
    """Tables, newest first; "mine" are under way, and those come first where one is to move."""

    tables: list[TableSummary]
    next: str | None  # pass as `cursor` for more


class LogEntry(TypedDict):
    """One move and what came of it."""

    ply: int  # before the move
    seat: int
    move: Move
    story: Sequence[Telling]
    beats: Sequence[ShownBeat]  # of the last moves; none: it is long ago
    goes_on: bool  # with the action of the move before, which was not done
    at: datetime


class Offer(TypedDict):
    """Somebody asks to go back or to end the game; it waits for those who have not answered, or goes on."""

    to_ply: int | None  # None: to end the game without a result
    by: int  # seat
    waits_for: Sequence[int]  # seats that have not answered
    yours_to_answer: bool


class Snapshot(ShownPosition, Ending):
    """All that the caller may see of a table at a ply, and what they may do."""

    table: TableInfo
    ply: int
    line: int  # how often the game was taken back: (line, ply) names a position
    last: int  # the ply of the game's present position
    your_turn: bool
    uncovers: dict[str, list[int]]  # of a game that is kept: moves that turn something up, and where it comes
    thinking: bool  # a computer is to move
    since: int  # log holds the entries from this ply on, up to the position
    log: list[LogEntry]
    shuffles: Sequence[int]  # plies at which a take-back shuffled again what was face down
    undo_to: int | None  # the ply that a take-back would lead the caller to
    undo_free: bool  # and it needs nobody's consent
    offer: Offer | None


class NewTable(TypedDict):
    """A table just made, with the links to its open seats."""

    snapshot: Snapshot
    invitations: list[Invitation]


class MoveRequest(Request):
    """A move for the position that the caller has seen."""

    move: MoveText
    ply: Ply
    line: Ply | None = None
    named: Annotated[list[Thing], Field(max_length=MOST_NAMED)] = Field(default_factory=list)  # what came up


class TakeBackRequest(Request):
    """Take back one's last decision, or everything after a ply."""

    to_ply: Ply | None = None


class Answer(Request):
    """Yes or no to a take-back, or to the end of the game."""

    accept: bool


class PhraseRequest(Request):
    """One of the set phrases, said to everybody at the table."""

    phrase: Phrase


class Claim(Request):
    """What opens a seat: the secret of its link; a public table's open seat needs none."""

    secret: Annotated[str, Field(min_length=16, max_length=100)] | None = None
    name: Name | None = None  # at this table, where it is not one's own


class Resignation(Request):
    """The computer that plays on."""

    level: Level | None = None  # None: the game's usual one


class UndoneMove(TypedDict):
    """A move that was taken back."""

    line: int  # in which line it was played
    ply: int
    seat: int
    move: str
    story: Sequence[Telling]


class History(TypedDict):
    """Every move, and those that were taken back."""

    moves: list[LogEntry]
    undone: list[UndoneMove]


class Course(TypedDict):
    """The course of a game: for each ply each seat's number, in the game's own unit."""

    unit: str
    points: list[list[int]]  # [ply][seat]


class NotificationRequest(Request):
    """Where to call when it is this seat's turn: a webhook (https) or an e-mail address (mailto)."""

    url: Annotated[str, Field(min_length=3, max_length=500)]
    language: Literal["en", "de", "pt"] = "en"


class NotificationInfo(TypedDict):
    """Whether this host calls, which services it allows, and whether this seat is called."""

    enabled: bool
    services: list[str]
    active: bool


class DailyGame(TypedDict):
    """Today's deal of one game, and how far the caller is with it."""

    game: str
    date: date
    table: str | None
    finished: bool
    played: int  # by how many people


class Daily(TypedDict):
    """The deals of a date."""

    date: date
    games: list[DailyGame]


class DailyResult(TypedDict):
    """One place in the table of a daily deal."""

    rank: int
    name: str
    score: int
    table: str
    mine: bool
    looked_before: bool  # at another's game of this deal, before finishing this one


class DailyResults(TypedDict):
    """The table of a daily deal, best first."""

    game: str
    date: date
    lower_is_better: bool
    results: list[DailyResult]
