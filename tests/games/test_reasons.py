"""Every reason that random play can bring about is a sentence for people: no notation in any language."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from lunarium import texts
from lunarium.core.game import NOTATION
from lunarium.core.reasons import Reason
from lunarium.games import AnyGame
from lunarium.games.luna.moves import FORMS
from lunarium.games.nova_luna.moves import END_PHASE, REFILL, take
from lunarium.games.nova_luna.tiles import TILE_NAMES
from tests.support.courses import run
from tests.support.modes import MODES
from tests.support.notation import find_notation

LUNA_MOVES = {form.kind: list(form.moves()) for form in FORMS.values()}
ASKED_A_KIND = 12
GAMES_A_MODE = 2


def tries(game: AnyGame, rng: Random) -> Iterator[Any]:
    """Moves of every kind, legal or not."""
    if game.key == "luna":
        for moves in LUNA_MOVES.values():
            yield from rng.sample(moves, min(len(moves), ASKED_A_KIND))
        return
    yield from (REFILL, END_PHASE)
    for _ in range(ASKED_A_KIND):
        yield take(rng.choice(TILE_NAMES), rng.randint(-4, 4), rng.randint(-4, 4))


@cache
def reasons(mode: str) -> dict[tuple[str, str], Reason]:
    """The reasons of random games by their code and rule: what fills the sentence does not matter twice."""
    found: dict[tuple[str, str], Reason] = {}
    for seed in range(GAMES_A_MODE):
        rng, course = Random(seed), run(mode, seed)
        game = course.game
        for ply in [*range(12), *course.pick(12, 7)]:
            state = course.states[ply]
            for move in tries(game, rng):
                for reason in game.refuse(state, move):
                    found[reason.code, reason.rule] = reason
    return found


@pytest.mark.parametrize("mode", sorted(MODES))
def test_no_reason_contains_notation(mode: str) -> None:
    found = reasons(mode)
    assert len(found) > 5
    for reason in found.values():
        assert reason.rule != NOTATION
        for language in texts.LANGUAGES:
            sentence = reason.text(language)
            assert sentence != f"why-{reason.code}"
            assert find_notation(sentence) is None, f"{language}: {sentence}"


@pytest.mark.parametrize("mode", sorted(MODES))
def test_every_rule_has_a_number_or_a_name(mode: str) -> None:
    for reason in reasons(mode).values():
        if re.fullmatch(r"N?L-\d+", reason.rule):
            continue
        key = "table-rule-" + re.sub(r"[^a-z0-9]+", "-", reason.rule.lower())
        for language in texts.LANGUAGES:
            assert texts.has(key, language), key
