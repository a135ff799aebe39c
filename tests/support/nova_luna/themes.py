"""What the themes of puzzles claim, a second time: from views and previews, for all possible moves."""

from collections.abc import Callable
from typing import Any

from tests.support.comparison_lines import Pair
from tests.support.nova_luna.comparison_proofs import at_best, count_ready, covers, takes, winner
from tests.support.nova_luna.oracle import number_of

Claim = Callable[[Pair], bool]


def others(pair: Pair) -> list[Any]:
    """The moves with another idea than the better one."""
    game, idea = pair.game, pair.game.showing.idea
    assert idea is not None
    own = idea(pair.state, pair.better[0])
    return [move for move in game.legal_moves(pair.state) if idea(pair.state, move) != own]


def by_tile(pair: Pair) -> dict[int, Any]:
    """A move with each tile but that of the better one."""
    takes = (move for move in pair.game.legal_moves(pair.state) if pair.game.kind(move) == "take")
    return {move.tile: move for move in takes if move.tile != pair.better[0].tile}


def tokens(pair: Pair, move: Any) -> int:
    return int(pair.game.showing.insight(pair.state)["moves"][pair.game.write(move)]["tokens"])


def is_end(pair: Pair, move: Any) -> bool:
    view = pair.see([move])
    if view["solo"]:
        return bool(view["outcome"] and view["outcome"]["ending"] == "all-placed")
    return winner(view) == pair.seat


def leaves(pair: Pair, move: Any) -> int | None:
    """The most tasks that somebody else could fulfil next; None where something new has come up."""
    view = pair.see([move])
    if view["outcome"] or view["supply"] != pair.see([])["supply"]:
        return None
    return 0 if view["to_move"] == pair.seat else max(takes(pair, [move]).values())


def differ(pair: Pair, kind: str) -> bool:
    kinds = [pair.game.kind(line[0]) for line in (pair.better, pair.played)]
    return kinds.count(kind) == 1


def two_turns(pair: Pair) -> bool:
    again = [pair.see([move])["to_move"] == pair.seat for move in by_tile(pair).values()]
    return pair.see(pair.better[:1])["to_move"] == pair.seat and not any(again)


def deny(pair: Pair) -> bool:
    rest = leaves(pair, pair.better[0])
    left = [leaves(pair, move) for move in by_tile(pair).values()]
    return rest is not None and all(each is None or each > rest for each in left)


def patience(pair: Pair) -> bool:
    """Another tile would fulfil more, more than the same one elsewhere, and something speaks against it."""
    mine, moves = covers(pair, pair.better[:1]), by_tile(pair)
    most = max(at_best(pair, tile) for tile in moves)
    greedy = [move for move in others(pair) if tokens(pair, move) == most and move.tile in moves]
    against = [Pair(pair.game, pair.state, [move], pair.better).told() for move in greedy]
    return most > mine and most >= at_best(pair, pair.better[0].tile) and any(against)


def two_tasks(pair: Pair) -> bool:
    mine = covers(pair, pair.better[:1])
    return mine >= 2 and all(tokens(pair, move) < mine for move in others(pair))


def place(pair: Pair) -> bool:
    return bool(pair.better[0].tile == pair.played[0].tile)


def groundwork(pair: Pair) -> bool:
    mine = covers(pair, pair.better[:1])
    bring = {move: tokens(pair, move) for move in others(pair)}
    ready = count_ready(pair.see(pair.better[:1]), pair.seat)
    equal = [move for move, count in bring.items() if count == mine and not pair.see([move])["outcome"]]
    return max(bring.values()) <= mine and all(
        count_ready(pair.see([move]), pair.seat) < ready for move in equal
    )


def cheap(pair: Pair) -> bool:
    mine = covers(pair, pair.better[:1])
    could = {tile: at_best(pair, tile) for tile in by_tile(pair)}
    rivals = [tile for tile, count in could.items() if count == mine]
    number = number_of(pair.better[0].tile)
    return max(could.values()) == mine and all(number_of(tile) > number for tile in rivals)


CLAIMS: dict[str, Claim] = {
    "end": lambda pair: is_end(pair, pair.better[0]) and not any(is_end(pair, move) for move in others(pair)),
    "refill": lambda pair: differ(pair, "refill"),
    "end-phase": lambda pair: differ(pair, "end-phase"),
    "two-turns": two_turns,
    "deny": deny,
    "patience": patience,
    "two-tasks": two_tasks,
    "place": place,
    "groundwork": groundwork,
    "cheap": cheap,
    "weigh": lambda pair: bool(pair.told()),
}
