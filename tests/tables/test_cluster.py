"""The cluster: a real one of two machines on this one; what it finds is the same, whichever of them dies."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from lunarium.ai.review import judging
from lunarium.ai.review.depth import DEEP
from lunarium.core.errors import LunariumError
from lunarium.games import luna
from lunarium.tables.cluster import Cluster
from lunarium.tables.reviews import Reviews
from lunarium.tables.work import Work
from tests.server.durability.waiting import await_true
from tests.tables.hall import Hall
from tests.tables.test_reviews import bring

MEMORY = 80 * 2**20  # bytes for what is passed around: the least that Ray takes
SLOWER = 10  # Ray gives a machine half a minute to start; a busy one gets so many times as much


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two nodes with one processor each."""
    pytest.importorskip("ray", reason="the extra `cluster` is not installed")
    from ray._private import node
    from ray.cluster_utils import Cluster as Machines

    clock = SimpleNamespace(time=time.time, sleep=time.sleep, monotonic=lambda: time.monotonic() / SLOWER)
    monkeypatch.setattr(node, "time", clock)
    monkeypatch.setenv("RAY_agent_register_timeout_ms", "300000")
    found: Any = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY})
    found.add_node(num_cpus=1, object_store_memory=MEMORY)
    yield found
    found.shutdown()


@pytest.mark.skipif(luna.GAME.thinking.engine != "native", reason="LUNARIUM_PURE=1: there is no search")
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
            assert reviews.verdict(table, ply) == judging.judge(record, ply, DEEP)
    finally:
        reviews.stop()
        work.stop()
        cluster.close()
        hall.close()


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LunariumError) as caught:
        Cluster("127.0.0.1:6379")
    assert caught.value.code == "research-needs-package"
    assert "lunarium[cluster]" in caught.value.message()


def test_a_cluster_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise ConnectionError

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=fail))
    with pytest.raises(LunariumError) as caught:
        Cluster("127.0.0.1:6379")
    assert (caught.value.code, caught.value.params) == ("cluster-away", {"address": "127.0.0.1:6379"})
