"""The tests keep their own rules: where helpers stand, and what a name says."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
SOURCES = {path.relative_to(TESTS).as_posix(): path.read_text("utf-8") for path in TESTS.rglob("*.py")}
IMPORT = re.compile(r"^\s*from ([\w.]+) import|^\s*import ([\w.]+)", re.MULTILINE)
FUNCTION = re.compile(r"^\s*(?:async )?def (\w+)", re.MULTILINE)
RIDDLE = re.compile(  # the line of a failure in CI has to say what broke
    r"_?(?:test_)?(?:it|they|he|she|this|who|whose|whoever|what|whatever|nothing|nobody|somebody|something|"
    r"everybody|everything|anybody|anything|so|ones|those|these|which|whom|someone|we|you)_"
)
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


def test_names_of_tests_and_fixtures_say_the_behaviour() -> None:
    riddles = [
        (path, name)
        for path, text in SOURCES.items()
        if is_test_file(path)
        for name in FUNCTION.findall(text)
        if RIDDLE.match(name)
    ]
    assert riddles == []
