"""Routing: each route declares who may call it, what it is counted as and where it runs.

A handler takes a `Call`, or a `PersonCall` where callers must be known, and returns what is sent; its return
type describes the answer. It runs in a thread, never on the event loop. An `async` handler waits for others,
such as a search: caller and limit are checked in a thread before, and `Call.run` takes it to one again.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, TypeVar, TypeVarTuple

from fastapi import APIRouter
from fastapi import Request as HTTPRequest
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, Response

from lunarium.server import identity
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.house import House
from lunarium.server.languages import language_of
from lunarium.server.live import Live
from lunarium.server.places import Places
from lunarium.server.problems import BODY, may_fail
from lunarium.server.wire.model import Request
from lunarium.tables.people import Person
from lunarium.tables.work import Job, Place

Pool = Literal["moves", "rules", "lookups"]  # threads of which there are few, in `app.state.pools`
Given = TypeVarTuple("Given")
T = TypeVar("T")
Handler = TypeVar("Handler", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Call:
    """A request, and who sends it if they are known."""

    request: HTTPRequest
    person: Person | None

    @property
    def house(self) -> House:
        return identity.house_of(self.request)

    @property
    def live(self) -> Live:
        live: Live = self.request.app.state.live
        return live

    @property
    def language(self) -> str:
        """The language to answer in."""
        return language_of(self.request)

    def spend(self, limit: str, cost: float = 1) -> None:
        """Count something beside what the route declares."""
        identity.spend(self.request, limit, self.person, cost)

    async def run(self, function: Callable[[*Given], T], *args: *Given) -> T:
        """What the rules compute, in one of the threads for that."""
        return await _pool(self.request, "rules").run(self.request, function, *args)


@dataclass(frozen=True, slots=True)
class PersonCall(Call):
    """A request of a person who is known."""

    person: Person

    async def think(self, place: Place, seconds: float, think: Callable[[Job[T]], T]) -> T:
        """What a search finds; it waits in the one queue for its turn."""
        job = self.house.work.submit(place, self.person.id, seconds, think)
        return await asyncio.wrap_future(job.future)


@dataclass(frozen=True, slots=True)
class Route:
    """What a route declares."""

    method: str
    path: str
    handler: Callable[..., Any]
    limit: str | None  # one of `limits.LIMITS`; None: it is not counted
    cost: float
    pool: Pool | None

    @property
    def is_waiting(self) -> bool:
        """Whether it runs on the event loop."""
        return inspect.iscoroutinefunction(self.handler)


class Routes:
    """The routes of one kind of resource."""

    def __init__(self, prefix: str, tag: str) -> None:
        self.router = APIRouter(prefix=prefix, tags=[tag], route_class=StrictRoute)
        self.declared: list[Route] = []

    def get(self, path: str = "", *, limit: str | None, **details: Any) -> Callable[[Handler], Handler]:
        """A route that changes nothing. The details are those of `_declare`."""
        return partial(self._declare, "GET", path, limit, **details)

    def post(self, path: str = "", *, limit: str, **details: Any) -> Callable[[Handler], Handler]:
        """A route that makes or does something."""
        return partial(self._declare, "POST", path, limit, **details)

    def put(self, path: str = "", *, limit: str, **details: Any) -> Callable[[Handler], Handler]:
        """A route that sets something."""
        return partial(self._declare, "PUT", path, limit, **details)

    def patch(self, path: str = "", *, limit: str, **details: Any) -> Callable[[Handler], Handler]:
        """A route that changes a part of something."""
        return partial(self._declare, "PATCH", path, limit, **details)

    def delete(self, path: str = "", *, limit: str, **details: Any) -> Callable[[Handler], Handler]:
        """A route that takes something away."""
        return partial(self._declare, "DELETE", path, limit, **details)

    def websocket(self, path: str) -> Callable[[Handler], Handler]:
        """A live connection, which looks after itself."""
        return self.router.websocket(path)

    def _declare(
        self,
        method: str,
        path: str,
        limit: str | None,
        handler: Handler,
        *,
        cost: float = 1,
        pool: Pool | None = None,
        status: int = 200,
        answers: Any = None,
        fails: Sequence[int] = (),
        contents: dict[int | str, Any] | None = None,
    ) -> Handler:
        """`answers`: the type of the answer where the handler makes the response itself; `fails`: with which
        statuses it can end beside those that follow from who may call, the limit and the body.
        """
        declared = Route(method, self.router.prefix + path, handler, limit, cost, pool)
        self.declared.append(declared)
        signature = inspect.signature(handler)
        call, *others = signature.parameters.values()
        is_known = call.annotation is PersonCall
        returned = signature.return_annotation
        has_body = any(_is_body(other.annotation) for other in others)
        statuses = {*fails, *(BODY if has_body else ()), *((403,) if method != "GET" else ())}
        statuses |= {401} if is_known else set()
        statuses |= {429} if limit else set()
        request = inspect.Parameter("request", call.kind, annotation=HTTPRequest)
        endpoint: Any = _answer(declared, is_known=is_known, status=status)
        endpoint.__signature__ = inspect.Signature([request, *others])
        endpoint.__name__, endpoint.__doc__ = handler.__name__, handler.__doc__
        self.router.add_api_route(
            path,
            endpoint,
            methods=[method],
            status_code=status,
            response_class=Response if contents else JSONResponse,
            response_model=answers if returned in (None, Response) else returned,
            responses=may_fail(*statuses) | (contents or {}),
            openapi_extra=PERSON if is_known else ANYBODY,
        )
        return handler


def _is_body(annotation: Any) -> bool:
    return inspect.isclass(annotation) and issubclass(annotation, Request)


def _pool(request: HTTPRequest, name: Pool) -> Places:
    pools: dict[Pool, Places] = request.app.state.pools
    return pools[name]


def _answer(route: Route, *, is_known: bool, status: int) -> Callable[..., Awaitable[Response]]:
    """What the framework calls for a route."""

    def begin(request: HTTPRequest) -> Call:
        if is_known:
            call: Call = PersonCall(request, identity.person_of(request))
        else:
            call = Call(request, identity.visitor_of(request))
        if route.limit is not None:
            call.spend(route.limit, route.cost)
        return call

    def send(told: Any) -> Response:
        if isinstance(told, Response):
            return told
        return Response(status_code=status) if told is None else answer(told, status)

    async def wait(request: HTTPRequest, **given: Any) -> Response:
        call = await run_in_threadpool(begin, request)
        told = await route.handler(call, **given)
        return told if isinstance(told, Response) else await run_in_threadpool(send, told)

    async def run(request: HTTPRequest, **given: Any) -> Response:
        def work() -> Response:
            return send(route.handler(begin(request), **given))

        if route.pool is None:
            return await run_in_threadpool(work)
        return await _pool(request, route.pool).run(request, work)

    return wait if route.is_waiting else run
