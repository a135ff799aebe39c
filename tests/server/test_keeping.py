"""Keeping score beside a real table: everybody enters moves, names what comes up, and takes back freely."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from lunarium.core.record import Record
from lunarium.games import GAMES, load
from tests.support.boxed_games import lay_out, turn_up
from tests.support.databases import dump
from tests.support.legal_moves import legal_texts
from tests.support.markers import needs_search
from tests.support.nim import NIM
from tests.support.quick_reviews import review_at_a_glance
from tests.support.records import read
from tests.support.server.serving import Guest, Guests, Json, Serving, at
from tests.support.waiting import await_true

TWO = "nova-luna/win-tie-by-tower"
SHORT = "nova-luna/ends-by-last-token-with-two"
NAMES = ["Oma", "Kai", "Lia", None]
RECORDS = [
    SHORT,
    "nova-luna/ends-without-tiles-in-a-first-game-of-four",
    "nova-luna/solo-phase-1-ended-after-more-tiles",
    "luna/shrine-refused-without-supply",
    "luna/solo-even-player-first",
]


def keep(guest: Guest, record: Record, **more: Any) -> Json:
    """A new kept table for the game of this record."""
    options = {name: value for name, value in record.options.items() if name != "players"}
    names = NAMES[: record.options["players"]]
    body = {"game": record.game, "options": options, "names": names, "laid": lay_out(record.setup), **more}
    snapshot: Json = guest.ask("POST", "/api/kept", body)["snapshot"]
    return snapshot


def share(host: Guest, seen: Json, *guests: Guest) -> None:
    """Show the link to others at the table, who enter moves from now on."""
    link = host.ask("POST", f"/api/tables/{seen['table']['id']}/seats/0/invitation")
    for guest in guests:
        guest.accept(seen["table"]["id"], link)


def enter(guest: Guest, seen: Json, move: str, named: list[int]) -> Json:
    """One move as it was played at the table."""
    body = {"move": move, "ply": seen["ply"], "line": seen["line"], "named": named}
    shown: Json = guest.ask("POST", f"/api/tables/{seen['table']['id']}/moves", body)
    return shown


def enter_until_refill(guest: Guest, record: Record) -> tuple[Json, str, list[int]]:
    """A kept table just before a move that turns tiles up, that move, and what it turns up."""
    seen = keep(guest, record)
    for move, named in turn_up(load(record.game), record):
        if named:
            return seen, move, named
        seen = enter(guest, seen, move, [])
    raise AssertionError("nothing comes up in this game")


@pytest.mark.parametrize("name", RECORDS)
def test_a_physical_game_becomes_a_record_that_replays(ana: Guest, ben: Guest, name: str) -> None:
    record = read(name)
    seen = keep(ana, record)
    table = seen["table"]
    assert (table["kept"], table["counts"], seen["your_turn"]) == (True, False, True)
    people = [seat["name"] for seat in table["seats"] if seat["holder"] == "person"]
    assert people == NAMES[: record.options["players"]]
    share(ana, seen, ben)
    for ply, (move, named) in enumerate(turn_up(load(record.game), record)):
        guest = (ana, ben)[ply % 2]
        seen = guest.look(table["id"], since=ply)
        assert seen["your_turn"]
        assert len(seen["uncovers"].get(move, [])) == len(named)
        seen = enter(guest, seen, move, named)
    kept = ana.ask("GET", f"/api/tables/{table['id']}/record")
    assert kept["kept"]
    assert kept["result"] == dict(record.result or {})
    Record.of(kept).verify(load(record.game))


def test_a_move_that_turns_something_up_asks_what(ana: Guest, serving: Serving) -> None:
    seen, move, named = enter_until_refill(ana, read(TWO))
    path = f"/api/tables/{seen['table']['id']}/moves"
    body = {"move": move, "ply": seen["ply"], "line": seen["line"]}
    before = dump(serving.house.database)
    known = next(tile for tile in range(1, 69) if tile not in seen["view"]["unseen"])
    for wrong, code in [
        ([], "named-others"),
        (named[1:], "named-others"),
        ([*named, 1], "named-others"),
        ([named[0]] * len(named), "nova-position-tile-twice"),
        ([known, *named[1:]], "nova-tile-seen"),
        (["moon", *named[1:]], "nova-setup-no-such-tile"),
    ]:
        assert ana.refusal("POST", path, {**body, "named": wrong}) == (422, code)
    assert dump(serving.house.database) == before
    after = enter(ana, seen, move, named)
    places = seen["uncovers"][move]
    assert [after["view"]["wheel"][place] for place in places] == named


def test_a_move_that_turns_nothing_up_takes_no_names(ana: Guest) -> None:
    seen = keep(ana, read(TWO))
    body = {"move": legal_texts(seen)[0], "ply": 0, "named": [60]}
    assert ana.refusal("POST", f"/api/tables/{seen['table']['id']}/moves", body) == (422, "named-others")
    other = ana.create("nova-luna-2p")["snapshot"]
    body = {"move": legal_texts(other)[0], "ply": 0, "named": [60]}
    assert ana.refusal("POST", f"/api/tables/{other['table']['id']}/moves", body) == (422, "not-kept")


def test_taking_back_is_free_and_asks_again_what_came(ana: Guest, ben: Guest, serving: Serving) -> None:
    seen, move, named = enter_until_refill(ana, read(TWO))
    table = seen["table"]["id"]
    share(ana, seen, ben)
    first = enter(ana, seen, move, named)
    back = ben.ask("POST", f"/api/tables/{table}/take-back", {})
    assert (back["ply"], back["offer"], back["shuffles"]) == (seen["ply"], None, [])
    assert back["view"] == seen["view"]
    others = named[::-1]
    second = enter(ben, back, move, others)
    assert second["view"]["wheel"] != first["view"]["wheel"]
    old = ana.ask("GET", f"/api/tables/{table}/record", line=0)
    assert Record.of(old).replay(load("nova-luna"))
    supply = old["setup"]["supply"]
    start = len(supply) - len(seen["view"]["unseen"])
    assert supply[start : start + len(named)] == named  # the line that was taken back keeps what it saw
    history = ana.ask("GET", f"/api/tables/{table}/history")
    assert [row["move"] for row in history["undone"]] == [move]


def test_the_last_move_can_be_taken_back_and_ends_the_game_again(ana: Guest) -> None:
    record = read(SHORT)
    seen = keep(ana, record)
    for move, named in turn_up(load(record.game), record):
        seen = enter(ana, seen, move, named)
    table = seen["table"]["id"]
    assert (seen["table"]["finished_at"] is None, seen["undo_free"]) == (False, True)
    ana.ask("POST", f"/api/tables/{table}/review", {"depth": "quick"})
    back = ana.ask("POST", f"/api/tables/{table}/take-back", {})
    assert (back["ply"], back["table"]["finished_at"], back["ranking"]) == (len(record.moves) - 1, None, None)
    assert ana.refusal("GET", f"/api/tables/{table}/review")[1] == "game-is-under-way"
    again = enter(ana, back, record.moves[-1], [])
    assert again["table"]["finished_at"] is not None
    assert again["ranking"] == seen["ranking"]


@needs_search
def test_a_physical_game_is_reviewed_to_its_end(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    review_at_a_glance(monkeypatch)
    record = read(SHORT)
    seen = keep(ana, record)
    for move, named in turn_up(load(record.game), record):
        seen = enter(ana, seen, move, named)
    path = f"/api/tables/{seen['table']['id']}/review"
    ana.ask("POST", path, {"depth": "quick"})
    await_true(lambda: ana.ask("GET", path)["status"] == "done")
    review = ana.ask("GET", path)["review"]
    assert [move["ply"] for move in review["moves"]] == list(range(len(record.moves)))
    assert [move["move"]["text"] for move in review["moves"]] == list(record.moves)


def test_of_two_who_enter_at_once_one_is_told_that_the_game_has_moved_on(ana: Guest, ben: Guest) -> None:
    seen, move, named = enter_until_refill(ana, read(TWO))
    body = {"move": move, "ply": seen["ply"], "line": seen["line"]}
    path = f"/api/tables/{seen['table']['id']}/moves"
    share(ana, seen, ben)
    with ThreadPoolExecutor(2) as pool:
        answers = list(
            pool.map(
                lambda entry: entry[0].post(path, json=body | {"named": entry[1]}),
                [(ana, named), (ben, named[::-1])],
            )
        )
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    lost = next(answer for answer in answers if answer.status_code == 409)
    assert lost.json()["code"] == "stale-ply"
    won = next(answer for answer in answers if answer.status_code == 201).json()
    assert ben.look(seen["table"]["id"])["view"] == won["view"]


def test_a_kept_table_is_there_again_after_its_server(ana: Guest, serving: Serving) -> None:
    seen, move, named = enter_until_refill(ana, read(TWO))
    after = enter(ana, seen, move, named)
    serving.house.tables._cache._tables.clear()  # as in a new process
    assert ana.look(seen["table"]["id"])["view"] == after["view"]


def test_the_id_of_a_kept_table_lets_people_look_on_and_nothing_else(
    ana: Guest, ben: Guest, stranger: Guest
) -> None:
    seen = keep(ana, read(TWO))
    path = f"/api/tables/{seen['table']['id']}"
    for guest in (ben, stranger):
        shown = guest.look(seen["table"]["id"])
        assert (shown["your_turn"], shown["legal"], shown["undo_to"]) == (False, [], None)
    body = {"move": legal_texts(seen)[0], "ply": 0}
    assert stranger.refusal("POST", f"{path}/moves", body) == (401, "unknown-person")
    for asked, given in [
        ("moves", body),
        ("take-back", {}),
        ("end", None),
        ("phrases", None),
    ]:
        given = {"phrase": "thanks"} if asked == "phrases" else given
        assert ben.refusal("POST", f"{path}/{asked}", given) == (403, "not-your-seat"), asked
    hint = at(seen["table"]["id"])
    assert ben.refusal("POST", "/api/ask/ideas", hint) == (403, "not-your-seat")
    assert ben.refusal("POST", f"{path}/seats/0/invitation") == (403, "not-your-seat")
    for claim, code in [({}, "invitation-needed"), ({"secret": "\u00e4" * 64}, "invitation-void")]:
        assert ben.refusal("POST", f"{path}/seats/0/claim", claim) == (403, code)
    other = keep(ana, read(TWO))["table"]["id"]
    void = ana.ask("POST", f"/api/tables/{other}/seats/0/invitation")["secret"]
    assert ben.refusal("POST", f"{path}/seats/0/claim", {"secret": void}) == (403, "invitation-void")


def test_the_link_of_a_kept_table_is_for_everybody_and_stays(
    ana: Guest, ben: Guest, serving: Serving, guests: Guests
) -> None:
    record = read(TWO)
    options = {name: value for name, value in record.options.items() if name != "players"}
    body = {"game": record.game, "options": options, "names": list("ABCD"), "laid": lay_out(record.setup)}
    made = ana.ask("POST", "/api/kept", body)
    (link,), table = made["invitations"], made["snapshot"]["table"]["id"]
    lia, path = guests(serving.address, "Lia"), f"/api/tables/{table}/seats/0"
    for guest, shown_by in ((ben, ana), (lia, ben)):
        assert shown_by.ask("POST", f"{path}/invitation") == link
        assert guest.accept(table, link)["your_turn"]
    assert ben.refusal("POST", f"{path}/claim", {"secret": link["secret"]}) == (409, "seat-already-yours")
    serving.house.tables._cache._tables.clear()  # as in a new process
    for number, guest in enumerate((lia, ben, ana)):
        seen = guest.look(table)
        move, named = list(turn_up(load(record.game), record))[number]
        enter(guest, seen, move, named)
    assert lia.delete("/api/me").status_code == 204
    assert ben.look(table)["ply"] == 3


def test_hints_help_at_a_kept_table_and_nobody_plays_again_there(ana: Guest, ben: Guest) -> None:
    seen = keep(ana, read(TWO))
    table = seen["table"]["id"]
    share(ana, seen, ben)
    assert ben.ask("POST", "/api/ask/ideas", at(table))["moves"]
    assert ana.refusal("POST", f"/api/tables/{table}/again") == (403, "kept-no-rematch")


def test_score_is_kept_from_a_position(ana: Guest) -> None:
    record = read(TWO)
    game = load(record.game)
    assert game.positions is not None
    text = game.positions.write(record.replay(game, 12))
    seen = keep(ana, record, laid={"position": text}, options={})
    for move, named in list(turn_up(game, record))[12:]:
        seen = enter(ana, seen, move, named)
    assert seen["ranking"] is not None
    kept = ana.ask("GET", f"/api/tables/{seen['table']['id']}/record")
    assert kept["result"] == dict(record.result or {})


def test_a_running_daily_deal_is_not_brought_beside_a_table(ana: Guest) -> None:
    view = ana.ask("POST", "/api/daily/nova-luna")["snapshot"]["view"]
    body = {"game": "nova-luna", "names": ["Ana"], "laid": {"wheel": view["wheel"][1:]}}
    assert ana.refusal("POST", "/api/kept", body) == (403, "daily-no-record")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "luna", "names": ["A", "B"], "laid": {}}, "luna-setup-fields"),
        ({"game": "nova-luna", "names": ["A", "B"], "laid": {"wheel": [1]}}, "nova-setup-fields"),
        ({"game": "nova-luna", "names": [], "laid": {}}, "bad-request"),
        ({"game": "chess", "names": ["A"], "laid": {}}, "unknown-game"),
        ({"game": "nova-luna", "names": ["A"], "laid": {"position": "nova-luna_1"}}, "nova-position-parts"),
        ({"game": "nova-luna", "names": ["A"], "laid": {"position": 3}}, "position-setup-fields"),
        ({"game": "nova-luna", "options": {"players": 3}, "names": ["A"], "laid": {}}, "seats-differ"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(
    lone_serving: Serving, guests: Guests, body: Json, code: str
) -> None:
    assert guests(lone_serving.address).refusal("POST", "/api/kept", body) == (422, code)


def test_a_game_that_nobody_keeps_says_so(
    lone_serving: Serving, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)
    body = {"game": "nim", "names": ["A", "B"], "laid": {}}
    assert guests(lone_serving.address).refusal("POST", "/api/kept", body) == (422, "no-keeping")
