"""What the themes of puzzles claim, a second time: from views, for all possible actions."""

from collections.abc import Callable, Iterator
from typing import Any

from lunarium.core.types import Data
from tests.support.comparison_lines import Pair
from tests.support.luna.comparison_proofs import (
    action,
    at,
    ends,
    expected,
    gained,
    is_scored,
    legal_kinds,
    pieces,
    tables,
    temple,
)

Claim = Callable[[Pair], bool]
FIRST = {2: 5, 3: 5, 4: 6}  # the first prize of the Moon Priestess, by players
ALONE = 5


def others(pair: Pair) -> Iterator[Any]:
    """The moves with another idea than the better one."""
    idea = pair.game.showing.idea
    assert idea is not None
    own = idea(pair.state, pair.better[0])
    return (move for move in pair.game.legal_moves(pair.state) if idea(pair.state, move) != own)


def end(pair: Pair, move: Any) -> Data:
    """What is seen after the action that a move begins."""
    return pair.see(action(pair, [move]))


def table(pair: Pair, move: Any) -> Data:
    """What a scoring finds then."""
    view = end(pair, move)
    return pair.see([]) if is_scored(pair, view) else view


def is_alone(pair: Pair, has: Callable[[Any], bool]) -> bool:
    return not any(has(move) for move in others(pair))


def is_kind(*kinds: str) -> Claim:
    return lambda pair: pair.game.kind(pair.better[0]) in kinds


def turns_last(pair: Pair) -> bool:
    """One of the two ends the round, the other does not."""
    return [is_scored(pair, view) for view in ends(pair)] in ([True, False], [False, True])


def prize(pair: Pair, move: Any, seat: int) -> int:
    return expected(table(pair, move), seat, "priestess")


def tie(pair: Pair) -> bool:
    one, other = tables(pair)
    same = all(pieces(one, seat) == pieces(other, seat) for seat in range(len(one["players"])))
    mine = expected(one, pair.seat, "priestess")
    return (
        same
        and mine > expected(other, pair.seat, "priestess")
        and is_alone(pair, lambda move: prize(pair, move, pair.seat) >= mine)
    )


def priestess(pair: Pair) -> bool:
    one, other = tables(pair)
    seats = range(len(one["players"]))
    first = FIRST[len(seats)]

    def wins(view: Data, seat: int) -> bool:
        return expected(view, seat, "priestess") == first

    def only(seat: int, is_won: bool) -> bool:
        return is_alone(pair, lambda move: wins(table(pair, move), seat) == is_won)

    if wins(one, pair.seat) and not wins(other, pair.seat):
        return only(pair.seat, True)
    rivals = [seat for seat in seats if seat != pair.seat and wins(other, seat) and not wins(one, seat)]
    return any(only(seat, False) for seat in rivals)


def loss(view: Data, seat: int) -> int:
    return -expected(view, seat, "apostate")


def apostate(pair: Pair) -> bool:
    one, other = (loss(view, pair.seat) for view in ends(pair))

    def spares(move: Any) -> bool:
        view = end(pair, move)
        return not is_scored(pair, view) and loss(view, pair.seat) <= one

    return one < other and is_alone(pair, spares)


def displaces(pair: Pair, view: Data) -> bool:
    """Somebody else's novice is no longer in the temple."""
    before, after = temple(pair.see([])), temple(view)
    return any(owner not in (None, pair.seat) and after[tile] is None for tile, owner in before.items())


def would_displace(pair: Pair, move: Any) -> bool:
    """A claimed tile lies beside a lower one with somebody else's novice and no book."""
    if pair.game.kind(move) != "promote":
        return False
    beside = pair.state.layout.neighbours[move.tile]
    spaces = [space for space in end(pair, move)["temple"]["spaces"] if space["tile"] in beside]
    return any(
        space["tile"] < move.tile and space["novice"] not in (None, pair.seat) and not space["book"]
        for space in spaces
    )


