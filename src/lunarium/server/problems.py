"""Problems: every error as {code, message, reasons} with the right status, in the caller's language."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import Response

from lunarium import texts
from lunarium.core.errors import (
    LunariumError,
    NeedsEngine,
    NoSuchPuzzle,
    NoSuchStage,
    NoSuchThing,
    NotYourTurn,
    PuzzleOver,
    StageOver,
)
from lunarium.core.reasons import Reason
from lunarium.core.types import SpokenReason
from lunarium.server.answers import answer
from lunarium.server.description import COMPONENTS
from lunarium.server.languages import language_of
from lunarium.server.wire.model import Problem
from lunarium.tables.errors import Busy, Conflict, Forbidden, NotFound, TooMany, Unauthorized, Unavailable

STATUS: tuple[tuple[type[LunariumError], int], ...] = (
    (NotYourTurn, 409),
    (Conflict, 409),
    (NotFound, 404),
    (NoSuchStage, 404),
    (NoSuchPuzzle, 404),
    (NoSuchThing, 404),
    (NeedsEngine, 409),
    (StageOver, 409),
    (PuzzleOver, 409),
    (Unauthorized, 401),
    (Forbidden, 403),
    (TooMany, 429),
    (Busy, 503),
    (Unavailable, 503),
    (LunariumError, 422),
)
CODES = {404: "no-such-address", 405: "no-such-method", 413: "too-large"}
MEANINGS = {
    400: "Bad request: the body is not valid JSON",
    401: "Unauthorized: missing or unknown credentials",
    403: "Forbidden",
    404: "Not found",
    409: "Conflict: the state has changed, or does not allow this",
    413: "Content too large",
    422: "Unprocessable content; see the reasons",
    429: "Too many requests; see Retry-After",
    503: "Service unavailable: database or worker capacity",
}
BODY = (400, 403, 413, 422)  # what can be wrong with whatever is sent; 403: from another site


def may_fail(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route can fail, for its documentation; the database can always be away.

    By reference: of a model here FastAPI would make two fields for each of 500 answers, a third of a start.
    """
    responses: dict[int | str, dict[str, Any]] = {}
    for status in sorted({*statuses, 503}):
        content = {"application/json": {"schema": {"$ref": COMPONENTS.format(model=Problem.__name__)}}}
        responses[status] = {"description": MEANINGS[status], "content": content}
        if status == 429:
            waiting = {"description": "Seconds to wait", "schema": {"type": "integer", "minimum": 1}}
            responses[status]["headers"] = {"Retry-After": waiting}
    return responses


def status_of(error: LunariumError) -> int:
    """The HTTP status that fits an error."""
    return next(status for kind, status in STATUS if isinstance(error, kind))


def speak(reason: Reason, language: str) -> SpokenReason:
    """A reason as the wire has it."""
    return {
        "code": reason.code,
        "rule": reason.rule,
        "params": dict(reason.params),
        "text": reason.text(language),
    }


def problem(error: LunariumError, language: str) -> Problem:
    """An error as the wire has it."""
    if isinstance(error, Unavailable):
        error = error.for_players()
    reasons = [speak(reason, language) for reason in error.reasons]
    return {
        "code": error.code,
        "message": error.message(language),
        "params": dict(error.params),
        "reasons": reasons,
    }


def install(app: FastAPI) -> None:
    """Let no error leave this house in another form."""
    app.add_exception_handler(LunariumError, _tell_own)
    app.add_exception_handler(RequestValidationError, _tell_invalid)
    app.add_exception_handler(HTTPException, tell_http)


async def _tell_own(request: Request, error: Exception) -> Response:
    if not isinstance(error, LunariumError):
        raise error
    headers = {"Retry-After": str(error.params["seconds"])} if isinstance(error, TooMany) else {}
    return answer(problem(error, language_of(request)), status_of(error), headers)


async def _tell_invalid(request: Request, error: Exception) -> Response:
    """A request that does not fit its model: which field, and what is wrong with it."""
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return await tell_http(request, HTTPException(400))
    own = first.get("ctx", {}).get("error")
    if isinstance(own, LunariumError):
        return await _tell_own(request, own)
    field = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path")) or "body"
    told = LunariumError("bad-request", field=field[:60], cause=str(first["msg"])[:120])
    return answer(problem(told, language_of(request)), 422)


async def tell_http(request: Request, error: Exception) -> Response:
    """What the framework refuses, in our own form."""
    if not isinstance(error, HTTPException):
        raise error
    code = CODES.get(error.status_code, "bad-request-form")
    body = {"code": code, "message": texts.say(code, language_of(request)), "params": {}, "reasons": []}
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["Allow"] = ", ".join(_methods_of(request)) or headers.get("Allow", "GET")
    return answer(body, error.status_code, headers)


def _methods_of(request: Request) -> list[str]:
    """All methods that this address understands; the router names those of one route only."""
    routes = [
        route for route in request.app.routes if isinstance(route, APIRoute) and route.include_in_schema
    ]
    here = [route for route in routes if route.path_regex.fullmatch(request.url.path)]
    return sorted({method for route in here for method in route.methods or ()})
