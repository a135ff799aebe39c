"""Routes for tables: make one, find one, look at it, move, go on from it elsewhere."""

import base64
from collections.abc import Callable
from contextlib import ExitStack
from datetime import datetime
from typing import Annotated, Any, Literal

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Path, Query, Request, WebSocket
from sqlalchemy import Connection
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from lunarium.core.errors import LunariumError
from lunarium.core.game import Json
from lunarium.games import load
from lunarium.server.addresses import caller_of
from lunarium.server.answers import answer, answer_unless_known
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import check_origin, house_of, person_of, spend, token_of, visitor_of
from lunarium.server.live import POLICY_VIOLATION, TRY_LATER, Live
from lunarium.server.places import Places
from lunarium.server.problems import BODY, may_fail
from lunarium.server.room import Watcher
from lunarium.server.snapshots import show_snapshot, show_summary
from lunarium.server.wire.tables import (
    ForkRequest,
    GameKey,
    MoveRequest,
    NewTable,
    PhraseRequest,
    Ply,
    SeatRequest,
    Snapshot,
    TableList,
    TableRequest,
)
from lunarium.tables import lists, store
from lunarium.tables.errors import Forbidden, NotFound, Refused
from lunarium.tables.keys import ID_PATTERN, is_id
from lunarium.tables.people import Person
from lunarium.tables.seats import Holder, Invitation
from lunarium.tables.table import Table

PAGE = 30
RANKS = ("0", "1")
MOST_SECONDS = 25.0

router = APIRouter(
    prefix="/api", tags=["tables"], route_class=StrictRoute
)  # tried in their order: moves come first
LISTING: dict[str, Any] = {
    "status_code": 204,
    "response_model": None,
    "responses": may_fail(401, 403, 404, 422, 429),
    "openapi_extra": PERSON,
}
TableId = Annotated[str, Path(json_schema_extra={"pattern": ID_PATTERN})]  # all others are not found


@router.post(
    "/tables/{table_id}/moves",
    status_code=201,
    response_model=Snapshot,
    responses=may_fail(*BODY, 401, 404, 409, 429),
    openapi_extra=PERSON,
)
async def play(request: Request, table_id: TableId, body: MoveRequest) -> Response:
    """Play a move; the request names the ply that it is for."""
    movers: CapacityLimiter = request.app.state.movers
    return await to_thread.run_sync(_play, request, table_id, body, limiter=movers)


@router.post(
    "/tables",
    status_code=201,
    response_model=NewTable,
    responses=may_fail(*BODY, 401, 429),
    openapi_extra=PERSON,
)
def create(request: Request, body: TableRequest) -> Response:
    """Create a table; the links for open seats are returned only here."""
    house, person = house_of(request), person_of(request)
    spend(request, "tables", person)
    holders = holders_of(body.seats)
    house.computers.check_room(person, holders)
    house.check_public(person, body.visibility)
    table, invitations = house.dealer.create(
        person,
        body.game,
        body.options,
        holders,
        visibility=body.visibility,
        starts=body.starts,
        deal=body.deal,
    )
    return tell_new(table, invitations, person)


@router.get("/tables", response_model=TableList, responses=may_fail(422, 429), openapi_extra=ANYBODY)
def list_tables(
    request: Request,
    which: Annotated[Literal["mine", "public", "finished"], Query(alias="list")] = "public",
    game: GameKey | None = None,
    cursor: Annotated[str | None, Query(max_length=120)] = None,
) -> Response:
    """List tables, newest first: the caller's under way (those to move in first), public or finished ones."""
    house, person = house_of(request), visitor_of(request)
    spend(request, "reads", person)
    if game is not None:
        load(game)  # refuses one that is not here
    if which == "mine" and person is None:
        return answer({"tables": [], "next": None})
    with house.database.reading() as connection:
        rows = lists.list_tables(
            connection, which, person.id if person else None, game, _read_cursor(cursor), PAGE + 1
        )
        seats = store.read_seats(connection, [row.id for row in rows])
    shown = [show_summary(row, seats.get(row.id, []), person) for row in rows[:PAGE]]
    more = _write_cursor(rows[PAGE - 1]) if len(rows) > PAGE else None
    return answer({"tables": shown, "next": more})


@router.get(
    "/tables/{table_id}",
    response_model=Snapshot,
    responses=may_fail(403, 404, 409, 422, 429),
    openapi_extra=ANYBODY,
)
async def show(
    request: Request,
    table_id: TableId,
    ply: Ply | None = None,
    since: Ply = 0,
    wait: Annotated[float, Query(ge=0, le=MOST_SECONDS)] = 0,
    after: Ply | None = None,
    line: Ply = 0,
) -> Response:
    """Get the table now, at an earlier ply, or as soon as it is past (line, after)."""
    live: Live = request.app.state.live
    person, table = await run_in_threadpool(_look, request, table_id)
    if ply is not None:
        spend(request, "study", person)  # a position of before is played up to it
    if wait and after is not None and (table.line, table.ply) == (line, after):
        with live.place_for(caller_of(request)):
            await live.wait(table, line, after, wait, person)
    present = live.present_at(table_id)
    if ply is None:
        return await run_in_threadpool(_show, request, table_id, ply, since, present)
    studies: Places = request.app.state.studies
    return await studies.run(request, _show, request, table_id, ply, since, present)


