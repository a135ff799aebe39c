"""The cluster: a real one of two machines on this one; what it finds is the same, whichever of them dies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lunarium.ai.review import depth as depths
from lunarium.ai.review import judging
from lunarium.games import luna
from lunarium.tables.cluster import Cluster
from lunarium.tables.reviews import Reviews
from lunarium.tables.work import Work
from tests.server.durability.waiting import await_true
from tests.tables.hall import Hall
from tests.tables.test_reviews import bring

pytest.importorskip("ray", reason="the extra `cluster` is not installed")
pytestmark = pytest.mark.skipif(
    luna.GAME.thinking.engine != "native", reason="LUNARIUM_PURE=1: there is no search"
)
MEMORY = 80 * 2**20  # bytes for what is passed around: the least that Ray takes


@pytest.fixture
def machines() -> Iterator[Any]:
    """Two nodes with one processor each."""
    from ray.cluster_utils import Cluster as Machines

    found = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY})
    found.add_node(num_cpus=1, object_store_memory=MEMORY)
    yield found
    found.shutdown()


def test_a_machine_that_dies_half_way_loses_nothing(machines: Any, sqlite_url: str) -> None:
    hall = Hall(sqlite_url)
    cluster = Cluster(machines.address)
    assert cluster.size == 2
    work = Work(1, 0, remote=cluster.size)
    reviews = Reviews(hall.tables, work, judge=cluster.judge)
    work.start()
    reviews.start()
    try:
        ana = hall.person()
        table = bring(hall, ana)
        reviews.ask(table, ana)
        await_true(lambda: reviews.read(table)[0].depth == "quick")
        machines.remove_node(machines.list_all_nodes()[-1], allow_graceful=False)
        await_true(lambda: reviews.read(table)[0].status == "done")
        record = table.record_of_moves()
        for ply in (0, table.ply - 1):
            assert reviews.verdict(table, ply) == judging.judge(record, ply, depths.DEEP)
    finally:
        reviews.stop()
        work.stop()
        cluster.close()
        hall.close()
