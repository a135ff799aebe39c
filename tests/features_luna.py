"""What a record of Luna can show, by name; the rules are those of games/luna/rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from lunarium.core.game import Seat
from tests.records import Feature
from tests.records.luna_ply import ISLES, LAST_ROUND, OPPONENT, PLAYER, LunaPly

Plies = Sequence[LunaPly]
LunaFeature = Feature[LunaPly]
Test = Callable[[LunaPly], bool]
Table = dict[str, LunaFeature]

# ---------------------------------------------------------------------------------------- where to look


def on(rule: str, kind: str, test: Test) -> LunaFeature:
    """Some move of this kind passes."""
    return Feature(rule, lambda plies: any(ply.kind == kind and test(ply) for ply in plies))


def at_choice(rule: str, test: Test) -> LunaFeature:
    """Some position in which a player chooses among all actions passes."""
    return Feature(rule, lambda plies: any(ply.is_open and test(ply) for ply in plies))


def on_entry(rule: str, test: Test) -> LunaFeature:
    """Some move that brings a tile into the temple passes."""
    return Feature(rule, lambda plies: any(ply.entered is not None and test(ply) for ply in plies))


def at_round_end(rule: str, test: Test) -> LunaFeature:
    """Some move that ends a round passes."""
    return Feature(rule, lambda plies: any(ply.ends_round and test(ply) for ply in plies))


def between_rounds(rule: str, test: Test) -> LunaFeature:
    """Some move that ends a round but not the game passes."""
    return at_round_end(rule, lambda ply: not ply.is_over and test(ply))


def at_end(rule: str, test: Test) -> LunaFeature:
    """The game is over, and its last move passes."""
    return Feature(rule, lambda plies: plies[-1].is_over and test(plies[-1]))


def on_voyage(rule: str, kind: str, test: Callable[[Plies], bool]) -> LunaFeature:
    """Some whole journey or tide passes, given as its steps without `done`."""
    return Feature(
        rule, lambda plies: any(steps[0].kind == kind and test(steps) for steps in _voyages(plies))
    )


def _voyages(plies: Plies) -> Iterator[Plies]:
    """The journeys and tides that are done."""
    steps: list[LunaPly] = []
    for ply in plies:
        if ply.kind in ("journey", "tide"):
            steps = [ply]
        elif ply.kind == "step":
            steps.append(ply)
        elif ply.kind == "done":
            yield steps


def _rounds(plies: Plies) -> Iterator[Plies]:
    """The plies round by round."""
    for number in range(1, LAST_ROUND + 1):
        yield [ply for ply in plies if ply.round == number]


# ---------------------------------------------------------------------------------------- modes


def ends(**options: Any) -> LunaFeature:
    """A whole game with these options."""
    return at_end("L 7", lambda ply: options.items() <= ply.before["options"].items())


ENDS: Table = {
    "ends-with-two": ends(players=2, start="standard"),
    "ends-with-three": ends(players=3, start="standard"),
    "ends-with-four": ends(players=4, start="standard"),
    "ends-with-two-preselected": ends(players=2, start="preselected"),
    "ends-with-three-preselected": ends(players=3, start="preselected"),
    "ends-with-four-preselected": ends(players=4, start="preselected"),
    "solo-ends-on-level-1": ends(players=1, level=1),
    "solo-ends-on-level-2": ends(players=1, level=2),
    "solo-ends-on-level-3": ends(players=1, level=3),
}

# ---------------------------------------------------------------------------------------- set-up


def _are_figures_chosen(ply: LunaPly) -> bool:
    return all(figure in ply.before["options"] for figure in ("moon_priestess", "master_builder", "apostate"))


def _is_one_of_two_chosen(ply: LunaPly) -> bool:
    chosen = ply.before["options"].keys() & {"moon_priestess", "master_builder"}
    return ply.level == 3 and len(chosen) == 1


def _is_first_shrine_refused(ply: LunaPly, isle: str | None) -> bool:
    return isle is not None and not ply.can(f"place-shrine {isle}")


def _stands_first_shrine(ply: LunaPly) -> str | None:
    """An isle on which another player has just placed a shrine."""
    return next((isle for isle in ISLES for seat in ply.seats if ply.shrine(isle, seat)), None)


SET_UP: Table = {
    "figures-chosen": Feature("L-1", lambda plies: _are_figures_chosen(plies[0])),
    "figures-together": Feature(
        "L 2.9", lambda plies: plies[0].priestess == plies[0].builder == plies[0].apostate
    ),
    "another-seat-starts": Feature(
        "L 2.1", lambda plies: not plies[0].is_solo and plies[0].before["start_player"] > 0
    ),
    "first-shrine-on-herbs": on("L 3.1", "place-shrine", lambda p: p.isle == "herbs"),
    "first-shrine-refused-on-herbs": on(
        "L 3.1", "place-shrine", lambda p: len(p.seats) == 2 and _is_first_shrine_refused(p, "herbs")
    ),
    "first-shrine-refused-beside-another": on(
        "L 3.1",
        "place-shrine",
        lambda p: not p.is_solo and _is_first_shrine_refused(p, _stands_first_shrine(p)),
    ),
    "first-pair-beside-anothers": on(
        "L 3.1", "place-pair", lambda p: any(p.active(p.isle, seat) for seat in p.seats)
    ),
    "solo-first-shrine-refused-at-builder": on(
        "L 8.2", "place-shrine", lambda p: p.is_solo and _is_first_shrine_refused(p, p.builder)
    ),
    "solo-opponent-starts-with-nobody-at-builder": on(
        "L 8.2", "place-shrine", lambda p: p.is_solo and not p.active(p.builder, OPPONENT)
    ),
    "solo-level-3-one-figure-chosen": Feature("L 8.6", lambda plies: _is_one_of_two_chosen(plies[0])),
}

# ---------------------------------------------------------------------------------------- actions on isles


def _could_recruit(ply: LunaPly) -> bool:
    return any(ply.active(isle) >= 2 for isle in ISLES) and ply.level < 2


def _could_build(ply: LunaPly) -> bool:
    return ply.has("shrine") and ply.active(ply.builder) >= 2 and ply.level < 2


ON_ISLES: Table = {
    "favour-by-two": on("L 4.4", "favour", lambda p: not p.star and not p.shrine(p.isle)),
    "favour-by-shrine": on("L 4.4", "favour", lambda p: not p.star and p.shrine(p.isle)),
    "favour-star": on("L 4.5", "favour", lambda p: p.star and not p.shrine(p.isle)),
    "favour-star-by-shrine-alone": on(
        "L-2", "favour", lambda p: p.star and p.shrine(p.isle) and not p.novices(p.isle)
    ),
    "favour-star-by-shrine-with-novices": on(
        "L-2", "favour", lambda p: p.star and p.shrine(p.isle) and p.active(p.isle) > 0
    ),
    "favour-refused-second-of-a-kind": at_choice(
        "L 2.8",
        lambda p: any(p.has(i) and p.active(i) >= 2 and f"favour {i}" not in p.legal for i in ISLES),
    ),
    "recruit": on("L 4.4", "recruit", lambda p: not p.star),
    "recruit-star": on("L 4.5", "recruit", lambda p: p.star),
    "recruit-the-last": on("L 4.4", "recruit", lambda p: p.me["supply"] == 1),
    "recruit-refused-without-supply": at_choice(
        "L 4.4", lambda p: not p.me["supply"] and _could_recruit(p) and not p.can("recruit .*")
    ),
    "shrine": on("L 4.4", "shrine", lambda p: not p.star),
    "shrine-star": on("L 4.5", "shrine", lambda p: p.star),
    "shrine-beside-another": on(
        "L 4.4", "shrine", lambda p: any(p.shrine(p.builder, seat) for seat in p.seats)
    ),
    "shrine-the-last": on("L 4.4", "shrine", lambda p: p.me["shrine_supply"] == 1),
    "shrine-refused-beside-own": at_choice(
        "L 4.4", lambda p: _could_build(p) and p.shrine(p.builder) and "shrine" not in p.legal
    ),
    "shrine-refused-without-supply": at_choice(
        "L 4.4",
        lambda p: (
            _could_build(p)
            and not p.shrine(p.builder)
            and not p.me["shrine_supply"]
            and "shrine" not in p.legal
        ),
    ),
    "herbs-1": on("L 4.4", "herbs", lambda p: p.number == 1),
    "herbs-2": on("L 4.4", "herbs", lambda p: p.number == 2),
    "herbs-1-of-more": on("L 4.4", "herbs", lambda p: p.number == 1 < p.asleep(p.isle)),
    "herbs-refused-on-herbs": at_choice(
        "L 4.4", lambda p: p.has("herbs") and p.asleep("herbs") > 0 and not p.can("herbs herbs .")
    ),
    "sail-1": on("L 4.4", "sail", lambda p: p.way[0] != "stage" and p.number == 1),
    "sail-2": on("L 4.4", "sail", lambda p: p.way[0] != "stage" and p.number == 2),
    "sail-stage-1": on("L 4.4", "sail", lambda p: p.way[0] == "stage" and p.number == 1),
    "sail-stage-2": on("L 4.4", "sail", lambda p: p.way[0] == "stage" and p.number == 2),
    "sail-stage-1-of-more": on(
        "L 4.4", "sail", lambda p: p.way[0] == "stage" and p.number == 1 < p.me["stage"]
    ),
}

# ---------------------------------------------------------------------------------------- journey and tide


def _ways(steps: Plies) -> list[tuple[str, str]]:
    return [step.way for step in steps]


def _sources(steps: Plies) -> set[str]:
    """Who travels: active or asleep novices, or some from the landing stage."""
    return {
        "stage" if origin == "stage" else "asleep" if origin.endswith("-") else "active"
        for origin, _ in _ways(steps)
    }


def _is_repeated(steps: Plies) -> bool:
    ways = _ways(steps)
    return len(set(ways)) < len(ways)


def _is_exchange(steps: Plies) -> bool:
    """Somebody leaves an isle for another whence somebody comes to the first."""
    ways = {(origin.rstrip("-"), to) for origin, to in _ways(steps)}
    return any((to, origin) in ways for origin, to in ways)


def _is_order_kept(ply: LunaPly) -> bool:
    """An active novice stands before the last step's isle and may not go any more."""
    voyage = ply.before["voyage"]
    if voyage is None or voyage["last"]["from"] == "stage":
        return False
    earlier = ply.ring[: ply.ring.index(voyage["last"]["from"])]
    return any(ply.active(isle) and not ply.can(f"{isle}>.*") for isle in earlier)


