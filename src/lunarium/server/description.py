"""The description of the interface: OpenAPI as FastAPI makes it, and what it cannot know by itself."""

from threading import Lock
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from lunarium.core.telling import Telling
from lunarium.server.bodies import LEAST, MOST
from lunarium.server.identity import COOKIE
from lunarium.server.wire.model import Problem

_WAYS = [{"token": list[str]()}, {"cookie": list[str]()}]
PERSON: dict[str, Any] = {"security": _WAYS}
ANYBODY: dict[str, Any] = {"security": [{}, *_WAYS]}  # who is known sees more, or what is theirs
SCHEMES = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}
COMPONENTS = "#/components/schemas/{model}"
WHOLE = {"minimum": LEAST, "maximum": MOST}
FOREIGN = ("HTTPValidationError", "ValidationError")  # errors in a form that never leaves this house


def install(app: FastAPI) -> None:
    """Describe the interface as it is."""
    describe, lock = app.openapi, Lock()

    def describe_exactly() -> dict[str, Any]:
        with lock:  # it takes a second: nobody makes it twice, or sees it half made
            return describe() if app.openapi_schema else _complete(describe())

    app.openapi = describe_exactly  # type: ignore[method-assign]  # as FastAPI's documentation does it


def _complete(schema: dict[str, Any]) -> dict[str, Any]:
    """How one is known here, how large numbers can be, and no error but our own."""
    schema["components"]["securitySchemes"] = SCHEMES
    problem = TypeAdapter(Problem).json_schema(ref_template=COMPONENTS)
    schema["components"]["schemas"] |= problem.pop("$defs") | {Problem.__name__: problem}
    for name in FOREIGN:
        schema["components"]["schemas"].pop(name, None)
    telling = schema["components"]["schemas"][Telling.__name__]
    telling["required"] = list(telling["properties"])  # a default is for our own code: it is always sent
    _bound_numbers(schema["components"]["schemas"])
    for operations in schema["paths"].values():
        for operation in operations.values():
            if FOREIGN[0] in str(operation["responses"].get("422")):
                del operation["responses"]["422"]  # such a route refuses nothing for its form
    return schema


def _bound_numbers(part: Any) -> None:
    """Give whole numbers the bounds that they have wherever none are closer."""
    if isinstance(part, dict):
        if part.get("type") == "integer":
            part |= WHOLE | part
        for inner in part.values():
            _bound_numbers(inner)
    elif isinstance(part, list):
        for inner in part:
            _bound_numbers(inner)
