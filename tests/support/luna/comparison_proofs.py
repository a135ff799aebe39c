"""What a comparison of moves says, proved a second time from what can be seen."""

from collections.abc import Callable
from typing import Any

from lunarium.core.types import Data
from tests.support.comparison_lines import (
    Pair,
    Proofs,
)

Params = dict[str, Any]


SCORED = ("priestess", "apostate", "temple")


def action(pair: Pair, line: list[Any]) -> list[Any]:
    """The moves of the action that a line begins with; an unfinished voyage ends there."""
    for length in range(1, len(line) + 1):
        if pair.see(line[:length])["voyage"] is None:
            return line[:length]
    return [*line, pair.game.read("done")]


def ends(pair: Pair) -> tuple[Data, Data]:
    """What is seen after both actions, the better one first."""
    return pair.see(action(pair, pair.better)), pair.see(action(pair, pair.played))


def is_scored(pair: Pair, view: Data) -> bool:
    return bool(view["phase"] == "over" or view["round"] > pair.see([])["round"])


def tables(pair: Pair) -> tuple[Data, Data]:
    """What a scoring finds: an action that ends the round changes nothing else before it."""
    one, other = ends(pair)
    before = pair.see([])
    return tuple(before if is_scored(pair, view) else view for view in (one, other))  # type: ignore[return-value]


def gained(pair: Pair, view: Data, seat: int, source: str) -> int:
    return int(view["players"][seat]["points"][source] - pair.see([])["players"][seat]["points"][source])


def expected(view: Data, seat: int, source: str) -> int:
    return int(view["players"][seat]["if_round_ended"][source])


def at(view: Data, isle: str) -> Data:
    return next(entry for entry in view["isles"] if entry["isle"] == isle)


def active(view: Data, seat: int) -> int:
    return int(sum(entry["active"][seat] for entry in view["isles"]))


def council(view: Data, seat: int) -> int:
    return int(view["council"]["values"][view["council"]["seats"][seat]])


def temple(view: Data) -> dict[int, int | None]:
    return {space["tile"]: space["novice"] for space in view["temple"]["spaces"]}


def books(view: Data) -> set[int]:
    return {space["tile"] for space in view["temple"]["spaces"] if space["book"]}


def pieces(view: Data, seat: int) -> int:
    entry = at(view, view["figures"]["moon_priestess"])
    return int(entry["active"][seat] + entry["shrines"][seat])


def legal_kinds(pair: Pair, line: list[Any]) -> set[str]:
    return {pair.game.kind(move) for move in pair.game.legal_moves(pair.reach(line))}


def wins(pair: Pair, params: Params) -> bool:
    winners = [view["outcome"]["ranking"][0] if view["outcome"] else None for view in ends(pair)]
    return bool(winners[0] == params["who"] == pair.seat != winners[1])


def guard(pair: Pair, params: Params) -> bool:
    one, other = (gained(pair, view, pair.seat, "sanctification") for view in ends(pair))
    values = [group["guard"] for group in pair.see([])["path"]["groups"]]
    now = pair.see([])["round"]
    later = values[now] if now < len(values) else 0
    return bool(one == params["points"] > other == 0 and params["later"] == (later if later < one else 0))


def book(pair: Pair, params: Params) -> bool:
    one, other = (gained(pair, view, pair.seat, "book") for view in ends(pair))
    return bool(one == params["points"] > other and params["who"] == pair.seat)


def book_first(pair: Pair, params: Params) -> bool:
    """The other could take a Book next, and it would bring as much."""
    line = action(pair, pair.played)
    found = [move for move in pair.game.legal_moves(pair.reach(line)) if pair.game.kind(move) == "book"]
    assert pair.game.to_move(pair.reach(line)) == params["who"] != pair.seat
    before, after = pair.see(line), pair.see([*line, found[0]])
    gain = [view["players"][params["who"]]["points"]["book"] for view in (before, after)]
    one = gained(pair, ends(pair)[0], pair.seat, "book")
    return bool(gain[1] - gain[0] == params["points"] == one == 2)