def displacement(pair: Pair) -> bool:
    if displaces(pair, end(pair, pair.better[0])):
        return is_alone(pair, lambda move: displaces(pair, end(pair, move)))
    line = action(pair, pair.better)
    for step, move in enumerate(pair.better[len(line) :], start=len(line)):
        if (
            pair.game.kind(move) == "sanctify"
            and pair.game.to_move(pair.reach(pair.better[:step])) == pair.seat
        ):
            then = displaces(pair, pair.see(pair.better[: step + 1]))
            return then and is_alone(
                pair, lambda move: displaces(pair, end(pair, move)) or would_displace(pair, move)
            )
    return False


def bribery(pair: Pair) -> bool:
    """Only this move bribes; or the favour for a bribe that follows."""
    if "bribery" in pair.see([])["players"][pair.seat]["favours"]:
        is_bribe = [getattr(move, "bribe", False) for move in (pair.better[0], *others(pair))]
        return is_bribe.count(True) == 1 and is_bribe[0]
    return pair.game.write(pair.better[0]).startswith("favour bribery")


def builders(pair: Pair, view: Data) -> int:
    isle = at(view, pair.see([])["figures"]["next"]["master_builder"])
    return int(isle["active"][pair.seat] + isle["inactive"][pair.seat])


def can_build(pair: Pair, move: Any) -> bool:
    """By what is seen: the favour for it, two novices with the Builder, or one and the novice favour."""
    view = end(pair, move)
    isle = at(view, view["figures"]["master_builder"])
    held = view["players"][pair.seat]["favours"]
    active = isle["active"][pair.seat] + ("novice" in held)
    is_free = not isle["shrines"][pair.seat] and view["players"][pair.seat]["shrine_supply"] > 0
    return bool("shrine" in held and active >= 2 and isle["active"][pair.seat] and is_free)


def builder(pair: Pair) -> bool:
    """A shrine follows, or novices await the Builder as after no other action."""
    line = action(pair, pair.better)
    then = [pair.game.kind(move) for move in pair.better[len(line) :]]
    if "shrine" in then and "shrine" not in legal_kinds(pair, []) and can_build(pair, pair.better[0]):
        return is_alone(pair, lambda move: can_build(pair, move))
    count = builders(pair, end(pair, pair.better[0]))
    return count >= 2 and is_alone(pair, lambda move: builders(pair, table(pair, move)) >= count)


def guard(pair: Pair) -> bool:
    paid = gained(pair, end(pair, pair.better[0]), pair.seat, "sanctification")
    return paid > 0 and is_alone(
        pair, lambda move: gained(pair, end(pair, move), pair.seat, "sanctification") >= paid
    )


def claim(pair: Pair) -> bool:
    line = action(pair, pair.played)
    state = pair.reach(line)
    assert pair.game.to_move(state) != pair.seat
    wanted = {move.tile for move in pair.game.legal_moves(state) if pair.game.kind(move) == "promote"}
    return pair.better[0].tile in wanted and is_alone(
        pair, lambda move: pair.game.kind(move) == "promote" and move.tile in wanted
    )


CLAIMS: dict[str, Claim] = {
    "beginning": lambda pair: pair.see([])["phase"] in ("shrines", "pairs"),
    "opponent": is_kind("deactivate"),
    "tie": tie,
    "bribery": bribery,
    "shrine": is_kind("shrine"),
    "builder": builder,
    "book": is_kind("book"),
    "tide": is_kind("tide"),
    "displacement": displacement,
    "guard": guard,
    "last-token": turns_last,
    "end-of-round": turns_last,
    "priestess": priestess,
    "apostate": apostate,
    "expulsion": is_kind("expel"),
    "claim": claim,
    "promotion": is_kind("promote"),
    "sanctification": is_kind("sanctify"),
    "council": is_kind("council"),
    "recruit": is_kind("recruit"),
    "crossing": is_kind("sail", "journey"),
    "herbs": is_kind("herbs"),
    "favour": is_kind("favour"),
    "time": lambda pair: (
        [pair.game.kind(line[0]) for line in (pair.better, pair.played)].count("meditate") == 1
    ),
}