def _stay_arrived(ply: LunaPly) -> bool:
    """On a tide, all sleepers of a later isle have just come there and may not go on."""
    voyage = ply.before["voyage"]
    if voyage is None or voyage["kind"] != "tide" or voyage["last"]["from"] == "stage":
        return False
    later = ply.ring[ply.ring.index(voyage["last"]["from"]) + 1 :]
    arrived = voyage["arrived"]
    return any(
        isle in arrived and ply.asleep(isle) == arrived[isle] and not ply.can(f"{isle}->.*") for isle in later
    )


def _is_virtual_novice_idle(ply: LunaPly) -> bool:
    """Journey and Herbs are there, but not with the novice favour."""
    moves = "(journey|tide|sail|herbs) .*"
    return ply.has("novice") and ply.can(moves) and not ply.can(rf"{moves}\*")


VOYAGES: Table = {
    "journey-of-one": on_voyage("L 4.4", "journey", lambda steps: len(steps) == 1),
    "journey-of-many": on_voyage(
        "L 4.4", "journey", lambda steps: len(steps) > 3 and len(dict(_ways(steps))) > 2
    ),
    "journey-step-repeated": on_voyage("notation 3.4", "journey", _is_repeated),
    "journey-exchange": on_voyage("notation 3.4", "journey", _is_exchange),
    "journey-refused-to-its-own-isle": at_choice(
        "L-5", lambda p: any(p.can(f"journey {i}>.*") and not p.can(f"journey {i}>{i}") for i in ISLES)
    ),
    "tide-active": on_voyage("L 4.4", "tide", lambda steps: _sources(steps[:1]) == {"active"}),
    "tide-asleep": on_voyage("L 4.4", "tide", lambda steps: _sources(steps[:1]) == {"asleep"}),
    "tide-stage": on_voyage("L 4.4", "tide", lambda steps: _sources(steps[:1]) == {"stage"}),
    "tide-of-one": on_voyage("L 4.4", "tide", lambda steps: len(steps) == 1),
    "tide-from-everywhere": on_voyage("L 4.4", "tide", lambda steps: len(_sources(steps)) == 3),
    "tide-step-repeated": on_voyage("notation 3.4", "tide", _is_repeated),
    "tide-exchange-of-sleepers": on_voyage(
        "notation 3.4", "tide", lambda steps: _sources(steps) == {"asleep"} and _is_exchange(steps)
    ),
    "tide-moves-nobody-twice": Feature("notation 3.4", lambda plies: any(map(_stay_arrived, plies))),
    "voyage-in-order": Feature("notation 3.4", lambda plies: any(map(_is_order_kept, plies))),
    "voyage-with-nobody-left-to-go": on("notation 3.4", "done", lambda p: p.legal == ["done"]),
    "virtual-novice-neither-travels-nor-wakes": at_choice("L-3", _is_virtual_novice_idle),
}

