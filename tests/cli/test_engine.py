"""`lunarium engine`, `arena` and `analyse`: JSON lines, resumable matches, reviewed games."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lunarium.ai.review.verdict import Verdict
from lunarium.cli.app import app
from lunarium.cli.engine import serve
from lunarium.contest.arena import Match, play_bout
from lunarium.core.errors import BadOption, BadRecord, LunariumError
from tests.support.markers import needs_search
from tests.support.modes import random_record
from tests.support.quick_reviews import review_at_a_glance

pytestmark = needs_search
RUN = CliRunner()


def answers(*requests: object) -> list[dict[str, Any]]:
    """What the engine says to these lines."""
    lines = [line if isinstance(line, str) else json.dumps(line) for line in requests]
    target = io.StringIO()
    serve(io.StringIO("\n".join(lines) + "\n"), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def request(identity: int, mode: str = "luna-2p", moves: int = 20, **more: object) -> dict[str, object]:
    record = random_record(mode, 3, moves=moves).as_json()
    return {"id": identity, "record": record, "simulations": 100} | more


def test_a_request_is_answered_with_thoughts() -> None:
    (answer,) = answers(request(1, lines=3))
    assert (answer["id"], answer["type"], answer["simulations"]) == (1, "answer", 100)
    assert len(answer["lines"]) == 3
    assert answer["best"] == answer["lines"][0]["move"] == answer["lines"][0]["line"][0]
    assert len(answer["value"]["win"]) == 2


def test_requests_are_answered_in_order_and_the_tree_is_kept() -> None:
    first = request(1, "nova-luna-2p", 4)
    (answer,) = answers(first)
    record = dict(first["record"])  # type: ignore[call-overload]
    record["moves"] = [*record["moves"], answer["best"]]
    second = first | {"id": 2, "record": record}
    one, two = answers(first, second)
    assert [one["id"], two["id"]] == [1, 2]
    assert two["simulations"] == 100 + one["lines"][0]["visits"]


def test_a_request_may_give_the_parts_of_a_record() -> None:
    record = random_record("nova-luna-solo", 1, moves=3).as_json()
    parts = {name: record[name] for name in ("game", "options", "setup", "moves")}
    (answer,) = answers({"id": "a", "simulations": 20} | parts)
    assert answer["type"] == "answer"


def test_interim_reports_come_before_the_answer() -> None:
    found = answers(request(1, simulations=10**9, seconds=0.6, report_every=0.05))
    assert [one["type"] for one in found] == ["report"] * (len(found) - 1) + ["answer"]
    assert len(found) >= 3


def test_stop_ends_a_request_that_would_think_for_ever() -> None:
    found = answers(request(1, simulations=10**12), {"id": 2, "stop": 1})
    assert {one["type"] for one in found} == {"stopping", "answer"}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", "engine-not-json"),
        ("[1]", "engine-not-json"),
        ("[" * 50_000, "engine-not-json"),
        ({"game": "luna"}, "engine-no-id"),
        ({"id": 1}, "record-field"),
        ({"id": 1, "stop": 5}, "engine-nothing-to-stop"),
        (request(1, level=9), "bad-option-value"),
        (request(1, simulations=0), "bad-option-value"),
        (request(1, seconds="long"), "bad-option-value"),
        (request(1, seed="x"), "bad-option-value"),
        (request(1, simulation=50), "engine-unknown-field"),
        (request(1, moves=10**6), "engine-game-over"),
    ],
)
def test_a_wrong_line_gets_an_error_line_and_the_next_is_answered(line: object, code: str) -> None:
    found = answers(line, request(7))
    assert sorted(one["type"] for one in found) == ["answer", "error"]
    (error,) = [one for one in found if one["type"] == "error"]
    assert error["code"] == code
    assert error["message"]


def test_an_illegal_move_in_a_request_is_named() -> None:
    record = random_record("luna-2p", 3, moves=5).as_json()
    record["moves"].append("sanctify 28")
    (error,) = answers({"id": 1, "record": record})
    assert error["code"] == "record-ply"


def test_the_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    call = ["arena", "nova-luna", "-P", "greedy", "-P", "random", "-j", "1", "--json", "--output", str(path)]
    first = json.loads(RUN.invoke(app, [*call, "-n", "2"]).stdout)
    kept = path.read_text(encoding="utf-8")
    second = json.loads(RUN.invoke(app, [*call, "-n", "4"]).stdout)
    assert path.read_text(encoding="utf-8").startswith(kept)
    assert [one["games"] for one in first["standings"]] == [2, 2]
    assert [one["games"] for one in second["standings"]] == [4, 4]
    assert second["standings"][0]["player"] == "greedy"
    with pytest.raises(BadRecord, match="different match"):
        RUN.invoke(app, [*call, "-n", "4", "--seed", "5"], catch_exceptions=False)


@pytest.fixture
def at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    review_at_a_glance(monkeypatch)


@pytest.mark.usefixtures("at_a_glance")
def test_a_review_is_printed_for_programs(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = random_record("nova-luna-2p", 3)
    path.write_text(record.write(), encoding="utf-8")
    found = json.loads(RUN.invoke(app, ["analyse", str(path), "--json"]).stdout)
    assert [Verdict.of(move).move for move in found["moves"]] == list(record.moves)
    assert [one["ply"] for one in found["moves"]] == list(range(len(record.moves)))
    assert found["turning_points"]


@pytest.mark.usefixtures("at_a_glance")
@pytest.mark.parametrize(
    ("mode", "language", "said"),
    [
        ("nova-luna-2p", "en", "Turning points"),
        ("luna-solo-level-1", "de", "Wendepunkte"),
        ("nova-luna-solo", "pt", "Pontos de virada"),
    ],
)
def test_a_review_is_told_with_its_turning_points_first(
    tmp_path: Path, mode: str, language: str, said: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(random_record(mode, 3).write(), encoding="utf-8")
    told = RUN.invoke(app, ["analyse", str(path), "--language", language]).stdout
    assert told.startswith(said)
    assert "terminal-review" not in told
    assert "grade-" not in told
    assert "--depth deep" in told, "a quick look that one has chosen says what it is"


def test_a_game_under_way_is_not_reviewed(tmp_path: Path) -> None:
    """It claims no result: what it is and what shows the best move now is said."""
    path = tmp_path / "game.json"
    path.write_text(random_record("nova-luna-2p", 3, moves=5).write(), encoding="utf-8")
    told = RUN.invoke(app, ["analyse", str(path)])
    assert told.exit_code == 2
    assert "claims" not in told.output
    assert "lunarium position --record" in told.output


@pytest.mark.usefixtures("at_a_glance")
def test_a_review_for_programs_goes_where_it_is_told(tmp_path: Path) -> None:
    path, output = tmp_path / "game.json", tmp_path / "review.json"
    path.write_text(random_record("nova-luna-2p", 3).write(), encoding="utf-8")
    told = RUN.invoke(app, ["analyse", str(path), "--json", "--output", str(output)])
    assert (told.exit_code, told.stdout) == (0, "")
    assert json.loads(output.read_text(encoding="utf-8"))["moves"]
    with pytest.raises(BadOption, match="--json"):
        RUN.invoke(app, ["analyse", str(path), "--output", str(output)], catch_exceptions=False)


def test_a_match_needs_a_player_for_each_seat() -> None:
    call = ["arena", "nova-luna", "-P", "greedy", "-P", "greedy", "-o", "players=3", "-n", "1"]
    with pytest.raises(BadOption) as refused:
        RUN.invoke(app, call, catch_exceptions=False)
    assert refused.value.code == "arena-players"


def test_a_match_that_fails_at_once_shows_no_table() -> None:
    call = ["arena", "luna", "-P", "greedy", "-P", "engine:false", "-n", "1", "-j", "1"]
    told = RUN.invoke(app, call)
    assert told.exit_code != 0
    assert "0 games" not in told.output


def test_a_program_of_ones_own_is_named_in_the_help() -> None:
    assert "engine:python" in RUN.invoke(app, ["arena", "--help"], terminal_width=300).output


def test_a_process_plays_in_the_arena_without_seeing_the_supply(tmp_path: Path) -> None:
    spy = tmp_path / "spy.py"
    spy.write_text(SPY, encoding="utf-8")
    seen = tmp_path / "seen.jsonl"
    match = Match("nova-luna", {"players": 2}, (f"engine:{sys.executable} {spy} {seen}", "random"), 4)
    bout = play_bout(match, 0)
    assert sorted(bout.places) == [0, 1]
    setups = [json.loads(line)["setup"] for line in seen.read_text(encoding="utf-8").splitlines()]
    assert len({tuple(setup["supply"]) for setup in setups[:4]}) > 1, (
        "the order is shuffled for each question"
    )
    assert len({tuple(setup["wheel"]) for setup in setups}) == 1


@pytest.mark.parametrize("command", ["", "/no/such/program", f"{sys.executable} -c print(1)"])
def test_a_process_that_is_no_player_is_named(command: str) -> None:
    match = Match("nova-luna", {"players": 2}, (f"engine:{command}", "random"), 4)
    with pytest.raises(LunariumError, match="engine:"):
        play_bout(match, 0)


SPY = """
import json, sys
from lunarium.core.record import Record
from lunarium.games import load
for line in sys.stdin:
    request = json.loads(line)
    record = Record.of(request["record"])
    with open(sys.argv[1], "a") as seen:
        seen.write(json.dumps(request["record"]) + "\\n")
    game = load(record.game)
    best = game.legal_texts(record.replay(game))[0]
    print(json.dumps({"id": request["id"], "type": "answer", "best": best}), flush=True)
"""
