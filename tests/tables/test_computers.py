"""Computers: they move by themselves through the one door, see nothing that is hidden, and delay nobody."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random
from threading import Condition, Event
from threading import enumerate as threads
from typing import Any

import pytest
from sqlalchemy import insert

from lunarium.ai import thinking as ai_thinking
from lunarium.ai.players import player, stand_in
from lunarium.ai.thinking import Budget
from lunarium.core import thinking as core_thinking
from lunarium.games import AnyGame, luna
from lunarium.tables import computers, schema
from lunarium.tables.bulletin import EVERYTHING
from lunarium.tables.computers import Computers
from lunarium.tables.database import now
from lunarium.tables.people import Person
from lunarium.tables.seats import Holder
from lunarium.tables.table import Table
from lunarium.tables.work import Work
from tests.support.legal_moves import texts_at
from tests.support.markers import needs_search
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall
from tests.support.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.both_databases

RANDOM = Holder("computer", "random")


class Watch:
    """Tells when a table has come to where one waits for it."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self._changed = hall, Condition()
        hall.tables.watch_changes(self._see)

    def _see(self, *_: object) -> None:
        with self._changed:
            self._changed.notify_all()

    def until(self, table_id: str, is_reached: Callable[[Table], bool]) -> Table:
        """The table as soon as this is true of it."""
        with self._changed:
            assert self._changed.wait_for(
                lambda: is_reached(self._hall.tables.load(table_id)), timeout=PATIENCE_SECONDS
            )
        return self._hall.tables.load(table_id)


class Thinker:
    """A way to choose that begins to think when asked and ends when told; it counts how often."""

    def __init__(self) -> None:
        self.begun, self.may_end = Event(), Event()
        self.tables: list[str] = []

    def __call__(self, table: Table, level: str, seconds: float) -> str:
        self.tables.append(table.id)
        self.begun.set()
        assert self.may_end.wait(PATIENCE_SECONDS)
        return texts_at(table)[0]


@pytest.fixture
def watch(hall: Hall) -> Watch:
    return Watch(hall)


class Thinking(Computers):
    """Computers at work, one thought at a time, without haste or pause."""

    def __init__(self, hall: Hall) -> None:
        self.queue = Work(threads=1, quick_threads=0)
        self.queue.start()
        super().__init__(hall.tables, self.queue, pace_seconds=0)

    def stop(self) -> None:
        super().stop()
        self.queue.stop()


@pytest.fixture
def thinking(hall: Hall) -> Iterator[Computers]:
    """Computers at work in the hall."""
    found = Thinking(hall)
    yield found
    found.stop()


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    """All computers think until they are told to stop."""
    thinker = Thinker()
    monkeypatch.setattr(computers, "choose", thinker)
    yield thinker
    thinker.may_end.set()


@pytest.mark.parametrize("mode", ["nova-luna-3p", "luna-2p-preselected"])
def test_computers_play_whole_games_through_tables_play(
    hall: Hall, thinking: Computers, watch: Watch, ana: Person, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[Person | None, int]] = []
    play = hall.tables.play

    def spy(table_id: str, person: Person | None, text: str, ply: int, line: int | None = None) -> Table:
        played.append((person, ply))
        return play(table_id, person, text, ply, line)

    monkeypatch.setattr(hall.tables, "play", spy)
    seats = 3 if mode == "nova-luna-3p" else 2
    table, _ = hall.create(ana, mode, [RANDOM] * seats)
    thinking.watch(table)
    over = watch.until(table.id, lambda found: found.finished_at is not None)
    assert played == [(None, ply) for ply in range(over.ply)]
    over.record().verify(over.game)


def test_computers_get_a_determinized_state(
    hall: Hall, thinking: Computers, watch: Watch, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[AnyGame, Any]] = []

    class Spy:
        name = "spy"

        def choose(self, game: AnyGame, state: Any, rng: Random) -> Any:
            seen.append((game, state.copy()))
            return player("random").choose(game, state, rng)

    monkeypatch.setattr(computers, "stand_in", lambda game, name: Spy())
    table, _ = hall.create(ana, "nova-luna-2p", [RANDOM, RANDOM])
    thinking.watch(table)
    over = watch.until(table.id, lambda found: found.finished_at is not None)
    true = list(over.record().states(over.game))
    assert len(seen) == over.ply
    for (game, state), truth in zip(seen, true, strict=False):
        assert game.view(state, None) == game.view(truth, None)
        supply, hidden = state.supply, truth.supply
        assert supply != hidden or len(hidden) < 8


