"""A trove: what a search for puzzles has found so far, a line for each game it has looked through."""

import json
from collections.abc import Sequence
from pathlib import Path

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.core.errors import BadPuzzle


class OtherGame(Exception):
    """A trove is asked for puzzles of another game than it holds."""


class Trove:
    """A file that grows by a line a game, so that a search goes on where it was ended."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.numbers: set[int] = set()
        self.puzzles: list[Puzzle] = []
        if path.exists():
            self._read(game)

    def keep(self, number: int, puzzles: Sequence[Puzzle]) -> None:
        """Write down that a game is done, and what was in it."""
        self._take(number, puzzles)
        line = {"number": number, "puzzles": [puzzle.as_json() for puzzle in puzzles]}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")

    def _take(self, number: int, puzzles: Sequence[Puzzle]) -> None:
        self.numbers.add(number)
        self.puzzles += puzzles

    def _read(self, game: str) -> None:
        """All lines; one that was cut off while it was written is taken off, its game is done again."""
        text = self.path.read_text(encoding="utf-8")
        whole, _, rest = text.rpartition("\n")
        for place, line in enumerate(whole.splitlines(), start=1):
            try:
                data = json.loads(line)
                puzzles = [Puzzle.of(one) for one in data["puzzles"]]
                self._take(int(data["number"]), puzzles)
            except (ValueError, KeyError, TypeError) as error:
                raise BadPuzzle("bad-puzzle", place=f"{self.path.name}:{place}") from error
            if any(puzzle.game != game for puzzle in puzzles):
                raise OtherGame(f"{self.path.name} holds puzzles of another game than {game}.")
        if rest:
            self.path.write_text(whole + "\n" if whole else "", encoding="utf-8")
