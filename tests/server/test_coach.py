"""The coach over HTTP: each sentence once for each guest, and a question before a grave mistake."""

import gc

import pytest

from lunarium.ai.thinking import Budget, Thinker
from lunarium.positions import doubts as searching
from lunarium.server import doubts
from lunarium.tables.people import Person
from lunarium.tables.work import Place, Work
from tests.support.legal_moves import legal_texts
from tests.support.markers import needs_search
from tests.support.server.serving import GREEDY, ME, OPEN, Guest, Json, Serving
from tests.support.waiting import await_true

MODE = "luna-2p-preselected"


def position(seen: Json) -> Json:
    return {"ply": seen["ply"], "line": seen["line"]}


def ask(guest: Guest, table: str) -> Json:
    """What the coach says about the position."""
    said: Json = guest.ask("POST", f"/api/tables/{table}/coach", position(guest.look(table)))
    return said


def weigh(guest: Guest, table: str, move: str) -> Json | None:
    """Whether the coach has a question before this move."""
    body = position(guest.look(table)) | {"move": move}
    doubt: Json | None = guest.ask("POST", f"/api/tables/{table}/coach/doubt", body)["doubt"]
    return doubt


def test_the_same_is_never_said_again(ana: Guest, ben: Guest) -> None:
    table = ana.table(MODE, [ME, GREEDY], starts=0)
    first = ask(ana, table)
    assert (first["moment"]["key"], first["moment"]["told"]["key"]) == ("begin", "coach-luna-begin")
    assert (first["moment"]["rules"], first["remark"]) == (["4.1"], None)
    assert ask(ana, table)["moment"]["key"] != "begin", "a reload does not repeat it"
    again = ask(ana, ana.table(MODE, [ME, GREEDY], starts=0))
    assert again["moment"]["key"] != "begin", "nor does another table"
    assert ask(ben, ben.table(MODE, [ME, GREEDY], starts=0))["moment"]["key"] == "begin"


def test_a_game_is_talked_through(ana: Guest) -> None:
    """Moments and remarks in a game against a computer, ideas ticked off."""
    table, said, done = ana.table(MODE, [ME, GREEDY], starts=0), [], set()
    for _ in range(8):
        told = ask(ana, table)
        said += [word["told"] for word in (told["moment"], told["remark"]) if word]
        done |= {idea["key"] for idea in told["ideas"] if idea["done"]}
        seen = ana.look(table)
        wanted = {idea["key"] for idea in told["ideas"] if idea["possible"] and not idea["done"]}
        kind = "recruit" if "recruit" in wanted else "favour" if "favours" in wanted else "meditate"
        moves = [move["text"] for move in seen["legal"] if move["kind"] == kind]
        ana.move(table, moves[0] if moves else None)
        await_true(lambda: ana.look(table)["your_turn"])
    assert {"recruit", "favours"} <= done
    assert len(said) == len({str(word) for word in said}) > 8
    assert any(word["params"].get("who") == 1 for word in said), "something was said about the computer"


def test_only_where_hints_are_allowed(ana: Guest, stranger: Guest) -> None:
    table = ana.table(MODE, [ME, OPEN], starts=0)
    here = {"ply": 0, "line": 0}
    path = f"/api/tables/{table}/coach"
    assert ana.refusal("POST", path, here) == (403, "no-hint-here")
    assert ana.refusal("POST", f"{path}/doubt", here | {"move": "meditate"}) == (403, "no-hint-here")
    assert stranger.refusal("POST", path, here) == (401, "unknown-person")
    daily = ana.ask("POST", "/api/daily/luna")["snapshot"]["table"]["id"]
    assert ana.refusal("POST", f"/api/tables/{daily}/coach", here) == (403, "no-hint-here")
    own = ana.table(MODE, [ME, GREEDY], starts=0)
    assert ana.refusal("POST", f"/api/tables/{own}/coach", {"ply": 7, "line": 0}) == (409, "stale-ply")
    wrong = here | {"move": "sanctify 11"}
    assert ana.refusal("POST", f"/api/tables/{own}/coach/doubt", wrong) == (422, "illegal-move")


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches by their number of simulations, on a machine as slow as it may be."""
    monkeypatch.setattr(searching, "AHEAD_BUDGET", Budget(simulations=300, seconds=30))
    monkeypatch.setattr(searching, "LOOK_BUDGET", Budget(simulations=50, seconds=30))
    monkeypatch.setattr(doubts, "PATIENCE", 60)


@needs_search
@pytest.mark.usefixtures("patient")
def test_coach_asks_once_before_a_grave_mistake(
    ana: Guest, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "MUCH", -1.0)  # everything but the best is a grave mistake
    table = ana.table(MODE, [ME, GREEDY], starts=0)
    legal = legal_texts(ana.look(table))
    anybody = Person("anybody", "Anybody")
    thinking = serving.house.doubts.think_ahead(serving.house.tables.load(table), anybody)
    assert thinking is not None
    best = thinking.result().thoughts[0].move
    found = weigh(ana, table, next(move for move in legal if move != best))
    assert found is not None
    assert found["better"]["text"] in legal
    assert found["told"]["key"].startswith("move-luna-")
    for move in legal[:3]:
        assert weigh(ana, table, move) is None, "once for each position"
    ana.move(table, legal[0])
    await_true(lambda: ana.look(table)["your_turn"])
    ana.ask("POST", f"/api/tables/{table}/take-back", {})
    assert weigh(ana, table, legal[-1]) is None, "taken back to, it is the same position"


@needs_search
@pytest.mark.usefixtures("patient")
def test_a_sound_move_is_not_questioned(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MUCH", 1.1)
    table = ana.table(MODE, [ME, GREEDY], starts=0)
    assert weigh(ana, table, legal_texts(ana.look(table))[0]) is None


@needs_search
@pytest.mark.usefixtures("patient")
def test_a_busy_coach_lets_the_move_through(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MUCH", -1.0)
    monkeypatch.setattr(doubts, "AHEAD", Place("coach-ahead", is_waited_for=False, most=0))
    table = ana.table(MODE, [ME, GREEDY], starts=0)
    assert weigh(ana, table, legal_texts(ana.look(table))[-1]) is None


@needs_search
@pytest.mark.usefixtures("patient")
def test_doubts_do_not_keep_search_trees(ana: Guest, serving: Serving) -> None:
    """A tree has many megabytes: only the one of the thread's last job may still be there."""
    work = Work(threads=1, quick_threads=0)
    work.start()
    coach, anybody = doubts.Doubts(work), Person("anybody", "Anybody")
    before = count_thinkers()
    for _ in range(4):
        thinking = coach.think_ahead(serving.house.tables.load(ana.table(MODE, [ME, GREEDY])), anybody)
        assert thinking is not None
        assert thinking.result().thoughts
    assert count_thinkers() <= before + 1
    work.stop()


def count_thinkers() -> int:
    gc.collect()
    return sum(isinstance(each, Thinker) for each in gc.get_objects())
