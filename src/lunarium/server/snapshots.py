"""Snapshots: all that one caller may see of a table, and what they may do there."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any

from sqlalchemy import Row

from lunarium.core.game import Json
from lunarium.core.score import WIN
from lunarium.core.telling import Telling
from lunarium.games import GAMES, AnyGame
from lunarium.tables import takebacks
from lunarium.tables.database import as_utc
from lunarium.tables.errors import Conflict, Forbidden
from lunarium.tables.people import Person
from lunarium.tables.table import Played, Seat, Table


def show_table(table: Table, person: Person | None, present: Collection[str] = ()) -> Json:
    """The table without its board."""
    is_over = table.finished_at is not None
    return {
        "id": table.id,
        "game": table.game.key,
        "rules_version": table.rules_version,
        "options": table.options,
        "visibility": table.visibility,
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
) -> Json | None:
    """Where a game was taken from, for whoever took it and where everybody may look: a link is a secret."""
    if origin is None or not (is_public or (person is not None and person.id == host)):
        return None
    return {"table": origin[0], "ply": origin[1]}


def show_seats(
    seats: Collection[Seat],
    scripted: Collection[int],
    mine: Collection[int],
    present: Collection[str] = (),
) -> list[Json]:
    """Who sits where; a scripted opponent sits at a seat that nobody can take."""
    shown = [
        {
            "seat": seat.number,
            "holder": seat.holder,
            "name": seat.name,
            "level": seat.level,
            "mine": seat.number in mine,
            "connected": seat.person in present,
        }
        for seat in seats
    ]
    for seat_number in scripted:
        shown.append(
            {
                "seat": seat_number,
                "holder": "scripted",
                "name": None,
                "level": None,
                "mine": False,
                "connected": False,
            }
        )
    return shown


def show_snapshot(
    table: Table,
    person: Person | None,
    *,
    since: int = 0,
    ply: int | None = None,
    present: Collection[str] = (),
) -> Json:
    """The table as this caller sees it, now or at an earlier ply."""
    game, turn, mine = table.game, table.turn, table.seats_of(person)
    is_now = ply is None or ply == table.ply
    state = table.state if ply is None else table.state_at(ply)
    view = table.view() if is_now else game.view(state, None)
    outcome = game.outcome(state)
    verdict = game.showing.verdict(outcome.result) if outcome else None
    your_turn = is_now and turn is not None and turn in mine
    undo_to, undo_free = _show_undo(table, person) if is_now else (None, False)
    since = since if 0 <= since <= table.ply else 0
    shown = table.ply if ply is None else ply
    beats = table.beats() if is_now else table.beats_before(shown) if since < shown else {}
    return {
        "table": show_table(table, person, present),
        "ply": shown,
        "line": table.line,
        "last": table.ply,
        "view": view,
        "drawing": game.showing.draw(view) if game.showing.draw else None,
        "headline": [telling.as_json() for telling in game.showing.headline(view)],
        "ranking": list(outcome.ranking) if outcome else None,
        "scores": show_scores(game, table.options, outcome.result) if outcome else None,
        "verdict": verdict and verdict.as_json(),
        "to_move": turn if is_now else game.to_move(state),
        "your_turn": your_turn,
        "legal": table.legal() if your_turn else [],
        "insight": table.insight() if your_turn else None,
        "uncovers": table.uncoverings() if your_turn else {},
        "thinking": is_now and table.is_computers_turn,
        "since": since,
        "log": show_log(table, since, shown, beats),
        "shuffles": list(table.shuffles),
        "undo_to": undo_to,
        "undo_free": undo_free,
        "offer": _show_offer(table, mine),
    }


def show_scores(game: AnyGame, options: Mapping[str, Any], result: Mapping[str, Any]) -> Json | None:
    """What each seat reached, in the unit that this is played for; None where nothing is counted."""
    score = game.score(options)
    if score.unit == WIN:
        return None
    numbers = [score.of(result, seat) for seat in range(options["players"])]
    return {"unit": score.unit, "seats": numbers, "lower_is_better": score.lower_is_better}


def show_log(
    table: Table,
    since: int = 0,
    until: int | None = None,
    beats: Mapping[int, tuple[Json, ...]] = MappingProxyType({}),
) -> list[Json]:
    """The moves from one ply to another, each with what came of it; the last ones with their beats."""
    story = table.told().story or ()
    return [
        _show_entry(table.game, ply, played, story[ply], beats.get(ply, ()))
        for ply, played in enumerate(table.played[since:until], since)
    ]


def show_summary(row: Row[Any], seats: list[Seat], person: Person | None) -> Json:
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
    game: AnyGame, ply: int, played: Played, tellings: tuple[Telling, ...], beats: tuple[Json, ...]
) -> Json:
    return {
        "ply": ply,
        "seat": played.seat,
        "move": game.show_move(game.read(played.move)),
        "story": [telling.as_json() for telling in tellings],
        "beats": beats,
        "goes_on": played.was_midway,
        "at": played.at,
    }


def show_step(game: AnyGame, before: Json, view: Json, seat: int, text: str) -> Json:
    """The table after a move that is only tried."""
    return {
        "move": game.show_move(game.read(text)),
        "seat": seat,
        "view": view,
        "drawing": game.showing.draw(view) if game.showing.draw else None,
        "headline": [telling.as_json() for telling in game.showing.headline(view)],
        "story": [telling.as_json() for telling in game.showing.tell(before, view, seat, text)],
        "to_move": view.get("to_move"),
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


def _show_offer(table: Table, mine: tuple[int, ...]) -> Json | None:
    offer = table.offer
    if offer is None:
        return None
    return offer.as_json() | {"yours_to_answer": bool(set(mine) & set(offer.waits_for))}
