"""What is shown of a position: the board, seats, legal moves, how it ended; and moves one after the other."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, cast

from lunarium.core.beats import ShownBeat, show_beats
from lunarium.core.score import WIN
from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.games import AnyGame
from lunarium.positions.position import Position
from lunarium.positions.types import Holder, Insight, Level, Move, View


class SeatInfo(TypedDict):
    """A seat and who holds it."""

    seat: int
    holder: Holder
    name: str | None
    level: Level | None  # of a computer
    mine: bool
    connected: bool  # a person who is looking at the table now


class Board(TypedDict):
    """What can be seen."""

    view: View
    drawing: str | None  # the board as text, for a game that brings no board of its own
    headline: Sequence[Telling]  # how far the game is


class ShownPosition(Board):
    """What can be seen, and what the player to move may do."""

    to_move: int | None  # None: the game is over
    legal: list[Move]  # in the order to list them; none where nobody may act
    insight: Insight | None  # what they would bring


class Scores(TypedDict):
    """What each seat reached."""

    unit: str  # what is counted
    seats: list[int]
    lower_is_better: bool


class Ending(TypedDict):
    """How a game ended; all None: it has not."""

    ranking: Sequence[int] | None  # seats, best first; None too where its people ended it early
    scores: Scores | None  # where points are counted
    verdict: Telling | None  # of a solo game; None: the first of the ranking has won


class ShownStep(Board):
    """A move, what came of it event by event, and the table after it."""

    seat: int
    move: Move
    story: Sequence[Telling]
    beats: Sequence[ShownBeat]
    to_move: int | None
    goes_on: bool  # with the action of the move before, which was not done


class Sitter(Protocol):
    """What a seat says of who sits there."""

    @property
    def number(self) -> int: ...
    @property
    def holder(self) -> str: ...
    @property
    def person(self) -> str | None: ...
    @property
    def name(self) -> str | None: ...
    @property
    def level(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat of a game that is played at no table."""

    number: int
    holder: Holder
    person: str | None = None
    name: str | None = None
    level: Level | None = None


def show_board(game: AnyGame, view: View) -> Board:
    """A view as it is shown."""
    showing = game.showing
    return {
        "view": view,
        "drawing": showing.draw(view) if showing.draw else None,
        "headline": showing.headline(view),
    }


def show_position(position: Position, *, acts: bool = True) -> ShownPosition:
    """A position as it is shown; `acts`: with the legal moves and what they would bring."""
    return {
        **show_board(position.game, position.view),
        "to_move": position.to_move,
        "legal": position.legal if acts else [],
        "insight": position.insight if acts else None,
    }


def show_ending(position: Position) -> Ending:
    """How the game ended, if it has."""
    game = position.game
    outcome = game.outcome(position.state)
    if outcome is None:
        return {"ranking": None, "scores": None, "verdict": None}
    return {
        "ranking": outcome.ranking,
        "scores": show_scores(game, position.options, outcome.result),
        "verdict": game.showing.verdict(outcome.result),
    }


def show_scores(game: AnyGame, options: Mapping[str, Any], result: Mapping[str, Any]) -> Scores | None:
    """What each seat reached, in the unit that this is played for; None where nothing is counted."""
    score = game.score(options)
    if score.unit == WIN:
        return None
    numbers = [score.of(result, seat) for seat in range(options["players"])]
    return {"unit": score.unit, "seats": numbers, "lower_is_better": score.lower_is_better}


def show_seats(
    seats: Iterable[Sitter], scripted: Iterable[int], mine: Collection[int], present: Collection[str] = ()
) -> list[SeatInfo]:
    """Who sits where; a scripted opponent sits at a seat that nobody can take."""
    opponents = [Seated(number, "scripted") for number in scripted]
    return [
        {
            "seat": seat.number,
            "holder": cast("Holder", seat.holder),
            "name": seat.name,
            "level": cast("Level | None", seat.level),
            "mine": seat.number in mine,
            "connected": seat.person in present,
        }
        for seat in (*seats, *opponents)
    ]


def seat_alone(
    game: AnyGame, options: Mapping[str, Any], mine: int, level: Level | None = None
) -> list[SeatInfo]:
    """The one who learns, and computers at all other seats."""
    settled, me = game.settle(options), "me"
    seats = [
        Seated(seat, "person", me) if seat == mine else Seated(seat, "computer", level=level)
        for seat in range(settled["players"])
    ]
    return show_seats(seats, game.scripted(settled), [mine], [me])


def show_move(game: AnyGame, text: str) -> Move:
    """A move by its text."""
    return game.show_move(game.read(text))


def walk(position: Position, moves: Iterable[str]) -> Iterator[ShownStep]:
    """The steps that these moves make, each checked; it ends where the game does."""
    game, state, before = position.game, position.state, position.view
    for text in moves:
        seat, goes_on = game.to_move(state), game.is_midway(state)
        if seat is None:
            return
        state = game.play(state, text)
        view = game.view(state, None)
        story = game.showing.tell(before, view, seat, text)
        yield {
            **show_board(game, view),
            "seat": seat,
            "move": show_move(game, text),
            "story": story,
            "beats": show_events(game, before, view, story),
            "to_move": game.to_move(state),
            "goes_on": goes_on,
        }
        before = view


def show_events(
    game: AnyGame, before: View, after: View, story: Sequence[Telling], told_before: int = 0
) -> tuple[ShownBeat, ...]:
    """The events of one move; `told_before`: sentences that are told with the first of them."""
    first, *others = game.showing.beats(before, after, story)
    beats = [replace(first, told=first.told + told_before), *others]
    beats[-1] = replace(beats[-1], view=after)  # whatever a game shows on the way, it ends where the move led
    return show_beats(before, beats)
