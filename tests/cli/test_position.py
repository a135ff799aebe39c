"""`lunarium position`: shows a position, writes one of a record, and says what is wrong."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from lunarium.ai.thinking import Budget
from lunarium.cli.position import position
from lunarium.core.record import Record
from lunarium.games import load, positions_of
from tests.support.modes import random_record

app = typer.Typer()
app.command()(position)


def run(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, [*arguments, "--language", language])


@pytest.fixture(params=["nova-luna-2p", "nova-luna-solo", "luna-3p", "luna-solo-level-2"])
def record(request: pytest.FixtureRequest) -> Record:
    return random_record(request.param, 3, moves=30)


def write(record: Record, ply: int) -> str:
    game = load(record.game)
    return positions_of(game).write(record.replay(game, ply))


def test_position_is_shown_with_mover_and_legal_moves(record: Record) -> None:
    result = run(write(record, 8))
    assert result.exit_code == 0
    assert "On the moon wheel" in result.stdout or "Isles, clockwise" in result.stdout
    game = load(record.game)
    assert all(move in result.stdout for move in game.legal_texts(record.replay(game, 8))[:3])


def test_a_record_gives_the_position_of_a_ply(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(record.write(), encoding="utf-8")
    assert run("--record", str(path), "--ply", "8").stdout == write(record, 8) + "\n"
    assert run("--record", str(path)).stdout == write(record, len(record.moves)) + "\n"
    assert run("--record", str(path), "--ply", "999").exit_code == 2


def test_the_position_of_a_record_is_shown_for_programs_and_with_its_best_move(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is asked about a text is answered about a record, too."""
    monkeypatch.setattr("lunarium.cli.position.SHORT", Budget(simulations=20))
    path = tmp_path / "game.json"
    path.write_text(record.write(), encoding="utf-8")
    shown = json.loads(run("--record", str(path), "--ply", "8", "--json").stdout)
    assert shown == json.loads(run(write(record, 8), "--json").stdout)
    if load(record.game).thinking.engine == "native":
        best = json.loads(run("--record", str(path), "--ply", "8", "--json", "--best").stdout)["best"]
        assert best["move"] in shown["legal"]


def test_programs_get_everything(record: Record) -> None:
    game, text = load(record.game), write(record, 8)
    shown = json.loads(run(text, "--json").stdout)
    state = positions_of(game).read(text)
    assert shown["position"] == text
    assert shown["legal"] == game.legal_texts(state)
    assert shown["view"] == json.loads(json.dumps(game.view(state, None)))
    assert shown["to_move"] == game.to_move(state)
    assert shown["score"]["by_seat"] == game.showing.progress(state)


def test_the_best_move_is_a_legal_one(monkeypatch: pytest.MonkeyPatch) -> None:
    record = random_record("nova-luna-2p", 3, moves=30)
    if load(record.game).thinking.search is None:
        assert run(write(record, 8), "--best").exit_code == 2
        return
    monkeypatch.setattr("lunarium.cli.position.SHORT", Budget(simulations=50))
    shown = json.loads(run(write(record, 8), "--best", "--json").stdout)
    assert shown["best"]["move"] in shown["legal"]
    assert "Best, after a short look: " in run(write(record, 8), "--best").stdout


def test_a_game_can_be_saved_to_play_on(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "on.json"
    assert run(write(record, 8), "--save", str(path)).exit_code == 0
    game = load(record.game)
    begun = Record.read(path.read_text(encoding="utf-8")).replay(game)
    assert game.view(begun, None) == game.view(record.replay(game, 8), None)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess_1"], "Ein Spiel namens „chess“"),
        (["nova-luna_2_0.16.16.30.26.8.59.45.65.17.51.10_12_0_0"], "ist zweimal da"),
        ([], "entweder den Text einer Stellung"),
    ],
)
def test_mistakes_are_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    result = run(*arguments, language="de")
    assert result.exit_code == 2
    assert sentence in result.stderr
