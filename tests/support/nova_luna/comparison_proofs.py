"""What a comparison of moves says, proved a second time from what can be seen."""

from typing import Any

from lunarium.core.types import Data
from tests.support.comparison_lines import (
    Pair,
    Proofs,
)
from tests.support.nova_luna.oracle import LETTER, Cell, NaiveDisplay, colour_of, number_of, tasks_of

Params = dict[str, Any]


def left(view: Data, seat: int) -> int:
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


def tasks_alike(pair: Pair, params: Params) -> bool:
    counts = covers(pair, pair.better[:1]), covers(pair, pair.played[:1])
    return counts == (params["count"], params["less"]) and counts[0] > counts[1]


def at_best(pair: Pair, tile: int) -> int:
    """The most tasks that the board's own previews promise for a tile, wherever it is put."""
    previews = pair.game.showing.insight(pair.state)["moves"].items()
    return max(int(move["tokens"]) for text, move in previews if text.startswith(f"{tile}@"))


def tasks(pair: Pair, params: Params) -> bool:
    """The other tile is measured by its best place, not by the one where it was put."""
    counts = covers(pair, pair.better[:1]), at_best(pair, pair.played[0].tile)
    return counts == (params["count"], params["less"]) and counts[0] > counts[1] and named(pair, params)


def tasks_elsewhere(pair: Pair, params: Params) -> bool:
    """The other move fulfils less, though its tile could do as much elsewhere."""
    tile = pair.played[0].tile
    could = at_best(pair, tile) == params["most"] >= params["count"]
    return tasks_alike(pair, params) and could and looks(tile) == (params["hue"], params["number"])


def ready(pair: Pair, params: Params) -> bool:
    counts = [count_ready(pair.see(line[:1]), pair.seat) for line in (pair.better, pair.played)]
    return counts == [params["count"], params["less"]] and counts[0] > counts[1]


def placed_in(view: Data, seat: int) -> tuple[dict[Cell, int], set[tuple[Cell, int]]]:
    """The tiles of a display by their cells, and the tasks with a token."""
    display = view["seats"][seat]["display"]
    covered = {
        ((placed["x"], placed["y"]), task)
        for placed in display
        for task, is_covered in enumerate(placed["covered"])
        if is_covered
    }
    return {(placed["x"], placed["y"]): placed["tile"] for placed in display}, covered


def count_ready(view: Data, seat: int) -> int:
    """Every open task that some tile at some place would fulfil, by the slow second opinion."""
    tiles, covered = placed_in(view, seat)
    stock = {colour_of(tile): tile for tile in [*filter(None, view["wheel"]), *view["unseen"]]}
    found = set()
    for tile in stock.values():
        for cell in NaiveDisplay(tiles).free_cells():
            display = NaiveDisplay({**tiles, cell: tile}, covered)
            found |= {(place, task) for place, task in display.newly_fulfilled() if place != cell}
    return len(found)


def nearer(pair: Pair, params: Params) -> bool:
    moves = pair.game.showing.insight(pair.state)["moves"]
    counts = [len(moves[pair.game.write(line[0])]["nearer"]) for line in (pair.better, pair.played)]
    return counts == [params["count"], params["less"]] and counts[0] > counts[1]


def brings(pair: Pair, params: Params) -> bool:
    counts = [len(tasks_of(line[0].tile)) for line in (pair.better, pair.played)]
    return named(pair, params) and counts == [params["count"], params["less"]] and counts[0] > counts[1]


def lacks(pair: Pair, params: Params) -> bool:
    assert pair.better[0].tile == pair.played[0].tile
    counts = []
    for line in (pair.better[:1], pair.played[:1]):
        open_tasks = pair.game.showing.insight(pair.reach(line))["tasks"][pair.seat]
        counts.append(sum(len(task["lacks"]) for task in open_tasks))
    return counts == [params["count"], params["more"]] and counts[0] < counts[1]


def group(pair: Pair, params: Params) -> bool:
    assert pair.better[0].tile == pair.played[0].tile
    sizes = []
    for move in (pair.better[0], pair.played[0]):
        tiles, _ = placed_in(pair.see([move]), pair.seat)
        sizes.append(len(NaiveDisplay(tiles).group((move.x, move.y))))
    is_named = looks(pair.better[0].tile)[0] == params["hue"]
    return is_named and sizes == [params["count"], params["less"]] and sizes[0] > sizes[1]


def later(pair: Pair, params: Params) -> bool:
    """A tile of these looks lies on both wheels, and would cover so many wherever it is put."""
    ways = (pair.better[:1], pair.played[:1])
    views = [pair.see(way) for way in ways]
    shared = set(filter(None, views[0]["wheel"])) & set(views[1]["wheel"])
    alike = [tile for tile in shared if looks(tile) == (params["hue"], params["number"])]
    told = [params["count"], params["less"]]
    return told[0] > told[1] and any(
        [best(view, pair.seat, tile) for view in views] == told for tile in alike
    )


def choice(pair: Pair, params: Params) -> bool:
    counts = []
    for view in (pair.see(pair.better[:1]), pair.see(pair.played[:1])):
        tiles = filter(None, view["wheel"])
        counts.append(sum(best(view, pair.seat, tile) > 0 for tile in tiles))
    return counts == [params["count"], params["less"]] and counts[0] > counts[1]


def best(view: Data, seat: int, tile: int) -> int:
    """The most tasks that a tile would cover, by the slow second opinion."""
    tiles, covered = placed_in(view, seat)
    cells = NaiveDisplay(tiles).free_cells()
    counts = [len(NaiveDisplay({**tiles, cell: tile}, covered).newly_fulfilled()) for cell in cells]
    return min(max(counts), left(view, seat))


def follows(pair: Pair, params: Params) -> bool:
    """Whoever moves again can cover so many, and otherwise no more than so many."""
    ways = (pair.better[:1], pair.played[:1])
    assert [pair.see(way)["to_move"] for way in ways] == [pair.seat, pair.seat]
    assert "refill" not in pair.game.legal_texts(pair.reach(ways[1]))
    return [max(takes(pair, way).values()) for way in ways] == [params["count"], params["less"]]


def three(pair: Pair, params: Params) -> bool:
    """The line covers so many with three tiles; no two tiles after the move played make up for it."""
    first = pair.played[:1]
    totals = []
    for move in pair.game.legal_moves(pair.reach(first)):
        assert pair.game.kind(move) == "take"
        rest = takes(pair, [*first, move])
        totals.append(covers(pair, first) + covers(pair, [*first, move]) + max(rest.values(), default=0))
    gained = left(pair.see([]), 0) - left(pair.see(pair.better[:3]), 0)
    return bool(gained == params["count"] > max(totals) == params["less"])


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


def winner(view: Data) -> int | None:
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
    fewer = covers(pair, pair.better[:1]) < at_best(pair, pair.played[0].tile)
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


PROOFS: Proofs = {
    "better-nl-wins": wins,
    "better-nl-row-wins": row_wins,
    "better-nl-loses": loses,
    "better-nl-tasks": tasks,
    "better-nl-tasks-alike": tasks_alike,
    "better-nl-tasks-elsewhere": tasks_elsewhere,
    "better-nl-row": row,
    "better-nl-ready": ready,
    "better-nl-nearer": nearer,
    "better-nl-brings": brings,
    "better-nl-lacks": lacks,
    "better-nl-group": group,
    "better-nl-later": later,
    "better-nl-choice": choice,
    "better-nl-next": follows,
    "better-nl-three": three,
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