def test_a_running_search_blocks_no_other_request(
    hall: Hall, thinking: Computers, thinker: Thinker, watch: Watch, ana: Person
) -> None:
    table, [invitation] = hall.create(ana, "luna-3p-preselected", [GREEDY, ME, OPEN], starts=0)
    assert thinker.begun.wait(PATIENCE_SECONDS)
    other = hall.play_on(hall.create(ana, "nova-luna-2p")[0], Random(1), 5)
    assert other.ply == 5
    ben = hall.person("Ben")
    assert hall.seats.claim(table.id, invitation.seat, ben, invitation.secret).ply == 0
    assert hall.tables.load(table.id).is_computers_turn
    thinker.may_end.set()
    watch.until(table.id, lambda found: found.ply > 0)


def test_moves_for_another_position_are_not_played(
    hall: Hall, thinking: Computers, thinker: Thinker, ana: Person
) -> None:
    table, _ = hall.create(ana, "luna-2p-preselected", [ME, GREEDY], starts=0)
    hall.play(table, "meditate")
    assert thinker.begun.wait(PATIENCE_SECONDS)
    back = hall.tables.take_back(table.id, ana)
    assert (back.ply, back.line) == (0, 1)
    thinker.may_end.set()
    thinking.stop()
    assert hall.tables.load(table.id) == back


def test_a_game_whose_thinker_died_is_taken_up_again(hall: Hall, other_hall: Hall, ana: Person) -> None:
    table, _ = hall.create(ana, "nova-luna-2p", [RANDOM, ME], starts=0)
    before = set(threads())  # those of other servers in this process
    watch, later = Watch(other_hall), Thinking(other_hall)
    later.start()
    moved = watch.until(table.id, lambda found: not found.is_computers_turn)
    later.stop()
    assert moved.ply > 0
    assert not [thread for thread in threads() if thread.name == "sweeper" and thread not in before]


def test_after_lost_news_they_look_around(hall: Hall, other_hall: Hall, ana: Person) -> None:
    table, _ = hall.create(ana, "luna-2p-preselected", [ME, RANDOM], starts=1)
    watch, later = Watch(other_hall), Thinking(other_hall)
    other_hall.bulletin.publish(EVERYTHING)
    watch.until(table.id, lambda found: found.ply > 0)
    later.stop()


