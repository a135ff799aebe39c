"""Routes for records: take a game home, bring one along, see its whole history."""

from starlette.responses import Response

from lunarium.core.record import Record
from lunarium.server.answers import answer
from lunarium.server.replies import holders_of, tell_new
from lunarium.server.routing import Call, PersonCall, Routes
from lunarium.server.snapshots import show_log
from lunarium.server.wire.model import Json
from lunarium.server.wire.tables import (
    MOST_SEATS,
    Course,
    History,
    NewTable,
    Ply,
    RecordUpload,
    TableId,
    UndoneMove,
)
from lunarium.tables.errors import Refused
from lunarium.tables.lines import record_of_line, tell_undone
from lunarium.tables.people import clean_name

COURSE_COST = 4  # every position of the game is computed

routes = Routes("/api", "records")


@routes.get("/tables/{table_id}/record", limit="reads", answers=Json, fails=(403, 404, 409, 422))
def download(call: Call, table_id: TableId, line: Ply | None = None) -> Response:
    """Download the record, or that of a line taken back; hidden tiles of a game under way are reordered."""
    house, table = call.house, call.house.look(table_id, call.person)
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


@routes.post("/records", limit="records", status=201, answers=NewTable)
def upload(call: PersonCall, body: RecordUpload) -> Response:
    """Import a finished record, or continue one under way; every move is checked."""
    house, person = call.house, call.person
    record = Record.of(body.record)
    house.fair_play.check_record(person, record)
    holders = None if body.seats is None else holders_of(body.seats)
    house.computers.check_room(person, holders or ())
    house.check_public(person, body.visibility)
    names = read_names(body.record) if body.names is None else body.names
    kept = house.dealer.keep_record(person, record, holders, names, body.visibility)
    return tell_new(call, *kept)


@routes.get("/tables/{table_id}/history", limit="reads", fails=(403, 404, 409))
def show_history(call: Call, table_id: TableId) -> History:
    """List every move, including those taken back."""
    house, table = call.house, call.house.look(table_id, call.person)
    with house.database.snapshot() as connection:
        undone: list[UndoneMove] = [
            {"line": row.line, "ply": row.ply, "seat": row.seat, "move": row.move, "story": told}
            for row, told in tell_undone(connection, table)
        ]
    return {"moves": show_log(house.tables.story(table)), "undone": undone}


@routes.get("/tables/{table_id}/course", limit="reads", cost=COURSE_COST, fails=(403, 404, 409))
def show_course(call: Call, table_id: TableId) -> Course:
    """Get the course of the game as numbers for a chart."""
    table = call.house.look(table_id, call.person)
    states = table.record_of_moves().states(table.game)
    unit = table.game.score(table.options).unit
    return {"unit": unit, "points": [table.game.showing.progress(state) for state in states]}


def read_names(record: Json) -> list[str | None]:
    """Who played, as the record says beside the game; a name that is none is left out."""
    names = record.get("names")
    return [_clean(name) for name in names[:MOST_SEATS]] if isinstance(names, list) else []


def _clean(name: object) -> str | None:
    try:
        return clean_name(name) if isinstance(name, str) else None
    except Refused:
        return None
