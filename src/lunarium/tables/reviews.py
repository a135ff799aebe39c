"""Reviews: finished games looked at move by move on idle cores, kept once for all who look."""

import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from zlib import crc32

import structlog
from sqlalchemy.exc import IntegrityError

from lunarium.ai.review import judging
from lunarium.ai.review.depth import DEEP, DEPTHS, Depth
from lunarium.ai.review.prospect import Stop, Stopped
from lunarium.ai.review.review import Review, conclude
from lunarium.ai.review.verdict import Verdict
from lunarium.ai.thinking import check_search
from lunarium.core.errors import LunariumError
from lunarium.core.record import Record
from lunarium.tables import own_results, review_parts
from lunarium.tables.bulletin import EVERYTHING
from lunarium.tables.database import now
from lunarium.tables.door import Tables
from lunarium.tables.errors import Busy, Conflict, Forbidden, Refused
from lunarium.tables.people import Person
from lunarium.tables.review_parts import Part, Progress
from lunarium.tables.table import Table
from lunarium.tables.work import Job, Place, Work

EDITION = 1  # goes up when the same budgets would judge a game otherwise
METHOD = crc32(f"{EDITION} {DEPTHS}".encode()) >> 1  # reviews by another one are made anew
LEASE_SECONDS = 60.0  # renewed while a part is done; after it another worker takes over
SWEEPS = 6  # a lease: how often to look for parts whose worker died
EXPECTED_SECONDS = {"quick": 0.2, "deep": 2.0}  # of one part, to be fair among people
MOST = 200  # reviews under way
MOST_EACH = 5  # of one person
MOST_HOUSEHOLD = 20  # of the people of one address
MOST_TRIES = 8  # of one part; whatever kills a worker is not handed to the next one forever
REMEMBERED = 64  # reviews that are put together already

REVIEWS = Place("reviews", is_waited_for=False, is_background=True)
Judge = Callable[[Record, int, Depth, Stop], Verdict]

log = structlog.get_logger("lunarium.reviews")


