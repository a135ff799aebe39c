"""The application: routes, middleware and the life of one server process."""

import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from importlib.metadata import version
from random import SystemRandom
from sys import maxsize
from types import FrameType

import anyio.to_thread
import structlog
from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from lunarium.contest.workers import end_with_parent
from lunarium.server import description, documentation, logs, page, problems, systemd
from lunarium.server.entrance import Entrance
from lunarium.server.house import House
from lunarium.server.live import Live
from lunarium.server.metrics import MOVES, TABLES
from lunarium.server.middleware import Guard
from lunarium.server.places import Places
from lunarium.server.routes import (
    ask,
    coach,
    daily,
    ending,
    games,
    keeping,
    lessons,
    operations,
    people,
    positions,
    puzzles,
    records,
    reviews,
    seats,
    statistics,
    tables,
    takebacks,
)
from lunarium.server.settings import Settings
from lunarium.tables.door import Draw
from lunarium.tables.table import Table

THREADS = 20  # as many as there are database connections
MOVES_AT_ONCE = 2  # one leaves the disk idle, more only fight over the interpreter
# Of names in the network, which may take their time.
LOOKUPS_AT_ONCE, LOOKUPS_WAITING, LOOKUPS_EACH = 2, 10, 3
# Previews, reasons, lists, whole games: what is computed by the rules.
STUDIES_AT_ONCE, STUDIES_WAITING, STUDIES_EACH = 2, 40, 30

ROUTES = (  # the busiest first
    tables.routes,
    ask.routes,
    people.routes,
    games.routes,
    seats.routes,
    takebacks.routes,
    ending.routes,
    records.routes,
    positions.routes,
    reviews.routes,
    keeping.routes,
    daily.routes,
    lessons.routes,
    coach.routes,
    statistics.routes,
    puzzles.routes,
    puzzles.points,
)

log = structlog.get_logger("lunarium.server")


def create_app(settings: Settings | None = None, draw: Draw = SystemRandom) -> FastAPI:
    """The application for these settings, or for those of the environment."""
    settings = settings or Settings.from_environment()
    logs.install(settings.log)
    house = House(settings, draw)
    live = Live(house)
    house.tables.watch_changes(_count)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS
        await run_in_threadpool(house.open)
        live.start()
        end_with_parent(partial(os.kill, os.getpid(), signal.SIGTERM))
        log.info(
            "started",
            version=version("lunarium"),
            pid=os.getpid(),
            database=house.database.engine.dialect.name,
            public_url=settings.public_url,
        )
        with _hearing_end(live.hang_up):
            yield
        systemd.notify(systemd.STOPPING)
        log.info("stopping", pid=os.getpid())
        await live.stop()
        await run_in_threadpool(house.close)
        log.info("stopped", pid=os.getpid())

    app = FastAPI(
        title="Lunarium",
        summary="Board games of the moon at tables for people and computers",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # `documentation` serves it
        separate_input_output_schemas=False,  # a draft is sent as it came
        redirect_slashes=False,
    )
    app.state.house, app.state.live = house, live
    app.state.pools = {
        "moves": Places(MOVES_AT_ONCE, maxsize, maxsize),
        "rules": Places(STUDIES_AT_ONCE, STUDIES_WAITING, STUDIES_EACH),
        "lookups": Places(LOOKUPS_AT_ONCE, LOOKUPS_WAITING, LOOKUPS_EACH),
    }
    problems.install(app)
    for part in ROUTES:
        app.router.routes += part.router.routes  # as they are: to include a router makes each of them again
    app.router.routes += operations.router.routes
    description.install(app)
    documentation.install(app)
    page.install(app, page.find_page())
    if settings.invitation:
        app.add_middleware(Entrance)
    app.add_middleware(Guard, public_url=settings.public_url)
    return app


@contextmanager
def _hearing_end(hear: Callable[[], None]) -> Iterator[None]:
    """Learn of the end at once: the web server tells us only after everybody who waits has been answered."""
    if threading.current_thread() is not threading.main_thread():
        yield  # in a test; only the main thread hears signals
        return

    def forward(number: int, frame: FrameType | None) -> None:
        hear()
        if callable(before):
            before(number, frame)

    before = signal.signal(signal.SIGTERM, forward)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _count(before: Table | None, after: Table) -> None:
    """One more move, by a person or a computer; one more game that is over."""
    if before is None or after.ply <= before.ply:
        return
    seat = after.played[-1].seat
    MOVES.labels(after.game.key, after.seats[seat].holder).inc()
    if after.finished_at is not None:
        TABLES.labels(after.game.key).inc()
