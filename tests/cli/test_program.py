"""The program as people start it: errors are sentences, never tracebacks."""

import subprocess
import sys
from pathlib import Path


def lunarium(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the installed command."""
    program = Path(sys.executable).parent / "lunarium"
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False)  # noqa: S603


def test_an_error_is_a_sentence() -> None:
    result = lunarium("simulate", "chess", "--output", "-")
    assert result.returncode == 2
    assert result.stderr == "There is no game called “chess”. Choose one of: nova-luna, luna.\n"


def test_a_broken_component_file_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text("[]", encoding="utf-8")
    result = lunarium("simulate", "luna", "--components", str(path), "--output", "-")
    assert result.returncode == 2
    assert "does not hold a JSON object" in result.stderr
    assert "Traceback" not in result.stderr
