"""The entrance: a host who has set an invitation code lets in only people who have given it."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from lunarium.server.answers import answer
from lunarium.server.identity import visitor_of
from lunarium.server.languages import language_of
from lunarium.server.problems import problem, status_of
from lunarium.tables.errors import Unauthorized

GUARDED = "/api/"
OPEN = (
    "/api/session",
    "/api/people",
    "/api/privacy",
)  # who one is, how one comes in, and what is stored then
POLICY_VIOLATION = 1008


class Entrance:
    """Refuses everything of the interface to strangers; the page itself says how to come in."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] not in ("http", "websocket") or not path.startswith(GUARDED) or path in OPEN:
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if await run_in_threadpool(visitor_of, connection) is not None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "house-closed"})
        else:
            refusal = Unauthorized("house-closed")
            body = problem(refusal, language_of(connection))
            await answer(body, status_of(refusal))(scope, receive, send)
