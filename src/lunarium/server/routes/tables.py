"""Routes for tables: make one, find one, look at it, move, go on from it elsewhere."""

import base64
from collections.abc import Callable
from contextlib import ExitStack
from datetime import datetime
from typing import Annotated, Any, Literal

from fastapi import Query, WebSocket
from sqlalchemy import Connection
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from lunarium.core.errors import LunariumError
from lunarium.games import load
from lunarium.server.addresses import caller_of
from lunarium.server.answers import answer, answer_unless_known
from lunarium.server.identity import check_origin, house_of, spend, token_of, visitor_of
from lunarium.server.live import POLICY_VIOLATION, TRY_LATER, Live
from lunarium.server.replies import holders_of, tell, tell_new
from lunarium.server.room import Watcher
from lunarium.server.routing import Call, PersonCall, Routes
from lunarium.server.snapshots import show_snapshot, show_summary
from lunarium.server.wire.tables import (
    ForkRequest,
    GameKey,
    MoveRequest,
    NewTable,
    PhraseRequest,
    Ply,
    Snapshot,
    TableId,
    TableList,
    TableRequest,
)
from lunarium.tables import lists, store
from lunarium.tables.errors import Forbidden, NotFound, Refused
from lunarium.tables.keys import is_id
from lunarium.tables.people import Person
from lunarium.tables.table import Table

PAGE = 30
RANKS = ("0", "1")
MOST_SECONDS = 25.0

routes = Routes("/api", "tables")  # tried in their order: moves come first


@routes.post("/tables/{table_id}/moves", limit="moves", pool="moves", status=201, fails=(404, 409))
def play(call: PersonCall, table_id: TableId, body: MoveRequest) -> Snapshot:
    """Play a move; the request names the ply that it is for."""
    table = call.house.tables.play(table_id, call.person, body.move, body.ply, body.line, body.named)
    return tell(call, table, since=body.ply)


@routes.post("/tables", limit="tables", status=201, answers=NewTable)
def create(call: PersonCall, body: TableRequest) -> Response:
    """Create a table; the links for open seats are returned only here."""
    house, person, holders = call.house, call.person, holders_of(body.seats)
    house.computers.check_room(person, holders)
    house.check_public(person, body.visibility)
    made = house.dealer.create(
        person,
        body.game,
        body.options,
        holders,
        visibility=body.visibility,
        starts=body.starts,
        deal=body.deal,
    )
    return tell_new(call, *made)


@routes.get("/tables", limit="reads", fails=(422,))
def list_tables(
    call: Call,
    which: Annotated[Literal["mine", "public", "finished"], Query(alias="list")] = "public",
    game: GameKey | None = None,
    cursor: Annotated[str | None, Query(max_length=120)] = None,
) -> TableList:
    """List tables, newest first: the caller's under way (those to move in first), public or finished ones."""
    house, person = call.house, call.person
    if game is not None:
        load(game)  # refuses one that is not here
    if which == "mine" and person is None:
        return {"tables": [], "next": None}
    with house.database.reading() as connection:
        rows = lists.list_tables(
            connection, which, person.id if person else None, game, _read_cursor(cursor), PAGE + 1
        )
        seats = store.read_seats(connection, [row.id for row in rows])
    return {
        "tables": [show_summary(row, seats.get(row.id, []), person) for row in rows[:PAGE]],
        "next": _write_cursor(rows[PAGE - 1]) if len(rows) > PAGE else None,
    }


@routes.get("/tables/{table_id}", limit=None, answers=Snapshot, fails=(403, 404, 409, 422, 429))
async def show(
    call: Call,
    table_id: TableId,
    ply: Ply | None = None,
    since: Ply = 0,
    wait: Annotated[float, Query(ge=0, le=MOST_SECONDS)] = 0,
    after: Ply | None = None,
    line: Ply = 0,
) -> Response:
    """Get the table now, at an earlier ply, or as soon as it is past (line, after)."""
    if ply is not None:
        call.spend("study")  # a position of before is played up to it
    if wait and after is not None:
        table = await run_in_threadpool(call.house.look, table_id, call.person)
        if (table.line, table.ply) == (line, after):
            with call.live.place_for(caller_of(call.request)):
                await call.live.wait(table, line, after, wait, call.person)
    present = call.live.present_at(table_id)
    if ply is None:
        return await run_in_threadpool(_show, call, table_id, ply, since, present)
    return await call.run(_show, call, table_id, ply, since, present)