# ---------------------------------------------------------------------------------------- tiles


def _claimed(plies: Plies, ply: LunaPly) -> LunaPly | None:
    """The promotion that claimed the tile which this move sanctifies."""
    return next((other for other in plies if other.kind == "promote" and other.number == ply.number), None)


def sanctifies(rule: str, test: Callable[[LunaPly, LunaPly], bool]) -> LunaFeature:
    """Some promotion and the sanctification of the same tile pass together."""

    def shows(plies: Plies) -> bool:
        ends = [ply for ply in plies if ply.kind == "sanctify"]
        return any(test(claim, ply) for ply in ends if (claim := _claimed(plies, ply)))

    return Feature(rule, shows)


def sanctifies_in(number: int) -> LunaFeature:
    """A sanctification in this round, for the value of its guard tile."""
    return on("L 2.4", "sanctify", lambda ply: ply.round == number)


def _is_claim_out_of_reach(ply: LunaPly) -> bool:
    """Claimed by bribery, to be sanctified only by bribery or in the next round."""
    return any(
        ply.group(tile) > ply.round and not ply.can(rf"sanctify {tile}\$?") for tile in ply.me["claims"]
    )


def _is_far_tile_refused(ply: LunaPly) -> bool:
    """Two groups beyond the Guard, even bribery does not help."""
    far = [
        tile for tile in ply.free if ply.group(tile) == ply.round + 2 and ply.active(ply.symbol(tile)) >= 2
    ]
    return ply.has("bribery") and any(f"promote {tile}$" not in ply.legal for tile in far)


def _is_star_refused_by_shrine(ply: LunaPly) -> bool:
    return ply.has("novice") and any(
        ply.shrine(ply.symbol(tile))
        and f"promote {tile}" in ply.legal
        and f"promote {tile}*" not in ply.legal
        for tile in ply.approved
    )


TILES: Table = {
    "promote-by-two": on("L 4.4", "promote", lambda p: not p.star and not p.bribe and not p.shrine(p.isle)),
    "promote-by-shrine": on("L 4.4", "promote", lambda p: p.shrine(p.isle) and not p.bribe),
    "promote-star": on("L 4.5", "promote", lambda p: p.star and not p.bribe),
    "promote-bribe-by-two": on("L-6", "promote", lambda p: p.bribe and not p.star and not p.shrine(p.isle)),
    "promote-bribe-by-shrine": on("L-6", "promote", lambda p: p.bribe and p.shrine(p.isle)),
    "promote-star-bribe": on("L-6", "promote", lambda p: p.star and p.bribe),
    "promote-a-tile-long-approved": on("L-7", "promote", lambda p: p.group(p.number) < p.round),
    "promote-star-refused-by-shrine": at_choice("notation 3.3", _is_star_refused_by_shrine),
    "promote-refused-two-groups-on": at_choice("L-6", _is_far_tile_refused),
    "bribery-idle-in-round-6": at_choice(
        "L 2.5", lambda p: p.round == LAST_ROUND and p.has("bribery") and not p.can(r".*\$")
    ),
    "sanctify": on("L 4.4", "sanctify", lambda p: not p.bribe),
    "sanctify-bribe": on("L-6", "sanctify", lambda p: p.bribe),
    "sanctify-in-the-round-of-the-claim": sanctifies("L 4.4", lambda claim, p: claim.round == p.round),
    "sanctify-an-old-claim": sanctifies("L-7", lambda claim, p: not claim.bribe and claim.round < p.round),
    "sanctify-a-bribed-claim-later": sanctifies(
        "L-7", lambda claim, p: claim.bribe and claim.round < p.round
    ),
    "sanctify-refused-before-the-guard": at_choice("L-6", _is_claim_out_of_reach),
    **{f"sanctify-in-round-{number}": sanctifies_in(number) for number in range(1, LAST_ROUND + 1)},
}

