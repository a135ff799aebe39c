"""Routes for ending a game without a result: ask, answer, withdraw."""

from lunarium.server.replies import tell
from lunarium.server.routing import PersonCall, Routes
from lunarium.server.wire.tables import Answer, Snapshot, TableId

routes = Routes("/api/tables/{table_id}/end", "tables")


@routes.post(limit="seats", fails=(404, 409, 422))
def end(call: PersonCall, table_id: TableId) -> Snapshot:
    """End the game without a result: at once if no other person plays, else after the others agree."""
    return tell(call, call.house.tables.end(table_id, call.person))


@routes.post("/answer", limit="seats", fails=(404, 409))
def answer_end(call: PersonCall, table_id: TableId, body: Answer) -> Snapshot:
    """Answer a request to end the game; the last yes ends it."""
    return tell(call, call.house.tables.answer_offer(table_id, call.person, body.accept, ends=True))


@routes.delete(limit="seats", fails=(404, 409))
def withdraw_end(call: PersonCall, table_id: TableId) -> Snapshot:
    """Withdraw the caller's request to end the game."""
    return tell(call, call.house.tables.withdraw_offer(table_id, call.person, ends=True))
