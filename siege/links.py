"""Links: what the id of a table gives away, and what help a running game gets by a detour."""

from pathlib import Path
from typing import Any

from load.client import Connection
from load.report import Row
from load.servers import Server, lunarium
from tests.support.boxed_games import lay_out
from tests.support.records import read

ME: dict[str, Any] = {"holder": "me"}
COMPUTER = {"holder": "computer", "level": "greedy"}
BOX = "nova-luna/win-tie-by-tower"


def besiege_links(folder: Path) -> list[Row]:
    """The origin of a public fork, a kept table by its id, and help with a running game against people."""
    with (
        lunarium(f"sqlite:///{folder}/links.sqlite") as server,
        Connection(server.port) as ana,
        Connection(server.port) as eve,
    ):
        ana.introduce()
        eve.introduce()
        return [*_look_for_origin(server, ana, eve), *_write_by_id(ana, eve), *_seek_help(ana, eve)]


def _look_for_origin(server: Server, ana: Connection, eve: Connection) -> list[Row]:
    origin = _make(ana, [ME, ME])
    fork = {"ply": 0, "seats": [ME, {"holder": "open"}], "visibility": "public"}
    forked = ana.ask("POST", f"/api/tables/{origin}/fork", fork)[1]["snapshot"]["table"]["id"]
    looks = ["", "?ply=0", "/history", "/record", "/course", "/insight"]
    paths = [*(f"/api/tables/{forked}{look}" for look in looks), "/api/tables", "/api/me", f"/t/{forked}"]
    with Connection(server.port) as stranger:
        told = sum(origin in str(who.ask("GET", path)) for who in (eve, stranger) for path in paths)
    return [
        Row("Looks at a public fork by others", 2 * len(paths)),
        Row("… that tell the link of its origin", told, ("<=", 0)),
    ]


def _write_by_id(ana: Connection, eve: Connection) -> list[Row]:
    record = read(BOX)
    options = {name: value for name, value in record.options.items() if name != "players"}
    names = list("ABCD"[: record.options["players"]])
    laid = {"game": record.game, "options": options, "names": names, "laid": lay_out(record.setup)}
    shown = ana.ask("POST", "/api/kept", laid)[1]["snapshot"]
    path = f"/api/tables/{shown['table']['id']}"
    ana.ask("POST", f"{path}/moves", {"move": shown["legal"][0]["text"], "ply": 0})
    asked = [
        ("POST", "/moves", {"move": record.moves[1], "ply": 1}),
        ("POST", "/take-back", {}),
        ("POST", "/end", None),
        ("POST", "/hint", None),
        ("POST", "/seats/0/claim", {}),
        ("POST", "/seats/0/claim", {"secret": "x" * 64}),
        ("POST", "/seats/0/invitation", None),
    ]
    granted = sum(eve.ask(method, path + what, body)[0] < 400 for method, what, body in asked)
    return [
        Row("Writes to a kept table by its id alone", len(asked)),
        Row("… that were granted", granted, ("<=", 0)),
    ]


def _seek_help(ana: Connection, eve: Connection) -> list[Row]:
    """A game of two people; one of them asks for hints, for a fork and for a table of its record."""
    made = ana.ask("POST", "/api/tables", {"game": "luna", "seats": [ME, {"holder": "open"}], "starts": 0})[1]
    table, (link,) = made["snapshot"]["table"]["id"], made["invitations"]
    claim = {"secret": link["secret"]}
    eve.ask("POST", f"/api/tables/{table}/seats/{link['seat']}/claim", claim)
    shown = ana.ask("GET", f"/api/tables/{table}")[1]
    record = ana.ask("GET", f"/api/tables/{table}/record")[1]
    text = ana.ask("GET", f"/api/tables/{table}/position")[1]["text"]
    asked = [
        (f"/api/tables/{table}/hint", None),
        (f"/api/tables/{table}/fork", {"ply": 0, "seats": [ME, COMPUTER]}),
        ("/api/records", {"record": record, "seats": [ME, COMPUTER]}),
        ("/api/records", {"record": record, "seats": [ME, ME]}),
        ("/api/positions/luna/hint", {"text": text}),
        ("/api/positions/luna/attempts", {"text": text, "move": shown["legal"][0]["text"]}),
        ("/api/positions/luna/tables", {"text": text, "seats": [ME, COMPUTER]}),
    ]
    given = sum(ana.ask("POST", path, body)[0] < 400 for path, body in asked)
    return [
        Row("Ways to help with a running game against somebody", len(asked)),
        Row("… that helped", given, ("<=", 0)),
    ]


def _make(guest: Connection, seats: list[dict[str, Any]]) -> str:
    made = guest.ask("POST", "/api/tables", {"game": "nova-luna", "seats": seats})[1]
    return str(made["snapshot"]["table"]["id"])
