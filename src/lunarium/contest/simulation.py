"""Whole games between computer players, as records."""

import json
from collections.abc import Sequence
from random import Random

from lunarium.ai.player import Player, consider, decide
from lunarium.ai.simple import DRAWS, GreedyPlayer, RandomPlayer
from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.core.splitmix import SplitMix
from lunarium.core.types import Options
from lunarium.games import AnyGame


def simulate(
    game: AnyGame,
    options: Options,
    players: Sequence[Player],
    seed: object,
    with_legal: bool = False,
    with_policy: bool = False,
) -> Json:
    """One game, the same for the same seed: its record with its result.

    On demand with all legal moves, and with how the players who search shared their thinking among them.
    """
    rng, hidden = SplitMix(f"{seed}"), Random(f"{seed}/hidden")
    setup = game.deal(options, rng)
    state = game.start(options, setup)
    moves: list[str] = []
    legal: list[list[str]] = []
    policies: list[dict[str, float] | None] = []
    while (seat := game.to_move(state)) is not None:
        if with_legal:
            legal.append(game.legal_texts(state))
        player = players[seat % len(players)]
        if with_policy:
            move, policy = consider(player, game, state, rng, hidden)
            shares = {game.write(one): round(share, 5) for one, share in policy or ()}
            policies.append(shares or None)
        else:
            move = decide(player, game, state, rng, hidden)
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
    return record | ({"legal": legal} if with_legal else {}) | ({"policy": policies} if with_policy else {})


def simulate_many(
    game: AnyGame,
    options: Options,
    players: Sequence[Player],
    seeds: Sequence[str],
    with_legal: bool = False,
    with_policy: bool = False,
) -> bytes:
    """A game for each seed, a line for each game; what the native engine can play by itself, it plays."""
    play, names = game.thinking.play_games, native_names(players)
    if play is None or names is None or with_policy:
        records = (simulate(game, options, players, seed, with_legal, with_policy) for seed in seeds)
        return b"".join(_line(record).encode() + b"\n" for record in records)
    opening = {"game": game.key, "rules_version": game.rules_version, "options": dict(options)}
    return play(options, f'{_line(opening)[:-1]},"setup":', seeds, names, with_legal)


def native_names(players: Sequence[Player]) -> list[str] | None:
    """What the native engine calls these players; None if one of them thinks in a way of its own."""
    names: list[str] = []
    for player in players:
        if isinstance(player, GreedyPlayer):
            names.append("greedy")
        elif isinstance(player, RandomPlayer):
            names += [name for name, draw in DRAWS.items() if draw is player.draw]
    return names if len(names) == len(players) else None


def _line(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
