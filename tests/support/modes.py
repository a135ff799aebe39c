"""Every mode of every game, by a short name."""

from random import Random
from typing import Any

from lunarium.ai.simple import draw_by_kind, draw_uniform
from lunarium.core.record import Record
from lunarium.games import GAMES, AnyGame, load

MODES: dict[str, tuple[str, dict[str, Any]]] = {
    f"{key}-{name}": (key, dict(options))
    for key, game in GAMES.items()
    for name, options in game.modes.items()
}
MOST_MOVES = 6_000  # no game of either comes near this


def random_record(mode: str, seed: int, by_kind: bool = True, moves: int = MOST_MOVES) -> Record:
    """A random game of this mode, or its first moves."""
    key, options = MODES[mode]
    game, rng = load(key), Random(f"{mode}/{seed}")
    setup = game.deal(options, rng)
    state = game.start(options, setup)
    played = [game.write(move) for move in _play_out(game, state, rng, by_kind, moves)]
    outcome = game.outcome(state)
    return Record(
        game=key,
        rules_version=game.rules_version,
        options=options,
        setup=setup,
        moves=tuple(played),
        result=None if outcome is None else outcome.result,
    )


def _play_out(game: AnyGame, state: Any, rng: Random, by_kind: bool, most: int) -> list[Any]:
    """Random moves until the end or the limit, applied to the state."""
    draw = draw_by_kind if by_kind else draw_uniform
    played: list[Any] = []
    while game.to_move(state) is not None and len(played) < most:
        move = draw(game, game.legal_moves(state), rng)
        game.apply(state, move)
        played.append(move)
    return played
