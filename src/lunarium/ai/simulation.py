"""Whole games between computer players, as records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from lunarium.ai.player import Player, decide
from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.games import AnyGame


def simulate(
    game: AnyGame,
    options: Mapping[str, Any],
    players: Sequence[Player],
    seed: object,
    with_legal: bool = False,
) -> Json:
    """One game, the same for the same seed: its record with its result, on demand with all legal moves."""
    rng = Random(f"{seed}")
    setup = game.deal(options, rng)
    state = game.start(options, setup)
    moves: list[str] = []
    legal: list[list[str]] = []
    while (seat := game.to_move(state)) is not None:
        if with_legal:
            legal.append(game.legal_texts(state))
        move = decide(players[seat % len(players)], game, state, rng)
        moves.append(game.write(move))
        game.apply(state, move)
    outcome = game.outcome(state)
    record = Record(
        game=game.key,
        rules_version=game.rules_version,
        options=options,
        setup=setup,
        moves=tuple(moves),
        result=outcome.result if outcome else None,
    ).as_json()
    return record | {"legal": legal} if with_legal else record
