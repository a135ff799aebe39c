"""The sources: nothing outside a game's own folder names a game, and rows are fetched at once."""

import ast
import re
from pathlib import Path

import lunarium
from lunarium.games import GAMES

PACKAGE = Path(lunarium.__file__).parent
ENDINGS = (".py", ".tcss")


def naming() -> re.Pattern[str]:
    """A game's key in any spelling (nova-luna, Nova Luna, LunaView), but not inside another word."""
    longest_first = sorted(GAMES, key=len, reverse=True)
    keys = "|".join(key.replace("-", "[-_ ]?") for key in longest_first)
    return re.compile(rf"(?<![A-Za-z])(?i:{keys})(?!(?i:rium))(?![a-z])")


def shared_sources() -> list[Path]:
    """Every source file but those in the folder of a game."""
    found = (path for path in PACKAGE.rglob("*") if path.suffix in ENDINGS)
    folders = [entry for entry in (PACKAGE / "games").iterdir() if entry.is_dir()]
    return sorted(path for path in found if not any(path.is_relative_to(folder) for folder in folders))


def test_no_module_outside_a_games_folder_names_a_game() -> None:
    pattern = naming()
    offenders = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in shared_sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]
    assert not offenders, "\n" + "\n".join(offenders)


def test_the_walk_sees_names_and_leaves_words_alone() -> None:
    pattern = naming()
    for text in ('"luna"', "nova_luna", "Nova Luna alone", "LunaView", "NovaLunaView", "# Luna's isles"):
        assert pattern.search(text), text
    for text in ("lunarium", "LUNARIUM_PURE", "Lunarium", "lunar", "import lunarium.games"):
        assert not pattern.search(text), text
    assert PACKAGE / "cli" / "app.py" in shared_sources()
    assert PACKAGE / "games" / "engine.py" in shared_sources()


def test_rows_are_fetched_before_a_loop_works_on_them() -> None:
    """An error in such a loop would leave the connection with an open cursor (`tables/database.py`)."""
    offenders = [
        f"{path.relative_to(PACKAGE)}:{loop.iter.lineno}"
        for path in shared_sources()
        if path.is_relative_to(PACKAGE / "tables") and path.name != "file.py"  # it has connections of its own
        for loop in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(loop, (ast.For, ast.comprehension))
        and isinstance(loop.iter, ast.Call)
        and isinstance(loop.iter.func, ast.Attribute)
        and loop.iter.func.attr == "execute"
    ]
    assert not offenders, "\n" + "\n".join(offenders)
