"""Anything goes: people do random things at a table, allowed or not, and the table stays whole."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from lunarium.core.record import Record
from lunarium.games import load
from lunarium.server.settings import Settings
from lunarium.tables.computers import Computers
from tests.databases import dump, fresh_url
from tests.server.serving import ME, OPEN, Guest, Serving

CAREFUL = settings(
    max_examples=int(os.environ.get("LUNARIUM_ANYTHING_EXAMPLES", "8")),  # many more for a thorough look
    stateful_step_count=25,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
MODES = ("luna-3p-preselected", "nova-luna-3p", "luna-3p")
WHO, SEAT, NUMBER = st.integers(0, 3), st.integers(0, 3), st.integers(0, 10**6)
MEMORY = 5  # links that may be tried again


@pytest.fixture
def serving(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server whose computers sleep, so that only people act."""
    monkeypatch.setattr(Computers, "consider", lambda self, table_id: None)
    with (
        fresh_url(kind, tmp_path) as url,
        Serving(Settings(database_url=url, rate=0, thinkers=1)) as serving,
    ):
        yield serving


class People(RuleBasedStateMachine):
    """Three who sit, or may, and one who only wants to."""

    serving: Serving
    guests: list[Guest]

    @initialize(mode=st.sampled_from(MODES), public=st.booleans())
    def sit_down(self, mode: str, public: bool) -> None:
        visibility = "public" if public else "link"
        made = self.guests[0].create(mode, [ME, OPEN, OPEN], visibility=visibility)
        self.table = str(made["snapshot"]["table"]["id"])
        self.path = f"/api/tables/{self.table}"
        self.links: list[Any] = made["invitations"]

    def do(self, who: int, method: str, path: str, body: Any = None) -> Any:
        """What somebody tries: it is done as one change, or refused and nothing has changed."""
        before, version = dump(self.serving.house.database), self.loaded.version
        answer = self.guests[who].request(method, self.path + path, json=body)
        assert answer.status_code < 500, answer.text
        if answer.is_success:
            assert self.loaded.version == version + 1
        else:
            assert dump(self.serving.house.database) == before
            assert answer.json()["code"] != "bad-request", answer.text
        return answer

    @property
    def loaded(self) -> Any:
        return self.serving.house.tables.load(self.table)

    @rule(who=WHO, number=NUMBER, ply=st.integers(-1, 1), line=st.sampled_from([None, 0, 1, 2]))
    def play(self, who: int, number: int, ply: int, line: int | None) -> None:
        table = self.loaded
        legal = table.legal() or ["meditate"]
        body = {"move": legal[number % len(legal)], "ply": max(0, table.ply + ply), "line": line}
        answer = self.do(who, "POST", "/moves", body)
        if answer.is_success:
            assert body["ply"] == table.ply
            assert line in (None, table.line)
            assert table.seats[table.turn].person == self.guests[who].me["id"]

    @rule(number=NUMBER)
    def play_on(self, number: int) -> None:
        """The mover moves, so that the game gets somewhere."""
        table = self.loaded
        holder = None if table.turn is None else table.seats[table.turn].person
        for who, guest in enumerate(self.guests):
            if guest.me["id"] == holder:
                body = {
                    "move": table.legal()[number % len(table.legal())],
                    "ply": table.ply,
                    "line": table.line,
                }
                assert self.do(who, "POST", "/moves", body).is_success

    @rule(who=WHO, move=st.sampled_from(["dance", "meditate", "refill", "17@0,0", "done", "\x00"]))
    def play_anything(self, who: int, move: str) -> None:
        self.do(who, "POST", "/moves", {"move": move, "ply": self.loaded.ply})

    @rule(who=WHO, number=NUMBER)
    def claim_by_link(self, who: int, number: int) -> None:
        link = self.links[number % len(self.links)]
        answer = self.do(who, "POST", f"/seats/{link['seat']}/claim", {"secret": link["secret"]})
        if answer.is_success:
            assert self.loaded.seats[link["seat"]].person == self.guests[who].me["id"]

    @rule(who=WHO, seat=SEAT)
    def claim_without(self, who: int, seat: int) -> None:
        before = self.loaded
        if self.do(who, "POST", f"/seats/{seat}/claim", {}).is_success:
            assert (before.seats[seat].holder, before.visibility) == ("open", "public")

    @rule(who=WHO, seat=SEAT)
    def invite(self, who: int, seat: int) -> None:
        before = self.loaded
        answer = self.do(who, "POST", f"/seats/{seat}/invitation")
        if answer.is_success:
            self.check_disposal(before, who, seat)
            self.links = [*self.links, answer.json()][-MEMORY:]

    @rule(who=WHO, seat=SEAT)
    def resign(self, who: int, seat: int) -> None:
        before = self.loaded
        if self.loaded.ply > 6 and self.do(who, "POST", f"/seats/{seat}/resign", {}).is_success:
            self.check_disposal(before, who, seat)
            assert self.loaded.seats[seat].holder == "computer"

    def check_disposal(self, before: Any, who: int, seat: int) -> None:
        """Only the holder, or the host where nobody sits."""
        me = self.guests[who].me["id"]
        holder = before.seats[seat]
        assert holder.person == me or (holder.holder == "open" and before.host == me)

    @rule(who=WHO, back=st.sampled_from([None, 0, 1, 2, 50]))
    def take_back(self, who: int, back: int | None) -> None:
        before = self.loaded
        to_ply = None if back is None else max(0, before.ply - back)
        if self.do(who, "POST", "/take-back", {"to_ply": to_ply}).is_success:
            after = self.loaded
            gone = {before.seats[played.seat].person for played in before.played[after.ply :]}
            assert gone <= {self.guests[who].me["id"], None}  # nobody else's move goes back at once

    @rule(who=WHO, accept=st.booleans())
    def answer(self, who: int, accept: bool) -> None:
        before = self.loaded
        if self.do(who, "POST", "/take-back/answer", {"accept": accept}).is_success:
            assert before.offer is not None
            me = self.guests[who].me["id"]
            assert me in {before.seats[seat].person for seat in before.offer.waits_for}

    @rule(who=WHO)
    def withdraw(self, who: int) -> None:
        before = self.loaded
        if self.do(who, "DELETE", "/take-back").is_success:
            assert before.offer is not None
            assert before.seats[before.offer.by].person == self.guests[who].me["id"]

    @rule(who=WHO, ply=st.integers(0, 20))
    def fork(self, who: int, ply: int) -> None:
        before = self.loaded
        body = {"ply": ply, "seats": [ME, ME, ME]}
        answer = self.guests[who].post(f"{self.path}/fork", json=body)
        assert answer.is_success == (ply <= before.ply), answer.text
        assert self.loaded == before

    @invariant()
    def is_whole(self) -> None:
        """The record replays to what is shown, the database holds its moves, each seat has one holder."""
        table = self.loaded
        shown = self.guests[3].look(self.table)
        assert shown["ply"] == len(shown["log"]) == table.ply
        assert [entry["move"] for entry in shown["log"]] == list(table.moves)
        game = load(table.game.key)
        record = Record.of(self.guests[3].ask("GET", f"{self.path}/record"))
        assert game.view(record.replay(game), None) == shown["view"]
        kept = dump(self.serving.house.database)
        assert len([row for row in kept["moves"] if row[0] == self.table]) == table.ply
        history = self.guests[3].ask("GET", f"{self.path}/history")
        assert len([row for row in kept["undone_moves"] if row[0] == self.table]) == len(history["undone"])
        assert {undone["line"] for undone in history["undone"]} == set(range(table.line))
        for seat in table.seats:
            assert (seat.holder == "person") == (seat.person is not None)
            assert (seat.holder == "computer") == (seat.level is not None)
        assert [seat.number for seat in table.seats] == [0, 1, 2]
        if table.offer is not None:
            assert table.offer.to_ply < table.ply
            assert table.offer.waits_for


def test_whatever_people_do_the_table_stays_whole(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = [Guest(serving.address, name, cookie=False) for name in ("Ana", "Ben", "Cleo", "Dan")]

    monkeypatch.setattr(People, "serving", serving, raising=False)
    monkeypatch.setattr(People, "guests", guests, raising=False)
    run_state_machine_as_test(People, settings=CAREFUL)
    for guest in guests:
        guest.close()
