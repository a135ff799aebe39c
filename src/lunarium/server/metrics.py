"""Metrics for Prometheus: how much is asked, how quickly it is answered, how much is played."""

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

REQUESTS = Counter("lunarium_requests_total", "Requests answered", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("lunarium_request_seconds", "Time to answer", ["route"], buckets=BUCKETS)
MOVES = Counter("lunarium_moves_total", "Moves written", ["game", "by"])
TABLES = Counter("lunarium_finished_total", "Games finished", ["game"])
WATCHERS = Gauge("lunarium_watchers", "Sockets that watch tables", multiprocess_mode="livesum")
CONNECTIONS = Gauge("lunarium_connections", "Open connections", multiprocess_mode="livesum")
REFUSED = Counter("lunarium_refused_connections_total", "Connections that were ended by us", ["why"])


def collect() -> tuple[bytes, str]:
    """All numbers as Prometheus reads them, over all workers of this machine."""
    registry = REGISTRY
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
