"""Anything goes: people do random things at a table, allowed or not, and the table stays whole."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from lunarium.core.record import Record
from lunarium.server.settings import Settings
from lunarium.tables.computers import Computers
from lunarium.tables.table import Table
from tests.support.databases import dump, fresh_url
from tests.support.legal_moves import texts_at
from tests.support.server.serving import ME, OPEN, Guest, Guests, Serving

SEEDS = int(os.environ.get("LUNARIUM_ANYTHING_SEEDS", "2"))  # many more for a thorough look
MOST_SEEDS = max(40, SEEDS)
STEPS = 50
MODES = ("luna-3p-preselected", "nova-luna-3p", "luna-3p")
LINKS = 5  # how many are remembered, to be tried again
NONSENSE = ("dance", "meditate", "refill", "17@0,0", "done", "\x00")
NEEDED = {"POST moves", "POST claim", "POST invitation", "POST take-back", "POST answer", "DELETE take-back"}


@pytest.fixture
def serving(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server whose computers sleep, so that only people act."""
    monkeypatch.setattr(Computers, "consider", lambda self, table_id: None)
    with (
        fresh_url(kind, tmp_path) as url,
        Serving(Settings(database_url=url, rate=0, thinkers=1)) as serving,
    ):
        yield serving


class Company:
    """Three who sit at a table, or may, and one who only wants to."""

    def __init__(self, serving: Serving, guests: list[Guest], seed: int, done: Counter[str]) -> None:
        self.serving, self.guests, self.rng, self.done = serving, guests, Random(seed), done
        seats, visibility = [ME, OPEN, OPEN], self.rng.choice(("public", "link"))
        made = guests[0].create(MODES[seed % len(MODES)], seats, visibility=visibility, deal=seed)
        self.table = str(made["snapshot"]["table"]["id"])
        self.path = f"/api/tables/{self.table}"
        self.links: list[Any] = made["invitations"]
        if seed % 2:
            for guest, link in zip(guests[1:3], self.links, strict=True):
                guest.accept(self.table, link)

    @property
    def now(self) -> Table:
        """The table as it stands."""
        return self.serving.house.tables.load(self.table)

    def step(self) -> None:
        """Somebody does something."""
        deeds = (
            *[self.play_on] * 4,
            *[self.ask_back] * 3,
            *[self.agree, self.withdraw] * 2,
            self.play,
            self.play_nonsense,
            self.claim_by_link,
            self.claim_without,
            self.invite,
            self.resign,
            self.take_back,
            self.answer,
            self.fork,
        )
        self.rng.choice(deeds)()
        self.check()

    def do(self, guest: Guest, method: str, path: str, body: Any = None) -> httpx.Response:
        """What somebody tries: it is done as one change, or refused and nothing has changed."""
        before, version = dump(self.serving.house.database), self.now.version
        answer = guest.request(method, self.path + path, json=body)
        assert answer.status_code < 500, answer.text
        if answer.is_success:
            assert self.now.version == version + 1
            self.done[f"{method} {path.rpartition('/')[2]}"] += 1
        else:
            assert dump(self.serving.house.database) == before
            assert answer.json()["code"] != "bad-request", answer.text
        return answer

    def someone(self) -> Guest:
        return self.rng.choice(self.guests)

    def holder(self, table: Table, seat: int) -> Guest | None:
        """Who of these people sits there."""
        return next((guest for guest in self.guests if guest.me["id"] == table.seats[seat].person), None)

    def play_on(self) -> None:
        """The one to move moves."""
        table = self.now
        mover = None if table.turn is None else self.holder(table, table.turn)
        if mover is not None:
            body = {"move": self.rng.choice(texts_at(table)), "ply": table.ply, "line": table.line}
            assert self.do(mover, "POST", "/moves", body).is_success
            assert self.now.offer is None  # who plays on has answered

    def play(self) -> None:
        """Anybody moves, for some position."""
        table, guest = self.now, self.someone()
        ply, line = max(0, table.ply + self.rng.randint(-1, 1)), self.rng.choice((None, 0, 1, 2))
        body = {"move": self.rng.choice(texts_at(table) or ["meditate"]), "ply": ply, "line": line}
        if self.do(guest, "POST", "/moves", body).is_success:
            assert (ply, line or table.line) == (table.ply, table.line)
            assert table.turn is not None
            assert self.holder(table, table.turn) is guest

    def play_nonsense(self) -> None:
        self.do(self.someone(), "POST", "/moves", {"move": self.rng.choice(NONSENSE), "ply": self.now.ply})

    def claim_by_link(self) -> None:
        link, guest = self.rng.choice(self.links), self.someone()
        if self.do(guest, "POST", f"/seats/{link['seat']}/claim", {"secret": link["secret"]}).is_success:
            assert self.holder(self.now, link["seat"]) is guest

    def claim_without(self) -> None:
        before, seat = self.now, self.rng.randrange(4)
        if self.do(self.someone(), "POST", f"/seats/{seat}/claim", {}).is_success:
            assert (before.seats[seat].holder, before.visibility) == ("open", "public")

    def invite(self) -> None:
        before, guest, seat = self.now, self.someone(), self.rng.randrange(4)
        answer = self.do(guest, "POST", f"/seats/{seat}/invitation")
        if answer.is_success:
            self.check_disposal(before, guest, seat)
            self.links = [*self.links, answer.json()][-LINKS:]

    def resign(self) -> None:
        before, guest, seat = self.now, self.someone(), self.rng.randrange(4)
        late = before.ply > STEPS // 3  # or nobody would be left to play
        if late and self.do(guest, "POST", f"/seats/{seat}/resign", {}).is_success:
            self.check_disposal(before, guest, seat)
            assert self.now.seats[seat].holder == "computer"

    def check_disposal(self, before: Table, guest: Guest, seat: int) -> None:
        """Only the holder, or the host where nobody sits."""
        is_open = before.seats[seat].holder == "open"
        assert self.holder(before, seat) is guest or (is_open and before.host == guest.me["id"])

    def take_back(self) -> None:
        back = self.rng.choice((None, 0, 1, 2, 50))
        self.ask(self.someone(), None if back is None else max(0, self.now.ply - back))

    def ask_back(self) -> None:
        """Somebody who has moved wants it back."""
        table = self.now
        movers = [self.holder(table, played.seat) for played in table.played[-3:]]
        mover = self.rng.choice(movers) if movers else None
        if mover is not None:
            self.ask(mover, None)

    def ask(self, guest: Guest, to_ply: int | None) -> None:
        before = self.now
        if self.do(guest, "POST", "/take-back", {"to_ply": to_ply}).is_success:
            gone = {before.seats[played.seat].person for played in before.played[self.now.ply :]}
            assert gone <= {guest.me["id"], None}  # nobody else's move goes back at once

    def agree(self) -> None:
        """All who are asked answer alike."""
        accept = self.rng.random() < 0.7
        for guest in self.guests:
            table = self.now
            asked = table.offer.waits_for if table.offer is not None else ()
            if any(self.holder(table, seat) is guest for seat in asked):
                assert self.do(guest, "POST", "/take-back/answer", {"accept": accept}).is_success

    def answer(self) -> None:
        before, guest = self.now, self.someone()
        if self.do(guest, "POST", "/take-back/answer", {"accept": True}).is_success:
            assert before.offer is not None
            assert any(self.holder(before, seat) is guest for seat in before.offer.waits_for)

    def withdraw(self) -> None:
        before, guest = self.now, self.someone()
        if before.offer is not None and self.rng.random() < 0.5:
            guest = self.holder(before, before.offer.by) or guest
        if self.do(guest, "DELETE", "/take-back").is_success:
            assert before.offer is not None
            assert self.holder(before, before.offer.by) is guest

    def fork(self) -> None:
        before, ply = self.now, self.rng.randrange(20)
        answer = self.someone().post(f"{self.path}/fork", json={"ply": ply, "seats": [ME, ME, ME]})
        assert answer.is_success == (ply <= before.ply and not before.is_contest), answer.text
        assert self.now == before

    def check(self) -> None:
        """The record replays to what is shown, the database holds its moves, each seat has one holder."""
        table, watcher = self.now, self.guests[3]
        shown, kept = watcher.look(self.table), dump(self.serving.house.database)
        assert [entry["move"]["text"] for entry in shown["log"]] == list(table.moves)
        assert shown["ply"] == table.ply == len([row for row in kept["moves"] if row[0] == self.table])
        record = Record.of(watcher.ask("GET", f"{self.path}/record"))
        assert table.game.view(record.replay(table.game), None) == shown["view"]
        undone = watcher.ask("GET", f"{self.path}/history")["undone"]
        assert {move["line"] for move in undone} == set(range(table.line))
        for number, seat in enumerate(table.seats):
            assert seat.number == number
            assert (seat.holder == "person") == (seat.person is not None)
            assert (seat.holder == "computer") == (seat.level is not None)
        if table.offer is not None:
            assert table.offer.to_ply is None or table.offer.to_ply < table.ply
            assert table.offer.waits_for


def test_random_actions_of_people_leave_the_table_whole(serving: Serving, guests: Guests) -> None:
    people = [guests(serving.address, name, cookie=False) for name in ("Ana", "Ben", "Cleo", "Dan")]
    done = Counter[str]()
    for seed in range(MOST_SEEDS):
        if seed >= SEEDS and set(done) >= NEEDED:
            break  # what people do depends on the deal: go on until everything was done
        company = Company(serving, people, seed, done)
        for _ in range(STEPS):
            company.step()
    assert set(done) >= NEEDED, done
