"""Routes for records: take a game home, bring one along, see its whole history."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.core.record import Record
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import house_of, person_of, spend, visitor_of
from lunarium.server.problems import BODY, may_fail
from lunarium.server.routes.tables import TableId, holders_of, tell_new
from lunarium.server.snapshots import show_log
from lunarium.server.wire.model import Json
from lunarium.server.wire.tables import MOST_SEATS, Course, History, NewTable, Ply, RecordUpload
from lunarium.tables.errors import Refused
from lunarium.tables.lines import record_of_line, tell_undone
from lunarium.tables.people import clean_name
from lunarium.tables.table import Table

COURSE_COST = 4  # every position of the game is computed

router = APIRouter(prefix="/api", tags=["records"], route_class=StrictRoute)


@router.get(
    "/tables/{table_id}/record",
    response_model=Json,
    responses=may_fail(403, 404, 409, 422, 429),
    openapi_extra=ANYBODY,
)
def download(request: Request, table_id: TableId, line: Ply | None = None) -> Response:
    """Download the record, or that of a line taken back; hidden tiles of a game under way are reordered."""
    house = house_of(request)
    table = _read(request, table_id)
    if line is None or line == table.line:
        kept, state = table.record(), table.state
    else:
        with house.database.snapshot() as connection:
            kept = record_of_line(connection, table, line)
        state = kept.replay(table.game)
    record = kept.as_json() | {"names": [seat.name for seat in table.seats]}
    if table.kept:
        record["kept"] = True  # it was played with its box on a real table
    if table.finished_at is None:
        record["setup"] = table.game.reseal(dict(kept.setup), state, house.draw())
    name = f"{table.game.key}-{table.id}.json"
    return answer(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post(
    "/records",
    status_code=201,
    response_model=NewTable,
    responses=may_fail(*BODY, 401, 429),
    openapi_extra=PERSON,
)
def upload(request: Request, body: RecordUpload) -> Response:
    """Import a finished record, or continue one under way; every move is checked."""
    house, person = house_of(request), person_of(request)
    spend(request, "records", person)
    record = Record.of(body.record)
    house.fair_play.check_record(person, record)
    holders = None if body.seats is None else holders_of(body.seats)
    house.computers.check_room(person, holders or ())
    house.check_public(person, body.visibility)
    names = read_names(body.record) if body.names is None else body.names
    kept = house.dealer.keep_record(person, record, holders, names, body.visibility)
    return tell_new(*kept, person)


@router.get(
    "/tables/{table_id}/history",
    response_model=History,
    responses=may_fail(403, 404, 409, 429),
    openapi_extra=ANYBODY,
)
def show_history(request: Request, table_id: TableId) -> Response:
    """List every move, including those taken back."""
    house, table = house_of(request), _read(request, table_id)
    with house.database.snapshot() as connection:
        undone = [
            {
                "line": row.line,
                "ply": row.ply,
                "seat": row.seat,
                "move": row.move,
                "story": [telling.as_json() for telling in told],
            }
            for row, told in tell_undone(connection, table)
        ]
    return answer({"moves": show_log(house.tables.story(table)), "undone": undone})


@router.get(
    "/tables/{table_id}/course",
    response_model=Course,
    responses=may_fail(403, 404, 409, 429),
    openapi_extra=ANYBODY,
)
def show_course(request: Request, table_id: TableId) -> Response:
    """Get the course of the game as numbers for a chart."""
    table = _read(request, table_id, cost=COURSE_COST)
    states = table.record_of_moves().states(table.game)
    unit = table.game.score(table.options).unit
    return answer({"unit": unit, "points": [table.game.showing.progress(state) for state in states]})


def read_names(record: Json) -> list[str | None]:
    """Who played, as the record says beside the game; a name that is none is left out."""
    names = record.get("names")
    return [_clean(name) for name in names[:MOST_SEATS]] if isinstance(names, list) else []


def _clean(name: object) -> str | None:
    try:
        return clean_name(name) if isinstance(name, str) else None
    except Refused:
        return None


def _read(request: Request, table_id: str, cost: float = 1) -> Table:
    """A table that is looked at as a whole, which costs its reader something."""
    person = visitor_of(request)
    spend(request, "reads", person, cost)
    return house_of(request).look(table_id, person)