def displaces(pair: Pair, params: Params) -> bool:
    before, (one, other) = temple(pair.see([])), map(temple, ends(pair))
    tile, who = params["tile"], params["who"]
    assert params["rounds"] == 7 - pair.see([])["round"]
    return before[tile] == other[tile] == who != pair.seat and one[tile] is None


def threat(pair: Pair, params: Params) -> bool:
    def can_displace(line: list[Any]) -> bool:
        moves = pair.game.legal_moves(pair.reach(line))
        assert pair.game.to_move(pair.reach(line)) == params["who"] != pair.seat
        return any(temple(pair.see([*line, move]))[params["tile"]] is None for move in moves)

    lines = [action(pair, line) for line in (pair.better, pair.played)]
    assert [temple(pair.see(line))[params["tile"]] for line in lines] == [pair.seat, pair.seat]
    return [can_displace(line) for line in lines] == [False, True]


def priestess(pair: Pair, params: Params) -> bool:
    """The mover gets more."""
    points = [expected(view, pair.seat, "priestess") for view in tables(pair)]
    return points == [params["points"], params["less"]] and points[0] > points[1]


def tie(pair: Pair, params: Params) -> bool:
    one, other = tables(pair)
    same = all(pieces(one, seat) == pieces(other, seat) for seat in range(len(one["players"])))
    ranks = [view["council"]["ranking"] for view in (one, other)]
    return same and ranks[0] != ranks[1] and priestess(pair, params)


def priestess_rival(pair: Pair, params: Params) -> bool:
    points = [expected(view, params["who"], "priestess") for view in tables(pair)]
    return (
        points == [params["less"], params["points"]] and points[0] < points[1] and params["who"] != pair.seat
    )


def not_first(pair: Pair, params: Params) -> bool:
    other = tables(pair)[1]
    rest = [
        expected(other, seat, "priestess") for seat in range(len(other["players"])) if seat != params["who"]
    ]
    return priestess_rival(pair, params) and params["points"] > max(rest)


def apostate(pair: Pair, params: Params) -> bool:
    """What is lost and by how many; and nobody would be forgiven anything (L-10)."""
    one, other = tables(pair)
    assert all(is_paid(pair, view) for view in (one, other))
    entry = at(other, other["figures"]["apostate"])
    count = entry["active"][pair.seat] + entry["inactive"][pair.seat]
    lost = [-expected(view, pair.seat, "apostate") for view in (one, other)]
    return lost == [params["less"], params["points"]] and lost[0] < lost[1] and count == params["count"]


def apostate_rival(pair: Pair, params: Params) -> bool:
    one, other = tables(pair)
    assert all(is_paid(pair, view) for view in (one, other))
    lost = [-expected(view, params["who"], "apostate") for view in (one, other)]
    return lost == [params["points"], params["less"]] and lost[0] > lost[1] and params["who"] != pair.seat


def is_paid(pair: Pair, view: Data) -> bool:
    """Whether everybody can pay in full; the last time token brings 1 more, which the table does not show."""
    people = [player for player in view["players"] if not player["scripted"]]
    return all(
        player["influence"] + 1 + sum(player["if_round_ended"][source] for source in SCORED) >= 0
        for player in people
    )


def shrine(pair: Pair, params: Params) -> bool:
    left = [view["players"][pair.seat]["shrine_supply"] for view in tables(pair)]
    return bool(left[0] == left[1] - 1 and params["points"] == 4)


def council_seat(pair: Pair, params: Params) -> bool:
    values = [council(view, pair.seat) for view in tables(pair)]
    return values == [params["points"], params["less"]] and values[0] > values[1]


def favours(pair: Pair, params: Params) -> bool:
    counts = [len(view["players"][pair.seat]["favours"]) for view in tables(pair)]
    is_last = pair.see([])["round"] == 6
    return is_last and counts == [params["points"], params["less"]] and counts[0] > counts[1]


def ends_round(pair: Pair, params: Params) -> bool:
    one, other = ends(pair)
    before = pair.see([])
    idle = sum(active(before, seat) for seat in range(len(before["players"])) if seat != pair.seat)
    return is_scored(pair, one) and not is_scored(pair, other) and idle == params["count"]


