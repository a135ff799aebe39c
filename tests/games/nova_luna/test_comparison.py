"""Why another move is better: every sentence where it is true and not where it is not, proved from views."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given

from lunarium.core.game import Json
from tests.games.lines import Pair, check_pair, random_pairs
from tests.games.nova_luna.naive import LETTER, NaiveDisplay, colour_of, number_of
from tests.games.test_insight import nova_luna_modes
from tests.games.test_laws import LAW, seeds

Params = dict[str, Any]


# ------------------------------------------------------------------------------------- proofs, from views


def left(view: Json, seat: int) -> int:
    return int(view["seats"][seat]["tokens_left"])


def covers(pair: Pair, line: list[Any], seat: int | None = None) -> int:
    """The tasks that the last move of a line covers."""
    who = pair.game.to_move(pair.reach(line[:-1])) if seat is None else seat
    assert who is not None
    return left(pair.see(line[:-1]), who) - left(pair.see(line), who)


def takes(pair: Pair, line: list[Any]) -> dict[int, int]:
    """By tile the most tasks that a legal move after a line covers."""
    state = pair.reach(line)
    best: dict[int, int] = {}
    for move in pair.game.legal_moves(state):
        if pair.game.kind(move) == "take":
            best[move.tile] = max(best.get(move.tile, 0), covers(pair, [*line, move]))
    return best


def looks(tile: int) -> tuple[str, int]:
    colour = next(name for name, letter in LETTER.items() if letter == colour_of(tile))
    return colour, number_of(tile)


def named(pair: Pair, params: Params) -> bool:
    """The sentence names the tiles of both moves, the better one's first."""
    mine, theirs = pair.better[0].tile, pair.played[0].tile
    names = looks(mine) == (params["hue"], params["number"])
    return names and looks(theirs) == (params["beside"], params["worth"])


def tasks(pair: Pair, params: Params) -> bool:
    counts = covers(pair, pair.better[:1]), covers(pair, pair.played[:1])
    return counts == (params["count"], params["less"]) and counts[0] > counts[1]


def ready(pair: Pair, params: Params) -> bool:
    counts = [count_ready(pair.see(line[:1]), pair.seat) for line in (pair.better, pair.played)]
    return counts == [params["count"], params["less"]] and counts[0] > counts[1]


def count_ready(view: Json, seat: int) -> int:
    """Every open task that some tile at some place would fulfil, by the slow second opinion."""
    tiles = {(placed["x"], placed["y"]): placed["tile"] for placed in view["seats"][seat]["display"]}
    covered = {
        ((placed["x"], placed["y"]), task)
        for placed in view["seats"][seat]["display"]
        for task, is_covered in enumerate(placed["covered"])
        if is_covered
    }
    stock = {colour_of(tile): tile for tile in [*filter(None, view["wheel"]), *view["unseen"]]}
    found = set()
    for tile in stock.values():
        for cell in NaiveDisplay(tiles).free_cells():
            display = NaiveDisplay({**tiles, cell: tile}, covered)
            found |= {(place, task) for place, task in display.newly_fulfilled() if place != cell}
    return len(found)


def follows(pair: Pair, params: Params) -> bool:
    """Whoever moves again can cover so many, and otherwise no more than so many."""
    ways = (pair.better[:1], pair.played[:1])
    assert [pair.see(way)["to_move"] for way in ways] == [pair.seat, pair.seat]
    return [max(takes(pair, way).values()) for way in ways] == [params["count"], params["less"]]


def buried(pair: Pair, params: Params) -> bool:
    tile, after = pair.better[0].tile, pair.see(pair.played[:1])
    is_there = tile in pair.see([])["reach"] and tile not in after["reach"]
    return is_there and covers(pair, pair.better[:1]) == params["count"] > 0


def again(pair: Pair, params: Params) -> bool:
    before, one, other = (pair.see(line) for line in ([], pair.better[:1], pair.played[:1]))
    is_known = one["supply"] == before["supply"]
    best = max(takes(pair, pair.better[:1]).values()) if is_known else 0
    moves_again = one["to_move"] == pair.seat == params["who"] and other["to_move"] not in (None, pair.seat)
    return moves_again and params["count"] == best


def sooner(pair: Pair, params: Params) -> bool:
    places = [pair.see(line[:1])["queue"].index(pair.seat) for line in (pair.better, pair.played)]
    return places == [params["count"], params["more"]] and 0 < places[0] < places[1]


def wanted(pair: Pair, params: Params) -> list[int]:
    """The tiles that the sentence may mean: the next player could cover so many with them."""
    assert pair.see(pair.played[:1])["to_move"] == params["who"] != pair.seat
    offers = takes(pair, pair.played[:1]).items()
    return [
        tile
        for tile, count in offers
        if count == params["count"] > 0 and looks(tile) == (params["hue"], params["number"])
    ]


def taken(pair: Pair, params: Params) -> bool:
    return pair.better[0].tile in wanted(pair, params)


