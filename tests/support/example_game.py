"""The example game installed beside Lunarium, in a folder of its own, and a server that has found it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.durability.program import Program

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package was installed; on PYTHONPATH it is found, and nowhere else."""
    target = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(
        EXAMPLE, tmp_path_factory.mktemp("source") / "connect_four"
    )  # builds leave traces
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    told = subprocess.run(  # noqa: S603  # our own package
        [*command, "--disable-pip-version-check", "--target", str(target), str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return target


@pytest.fixture(scope="session")
def environment(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What a process needs to find the game."""
    home = tmp_path_factory.mktemp("home")
    return os.environ | {"PYTHONPATH": str(installed), "HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "100"}


@pytest.fixture(scope="session")
def program(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server that offers it."""
    database = f"sqlite:///{tmp_path_factory.mktemp('database')}/tables.sqlite"
    with Program(database, PYTHONPATH=str(installed)) as program:
        yield program
