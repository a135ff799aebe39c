"""The tests keep their own rules: where helpers stand."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
SOURCES = {path.relative_to(TESTS).as_posix(): path.read_text("utf-8") for path in TESTS.rglob("*.py")}
IMPORT = re.compile(r"^\s*from ([\w.]+) import|^\s*import ([\w.]+)", re.MULTILINE)
TOOLS = ("mutate/",)  # `python -m tests.mutate` has its own folder


def is_test_file(path: str) -> bool:
    """Whether pytest collects it or reads its fixtures."""
    name = path.rpartition("/")[2]
    return name.startswith("test_") or name in ("conftest.py", "__init__.py")


def test_helpers_stand_in_support() -> None:
    helpers = {path for path in SOURCES if not is_test_file(path) and not path.startswith(TOOLS)}
    assert [path for path in sorted(helpers) if not path.startswith("support/")] == []


def test_no_helper_is_imported_from_a_test_file() -> None:
    imported = [
        (path, module)
        for path, text in SOURCES.items()
        for module in ("".join(found) for found in IMPORT.findall(text))
        if re.search(r"^tests(\.\w+)*\.(test_\w+|conftest)$", module)
    ]
    assert imported == []