# ---------------------------------------------------------------------------------------- temple


def _owner(ply: LunaPly) -> Seat:
    """Whose novice enters the temple."""
    return int(ply.spaces_after[ply.entered or 0]["novice"])


def _is_own_neighbour_spared(ply: LunaPly) -> bool:
    return any(space["novice"] == _owner(ply) and not space["book"] for space in ply.lower)


def _is_reader_spared(ply: LunaPly) -> bool:
    return any(space["novice"] not in (None, _owner(ply)) and space["book"] for space in ply.lower)


def _is_higher_spared(ply: LunaPly) -> bool:
    return any(
        space["novice"] not in (None, _owner(ply)) and not space["book"]
        for space in ply.beside
        if space not in ply.lower
    )


def _is_displaced_afar(ply: LunaPly) -> bool:
    return any(space["board"] != ply.spaces[ply.entered or 0]["board"] for space in ply.displaced)


def _book_of(ply: LunaPly) -> Seat | None:
    """Whose book the action moves."""
    owner: Seat | None = ply.spaces[int(ply.way[0])]["novice"]
    return owner


def _follows_opponents_book(plies: Plies) -> bool:
    """The opponent's taking a book leaves the bonus to the player's first Book action."""
    return any(
        any(ply.kind == "deactivate" and ply.gain("book", OPPONENT) for ply in part)
        and any(ply.kind == "book" and ply.gain("book") == 2 for ply in part)
        for part in _rounds(plies)
        if part and part[0].is_solo
    )


TEMPLE: Table = {
    "displaces-nobody": on_entry("L 4.8", lambda p: bool(p.lower) and not p.displaced),
    "displaces-one": on_entry("L 4.8", lambda p: len(p.displaced) == 1),
    "displaces-two": on_entry("L 4.8", lambda p: len(p.displaced) == 2),
    "displaces-three": on_entry("L 4.8", lambda p: len(p.displaced) >= 3),
    "displaces-two-players": on_entry("L 4.8", lambda p: len({space["novice"] for space in p.displaced}) > 1),
    "displaces-across-boards": on_entry("L 4.8", _is_displaced_afar),
    "displaces-a-first-tile": on_entry("L 4.8", lambda p: any(space["tile"] <= 4 for space in p.displaced)),
    "own-neighbour-stays": on_entry("L 4.8", _is_own_neighbour_spared),
    "book-saves-a-neighbour": on_entry("L 4.8", _is_reader_spared),
    "higher-neighbour-stays": on_entry("L 4.8", _is_higher_spared),
    "closed-space-beside": on_entry("L-4", lambda p: any(space["novice"] is None for space in p.lower)),
    "book-from-another": on("L 4.4", "book", lambda p: _book_of(p) != p.seat),
    "book-from-own": on("L 4.4", "book", lambda p: _book_of(p) == p.seat),
    "book-first-of-two-players": on("L 4.4", "book", lambda p: p.is_of_two and p.gain("book") == 2),
    "book-later-of-two-players": on("L 4.4", "book", lambda p: p.is_of_two and p.gain("book") == 1),
    "book-of-more-players": on("L 4.4", "book", lambda p: len(p.seats) > 2),
    "book-refused-all-have-one": at_choice(
        "L 4.4", lambda p: p.has("book") and bool(p.me["temple"]) and not p.can("book .*")
    ),
    "book-refused-nobody-in-temple": at_choice(
        "L 4.4", lambda p: p.has("book") and not p.me["temple"] and not p.can("book .*")
    ),
    "solo-book-first": on("L-15", "book", lambda p: p.is_solo and p.gain("book") == 2),
    "solo-book-later": on("L-15", "book", lambda p: p.is_solo and p.gain("book") == 1),
    "solo-book-first-after-the-opponents": Feature("L-15", _follows_opponents_book),
}

# ---------------------------------------------------------------------------------------- council, expulsion


def _comes_last(ply: LunaPly) -> bool:
    return ply.disc_after(ply.seat) == ply.last_seat


def _lies_on_top(ply: LunaPly) -> bool:
    others = ply.company(ply.seat)
    return bool(others) and all(ply.is_above(ply.seat, other) for other in others)


def _is_stuck_on_last_seat(ply: LunaPly) -> bool:
    return (
        ply.disc(ply.seat) == ply.last_seat
        and any(ply.active(isle) for isle in ISLES)
        and not ply.can("council .*")
    )


COUNCIL: Table = {
    "council": on("L 4.4", "council", lambda p: not p.star),
    "council-star": on("L 4.5", "council", lambda p: p.star and p.isle is not None),
    "council-alone": on("L-2", "council", lambda p: p.isle is None),
    "council-on-top": on("L 4.4", "council", lambda p: not _comes_last(p) and _lies_on_top(p)),
    "council-on-top-of-two": on(
        "L 4.4", "council", lambda p: not _comes_last(p) and len(p.company(p.seat)) >= 2
    ),
    "council-last-seat-exactly": on(
        "L-8", "council", lambda p: _comes_last(p) and p.disc(p.seat) + p.number == p.last_seat
    ),
    "council-last-seat-overshot": on("L-8", "council", lambda p: p.disc(p.seat) + p.number > p.last_seat),
    "council-last-seat-first": on("L-9", "council", lambda p: _comes_last(p) and not p.company(p.seat)),
    "council-last-seat-under-one": on(
        "L-9", "council", lambda p: _comes_last(p) and len(p.company(p.seat)) == 1
    ),
    "council-last-seat-under-two": on(
        "L-9", "council", lambda p: _comes_last(p) and len(p.company(p.seat)) >= 2
    ),
    "council-refused-on-last-seat": at_choice("L-8", _is_stuck_on_last_seat),
    "expel": on("L 4.4", "expel", lambda p: not p.star),
    "expel-star": on("L 4.5", "expel", lambda p: p.star and p.number >= 2),
    "expel-alone": on("L-2", "expel", lambda p: p.star and p.number == 1 and not p.novices(p.apostate)),
    "expel-alone-among-novices": on(
        "L-2", "expel", lambda p: p.star and p.number == 1 and p.active(p.apostate) > 0
    ),
    "expel-7": on("notation 3.2", "expel", lambda p: p.number == 7),
    "expel-8": on("notation 3.2", "expel", lambda p: p.number > 7),
}