@router.post(
    "/tables/{table_id}/fork",
    status_code=201,
    response_model=NewTable,
    responses=may_fail(*BODY, 401, 404, 409, 429),
    openapi_extra=PERSON,
)
def fork(request: Request, table_id: TableId, body: ForkRequest) -> Response:
    """Create a table from a position of this one; hidden tiles are reshuffled."""
    house, person = house_of(request), person_of(request)
    spend(request, "tables", person)
    house.daily.check_fork(house.look(table_id, person), body.visibility)
    holders = holders_of(body.seats)
    house.computers.check_room(person, holders)
    house.check_public(person, body.visibility)
    forked = house.dealer.fork(table_id, person, body.ply, holders, body.visibility)
    return tell_new(*forked, person)


@router.post(
    "/tables/{table_id}/again",
    status_code=201,
    response_model=Snapshot,
    responses=may_fail(401, 403, 404, 409, 422, 429),
    openapi_extra=PERSON,
)
def play_again(request: Request, table_id: TableId) -> Response:
    """Get the rematch table; the first request creates it."""
    house, person = house_of(request), person_of(request)
    spend(request, "tables", person)
    return tell(request, house.rematches.play_again(table_id, person), person, status=201)


@router.post(
    "/tables/{table_id}/phrases",
    status_code=204,
    response_model=None,
    responses=may_fail(*BODY, 401, 404, 409, 429),
    openapi_extra=PERSON,
)
def say_phrase(request: Request, table_id: TableId, body: PhraseRequest) -> Response:
    """Send a set phrase to everyone at the table; it is not stored."""
    house, person = house_of(request), person_of(request)
    table = house.look(table_id, person)
    mine = table.seats_of(person)
    if not mine:
        raise Forbidden("not-your-seat")
    spend(request, "phrases", person)
    seat = table.turn if table.turn in mine else mine[0]
    house.bulletin.announce(f"say:{table.id}:{seat}:{body.phrase}")
    return Response(status_code=204)


@router.delete("/tables/{table_id}/listing", **LISTING)
def unlist(request: Request, table_id: TableId) -> Response:
    """Hide the table from the caller's lists only."""
    return _change_listing(request, table_id, lists.unlist)


@router.put("/tables/{table_id}/listing", **LISTING)
def relist(request: Request, table_id: TableId) -> Response:
    """Show the table in the caller's lists again."""
    return _change_listing(request, table_id, lists.relist)


@router.websocket("/tables/{table_id}/live")
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


def holders_of(seats: list[SeatRequest]) -> list[Holder]:
    """Who shall sit where."""
    return [
        Holder(seat.holder, seat.level if seat.holder == "computer" else None, seat.name) for seat in seats
    ]


def tell(
    request: Request, table: Table, person: Person | None, since: int = 0, status: int = 200
) -> Response:
    """The table as the caller sees it."""
    live: Live = request.app.state.live
    told = house_of(request).tables.story(table)
    snapshot = show_snapshot(told, person, since=since, present=live.present_at(table.id))
    return answer(snapshot, status)


def tell_new(table: Table, invitations: list[Invitation], person: Person, status: int = 201) -> Response:
    """A new table and the links to its open seats."""
    body = {
        "snapshot": show_snapshot(table, person),
        "invitations": [show_invitation(table.id, invitation) for invitation in invitations],
    }
    return answer(body, status, {"Location": f"/api/tables/{table.id}"})


def show_invitation(table_id: str, invitation: Invitation) -> Json:
    """The secret behind a `#`, where no server and no log ever sees it."""
    seat, secret = invitation.seat, invitation.secret
    return {"seat": seat, "secret": secret, "path": f"/t/{table_id}#seat={seat}&key={secret}"}


def _play(request: Request, table_id: str, body: MoveRequest) -> Response:
    house, person = house_of(request), person_of(request)
    spend(request, "moves", person)
    table = house.tables.play(table_id, person, body.move, body.ply, body.line, body.named)
    return tell(request, table, person, since=body.ply, status=201)


def _change_listing(
    request: Request, table_id: str, change: Callable[[Connection, str, str], None]
) -> Response:
    house, person = house_of(request), person_of(request)
    spend(request, "seats", person)
    with house.database.writing() as connection:
        if not is_id(table_id) or not lists.is_own(connection, table_id, person.id):
            raise NotFound("no-such-table")
        change(connection, table_id, person.id)
    return Response(status_code=204)


def _look(connection: Any, table_id: str) -> tuple[Person | None, Table]:
    person = visitor_of(connection)
    return person, house_of(connection).look(table_id, person)


def _show(request: Request, table_id: str, ply: int | None, since: int, present: frozenset[str]) -> Response:
    person, table = _look(request, table_id)

    def show() -> Json:
        told = house_of(request).tables.story(table)
        return show_snapshot(told, person, since=since, ply=ply, present=present)

    if ply is None:
        return answer(show())
    about = table.id, table.version, since, ply, person and person.id, sorted(present)
    return answer_unless_known(request, about, show)


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