def idle(pair: Pair, params: Params) -> bool:
    one, other = ends(pair)
    ends_only_there = is_scored(pair, other) and not is_scored(pair, one)
    return ends_only_there and active(pair.see([]), pair.seat) == params["count"] > 0


def last_token(pair: Pair, params: Params) -> bool:
    one, other = ends(pair)
    left = [view["time_tokens"]["total"] - view["time_tokens"]["turned"] for view in (one, other)]
    line = action(pair, pair.played)
    ending = pair.see([*line, pair.game.read("meditate")])
    assert other["to_move"] == params["who"] != pair.seat
    return left[1] == 1 < left[0] and is_scored(pair, ending)


def prepares(name: str) -> Callable[[Pair, Params], bool]:
    """The mover's next action in the line is of this kind, and nothing of it was possible before."""

    def prove(pair: Pair, params: Params) -> bool:
        rest = pair.better[len(action(pair, pair.better)) :]
        for step in range(len(rest)):
            line = [*action(pair, pair.better), *rest[:step]]
            if pair.game.to_move(pair.reach(line)) == pair.seat:
                is_this = pair.game.kind(rest[step]) == name
                return (
                    is_this
                    and name not in legal_kinds(pair, [])
                    and params["points"] == pair.see(line)["path"]["guard"]
                )
        return False

    return prove


def claim(pair: Pair, params: Params) -> bool:
    line = action(pair, pair.played)
    moves = pair.game.legal_moves(pair.reach(line))
    assert pair.game.to_move(pair.reach(line)) == params["who"] != pair.seat
    could = any(pair.game.kind(move) == "promote" and move.tile == params["tile"] for move in moves)
    return could and params["tile"] in ends(pair)[0]["players"][pair.seat]["claims"]


def keeps_favour(pair: Pair, params: Params) -> bool:
    held = [params["favour"] in view["players"][pair.seat]["favours"] for view in (pair.see([]), *ends(pair))]
    return held == [True, True, False]


def takes_favour(pair: Pair, params: Params) -> bool:
    held = [params["favour"] in view["players"][pair.seat]["favours"] for view in (pair.see([]), *ends(pair))]
    return held == [False, True, False]


def recruit(pair: Pair, params: Params) -> bool:
    left = [view["players"][pair.seat]["supply"] for view in (pair.see([]), *ends(pair))]
    return left == [params["left"] + 1, params["left"], params["left"] + 1]


def stays_active(pair: Pair, params: Params) -> bool:
    counts = [active(view, pair.seat) for view in ends(pair)]
    return counts == [params["count"], params["less"]] and counts[0] > counts[1]


def next_priestess(pair: Pair, params: Params) -> bool:
    points = [next_prizes(view)[pair.seat] for view in ends(pair)]
    isle = pair.see([])["figures"]["next"]["moon_priestess"]
    return isle == params["isle"] and points == [params["points"], params["less"]] and points[0] > points[1]


def next_prizes(view: Data) -> list[int]:
    """By seat, all novices of the isle active."""
    entry = at(view, view["figures"]["next"]["moon_priestess"])
    counts = [
        sum(entry[what][seat] for what in ("active", "inactive", "shrines"))
        for seat in range(len(view["players"]))
    ]
    values = [6, 3, 1] if len(counts) == 4 else [5, 2, 1]
    ranking = sorted(view["council"]["ranking"], key=lambda seat: -counts[seat])
    present = [seat for seat in ranking if counts[seat]]
    won = dict(zip(present, values, strict=False))
    return [won.get(seat, 0) for seat in range(len(counts))]


def next_apostate(pair: Pair, params: Params) -> bool:
    lost = []
    for view in ends(pair):
        entry = at(view, view["figures"]["next"]["apostate"])
        novices = entry["active"][pair.seat] + entry["inactive"][pair.seat]
        lost.append(novices + 1 if novices else 0)
    return lost == [params["less"], params["points"]] and lost[0] < lost[1]


def start_priestess(pair: Pair, params: Params) -> bool:
    counts = [pieces(view, pair.seat) for view in ends(pair)]
    return counts == [params["count"], params["less"]] and counts[0] > counts[1]


