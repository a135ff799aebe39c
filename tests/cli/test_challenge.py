"""`lunarium challenge`: one command scores a submission."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lunarium.cli.app import app
from lunarium.contest.challenges import list_challenges
from lunarium.core.errors import LunariumError

pytest.importorskip("lunarium._native")

# A submission as anybody may write it: asked with a record, it answers with a move.
AGENT = """
import json, sys
from lunarium.core.record import Record
from lunarium.games import load
for line in sys.stdin:
    request = json.loads(line)
    record = Record.of(request["record"])
    game = load(record.game)
    best = game.legal_texts(record.replay(game))[0]
    print(json.dumps({"id": request["id"], "type": "answer", "best": best}), flush=True)
"""


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["challenge", *words], catch_exceptions=False)


def refused(*words: str) -> str:
    with pytest.raises(LunariumError) as caught:
        run(*words)
    return caught.value.code


def test_challenges_are_listed() -> None:
    result = run()
    assert result.exit_code == 0
    for name in list_challenges():
        assert f"{name}: random, " in result.output


def test_a_program_is_scored(tmp_path: Path) -> None:
    agent = tmp_path / "agent.py"
    agent.write_text(AGENT, encoding="utf-8")
    result = run("nova-luna-solo", "--games", "1", "--jobs", "1", "--json", "--", sys.executable, str(agent))
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert (found["challenge"], found["games"], found["complete"]) == ("nova-luna-solo", 1, False)
    assert found["value"] > 100  # whoever always takes the first move does badly
    hidden = found["nothing_hidden"]
    assert hidden["least"] <= hidden["best"] < found["value"]
    assert hidden["gap"] == found["value"] - hidden["best"]  # on the one deal that was played


def test_a_player_of_ours_is_scored() -> None:
    result = run("nova-luna-solo", "--games", "2", "--jobs", "1", "--player", "random")
    assert result.exit_code == 0
    assert "a trial, not a score" in result.output
    assert "submission" in result.output
    assert "best known with nothing hidden" in result.output
    assert "to the best known on the same deals" in " ".join(result.output.split())


def test_impossible_challenges_are_refused_with_a_code() -> None:
    assert refused("chess", "--player", "random") == "bad-option-value"
    assert refused("nova-luna-2p") == "challenge-submission"
    assert refused("nova-luna-2p", "--player", "random", "--", "x") == "challenge-submission"
    assert refused("nova-luna-2p", "--player", "oracle") == "bad-option-value"
    assert refused("nova-luna-2p", "-j", "1", "--", "/nowhere/agent") == "process-unstartable"
