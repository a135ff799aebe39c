"""Live tables: shown on arrival, at each change, to everybody, whatever others send."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from math import inf
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lunarium.server import room
from lunarium.server.live import Live
from lunarium.server.settings import Settings
from lunarium.server.wire.tables import Snapshot
from lunarium.tables.bulletin import EVERYTHING
from tests.support.server.serving import GREEDY, ME, Guest, Guests, Serving, receive, seat_two
from tests.support.waiting import PATIENCE_SECONDS, await_true

pytestmark = pytest.mark.both_databases

WATCHERS = 8


def receive_at(socket: ClientConnection, ply: int, line: int = 0) -> Any:
    """The next snapshot of this position; news of who came and went may come before it."""
    while True:
        shown = receive(socket)
        if (shown["line"], shown["ply"]) == (line, ply):
            return shown


def close_code(socket: ClientConnection) -> int | None:
    """How the other side ended it, after whatever was still under way."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE_SECONDS)
    return socket.close_code


def test_each_move_is_pushed_to_everybody(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p")
    with ben.watch(table) as mine, stranger.watch(table) as theirs:
        first = receive_at(mine, 0)
        assert first.pop("type") == "snapshot"
        TypeAdapter(Snapshot).validate_json(json.dumps(first), extra="forbid")
        assert receive_at(theirs, 0)["your_turn"] is False
        for ply in (1, 2, 3):
            guest = ana if ana.look(table)["your_turn"] else ben
            played = guest.move(table)
            for socket in (mine, theirs):
                shown = receive_at(socket, ply)
                assert shown["view"] == played["view"]
                assert [entry["ply"] for entry in shown["log"]] == [ply - 1]


def test_a_returning_socket_gets_only_the_missed_moves(ana: Guest, stranger: Guest) -> None:
    table, rng = ana.table("luna-2p"), Random(1)
    for _ in range(5):
        ana.move(table, rng=rng)
    for query, since in (({"ply": 3, "line": 0}, 3), ({"ply": 5, "line": 0}, 5), ({"ply": 9, "line": 0}, 0)):
        with stranger.watch(table, **query) as socket:
            shown = receive(socket)
            assert (shown["since"], [entry["ply"] for entry in shown["log"]]) == (
                since,
                list(range(since, 5)),
            )
    strange: tuple[dict[str, object], ...] = (
        {"ply": 3, "line": 1},
        {"ply": "x", "line": "-1"},
        {"ply": "9" * 5000},
    )
    for asked in strange:
        with stranger.watch(table, **asked) as socket:
            assert receive(socket)["since"] == 0


def test_take_backs_and_offers_are_pushed(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p-preselected")
    path = f"/api/tables/{table}/take-back"
    with stranger.watch(table) as socket:
        receive_at(socket, 0)
        ana.move(table, "meditate")
        receive_at(socket, 1)
        ana.ask("POST", path, {})
        assert receive_at(socket, 1)["offer"]["to_ply"] == 0
        ben.ask("POST", f"{path}/answer", {"accept": True})
        back = receive_at(socket, 0, line=1)
        assert (back["offer"], back["log"], back["since"]) == (None, [], 0)


def test_others_see_who_is_there(ana: Guest, ben: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p")
    [seat] = [seat["seat"] for seat in ben.look(table)["table"]["seats"] if seat["mine"]]
    with ana.watch(table) as socket:
        assert receive(socket)["table"]["seats"][seat]["connected"] is False
        with ben.watch(table) as theirs:
            receive(theirs)
            assert receive(socket)["table"]["seats"][seat]["connected"] is True
            assert ben.look(table)["table"]["seats"][seat]["connected"] is True
        assert receive(socket)["table"]["seats"][seat]["connected"] is False


def test_a_computers_moves_are_pushed(ana: Guest) -> None:
    table = ana.table("luna-2p-preselected", [ME, GREEDY], starts=0)
    with ana.watch(table) as socket:
        receive_at(socket, 0)
        ana.move(table, "meditate")
        shown = receive(socket)
        while shown["ply"] < 2 or not shown["your_turn"]:
            assert shown["thinking"] == (not shown["your_turn"])
            shown = receive(socket)


def test_a_new_holder_of_a_seat_is_pushed(ana: Guest, ben: Guest, stranger: Guest) -> None:
    made = ana.create("luna-2p", [ME, {"holder": "open"}])
    table, [link] = made["snapshot"]["table"]["id"], made["invitations"]
    with stranger.watch(table) as socket:
        assert receive(socket)["table"]["seats"][link["seat"]]["holder"] == "open"
        ben.accept(table, link)
        assert receive(socket)["table"]["seats"][link["seat"]]["name"] == "Ben"


def test_a_ping_is_answered(ana: Guest) -> None:
    with ana.watch(ana.table("luna-2p")) as socket:
        receive(socket)
        for ping in ('{"type":"ping"}', ' { "type" : "ping" } '):
            socket.send(ping)
            assert receive(socket) == {"type": "pong"}


def test_many_watchers_who_come_and_go_all_see_the_end(serving: Serving, guests: Guests) -> None:
    host = guests(serving.address, "Host")
    table, moves = host.table("luna-2p"), 12
    watchers = [guests(serving.address, f"Guest {number}") for number in range(WATCHERS)]

    def watch(guest: Guest) -> int:
        for _ in range(3):
            with guest.watch(table) as socket:
                receive(socket)
        with guest.watch(table) as socket:
            return int(receive_at(socket, moves)["ply"])

    with ThreadPoolExecutor(WATCHERS) as pool:
        watching = [pool.submit(watch, guest) for guest in watchers]
        for _ in range(moves):
            host.move(table)
        assert [watched.result() for watched in watching] == [moves] * WATCHERS
    live: Live = serving.app.state.live
    await_true(lambda: table not in live._rooms)


def refused(address: str, **more: Any) -> tuple[int, str]:
    """The code and the reason with which a socket is closed at once."""
    with connect(address.replace("http:", "ws:", 1), proxy=None, **more) as socket:
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(timeout=PATIENCE_SECONDS)
        assert caught.value.rcvd is not None
        return int(caught.value.rcvd.code), str(caught.value.rcvd.reason)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
def test_another_site_may_not_watch(lone_serving: Serving, guests: Guests, origin: str) -> None:
    ana = guests(lone_serving.address, "Ana")
    address = f"{lone_serving.address}/api/tables/{ana.table('luna-2p')}/live"
    assert refused(address, additional_headers={"Origin": origin}) == (1008, "foreign-origin")
    headers = {"Origin": lone_serving.address}
    with connect(address.replace("http:", "ws:", 1), proxy=None, additional_headers=headers) as socket:
        assert receive(socket)["ply"] == 0


def test_tables_that_cannot_be_watched(ana: Guest, ben: Guest) -> None:
    address = str(ana.base_url)
    assert refused(f"{address}/api/tables/{'2' * 14}/live") == (1008, "no-such-table")
    assert refused(f"{address}/api/tables/%00/live") == (1008, "no-such-table")
    daily = ana.ask("POST", "/api/daily/luna")["snapshot"]["table"]["id"]
    assert refused(f"{address}/api/tables/{daily}/live") == (1008, "daily-closed")
    with ana.watch(daily) as socket:
        assert receive(socket)["ply"] == 0


@pytest.fixture(scope="module")
def watched(servings: Any) -> Iterator[tuple[Guest, str, ClientConnection]]:
    """A table, and a well-behaved watcher who must never notice anything."""
    serving = servings("sqlite")
    with ExitStack() as stack:
        host = Guest(serving.address, "Host")
        stack.callback(host.close)
        table = host.table("luna-2p")
        good = stack.enter_context(host.watch(table))
        receive(good)
        yield host, table, good


def check_nothing_noticed(good: ClientConnection) -> None:
    """The well-behaved watcher is still there, and was told of nothing."""
    good.send('{"type":"ping"}')
    assert receive(good) == {"type": "pong"}


FRAMES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    st.sampled_from(
        ["", "{}", "[]", "null", '{"type":"pong"}', '{"type":"ping","more":1}', "[" * 4000, "NaN"]
    ),
)


@settings(max_examples=30, derandomize=True, deadline=None, database=None)
@given(frame=FRAMES)
def test_frames_from_a_client_close_only_its_own_socket(
    watched: tuple[Guest, str, ClientConnection], frame: str | bytes
) -> None:
    host, table, good = watched
    with host.watch(table) as socket:
        receive(socket)
        socket.send(frame)
        assert close_code(socket) == 1003
    check_nothing_noticed(good)


def test_a_huge_frame_ends_that_socket(watched: tuple[Guest, str, ClientConnection]) -> None:
    host, table, good = watched
    for frame in ("x" * 1_000_000, b"\x00" * 1_000_000):
        with host.watch(table) as socket:
            receive(socket)
            socket.send(frame)
            assert close_code(socket) == 1009
    check_nothing_noticed(good)


def test_bytes_that_are_no_frame_end_that_connection(watched: tuple[Guest, str, ClientConnection]) -> None:
    host, table, good = watched
    rng = Random(1)
    for _ in range(10):
        with host.watch(table) as socket:
            receive(socket)
            socket.socket.sendall(b"\xff" + rng.randbytes(100))
            assert close_code(socket) in (1002, 1007)
    check_nothing_noticed(good)


def test_two_workers_on_one_postgresql_share_what_happens(postgresql_url: str, guests: Guests) -> None:
    settings = Settings(database_url=postgresql_url, rate=0, thinkers=1)
    with Serving(settings) as here, Serving(settings) as there:
        await_true(lambda: here.house.bulletin.is_connected and there.house.bulletin.is_connected)
        ana, ben = guests(here.address, "Ana"), guests(there.address, "Ben")
        table = seat_two(ana, ben, "luna-2p-preselected")
        with ana.watch(table) as mine, ben.watch(table) as theirs, ThreadPoolExecutor(1) as pool:
            receive_at(mine, 0)
            receive_at(theirs, 0)
            waiting = pool.submit(ben.look, table, wait=25, after=0, line=0)
            ana.move(table, "meditate")
            assert receive_at(theirs, 1)["your_turn"] is True
            assert waiting.result()["ply"] == 1
            ben.move(table, "meditate")
            assert receive_at(mine, 2)["your_turn"] is True
        token = guests(here.address, "Cleo", cookie=False)
        also = guests(there.address, None)
        also.headers["Authorization"] = token.headers["Authorization"]
        assert also.ask("GET", "/api/me")["name"] == "Cleo"
        token.ask("POST", "/api/me/renew")
        await_true(lambda: also.get("/api/me").status_code == 401)


def test_two_workers_know_who_is_there(
    postgresql_url: str, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database_url=postgresql_url, rate=0, thinkers=1)
    with Serving(settings) as here, Serving(settings) as there:
        await_true(lambda: here.house.bulletin.is_connected and there.house.bulletin.is_connected)
        ana, ben = guests(here.address, "Ana"), guests(there.address, "Ben")
        table = seat_two(ana, ben, "luna-2p-preselected")
        with ana.watch(table) as mine:
            with ben.watch(table) as theirs:
                await_other(mine, is_there=True)
                await_other(theirs, is_there=True)  # she came before his worker knew the table
            await_other(mine, is_there=False)
            with ben.watch(table):
                await_other(mine, is_there=True)
                monkeypatch.setattr(there.house.bulletin, "tell_others", lambda topic: None)
            monkeypatch.setattr(room, "monotonic", lambda: inf)
            here.house.bulletin.publish(EVERYTHING)  # his worker has died: nobody has said so
            await_other(mine, is_there=False)


def test_a_listener_survives_unknown_notifications(postgresql_url: str, guests: Guests) -> None:
    settings = Settings(database_url=postgresql_url, rate=0, thinkers=1)
    with Serving(settings) as here, Serving(settings) as there:
        await_true(lambda: here.house.bulletin.is_connected and there.house.bulletin.is_connected)
        ana, ben = guests(here.address, "Ana"), guests(there.address, "Ben")
        table = seat_two(ana, ben, "luna-2p-preselected")
        with ben.watch(table) as socket:
            receive_at(socket, 0)
            for words in ("nonsense", "table", f"dance:{table}", "::::"):
                here.house.bulletin.tell_others(words)
            ana.move(table, "meditate")
            assert receive_at(socket, 1)["your_turn"] is True


def await_other(socket: ClientConnection, *, is_there: bool) -> None:
    """Read until the other of two is there, or is not."""
    other: bool | None = None
    while other is not is_there:
        [other] = [seat["connected"] for seat in receive(socket)["table"]["seats"] if not seat["mine"]]


def test_a_long_poll_hears_what_changes_while_it_reads(
    sqlite_url: str, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that comes after the table was read and before the poll sleeps is news for it."""
    load, loads = Live._load, list[room.Room]()
    with Serving(Settings(database_url=sqlite_url, rate=0, thinkers=1)) as here:
        ana, ben = guests(here.address, "Ana"), guests(here.address, "Ben")
        table = seat_two(ana, ben, "luna-2p-preselected")

        async def load_and_move(live: Live, at: room.Room) -> None:
            await load(live, at)
            loads.append(at)
            if len(loads) == 1:
                await asyncio.to_thread(ana.move, table, "meditate")
                while not at.is_stale:
                    await asyncio.sleep(0)

        monkeypatch.setattr(Live, "_load", load_and_move)
        assert ben.look(table, wait=25, after=0, line=0)["ply"] == 1
    assert len(loads) == 2  # it did not sleep until its time was over


def test_a_change_between_reading_a_table_and_coming_in_is_shown(
    sqlite_url: str, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve = Live.serve
    with Serving(Settings(database_url=sqlite_url, rate=0, thinkers=1)) as here:
        ana, ben = guests(here.address, "Ana"), guests(here.address, "Ben")
        table = seat_two(ana, ben, "luna-2p-preselected")

        async def serve_late(live: Live, socket: Any, read: Any, watcher: Any) -> None:
            await asyncio.to_thread(ana.move, table, "meditate")
            await serve(live, socket, read, watcher)

        monkeypatch.setattr(Live, "serve", serve_late)
        with ben.watch(table) as socket:
            assert receive(socket)["ply"] == 1


def test_an_older_table_never_replaces_a_newer_one(lone_serving: Serving, guests: Guests) -> None:
    ana = guests(lone_serving.address, "Ana")
    tables, table = lone_serving.house.tables, ana.table("luna-2p-preselected")
    older = tables.load(table)
    ana.move(table, "meditate")
    newer = tables.load(table)
    shown = room.Room(newer)
    shown.refresh(older)
    assert shown.table is newer
    late = room.Room(older)
    late.refresh(newer)
    assert late.table is newer


def test_computers_play_on_only_while_their_table_is_watched(
    lone_serving: Serving, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    computers, heard = lone_serving.house.computers, list[tuple[str, str]]()
    monkeypatch.setattr(computers, "watch", lambda table: heard.append(("watch", table.id)))
    monkeypatch.setattr(computers, "unwatch", lambda table: heard.append(("unwatch", table)))
    ana = guests(lone_serving.address, "Ana")
    table = ana.table("luna-2p")
    with ana.watch(table) as one:
        receive(one)
        with ana.watch(table) as other:
            receive(other)
        one.send('{"type":"ping"}')
        room = lone_serving.app.state.live._rooms[table]
        await_true(lambda: len(room.watchers) == 1)
        assert heard == [("watch", table)]
    await_true(lambda: heard == [("watch", table), ("unwatch", table)])