def start_apostate(pair: Pair, params: Params) -> bool:
    one, other = (at(view, view["figures"]["apostate"])["active"][pair.seat] for view in ends(pair))
    return bool(one == 0 and other == params["count"] == params["points"] - 1)


def start_builder(pair: Pair, params: Params) -> bool:
    one, other = (at(view, view["figures"]["master_builder"])["active"][pair.seat] for view in ends(pair))
    return bool(one == params["count"] > other)


def start_favour(pair: Pair, params: Params) -> bool:
    """A piece stands on that isle only after the move played, so its favour does not come at the end."""
    has = []
    for view in (pair.see([]), *ends(pair)):
        isle = at(view, params["favour"])
        has.append(bool(isle["active"][pair.seat] or isle["shrines"][pair.seat]))
    state = pair.reach(pair.played[:1])
    while pair.game.view(state, None)["phase"] == "pairs":
        state = pair.game.play(state, pair.game.legal_texts(state)[0])
    given = pair.game.view(state, None)["players"][pair.seat]["favours"]
    return has == [False, False, True] and params["favour"] not in given


def start_tiles(pair: Pair, params: Params) -> bool:
    counts = []
    for view in ends(pair):
        isles = [at(view, tile["symbol"]) for tile in view["path"]["groups"][0]["tiles"]]
        counts.append(
            sum(
                isle["active"][pair.seat] + isle["shrines"][pair.seat] * bool(isle["active"][pair.seat]) > 1
                for isle in isles
            )
        )
    return counts == [params["count"], params["less"]] and counts[0] > counts[1]


def opponent_tile(pair: Pair, params: Params) -> bool:
    one, other = (gained(pair, view, 1, "sanctification") for view in ends(pair))
    return bool(one == 0 < other == params["points"])


def opponent_displaces(pair: Pair, params: Params) -> bool:
    one, other = (temple(view)[params["tile"]] for view in ends(pair))
    return temple(pair.see([]))[params["tile"]] == pair.seat == one and other is None


def opponent_book(pair: Pair, params: Params) -> bool:
    tile = params["tile"]
    has = [tile in books(view) and temple(view)[tile] == 0 for view in (pair.see([]), *ends(pair))]
    return has[:2] == [True, True] and tile not in books(ends(pair)[1])


def opponent_council(pair: Pair, params: Params) -> bool:
    values = [council(view, 1) for view in ends(pair)]
    return values == [params["less"], params["points"]] and values[0] < values[1]


PROOFS: Proofs = {
    "better-luna-wins": wins,
    "better-luna-guard": guard,
    "better-luna-book": book,
    "better-luna-book-first": book_first,
    "better-luna-displaces": displaces,
    "better-luna-threat": threat,
    "better-luna-priestess": priestess,
    "better-luna-tie": tie,
    "better-luna-not-first": not_first,
    "better-luna-priestess-rival": priestess_rival,
    "better-luna-apostate": apostate,
    "better-luna-apostate-rival": apostate_rival,
    "better-luna-shrine": shrine,
    "better-luna-council": council_seat,
    "better-luna-favours": favours,
    "better-luna-ends-round": ends_round,
    "better-luna-idle": idle,
    "better-luna-last-token": last_token,
    **{
        f"better-luna-next-{name}": prepares(name)
        for name in ("sanctify", "shrine", "promote", "book", "herbs", "sail", "tide")
    },
    "better-luna-claim": claim,
    "better-luna-keeps-favour": keeps_favour,
    "better-luna-takes-favour": takes_favour,
    "better-luna-recruit": recruit,
    "better-luna-active": stays_active,
    "better-luna-next-priestess": next_priestess,
    "better-luna-next-apostate": next_apostate,
    "better-luna-start-priestess": start_priestess,
    "better-luna-start-apostate": start_apostate,
    "better-luna-start-builder": start_builder,
    "better-luna-start-favour": start_favour,
    "better-luna-start-tiles": start_tiles,
    "better-luna-opponent-tile": opponent_tile,
    "better-luna-opponent-displaces": opponent_displaces,
    "better-luna-opponent-book": opponent_book,
    "better-luna-opponent-council": opponent_council,
}
