"""Beside a review: what a player's moves take while the server reviews games, and while not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from load.client import Connection
from load.report import quantile
from load.servers import lunarium
from siege.pace import measure

from benchmarks.reviews.mistakes import Known, read_games

TURNS = 8  # of both
SECONDS = 3.0  # a turn


def play_beside(games: Path) -> Iterator[str]:
    """Moves at one table, in turns without and with reviews, so that other work hits both."""
    delays: dict[str, list[float]] = {"alone": [], "beside": []}
    with TemporaryDirectory() as folder, lunarium(f"sqlite:///{folder}/beside.sqlite") as server:
        measure(server.port, 1, SECONDS)  # the first of all pays for the start
        with Connection(server.port) as asker:
            asker.introduce()
            for known in read_games(games)[:TURNS]:
                delays["alone"] += measure(server.port, 1, SECONDS)[0]
                with _review(asker, known):
                    delays["beside"] += measure(server.port, 1, SECONDS)[0]
    for name, found in delays.items():
        yield f"{name}: {len(found)} moves, ms p50 {quantile(found, 50):.1f}, p95 {quantile(found, 95):.1f}"
    ratios = (quantile(delays["beside"], share) / quantile(delays["alone"], share) for share in (50, 95))
    yield "beside / alone: p50 {:.2f}, p95 {:.2f}".format(*ratios)


@contextmanager
def _review(asker: Connection, known: Known) -> Iterator[None]:
    """A review is under way: its quick looks, and then the deep ones."""
    made = asker.ask("POST", "/api/records", {"record": known.record.as_json()})[1]
    path = f"/api/tables/{made['snapshot']['table']['id']}/review"
    asker.ask("POST", path)
    yield
    status, found = asker.ask("DELETE", path)
    if status != 200 or found["status"] == "done":
        raise SystemExit(f"The review did not last: {status} {found}")
