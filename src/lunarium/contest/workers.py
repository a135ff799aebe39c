"""Workers: one function for many items, on the cores here or on a Ray cluster; what it finds is the same."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from itertools import islice
from logging import WARNING
from multiprocessing import parent_process
from threading import Thread
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

from lunarium.core.errors import LunariumError

MOST_AT_ONCE = 256  # processors of a cluster that one command uses
RETRIES = 3  # by Ray, when a machine dies with a task
READY = 2  # tasks for each processor: one under way, one that waits for it

Item = TypeVar("Item")
Found = TypeVar("Found")


def spread(
    function: Callable[[Item], Found],
    items: Iterable[Item],
    *,
    jobs: int,
    cluster: str | None = None,
    in_order: bool = False,
) -> Iterator[Found]:
    """What the function finds for each item, as it comes or in order; only a few items are under way."""
    if cluster is None and jobs == 1:
        yield from map(function, items)
        return
    crew: Crew = Processes(jobs) if cluster is None else Machines(cluster)
    rest = iter(items)
    try:
        under_way = deque(crew.submit(function, item) for item in islice(rest, READY * crew.size))
        while under_way:
            first = under_way[0] if in_order else crew.first(under_way)
            found = first.result()
            under_way.remove(first)
            under_way.extend(crew.submit(function, item) for item in islice(rest, 1))
            yield found
    finally:
        crew.close()


@dataclass(frozen=True, slots=True, eq=False)
class Task(Generic[Found]):
    """A submitted call; its result is available once it is done."""

    handle: Any  # a Future, or Ray's reference
    result: Callable[[], Found]


class Crew(Protocol):
    """Whoever works."""

    size: int

    def submit(self, function: Callable[[Item], Found], item: Item) -> Task[Found]:
        """Begin with this."""

    def first(self, tasks: Iterable[Task[Found]]) -> Task[Found]:
        """One of them that is done."""

    def close(self) -> None:
        """Whatever is not done is not needed."""


class Processes:
    """The cores here."""

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        self._pool = ProcessPoolExecutor(max_workers=jobs, initializer=end_with_parent)

    def submit(self, function: Callable[[Item], Found], item: Item) -> Task[Found]:
        """Begin with this."""
        future = self._pool.submit(function, item)
        return Task(future, future.result)

    def first(self, tasks: Iterable[Task[Found]]) -> Task[Found]:
        """One of them that is done, the oldest if there are several."""
        done = wait([task.handle for task in tasks], return_when=FIRST_COMPLETED).done
        return next(task for task in tasks if task.handle in done)

    def close(self) -> None:
        """Whatever is not done is not needed."""
        self._pool.shutdown(cancel_futures=True)


def _give_up() -> None:
    os._exit(1)


def end_with_parent(end: Callable[[], object] = _give_up) -> None:
    """End this process when the one that started it is killed; it would else work on, and hold its port."""
    parent = parent_process()

    def wait_for_it() -> None:
        if parent is not None:
            parent.join()
            end()

    Thread(target=wait_for_it, name="parent", daemon=True).start()


class Machines:
    """An existing cluster; a task whose machine dies is begun again elsewhere."""

    def __init__(self, address: str) -> None:
        self._ray, self._is_guest = connect(address)
        # Ray tells of machines that die on standard output, where the results of a command go.
        self._ray._private.worker._worker_logs_enabled = False
        self.size = processors(self._ray)

    def submit(self, function: Callable[[Item], Found], item: Item) -> Task[Found]:
        """Begin with this."""
        reference = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_call).remote(function, item)
        return Task(reference, partial(self.result, reference))

    def first(self, tasks: Iterable[Task[Found]]) -> Task[Found]:
        """One of them that is done."""
        [done], _ = self._ray.wait([task.handle for task in tasks], num_returns=1)
        return next(task for task in tasks if task.handle == done)

    def result(self, reference: object) -> Any:
        """What it found; if its machine died after that, it is found again."""
        try:
            found, error = self._ray.get(reference)
        except self._ray.exceptions.RayError as lost:
            raise LunariumError("cluster-lost") from lost
        if error is not None:
            raise error
        return found

    def close(self) -> None:
        """Leave the cluster to the others."""
        if not self._is_guest:
            self._ray.shutdown()


def _call(function: Callable[[Item], Found], item: Item) -> tuple[Found | None, LunariumError | None]:
    """What was found there, or what is wrong with the item: Ray would wrap an error beyond recognition."""
    try:
        return function(item), None
    except LunariumError as error:
        return None, error


def connect(address: str) -> tuple[ModuleType, bool]:
    """Ray, connected to the cluster there, and whether somebody else here has done that before."""
    try:
        import ray
    except ImportError as error:
        raise LunariumError("research-needs-package", package="ray") from error
    try:
        is_guest = ray.is_initialized()
        ray.init(address=address, logging_level=WARNING, log_to_driver=False, ignore_reinit_error=True)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise LunariumError("cluster-away", address=address) from error
    return ray, is_guest


def processors(ray: ModuleType) -> int:
    """How many tasks the cluster can have at once."""
    return max(1, min(MOST_AT_ONCE, int(ray.cluster_resources().get("CPU", 1))))