def test_a_failing_thought_leaves_other_tables_alone(
    hall: Hall, thinking: Computers, watch: Watch, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, _ = hall.create(ana, "luna-2p-preselected", [ME, GREEDY], starts=0)
    choose = computers.choose

    def fail(table: Table, level: str, seconds: float) -> str:
        if table.id == bad.id:
            raise ZeroDivisionError
        return choose(table, level, seconds)

    monkeypatch.setattr(computers, "choose", fail)
    hall.play(bad, "meditate")
    good, _ = hall.create(ana, "luna-2p-preselected", [ME, GREEDY], starts=1)
    watch.until(good.id, lambda found: found.ply > 0)
    assert hall.tables.load(bad.id).ply == 1


def test_where_a_game_has_no_search_the_strongest_that_is_there_plays(hall: Hall, ana: Person) -> None:
    """A table with a level may come from a host with the engine, and must not wait for ever."""
    game = replace(luna.GAME, thinking=replace(luna.GAME.thinking, search=None))
    assert stand_in(game, "level-5").name == "greedy"
    assert stand_in(replace(game, thinking=core_thinking.Thinking()), "level-5").name == "random"
    table, _ = hall.create(ana, "luna-2p-preselected")
    pure = replace(table, game=game, state=game.start(table.options, table.setup))
    assert computers.choose(pure, "level-5") in texts_at(pure)


def test_of_two_workers_one_thinks(postgresql_halls: tuple[Hall, Hall], thinker: Thinker) -> None:
    here, there = postgresql_halls
    ana = here.person("Ana")
    first, second = Thinking(here), Thinking(there)
    table, _ = here.create(ana, "luna-2p-preselected", [GREEDY, ME], starts=0)
    assert thinker.begun.wait(PATIENCE_SECONDS)
    thinker.begun.clear()
    second.watch(table)
    another, _ = there.create(
        ana, "luna-2p-preselected", [GREEDY, ME], starts=0
    )  # after it, in its one thread
    assert thinker.begun.wait(PATIENCE_SECONDS)
    assert thinker.tables == [table.id, another.id]
    thinker.may_end.set()
    first.stop()
    second.stop()
    assert [here.tables.load(name).ply for name in (table.id, another.id)] == [1, 1]
    with here.database.reading() as connection:
        assert connection.execute(schema.thoughts.select()).all() == []


@pytest.mark.parametrize(("seconds", "is_taken_up"), [(-1, True), (60, False)])
def test_a_lease_ends_with_its_time(
    postgresql_halls: tuple[Hall, Hall], thinker: Thinker, seconds: int, is_taken_up: bool
) -> None:
    here, there = postgresql_halls
    ana = here.person("Ana")
    thinker.may_end.set()
    held, _ = here.create(ana, "luna-2p-preselected", [GREEDY, ME], starts=0)
    with here.database.writing() as connection:
        row = {"table_id": held.id, "until": now() + timedelta(seconds=seconds)}
        connection.execute(insert(schema.thoughts).values(row))
    later, watch = Thinking(there), Watch(there)
    later.watch(held)
    free, _ = there.create(ana, "luna-2p-preselected", [GREEDY, ME], starts=0)
    watch.until(free.id, lambda found: found.ply > 0)
    later.stop()
    assert here.tables.load(held.id).ply == int(is_taken_up)


def test_stopped_computers_start_no_search(hall: Hall, ana: Person, thinker: Thinker) -> None:
    idle = Thinking(hall)
    idle.stop()
    hall.create(ana, "luna-2p-preselected", [GREEDY, ME], starts=0)
    assert thinker.tables == []


def test_computers_among_themselves_wait_for_somebody_who_watches(
    hall: Hall, thinking: Computers, watch: Watch, ana: Person
) -> None:
    show, _ = hall.create(ana, "luna-2p-preselected", [RANDOM, RANDOM])
    after, _ = hall.create(ana, "luna-2p-preselected", [ME, RANDOM], starts=1)
    watch.until(after.id, lambda found: not found.is_computers_turn)
    thinking._look_around()
    assert hall.tables.load(show.id).ply == 0
    thinking.watch(show)
    watch.until(show.id, lambda found: found.ply > 2)
    thinking.unwatch(show.id)
    again, _ = hall.create(ana, "luna-2p-preselected", [ME, RANDOM], starts=1)
    watch.until(again.id, lambda found: not found.is_computers_turn)
    assert hall.tables.load(show.id).finished_at is None


def test_one_person_has_few_games_of_computers_among_themselves(
    hall: Hall, thinking: Computers, ana: Person
) -> None:
    for _ in range(computers.MOST_SHOWS):
        thinking.check_room(ana, [RANDOM, OPEN])
        hall.create(ana, "luna-2p-preselected", [RANDOM, RANDOM])
    with hall.refused("too-many-shows"):
        thinking.check_room(ana, [RANDOM, RANDOM])
    with hall.refused("too-many-shows"):
        thinking.check_room(ana, [RANDOM, OPEN])
    for allowed in ([ME, RANDOM], [OPEN, OPEN], [ME, OPEN]):
        thinking.check_room(ana, allowed)
    thinking.check_room(hall.person("Ben"), [RANDOM, RANDOM])


@needs_search
@pytest.mark.parametrize("mode", ["luna-4p-preselected", "nova-luna-2p", "nova-luna-solo"])
def test_a_thought_has_an_end_by_the_clock(
    hall: Hall, ana: Person, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[Budget] = []
    think = ai_thinking.Thinker.think

    def note(self: ai_thinking.Thinker[Any, Any], budget: Budget) -> None:
        budgets.append(budget)
        think(self, budget)

    monkeypatch.setattr(ai_thinking.Thinker, "think", note)
    table, _ = hall.create(ana, mode)
    assert computers.choose(table, "level-5", 0.0) in texts_at(table)  # this machine is slower than any
    assert budgets == [
        Budget(ai_thinking.level_simulations(table.game, 5, len(table.seats)), 0.0),
    ]


def test_an_answer_comes_in_time_whatever_goes_on_around_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that waited, or a machine that is slow, leaves less time to think; but always some."""
    now = [100.0]
    monkeypatch.setattr(computers, "monotonic", lambda: now[0])
    haste = computers.Haste()
    haste.note(0.0)
    usual = haste.allow(since=100.0)
    assert usual <= computers.MOST_SECONDS
    assert haste.allow(since=99.0) < usual
    assert haste.allow(since=0.0) == computers.LEAST_SECONDS
    haste.note(0.4)
    assert haste.allow(since=100.0) + 0.4 < computers.ANSWER_SECONDS
    assert haste.allow(since=100.0) < usual
    for _ in range(100):
        haste.note(0.0)
    assert haste.allow(since=100.0) == pytest.approx(computers.MOST_SECONDS)
