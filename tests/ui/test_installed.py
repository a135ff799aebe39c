"""What people install: a wheel where nothing can be built, a source distribution where something can."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.support.distributions import build_distributions, install
from tests.support.durability.program import Program
from tests.support.modes import random_record
from tests.support.server.serving import ME, Guest, Json
from tests.support.ui.visitor import Visit

pytestmark = [pytest.mark.wheel, pytest.mark.timeout(900)]

LEVEL_5 = {"holder": "computer", "level": "level-5"}
NO_TOOLS = {"PATH": "/nonexistent"}  # no compiler, no make, no Node
LONG_POLL_SECONDS = 10
MODE = "nova-luna-2p"  # the shortest games
PLAINLY = (
    "--config-settings=cmake.build-type=Debug",
    "--config-settings=cmake.define.CMAKE_CXX_FLAGS_DEBUG=-O0",  # and nothing for a debugger
)
LATE = 56  # moves of a game: level 5 thinks for seconds in all, not for half a minute


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The distributions of this tree."""
    own = tmp_path_factory.getbasetemp()
    return build_distributions(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@contextmanager
def host(command: str, folder: Path) -> Iterator[Guest]:
    """Somebody at a server of this command, which has the engine and finds no tools."""
    with (
        Program(f"sqlite:///{folder}/games.sqlite", command=command, **NO_TOOLS) as program,
        closing(Guest(program.address)) as guest,
    ):
        assert {game["engine"] for game in guest.ask("GET", "/api/games")} == {"native"}
        yield guest


def await_my_turn(guest: Guest, table: str) -> Json:
    """The table when the computer has answered, or when the game is over."""
    seen = guest.look(table)
    while seen["thinking"]:
        seen = guest.look(table, wait=LONG_POLL_SECONDS, after=seen["ply"], line=seen["line"])
    return seen


def test_the_wheel_needs_no_tools_for_a_game_and_the_page(dist: Path, tmp_path: Path, visit: Visit) -> None:
    [wheel] = dist.glob("*.whl")
    command = install(wheel, tmp_path / "environment", "--only-binary", ":all:", **NO_TOOLS)
    with host(command, tmp_path) as guest:
        played = random_record(MODE, 1, moves=LATE).as_json()
        made = guest.ask("POST", "/api/records", {"record": played, "seats": [ME, LEVEL_5]})
        table = made["snapshot"]["table"]["id"]
        while await_my_turn(guest, table)["your_turn"]:
            guest.move(table)
        assert guest.look(table)["table"]["finished_at"]
        visitor = visit("/", base_url=str(guest.base_url))
        visitor.page.get_by_text("Nova Luna").first.wait_for()


def test_the_source_distribution_builds_the_engine(dist: Path, tmp_path: Path) -> None:
    """Unoptimised, which takes a quarter of the time: how well it plays is the wheel's test."""
    [source] = dist.glob("*.tar.gz")
    command = install(source, tmp_path / "environment", *PLAINLY)
    with host(command, tmp_path) as guest:
        table = guest.table(MODE, [ME, LEVEL_5], starts=1)
        assert await_my_turn(guest, table)["ply"] > 0
        assert guest.get("/").headers["content-type"].startswith("text/html")
