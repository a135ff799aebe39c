"""Reviews: done part by part in the background, kept once for all, and lost by nobody's death."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from threading import Condition, Event, Lock

import pytest
from sqlalchemy import func, select

from lunarium.ai.review.depth import Depth
from lunarium.ai.review.prospect import Stop, Stopped
from lunarium.ai.review.verdict import Verdict
from lunarium.core.record import Record
from lunarium.core.thinking import Thinking
from lunarium.tables import own_results, review_parts, reviews, schema, store
from lunarium.tables.database import as_utc
from lunarium.tables.people import Person
from lunarium.tables.review_parts import Progress
from lunarium.tables.reviews import Reviews
from lunarium.tables.table import Table
from lunarium.tables.work import Place, Work
from tests.support.legal_moves import texts_at
from tests.support.markers import needs_search
from tests.support.quick_reviews import make_verdict
from tests.support.tables.hall import ME, Hall, bring
from tests.support.waiting import PATIENCE_SECONDS

SHORT_LEASE = 0.5  # where a lease is looked at
NEVER = 3600.0  # a lease so long that no sweep helps, and no thread that starves is taken for dead
WAITED = Place("waited", is_waited_for=True)
Part = tuple[str, int]  # the depth and the ply

pytestmark = [pytest.mark.both_databases, needs_search]


class Judge:
    """Finds about every move what it is told, notes the order, and can be held at one of them."""

    def __init__(self) -> None:
        self.done: list[Part] = []
        self.losses: dict[int, float] = {}
        self.hold_at: Part | None = None
        self.fails_at: Part | None = None
        self.held, self.let_go = Event(), Event()
        self._lock = Lock()

    def __call__(self, record: Record, ply: int, depth: Depth, stop: Stop) -> Verdict:
        part = (depth.name, ply)
        if part == self.fails_at:
            raise ZeroDivisionError
        if part == self.hold_at:
            self._wait(stop)
        with self._lock:
            self.done.append(part)
        return make_verdict(ply, depth.name, record.moves[ply], self.losses.get(ply, 0.0))

    def _wait(self, stop: Stop) -> None:
        is_stopped = Event()

        def end() -> None:
            is_stopped.set()
            self.let_go.set()

        self.let_go.clear()
        stop(end)
        self.held.set()
        assert self.let_go.wait(PATIENCE_SECONDS)
        if is_stopped.is_set():
            raise Stopped


class ReviewService(Reviews):
    """Reviews at work in a hall, with a queue of its own and a judge that does as it is told."""

    def __init__(self, hall: Hall, judge: Judge | None = None, lease_seconds: float = NEVER) -> None:
        self.judge, self.queue = judge or Judge(), Work(1, 0)
        self.told: list[str] = []
        self._changed = Condition()
        super().__init__(hall.tables, self.queue, lease_seconds, self.judge)
        hall.bulletin.subscribe(self._note)

    def open(self) -> ReviewService:
        self.queue.start()
        self.start()
        return self

    def close(self) -> None:
        self.judge.let_go.set()
        self.stop()
        self.queue.stop()

    def _note(self, topic: str) -> None:
        with self._changed:
            self.told.append(topic)
            self._changed.notify_all()

    def until(self, table: Table, is_reached: Callable[[Progress], bool]) -> Progress:
        """How far the review is, as soon as this is so, whichever worker made it so."""
        for _ in range(100 * int(PATIENCE_SECONDS)):
            progress = self.read(table)[0]
            if is_reached(progress):
                return progress
            with self._changed:
                self._changed.wait(0.01)
        raise AssertionError(progress)

    def hear_out(self, table: Table) -> list[list[str]]:
        """All that was told of the review, up to its end."""

        def heard() -> list[list[str]]:
            topics = [topic.split(":") for topic in self.told if topic.startswith(f"review:{table.id}:")]
            return [rest for _, _, *rest in topics]

        with self._changed:
            assert self._changed.wait_for(lambda: heard()[-1][0] == "done", PATIENCE_SECONDS)
        return heard()

    def until_done(self, table: Table) -> Progress:
        return self.until(table, lambda progress: progress.status == "done")


ReviewServices = Callable[..., ReviewService]


@pytest.fixture
def services() -> Iterator[ReviewServices]:
    made: list[ReviewService] = []

    def make(hall: Hall, judge: Judge | None = None, lease_seconds: float = NEVER) -> ReviewService:
        made.append(ReviewService(hall, judge, lease_seconds))
        return made[-1]

    yield make
    for service in made:
        service.close()


@pytest.fixture
def service(hall: Hall, services: ReviewServices) -> ReviewService:
    return services(hall).open()


def count_rows(hall: Hall) -> int:
    with hall.database.reading() as connection:
        return sum(
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (schema.reviews, schema.review_parts)
        )


def test_every_move_is_looked_at_quickly_and_then_deeply(
    hall: Hall, service: ReviewService, ana: Person
) -> None:
    table = bring(hall, ana)
    service.judge.losses = {7: 2.0, 3: 1.0}
    assert service.read(table) == (Progress(), None)
    assert service.ask(table, ana).total == table.ply
    assert service.until_done(table) == Progress("done", "deep", table.ply, table.ply)
    plies = list(range(table.ply))
    assert sorted(service.judge.done[: table.ply]) == [("quick", ply) for ply in plies]
    assert sorted(service.judge.done[table.ply :]) == [("deep", ply) for ply in plies]
    assert service.judge.done[table.ply : table.ply + 2] == [("deep", 7), ("deep", 3)], "the dearest first"
    told = service.hear_out(table)
    assert told[0][1:] == ["none", "0", "10"]
    assert ["running", "quick", "0", "10"] in told
    assert told[-1] == ["done", "deep", "10", "10"]


def test_the_quick_look_adds_no_sums(
    hall: Hall, service: ReviewService, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No ledger and no statistics before the deep look at every move."""
    noted: list[str] = []
    monkeypatch.setattr(own_results, "record_review", lambda connection, table: noted.append(table))
    table = bring(hall, ana)
    service.judge.losses = {7: 4.0}
    service.judge.hold_at = ("deep", 7)
    service.ask(table, ana)
    assert service.judge.held.wait(PATIENCE_SECONDS)
    service.until(table, lambda progress: progress.depth == "quick")
    _, found = service.read(table)
    assert found is not None
    assert {move.verdict.ply for move in found.moves if move.is_suspect} == {7}
    assert (found.ledger, noted) == (None, [])
    service.judge.let_go.set()
    service.until_done(table)
    service.hear_out(table)
    _, found = service.read(table)
    assert found is not None
    assert found.ledger is not None
    assert noted == [table.id]


