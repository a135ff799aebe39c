"""The daily deal over HTTP: one's own table, and the others' when one has finished."""

from tests.support.server.serving import ME, Guest, at, finish


def test_today(ana: Guest, ben: Guest, stranger: Guest) -> None:
    today = stranger.ask("GET", "/api/daily")
    assert [game["game"] for game in today["games"]] == ["nova-luna", "luna"]
    assert [game["table"] for game in today["games"]] == [None, None]
    made = ana.ask("POST", "/api/daily/nova-luna")
    table = made["snapshot"]["table"]
    assert (table["daily"], made["invitations"]) == (today["date"], [])
    assert ana.ask("POST", "/api/daily/nova-luna")["snapshot"]["table"]["id"] == table["id"]
    theirs = ben.ask("POST", "/api/daily/nova-luna")["snapshot"]
    assert theirs["table"]["id"] != table["id"]
    assert theirs["view"] == made["snapshot"]["view"]
    game = ana.ask("GET", "/api/daily")["games"][0]
    assert (game["table"], game["finished"]) == (table["id"], False)


def test_others_tables_are_closed_until_one_has_finished(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = finish(ana, "nova-luna")
    theirs = ben.ask("POST", "/api/daily/nova-luna")["snapshot"]["table"]["id"]
    day = ben.ask("GET", "/api/daily")["date"]
    results = f"/api/daily/nova-luna/{day}/results"
    looks = ["", "/record", "/history", "/course", "/review"]
    for guest in (ben, stranger):
        assert guest.refusal("GET", results) == (403, "daily-closed")
        for look in looks:
            assert guest.refusal("GET", f"/api/tables/{table}{look}") == (403, "daily-closed")
        for question in ("insight", "legal"):
            assert guest.refusal("POST", f"/api/ask/{question}", at(table)) == (403, "daily-closed")
    assert ben.refusal("POST", f"/api/tables/{table}/fork", {"ply": 0, "seats": [ME]}) == (
        403,
        "daily-closed",
    )
    assert ben.refusal("POST", f"/api/tables/{theirs}/fork", {"ply": 0, "seats": [ME]}) == (
        403,
        "daily-no-fork",
    )
    assert ana.look(theirs)["view"]["outcome"] is None  # she has finished and may look on
    finish(ben, "nova-luna")
    assert ben.look(table)["view"]["outcome"] is not None
    shown = ben.ask("GET", results)
    assert shown["lower_is_better"] is True
    assert {result["name"] for result in shown["results"]} >= {"Ana", "Ben"}
    assert [result["table"] for result in shown["results"] if result["mine"]] == [theirs]
    game = ben.ask("GET", "/api/daily")["games"][0]
    assert game["finished"] is True
    assert game["played"] >= 2


def test_days_and_games_that_are_not(stranger: Guest) -> None:
    assert stranger.refusal("POST", "/api/daily/luna") == (401, "unknown-person")
    assert stranger.refusal("GET", "/api/daily/chess/2001-01-01/results") == (404, "no-such-daily")
    for day in ("0", "1e3", "2031-13-01", "today", "2031-05-04T00:00:00"):
        assert stranger.refusal("GET", f"/api/daily/luna/{day}/results") == (422, "bad-request")
    assert stranger.refusal("GET", "/api/daily/luna/9999-12-31/results") == (403, "daily-closed")
    assert stranger.ask("GET", "/api/daily/luna/2001-01-01/results")["results"] == []


def test_a_running_daily_deal_is_not_uploaded_for_hints(ana: Guest) -> None:
    table = ana.ask("POST", "/api/daily/nova-luna")["snapshot"]["table"]["id"]
    ana.move(table)
    body = {"record": ana.ask("GET", f"/api/tables/{table}/record"), "seats": [{"holder": "me"}]}
    assert ana.refusal("POST", "/api/records", body) == (403, "daily-no-record")
