"""Routes for take-backs: ask, answer, withdraw."""

from lunarium.server.replies import tell
from lunarium.server.routing import PersonCall, Routes
from lunarium.server.wire.tables import Answer, Snapshot, TableId, TakeBackRequest

routes = Routes("/api/tables/{table_id}/take-back", "take-backs")


@routes.post(limit="moves", fails=(404, 409))
def take_back(call: PersonCall, table_id: TableId, body: TakeBackRequest) -> Snapshot:
    """Take back the caller's unfinished steps and moves that concern only computers; else ask the others."""
    return tell(call, call.house.tables.take_back(table_id, call.person, body.to_ply))


@routes.post("/answer", limit="moves", fails=(404, 409))
def answer_take_back(call: PersonCall, table_id: TableId, body: Answer) -> Snapshot:
    """Answer a take-back request; the last yes takes the moves back."""
    return tell(call, call.house.tables.answer_offer(table_id, call.person, body.accept))


@routes.delete(limit="moves", fails=(404, 409))
def withdraw(call: PersonCall, table_id: TableId) -> Snapshot:
    """Withdraw the caller's take-back request."""
    return tell(call, call.house.tables.withdraw_offer(table_id, call.person))
