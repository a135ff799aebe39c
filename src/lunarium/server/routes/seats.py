"""Routes for seats: sit down, hand over, leave it to a computer, be called when it is one's turn."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from lunarium.core.game import Json
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import PERSON
from lunarium.server.identity import house_of, person_of, spend
from lunarium.server.places import Places
from lunarium.server.problems import BODY, may_fail
from lunarium.server.routes.tables import TableId, show_invitation, tell
from lunarium.server.wire.tables import (
    Claim,
    Invitation,
    NotificationInfo,
    NotificationRequest,
    Resignation,
    Snapshot,
)
from lunarium.tables.errors import Forbidden
from lunarium.tables.table import Table

router = APIRouter(prefix="/api/tables/{table_id}/seats/{seat}", tags=["seats"], route_class=StrictRoute)
SeatNumber = Annotated[int, Path(ge=0, le=3)]


@router.post(
    "/claim", response_model=Snapshot, responses=may_fail(*BODY, 401, 404, 409, 429), openapi_extra=PERSON
)
def claim(request: Request, table_id: TableId, seat: SeatNumber, body: Claim) -> Response:
    """Take a seat with the secret of its link; an open seat of a public table needs none."""
    house, person = house_of(request), person_of(request)
    spend(request, "seats", person)
    house.look(table_id, person)
    return tell(request, house.seats.claim(table_id, seat, person, body.secret, body.name), person)


@router.post(
    "/invitation",
    status_code=201,
    response_model=Invitation,
    responses=may_fail(401, 403, 404, 409, 422, 429),
    openapi_extra=PERSON,
)
def invite(request: Request, table_id: TableId, seat: SeatNumber) -> Response:
    """Create a new link to an open seat, or to hand over one's own; older links become invalid."""
    house, person = house_of(request), person_of(request)
    spend(request, "seats", person)
    table, invitation = house.seats.invite(table_id, seat, person)
    return answer(show_invitation(table.id, invitation), 201)


@router.post(
    "/resign", response_model=Snapshot, responses=may_fail(*BODY, 401, 404, 409, 429), openapi_extra=PERSON
)
def resign(request: Request, table_id: TableId, seat: SeatNumber, body: Resignation) -> Response:
    """Let a computer play on at the caller's seat, or at an open seat of the caller's table."""
    house, person = house_of(request), person_of(request)
    spend(request, "seats", person)
    return tell(request, house.seats.resign(table_id, seat, person, body.level), person)


@router.get(
    "/notification",
    response_model=NotificationInfo,
    responses=may_fail(401, 403, 404, 409, 422),
    openapi_extra=PERSON,
)
def show_notification(request: Request, table_id: TableId, seat: SeatNumber) -> Response:
    """Get whether this server sends notifications, how, and whether this seat is registered."""
    house, person = house_of(request), person_of(request)
    table = house.look(table_id, person)
    if not table.seat(seat).is_held_by(person):
        raise Forbidden("not-your-seat")
    return answer(_show_notification(request, table, seat))


@router.put(
    "/notification",
    response_model=NotificationInfo,
    responses=may_fail(*BODY, 401, 404, 429),
    openapi_extra=PERSON,
)
async def set_notification(
    request: Request, table_id: TableId, seat: SeatNumber, body: NotificationRequest
) -> Response:
    """Register a notification address at a service that the host allows."""
    lookups: Places = request.app.state.lookups
    return await lookups.run(request, _set_notification, request, table_id, seat, body)


@router.delete(
    "/notification",
    response_model=NotificationInfo,
    responses=may_fail(401, 403, 404, 409, 422, 429),
    openapi_extra=PERSON,
)
def remove_notification(request: Request, table_id: TableId, seat: SeatNumber) -> Response:
    """Remove the notification address."""
    house, person = house_of(request), person_of(request)
    spend(request, "seats", person)
    table = house.seats.set_notification(table_id, seat, person, None, None)
    return answer(_show_notification(request, table, seat))


def _show_notification(request: Request, table: Table, seat: int) -> Json:
    notifier = house_of(request).notifier
    return {
        "enabled": notifier.is_enabled,
        "services": notifier.services,
        "active": table.seat(seat).notify_url is not None,
    }


def _set_notification(request: Request, table_id: str, seat: int, body: NotificationRequest) -> Response:
    house, person = house_of(request), person_of(request)
    spend(request, "seats", person)
    house.notifier.check(body.url)
    table = house.seats.set_notification(table_id, seat, person, body.url, body.language)
    return answer(_show_notification(request, table, seat))