# ---------------------------------------------------------------------------------------- rounds


def _acts_after_meditating(plies: Plies) -> bool:
    for part in _rounds(plies):
        tired: set[Seat] = set()
        for ply in part:
            if ply.kind == "meditate":
                tired.add(ply.seat)
            elif ply.seat in tired:
                return True
    return False


def _is_floor_met(ply: LunaPly, seat: Seat) -> bool:
    return ply.gain("forgiven", seat) > 0


def _is_netted(ply: LunaPly, seat: Seat) -> bool:
    """The Apostate takes more than there was, but the gains of the round make up for it."""
    had = ply.before["players"][seat]["influence"] + ply.gain("meditation", seat)
    return had < ply.lost[seat] and not _is_floor_met(ply, seat)


def _is_lost_by_sleepers(ply: LunaPly, seat: Seat) -> bool:
    return ply.lost[seat] > 0 and not ply.active(ply.apostate, seat)


def _is_shrine_spared(ply: LunaPly, seat: Seat) -> bool:
    return ply.shrine(ply.apostate, seat) and not ply.novices(ply.apostate, seat)


def some_seat(rule: str, test: Callable[[LunaPly, Seat], bool]) -> LunaFeature:
    """At the end of some round some player passes; the solo opponent is looked at elsewhere."""
    return at_round_end(
        rule,
        lambda ply: any(test(ply, seat) for seat in ply.seats if not ply.before["players"][seat]["scripted"]),
    )


def some_tie(rule: str, test: Callable[[LunaPly, int, int], bool]) -> LunaFeature:
    """Some tie for the Moon Priestess passes, given with the council seats of both."""
    return at_round_end(
        rule, lambda ply: any(test(ply, ply.disc(one), ply.disc(other)) for one, other in ply.ties)
    )


def _are_three_tied(ply: LunaPly) -> bool:
    return max(Counter(map(ply.pieces, ply.present)).values(), default=0) >= 3


def _is_prize_by_shrine(ply: LunaPly, seat: Seat) -> bool:
    return not ply.active(ply.priestess, seat) and ply.gain("priestess", seat) > 0


def _is_no_prize_for_sleepers(ply: LunaPly, seat: Seat) -> bool:
    return ply.asleep(ply.priestess, seat) > 0 and seat not in ply.present


def _novices_of_people(ply: LunaPly, isle: str) -> int:
    """Whom the Apostate seeks there."""
    return sum(ply.novices(isle, seat) for seat in ([PLAYER] if ply.is_solo else ply.seats))


def _apostate_to(ply: LunaPly) -> str:
    return str(ply.after["figures"]["apostate"])


def _goes_to_woken(ply: LunaPly) -> bool:
    return _apostate_to(ply) != ply.apostate and not any(
        ply.active(_apostate_to(ply), seat) for seat in ply.seats
    )


def _goes_full_circle(ply: LunaPly) -> bool:
    return _apostate_to(ply) == ply.apostate


def _takes_turn_to_the_left(ply: LunaPly, players: int) -> bool:
    return len(ply.seats) == players and ply.after["start_player"] == (ply.seat + 1) % players


def _are_actions_spent(ply: LunaPly) -> bool:
    return ply.me["actions_taken"] >= 100 and ply.legal == ["meditate"]


ROUNDS: Table = {
    "meditate": on("L 4.10", "meditate", lambda p: not p.ends_round),
    "meditate-for-want-of-anything-else": at_choice("L 4.10", lambda p: p.legal == ["meditate"]),
    "meditate-and-act-again": Feature("L 4.10", _acts_after_meditating),
    "last-token-of-two-by-the-start-player": between_rounds(
        "L 4.10", lambda p: p.is_of_two and p.seat == p.before["start_player"] == 1 - p.after["start_player"]
    ),
    "last-token-of-two-by-the-other": between_rounds(
        "L 4.10", lambda p: p.is_of_two and p.seat == p.after["start_player"] == 1 - p.before["start_player"]
    ),
    "last-token-of-three": between_rounds("L 4.10", lambda p: _takes_turn_to_the_left(p, 3)),
    "last-token-of-four": between_rounds("L 4.10", lambda p: _takes_turn_to_the_left(p, 4)),
    "last-token-point-lost": some_seat(
        "L 5.3", lambda p, seat: p.gain("meditation", seat) > 0 and _is_floor_met(p, seat)
    ),
    "priestess-visited-by-nobody": at_round_end("L 5.1", lambda p: not p.present),
    "priestess-visited-by-one": at_round_end("L 5.2", lambda p: len(p.present) == 1),
    "priestess-visited-by-two": at_round_end("L 5.2", lambda p: len(p.present) == 2),
    "priestess-visited-by-three": at_round_end("L 5.2", lambda p: len(p.present) == 3),
    "priestess-visited-by-four": at_round_end("L 5.2", lambda p: len(p.present) == 4),
    "priestess-tie-by-seat": some_tie("L 5.2", lambda p, one, other: one != other),
    "priestess-tie-by-stack": some_tie("L 5.2", lambda p, one, other: one == other < p.last_seat),
    "priestess-tie-on-last-seat": some_tie("L-9", lambda p, one, other: one == other == p.last_seat),
    "priestess-tie-of-three": at_round_end("L 5.2", _are_three_tied),
    "priestess-prize-for-a-shrine-alone": some_seat("L 5.1", _is_prize_by_shrine),
    "priestess-no-prize-for-sleepers": some_seat("L 5.1", _is_no_prize_for_sleepers),
    "apostate-takes": some_seat("L 5.1", lambda p, seat: p.lost[seat] >= 2),
    "apostate-takes-for-sleepers": some_seat("L 5.1", _is_lost_by_sleepers),
    "apostate-spares-a-shrine": some_seat("L 5.1", _is_shrine_spared),
    "apostate-among-nobody": at_round_end("L 5.1", lambda p: not _novices_of_people(p, p.apostate)),
    "gains-set-off-a-loss": some_seat("L 5.1", _is_netted),
    "influence-stops-at-0": some_seat("L-10", _is_floor_met),
    "apostate-goes-past-empty-isles": between_rounds(
        "L 6.3", lambda p: not _goes_full_circle(p) and len(p.between(p.apostate, _apostate_to(p))) > 1
    ),
    "apostate-goes-to-woken-novices": between_rounds("L 6.3", _goes_to_woken),
    "apostate-full-circle": between_rounds("L-11", lambda p: not p.is_solo and _goes_full_circle(p)),
    "only-meditation-after-100-actions": Feature("L-18", lambda plies: any(map(_are_actions_spent, plies))),
}

