"""Routes for seats: sit down, hand over, leave it to a computer, be called when it is one's turn."""

from typing import Annotated

from fastapi import Path

from lunarium.server.replies import show_invitation, tell
from lunarium.server.routing import PersonCall, Routes
from lunarium.server.wire.tables import (
    Claim,
    Invitation,
    NotificationInfo,
    NotificationRequest,
    Resignation,
    Snapshot,
    TableId,
)
from lunarium.tables.errors import Forbidden
from lunarium.tables.table import Table

routes = Routes("/api/tables/{table_id}/seats/{seat}", "seats")
SeatNumber = Annotated[int, Path(ge=0, le=3)]


@routes.post("/claim", limit="seats", fails=(404, 409))
def claim(call: PersonCall, table_id: TableId, seat: SeatNumber, body: Claim) -> Snapshot:
    """Take a seat with the secret of its link; an open seat of a public table needs none."""
    call.house.look(table_id, call.person)
    return tell(call, call.house.seats.claim(table_id, seat, call.person, body.secret, body.name))


@routes.post("/invitation", limit="seats", status=201, fails=(404, 409, 422))
def invite(call: PersonCall, table_id: TableId, seat: SeatNumber) -> Invitation:
    """Create a new link to an open seat, or to hand over one's own; older links become invalid."""
    table, invitation = call.house.seats.invite(table_id, seat, call.person)
    return show_invitation(table.id, invitation)


@routes.post("/resign", limit="seats", fails=(404, 409))
def resign(call: PersonCall, table_id: TableId, seat: SeatNumber, body: Resignation) -> Snapshot:
    """Let a computer play on at the caller's seat, or at an open seat of the caller's table."""
    return tell(call, call.house.seats.resign(table_id, seat, call.person, body.level))


@routes.get("/notification", limit=None, fails=(403, 404, 409, 422))
def show_notification(call: PersonCall, table_id: TableId, seat: SeatNumber) -> NotificationInfo:
    """Get whether this server sends notifications, how, and whether this seat is registered."""
    table = call.house.look(table_id, call.person)
    if not table.seat(seat).is_held_by(call.person):
        raise Forbidden("not-your-seat")
    return _show(call, table, seat)


@routes.put("/notification", limit="seats", pool="lookups", fails=(404,))
def set_notification(
    call: PersonCall, table_id: TableId, seat: SeatNumber, body: NotificationRequest
) -> NotificationInfo:
    """Register a notification address at a service that the host allows."""
    call.house.notifier.check(body.url)
    table = call.house.seats.set_notification(table_id, seat, call.person, body.url, body.language)
    return _show(call, table, seat)


@routes.delete("/notification", limit="seats", fails=(404, 409, 422))
def remove_notification(call: PersonCall, table_id: TableId, seat: SeatNumber) -> NotificationInfo:
    """Remove the notification address."""
    return _show(call, call.house.seats.set_notification(table_id, seat, call.person, None, None), seat)


def _show(call: PersonCall, table: Table, seat: int) -> NotificationInfo:
    notifier = call.house.notifier
    return {
        "enabled": notifier.is_enabled,
        "services": notifier.services,
        "active": notifier.find(table.seat(seat).notify_url or "") is not None,
    }
