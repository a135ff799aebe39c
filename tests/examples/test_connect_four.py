"""A third game from a package of its own, with no twin and no board: everything that plays games plays it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.support.durability.program import Program
from tests.support.legal_moves import legal_texts
from tests.support.server.serving import Guest

ROOT = Path(__file__).parents[2]
KEY = "connect-four"


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    return Run(environment, tmp_path)


class Run:
    """The program in a terminal."""

    def __init__(self, environment: dict[str, str], folder: Path) -> None:
        self.environment, self.folder = environment, folder

    def __call__(self, *arguments: str, said: str = "", code: int = 0) -> str:
        """What it prints when it is called and told this."""
        done = subprocess.run(  # noqa: S603  # our own program
            [str(Path(sys.executable).parent / "lunarium"), *arguments],
            input=said, capture_output=True, text=True, env=self.environment, cwd=self.folder, check=False,
        )  # fmt: skip
        assert done.returncode == code, done.stderr
        return done.stdout if code == 0 else done.stderr


def test_no_source_outside_the_example_names_it() -> None:
    words = ("connect-four", "connect_four", "connect four")
    for folder in ("src", "ui/src", "native", "packaging", "load"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in {".py", ".ftl", ".ts", ".svelte", ".css", ".cpp", ".hpp", ".html"}:
                text = path.read_text(encoding="utf-8").lower()
                assert not any(word in text for word in words), path


def test_a_games_package_is_imported_before_lunarium(environment: dict[str, str], tmp_path: Path) -> None:
    program = f"import connect_four, lunarium; print(lunarium.load('{KEY}') is connect_four.GAME)"
    program += "; from lunarium.texts import has; print(has('move-connect-four-drop'))"
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], check=False,
        capture_output=True, text=True, env=environment, cwd=tmp_path,
    )  # fmt: skip
    assert (done.stdout.split(), done.stderr) == (["True", "True"], "")


def test_example_keeps_the_laws_of_every_game(environment: dict[str, str], tmp_path: Path) -> None:
    laws = ROOT / "examples" / "connect_four" / "tests" / "test_laws.py"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--noconftest"]
    done = subprocess.run(  # noqa: S603
        [*command, f"--rootdir={tmp_path}", "-c", "/dev/null", str(laws)],
        capture_output=True, text=True, env=environment, cwd=tmp_path, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_example_is_played_in_the_terminal(run: Run) -> None:
    told = run("play", KEY, "--hot-seat", "--seed", "1", "--plain", said="4\n4\n9\nwhy 4\nquit\n")
    assert "Connect Four" in told
    assert "· · · ● · · ·" in told or "· · · ○ · · ·" in told
    assert "A move is the number of a column, 1 to 7." in told
    assert "“4” is allowed." in told


def test_a_computer_answers_and_levels_that_are_not_there_are_refused(run: Run) -> None:
    told = run("play", KEY, "-c", "greedy", "--seed", "1", "--plain", said="4\nquit\n")
    assert told.count("drops a disc") >= 2
    assert "level-3" in run("play", KEY, "-c", "level-3", "--plain", code=2)


@pytest.fixture(scope="session")
def games(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Games between computers, simulated once."""
    simulation = Run(environment, tmp_path_factory.mktemp("games"))
    simulation("simulate", KEY, "-n", "20", "--player", "greedy", "--output", "games.jsonl")
    return (simulation.folder / "games.jsonl").read_text(encoding="utf-8").splitlines()


def test_example_is_simulated_verified_and_rated(run: Run, games: list[str]) -> None:
    assert len(games) == 20
    assert all(json.loads(game)["result"]["ranking"] for game in games)
    (run.folder / "games.jsonl").write_text("\n".join(games), encoding="utf-8")
    assert "20" in run("verify", "games.jsonl")
    told = json.loads(run("arena", KEY, "-P", "greedy", "-P", "random", "-n", "10", "-j", "1", "--json"))
    standings = {row["player"]: row for row in told["standings"]}
    assert standings["greedy"]["wins"] > standings["random"]["wins"]


def test_example_is_replayed_and_not_analysed(run: Run, games: list[str]) -> None:
    (run.folder / "game.jsonl").write_text(games[0], encoding="utf-8")
    assert "drops a disc" in run("replay", "game.jsonl", "--plain")
    assert "no native engine" in run("analyse", "game.jsonl", code=2)


@pytest.fixture
def ana(program: Program) -> Iterator[Guest]:
    ana = Guest(program.address)
    yield ana
    ana.close()


def test_a_table_is_played_over_http(ana: Guest) -> None:
    game = next(game for game in ana.ask("GET", "/api/games") if game["key"] == KEY)
    assert (game["levels"], game["hints"], game["daily"], game["solo"]) == (["greedy"], False, False, False)
    assert not game["rules"]
    assert ana.refusal("GET", f"/api/games/{KEY}/rules/en") == (404, "no-such-address")
    assert "move-connect-four-drop" in ana.get(f"/api/games/{KEY}/texts/de").text
    seats = [{"holder": "me"}, {"holder": "computer"}]
    made = ana.ask("POST", "/api/tables", {"game": KEY, "seats": seats})
    table, rng = made["snapshot"]["table"]["id"], Random(1)
    while (seen := ana.look(table))["to_move"] is not None:
        if not seen["your_turn"]:
            ana.look(table, wait=20, after=seen["ply"], line=seen["line"])
            continue
        assert seen["legal"][0]["kind"] == "drop"
        assert set(seen["legal"][0]["parts"]) == {"column"}
        body = {"move": rng.choice(legal_texts(seen)), "ply": seen["ply"], "line": seen["line"]}
        ana.ask("POST", f"/api/tables/{table}/moves", body)
    assert sorted(seen["ranking"]) == [0, 1]
    assert "1 2 3 4 5 6 7" in seen["drawing"]
    assert ana.refusal("POST", f"/api/daily/{KEY}") == (404, "no-such-daily")
    wanted = {"game": KEY, "seats": [{"holder": "me"}, {"holder": "computer", "level": "level-5"}]}
    assert ana.refusal("POST", "/api/tables", wanted) == (422, "player-not-for-game")
