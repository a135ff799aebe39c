"""Nets as players: in the arena, in simulations with their policies, and refused where they do not fit."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lunarium.ai.players import player
from lunarium.cli.app import app
from lunarium.core.errors import BadOption, LunariumError
from lunarium.core.record import Record
from lunarium.games import load
from tests.support.research.nets import write_net

pytest.importorskip("lunarium._native")

RUN = CliRunner()


@pytest.fixture
def net(tmp_path: Path) -> Path:
    """For Nova Luna with two players."""
    return write_net(tmp_path / "net.onnx", 560, 271)


def run(*arguments: object) -> Any:
    return RUN.invoke(app, list(map(str, arguments)), catch_exceptions=False)


def test_a_net_plays_in_the_arena(net: Path) -> None:
    call = ("arena", "nova-luna", "-P", f"onnx:{net}@16", "-P", "greedy", "-n", 2, "-j", 1, "--json")
    found = json.loads(run(*call).stdout)["standings"]
    assert [one["player"] for one in found] == [f"onnx:{net}@16", "greedy"]
    assert sum(one["wins"] for one in found) == 2
    assert json.loads(run(*call).stdout)["standings"] == found


def test_one_simulation_is_enough_to_move(net: Path) -> None:
    found = json.loads(
        run("arena", "nova-luna", "-P", f"onnx:{net}@1", "-P", "random", "-n", 1, "-j", 1, "--json").stdout
    )
    assert sum(one["wins"] for one in found["standings"]) == 1


def test_self_play_is_written_with_its_policies(net: Path, tmp_path: Path) -> None:
    import polars

    path = tmp_path / "games"
    call = ("simulate", "nova-luna", "-n", 2, "-j", 1, "--player", f"onnx:{net}@16", "--with-policy")
    run(*call, "--output", path)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines:
        record = Record.of(line)
        record.verify(load("nova-luna"))
        for move, policy in zip(record.moves, line["policy"], strict=True):
            assert policy[move] == max(policy.values())
            assert sum(policy.values()) == pytest.approx(1, abs=0.001)
    run(*call, "--format", "parquet", "--rows", "positions", "--output", path)
    table = polars.read_parquet(path)
    assert table.height == sum(len(line["moves"]) for line in lines)
    for row in table.iter_rows(named=True):
        shares = dict(zip(row["policy_actions"], row["policy_shares"], strict=True))
        assert all(row["mask"][action] for action in shares)
        assert shares[row["action"]] == max(shares.values())
    run(*call, "--format", "parquet", "--output", path)
    assert json.loads(polars.read_parquet(path)["policy"][0][0]) == lines[0]["policy"][0]


def test_players_without_a_search_export_no_policy(tmp_path: Path) -> None:
    path = tmp_path / "games"
    call = ("simulate", "nova-luna", "-n", 1, "-j", 1, "--with-policy", "--output", path)
    run(*call, "--player", "greedy", "--player", "level-3")
    line = json.loads(path.read_text())
    assert None in line["policy"]
    assert any(line["policy"])
    run(
        "simulate",
        "nova-luna",
        "-n",
        1,
        "-j",
        1,
        "--output",
        path,
        "--player",
        "greedy",
        "--player",
        "level-3",
    )
    assert json.loads(path.read_text())["moves"] == line["moves"]


def test_a_file_that_is_no_net_is_refused(tmp_path: Path, net: Path) -> None:
    other = tmp_path / "other.onnx"
    other.write_text("hello")
    for path in (other, tmp_path / "none.onnx"):
        with pytest.raises(BadOption) as refused:
            player(f"onnx:{path}")
        assert refused.value.code == "onnx-unreadable"
    with pytest.raises(BadOption) as refused:
        player(f"onnx:{write_net(other, 560, 271, value='worth')}")
    assert refused.value.code == "onnx-names"
    with pytest.raises(BadOption) as refused:
        player(f"gguf:{net}")
    assert refused.value.code == "bad-option-value"


def test_a_net_for_another_game_is_refused(net: Path) -> None:
    with pytest.raises(LunariumError) as refused:
        run("arena", "luna", "-P", f"onnx:{net}", "-P", "random", "-n", 1, "-j", 1)
    assert refused.value.code == "onnx-other-game"
