"""The cluster: a real one of two machines on this one; what it finds is the same, whichever of them dies."""

import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from lunarium.ai.review import judging
from lunarium.ai.review.depth import DEEP
from lunarium.core.errors import LunariumError
from lunarium.tables.cluster import Cluster
from lunarium.tables.reviews import Reviews
from lunarium.tables.work import Work
from tests.support.markers import needs_search
from tests.support.ray_cluster import kill_one, two_machines
from tests.support.tables.hall import Hall, bring
from tests.support.waiting import await_true


@pytest.fixture
def machines() -> Iterator[Any]:
    """Two nodes with one processor each."""
    with two_machines() as found:
        yield found


@needs_search
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
        kill_one(machines)
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
    assert "pip install ray" in caught.value.message()


def test_a_cluster_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise ConnectionError

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=fail, is_initialized=lambda: False))
    with pytest.raises(LunariumError) as caught:
        Cluster("127.0.0.1:6379")
    assert (caught.value.code, caught.value.params) == ("cluster-away", {"address": "127.0.0.1:6379"})