def test_a_review_is_made_once_for_all_readers(
    hall: Hall, service: ReviewService, ana: Person, ben: Person
) -> None:
    table = bring(hall, ana)
    service.ask(table, ana)
    service.ask(table, ben)
    service.until_done(table)
    found = service.read(table)
    assert service.ask(table, ben) == found[0]
    assert service.read(table)[1] is found[1], "it is not even put together again"
    assert len(service.judge.done) == 2 * table.ply
    assert (service.is_asked_by(table, ana), service.is_asked_by(table, ben)) == (True, False)


def test_a_game_under_way_is_not_reviewed(hall: Hall, service: ReviewService, ana: Person) -> None:
    table, _ = hall.create(ana, "nova-luna-2p")
    with hall.refused("game-is-under-way"):
        service.ask(table, ana)


def test_a_game_without_a_search_says_so(hall: Hall, service: ReviewService, ana: Person) -> None:
    table = bring(hall, ana)
    plain = replace(table.game, thinking=Thinking())
    with hall.refused("no-search"):
        service.ask(replace(table, game=plain), ana)


def test_reviews_are_limited_per_person(
    hall: Hall, services: ReviewServices, eve: Person, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = services(hall).open()
    service.judge.hold_at = ("quick", 0)
    tables = [bring(hall, eve) for _ in range(reviews.MOST_EACH + 1)]
    for table in tables[:-1]:
        service.ask(table, eve)
    assert service.judge.held.wait(PATIENCE_SECONDS)
    with hall.refused("too-many-reviews"):
        service.ask(tables[-1], eve)
    assert service.ask(tables[0], eve).status in ("waiting", "running"), "what is asked for already is told"
    service.ask(tables[-1], ana)
    monkeypatch.setattr(reviews, "MOST", reviews.MOST_EACH + 1)
    other = bring(hall, ana)
    with hall.refused("reviews-full"):
        service.ask(other, ana)


def test_a_game_played_again_to_the_same_length_has_no_review_of_before(
    hall: Hall, service: ReviewService, ana: Person
) -> None:
    """This worker put the review together; the game was taken back and played again at another."""
    table = bring(hall, ana)
    service.ask(table, ana)
    service.until(table, lambda progress: progress.status == "done")
    before = service.read(table)[1]
    service.judge.losses = {0: 0.9}
    service._made[table.id, table.line] = service._made.pop((table.id, table.line))
    assert service.read(replace(table, line=table.line + 1))[1] is not before
    assert service.read(table)[1] is before


def test_reviews_are_limited_per_address(
    hall: Hall, services: ReviewServices, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests cost nothing: one address with many of them does not fill the queue for everybody."""
    service = services(hall, None, NEVER).open()
    service.judge.hold_at = ("quick", 0)
    homes = {ana.id: "elsewhere"}
    monkeypatch.setattr(service, "_household_of", lambda person: homes.get(person, "crowd"))
    guests = [hall.people.introduce(f"Guest {number}")[0] for number in range(5)]
    for number in range(reviews.MOST_HOUSEHOLD):
        guest = guests[number % 4]
        service.ask(bring(hall, guest), guest)
    assert service.judge.held.wait(PATIENCE_SECONDS)
    one_more = bring(hall, guests[-1])
    with hall.refused("reviews-full"):
        service.ask(one_more, guests[-1])
    service.ask(bring(hall, ana), ana)


def test_a_small_request_does_not_wait_for_a_large_one(
    hall: Hall, service: ReviewService, eve: Person, ana: Person
) -> None:
    """One thread: of what lies there when Ana asks, hers comes in turn with the others'."""
    held = Event()
    service.queue.submit(WAITED, "somebody", 1, lambda job: held.wait(PATIENCE_SECONDS))
    crowd = [bring(hall, eve) for _ in range(reviews.MOST_EACH)]
    for table in crowd:
        service.ask(table, eve)
    mine = bring(hall, ana)
    service.ask(mine, ana)
    held.set()
    service.until(mine, lambda progress: progress.depth == "quick")
    assert len(service.judge.done) <= 3 * mine.ply
    service.until_done(mine)
    assert any(service.read(table)[0].status != "done" for table in crowd)


def test_a_review_of_a_fork_begins_where_it_was_forked(
    hall: Hall, service: ReviewService, ana: Person, eve: Person
) -> None:
    table = bring(hall, ana)
    service.ask(table, ana)
    service.until_done(table)
    ply = table.ply - 2
    for forked_at in (ply, table.ply):  # the second as if moves had been taken back there since
        fork = hall.dealer.fork(table.id, eve, ply, [ME] * len(table.seats))[0]
        another = next(move for move in texts_at(fork) if move != table.played[ply].move)
        fork = hall.play_on(hall.play(fork, another), Random(2))
        before = len(service.judge.done)
        service.ask(replace(fork, origin=(table.id, forked_at)), eve)
        service.until_done(fork)
        assert {at for _, at in service.judge.done[before:]} == set(range(ply, fork.ply))
        for at, played in enumerate(fork.played):
            verdict = service.verdict(fork, at)
            assert verdict is not None
            assert verdict.move == played.move


def test_a_preempted_part_is_done_again_once(hall: Hall, service: ReviewService, ana: Person) -> None:
    table = bring(hall, ana)
    service.judge.hold_at = ("quick", 4)
    service.ask(table, ana)
    assert service.judge.held.wait(PATIENCE_SECONDS)
    service.judge.hold_at = None
    waited = service.queue.submit(WAITED, ana.id, 1, lambda job: "answered")
    assert waited.future.result(PATIENCE_SECONDS) == "answered"
    service.until_done(table)
    assert Counter(service.judge.done).most_common(1)[0][1] == 1, "what was stopped counts for nothing"


def test_a_review_called_off_is_taken_up_again(
    hall: Hall, services: ReviewServices, ana: Person, ben: Person
) -> None:
    service = services(hall).open()
    table = bring(hall, ana)
    service.judge.hold_at = ("deep", 4)
    service.ask(table, ana)
    assert service.judge.held.wait(PATIENCE_SECONDS)
    with hall.refused("review-not-yours"):
        service.call_off(table, ben)
    called_off = service.call_off(table, ana)
    assert (called_off.status, called_off.depth) == ("none", "quick")
    service.until(table, lambda progress: service.queue.waiting == 0)
    assert service.read(table)[1] is not None, "what was found stays"
    service.judge.hold_at = None
    service.ask(table, ben)
    service.until_done(table)
    assert service.is_asked_by(table, ben)
    assert Counter(service.judge.done).most_common(1)[0][1] == 1
    service.call_off(table, ana)
    assert service.read(table)[0].status == "done", "what is done is not called off"


def test_repeated_failures_end_the_review(
    hall: Hall, services: ReviewServices, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_TRIES", 2)
    service, table = services(hall, None, SHORT_LEASE).open(), bring(hall, ana)
    service.judge.fails_at = ("quick", 4)
    service.ask(table, ana)
    failed = service.until(table, lambda progress: progress.status == "failed")
    assert (failed.depth, failed.done) == ("none", table.ply - 1)
    service.judge.fails_at = None
    service.ask(table, ana)
    service.until_done(table)


def test_after_a_restart_it_goes_on(
    hall: Hall, other_hall: Hall, services: ReviewServices, ana: Person
) -> None:
    """The first process takes a part and is never heard of again."""
    table = bring(hall, ana)
    first = services(hall, None, SHORT_LEASE).open()
    first.judge.hold_at = ("quick", 4)
    first.ask(table, ana)
    assert first.judge.held.wait(PATIENCE_SECONDS)
    first._stopping.set()  # it takes nothing more, and what it has taken it never gives back
    second = services(other_hall, None, SHORT_LEASE).open()
    second.until_done(table)
    assert ("quick", 4) in second.judge.done
    assert len({*first.judge.done, *second.judge.done}) == 2 * table.ply
    first.judge.let_go.set()  # it lives after all, and brings what is known already
    first.queue.stop()
    assert second.read(table)[0].status == "done"


def test_a_lease_is_renewed_while_its_part_is_done(hall: Hall, services: ReviewServices, ana: Person) -> None:
    service, table = services(hall, None, SHORT_LEASE).open(), bring(hall, ana)
    service.judge.hold_at = ("quick", 4)
    service.ask(table, ana)
    assert service.judge.held.wait(PATIENCE_SECONDS)
    parts = schema.review_parts.c

    def read_until() -> datetime:
        query = select(parts.until).where(parts.depth == "quick", parts.ply == 4)
        with hall.database.reading() as connection:
            found: datetime = connection.execute(query).scalar_one()
        return found

    first = read_until()
    service.until(table, lambda _: read_until() > first)


def test_parts_are_arranged_and_renewed_by_one_statement(hall: Hall, ana: Person) -> None:
    table, later = bring(hall, ana).id, datetime(2031, 5, 4, tzinfo=UTC)
    parts = [review_parts.Part(table, "quick", ply, 1) for ply in range(3)]
    with hall.database.writing() as connection:
        review_parts.add(connection, table, 1, ana.id, {"quick": range(3)})
    with hall.counting() as statements, hall.database.writing() as connection:
        review_parts.arrange(connection, table, "quick", [2, 0, 1])
        review_parts.renew(connection, parts, later)
    assert len([one for one in statements if one.startswith("UPDATE")]) == 2
    columns = schema.review_parts.c
    with hall.database.reading() as connection:
        rows = connection.execute(select(columns.ply, columns.until).order_by(columns.place)).all()
    assert [row.ply for row in rows] == [2, 0, 1]
    assert all(as_utc(row.until) == later for row in rows)


def test_workers_divide_the_parts(postgresql_halls: tuple[Hall, Hall], services: ReviewServices) -> None:
    one, other = postgresql_halls
    ana = one.person()
    judge = Judge()
    judge.hold_at = ("quick", 0)
    first = services(one, judge).open()
    second = services(other)
    tables = [bring(one, ana) for _ in range(3)]
    for table in tables:
        first.ask(table, ana)
    assert judge.held.wait(PATIENCE_SECONDS)
    judge.hold_at = None
    second.open()
    second.until(tables[0], lambda progress: progress.done > 0)
    judge.let_go.set()
    for table in tables:
        first.until_done(table)
    assert second.judge.done
    assert len(judge.done) + len(second.judge.done) >= 2 * sum(table.ply for table in tables)


def test_reviews_by_another_method_are_made_anew(
    hall: Hall, service: ReviewService, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = bring(hall, ana)
    service.ask(table, ana)
    service.until_done(table)
    monkeypatch.setattr(reviews, "METHOD", reviews.METHOD + 1)
    assert service.read(table) == (Progress(), None)
    assert service.verdict(table, 0) is None
    service.ask(table, ana)
    service.until_done(table)
    assert len(service.judge.done) == 4 * table.ply


def test_removing_a_table_removes_its_review(hall: Hall, service: ReviewService, ana: Person) -> None:
    table = bring(hall, ana)
    service.ask(table, ana)
    service.until_done(table)
    assert count_rows(hall) == 1 + 2 * table.ply
    with hall.database.writing() as connection:
        assert store.remove_table(connection, table.id)
    assert count_rows(hall) == 0
