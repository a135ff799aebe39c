"""Routes for ending a game without a result: ask, answer, withdraw."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.server.bodies import StrictRoute
from lunarium.server.description import PERSON
from lunarium.server.identity import house_of, person_of, spend
from lunarium.server.problems import BODY, may_fail
from lunarium.server.routes.tables import TableId, tell
from lunarium.server.wire.tables import Answer, Snapshot

router = APIRouter(prefix="/api/tables/{table_id}/end", tags=["tables"], route_class=StrictRoute)


@router.post(
    "", response_model=Snapshot, responses=may_fail(401, 403, 404, 409, 422, 429), openapi_extra=PERSON
)
def end(request: Request, table_id: TableId) -> Response:
    """End the game without a result: at once if no other person plays, else after the others agree."""
    house, person = house_of(request), person_of(request)
    spend(request, "seats", person)
    return tell(request, house.tables.end(table_id, person), person)


@router.post(
    "/answer", response_model=Snapshot, responses=may_fail(*BODY, 401, 404, 409, 429), openapi_extra=PERSON
)
def answer_end(request: Request, table_id: TableId, body: Answer) -> Response:
    """Answer a request to end the game; the last yes ends it."""
    house, person = house_of(request), person_of(request)
    spend(request, "seats", person)
    return tell(request, house.tables.answer_offer(table_id, person, body.accept, ends=True), person)


@router.delete("", response_model=Snapshot, responses=may_fail(401, 403, 404, 409), openapi_extra=PERSON)
def withdraw_end(request: Request, table_id: TableId) -> Response:
    """Withdraw the caller's request to end the game."""
    house, person = house_of(request), person_of(request)
    return tell(request, house.tables.withdraw_offer(table_id, person, ends=True), person)
