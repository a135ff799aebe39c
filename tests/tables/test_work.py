"""Work: rounds over owners, short before long, who waits before who does not; bounded, and stoppable."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from threading import Event, Lock, Thread, get_native_id

import pytest

from lunarium.tables.errors import Busy
from lunarium.tables.work import BACKGROUND_NICENESS, NICENESS, QUICK_SECONDS, Job, Place, Work

PATIENCE_SECONDS = 60
WAITED = Place("waited", is_waited_for=True)
ASIDE = Place("aside", is_waited_for=False)
BEHIND = Place("behind", is_waited_for=False, is_background=True)
FEW = Place("few", is_waited_for=True, most=3, most_each=2)
LONG, SHORT = 2.5, 0.05


class Bench:
    """A queue whose one thread is held until told, so that all the rest lies in line; it notes the order."""

    def __init__(self, threads: int = 1, quick_threads: int = 0) -> None:
        self.work = Work(threads, quick_threads)
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
def benches() -> Iterator[Callable[..., Bench]]:
    made: list[Bench] = []

    def make(*args: int) -> Bench:
        made.append(Bench(*args))
        made[-1].work.start()
        return made[-1]

    yield make
    for bench in made:
        bench.gate.set()
        bench.work.stop()


@pytest.fixture
def bench(benches: Callable[..., Bench]) -> Bench:
    return benches()


def finish(bench: Bench, *jobs: Job[str]) -> list[str]:
    """The order in which they were done."""
    bench.gate.set()
    for job in jobs:
        job.future.result(PATIENCE_SECONDS)
    return bench.done


def test_rounds_over_owners(bench: Bench) -> None:
    bench.hold()
    jobs = [bench.add(f"eve {number}", "eve", LONG) for number in range(50)]
    jobs += [bench.add(f"ana {number}", "ana", LONG) for number in range(3)]
    order = finish(bench, *jobs)
    assert [name for name in order if name.startswith("ana")] == ["ana 0", "ana 1", "ana 2"]
    assert order.index("ana 2") <= 6


def test_short_before_long(bench: Bench) -> None:
    bench.hold()
    jobs = [bench.add("long", "ana", LONG), bench.add("short", "ben", SHORT), bench.add("own", "ana", SHORT)]
    assert finish(bench, *jobs)[-1] == "long"


def test_no_stream_of_short_ones_makes_a_long_one_wait_forever(bench: Bench) -> None:
    bench.hold()
    long = bench.add("long", "ana", LONG)
    jobs = [bench.add(str(number), f"guest {number}", SHORT) for number in range(200)]
    order: list[str] = []

    def keep_coming(job: Job[str]) -> str:
        if not long.future.done() and len(order) < 1000:
            order.append("again")
            bench.work.submit(WAITED, "eve", SHORT, keep_coming)
        return ""

    bench.work.submit(WAITED, "eve", SHORT, keep_coming)
    finish(bench, long, *jobs)
    assert len(order) < 200


def test_whoever_waits_goes_before_whoever_does_not(bench: Bench) -> None:
    bench.hold()
    jobs = [bench.add("aside", "ana", SHORT, ASIDE), bench.add("waited", "ben", LONG)]
    assert finish(bench, *jobs) == ["waited", "aside"]


def test_a_thread_is_free_for_short_work_that_somebody_waits_for(benches: Callable[..., Bench]) -> None:
    bench = benches(1, 1)
    bench.hold()
    aside = bench.add("aside", "eve", SHORT, ASIDE)
    long = bench.add("long", "eve", LONG)
    quick = bench.add("quick", "ana", QUICK_SECONDS)
    assert quick.future.result(PATIENCE_SECONDS) == "quick"
    assert bench.done == ["quick"]
    finish(bench, aside, long)


def test_places_are_bounded(bench: Bench) -> None:
    bench.hold()
    jobs = [bench.add("1", "eve", LONG, FEW), bench.add("2", "eve", LONG, FEW)]
    with pytest.raises(Busy) as caught:
        bench.add("3", "eve", LONG, FEW)
    assert caught.value.code == "thinking-busy"
    jobs.append(bench.add("4", "ana", LONG, FEW))
    with pytest.raises(Busy):
        bench.add("5", "ben", LONG, FEW)
    finish(bench, *jobs)
    bench.add("6", "ben", LONG, FEW).future.result(PATIENCE_SECONDS)


def test_cancelled_before_it_began(bench: Bench) -> None:
    bench.hold()
    job, other = bench.add("never", "ana", LONG), bench.add("other", "ana", LONG)
    job.cancel()
    assert finish(bench, other) == ["other"]
    assert job.future.cancelled()


def test_cancelled_under_way_with_its_progress(bench: Bench) -> None:
    begun, stopped = Event(), Event()

    def think(job: Job[int]) -> int:
        job.progress = 0.5
        job.on_cancel(stopped.set)
        begun.set()
        assert stopped.wait(PATIENCE_SECONDS)
        return 7

    job = bench.work.submit(ASIDE, "ana", LONG, think)
    assert begun.wait(PATIENCE_SECONDS)
    assert (job.progress, job.is_cancelled) == (0.5, False)
    job.cancel()
    assert job.future.result(PATIENCE_SECONDS) == 7
    assert job.is_cancelled


def test_what_fails_is_told_and_the_thread_goes_on(bench: Bench) -> None:
    def fail(job: Job[None]) -> None:
        raise ZeroDivisionError

    job = bench.work.submit(WAITED, "ana", LONG, fail)
    with pytest.raises(ZeroDivisionError):
        job.future.result(PATIENCE_SECONDS)
    assert finish(bench, bench.add("next", "ana", LONG)) == ["next"]


def test_at_the_end_whoever_waits_is_told(bench: Bench) -> None:
    held, job = bench.hold(), bench.add("never", "ana", LONG)
    ending = Thread(target=bench.work.stop)
    ending.start()
    assert isinstance(job.future.exception(PATIENCE_SECONDS), Busy)
    with pytest.raises(Busy):
        bench.add("late", "ana", LONG)
    bench.gate.set()
    ending.join()
    assert held.future.done()
    assert bench.done == []


def test_the_background_has_all_idle_cores_and_gives_them_back(benches: Callable[..., Bench]) -> None:
    bench = benches(1, 1)
    older, younger, waiting = (Endless(bench.work) for _ in range(3))
    older.await_begun()
    younger.await_begun()
    held = bench.hold()
    younger.await_stopped()
    assert not older.job.is_cancelled, "one core is still idle"
    assert not waiting.begun.is_set()
    assert bench.add("quick", "ben", QUICK_SECONDS).future.result(PATIENCE_SECONDS) == "quick"
    older.await_stopped()
    waiting.await_begun()
    bench.gate.set()
    held.future.result(PATIENCE_SECONDS)
    Endless(bench.work).await_begun()
    assert not waiting.job.is_cancelled


def test_nobody_waits_until_the_background_has_stopped(bench: Bench) -> None:
    begun, end = Event(), Event()

    def ignore(job: Job[None]) -> None:
        begun.set()
        assert end.wait(PATIENCE_SECONDS)

    deaf = bench.work.submit(BEHIND, "eve", LONG, ignore)
    assert begun.wait(PATIENCE_SECONDS)
    assert bench.add("waited", "ana", LONG).future.result(PATIENCE_SECONDS) == "waited"
    assert bench.add("aside", "ana", LONG, ASIDE).future.result(PATIENCE_SECONDS) == "aside"
    assert deaf.is_cancelled
    end.set()


def test_the_background_costs_nobody_a_turn(bench: Bench) -> None:
    for _ in range(20):
        bench.add("behind", "ana", LONG, BEHIND).future.result(PATIENCE_SECONDS)
    bench.done.clear()
    bench.hold()
    jobs = [bench.add("ana", "ana", LONG), bench.add("ben", "ben", LONG + SHORT)]
    assert finish(bench, *jobs) == ["ana", "ben"]


def test_the_background_is_fair_among_people(bench: Bench) -> None:
    bench.hold()
    jobs = [bench.add(f"eve {number}", "eve", LONG, BEHIND) for number in range(50)]
    jobs += [bench.add(f"ana {number}", "ana", LONG, BEHIND) for number in range(3)]
    jobs += [bench.add("quick", "ben", SHORT, BEHIND)]
    order = finish(bench, *jobs)
    assert order[0] == "quick"
    assert order.index("ana 2") <= 7


def test_what_other_machines_do_takes_nobodys_core() -> None:
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


def test_only_what_holds_no_lock_steps_back_behind_everything(bench: Bench) -> None:
    """Else a request waits for a lock until somebody is run who has stepped back."""
    nice: list[int] = []

    def note() -> None:
        nice.append(os.getpriority(os.PRIO_PROCESS, get_native_id()))

    def search(job: Job[None]) -> None:
        note()
        bench.work.do_aside(note)
        note()

    bench.work.submit(BEHIND, "ana", LONG, search).future.result(PATIENCE_SECONDS)
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert nice == [max(mine, niceness) for niceness in (NICENESS, BACKGROUND_NICENESS, NICENESS)]


def test_not_before_its_time() -> None:
    moment = [100.0]
    work = Work(1, 0, clock=lambda: moment[0])
    later = work.submit(WAITED, "ana", SHORT, lambda job: "later", after=30)
    assert work._choose(LONG) == (None, 30.0)
    moment[0] += 30
    assert work._choose(LONG) == (later, None)