# ---------------------------------------------------------------------------------------- end


def _scores(ply: LunaPly) -> list[int]:
    return list(ply.after["outcome"]["scores"])


def win_tie(rule: str, test: Callable[[LunaPly, int, int], bool]) -> LunaFeature:
    """Two share the most influence at the end, and their council seats pass."""

    def shows(ply: LunaPly) -> bool:
        first, second = ply.after["outcome"]["ranking"][:2]
        scores = _scores(ply)
        return scores[first] == scores[second] and test(ply, ply.disc(first), ply.disc(second))

    return at_end(rule, lambda ply: not ply.is_solo and shows(ply))


def _is_tie_behind(ply: LunaPly) -> bool:
    places = [_scores(ply)[seat] for seat in ply.after["outcome"]["ranking"]]
    return any(one == other < places[0] for one, other in pairwise(places[1:]))


def _is_tile_left(ply: LunaPly, claimed: bool) -> bool:
    return any(
        entry["on_path"] and (entry["claimed_by"] is not None) == claimed
        for group in ply.after["path"]["groups"]
        for entry in group["tiles"]
    )


def some_end(rule: str, test: Callable[[LunaPly, Seat], bool]) -> LunaFeature:
    """At the end of the game somebody passes."""
    return at_end(rule, lambda ply: any(test(ply, seat) for seat in ply.seats))


END: Table = {
    "win-tie-by-seat": win_tie("L 7", lambda p, one, other: one > other),
    "win-tie-by-stack": win_tie("L 7", lambda p, one, other: one == other < p.last_seat),
    "win-tie-on-last-seat": win_tie("L-9", lambda p, one, other: one == other == p.last_seat),
    "tie-behind-the-winner": at_end("L 7", _is_tie_behind),
    "end-with-a-tile-unclaimed": at_end("L-7", lambda p: _is_tile_left(p, claimed=False)),
    "end-with-no-tile-unclaimed": at_end("L-7", lambda p: not _is_tile_left(p, claimed=False)),
    "end-with-a-claim-not-sanctified": at_end("L-7", lambda p: _is_tile_left(p, claimed=True)),
    "end-with-a-novice-on-the-stage": some_end("L 7", lambda p, seat: p.after["players"][seat]["stage"] > 0),
    "end-with-favours": some_end("L 7", lambda p, seat: p.gain("favours", seat) >= 2),
    "end-without-a-favour": some_end("L 7", lambda p, seat: p.gain("favours", seat) == 0),
    "end-on-the-last-seat": some_end("L 7", lambda p, seat: p.gain("council", seat) == 10),
    "end-with-six-shrines": some_end("L 7", lambda p, seat: p.gain("shrines", seat) == 24),
}

# ---------------------------------------------------------------------------------------- solo


def on_script(rule: str, test: Test) -> LunaFeature:
    """Some beginning of a solo round passes."""
    return on(rule, "deactivate", test)


def _supporters(ply: LunaPly) -> int:
    """The opponent's novices that lift his disc."""
    return ply.active(ply.isle, OPPONENT)


def _goal(ply: LunaPly) -> int:
    """Where the opponent's disc would come without an end to the council."""
    return ply.disc(OPPONENT) + _supporters(ply)


def _is_tile_passed_over(ply: LunaPly) -> bool:
    return ply.entered is not None and max(ply.approved) > ply.entered


def _is_tile_denied(ply: LunaPly) -> bool:
    """The isle that the player chose keeps him from the highest tile."""
    return (
        bool(ply.approved) and max(ply.approved) != ply.entered and ply.symbol(max(ply.approved)) == ply.isle
    )


def _book_goes_to(ply: LunaPly) -> int | None:
    """The opponent's tile to which a book goes."""
    return next(
        (tile for tile, space in ply.spaces_after.items() if space["book"] and not ply.spaces[tile]["book"]),
        None,
    )


def _takes_to_second(ply: LunaPly) -> bool:
    """His lowest tile has a book already."""
    goal = _book_goes_to(ply)
    return goal is not None and any(tile < goal for tile in ply.books(OPPONENT))


def _takes_lowest_of_two(ply: LunaPly) -> bool:
    books = ply.books(PLAYER)
    return len(books) == 2 and _book_goes_to(ply) is not None and not ply.spaces_after[books[0]]["book"]


