"""Routes for whoever runs the house: is it alive, is it ready, how is it doing."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.core.errors import LunariumError
from lunarium.server.addresses import is_near
from lunarium.server.answers import answer
from lunarium.server.identity import house_of
from lunarium.server.live import Live
from lunarium.server.metrics import WATCHERS, collect
from lunarium.tables.errors import NotFound

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def show_health() -> Response:
    """Check that the process answers."""
    return answer({"status": "alive"})


@router.get("/readyz")
def show_readiness(request: Request) -> Response:
    """Check that games can be played: the database is writable and current, and changes arrive."""
    house = house_of(request)
    try:
        is_ready = (
            house.is_open
            and house.database.is_current()
            and house.database.can_write()
            and house.bulletin.is_connected
        )
    except LunariumError:
        is_ready = False
    return answer({"status": "ready" if is_ready else "not ready"}, 200 if is_ready else 503)


@router.get("/metrics")
def show_metrics(request: Request) -> Response:
    """Get metrics for Prometheus; by default for this machine and private networks only."""
    house, live = house_of(request), request.app.state.live
    if house.settings.metrics != "public" and not is_near(request.client.host if request.client else ""):
        raise NotFound("no-such-address")
    _count_watchers(live)
    content, kind = collect()
    return Response(content, media_type=kind)


def _count_watchers(live: Live) -> None:
    WATCHERS.set(live.watching)
