"""Routes for positions: set one up, look at it, play on from it."""

from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from lunarium.core.errors import BadPosition
from lunarium.core.record import Record
from lunarium.games import load, positions_of
from lunarium.positions import editing
from lunarium.positions.editing import Sheet, Start
from lunarium.server.problems import speak
from lunarium.server.replies import holders_of, tell_new
from lunarium.server.routing import Call, PersonCall, Routes
from lunarium.server.wire.positions import PositionRequest, PositionSheet, PositionTable, WrittenPosition
from lunarium.server.wire.tables import GameKey, NewTable, Ply, SeatCount, TableId
from lunarium.tables.errors import Forbidden

routes = Routes("/api", "positions")


@routes.post("/positions/{game}/check", limit="study", pool="rules")
def check(call: Call, game: GameKey, body: PositionRequest) -> PositionSheet:
    """Check a draft or text of a position: its faults, or everything about it."""
    if body.draft is not None and body.text is None:
        return _show(call, editing.check_draft(load(game), body.draft))
    if body.text is not None and body.draft is None:
        return _show(call, editing.check_text(load(game), body.text))
    raise BadPosition("position-draft-or-text")


@routes.get("/positions/{game}/start", limit="study", pool="rules", fails=(422,))
def begin(
    call: Call,
    game: GameKey,
    kind: Annotated[Start, Query()] = "blank",
    players: Annotated[SeatCount, Query()] = 2,
) -> PositionSheet:
    """Get a position to start from: an empty table, one from a random game, or an example."""
    return _show(call, editing.begin(load(game), kind, players, call.house.draw()))


@routes.post("/positions/{game}/tables", limit="tables", status=201, answers=NewTable)
def play_on(call: PersonCall, game: GameKey, body: PositionTable) -> Response:
    """Create a table that continues from a position; hidden tiles are shuffled."""
    house, found = call.house, load(game)
    record = Record.starting(found, positions_of(found).read(body.text), house.draw())
    house.fair_play.check_record(call.person, record)
    holders = holders_of(body.seats)
    house.computers.check_room(call.person, holders)
    house.check_public(call.person, body.visibility)
    names = [seat.name for seat in body.seats]
    return tell_new(call, *house.dealer.keep_record(call.person, record, holders, names, body.visibility))


@routes.get("/tables/{table_id}/position", limit="reads", fails=(403, 404, 409, 422))
def write_position(call: Call, table_id: TableId, ply: Ply | None = None) -> WrittenPosition:
    """Get a table's position as text, now or at an earlier ply, without hidden tiles."""
    table = call.house.look(table_id, call.person)
    if table.daily is not None and table.finished_at is None:
        raise Forbidden("daily-no-record")
    state = table.state if ply is None else table.state_at(ply)
    return {"text": positions_of(table.game).write(state)}


def _show(call: Call, sheet: Sheet) -> PositionSheet:
    return {
        "draft": sheet.draft,
        "text": sheet.text,
        "faults": [
            {
                "code": fault.code,
                "message": fault.message(call.language),
                "reasons": [speak(reason, call.language) for reason in fault.reasons],
                "places": fault.places,
            }
            for fault in sheet.faults
        ],
        "view": sheet.view,
        "position": sheet.position,
    }
