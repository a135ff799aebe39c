"""Routes for games that are played with their box on a real table, while the page keeps the score."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.server.bodies import StrictRoute
from lunarium.server.description import PERSON
from lunarium.server.identity import house_of, person_of, spend
from lunarium.server.problems import BODY, may_fail
from lunarium.server.routes.tables import tell_new
from lunarium.server.wire.tables import KeptRequest, NewTable

router = APIRouter(prefix="/api", tags=["tables"], route_class=StrictRoute)


@router.post(
    "/kept",
    status_code=201,
    response_model=NewTable,
    responses=may_fail(*BODY, 401, 429),
    openapi_extra=PERSON,
)
def keep(request: Request, body: KeptRequest) -> Response:
    """Create a table that keeps the score of a physical game; whoever is given its link enters moves."""
    house, person = house_of(request), person_of(request)
    spend(request, "tables", person)
    record = house.dealer.lay(body.game, body.options, len(body.names), body.laid)
    house.fair_play.check_record(person, record)
    table = house.dealer.keep(person, record, body.names)
    return tell_new(table, [house.seats.invite_keepers(table)], person)