def _does_opponent_build(ply: LunaPly) -> bool:
    return ply.kind == "end-round" and (
        ply.after["players"][OPPONENT]["shrine_supply"] < ply.before["players"][OPPONENT]["shrine_supply"]
    )


def _wins_by_new_shrine(ply: LunaPly) -> bool:
    """The shrine that he builds is what brings the opponent his prize."""
    return (
        _does_opponent_build(ply)
        and ply.builder == ply.priestess
        and ply.pieces(OPPONENT) > ply.pieces(PLAYER)
        and ply.pieces(OPPONENT) - 1 <= ply.pieces(PLAYER)
    )


def _is_building_missed(ply: LunaPly) -> bool:
    """Nobody of his is awake where he could build."""
    return ply.is_solo and not ply.shrine(ply.builder, OPPONENT) and not ply.active(ply.builder, OPPONENT)


def _returns_to_isle(ply: LunaPly) -> bool:
    return ply.is_solo and any(space["novice"] == OPPONENT for space in ply.displaced)


def _is_opponent_passed(ply: LunaPly) -> bool:
    """The Apostate goes past an isle with novices of the opponent only."""
    passed = ply.between(ply.apostate, _apostate_to(ply))
    return not _goes_full_circle(ply) and any(ply.novices(isle, OPPONENT) for isle in passed)


def _is_third_taking_refused(plies: Plies) -> bool:
    for part in _rounds(plies):
        taken: Counter[str | None] = Counter()
        for ply in part:
            twice = [isle for isle in ISLES if taken[isle] == 2 and not ply.has(isle)]
            if ply.is_open and any(
                _could_take(ply, isle) and f"favour {isle}" not in ply.legal for isle in twice
            ):
                return True
            taken[ply.isle] += ply.is_solo and ply.kind == "favour"
    return False


def _could_take(ply: LunaPly, isle: str) -> bool:
    """Whether there are novices enough for the isle's favour."""
    return ply.active(isle) >= 2 - ply.shrine(isle) and not ply.places[isle]["blocked"]


def difference(rule: str, test: Callable[[int], bool]) -> LunaFeature:
    """The result of a whole solo game passes."""
    return at_end(rule, lambda ply: ply.is_solo and test(ply.after["outcome"]["difference"]))


def _is_even(ply: LunaPly, first: Seat) -> bool:
    return ply.is_solo and len(set(_scores(ply))) == 1 and ply.after["outcome"]["ranking"][0] == first


SOLO: Table = {
    "solo-deactivate-one": on_script("L 8.3", lambda p: _supporters(p) == 1),
    "solo-deactivate-two": on_script("L 8.3", lambda p: _supporters(p) == 2),
    "solo-deactivate-refused-with-nobody": on_script(
        "L-12",
        lambda p: any(not p.active(isle, OPPONENT) and not p.can(f"deactivate {isle}") for isle in ISLES),
    ),
    "solo-deactivate-on-top-of-the-player": on_script(
        "L 4.4", lambda p: _goal(p) == p.disc(PLAYER) < p.last_seat and p.is_above(OPPONENT, PLAYER)
    ),
    "solo-deactivate-to-last-seat": on_script("L-12", lambda p: _goal(p) == p.last_seat),
    "solo-deactivate-past-last-seat": on_script("L-8", lambda p: p.disc(OPPONENT) < p.last_seat < _goal(p)),
    "solo-deactivate-on-last-seat": on_script("L-12", lambda p: p.disc(OPPONENT) == p.last_seat),
    "solo-deactivate-under-the-player": on_script(
        "L-9", lambda p: p.disc(OPPONENT) < p.last_seat <= min(_goal(p), p.disc(PLAYER))
    ),
    "solo-opponent-takes-highest-tile": on_script(
        "L 8.3", lambda p: p.entered is not None and p.entered == max(p.approved)
    ),
    "solo-opponent-takes-lower-tile": on_script("L 8.3", _is_tile_passed_over),
    "solo-opponent-is-denied-a-tile": on_script("L 8.3", _is_tile_denied),
    "solo-opponent-finds-no-tile": on_script("L 8.3", lambda p: not p.approved),
    "solo-opponent-has-nobody-for-a-tile": on_script(
        "L 8.3", lambda p: bool(p.approved) and p.entered is None
    ),
    "solo-opponent-displaces-one": on_script("L-13", lambda p: len(p.displaced) == 1),
    "solo-opponent-displaces-two": on_script("L-13", lambda p: len(p.displaced) >= 2),
    "solo-opponent-takes-book": on_script("L 8.3", lambda p: _book_goes_to(p) is not None),
    "solo-opponent-takes-book-to-second-tile": on_script("L-14", _takes_to_second),
    "solo-opponent-takes-lower-of-two-books": on_script("L 8.3", _takes_lowest_of_two),
    "solo-opponent-finds-no-book": on_script(
        "L 8.3", lambda p: p.entered is not None and not p.books(PLAYER)
    ),
    "solo-opponent-without-tile-takes-no-book": on_script(
        "L 8.3", lambda p: p.entered is None and bool(p.books(PLAYER))
    ),
    "solo-opponent-displaced": on("L 8.4", "sanctify", _returns_to_isle),
    "solo-opponent-builds": at_round_end("L 8.5", _does_opponent_build),
    "solo-opponent-builds-in-round-6": at_end("L 8.5", _does_opponent_build),
    "solo-opponent-builds-and-it-counts": at_round_end("L 8.5", _wins_by_new_shrine),
    "solo-opponent-misses-building": at_round_end("L 8.5", _is_building_missed),
    "solo-opponent-loses-nothing": at_round_end(
        "L 8.5", lambda p: p.is_solo and p.novices(p.apostate, OPPONENT) > 0 and p.lost[OPPONENT] == 0
    ),
    "solo-apostate-goes-past-opponent": between_rounds(
        "L 8.5", lambda p: p.is_solo and _is_opponent_passed(p)
    ),
    "solo-apostate-full-circle": between_rounds(
        "L-11", lambda p: p.is_solo and _goes_full_circle(p) and _novices_of_people(p, p.apostate) > 0
    ),
    "solo-apostate-full-circle-past-nobody": between_rounds(
        "L-11", lambda p: p.is_solo and not any(_novices_of_people(p, isle) for isle in ISLES)
    ),
    "solo-third-taking-refused": Feature("L-17", _is_third_taking_refused),
    "solo-nothing-but-end-round": at_choice("L 8.4", lambda p: p.legal == ["end-round"]),
    "solo-difference-positive": difference("L 8.1", lambda difference: difference > 0),
    "solo-difference-negative": difference("L 8.1", lambda difference: difference < 0),
    "solo-even-player-first": at_end("L 7", lambda p: _is_even(p, PLAYER)),
    "solo-even-opponent-first": at_end("L 7", lambda p: _is_even(p, OPPONENT)),
}

