"""`--cluster`: a real Ray cluster of two machines finds what one machine finds, even if one dies half way."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.puzzles import __main__ as puzzles
from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.contest import workers
from lunarium.core.errors import BadOption, BadRecord, LunariumError
from tests.support.modes import random_record
from tests.support.ray_cluster import kill_one, two_machines

pytest.importorskip("lunarium._native")

RUN = CliRunner()


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    with two_machines() as found:
        yield found


def run(*arguments: object) -> Any:
    return RUN.invoke(app, list(map(str, arguments)), catch_exceptions=False)


def test_a_cluster_finds_what_one_machine_finds(
    machines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reviews of an archive, games while one machine dies, a match and puzzles on the one that is left."""
    there = ("--cluster", machines.address)
    games = tmp_path / "games.jsonl"
    games.write_text("".join(random_record("nova-luna-solo", seed).write() + "\n" for seed in (1, 2)))
    for name, where in (("here", ("-j", 1)), ("there", there)):
        run("analyse", games, "--all", "--output", tmp_path / name, *where)
    assert (tmp_path / "there").read_text() == (tmp_path / "here").read_text()
    assert len((tmp_path / "there").read_text().splitlines()) == 2

    results = 0
    result = workers.Machines.result

    def count(self: workers.Machines, task: Any) -> Any:
        nonlocal results
        results += 1
        if results == 3:
            kill_one(machines)
        return result(self, task)

    monkeypatch.setattr(workers.Machines, "result", count)
    call = ("simulate", "nova-luna", "-n", 48, "--player", "level-2", "--output")
    run(*call, tmp_path / "there", *there)
    assert results >= 5
    run(*call, tmp_path / "here", "-j", 1)
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()

    match = ("arena", "nova-luna", "-P", "level-2", "-P", "greedy", "-n", 6, "--json")
    assert json.loads(run(*match, *there).stdout) == json.loads(run(*match, "-j", 1).stdout)

    for name, where in (("here", ("-j", 1)), ("there", there)):
        find = ("find", "nova-luna", "-n", 1, "--output", tmp_path / f"puzzles-{name}", *where)
        RUN.invoke(puzzles.app, list(map(str, find)), catch_exceptions=False)
    assert (tmp_path / "puzzles-there").read_text() == (tmp_path / "puzzles-here").read_text()


def refuse(record: str) -> None:
    raise BadRecord("record-no-such-ply", ply=1, plies=len(record))


def test_errors_of_a_remote_worker_arrive_with_code_and_params(machines: Any) -> None:
    with pytest.raises(BadRecord) as refused:
        list(workers.spread(refuse, ["x"], jobs=1, cluster=machines.address))
    assert (refused.value.code, refused.value.params) == ("record-no-such-ply", {"ply": 1, "plies": 1})


def test_own_components_do_not_reach_a_cluster(tmp_path: Path) -> None:
    for call in (("simulate", "luna", "-O", tmp_path / "x"), ("analyse", tmp_path / "x")):
        with pytest.raises(BadOption) as refused:
            run(*call, "--cluster", "nowhere:1", "--components", tmp_path / "y")
        assert refused.value.code == "cluster-own-components"


def test_results_come_in_order_or_as_they_are_done() -> None:
    assert list(workers.spread(abs, range(-20, 0), jobs=2, in_order=True)) == list(range(20, 0, -1))
    assert sorted(workers.spread(abs, range(-20, 0), jobs=2)) == list(range(1, 21))


def test_an_error_of_a_process_is_told() -> None:
    with pytest.raises(LunariumError):
        list(workers.spread(refuse, ["x", "y"], jobs=2))
