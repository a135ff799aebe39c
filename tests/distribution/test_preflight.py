"""`make install` looks first: on a machine that lacks something, one screen says what to type."""

import ast
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

PREFLIGHT = Path(__file__).parents[2] / "packaging" / "preflight.py"
NOT_A_COMPILER = {"CXX": "false"}
SCREEN = (24, 100)


def look(verdict: Path, answer: str | None = None, **environment: str) -> tuple[int, str]:
    """The exit code and the words with nothing on the PATH; somebody answers, or nobody is there."""
    command = [sys.executable, str(PREFLIGHT), str(verdict)]
    ours, theirs = pty.openpty() if answer is not None else os.pipe()[::-1]
    os.write(ours, f"{answer}\n".encode())
    done = subprocess.run(  # noqa: S603
        command,
        env={"PATH": "/nonexistent", **environment},
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    os.close(ours)
    os.close(theirs)
    return done.returncode, done.stdout


@pytest.fixture
def verdict(tmp_path: Path) -> Path:
    return tmp_path / "engine"


def test_complete_machine_builds_the_engine(verdict: Path) -> None:
    assert look(verdict, PATH=os.environ["PATH"]) == (0, "")
    assert verdict.read_text() == "native\n"


@pytest.mark.parametrize("environment", [{}, NOT_A_COMPILER], ids=["none", "broken"])
def test_without_a_compiler_one_screen_says_what_to_type(verdict: Path, environment: dict[str, str]) -> None:
    code, words = look(verdict, **environment)
    assert code == 1
    assert not verdict.exists()
    for command in (
        "sudo apt install g++",
        "sudo dnf install gcc-c++",
        "sudo pacman -S --needed gcc",
        "xcode-select --install",
        "LUNARIUM_PURE=1 make play",
    ):
        assert command in words
    lines = words.splitlines()
    assert len(lines) <= SCREEN[0]
    assert max(map(len, lines)) <= SCREEN[1]


def test_going_on_without_the_engine_is_asked_once(verdict: Path) -> None:
    assert look(verdict, "n")[0] == 1
    assert look(verdict, "y")[0] == 0
    assert verdict.read_text().startswith("declined")
    code, words = look(verdict)
    assert code == 0
    assert len(words.splitlines()) == 1
    assert look(verdict, PATH=os.environ["PATH"])[0] == 0  # a compiler has come
    assert verdict.read_text() == "native\n"


def test_to_ask_for_no_engine_once_is_no_answer_for_the_next_time(verdict: Path) -> None:
    assert look(verdict, LUNARIUM_PURE="1") == (0, "")
    assert verdict.read_text() == "pure\n"
    assert look(verdict)[0] == 1


def test_an_old_python_can_read_it() -> None:
    ast.parse(PREFLIGHT.read_text(), feature_version=(3, 5))
