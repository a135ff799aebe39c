"""`lunarium components`: the values with their provenance, and the check of somebody's own."""

import json
from pathlib import Path

from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.games.luna.components import shipped_data

RUN = CliRunner()


def test_values_and_their_provenance_are_shown() -> None:
    result = RUN.invoke(app, ["components"])
    assert result.exit_code == 0
    for word in ("council_seats", "reconstructed", "known", "sourced"):
        assert word in result.output


def test_the_whole_file_serves_as_a_template(tmp_path: Path) -> None:
    result = RUN.invoke(app, ["components", "--json"])
    assert json.loads(result.output) == shipped_data()
    path = tmp_path / "own.json"
    path.write_text(result.output, encoding="utf-8")
    check = RUN.invoke(app, ["components", "check", str(path)])
    assert check.exit_code == 0
    assert "own.json satisfies every constraint." in check.output


def test_each_violation_is_named(tmp_path: Path) -> None:
    data = shipped_data()
    data["council_seats"]["value"][-1] = 9
    data["temple_tile_symbols"]["value"]["17"] = "moon"
    path = tmp_path / "own.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    check = RUN.invoke(app, ["components", "check", str(path)])
    assert check.exit_code == 1
    assert "The council must end on a seat worth 10, not 9." in check.output
    assert "Tile 17 bears “moon”" in check.output
    assert "breaks 2 constraints" in check.output


def test_a_game_is_dealt_and_verified_with_own_components(tmp_path: Path) -> None:
    data = shipped_data() | {"name": "my-box"}
    data["master_builder_moves"]["value"] = 3
    own, games = tmp_path / "own.json", tmp_path / "games.jsonl"
    own.write_text(json.dumps(data), encoding="utf-8")
    arguments = ["simulate", "luna", "-n", "2", "-j", "2", "--components", str(own), "--output", str(games)]
    assert RUN.invoke(app, arguments).exit_code == 0
    record = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    assert record["options"] == {"players": 2, "components": "my-box"}
    assert RUN.invoke(app, ["verify", str(games), "--components", str(own)]).exit_code == 0