def reach(pair: Pair, params: Params) -> bool:
    after = pair.see(pair.better[:1])
    is_next = after["to_move"] == params["who"]
    rest = max(takes(pair, pair.better[:1]).values())
    return is_next and rest < params["count"] and any(t not in after["reach"] for t in wanted(pair, params))


def row(pair: Pair, params: Params) -> bool:
    line = pair.better[: params["moves"]]
    movers = [pair.game.to_move(pair.reach(line[:step])) for step in range(len(line))]
    assert set(movers) == {pair.seat}
    assert pair.see(pair.played[:1])["to_move"] != pair.seat
    gained = left(pair.see([]), pair.seat) - left(pair.see(line), pair.seat)
    return bool(gained == params["count"] and covers(pair, pair.played[:1]) == params["less"])


def winner(view: Json) -> int | None:
    return view["outcome"]["ranking"][0] if view["outcome"] else None


def wins(pair: Pair, params: Params) -> bool:
    one, other = (winner(pair.see(line[:1])) for line in (pair.better, pair.played))
    return one == pair.seat == params["who"] and other != pair.seat


def row_wins(pair: Pair, params: Params) -> bool:
    return row(pair, params) and winner(pair.see(pair.better[: params["moves"]])) == params["who"]


def loses(pair: Pair, params: Params) -> bool:
    def can_win(line: list[Any]) -> bool:
        moves = pair.game.legal_moves(pair.reach(line))
        return any(winner(pair.see([*line, move])) == params["who"] for move in moves)

    assert "refill" not in pair.game.legal_texts(pair.reach(pair.better[:1]))
    return can_win(pair.played[:1]) and not can_win(pair.better[:1])


def cheaper(pair: Pair, params: Params) -> bool:
    saved = number_of(pair.played[0].tile) - number_of(pair.better[0].tile)
    fewer = covers(pair, pair.better[:1]) < covers(pair, pair.played[:1])
    return saved == params["count"] > 0 and not fewer and named(pair, params)


def refill(pair: Pair, params: Params) -> bool:
    new = pair.see([])["supply"] - pair.see(pair.better[:1])["supply"]
    return new == params["count"] and not any(takes(pair, []).values())


def end_phase(pair: Pair, params: Params) -> bool:
    note = pair.see(pair.better[:1])["solo"]["notes"][0]
    return note == params["points"] and looks(pair.played[0].tile) == (params["hue"], params["number"])


def phase_score(pair: Pair, params: Params) -> bool:
    ones, others = (pair.see(line[:1])["solo"]["notes"] for line in (pair.better, pair.played))
    told = [params["points"], params["more"]]
    return len(ones) == len(others) == params["phase"] and [ones[-1], others[-1]] == told


def stack(pair: Pair, params: Params) -> bool:
    placed = [21 - left(pair.see(line[:1]), 0) for line in (pair.better, pair.played)]
    can_end = [
        "end-phase" in pair.game.legal_texts(pair.reach(line[:1])) for line in (pair.better, pair.played)
    ]
    return placed[0] >= params["count"] > placed[1] and can_end == [True, False]


def last(pair: Pair, params: Params) -> bool:
    over, other = (pair.see(line[:1])["outcome"] for line in (pair.better, pair.played))
    return bool(over["result"]["solo_score"] == params["points"] and other is None)


def score(pair: Pair, params: Params) -> bool:
    scores = [pair.see(line[:1])["outcome"]["result"]["solo_score"] for line in (pair.better, pair.played)]
    return scores == [params["points"], params["more"]] and scores[0] < scores[1]


PROOFS: dict[str, Callable[[Pair, Params], bool]] = {
    "better-nl-wins": wins,
    "better-nl-row-wins": row_wins,
    "better-nl-loses": loses,
    "better-nl-tasks": lambda pair, params: tasks(pair, params) and named(pair, params),
    "better-nl-tasks-alike": tasks,
    "better-nl-row": row,
    "better-nl-ready": ready,
    "better-nl-next": follows,
    "better-nl-buried": buried,
    "better-nl-phase-buried": buried,
    "better-nl-again": again,
    "better-nl-sooner": sooner,
    "better-nl-taken": taken,
    "better-nl-reach": reach,
    "better-nl-steps": cheaper,
    "better-nl-number": cheaper,
    "better-nl-refill": refill,
    "better-nl-end-phase": end_phase,
    "better-nl-phase-score": phase_score,
    "better-nl-stack": stack,
    "better-nl-last": last,
    "better-nl-score": score,
}


# ------------------------------------------------------------------------------------- laws


@LAW
@given(nova_luna_modes, seeds)
def test_what_is_said_is_proved_again_from_what_can_be_seen(mode: str, seed: int) -> None:
    for pair in random_pairs(mode, seed):
        check_pair(pair, PROOFS)


@LAW
@given(nova_luna_modes, seeds, seeds)
def test_nothing_depends_on_what_is_face_down(mode: str, seed: int, other_seed: int) -> None:
    for pair in random_pairs(mode, seed):
        world = pair.game.determinize(pair.state, None, Random(other_seed))
        assert Pair(pair.game, world, pair.played, pair.better).told() == pair.told()
