"""`make wheel`: between releases each commit has a version of its own, so that pip tells two builds apart."""

import importlib.util
import subprocess
from pathlib import Path

import pytest
from packaging.version import Version

SOURCE = Path(__file__).parents[2] / "packaging" / "wheels.py"
found = importlib.util.spec_from_file_location("wheels", SOURCE)
assert found is not None
assert found.loader is not None
wheels = importlib.util.module_from_spec(found)
found.loader.exec_module(wheels)


def git(*words: str) -> None:
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
    subprocess.run(["git", *who, *words], check=True, capture_output=True)  # noqa: S603, S607


def test_a_later_commit_has_a_later_version_and_a_release_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert wheels.name_version("0.1.0") == "0.1.0", "sources without their history"
    git("init")
    versions = []
    for text in ("one", "two"):
        (tmp_path / "file").write_text(text, encoding="utf-8")
        git("add", "file")
        git("commit", "-m", text)
        versions.append(Version(wheels.name_version("0.1.0")))
    assert versions[0] < versions[1] < Version("0.1.0")
    git("tag", "v0.1.0")
    assert wheels.name_version("0.1.0") == "0.1.0"
    (tmp_path / "file").write_text("three", encoding="utf-8")
    assert wheels.name_version("0.1.0").endswith(".dirty")


def test_the_version_stands_in_the_project_and_the_package(tmp_path: Path) -> None:
    package = tmp_path / "src" / "lunarium"
    package.mkdir(parents=True)
    for name in ("pyproject.toml", "src/lunarium/__init__.py"):
        (tmp_path / name).write_bytes((SOURCE.parents[1] / name).read_bytes())
    wheels.stamp(tmp_path, "0.1.0", "9.9.9")
    assert 'version = "9.9.9"' in (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    assert '__version__ = "9.9.9"' in (package / "__init__.py").read_text(encoding="utf-8")
