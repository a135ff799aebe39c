"""`python -m tests.mutate FOLDER`: plants faults in a folder's modules and lists those that no test notices.

A sample drawn by seed; the tests that stand beside each module judge it. Nothing in the working tree changes:
Python modules are changed while they are imported, the page's while they are compiled.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from tests.mutate.mutants import Mutant, list_mutants
from tests.mutate.plugin import VARIABLE

PROJECT = Path(__file__).parents[2]
SOURCE = Path("src/lunarium")
PAGE = Path("ui/src")
LONGEST_SECONDS = 900  # a mutant that never ends is noticed, too
# The tests beside a folder: the first entry that fits. Tests of the native engine see no fault of Python.
BESIDE = {
    "games/luna": ("tests/games/luna", "tests/games/*.py"),
    "games/nova_luna": ("tests/games/nova_luna", "tests/games/*.py"),
    "games": ("tests/games",),
    "core": ("tests/core", "tests/games", "tests/lessons", "tests/coaching"),
    "server": ("tests/server",),
    "tables": ("tests/tables",),
    "": (),
}
# Parts of a game that have their tests elsewhere, by the name of a folder or module.
ELSEWHERE = {
    "terminal": ("tests/cli",),
    "coaching": ("tests/coaching",),
    "puzzles": ("tests/ai",),
    "themes": ("tests/ai",),
    "evaluation": ("tests/ai",),
    "observation": ("tests/research",),
    "features": ("tests/research",),
    "lessons": ("tests/lessons",),
    "goals": ("tests/lessons",),
}
RULES = ("games", "core")
SLOW = ("tests/server/durability", "tests/games/test_twin.py", "tests/games/test_engine.py")


def main(words: Sequence[str]) -> int:
    """Draw, plant, report; 0 where every fault was noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("path", nargs="+", type=Path, help="folders or files below src/lunarium or ui/src")
    parser.add_argument("--seed", default="0", help="draws another sample")
    parser.add_argument("-n", "--number", type=int, default=50, help="how many faults are planted")
    parser.add_argument(
        "-j", "--jobs", type=int, default=os.cpu_count() or 1, help="how many at the same time"
    )
    chosen = parser.parse_args(words)
    os.chdir(PROJECT)
    paths = [path.resolve().relative_to(PROJECT) for path in chosen.path]
    mutants = [*_list_python(paths), *_list_typescript(paths)]
    sample = Random(chosen.seed).sample(mutants, min(chosen.number, len(mutants)))
    survivors = 0
    with ThreadPoolExecutor(chosen.jobs) as pool:
        for done, (mutant, is_noticed) in enumerate(zip(sample, pool.map(_try, sample), strict=True), 1):
            survivors += not is_noticed
            _say(f"{done:3}/{len(sample)} {'noticed ' if is_noticed else 'SURVIVED'} {mutant}")
    share = 1 - survivors / max(1, len(sample))
    _say(
        f"{len(sample) - survivors} of {len(sample)} noticed ({share:.0%}), drawn from {len(mutants)} mutants"
    )
    return 1 if survivors else 0


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def _list_python(paths: Sequence[Path]) -> list[Mutant]:
    files = [file for path in paths if path.is_relative_to(SOURCE) for file in _list_files(path, "*.py")]
    return [mutant for file in files for mutant in list_mutants(file)]


def _list_typescript(paths: Sequence[Path]) -> list["PageMutant"]:
    files = [
        file
        for path in paths
        if path.is_relative_to(PAGE)
        for file in _list_files(path, "*.ts")
        if not file.name.endswith((".test.ts", ".d.ts", "sample.ts"))  # nor what tests are made of
    ]
    if not files:
        return []
    names = [file.relative_to("ui").as_posix() for file in files]
    listed = subprocess.run(  # noqa: S603
        [PROJECT / ".venv/bin/node", "tests/mutants.ts", *names], cwd="ui", capture_output=True, check=True
    )
    return [PageMutant(mutant) for mutant in json.loads(listed.stdout)]


def _list_files(path: Path, pattern: str) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob(pattern))


class PageMutant:
    """A change of one module of the page."""

    def __init__(self, change: dict[str, object]) -> None:
        self.change = change

    def __str__(self) -> str:
        before = str(self.change["before"]).splitlines()[0]
        return f"ui/{self.change['path']}:{self.change['line']}: {before}  ->  {self.change['after']}"


def _try(mutant: Mutant | PageMutant) -> bool:
    """Whether a test fails with this mutant planted."""
    environment = dict(os.environ)
    if isinstance(mutant, PageMutant):
        environment["MUTANT"] = json.dumps(mutant.change)
        environment["PATH"] = f"{PROJECT / '.venv/bin'}:{environment['PATH']}"
        command = ["node_modules/.bin/vitest", "related", str(mutant.change["path"]), "--run", "--bail=1"]
        command += ["--config", "tests/mutate.config.ts", "--root", "."]
        folder = PROJECT / "ui"
    else:
        environment[VARIABLE] = f"{mutant.path}:{mutant.number}"
        if Path(mutant.path).relative_to(SOURCE).parts[0] in RULES:
            environment["LUNARIUM_PURE"] = "1"
        command = [sys.executable, "-m", "pytest", "-p", "tests.mutate.plugin", "-p", "no:cacheprovider"]
        command += ["-x", "-q", "-k", "not postgresql", "--timeout", "120", *_list_tests(Path(mutant.path))]
        folder = PROJECT
    try:
        ended = subprocess.run(  # noqa: S603
            command,
            cwd=folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LONGEST_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return ended.returncode != 0


def _list_tests(path: Path) -> list[str]:
    """The test files beside a module: first the one of its name, then those that name it, then the others."""
    within = path.relative_to(SOURCE).as_posix()
    folders = next(tests for folder, tests in BESIDE.items() if within.startswith(folder))
    if not folders:
        folders = (f"tests/{within.partition('/')[0]}",)
    if within.startswith("games/"):
        parts = Path(within).with_suffix("").parts
        folders = next((tests for part, tests in ELSEWHERE.items() if part in parts), ()) + folders
    name = re.compile(rf"\b{path.stem}\b")

    def rank(file: Path) -> tuple[int, str]:
        if file.stem == f"test_{path.stem}":
            return 0, file.as_posix()
        return (1 if name.search(file.read_text()) else 2), file.as_posix()

    files = {
        file
        for folder in folders
        for place in Path().glob(folder)
        for file in _list_files(place, "test_*.py")
    }
    files = {file for file in files if file.name.startswith("test_")}
    return [file.as_posix() for file in sorted(files, key=rank) if not file.as_posix().startswith(SLOW)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
