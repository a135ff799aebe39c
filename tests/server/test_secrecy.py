"""Secrecy: nothing that is hidden, no secret of anybody, is in any answer, header, message or log line."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from lunarium.ai.thinking import Budget
from lunarium.positions import ideas
from lunarium.server.settings import Settings
from lunarium.tables import computers, reach
from lunarium.tables import secret as host
from lunarium.tables.table import Table
from tests.support.databases import dump, fresh_url
from tests.support.server.serving import GREEDY, ME, OPEN, Guest, Guests, Serving, at
from tests.support.waiting import PATIENCE_SECONDS

WINDOW = 4  # so many hidden tiles in their true order are no chance
ENOUGH = 8  # hidden tiles, of which some order can be told
OPAQUE = re.compile(  # digits in these are neighbours by chance
    r"\b(?=\w*[a-z])(?=\w*\d)\w{12,}\b"  # ids
    r"|\d{4}-\d\d-\d\dT[\d:.]+|\d\d \w{3} \d{4} [\d:]+"  # times, and those of headers
    r'|"milliseconds":[\d.]+'
)
DEAL = 7349218805123
HOST_SECRET = "by-which-the-deal-of-a-number-is-made"  # noqa: S105 - of these tests alone
ADDRESS = "https://ntfy.sh/a-topic-that-only-ana-knows"
PLAYERS = {"nova-luna-2p": 2, "nova-luna-4p": 4, "nova-luna-solo": 1}


class Wiretap:
    """Reads everything that leaves the house, and knows what must not."""

    def __init__(self, serving: Serving) -> None:
        self._serving = serving
        self.secrets = {HOST_SECRET}  # and those of somebody else, or of everybody once they were told
        self.tables: set[str] = set()  # whose supply is hidden
        self.read = 0

    def keep(self, *secrets: str) -> None:
        """From now on nobody may be told this."""
        for secret in secrets:
            self.secrets |= {secret, sha256(secret.encode()).hexdigest()}

    def check(self, *texts: str) -> None:
        """Nothing in these texts is hidden now, or secret."""
        tables = [self._serving.house.tables.load(table_id) for table_id in self.tables]
        orders = [_order_of(table) for table in tables if table.finished_at is None]
        hidden = {
            window
            for order in orders
            if len(order) >= ENOUGH
            for window in (*_windows(order), *_windows(order[::-1]))
        }
        for text in texts:
            self.read += 1
            for secret in self.secrets:
                assert secret not in text
            assert not orders or str(DEAL) not in text
            told = _windows([int(number) for number in re.findall(r"\d+", OPAQUE.sub("", text))])
            assert hidden.isdisjoint(told)

    def hear(self, response: httpx.Response) -> None:
        """An answer over HTTP."""
        response.read()
        self.check(f"{response.status_code} {response.headers} {response.text}")


def _windows(numbers: list[int]) -> list[tuple[int, ...]]:
    """All neighbours in a sequence."""
    return [tuple(numbers[at : at + WINDOW]) for at in range(len(numbers) - WINDOW + 1)]


def hidden_order(serving: Serving, table_id: str) -> list[int]:
    """The true order of what is still face down."""
    return _order_of(serving.house.tables.load(table_id))


def _order_of(table: Table) -> list[int]:
    order: list[int] = table.state.supply
    return order


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server that logs everything and calls nobody, at which nothing happens by chance."""
    monkeypatch.setattr(ideas, "HINT", Budget(simulations=60))
    monkeypatch.setattr(computers, "Random", lambda: Random("computer"))
    monkeypatch.setattr(host, "new_secret", lambda: HOST_SECRET)
    monkeypatch.setattr(reach, "post", lambda *_, **__: 200)
    with fresh_url("sqlite", tmp_path) as url:
        settings = Settings(database_url=url, rate=0, thinkers=1, log="debug", notify="https://ntfy.sh")
        with Serving(settings) as found:
            yield found


def test_the_search_finds_what_it_looks_for(serving: Serving) -> None:
    host = Guest(serving.address, "Host")
    table, tap = host.table("nova-luna-2p", deal=DEAL), Wiretap(serving)
    tap.tables.add(table)
    order = hidden_order(serving, table)
    tap.keep("a secret")
    for text in (
        "x a secret y",
        json.dumps(order),
        str(order[9:13][::-1]),
        "-".join(map(str, order[3:7])),
        f"deal {DEAL}",
    ):
        with pytest.raises(AssertionError):
            tap.check(text)
    tap.check(json.dumps(sorted(order)))
    host.close()


