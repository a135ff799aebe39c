"""Routes for take-backs: ask, answer, withdraw."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.server.bodies import StrictRoute
from lunarium.server.description import PERSON
from lunarium.server.identity import house_of, person_of, spend
from lunarium.server.problems import BODY, may_fail
from lunarium.server.routes.tables import TableId, tell
from lunarium.server.wire.tables import Answer, Snapshot, TakeBackRequest

router = APIRouter(prefix="/api/tables/{table_id}/take-back", tags=["take-backs"], route_class=StrictRoute)


@router.post("", response_model=Snapshot, responses=may_fail(*BODY, 401, 404, 409, 429), openapi_extra=PERSON)
def take_back(request: Request, table_id: TableId, body: TakeBackRequest) -> Response:
    """Take back the caller's unfinished steps and moves that concern only computers; else ask the others."""
    house, person = house_of(request), person_of(request)
    spend(request, "moves", person)
    return tell(request, house.tables.take_back(table_id, person, body.to_ply), person)


@router.post(
    "/answer", response_model=Snapshot, responses=may_fail(*BODY, 401, 404, 409, 429), openapi_extra=PERSON
)
def answer_take_back(request: Request, table_id: TableId, body: Answer) -> Response:
    """Answer a take-back request; the last yes takes the moves back."""
    house, person = house_of(request), person_of(request)
    spend(request, "moves", person)
    return tell(request, house.tables.answer_offer(table_id, person, body.accept), person)


@router.delete("", response_model=Snapshot, responses=may_fail(401, 403, 404, 409, 429), openapi_extra=PERSON)
def withdraw(request: Request, table_id: TableId) -> Response:
    """Withdraw the caller's take-back request."""
    house, person = house_of(request), person_of(request)
    spend(request, "moves", person)
    return tell(request, house.tables.withdraw_offer(table_id, person), person)
