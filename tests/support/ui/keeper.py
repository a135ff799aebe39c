"""Somebody who keeps the score of a game on a real table: most of it past the page."""

from collections.abc import Iterable, Iterator

from lunarium.core.record import Record
from lunarium.games import load
from tests.support.boxed_games import lay_out, turn_up
from tests.support.ui.visitor import Json, Visitor

ELSEWHERE = "/nowhere"  # there is nothing to draw
NAMES = ["Oma", "Kai", "Lia", "Bo"]
Event = tuple[str, list[int]]  # a move, and what it turned up


def keep(visitor: Visitor, record: Record) -> str:
    """The id of a new table for the game of this record, as it was dealt."""
    options = {name: value for name, value in record.options.items() if name != "players"}
    names = NAMES[: record.options["players"]]
    body = {"game": record.game, "options": options, "names": names, "laid": lay_out(record.setup)}
    return str(visitor.ask("POST", "/kept", body)["snapshot"]["table"]["id"])


def list_events(record: Record) -> Iterator[Event]:
    """What happens on the table, move by move."""
    return turn_up(load(record.game), record)


def enter(visitor: Visitor, table: str, event: Event) -> Json:
    """A move past the page."""
    seen = visitor.ask("GET", f"/tables/{table}")
    body = {"move": event[0], "ply": seen["ply"], "line": seen["line"], "named": event[1]}
    shown: Json = visitor.ask("POST", f"/tables/{table}/moves", body)
    return shown


def enter_all(visitor: Visitor, table: str, events: Iterable[Event]) -> None:
    """Moves past the page, while it is elsewhere: it would draw each of them."""
    visitor.go(ELSEWHERE)
    for event in events:
        enter(visitor, table, event)
    visitor.open_table(table)


def enter_until_refill(visitor: Visitor, table: str, events: Iterator[Event]) -> Event:
    """All that comes before a move that turns tiles up; that move is left to be entered."""
    for event in events:
        if event[1]:
            return event
        enter(visitor, table, event)
    raise AssertionError("nothing comes up in this game")
