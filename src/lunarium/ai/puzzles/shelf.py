"""The shelf: the puzzles that a game brings, read once."""

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.core.errors import BadPuzzle, NoSuchPuzzle
from lunarium.core.teaching import M, Practice, S
from lunarium.games import AnyGame

ENDING = ".jsonl"

_known: dict[str, tuple[object, dict[str, Puzzle]]] = {}  # by game


def load_puzzles(game: AnyGame) -> tuple[Puzzle, ...]:
    """All puzzles of a game, easier ones first; none where it brings none."""
    return tuple(_read(game).values())


def find_puzzle(game: AnyGame, key: str) -> Puzzle:
    """The puzzle of this name."""
    found = _read(game).get(key)
    if found is None:
        raise NoSuchPuzzle(puzzle=key[:40], game=game.key)
    return found


def _read(game: AnyGame) -> dict[str, Puzzle]:
    """By key, read from the game's files once; a game that brings others is read again."""
    practice = game.practice
    if game.key not in _known or _known[game.key][0] is not practice:
        found = sorted(_read_files(practice), key=lambda puzzle: (puzzle.difficulty, puzzle.key))
        by_key = {puzzle.key: puzzle for puzzle in found}
        if len(by_key) < len(found):
            raise BadPuzzle("puzzle-key-twice", game=game.key)
        _known[game.key] = practice, by_key
    return _known[game.key][1]


def _read_files(practice: Practice[S, M]) -> list[Puzzle]:
    """The puzzles of all files in the folder."""
    if practice.folder is None or not practice.folder.is_dir():
        return []
    files = sorted(practice.folder.iterdir(), key=lambda file: file.name)
    return [
        Puzzle.read(line, f"{file.name}:{number}")
        for file in files
        if file.name.endswith(ENDING)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    ]
