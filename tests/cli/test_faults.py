"""`lunarium engine` when something unexpected happens: an error line, and on to the next request."""

import io
import json
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest

from lunarium.cli.engine import serve
from lunarium.core.game import Game
from lunarium.games import GAMES
from tests.support.nim import NIM

LONG_ENOUGH = 60  # seconds, only ever waited for by a failing test


def _break(*_: object) -> Any:
    raise RuntimeError("a fault in the rules")


def request(identity: int, **more: object) -> dict[str, object]:
    return {"id": identity, "game": "nim", "setup": {"stones": 9}, "simulations": 10} | more


def answers(*requests: object) -> list[dict[str, Any]]:
    """What the engine says to these lines, if it ever ends."""
    source = io.StringIO("".join(json.dumps(line) + "\n" for line in requests))
    target = io.StringIO()
    thread = Thread(target=serve, args=(source, target), daemon=True)
    thread.start()
    thread.join(LONG_ENOUGH)
    assert not thread.is_alive(), "the engine hangs"
    return [json.loads(line) for line in target.getvalue().splitlines()]


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Game[Any, Any]:
    monkeypatch.setitem(GAMES, "nim", NIM)
    return NIM


def test_a_game_without_search_says_so(nim: Game[Any, Any]) -> None:
    (found,) = answers(request(1))
    assert (found["type"], found["code"]) == ("error", "no-search")
    assert "nim has no native engine" in found["message"]


@pytest.mark.parametrize("while_reading", [False, True])
def test_a_fault_of_the_program_is_answered_and_the_engine_goes_on(
    while_reading: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = replace(NIM.thinking, search=_break, simulations=_break)
    monkeypatch.setitem(GAMES, "nim", replace(NIM, thinking=broken))
    lines = [request(identity) for identity in (1, 2)]
    if while_reading:  # without a number the levels are asked
        for line in lines:
            del line["simulations"]
    found = answers(*lines)
    assert [(one["id"], one["code"]) for one in found] == [(1, "engine-failed"), (2, "engine-failed")]
    assert "a fault in the rules" in found[0]["message"]


def test_two_requests_of_one_name_are_both_answered(nim: Game[Any, Any]) -> None:
    assert [one["code"] for one in answers(request(1), request(1))] == ["no-search", "no-search"]


def test_a_stop_of_nonsense_is_answered(nim: Game[Any, Any]) -> None:
    found = {one["id"]: one["code"] for one in answers({"id": 1, "stop": [2]}, request(2))}
    assert found == {1: "engine-nothing-to-stop", 2: "no-search"}
