"""Bodies: JSON as its standard has it, without halves of characters, and numbers that are numbers."""

from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi import Request, Response
from fastapi.routing import APIRoute

LEAST, MOST = -(2**63), 2**64 - 1  # whole numbers beyond are read as fractions, which we could not say again


class StrictRequest(Request):
    """A request whose body is read strictly: what we were told we must be able to say again."""

    async def json(self) -> Any:
        return _read_whole(orjson.loads(await self.body()))


class StrictRoute(APIRoute):
    """A route that reads its body so."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return handle_strictly


def _read_whole(told: Any) -> Any:
    """The same with whole numbers as such: JSON knows one kind of number, and 3.0 is 3."""
    if isinstance(told, float):
        return int(told) if told.is_integer() and LEAST < told < MOST else told
    if isinstance(told, list):
        return [_read_whole(one) for one in told]
    if isinstance(told, dict):
        return {name: _read_whole(one) for name, one in told.items()}
    return told
