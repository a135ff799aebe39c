"""What the documents show is true: records replay, links lead somewhere, every ruling is tested."""

import doctest
import json
import re
from pathlib import Path

import pytest

from lunarium.core.record import Record
from lunarium.games import load, positions_of, read_position
from tests.support.documents import DOCUMENTS, NOTATION, RECORDS, ROOT

POSITIONS = re.findall(r"^\| (\d) \| (\d+) \| `([^`]+)` \|$", NOTATION, re.MULTILINE)


def test_the_notation_shows_records_and_positions() -> None:
    assert len(RECORDS) >= 3
    assert len({text.split("_")[0] for _, _, text in POSITIONS}) == 2


@pytest.mark.parametrize("text", RECORDS)
def test_the_records_in_the_notation_hold(text: str) -> None:
    record = Record.of(json.loads(text))
    record.verify(load(record.game))


@pytest.mark.parametrize(("record", "ply", "text"), POSITIONS)
def test_the_positions_in_the_notation_are_those_of_its_records(record: str, ply: str, text: str) -> None:
    shown = Record.of(json.loads(RECORDS[int(record) - 1]))
    game = load(shown.game)
    assert positions_of(game).write(shown.replay(game, int(ply))) == text
    assert positions_of(game).write(read_position(text)[1]) == text


def test_the_session_in_the_readme_is_true() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failures, tried > 0) == (0, True)


def test_the_lock_file_names_no_registry_and_every_package_has_its_hashes() -> None:
    lock = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")
    packages = re.findall(r"^([a-z][\w.-]*)==", lock, re.MULTILINE)
    assert "://" not in lock
    assert len(packages) > 20
    for block in re.split(r"^(?=[a-z])", lock, flags=re.MULTILINE):
        assert not block.strip() or "--hash=sha256:" in block


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (path.parent / target).exists(), f"{path.name} links to {target}"


@pytest.mark.parametrize(("game", "prefix", "rulings"), [("luna", "L", 18), ("nova_luna", "NL", 8)])
def test_every_ruling_is_documented_and_tested(game: str, prefix: str, rulings: int) -> None:
    document = (ROOT / "src" / "lunarium" / "games" / game / "rulebook" / "en.md").read_text(encoding="utf-8")
    folder = ROOT / "tests" / "games" / game
    tests = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py"))
    for number in range(1, rulings + 1):
        ruling = re.compile(rf"\b{prefix}-{number}\b|_{prefix}_?{number}_", re.IGNORECASE)
        assert ruling.search(document), f"the rulebook of {game} lacks {prefix}-{number}"
        assert ruling.search(tests), f"no test names {prefix}-{number}"


RETIRED = ("whoever", "somebody", "unreleased", "equal looks", "as at first")
REFERENCES = [
    path for path in DOCUMENTS if path.parent in (ROOT, ROOT / "docs") and path.name != "reference.md"
]


@pytest.mark.parametrize("path", REFERENCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_documents_name_the_role_and_leave_history_out(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert [word for word in RETIRED if word in text] == []
