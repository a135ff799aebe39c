"""Answers: JSON, quickly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
from starlette.responses import Response


def encode(content: Any) -> bytes:
    """The content as JSON; moments in time as ISO 8601."""
    return orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS | orjson.OPT_UTC_Z)


def answer(content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A response with this content."""
    return Response(encode(content), status, headers, media_type="application/json")