class Reviews:
    """Who asks for a review has its parts done one by one; the database holds the queue, leases divide it."""

    def __init__(
        self,
        tables: Tables,
        work: Work,
        lease_seconds: float = LEASE_SECONDS,
        judge: Judge = judging.judge,
        household_of: Callable[[str], str] = str,
    ) -> None:
        self._household_of = household_of
        self._tables, self._database, self._work = tables, tables.database, work
        self._lease_seconds, self._judge = lease_seconds, judge
        self._jobs: dict[str, set[Job[str | None]]] = {}  # by person: their jobs in the queue
        self._at: dict[Job[str | None], Part] = {}  # what a job does now
        self._made: dict[tuple[str, int], tuple[Progress, Review]] = {}  # by table and line: what is played
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        self._sweeper = threading.Thread(target=self._sweep, name="review-sweeper", daemon=True)
        tables.bulletin.subscribe(self._hear)

    def start(self) -> None:
        """Take up every review that is under way, now and from time to time."""
        if not self._database.is_shared:
            with self._database.writing() as connection:
                review_parts.release_all(connection)  # whoever had taken them was here before us
        self._sweeper.start()

    def stop(self) -> None:
        """Begin no more parts; those under way are given back."""
        self._stopping.set()
        with self._lock:
            jobs = [job for mine in self._jobs.values() for job in mine]
        for job in jobs:
            job.cancel()
        if self._sweeper.is_alive():
            self._sweeper.join()

    def ask(self, table: Table, person: Person) -> Progress:
        """Have this finished game reviewed, unless it is so already; one person has few under way."""
        check_over(table)
        check_search(table.game)
        record = table.record_of_moves()
        plan = {depth.name: judging.plan(record, depth) for depth in DEPTHS.values()}
        with suppress(IntegrityError), self._database.writing() as connection:  # else somebody asked just now
            review = review_parts.read(connection, table.id, METHOD)
            if review is None or review.status in ("cancelled", "failed"):
                self._check_room(review_parts.count_open(connection), person)
                if review is None:
                    self._made.pop((table.id, table.line), None)
                    review_parts.add(connection, table.id, METHOD, person.id, plan)
                    if table.origin is not None:
                        origin, ply = table.origin
                        review_parts.inherit(connection, table.id, record.moves[:ply], origin, METHOD)
                else:
                    review_parts.reopen(connection, table.id, person.id)
        progress = self._announce(table.id)
        self._look_around()
        return progress

    def _check_room(self, counts: Mapping[str, int], person: Person) -> None:
        """Refuse one more where there are many, by the people who asked for them."""
        if counts.get(person.id, 0) >= MOST_EACH:
            raise Refused("too-many-reviews", most=MOST_EACH)
        home = self._household_of(person.id)
        near = sum(count for other, count in counts.items() if self._household_of(other) == home)
        if near >= MOST_HOUSEHOLD or sum(counts.values()) >= MOST:
            raise Busy("reviews-full")

    def call_off(self, table: Table, person: Person) -> Progress:
        """Stop a review that one has asked for; what was found stays."""
        with self._database.writing() as connection:
            review = review_parts.read(connection, table.id, METHOD)
            if review is not None and review.status == "open":
                if review.asked_by != person.id:
                    raise Forbidden("review-not-yours")
                review_parts.end(connection, table.id, "cancelled")
        return self._announce(table.id)

    def is_asked_by(self, table: Table, person: Person | None) -> bool:
        """Whether this person has asked for the review of the table."""
        with self._database.reading() as connection:
            review = review_parts.read(connection, table.id, METHOD)
        return review is not None and person is not None and review.asked_by == person.id

    def read(self, table: Table) -> tuple[Progress, Review | None]:
        """How far the review is, and what may be told of what was found so far."""
        with self._database.reading() as connection:
            progress = review_parts.measure(connection, table.id, METHOD)
            known, review = self._made.get((table.id, table.line), (None, None))
            if known is not None and (known.depth, known.done) == (progress.depth, progress.done):
                return progress, review
            verdicts = [Verdict.of(found) for found in review_parts.read_verdicts(connection, table.id)]
        if progress.total == 0 or not verdicts:
            return progress, None
        review = conclude(table.record(), verdicts).until_sure()
        if len(self._made) >= REMEMBERED:
            self._made.clear()
        self._made[table.id, table.line] = progress, review
        return progress, review

    def verdict(self, table: Table, ply: int) -> Verdict | None:
        """The deepest look at a move so far."""
        with self._database.reading() as connection:
            if review_parts.read(connection, table.id, METHOD) is None:
                return None
            found = review_parts.read_verdicts(connection, table.id, ply)
        return Verdict.of(found[0]) if found else None

    def _attend(self, person: str, depth: str) -> None:
        """Have as many jobs in the queue for this person as may be done at once; each takes the next part."""
        while not self._stopping.is_set():
            with self._lock:
                if len(self._jobs.get(person, ())) >= self._work.background_threads:
                    return
            take_part = partial(self._do_next, person)
            try:
                job = self._work.submit(REVIEWS, person, EXPECTED_SECONDS[depth], take_part)
            except Busy:
                return
            with self._lock:
                self._jobs.setdefault(person, set()).add(job)
            job.future.add_done_callback(partial(self._end_job, person, job))

    def _end_job(self, person: str, job: Job[str | None], future: Future[str | None]) -> None:
        """A job is over: go on with the next part, unless nothing was left."""
        with self._lock:
            mine = self._jobs.get(person, set())
            mine.discard(job)
            if not mine:
                self._jobs.pop(person, None)
        if future.cancelled():
            self._attend(person, "deep")
        elif future.exception() is None and (depth := future.result()) is not None:
            self._attend(person, depth)

    def _do_next(self, person: str, job: Job[str | None]) -> str | None:
        """One part, and then in line again; the depth of it, or None where nothing is left to take."""
        part = self._take(person)
        if part is None:
            return None
        with self._lock:
            self._at[job] = part
        try:
            record = self._tables.load(part.table).record_of_moves()
            verdict = self._judge(record, part.ply, DEPTHS[part.depth], job.on_cancel)
        except Stopped:
            with self._database.writing() as connection:
                review_parts.give_back(connection, part)
            return part.depth
        except Exception:
            log.exception("review-failed", table=part.table, ply=part.ply, depth=part.depth)
            return part.depth  # it is tried again when its lease is over
        finally:
            with self._lock:
                del self._at[job]
        with self._database.writing() as connection:
            review_parts.keep(connection, part, verdict.as_json())
            if part.depth == DEEP.name and review_parts.is_fully_reviewed(connection, part.table):
                own_results.record_review(connection, part.table)
        progress = self._announce(part.table)
        if progress.depth == part.depth:
            self._arrange(part.table, record)
        return part.depth

    def _take(self, person: str) -> Part | None:
        """The next part for this person; what was tried too often ends its review."""
        while not self._stopping.is_set():
            with self._database.writing() as connection:
                part = review_parts.take(connection, person, self._until())
                if part is None or part.tries <= MOST_TRIES:
                    return part
                review_parts.end(connection, part.table, "failed")
            self._announce(part.table)
        return None

    def _until(self) -> datetime:
        return now() + timedelta(seconds=self._lease_seconds)

    def _arrange(self, table_id: str, record: Record) -> None:
        """A look is done with all moves: the next one begins with those that it found dear."""
        with self._database.writing() as connection:
            known = [Verdict.of(found) for found in review_parts.read_verdicts(connection, table_id)]
            for depth in DEPTHS.values():
                review_parts.arrange(connection, table_id, depth.name, judging.plan(record, depth, known))

    def _announce(self, table_id: str) -> Progress:
        """Tell everybody how far a review is, and every worker that there is something to do."""
        with self._database.reading() as connection:
            progress = review_parts.measure(connection, table_id, METHOD)
        told = (table_id, progress.status, progress.depth, str(progress.done), str(progress.total))
        self._tables.bulletin.announce(":".join(("review", *told)))
        return progress

    def _hear(self, topic: str) -> None:
        kind, _, rest = topic.partition(":")
        table_id, *about = rest.split(":")
        if topic == EVERYTHING or (kind == "review" and about[0] == "waiting"):
            self._look_around()
        elif kind == "review" and about[0] in ("none", "failed"):
            with self._lock:
                jobs = [job for job, part in self._at.items() if part.table == table_id]
            for job in jobs:
                job.cancel()

    def _sweep(self) -> None:
        while not self._stopping.is_set():
            self._renew()
            self._look_around()
            self._stopping.wait(self._lease_seconds / SWEEPS)

    def _renew(self) -> None:
        """Keep what is being done here, however slow this machine is."""
        with self._lock:
            parts = list(self._at.values())
        if parts:
            with suppress(LunariumError), self._database.writing() as connection:
                review_parts.renew(connection, parts, self._until())

    def _look_around(self) -> None:
        """Take up whatever waits, for whomever."""
        try:
            with self._database.reading() as connection:
                waiting = review_parts.list_people(connection)
        except LunariumError as error:
            log.warning("reviews-wait", code=error.code)
            return
        for person, depth in waiting.items():
            self._attend(person, depth)


def check_over(table: Table) -> None:
    """Refuse to look back at a game that is under way: it would tell who plays what to do."""
    if table.finished_at is None:
        raise Conflict("game-is-under-way")
    if table.is_ended_early:
        raise Conflict("game-ended-early")
