"""Work: rounds over owners, short before long, who waits before who does not; bounded, and stoppable."""

import os
from collections.abc import Callable, Iterator
from threading import Event, Lock, Thread, get_native_id
from typing import Any

import pytest

from lunarium.tables.errors import Busy
from lunarium.tables.work import BACKGROUND_NICENESS, NICENESS, QUICK_SECONDS, Job, Place, Work
from tests.support.waiting import PATIENCE_SECONDS

WAITED = Place("waited", is_waited_for=True)
ASIDE = Place("aside", is_waited_for=False)
BEHIND = Place("behind", is_waited_for=False, is_background=True)
FEW = Place("few", is_waited_for=True, most=3, most_each=2)
LONG, SHORT = 2.5, 0.05


class Queue:
    """A queue whose one thread is held until told, so that all the rest lies in line; it notes the order."""

    def __init__(
        self, threads: int = 1, quick_threads: int = 0, household_of: Callable[[str], str] = str
    ) -> None:
        self.work = Work(threads, quick_threads, household_of=household_of)
        self.done: list[str] = []
        self._lock, self.gate = Lock(), Event()

    def hold(self, seconds: float = LONG) -> Job[None]:
        """Occupy a thread."""
        begun = Event()

        def wait(job: Job[None]) -> None:
            begun.set()
            assert self.gate.wait(PATIENCE_SECONDS)

        job = self.work.submit(WAITED, "holder", seconds, wait)
        assert begun.wait(PATIENCE_SECONDS)
        return job

    def add(self, name: str, owner: str, seconds: float, place: Place = WAITED) -> Job[str]:
        """A job that notes its name."""

        def note(job: Job[str]) -> str:
            with self._lock:
                self.done.append(name)
            return name

        return self.work.submit(place, owner, seconds, note)


class Endless:
    """Background work that goes on until it is stopped."""

    def __init__(self, work: Work, owner: str = "ana") -> None:
        self.begun, self._stop = Event(), Event()
        self.job = work.submit(BEHIND, owner, LONG, self._think)

    def _think(self, job: Job[None]) -> None:
        job.on_cancel(self._stop.set)
        self.begun.set()
        assert self._stop.wait(PATIENCE_SECONDS)

    def await_begun(self) -> None:
        """Come back when it is under way."""
        assert self.begun.wait(PATIENCE_SECONDS)

    def await_stopped(self) -> None:
        """Come back when it has given way."""
        self.job.future.result(PATIENCE_SECONDS)
        assert self.job.is_cancelled


@pytest.fixture
def queues() -> Iterator[Callable[..., Queue]]:
    made: list[Queue] = []

    def make(*args: Any) -> Queue:
        made.append(Queue(*args))
        made[-1].work.start()
        return made[-1]

    yield make
    for queue in made:
        queue.gate.set()
        queue.work.stop()


@pytest.fixture
def queue(queues: Callable[..., Queue]) -> Queue:
    return queues()


def finish(queue: Queue, *jobs: Job[str]) -> list[str]:
    """The order in which they were done."""
    queue.gate.set()
    for job in jobs:
        job.future.result(PATIENCE_SECONDS)
    return queue.done


def test_rounds_over_owners(queue: Queue) -> None:
    queue.hold()
    jobs = [queue.add(f"eve {number}", "eve", LONG) for number in range(50)]
    jobs += [queue.add(f"ana {number}", "ana", LONG) for number in range(3)]
    order = finish(queue, *jobs)
    assert [name for name in order if name.startswith("ana")] == ["ana 0", "ana 1", "ana 2"]
    assert order.index("ana 2") <= 6


def test_short_before_long(queue: Queue) -> None:
    queue.hold()
    jobs = [queue.add("long", "ana", LONG), queue.add("short", "ben", SHORT), queue.add("own", "ana", SHORT)]
    assert finish(queue, *jobs)[-1] == "long"


def test_no_stream_of_short_ones_makes_a_long_one_wait_forever(queue: Queue) -> None:
    queue.hold()
    long = queue.add("long", "ana", LONG)
    jobs = [queue.add(str(number), f"guest {number}", SHORT) for number in range(200)]
    order: list[str] = []

    def keep_coming(job: Job[str]) -> str:
        if not long.future.done() and len(order) < 1000:
            order.append("again")
            queue.work.submit(WAITED, "eve", SHORT, keep_coming)
        return ""

    queue.work.submit(WAITED, "eve", SHORT, keep_coming)
    finish(queue, long, *jobs)
    assert len(order) < 200


