"""Work: one queue for all long thinking, fair to those who ask and quick for those who wait."""

from __future__ import annotations

import os
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from math import inf
from time import monotonic
from typing import Any, Generic, TypeVar

from lunarium.tables.errors import Busy

T = TypeVar("T")

QUICK_SECONDS = 0.5  # what takes no longer has a thread that long work never enters
PATIENCE = 10.0  # own work of ten seconds lets own short work pass for so many times ten seconds
NICENESS = 1  # a request goes before a thought, which still gets its share of a loaded machine
BACKGROUND_NICENESS = 10  # of searches in the background, see `Work.do_aside`
NOBODY = ""  # owns what nobody asked for


@dataclass(frozen=True, slots=True)
class Place:
    """A kind of work: whether somebody waits for it, and how much of it there may be at once."""

    name: str
    is_waited_for: bool
    is_background: bool = False  # done on idle cores only, and stopped when other work needs them
    most: float = inf  # waiting or under way
    most_each: float = inf  # of one owner


@dataclass(eq=False, slots=True)
class Job(Generic[T]):
    """A piece of work: its result comes through `future`, its progress is there to be read."""

    place: Place
    owner: str
    seconds: float  # that it is expected to take
    work: Callable[[Job[T]], T]
    ready_at: float  # not before
    due: float  # among the work of its owner
    began: float  # the queue's own time when it came in, see `Round.tag`
    household: str = ""  # the address that its owner shares with others; its owner, where that is not known
    future: Future[T] = field(default_factory=Future)
    progress: float = 0.0  # 0 to 1, as far as the work tells
    _stop: Callable[[], None] | None = None
    _is_cancelled: bool = False

    @property
    def is_cancelled(self) -> bool:
        """Whether nobody wants the result any more: long work looks at this from time to time."""
        return self._is_cancelled

    def on_cancel(self, stop: Callable[[], None]) -> None:
        """What ends the work that is under way; called at once if it is cancelled already."""
        self._stop = stop
        if self._is_cancelled:
            stop()

    def cancel(self) -> None:
        """Do not begin, or come to an end soon."""
        self._is_cancelled = True
        if not self.future.cancel() and self._stop is not None:
            self._stop()


AnyJob = Job[Any]  # whatever comes of it


class Round:
    """How much of the queue's time each household has used, and each owner in it."""

    def __init__(self) -> None:
        self.now = 0.0  # the tag of the last job that was begun
        self._used: dict[tuple[str, ...], float] = {}  # by household, by owner: the tag of their last job

    def tags(self, job: AnyJob) -> tuple[float, float]:
        """Where household and owner would stand after it; who used nothing stands where the queue was."""
        homes = max(job.began, self._used.get((job.household,), 0.0)) + job.seconds
        return homes, max(job.began, self._used.get((job.household, job.owner), 0.0)) + job.seconds

    def note(self, job: AnyJob, waiting: list[AnyJob]) -> None:
        """This job begins, while these wait."""
        home, own = self.tags(job)
        self.now = max(self.now, home)
        self._used |= {(job.household,): home, (job.household, job.owner): own}
        there = {key for one in waiting for key in ((one.household,), (one.household, one.owner))}
        self._used = {
            key: tag for key, tag in self._used.items() if key in there or tag >= self.now
        }  # of the others nothing needs to be remembered: they stand where the queue stands


