"""Games to test with: chosen set-ups and displays, random and greedy play, all by the public interface."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from lunarium.core.game import Game
from lunarium.core.types import Data
from lunarium.games import nova_luna
from lunarium.games.nova_luna.moves import Move
from lunarium.games.nova_luna.state import State

GAME: Game[State, Move] = nova_luna.GAME

Placed = tuple[int, int, int]  # tile, x, y

# Eleven tiles that, in this order, fulfil 0, 0, 1, 1, 2, 7, 10, 14, 16, 17 and 23 tasks.
DENSE: list[Placed] = [
    (47, 0, 0),
    (42, -1, 0),
    (33, -1, 1),
    (29, -1, 2),
    (63, -2, 2),
    (27, 0, 1),
    (67, -2, 1),
    (66, -2, 0),
    (31, -3, 0),
    (49, -3, 2),
    (17, -3, 1),
]

MODES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "solo_scoring": "each-tile-once"},
    {"players": 2},
    {"players": 3},
    {"players": 3, "first_game": True},
    {"players": 4},
    {"players": 4, "first_game": True},
]


def arrange(*tiles: int, players: int = 1, tower: list[int] | None = None) -> dict[str, Any]:
    """A set-up in which these tiles come first, on the wheel and then in the supply."""
    everything = [*tiles, *(tile for tile in range(1, 69) if tile not in tiles)]
    setup: dict[str, Any] = {"wheel": everything[:11], "supply": everything[11:]}
    if players > 1:
        # The top of the tower plays first: seat 0, then 1, ...
        setup["tower"] = tower or list(reversed(range(players)))
    return setup


def begin(*tiles: int, tower: list[int] | None = None, **options: Any) -> State:
    """A game in which these tiles come first."""
    players = options.setdefault("players", 1)
    return GAME.start(options, arrange(*tiles, players=players, tower=tower))


def play(state: State, *texts: str) -> State:
    """The state after these moves, each checked."""
    for text in texts:
        state = GAME.play(state, text)
    return state


def lay(placed: Iterable[Placed], **options: Any) -> State:
    """A solo game in which these tiles, at most 11, have been taken and placed in this order."""
    placed = list(placed)
    state = begin(*(tile for tile, _, _ in placed), **options)
    return play(state, *(f"{tile}@{x},{y}" for tile, x, y in placed))


def dense(count: int = 11, **options: Any) -> State:
    """A solo game with DENSE on the wheel, of which the first few have been taken and placed."""
    state = begin(*(tile for tile, _, _ in DENSE), **options)
    return play(state, *(f"{tile}@{x},{y}" for tile, x, y in DENSE[:count]))


def covered(state: State, tile: int, seat: int = 0) -> list[bool]:
    """Which tasks of a tile in this seat's display bear a token."""
    [found] = [placed for placed in see(state)["seats"][seat]["display"] if placed["tile"] == tile]
    flags: list[bool] = found["covered"]
    return flags


def see(state: State) -> Data:
    """What a spectator sees."""
    return GAME.view(state, None)


def texts(state: State) -> list[str]:
    """The legal moves as text, in the order of the list."""
    return [GAME.write(move) for move in GAME.legal_moves(state)]


def first_take(state: State) -> str:
    """The first legal move that takes a tile."""
    return next(text for text in texts(state) if "@" in text)


def play_first(state: State, plies: int) -> State:
    """The state after this many moves, each of which takes the first tile to the first cell."""
    for _ in range(plies):
        state = GAME.play(state, first_take(state))
    return state


def random_game(options: dict[str, Any], seed: int) -> Iterator[State]:
    """Every state of a game of random moves; each is a value of its own."""
    rng = Random(seed)
    state = GAME.start(options, GAME.deal(options, rng))
    yield state
    while GAME.to_move(state) is not None:
        state = state.copy()
        GAME.apply(state, rng.choice(GAME.legal_moves(state)))
        yield state


def greedy_game(options: dict[str, Any], seed: int) -> Iterator[State]:
    """Every state of a game in which each move places as many tokens as possible."""
    rng = Random(seed)
    state = GAME.start(options, GAME.deal(options, rng))
    yield state
    while GAME.to_move(state) is not None:
        tokens = count_tokens(state)
        state = GAME.play(state, min(tokens, key=lambda text: (-tokens[text], rng.random())))
        yield state


def count_tokens(state: State) -> dict[str, int]:
    """How many tokens each legal move places, in the order of the list; a law holds the insight to it."""
    foretold = GAME.showing.insight(state)["moves"]
    return {text: foretold[text]["tokens"] for text in texts(state)}
