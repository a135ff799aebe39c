"""Replies: what routes share that make or change a table."""

from collections.abc import Iterable

from starlette.responses import Response

from lunarium.server.answers import answer
from lunarium.server.routing import Call, PersonCall
from lunarium.server.snapshots import show_snapshot
from lunarium.server.wire import tables as wire
from lunarium.server.wire.tables import NewTable, SeatRequest, Snapshot
from lunarium.tables.seats import Holder, Invitation
from lunarium.tables.table import Table


def holders_of(seats: Iterable[SeatRequest]) -> list[Holder]:
    """Who shall sit where."""
    return [
        Holder(seat.holder, seat.level if seat.holder == "computer" else None, seat.name) for seat in seats
    ]


def tell(call: Call, table: Table, since: int = 0) -> Snapshot:
    """The table as the caller sees it."""
    told = call.house.tables.story(table)
    return show_snapshot(told, call.person, since=since, present=call.live.present_at(table.id))


def tell_new(call: PersonCall, table: Table, invitations: Iterable[Invitation]) -> Response:
    """A new table and the links to its open seats."""
    told: NewTable = {
        "snapshot": show_snapshot(table, call.person),
        "invitations": [show_invitation(table.id, invitation) for invitation in invitations],
    }
    return answer(told, 201, {"Location": f"/api/tables/{table.id}"})


def show_invitation(table_id: str, invitation: Invitation) -> wire.Invitation:
    """The secret behind a `#`, where no server and no log ever sees it."""
    seat, secret = invitation.seat, invitation.secret
    return {"seat": seat, "secret": secret, "path": f"/t/{table_id}#seat={seat}&key={secret}"}