class Work:
    """Threads that take jobs in rounds over addresses and people: short ones and waited-for ones first."""

    # Each address has used so much of the queue's time, and each person there; a job's tags are where these
    # would stand after it, and the smallest is next (self-clocked fair queueing). So whoever asks for little
    # passes whoever asks for much, and nobody waits forever; guests cost nothing, so that they are counted
    # with their address first. One more thread takes only what is short and waited for.
    #
    # Background jobs have threads of their own, as many as all the others, so that no other job ever waits
    # for one. Of both together only as many are under way as there are other threads: whenever one of these
    # begins a job, the youngest background job is cancelled; whoever submitted it does so again. Where they
    # are computed by other machines (`remote`, so many at once) they take nobody's core, and nothing stops.
    #
    # Only the searches of background jobs step back far behind everything else (`do_aside`). What surrounds
    # a search holds the interpreter's lock or the database's, and whoever waits for a lock waits until its
    # holder is run: on a loaded machine that takes long for somebody who has stepped back.

    def __init__(
        self,
        threads: int | None = None,
        quick_threads: int = 1,
        clock: Callable[[], float] = monotonic,
        remote: int = 0,
        household_of: Callable[[str], str] = str,
    ) -> None:
        self._clock, self._household_of = clock, household_of
        self._waiting: list[AnyJob] = []
        self._under_way: list[AnyJob] = []
        self._rounds = {False: Round(), True: Round()}  # the background has its own: it costs nobody a turn
        self._changed = threading.Condition()
        self._is_stopping = False
        general = threads or max(1, (os.cpu_count() or 2) - 1)
        limits = [inf] * general + [QUICK_SECONDS] * quick_threads
        self._cores = inf if remote else len(limits)
        self.background_threads = remote or len(limits)
        takes: list[Callable[[], AnyJob | None]] = [partial(self._take, most) for most in limits]
        takes += [self._take_background] * self.background_threads
        step_back = partial(_step_back, BACKGROUND_NICENESS)
        self._aside = ThreadPoolExecutor(self.background_threads, "searcher", step_back)
        self._threads = [
            threading.Thread(target=self._serve, args=(take,), name="thinker", daemon=True) for take in takes
        ]

    def start(self) -> None:
        """Begin to take jobs; those that came before wait until now."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Begin nothing more; what is under way is finished, what is in the background stopped."""
        with self._changed:
            self._is_stopping = True
            left, self._waiting = self._waiting, []
            background = [job for job in self._under_way if job.place.is_background]
            self._changed.notify_all()
        for job in background:
            job.cancel()
        for job in left:
            if job.future.set_running_or_notify_cancel():
                job.future.set_exception(Busy("server-ending"))
        for thread in self._threads:
            if thread.is_alive():
                thread.join()
        self._aside.shutdown()

    def do_aside(self, search: Callable[[], None]) -> None:
        """Do what holds no lock on a thread that steps back behind all others, and wait for it."""
        self._aside.submit(search).result()

    def submit(
        self,
        place: Place,
        owner: str | None,
        seconds: float,
        work: Callable[[Job[T]], T],
        after: float = 0.0,
    ) -> Job[T]:
        """A job for later, at the earliest after so many seconds; refused where its place is full."""
        owner, moment = owner or NOBODY, self._clock()
        with self._changed:
            if self._is_stopping:
                raise Busy("server-ending")
            there = [job for job in (*self._waiting, *self._under_way) if job.place == place]
            mine = sum(job.owner == owner for job in there)
            household = self._household_of(owner)
            if mine >= place.most_each or (
                len(there) >= place.most and not self._make_room(place, household)
            ):
                raise Busy
            due = moment + PATIENCE * seconds
            began = self._rounds[place.is_background].now
            job = Job(
                place,
                owner,
                seconds,
                work,
                ready_at=moment + after,
                due=due,
                began=began,
                household=household,
            )
            self._waiting.append(job)
            self._changed.notify_all()
        return job

    def _make_room(self, place: Place, household: str) -> bool:
        """Refuse the last that waits from the address with most, if that has two more than this one."""
        there = [job for job in (*self._waiting, *self._under_way) if job.place == place]
        counts = Counter(job.household for job in there)
        most, crowd = max(((count, name) for name, count in counts.items()), default=(0, ""))
        theirs = [job for job in self._waiting if job.place == place and job.household == crowd]
        if most < counts[household] + 2 or not theirs:
            return False
        self._waiting.remove(theirs[-1])
        if theirs[-1].future.set_running_or_notify_cancel():
            theirs[-1].future.set_exception(Busy())
        return True

    @property
    def waiting(self) -> int:
        """How many jobs have not begun."""
        return len(self._waiting)

    def _serve(self, take: Callable[[], AnyJob | None]) -> None:
        _step_back(NICENESS)
        while (job := take()) is not None:
            for crowding in self._list_crowding():
                crowding.cancel()
            try:
                if job.future.set_running_or_notify_cancel():
                    job.future.set_result(job.work(job))
            except BaseException as error:
                job.future.set_exception(error)
            finally:
                with self._changed:
                    self._under_way.remove(job)
                    self._changed.notify_all()  # a core is idle

    def _take(self, most_seconds: float) -> AnyJob | None:
        """The next job that this thread may do, once there is one; None at the end."""
        with self._changed:
            while not self._is_stopping:
                self._waiting = [job for job in self._waiting if not job.is_cancelled]
                job, pause = self._choose(most_seconds)
                if job is not None:
                    self._begin(job)
                    return job
                self._changed.wait(pause)
        return None

    def _take_background(self) -> AnyJob | None:
        """The next background job, once there is one and an idle core; None at the end."""
        with self._changed:
            while not self._is_stopping:
                self._waiting = [job for job in self._waiting if not job.is_cancelled]
                mine = [job for job in self._waiting if job.place.is_background]
                job, pause = self._choose_among(mine) if len(self._under_way) < self._cores else (None, None)
                if job is not None:
                    self._begin(job)
                    return job
                self._changed.wait(pause)
        return None

    def _list_crowding(self) -> list[AnyJob]:
        """The youngest background jobs, as many as there are more jobs than cores."""
        with self._changed:
            there = [job for job in self._under_way if not job.is_cancelled]
            background = [job for job in there if job.place.is_background]
            crowd = min(len(background), max(0, len(there) - self._cores))
            return background[len(background) - int(crowd) :]

    def _choose(self, most_seconds: float) -> tuple[AnyJob | None, float | None]:
        """The job whose turn it is, or how long until one may be ready."""
        is_quick = most_seconds < inf
        mine = [
            job
            for job in self._waiting
            if not job.place.is_background
            and job.seconds <= most_seconds
            and (job.place.is_waited_for or not is_quick)
        ]
        return self._choose_among(mine)

    def _choose_among(self, mine: list[AnyJob]) -> tuple[AnyJob | None, float | None]:
        """Of these the job whose turn it is, or how long until one may be ready."""
        moment = self._clock()
        ready = [job for job in mine if job.ready_at <= moment]
        if not ready:
            return None, min((job.ready_at - moment for job in mine), default=None)
        waited_for = [job for job in ready if job.place.is_waited_for]
        firsts: dict[str, AnyJob] = {}
        for job in waited_for or ready:
            first = firsts.setdefault(job.owner, job)
            if job.due < first.due:
                firsts[job.owner] = job
        tags = self._rounds[ready[0].place.is_background].tags
        return min(firsts.values(), key=lambda job: (tags(job), job.due)), None

    def _begin(self, job: AnyJob) -> None:
        self._waiting.remove(job)
        self._under_way.append(job)
        self._rounds[job.place.is_background].note(job, self._waiting)


def _step_back(niceness: int) -> None:
    """Let requests go before thoughts, never the other way round; not every system can."""
    thread = threading.get_native_id()
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, thread, max(niceness, os.getpriority(os.PRIO_PROCESS, thread)))
