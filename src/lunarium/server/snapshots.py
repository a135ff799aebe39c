"""Snapshots: all that one caller may see of a table, and what they may do there."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, cast

from sqlalchemy import Row

from lunarium.core.beats import ShownBeat
from lunarium.core.telling import Telling
from lunarium.games import GAMES, AnyGame
from lunarium.positions.shown import (
    show_ending,
    show_move,
    show_position,
    show_scores,
    show_seats,
)
from lunarium.server.wire.tables import LogEntry, Offer, Origin, Snapshot, TableInfo, TableSummary, Visibility
from lunarium.tables import takebacks
from lunarium.tables.database import as_utc
from lunarium.tables.errors import Conflict, Forbidden
from lunarium.tables.people import Person
from lunarium.tables.table import Played, Seat, Table


def show_table(table: Table, person: Person | None, present: Collection[str] = ()) -> TableInfo:
    """The table without its board."""
    is_over = table.finished_at is not None
    return {
        "id": table.id,
        "game": table.game.key,
        "rules_version": table.rules_version,
        "options": table.options,
        "visibility": cast("Visibility", table.visibility),
        "created_at": table.created_at,
        "finished_at": table.finished_at,
        "seats": show_seats(table.seats, table.game.scripted(table.options), table.seats_of(person), present),
        "is_host": person is not None and table.host == person.id,
        "origin": _show_origin(table.origin, table.is_origin_public, table.host, person),
        "daily": table.daily,
        "deal_chosen": table.deal is not None,
        "deal": table.deal if is_over else None,  # it determines what is face down
        "counts": table.counts,
        "kept": table.kept,
        "successor": table.successor if table.visibility == "public" or table.seats_of(person) else None,
    }


def _show_origin(
    origin: tuple[str, int] | None, is_public: bool, host: str | None, person: Person | None
) -> Origin | None:
    """Where a game was taken from, for whoever took it and where everybody may look: a link is a secret."""
    if origin is None or not (is_public or (person is not None and person.id == host)):
        return None
    return {"table": origin[0], "ply": origin[1]}


def show_snapshot(
    table: Table,
    person: Person | None,
    *,
    since: int = 0,
    ply: int | None = None,
    present: Collection[str] = (),
) -> Snapshot:
    """The table as this caller sees it, now or at an earlier ply."""
    turn, mine = table.turn, table.seats_of(person)
    is_now = ply is None or ply == table.ply
    position = table.position_at(ply)
    your_turn = is_now and turn is not None and turn in mine
    undo_to, undo_free = _show_undo(table, person) if is_now else (None, False)
    since = since if 0 <= since <= table.ply else 0
    shown = table.ply if ply is None else ply
    beats = table.beats() if is_now else table.beats_before(shown) if since < shown else {}
    return {
        **show_position(position, acts=your_turn),
        **show_ending(position),
        "table": show_table(table, person, present),
        "ply": shown,
        "line": table.line,
        "last": table.ply,
        "your_turn": your_turn,
        "uncovers": table.uncoverings() if your_turn else {},
        "thinking": is_now and table.is_computers_turn,
        "since": since,
        "log": show_log(table, since, shown, beats),
        "shuffles": table.shuffles,
        "undo_to": undo_to,
        "undo_free": undo_free,
        "offer": _show_offer(table, mine),
    }


def show_log(
    table: Table,
    since: int = 0,
    until: int | None = None,
    beats: Mapping[int, tuple[ShownBeat, ...]] = MappingProxyType({}),
) -> list[LogEntry]:
    """The moves from one ply to another, each with what came of it; the last ones with their beats."""
    story = table.told().story or ()
    return [
        _show_entry(table.game, ply, played, story[ply], beats.get(ply, ()))
        for ply, played in enumerate(table.played[since:until], since)
    ]


def show_summary(row: Row[Any], seats: list[Seat], person: Person | None) -> TableSummary:
    """A table in a list, from its row alone: no rules are asked."""
    game = GAMES.get(row.game)  # None: its package was removed
    is_over = row.finished_at is not None
    mine = [seat.number for seat in seats if seat.is_held_by(person)]
    return {
        "id": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "options": row.options,
        "visibility": row.visibility,
        "created_at": as_utc(row.created_at),
        "finished_at": as_utc(row.finished_at) if is_over else None,
        "seats": show_seats(seats, game.scripted(row.options) if game else (), mine),
        "is_host": person is not None and row.host == person.id,
        "origin": _show_origin(
            (row.origin_table, row.origin_ply) if row.origin_table else None,
            row.origin_visibility == "public",
            row.host,
            person,
        ),
        "daily": row.daily,
        "deal_chosen": row.deal is not None,
        "deal": row.deal if is_over else None,
        "counts": row.deal is None and row.origin_table is None and not row.uploaded and not row.kept,
        "kept": bool(row.kept),
        "successor": row.successor if row.visibility == "public" or mine else None,
        "set_aside": row.is_set_aside,
        "ply": row.ply,
        "to_move": row.turn,
        "your_turn": row.turn is not None and row.turn in mine,
        "ranking": row.ranking,
        "result": row.result,
        "scores": show_scores(game, row.options, row.result) if game and row.result else None,
    }


def _show_entry(
    game: AnyGame, ply: int, played: Played, tellings: tuple[Telling, ...], beats: tuple[ShownBeat, ...]
) -> LogEntry:
    return {
        "ply": ply,
        "seat": played.seat,
        "move": show_move(game, played.move),
        "story": tellings,
        "beats": beats,
        "goes_on": played.was_midway,
        "at": played.at,
    }


def _show_undo(table: Table, person: Person | None) -> tuple[int | None, bool]:
    """Where a take-back would lead this caller, and whether it is free."""
    if person is None:
        return None, False
    try:
        plan = takebacks.plan(table, person)
    except (Conflict, Forbidden):
        return None, False
    return plan.to_ply, not plan.waits_for


def _show_offer(table: Table, mine: tuple[int, ...]) -> Offer | None:
    offer = table.offer
    if offer is None:
        return None
    return {
        "to_ply": offer.to_ply,
        "by": offer.by,
        "waits_for": offer.waits_for,
        "yours_to_answer": bool(set(mine) & set(offer.waits_for)),
    }