# ---------------------------------------------------------------------------------------- levels 2 and 3


def blocked(rule: str, test: Test, move: str) -> LunaFeature:
    """On level 2 or 3 something could be done at the Apostate's isle (`@` in the move), but is not legal."""
    return at_choice(
        rule, lambda ply: ply.level >= 2 and test(ply) and not ply.can(move.replace("@", ply.apostate))
    )


def _has_novice_for_favour(ply: LunaPly) -> bool:
    """The virtual novice would be enough for the favour of the Apostate's isle."""
    return (
        ply.apostate != "novice"
        and ply.has("novice")
        and not ply.has(ply.apostate)
        and ply.shrine(ply.apostate)
    )


def _uses_blocked_isle(ply: LunaPly) -> bool:
    """The opponent's script is free to act there."""
    return ply.level >= 2 and ply.entered is not None and ply.symbol(ply.entered) == ply.apostate


LEVELS: Table = {
    "solo-blocked-favour": blocked(
        "L-16", lambda p: not p.has(p.apostate) and p.active(p.apostate) >= 2, r"favour @"
    ),
    "solo-blocked-favour-star": blocked("L-16", _has_novice_for_favour, r"favour @\*"),
    "solo-blocked-recruit": blocked(
        "L-16", lambda p: p.active(p.apostate) >= 2 and p.me["supply"] > 0, "recruit @"
    ),
    "solo-blocked-shrine": blocked(
        "L-16",
        lambda p: (
            p.builder == p.apostate
            and p.has("shrine")
            and p.active(p.builder) >= 2
            and not p.shrine(p.builder)
        ),
        "shrine",
    ),
    "solo-blocked-herbs": blocked(
        "L-16",
        lambda p: p.has("herbs") and p.asleep(p.apostate) > 0 and p.apostate != "herbs",
        "herbs @ .",
    ),
    "solo-blocked-journey": blocked("L-16", lambda p: p.active(p.apostate) > 0, "journey @>.*"),
    "solo-blocked-tide": blocked("L-16", lambda p: p.has("tide") and p.asleep(p.apostate) > 0, "tide @->.*"),
    "solo-blocked-sail": blocked(
        "L-16", lambda p: p.has("sailboat") and p.active(p.apostate) > 0, "sail @>.*"
    ),
    "solo-blocked-promotion": at_choice(
        "L-16",
        lambda p: (
            p.level >= 2
            and p.active(p.apostate) >= 2
            and any(p.symbol(tile) == p.apostate and f"promote {tile}" not in p.legal for tile in p.approved)
        ),
    ),
    "solo-blocked-council": blocked(
        "L-16", lambda p: p.active(p.apostate) > 0 and p.disc(p.seat) < p.last_seat, "council @ .*"
    ),
    "solo-blocked-isle-is-open-to-sail": on(
        "L-16", "sail", lambda p: p.level >= 2 and p.way[1] == p.apostate
    ),
    "solo-blocked-isle-is-open-to-journey": on(
        "L-16", "journey", lambda p: p.level >= 2 and p.way[1] == p.apostate
    ),
    "solo-blocked-isle-is-open-to-tide": on(
        "L-16", "tide", lambda p: p.level >= 2 and p.way[1] == p.apostate
    ),
    "solo-blocked-isle-serves-the-opponent": on_script("L-16", _uses_blocked_isle),
    "solo-blocked-isle-lets-the-opponent-build": at_round_end(
        "L-16", lambda p: p.level >= 2 and p.builder == p.apostate and _does_opponent_build(p)
    ),
    "solo-council-alone-is-never-blocked": on("L-16", "council", lambda p: p.level >= 2 and p.isle is None),
    "solo-sanctification-is-never-blocked": on(
        "L-16", "sanctify", lambda p: p.level >= 2 and p.symbol(p.number) == p.apostate
    ),
    "solo-book-is-never-blocked": on("L-16", "book", lambda p: p.level >= 2),
    "solo-level-2-expulsion": on("L 8.6", "expel", lambda p: p.level == 2),
    "solo-level-2-expulsion-alone": on("L-16", "expel", lambda p: p.level == 2 and p.star and p.number == 1),
    "solo-level-3-no-expulsion": at_choice(
        "L 8.6", lambda p: p.level == 3 and p.active(p.apostate) > 0 and not p.can("expel .*")
    ),
    "solo-level-3-no-expulsion-alone": at_choice(
        "L 8.6", lambda p: p.level == 3 and p.has("novice") and not p.can("expel .*")
    ),
}

FEATURES: Table = ENDS | SET_UP | ON_ISLES | VOYAGES | TILES | TEMPLE | COUNCIL | ROUNDS | END | SOLO | LEVELS
