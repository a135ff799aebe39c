"""Middleware: what happens to every request, whoever answers it."""

from secrets import token_hex
from time import perf_counter

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lunarium import texts
from lunarium.server.addresses import is_behind_stranger, is_near
from lunarium.server.answers import answer
from lunarium.server.languages import language_of
from lunarium.server.metrics import REQUEST_SECONDS, REQUESTS
from lunarium.server.origins import is_foreign, is_misdirected

LARGEST_BODY = 256 * 1024
LENGTH_DIGITS = 9  # more are no length
REQUEST_ID_BYTES = 8
OPERATIONS = ("/healthz", "/readyz", "/metrics")  # asked by machines that know us by another name
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000"

log = structlog.get_logger("lunarium.requests")


class Guard:
    """Sizes, origins, headers, one line of log and two numbers for each request."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self._app, self._public_url = app, public_url
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status, is_answered = perf_counter(), 500, False
        request_id = token_hex(REQUEST_ID_BYTES)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id, **_named(scope))

        async def send_guarded(message: Message) -> None:
            nonlocal status, is_answered
            if message["type"] == "http.response.start":
                status, is_answered = message["status"], True
                self._complete(MutableHeaders(scope=message), request_id, scope["path"])
            await send(message)

        self._look_for_proxy(scope)
        refusal = self._refusal(scope)
        try:
            if refusal is not None:
                await _refuse(*refusal, scope, receive, send_guarded)
            else:
                await self._app(scope, _bounded(receive), send_guarded)
        except Exception as error:
            log.error("unexpected", exc_info=error)
            if is_answered:
                raise  # too late for a sentence: the connection breaks
            await _refuse("server-error", 500, scope, receive, send_guarded)
        finally:
            _count(scope, status, perf_counter() - began)

    def _refusal(self, scope: Scope) -> tuple[str, int] | None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if is_misdirected(headers.get("host", ""), self._public_url) and scope["path"] not in OPERATIONS:
            return "foreign-host", 421
        if not length.isdecimal() or len(length) > LENGTH_DIGITS or int(length) > LARGEST_BODY:
            return "too-large", 413
        if scope["method"] in SAFE_METHODS:
            return None
        if is_foreign(headers.get("origin"), headers.get("host", ""), self._public_url):
            return "foreign-origin", 403
        return None

    def _look_for_proxy(self, scope: Scope) -> None:
        """Say once that a proxy stands before us which the host has not told us about."""
        if self._has_warned or not is_behind_stranger(Request(scope)):
            return
        self._has_warned = True
        near = scope["client"][0] if is_near(scope["client"][0]) else "a public address"  # perhaps a person's
        log.warning("proxy-not-configured", peer=near, setting="LUNARIUM_PROXIES")

    def _complete(self, headers: MutableHeaders, request_id: str, path: str) -> None:
        for name, value in SECURITY.items():
            headers.setdefault(name, value)
        headers["X-Request-Id"] = request_id
        if path.startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if self._public_url.startswith("https:"):
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT


class TooLarge(HTTPException):
    """A body that does not end."""

    def __init__(self) -> None:
        super().__init__(413)


def _bounded(receive: Receive) -> Receive:
    """The body, as long as it is not too long; its announced length may lie."""
    received = 0

    async def receive_bounded() -> Message:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                raise TooLarge
        return message

    return receive_bounded


async def _refuse(code: str, status: int, scope: Scope, receive: Receive, send: Send) -> None:
    message = texts.say(code, language_of(Request(scope)))
    await answer({"code": code, "message": message, "params": {}, "reasons": []}, status)(
        scope, receive, send
    )


def _named(scope: Scope) -> dict[str, str]:
    """The table that a request is about; its address is no secret of a seat."""
    parts = scope["path"].split("/")
    return {"table": parts[3][:20]} if parts[1:3] == ["api", "tables"] and len(parts) > 3 else {}


def _count(scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", "page" if status < 400 else "none")
    REQUESTS.labels(scope["method"], route, str(status)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)
    log.info(
        "request", method=scope["method"], route=route, status=status, milliseconds=round(seconds * 1000, 1)
    )