def seats_of(guest: Guest, table: str) -> list[int]:
    """Where this guest sits."""
    return [seat["seat"] for seat in guest.look(table)["table"]["seats"] if seat["mine"]]


def study_all(guest: Guest, table: str, ply: int) -> None:
    """Look at the table in every way there is."""
    for look in (
        "",
        f"?ply={ply // 2}",
        "/history",
        "/course",
        "/record",
    ):
        guest.get(f"/api/tables/{table}{look}")
    for at_ply in (None, ply // 2):
        guest.post("/api/ask/insight", json=at(table, at_ply))
        guest.post("/api/ask/legal", json=at(table, at_ply))
    for move in ("refill", "17@0,0", "68@99,99", "end-phase", "moon", "\x00"):
        guest.post("/api/ask/why", json=at(table, move=move), params={"lang": "de"})
    for which in ("mine", "public", "finished"):
        guest.get("/api/tables", params={"list": which})


def disturb(guest: Guest, table: str, ply: int) -> None:
    """Everything that is refused."""
    for move, number in (("moon", ply), ("68@99,99", ply), ("refill", ply + 1), ("1@0,0", ply)):
        guest.post(f"/api/tables/{table}/moves", json={"move": move, "ply": number})
    guest.post(f"/api/tables/{table}/seats/0/claim", json={"secret": "x" * 43})
    guest.post(f"/api/tables/{table}/seats/0/invitation")
    guest.put(f"/api/tables/{table}/seats/0/notification", json={"url": "https://127.0.0.1/"})
    guest.post(f"/api/tables/{table}/take-back", json={"to_ply": ply + 9})
    guest.post("/api/ask/ideas", json=at(table))
    guest.post(f"/api/tables/{table}/fork", json={"ply": ply + 99, "seats": [ME]})


def sit_down(serving: Serving, tap: Wiretap, mode: str, stack: ExitStack) -> tuple[str, list[Guest]]:
    """A table of this mode with people on all seats; all that they were told becomes secret."""
    people = [Guest(serving.address, f"P{number}", cookie=False) for number in range(PLAYERS[mode])]
    host = people[0]
    made = host.create(mode, [ME, *[OPEN] * (len(people) - 1)], deal=DEAL, visibility="public")
    table = str(made["snapshot"]["table"]["id"])
    for person, link in zip(people[1:], made["invitations"], strict=True):
        person.accept(table, link)
        tap.keep(link["secret"])
    host_seat = seats_of(host, table)[0]
    host.ask("PUT", f"/api/tables/{table}/seats/{host_seat}/notification", {"url": ADDRESS})
    handed = host.ask("POST", f"/api/tables/{table}/seats/{host_seat}/invitation")
    tap.keep(handed["secret"], ADDRESS, *(person.me["token"].partition(".")[2] for person in people))
    tap.tables.add(table)
    for person in people:
        stack.callback(person.close)
        person.event_hooks["response"].append(tap.hear)
    return table, people


@pytest.mark.parametrize("mode", PLAYERS)
def test_a_whole_game_tells_nothing(serving: Serving, mode: str) -> None:
    tap, rng = Wiretap(serving), Random(mode)
    with ExitStack() as stack:
        table, people = sit_down(serving, tap, mode, stack)
        stranger = Guest(serving.address, None)
        stack.callback(stranger.close)
        stranger.event_hooks["response"].append(tap.hear)
        onlooker = Guest(serving.address, "Onlooker")
        stack.callback(onlooker.close)
        watching = stack.enter_context(stranger.watch(table))
        by_seat = {seat: person for person in people for seat in seats_of(person, table)}
        shown: Any = people[0].look(table)
        while shown["to_move"] is not None and len(hidden_order(serving, table)) >= ENOUGH:
            mover = by_seat[shown["to_move"]]
            if shown["ply"] % 15 == 4:
                for guest in (stranger, people[0], people[-1]):
                    study_all(guest, table, shown["ply"])
                    disturb(guest, table, shown["ply"])
                bring_along(people[-1], onlooker, tap, table)
            if shown["ply"] == 21 and shown["line"] == 0:
                shown = take_back(people, table)
                mover = by_seat[shown["to_move"]]
            shown = mover.move(table, rng=rng)
            message: Any = {}
            while (message.get("ply"), message.get("line")) != (shown["ply"], shown["line"]):
                text = str(watching.recv(timeout=PATIENCE_SECONDS))
                tap.check(text)
                message = json.loads(text)
        assert shown["ply"] > 20
        assert tap.read > 100
        tap.check(*serving.log.getvalue().splitlines())


def take_back(people: list[Guest], table: str) -> Any:
    """The last move taken back, whoever must agree."""
    for person in people:
        person.post(f"/api/tables/{table}/take-back", json={"to_ply": 20})
    for person in people:
        person.post(f"/api/tables/{table}/take-back/answer", json={"accept": True})
    shown = people[0].look(table)
    assert (shown["ply"], shown["line"]) == (20, 1)
    return shown


def bring_along(player: Guest, onlooker: Guest, tap: Wiretap, table: str) -> None:
    """The record so far, at a table of its own, with what that hides; its players get none meanwhile."""
    record = player.ask("GET", f"/api/tables/{table}/record")
    tap.check(json.dumps(record))
    body = {"record": record, "seats": [ME] * len(record["names"])}
    if len(record["names"]) > 1:
        assert player.refusal("POST", "/api/records", body) == (403, "contest-no-help")
    kept = onlooker.ask("POST", "/api/records", body)  # with links that are meant for this guest
    tap.check(json.dumps(kept))
    order = hidden_order(tap._serving, kept["snapshot"]["table"]["id"])
    assert order != hidden_order(tap._serving, table)
    assert sorted(order) == sorted(hidden_order(tap._serving, table))


def test_against_computers_hints_tell_nothing(serving: Serving) -> None:
    tap, rng = Wiretap(serving), Random(1)
    host = Guest(serving.address, "Host")
    table = host.table("nova-luna-2p", [ME, GREEDY], deal=DEAL, starts=0)
    tap.tables.add(table)
    host.event_hooks["response"].append(tap.hear)
    shown = host.look(table)
    for _ in range(12):
        while not shown["your_turn"]:
            shown = host.look(table, wait=25, after=shown["ply"], line=shown["line"])
        assert host.post("/api/ask/ideas", json=at(table)).status_code in (200, 422)
        shown = host.move(table, rng=rng)
    host.close()
    tap.check(*serving.log.getvalue().splitlines())


def test_own_data_tell_nothing_of_a_game_under_way(serving: Serving) -> None:
    tap = Wiretap(serving)
    host = Guest(serving.address, "Host")
    table = host.table("nova-luna-2p", deal=DEAL)
    host.move(table, rng=Random(1))
    tap.tables.add(table)
    data = host.ask("GET", "/api/me/data")
    assert [row["id"] for row in data["tables"]] == [table]
    assert len(data["moves"]) == 1
    tap.check(json.dumps(data))
    host.close()


def test_after_the_end_everything_is_open(serving: Serving) -> None:
    host = Guest(serving.address, "Host")
    table, rng = host.table("nova-luna-solo", deal=DEAL), Random(2)
    shown = host.play_out(table, rng)
    assert shown["table"]["deal"] == DEAL
    kept = serving.house.tables.load(table).setup
    assert host.ask("GET", f"/api/tables/{table}/record")["setup"] == kept
    assert str(kept["supply"][0]) in str(dump(serving.house.database)["tables"])
    host.close()


@pytest.mark.parametrize(("visibility", "is_told"), [("link", False), ("public", True)])
def test_a_public_fork_does_not_tell_the_link_of_its_origin(
    lone_serving: Serving, guests: Guests, visibility: str, is_told: bool
) -> None:
    """With the id of a table by link anybody may open it; with that of a boxed game, write there."""
    ana, eve = guests(lone_serving.address, "Ana"), guests(lone_serving.address, "Eve")
    origin = ana.table("nova-luna-2p", visibility=visibility)
    fork = {"ply": 0, "seats": [ME, ME], "visibility": "public"}
    forked = ana.ask("POST", f"/api/tables/{origin}/fork", fork)["snapshot"]["table"]
    assert forked["origin"] == {"table": origin, "ply": 0}
    seen = [eve.look(forked["id"])["table"], *eve.ask("GET", "/api/tables", list="public")["tables"]]
    with eve.watch(forked["id"]) as watching:
        seen.append(json.loads(watching.recv(PATIENCE_SECONDS))["table"])
    told = [table["origin"] for table in seen if table["id"] == forked["id"]]
    assert told == [{"table": origin, "ply": 0} if is_told else None] * 3