@routes.post("/tables/{table_id}/fork", limit="tables", status=201, answers=NewTable, fails=(404, 409))
def fork(call: PersonCall, table_id: TableId, body: ForkRequest) -> Response:
    """Create a table from a position of this one; hidden tiles are reshuffled."""
    house, person = call.house, call.person
    house.daily.check_fork(house.look(table_id, person), body.visibility)
    holders = holders_of(body.seats)
    house.computers.check_room(person, holders)
    house.check_public(person, body.visibility)
    return tell_new(call, *house.dealer.fork(table_id, person, body.ply, holders, body.visibility))


@routes.post("/tables/{table_id}/again", limit="tables", status=201, fails=(404, 409, 422))
def play_again(call: PersonCall, table_id: TableId) -> Snapshot:
    """Get the rematch table; the first request creates it."""
    return tell(call, call.house.rematches.play_again(table_id, call.person))


@routes.post("/tables/{table_id}/phrases", limit="phrases", status=204, fails=(404, 409))
def say_phrase(call: PersonCall, table_id: TableId, body: PhraseRequest) -> None:
    """Send a set phrase to everyone at the table; it is not stored."""
    table = call.house.look(table_id, call.person)
    mine = table.seats_of(call.person)
    if not mine:
        raise Forbidden("not-your-seat")
    seat = table.turn if table.turn in mine else mine[0]
    call.house.bulletin.announce(f"say:{table.id}:{seat}:{body.phrase}")


@routes.delete("/tables/{table_id}/listing", limit="seats", status=204, fails=(404, 422))
def unlist(call: PersonCall, table_id: TableId) -> None:
    """Hide the table from the caller's lists only."""
    _change_listing(call, table_id, lists.unlist)


@routes.put("/tables/{table_id}/listing", limit="seats", status=204, fails=(404, 422))
def relist(call: PersonCall, table_id: TableId) -> None:
    """Show the table in the caller's lists again."""
    _change_listing(call, table_id, lists.relist)


@routes.websocket("/tables/{table_id}/live")
async def watch(socket: WebSocket, table_id: TableId) -> None:
    """Push each change of the table; `ply` and `line` say what the client has."""
    live: Live = socket.app.state.live
    with ExitStack() as stack:
        try:
            check_origin(socket)
            spend(socket, "sockets")
            stack.enter_context(live.place_for(caller_of(socket)))
            person, table = await run_in_threadpool(_look, socket, table_id)
        except LunariumError as error:
            await socket.accept()
            await socket.close(POLICY_VIOLATION, error.code)
            return
        await socket.accept()
        try:
            line, ply = (_count(socket.query_params.get(name)) for name in ("line", "ply"))
            watcher = Watcher(person, line, ply, token_of(socket) if person else None)
            await live.serve(socket, table, watcher)
        except LunariumError:
            await socket.close(TRY_LATER)


def _change_listing(call: PersonCall, table_id: str, change: Callable[[Connection, str, str], None]) -> None:
    with call.house.database.writing() as connection:
        if not is_id(table_id) or not lists.is_own(connection, table_id, call.person.id):
            raise NotFound("no-such-table")
        change(connection, table_id, call.person.id)


def _look(socket: WebSocket, table_id: str) -> tuple[Person | None, Table]:
    person = visitor_of(socket)
    return person, house_of(socket).look(table_id, person)


def _show(call: Call, table_id: str, ply: int | None, since: int, present: frozenset[str]) -> Response:
    table, person = call.house.look(table_id, call.person), call.person

    def show() -> Snapshot:
        told = call.house.tables.story(table)
        return show_snapshot(told, person, since=since, ply=ply, present=present)

    if ply is None:
        return answer(show())
    about = table.id, table.version, since, ply, person and person.id, sorted(present)
    return answer_unless_known(call.request, about, show)


def _count(text: str | None) -> int:
    return int(text) if text and text.isdecimal() and len(text) < 7 else 0


def _write_cursor(row: Any) -> str:
    place = f"{row.rank} {row.created_at.isoformat()} {row.id}"
    return base64.urlsafe_b64encode(place.encode()).decode()


def _read_cursor(cursor: str | None) -> lists.Place | None:
    if cursor is None:
        return None
    try:
        rank, moment, identity = base64.urlsafe_b64decode(cursor.encode()).decode().split(" ")
        place = RANKS.index(rank), datetime.fromisoformat(moment), identity
    except ValueError as error:
        raise Refused("bad-cursor") from error
    if not is_id(identity):
        raise Refused("bad-cursor")
    return place