def test_awaited_jobs_go_before_jobs_aside(queue: Queue) -> None:
    queue.hold()
    jobs = [queue.add("aside", "ana", SHORT, ASIDE), queue.add("waited", "ben", LONG)]
    assert finish(queue, *jobs) == ["waited", "aside"]


def test_a_thread_is_free_for_short_work_that_somebody_waits_for(queues: Callable[..., Queue]) -> None:
    queue = queues(1, 1)
    queue.hold()
    aside = queue.add("aside", "eve", SHORT, ASIDE)
    long = queue.add("long", "eve", LONG)
    quick = queue.add("quick", "ana", QUICK_SECONDS)
    assert quick.future.result(PATIENCE_SECONDS) == "quick"
    assert queue.done == ["quick"]
    finish(queue, aside, long)


def test_places_are_bounded(queue: Queue) -> None:
    queue.hold()
    jobs = [queue.add("1", "eve", LONG, FEW), queue.add("2", "eve", LONG, FEW)]
    with pytest.raises(Busy) as caught:
        queue.add("3", "eve", LONG, FEW)
    assert caught.value.code == "thinking-busy"
    jobs.append(queue.add("4", "ana", LONG, FEW))
    with pytest.raises(Busy):
        queue.add("5", "ana", LONG, FEW)
    finish(queue, *jobs)
    queue.add("6", "ben", LONG, FEW).future.result(PATIENCE_SECONDS)


def test_cancelled_before_it_began(queue: Queue) -> None:
    queue.hold()
    job, other = queue.add("never", "ana", LONG), queue.add("other", "ana", LONG)
    job.cancel()
    assert finish(queue, other) == ["other"]
    assert job.future.cancelled()


def test_cancelled_under_way_with_its_progress(queue: Queue) -> None:
    begun, stopped = Event(), Event()

    def think(job: Job[int]) -> int:
        job.progress = 0.5
        job.on_cancel(stopped.set)
        begun.set()
        assert stopped.wait(PATIENCE_SECONDS)
        return 7

    job = queue.work.submit(ASIDE, "ana", LONG, think)
    assert begun.wait(PATIENCE_SECONDS)
    assert (job.progress, job.is_cancelled) == (0.5, False)
    job.cancel()
    assert job.future.result(PATIENCE_SECONDS) == 7
    assert job.is_cancelled


def test_a_failed_job_raises_and_the_thread_goes_on(queue: Queue) -> None:
    def fail(job: Job[None]) -> None:
        raise ZeroDivisionError

    job = queue.work.submit(WAITED, "ana", LONG, fail)
    with pytest.raises(ZeroDivisionError):
        job.future.result(PATIENCE_SECONDS)
    assert finish(queue, queue.add("next", "ana", LONG)) == ["next"]


def test_at_the_end_whoever_waits_is_told(queue: Queue) -> None:
    held, job = queue.hold(), queue.add("never", "ana", LONG)
    ending = Thread(target=queue.work.stop)
    ending.start()
    assert isinstance(job.future.exception(PATIENCE_SECONDS), Busy)
    with pytest.raises(Busy):
        queue.add("late", "ana", LONG)
    queue.gate.set()
    ending.join()
    assert held.future.done()
    assert queue.done == []


def test_the_background_has_all_idle_cores_and_gives_them_back(queues: Callable[..., Queue]) -> None:
    queue = queues(1, 1)
    older, younger, waiting = (Endless(queue.work) for _ in range(3))
    older.await_begun()
    younger.await_begun()
    held = queue.hold()
    younger.await_stopped()
    assert not older.job.is_cancelled, "one core is still idle"
    assert not waiting.begun.is_set()
    assert queue.add("quick", "ben", QUICK_SECONDS).future.result(PATIENCE_SECONDS) == "quick"
    older.await_stopped()
    waiting.await_begun()
    queue.gate.set()
    held.future.result(PATIENCE_SECONDS)
    Endless(queue.work).await_begun()
    assert not waiting.job.is_cancelled


