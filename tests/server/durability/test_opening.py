"""`serve --open` shows the page when somebody is there to serve it."""

import sys
from pathlib import Path

from tests.support.durability.program import Program
from tests.support.waiting import await_true

BROWSER = """#!{python}
import sys, urllib.request
from pathlib import Path

page = urllib.request.urlopen(sys.argv[1] + "/healthz")
Path({seen!r}).write_text(f"{{page.status}} {{sys.argv[1]}}")
"""


def test_the_page_is_opened_once_it_answers(sqlite_url: str, tmp_path: Path) -> None:
    """A browser that asks at once is answered at once."""
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(BROWSER.format(python=sys.executable, seen=str(seen)), encoding="utf-8")
    browser.chmod(0o755)
    with Program(sqlite_url, "--open", BROWSER=str(browser)) as program:
        await_true(lambda: seen.exists() and seen.read_text(encoding="utf-8") != "")
        assert seen.read_text(encoding="utf-8") == f"200 {program.address}"
