"""Take-backs, and the end by consent, over HTTP: asked, answered, withdrawn, and shown to everybody."""

from tests.support.server.serving import Guest, seat_two


def test_with_consent(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p-preselected")
    path = f"/api/tables/{table}/take-back"
    assert ana.refusal("POST", path, {}) == (409, "nothing-to-take-back")
    played = ana.move(table, "meditate")
    assert (played["undo_to"], played["undo_free"]) == (0, False)
    asked = ana.ask("POST", path, {})
    assert asked["offer"]["to_ply"] == 0
    assert asked["offer"]["yours_to_answer"] is False
    assert ben.look(table)["offer"]["yours_to_answer"] is True
    assert stranger.look(table)["offer"] == asked["offer"]
    assert ana.refusal("POST", f"{path}/answer", {"accept": True}) == (403, "not-yours-to-answer")
    assert ben.refusal("DELETE", path) == (409, "no-offer")
    done = ben.ask("POST", f"{path}/answer", {"accept": True})
    assert (done["ply"], done["line"], done["offer"], done["log"]) == (0, 1, None, [])
    assert ben.refusal("POST", f"{path}/answer", {"accept": True}) == (409, "no-offer")


def test_alone_at_once_and_kept_in_the_history(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = ana.table("luna-2p-preselected", starts=0)
    ana.move(table, "meditate")
    ana.move(table, "meditate")
    path = f"/api/tables/{table}/take-back"
    assert ana.look(table)["undo_free"] is True
    assert ana.ask("POST", path, {})["ply"] == 1
    assert ana.ask("POST", path, {"to_ply": 0})["line"] == 2
    history = stranger.ask("GET", f"/api/tables/{table}/history")
    assert history["moves"] == []
    assert [(undone["line"], undone["ply"], undone["move"]) for undone in history["undone"]] == [
        (0, 1, "meditate"),
        (1, 0, "meditate"),
    ]
    assert [undone["story"] for undone in history["undone"]] == [
        [{"key": "move-luna-meditate", "params": {"who": undone["seat"], "left": left}}]
        for undone, left in zip(history["undone"], (1, 2), strict=True)
    ]
    assert stranger.refusal("POST", path, {}) == (401, "unknown-person")
    assert ben.refusal("POST", path, {}) == (403, "not-your-seat")
    assert ana.refusal("POST", path, {"to_ply": -1}) == (422, "bad-request")
    assert ana.refusal("POST", f"{path}/answer", {"accept": 1}) == (422, "bad-request")


def test_take_back_reshuffles_seen_tiles_and_counts_it(ana: Guest) -> None:
    table = ana.table("nova-luna-2p")
    shown = ana.look(table)
    while shown["view"]["supply"] == 57 or shown["ply"] < 3:
        shown = ana.move(table)
    before = [entry["move"]["text"] for entry in shown["log"]] or None
    back = ana.ask("POST", f"/api/tables/{table}/take-back", {"to_ply": 0})
    assert (back["shuffles"], back["view"]["supply"]) == ([0], 57)
    again = ana.move(table)
    assert again["log"][0]["story"][0]["key"] == "story-shuffled-again"
    undone = ana.ask("GET", f"/api/tables/{table}/record", line=0)
    assert len(undone["moves"]) == shown["ply"]
    assert before is None or undone["moves"][-1] == before[-1]
    assert ana.refusal("GET", f"/api/tables/{table}/record", line=7) == (404, "no-such-line")


def test_the_end_by_consent(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p-preselected")
    path = f"/api/tables/{table}/end"
    ana.move(table, "meditate")
    asked = ana.ask("POST", path)
    assert asked["offer"]["to_ply"] is None
    assert ben.look(table)["offer"]["yours_to_answer"] is True
    assert ben.refusal("POST", f"/api/tables/{table}/take-back/answer", {"accept": True}) == (409, "no-offer")
    assert stranger.refusal("POST", path) == (401, "unknown-person")
    over = ben.ask("POST", f"{path}/answer", {"accept": True})
    assert (over["to_move"], over["ranking"], over["legal"], over["offer"]) == (None, None, [], None)
    assert over["table"]["finished_at"] is not None
    assert ana.look(table, ply=0)["to_move"] is not None
    assert ben.refusal("POST", f"/api/tables/{table}/moves", {"move": "meditate", "ply": 1}) == (
        409,
        "game-is-over",
    )
    assert ana.refusal("POST", f"/api/tables/{table}/review", {}) == (409, "game-ended-early")
