"""Every sentence of every shipped puzzle, proved again from what a solver sees: the board and its previews.

The rules that say them are not asked. Every day a sample is looked at; `make thorough` looks at all.
"""

import os
from random import Random

import pytest
from tools.puzzles.grading import list_positions

from lunarium import texts
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import load_puzzles
from lunarium.games import GAMES, load
from tests.support.comparison_lines import Pair, Proofs, check_pair
from tests.support.luna.comparison_proofs import PROOFS as LUNA
from tests.support.luna.themes import CLAIMS as LUNA_CLAIMS
from tests.support.nova_luna.comparison_proofs import PROOFS as NOVA_LUNA
from tests.support.nova_luna.themes import CLAIMS as NOVA_LUNA_CLAIMS

PROOFS: dict[str, Proofs] = {"luna": LUNA, "nova-luna": NOVA_LUNA}
CLAIMS = {"luna": LUNA_CLAIMS, "nova-luna": NOVA_LUNA_CLAIMS}
ALL = [puzzle for game in GAMES.values() for puzzle in load_puzzles(game)]
EVERY_DAY = 40
LOOKED_AT = ALL if os.environ.get("LUNARIUM_PUZZLES") == "all" else Random(0).sample(ALL, EVERY_DAY)


def list_pairs(puzzle: Puzzle) -> list[Pair]:
    """By step the line of the next best idea and that of the solution."""
    game, pairs = load(puzzle.game), []
    for state, step in list_positions(game, puzzle.record, puzzle.steps):
        lines = (step.verdict.played_line, step.verdict.line)
        played, better = ([game.read(text) for text in line] for line in lines)
        pairs.append(Pair(game, state, played, better))
    return pairs


@pytest.mark.parametrize("puzzle", LOOKED_AT, ids=lambda one: f"{one.game}-{one.key}")
def test_a_puzzle_says_only_what_the_board_shows(puzzle: Puzzle) -> None:
    """Its reasons by the previews of all moves, and its theme of no other idea that could be played."""
    pairs = list_pairs(puzzle)
    for pair, step in zip(pairs, puzzle.steps, strict=True):
        assert step.verdict.why == tuple(pair.told())
        check_pair(pair, PROOFS[puzzle.game])
    assert CLAIMS[puzzle.game][puzzle.theme](pairs[0]), puzzle.theme


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_a_claim_that_is_proved_and_texts(game: str) -> None:
    themes = load(game).practice.themes
    assert set(themes) == set(CLAIMS[game])
    for theme in themes:
        for language in texts.LANGUAGES:
            assert texts.has(f"theme-{game}-{theme}", language)
            assert texts.has(f"theme-{game}-{theme}-about", language)
