"""A small siege: chapters of `make siege` with little of everything; for kills see durability."""

from pathlib import Path

import pytest
from load.report import Row
from siege import corners, secrecy
from siege.connections import besiege_connections
from siege.links import besiege_links
from siege.rows import besiege_rows
from siege.secrecy import besiege_secrecy


def missed(rows: list[Row]) -> list[str]:
    """What was expected and did not come."""
    return [row.what for row in rows if not row.holds]


def test_requests(tmp_path: Path) -> None:
    """What fits the description is generated in `test_schema`."""
    from siege.requests import besiege_by_requests  # here: only this test needs Schemathesis

    assert missed(besiege_by_requests(tmp_path, generated=1, hostile=20)) == []


def test_connections(tmp_path: Path) -> None:
    assert missed(besiege_connections(tmp_path, slow=60, idle=40)) == []


def test_links(tmp_path: Path) -> None:
    assert missed(besiege_links(tmp_path)) == []


def test_the_corners_are_watched_by_tests_that_exist() -> None:
    for test in (test for tests in corners.TESTS.values() for test in tests):
        file, _, name = test.partition("::")
        text = (corners.ROOT / file).read_text(encoding="utf-8")
        assert not name or f"def {name}(" in text, test


def test_damaged_rows(tmp_path: Path) -> None:
    assert missed(besiege_rows(tmp_path)) == []


def test_whole_games(tmp_path: Path) -> None:
    assert missed(besiege_secrecy(tmp_path, games=4)) == []


def test_the_search_finds_what_it_looks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(table: object, whose: object, since: int = 0) -> dict[str, object]:
        return {"supply": table.state.supply}  # type: ignore[attr-defined]

    monkeypatch.setattr(secrecy, "show_snapshot", leak)
    assert missed(besiege_secrecy(tmp_path, games=1)) != []
