"""Routes for games that are played with their box on a real table, while the page keeps the score."""

from starlette.responses import Response

from lunarium.server.replies import tell_new
from lunarium.server.routing import PersonCall, Routes
from lunarium.server.wire.tables import KeptRequest, NewTable

routes = Routes("/api", "tables")


@routes.post("/kept", limit="tables", status=201, answers=NewTable)
def keep(call: PersonCall, body: KeptRequest) -> Response:
    """Create a table that keeps the score of a physical game; whoever is given its link enters moves."""
    house = call.house
    record = house.dealer.lay(body.game, body.options, len(body.names), body.laid)
    house.fair_play.check_record(call.person, record)
    table = house.dealer.keep(call.person, record, body.names)
    return tell_new(call, table, [house.seats.invite_keepers(table)])
