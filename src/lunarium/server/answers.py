"""Answers: JSON, quickly."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from secrets import token_hex
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

PROCESS = token_hex(8)  # another one may be another version


def encode(content: Any) -> bytes:
    """The content as JSON; moments in time as ISO 8601."""
    return orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS | orjson.OPT_UTC_Z)


def answer_again(request: Request, body: bytes, media_type: str = "application/json") -> Response:
    """What is the same for everybody as long as this version runs: a browser that has it is told so."""
    headers = _marked(body, "no-cache")
    return _known(request, headers) or Response(body, headers=headers, media_type=media_type)


def answer_unless_known(request: Request, about: object, make: Callable[[], Any]) -> Response:
    """What is the same for one caller as long as this is: nothing is made for a browser that has it."""
    headers = _marked(f"{about} {PROCESS}".encode(), "private, no-cache")
    return _known(request, headers) or answer(make(), headers=headers)


def _marked(content: bytes, control: str) -> dict[str, str]:
    return {"ETag": f'"{sha256(content).hexdigest()[:32]}"', "Cache-Control": control}


def _known(request: Request, headers: Mapping[str, str]) -> Response | None:
    """The answer to a browser that has what bears this mark."""
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if headers["ETag"] in known or "*" in known:
        return Response(status_code=304, headers=dict(headers))
    return None


def answer(content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A response with this content."""
    return Response(encode(content), status, headers, media_type="application/json")