def test_awaited_jobs_do_not_wait_for_a_background_job_to_stop(queue: Queue) -> None:
    begun, end = Event(), Event()

    def ignore(job: Job[None]) -> None:
        begun.set()
        assert end.wait(PATIENCE_SECONDS)

    deaf = queue.work.submit(BEHIND, "eve", LONG, ignore)
    assert begun.wait(PATIENCE_SECONDS)
    assert queue.add("waited", "ana", LONG).future.result(PATIENCE_SECONDS) == "waited"
    assert queue.add("aside", "ana", LONG, ASIDE).future.result(PATIENCE_SECONDS) == "aside"
    assert deaf.is_cancelled
    end.set()


def test_background_jobs_do_not_use_up_fair_share(queue: Queue) -> None:
    for _ in range(20):
        queue.add("behind", "ana", LONG, BEHIND).future.result(PATIENCE_SECONDS)
    queue.done.clear()
    queue.hold()
    jobs = [queue.add("ana", "ana", LONG), queue.add("ben", "ben", LONG + SHORT)]
    assert finish(queue, *jobs) == ["ana", "ben"]


def test_the_background_is_fair_among_people(queue: Queue) -> None:
    queue.hold()
    jobs = [queue.add(f"eve {number}", "eve", LONG, BEHIND) for number in range(50)]
    jobs += [queue.add(f"ana {number}", "ana", LONG, BEHIND) for number in range(3)]
    jobs += [queue.add("quick", "ben", SHORT, BEHIND)]
    order = finish(queue, *jobs)
    assert order[0] == "quick"
    assert order.index("ana 2") <= 7


def test_remote_jobs_do_not_occupy_local_threads() -> None:
    work = Work(1, 0, remote=3)
    work.start()
    elsewhere = [Endless(work) for _ in range(3)]
    for job in elsewhere:
        job.await_begun()
    assert work.submit(WAITED, "ben", LONG, lambda job: "here").future.result(PATIENCE_SECONDS) == "here"
    assert not any(endless.job.is_cancelled for endless in elsewhere)
    work.stop()
    for job in elsewhere:
        job.await_stopped()


def test_do_aside_runs_at_background_niceness(queue: Queue) -> None:
    """Else a request waits for a lock until somebody is run who has stepped back."""
    nice: list[int] = []

    def note() -> None:
        nice.append(os.getpriority(os.PRIO_PROCESS, get_native_id()))

    def search(job: Job[None]) -> None:
        note()
        queue.work.do_aside(note)
        note()

    queue.work.submit(BEHIND, "ana", LONG, search).future.result(PATIENCE_SECONDS)
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert nice == [max(mine, niceness) for niceness in (NICENESS, BACKGROUND_NICENESS, NICENESS)]


def test_not_before_its_time() -> None:
    moment = [100.0]
    work = Work(1, 0, clock=lambda: moment[0])
    later = work.submit(WAITED, "ana", SHORT, lambda job: "later", after=30)
    assert work._choose(LONG) == (None, 30.0)
    moment[0] += 30
    assert work._choose(LONG) == (later, None)


def home_of(owner: str) -> str:
    """Guests of one address are called after it."""
    return owner.partition(" ")[0]


def test_addresses_take_turns_before_their_people_do(queues: Callable[..., Queue]) -> None:
    queue = queues(1, 0, home_of)
    queue.hold()
    jobs = [queue.add(f"crowd {number}", f"crowd guest-{number}", LONG) for number in range(20)]
    jobs += [queue.add(f"ana {number}", "ana", LONG) for number in range(3)]
    order = finish(queue, *jobs)
    assert order.index("ana 2") <= 6


def test_a_full_place_makes_room_for_another_address(queues: Callable[..., Queue]) -> None:
    queue = queues(1, 0, home_of)
    queue.hold()
    crowd = [queue.add(f"crowd {number}", f"crowd guest-{number}", LONG, FEW) for number in range(3)]
    with pytest.raises(Busy):
        queue.add("crowd 3", "crowd guest-3", LONG, FEW)
    ana = queue.add("ana", "ana", LONG, FEW)
    assert isinstance(crowd[-1].future.exception(PATIENCE_SECONDS), Busy)
    with pytest.raises(Busy):  # an address with nearly as much as the others pushes nobody out
        queue.add("ben", "ana ben", LONG, FEW)
    assert sorted(finish(queue, *crowd[:2], ana)) == ["ana", "crowd 0", "crowd 1"]
