"""A real Ray cluster of two machines with one processor each, on this one."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

MEMORY = 80 * 2**20  # bytes for what is passed around: the least that Ray takes
SLOWER = 10  # Ray gives a machine half a minute to start; a busy one gets so many times as much


@contextmanager
def two_machines() -> Iterator[Any]:
    """Both, until the end; `kill_one` of this module ends one of them."""
    pytest.importorskip("ray", reason="the extra `cluster` is not installed")
    from ray._private import node
    from ray.cluster_utils import Cluster as Machines

    clock = SimpleNamespace(time=time.time, sleep=time.sleep, monotonic=lambda: time.monotonic() / SLOWER)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(node, "time", clock)
        patch.setenv("RAY_agent_register_timeout_ms", "300000")
        found: Any = Machines(
            initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY}
        )
        found.add_node(num_cpus=1, object_store_memory=MEMORY)
        yield found
        found.shutdown()


def kill_one(machines: Any) -> None:
    """The second machine dies without a word."""
    machines.remove_node(machines.list_all_nodes()[-1], allow_graceful=False)
