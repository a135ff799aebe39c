"""Friends over HTTP: they play again at one new table, and say set phrases that nobody keeps."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.sync.client import ClientConnection

from lunarium.server.settings import Settings
from lunarium.server.wire.tables import Phrase
from tests.support.databases import dump, fresh_url
from tests.support.server.serving import (
    Guest,
    Guests,
    Serving,
    end_a_game,
    receive,
    seat_two,
)


@pytest.fixture
def over(ana: Guest, ben: Guest) -> str:
    """A game of Ana and Ben that is over."""
    return end_a_game(ana, ben)


def receive_until(socket: ClientConnection, kind: str, **wanted: Any) -> Any:
    """The next message of this kind with these values; others may come before it."""
    while True:
        message = receive(socket)
        if message["type"] == kind and wanted.items() <= message.items():
            return message


def test_watchers_of_the_old_table_are_shown_the_new_one(
    ana: Guest, ben: Guest, stranger: Guest, over: str
) -> None:
    with ben.watch(over) as mine, stranger.watch(over) as theirs:
        assert receive_until(mine, "snapshot")["table"]["successor"] is None
        receive_until(theirs, "snapshot")
        new = ana.ask("POST", f"/api/tables/{over}/again")
        shown = receive_until(mine, "snapshot")
        while shown["table"]["successor"] is None:
            shown = receive_until(mine, "snapshot")
        assert shown["table"]["successor"] == new["table"]["id"]
    assert stranger.look(over)["table"]["successor"] is None, "the new table is known by its link alone"
    again = ben.ask("POST", f"/api/tables/{over}/again")
    assert again["table"]["id"] == new["table"]["id"]
    assert [seat["name"] for seat in again["table"]["seats"]] == [
        seat["name"] for seat in new["table"]["seats"]
    ]
    assert new["your_turn"] != again["your_turn"], "both sit there already"


@pytest.mark.parametrize("phrase", get_args(Phrase))
def test_a_phrase_reaches_everybody_who_looks(
    ana: Guest, ben: Guest, stranger: Guest, serving: Serving, phrase: str
) -> None:
    table = seat_two(ana, ben, "luna-2p")
    [seat] = [seat["seat"] for seat in ana.look(table)["table"]["seats"] if seat["mine"]]
    before = dump(serving.house.database)
    with ben.watch(table) as mine, stranger.watch(table) as theirs:
        for socket in (mine, theirs):
            receive_until(socket, "snapshot")
        answer = ana.post(f"/api/tables/{table}/phrases", json={"phrase": phrase})
        assert answer.status_code == 204
        for socket in (mine, theirs):
            assert receive_until(socket, "phrase") == {"type": "phrase", "seat": seat, "phrase": phrase}
    assert dump(serving.house.database) == before, "it is kept nowhere"


def test_phrases_are_refused_to_those_without_a_seat(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p")
    path, hello = f"/api/tables/{table}/phrases", {"phrase": "hello"}
    assert stranger.refusal("POST", path, hello) == (401, "unknown-person")
    stranger.ask("POST", "/api/people", {"name": "Eve"})
    assert stranger.refusal("POST", path, hello) == (403, "not-your-seat")
    assert ana.refusal("POST", path, {"phrase": "You fool!"}) == (422, "bad-request")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serving]:
    """A server with its limits."""
    with fresh_url("sqlite", tmp_path) as url, Serving(Settings(database_url=url, thinkers=1)) as serving:
        serving.house.limits._clock = lambda: 1000.0
        yield serving


def test_phrases_are_limited_in_number(strict: Serving, guests: Guests) -> None:
    ana, ben = guests(strict.address, "Ana"), guests(strict.address, "Ben", cookie=False)
    table = seat_two(ana, ben, "luna-2p")
    path = f"/api/tables/{table}/phrases"
    said = [ana.post(path, json={"phrase": "hello"}).status_code for _ in range(6)]
    assert said == [204] * 4 + [429] * 2
    assert ben.post(path, json={"phrase": "one-moment"}).status_code == 204, "others can still speak"


def test_phrases_reach_other_workers(postgresql_url: str, guests: Guests) -> None:
    settings = Settings(database_url=postgresql_url, rate=0, thinkers=1)
    with Serving(settings) as here, Serving(settings) as there:
        ana, ben = guests(here.address, "Ana"), guests(here.address, "Ben", cookie=False)
        table = seat_two(ana, ben, "luna-2p")
        elsewhere = guests(there.address, None)
        elsewhere.headers["Authorization"] = ben.headers["Authorization"]
        with elsewhere.watch(table) as socket:
            receive_until(socket, "snapshot")
            ana.post(f"/api/tables/{table}/phrases", json={"phrase": "well-played"})
            assert receive_until(socket, "phrase")["phrase"] == "well-played"
