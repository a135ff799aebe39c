"""Choosing: of all puzzles that were found, those to ship: of many themes, modes and difficulties."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.games import load

Trait = tuple[str, object]


def choose_puzzles(kept: Sequence[Puzzle], found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many puzzles, those that are kept among them; each next one is what there is least of so far."""
    chosen = list(kept)
    keys = {puzzle.key for puzzle in chosen}
    left = {puzzle.key: list(list_traits(puzzle)) for puzzle in found if puzzle.key not in keys}
    by_key = {puzzle.key: puzzle for puzzle in found}
    counts = Counter(trait for puzzle in chosen for trait in list_traits(puzzle))
    while left and len(chosen) < most:
        key = min(left, key=lambda key: (sum(counts[trait] for trait in left[key]), key))
        counts.update(left.pop(key))
        chosen.append(by_key[key])
    return sorted(_number(chosen), key=lambda puzzle: puzzle.key)


def _number(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """Each with a number of its own among those for as many players; a number that was given stays."""
    last: Counter[int] = Counter()
    for puzzle in puzzles:
        last[puzzle.players] = max(last[puzzle.players], puzzle.number)
    for puzzle in sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.key)):
        if puzzle.number:
            yield puzzle
        else:
            last[puzzle.players] += 1
            yield replace(puzzle, number=last[puzzle.players])


def list_traits(puzzle: Puzzle) -> Iterator[Trait]:
    """What should be as different as possible from puzzle to puzzle."""
    game = load(puzzle.game)
    yield "theme", puzzle.theme
    yield "mode", puzzle.mode
    yield "difficulty", puzzle.difficulty
    yield "steps", min(len(puzzle.steps), 2)
    section = game.showing.section(puzzle.record.replay(game), 0)
    yield "section", (section.key, *sorted(section.params.items()))
