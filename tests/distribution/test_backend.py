"""The build backend: an installation by pip needs no page and no compiler, and says what it lacks."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from lunarium.cli.extras import packages_of

ROOT = Path(__file__).parents[2]
NO_COMPILER = {"PATH": "/usr/bin:/bin", "CXX": "false"}
CALL = (
    "import sys; sys.path.insert(0, 'packaging'); import lunarium_backend as backend; print(backend.{call})"
)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone as git hands it out: nothing built."""
    for folder in ("src", "packaging"):
        built = shutil.ignore_patterns("static", "__pycache__", "*.so")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=built)
    for name in ("pyproject.toml", "README.md", "LICENSE", "CMakeLists.txt"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    return tmp_path


def call(clone: Path, what: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A hook of the backend, as pip calls it: in a process of its own."""
    command = [sys.executable, "-c", CALL.format(call=what)]
    return subprocess.run(  # noqa: S603
        command, cwd=clone, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


def test_without_a_compiler_a_wheel_is_python_alone_and_says_so(clone: Path) -> None:
    done = call(clone, "build_wheel('dist')", **NO_COMPILER)
    assert done.returncode == 0, done.stderr
    assert "WITHOUT its native engine" in done.stderr
    wheel = next((clone / "dist").glob("*.whl"))
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "lunarium/games/luna/rules.py" in zipfile.ZipFile(wheel).namelist()
    assert "cmake" not in call(clone, "get_requires_for_build_wheel()", **NO_COMPILER).stdout


def test_without_the_page_a_wheel_is_built_with_a_warning(clone: Path) -> None:
    done = call(clone, "build_wheel('dist')", LUNARIUM_PURE="1")
    assert done.returncode == 0
    assert "make page" in done.stderr
    assert "WITHOUT its native engine" not in done.stderr  # it was asked for


def test_a_source_distribution_is_not_built_without_the_page(clone: Path) -> None:
    done = call(clone, "build_sdist('dist')", LUNARIUM_PURE="1")
    assert done.returncode == 1
    assert "make page" in done.stderr


def test_no_hint_names_an_installation_that_cannot_be_had() -> None:
    """Lunarium is on no index: what is missing is named by its own name."""
    for path in (ROOT / "src/lunarium/texts").rglob("*.ftl"):
        assert not re.search(r"pip install ['\"]?lunarium", path.read_text(encoding="utf-8")), path


def test_the_packages_of_an_extra_are_those_of_the_project() -> None:
    assert "'fastapi>=" in packages_of("server")
    assert "pyarrow" in packages_of("data")
    assert packages_of("nothing") == ""


def test_the_commands_are_there_without_the_packages_of_the_server() -> None:
    """Whoever installs Lunarium alone has none of them."""
    absent = ("orjson", "sqlalchemy", "fastapi", "uvicorn", "pydantic", "numpy", "gymnasium", "pyarrow")
    code = f"import sys; sys.modules.update(dict.fromkeys({absent})); import lunarium.cli.app"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
