"""What a record of Nova Luna can show, by name; the rules are those of games/nova_luna/rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from tests.records import Feature
from tests.records.nova_luna_ply import FIRST_STACK, FULL_TRACK, NovaLunaPly, Task
from tests.support.nova_luna.oracle import colour_of, tasks_of

Plies = Sequence[NovaLunaPly]
NovaLunaFeature = Feature[NovaLunaPly]
Test = Callable[[NovaLunaPly], bool]
Table = dict[str, NovaLunaFeature]

# ---------------------------------------------------------------------------------------- where to look


def on(rule: str, kind: str, test: Test) -> NovaLunaFeature:
    """Some move of this kind passes."""
    return Feature(rule, lambda plies: any(ply.kind == kind and test(ply) for ply in plies))


def at_end(rule: str, test: Test) -> NovaLunaFeature:
    """The game is over, and its last move passes."""
    return Feature(rule, lambda plies: plies[-1].ending is not None and test(plies[-1]))


def covers(rule: str, test: Callable[[Task], bool]) -> NovaLunaFeature:
    """Some task that a move covers passes."""
    return on(rule, "take", lambda ply: any(map(test, ply.covered)))


def leaves_open(rule: str, test: Callable[[Task], bool]) -> NovaLunaFeature:
    """Some task that is left open after a move, with tokens at hand, passes."""
    return on(rule, "take", lambda ply: ply.tokens_after > 0 and any(map(test, ply.display.open)))


# ---------------------------------------------------------------------------------------- refilling


def _is_compulsory(ply: NovaLunaPly) -> bool:
    return ply.kind == "take" and ply.is_refilled and ply.on_track == 1 and not ply.is_solo


def _can_refill(ply: NovaLunaPly) -> bool:
    return "refill" in ply.legal


def _is_refill_refused(ply: NovaLunaPly) -> bool:
    return ply.on_track <= 2 and not _can_refill(ply)


REFILLING: Table = {
    "refill-at-1": on("NL 4.1", "refill", lambda p: p.on_track == 1),
    "refill-at-2": on("NL-3", "refill", lambda p: p.on_track == 2),
    "refill-declined-at-1": on("NL 4.1", "take", lambda p: p.on_track == 1 and _can_refill(p)),
    "refill-declined-at-2": on("NL 4.1", "take", lambda p: p.on_track == 2 and _can_refill(p)),
    "refill-compulsory": on("NL-7", "take", lambda p: _is_compulsory(p) and p.on_track_after == FULL_TRACK),
    "refill-compulsory-short": on(
        "NL 4.1", "take", lambda p: _is_compulsory(p) and p.on_track_after < FULL_TRACK
    ),
    "refill-chosen-short": on("NL 4.1", "refill", lambda p: p.on_track_after < FULL_TRACK),
    "refill-with-all-of-the-supply": on(
        "NL 4.1", "refill", lambda p: p.after["supply"] == 0 and p.on_track_after == FULL_TRACK
    ),
    "refill-refused-without-supply-at-1": on(
        "NL-2", "take", lambda p: not p.is_solo and p.on_track == 1 and _is_refill_refused(p)
    ),
    "refill-refused-without-supply-at-2": on(
        "NL-2", "take", lambda p: not p.is_solo and p.on_track == 2 and _is_refill_refused(p)
    ),
    "supply-empty-with-many-tiles-left": on("NL 4.1", "take", lambda p: p.supply == 0 and p.on_track > 2),
}

# --------------------------------------------------------------------------------------- taking, advancing


def _is_place(place: int) -> Test:
    """The tile taken is the first, second or third in reach."""
    return lambda ply: len(ply.before["reach"]) >= place and ply.before["reach"][place - 1] == ply.tile


def _turns_in_a_row(plies: Plies) -> int:
    """The most tiles that one player takes before another comes to move."""
    takers = [ply.seat for ply in plies if ply.kind == "take"]
    most = row = 1
    for one, other in pairwise(takers):
        row = row + 1 if one == other else 1
        most = max(most, row)
    return most


def _goes_again_on_top(ply: NovaLunaPly) -> bool:
    """The token comes to the last one's space and lies on top of it."""
    return bool(ply.after["to_move"] == ply.seat) and ply.distance(ply.seat) == min(
        map(ply.distance, ply.others)
    )


def _is_top_of_others_first(ply: NovaLunaPly) -> bool:
    """Two others share the last place, and the top one is to move."""
    first, second = ply.after["queue"][:2]
    return ply.distance(first) == ply.distance(second) and ply.seat not in (first, second)


def _is_order_across_new_moon(ply: NovaLunaPly) -> bool:
    """Who is to move stands on a higher space than somebody who has passed the new moon."""
    spaces = [seat["space"] for seat in ply.after["seats"]]
    return bool(spaces[ply.after["queue"][0]] > min(spaces))


def against_others(rule: str, test: Test) -> NovaLunaFeature:
    """With two to four players, some tile that is taken passes."""
    return on(rule, "take", lambda ply: not ply.is_solo and ply.ending is None and test(ply))


TAKING: Table = {
    "another-seat-starts": Feature("NL 2.3", lambda plies: plies[0].seat > 0),
    "takes-the-first": on("NL 4.2", "take", _is_place(1)),
    "takes-the-second": on("NL 4.2", "take", _is_place(2)),
    "takes-the-third": on("NL 4.2", "take", _is_place(3)),
    "takes-past-empty-spaces": on("NL 4.2", "take", lambda p: None in p.passed),
    "takes-past-the-gold-space": on(
        "NL 4.2", "take", lambda p: p.before["wheel"].index(p.tile) < p.before["meeple"]
    ),
    "takes-from-the-gold-space": on("NL 4.2", "take", lambda p: p.before["wheel"][0] == p.tile),
    "chooses-from-two": on("NL 4.2", "take", lambda p: len(p.before["reach"]) == 2),
    "chooses-from-one": on("NL 4.2", "take", lambda p: len(p.before["reach"]) == 1),
    "three-turns-in-a-row": Feature(
        "NL 3.1", lambda plies: not plies[0].is_solo and _turns_in_a_row(plies) >= 3
    ),
    "again-on-top-of-another": against_others("NL 3.2", _goes_again_on_top),
    "top-of-two-others-first": against_others(
        "NL 3.1", lambda p: p.players > 2 and _is_top_of_others_first(p)
    ),
    "order-across-the-new-moon": against_others("NL-1", _is_order_across_new_moon),
}

# ---------------------------------------------------------------------------------------- tasks


def _is_by_chain(task: Task) -> bool:
    """Fewer tiles of a colour touch than the task asks for."""
    return any(len(task.touching(colour)) < task.colours.count(colour) for colour in task.colours)


def _is_by_two_groups(task: Task) -> bool:
    """No group of some colour is enough by itself."""
    return any(
        max(len(group - {task.cell}) for group in task.touching(colour)) < task.colours.count(colour)
        for colour in task.colours
    )


def _is_own_colour(task: Task) -> bool:
    return colour_of(task.name[0]) in task.colours


def _would_do(task: Task, count: Callable[[str], int]) -> bool:
    """Whether the task would be fulfilled if colours were counted like this."""
    return all(count(colour) >= task.colours.count(colour) for colour in task.colours)


def _lacks_itself(task: Task) -> bool:
    own = colour_of(task.name[0])
    return _would_do(task, lambda colour: len(task.counted(colour)) + (colour == own))


def _lacks_second_count(task: Task) -> bool:
    """A group that touches in two places would be enough if it counted twice."""
    own = colour_of(task.name[0])
    return _would_do(
        task,
        lambda colour: len(task.counted(colour)) if colour == own else sum(map(len, task.touching(colour))),
    )


def _lacks_corner(task: Task) -> bool:
    x, y = task.cell
    corners = [(x + dx, y + dy) for dx in (-1, 1) for dy in (-1, 1)]
    tiles, groups = task.display.tiles, task.display.groups

    def count(colour: str) -> int:
        reached = [groups[cell] for cell in corners if cell in tiles and colour_of(tiles[cell]) == colour]
        return len(task.counted(colour).union(*reached) - {task.cell})

    return _would_do(task, count)


def _cells_covered(ply: NovaLunaPly) -> list[bool]:
    """For each task covered, whether it is on the new tile."""
    return [task.cell == ply.cell for task in ply.covered]


def _joins_groups(ply: NovaLunaPly) -> bool:
    """The new tile makes one group of several, and a task elsewhere is fulfilled by it."""
    colour = colour_of(ply.tile)
    parts = {ply.display_before.groups.get(cell) for cell in ply.display.groups[ply.cell] - {ply.cell}}
    return len(parts) > 1 and any(colour in task.colours for task in ply.covered if task.cell != ply.cell)


def _lacks_tokens(ply: NovaLunaPly) -> bool:
    return ply.tokens_after == 0 and any(task.is_fulfilled for task in ply.display.open)


TASKS: Table = {
    "tile-without-tasks": on("NL 1.1", "take", lambda p: not tasks_of(p.tile)),
    "covers-none": on("NL 4.5", "take", lambda p: not p.covered),
    "covers-one": on("NL-4", "take", lambda p: len(p.covered) == 1),
    "covers-two": on("NL 4.5", "take", lambda p: len(p.covered) == 2),
    "covers-three": on("NL 4.5", "take", lambda p: len(p.covered) == 3),
    "covers-four-or-more": on("NL 4.5", "take", lambda p: len(p.covered) >= 4),
    "covers-on-the-new-tile": on("NL 4.5", "take", lambda p: any(_cells_covered(p))),
    "covers-on-an-older-tile": on("NL 4.5", "take", lambda p: not all(_cells_covered(p))),
    "covers-on-both": on("NL 6 (5)", "take", lambda p: len(set(_cells_covered(p))) == 2),
    "covers-two-tasks-of-a-tile": on(
        "NL 6 (3)", "take", lambda p: len({task.cell for task in p.covered}) < len(p.covered)
    ),
    "covers-the-last-of-three-tasks": on(
        "NL 6 (4)",
        "take",
        lambda p: any(all(place["covered"]) and len(place["covered"]) == 3 for place in p.display.seen),
    ),
    "task-by-a-chain": covers("NL 5.2", _is_by_chain),
    "task-by-two-groups": covers("NL 5.3", _is_by_two_groups),
    "task-by-joining-groups": on("NL 5.2", "take", _joins_groups),
    "task-of-four": covers("NL 5.3", lambda task: len(task.colours) == 4),
    "task-in-its-own-colour": covers("NL 5.5", _is_own_colour),
    "task-open-without-itself": leaves_open("NL 5.5", _lacks_itself),
    "task-open-as-groups-count-once": leaves_open("NL 5.3", _lacks_second_count),
    "task-open-as-corners-do-not-touch": leaves_open("NL 5.6", _lacks_corner),
    "more-tasks-than-tokens": on("NL-8", "take", lambda p: not p.is_solo and _lacks_tokens(p)),
    "solo-more-tasks-than-tokens": on("NL-8", "take", lambda p: p.is_solo and _lacks_tokens(p)),
}

# ---------------------------------------------------------------------------------------- ends


def ends(rule: str, ending: str, **options: Any) -> NovaLunaFeature:
    """A whole game with these options and this ending."""
    return at_end(rule, lambda ply: ply.ending == ending and options.items() <= ply.before["options"].items())


def _result(ply: NovaLunaPly) -> Any:
    return ply.after["outcome"]["result"]


def _is_tied(ply: NovaLunaPly, place: int) -> bool:
    """Whether this place in the ranking and the next one have equally many tokens left."""
    left = [_result(ply)["tokens_left"][seat] for seat in _result(ply)["ranking"]]
    return any(one == other for one, other in list(pairwise(left))[place : place + 1])


def _is_on_one_space(ply: NovaLunaPly) -> bool:
    """Whether the first two of the ranking have come equally far."""
    first, second = _result(ply)["ranking"][:2]
    return ply.distance(first) == ply.distance(second)


def among_others(rule: str, test: Test) -> NovaLunaFeature:
    """With two to four players, the end passes."""
    return at_end(rule, lambda ply: not ply.is_solo and test(ply))


ENDS: Table = {
    "ends-by-last-token-with-two": ends("NL 7.1", "last-token", players=2, first_game=False),
    "ends-by-last-token-with-three": ends("NL 7.1", "last-token", players=3, first_game=False),
    "ends-by-last-token-with-four": ends("NL 7.1", "last-token", players=4, first_game=False),
    "ends-by-last-token-in-a-first-game-of-two": ends("NL 2.2", "last-token", players=2, first_game=True),
    "ends-by-last-token-in-a-first-game-of-three": ends("NL 2.2", "last-token", players=3, first_game=True),
    "ends-by-last-token-in-a-first-game-of-four": ends("NL 2.2", "last-token", players=4, first_game=True),
    "ends-without-tiles-with-two": ends("NL 7.2", "no-tiles", players=2, first_game=False),
    "ends-without-tiles-with-three": ends("NL 7.2", "no-tiles", players=3, first_game=False),
    "ends-without-tiles-with-four": ends("NL 7.2", "no-tiles", players=4, first_game=False),
    "ends-without-tiles-in-a-first-game-of-two": ends("NL 2.2", "no-tiles", players=2, first_game=True),
    "ends-without-tiles-in-a-first-game-of-three": ends("NL 2.2", "no-tiles", players=3, first_game=True),
    "ends-without-tiles-in-a-first-game-of-four": ends("NL 2.2", "no-tiles", players=4, first_game=True),
    "win-tie-by-distance": among_others("NL 7.4", lambda p: _is_tied(p, 0) and not _is_on_one_space(p)),
    "win-tie-by-tower": among_others("NL 7.4", lambda p: _is_tied(p, 0) and _is_on_one_space(p)),
    "tie-behind-the-winner": among_others(
        "NL 7.4", lambda p: not _is_tied(p, 0) and (_is_tied(p, 1) or _is_tied(p, 2))
    ),
    "last-token-with-the-last-tile": among_others(
        "NL 7.1", lambda p: p.ending == "last-token" and not p.on_track_after and not p.supply
    ),
    "last-token-empties-the-track": among_others(
        "NL-7", lambda p: p.ending == "last-token" and not p.on_track_after and p.supply > 0
    ),
}

# ---------------------------------------------------------------------------------------- solo


def _goes_on(ply: NovaLunaPly) -> bool:
    """The phase could be ended, but another tile is taken."""
    return ply.kind == "take" and "end-phase" in ply.legal


def _ends_at_once(plies: Plies) -> bool:
    return any(ply.kind == "end-phase" for ply in plies) and not any(map(_goes_on, plies))


def _ends_after_more(plies: Plies) -> bool:
    return any(ply.kind == "end-phase" for ply in plies) and any(map(_goes_on, plies))


def alone(rule: str, test: Test) -> NovaLunaFeature:
    """In solo, some tile that is taken passes."""
    return on(rule, "take", lambda ply: ply.is_solo and test(ply))


def alone_at_end(rule: str, test: Test) -> NovaLunaFeature:
    """The solo game is over, and its last move passes."""
    return at_end(rule, lambda ply: ply.is_solo and test(ply))


def _runs_out(ply: NovaLunaPly) -> bool:
    """Phase 1 ends by itself and phase 2 follows."""
    return ply.ends_phase_1 and ply.ending is None


def _scoring(ply: NovaLunaPly) -> Any:
    return ply.before["options"]["solo_scoring"]


def _note(ply: NovaLunaPly, part: str) -> int:
    return int(ply.after["outcome"]["breakdown"][0][part])


SOLO: Table = {
    "solo-phase-1-ended-at-once": Feature("NL 8.3", _ends_at_once),
    "solo-phase-1-ended-after-more-tiles": Feature("NL 8.3", _ends_after_more),
    "solo-phase-1-overflow": alone(
        "NL-5", lambda p: p.phase == 1 and p.placed < FIRST_STACK < p.placed_after
    ),
    "solo-phase-1-runs-out-with-penalty": alone("NL 8.6", lambda p: _runs_out(p) and p.is_fined),
    "solo-phase-1-runs-out-on-the-eighth-token": alone(
        "NL 8.6", lambda p: _runs_out(p) and p.placed < FIRST_STACK <= p.placed_after
    ),
    "solo-phase-1-runs-out-by-choice": alone("NL 8.6", lambda p: _runs_out(p) and p.placed >= FIRST_STACK),
    "solo-untaken-tiles-remain": on("NL 8.5", "end-phase", lambda p: p.on_track > 0),
    "solo-no-refill": alone("NL 8.2", lambda p: p.phase == 1 and _is_refill_refused(p)),
    "solo-all-placed-in-phase-1": alone_at_end("NL 8.7", lambda p: p.phase == 1),
    "solo-all-placed-in-phase-1-each-tile-once": alone_at_end(
        "NL-6", lambda p: p.phase == 1 and _scoring(p) == "each-tile-once"
    ),
    "solo-all-placed-in-phase-1-with-tiles-left": alone_at_end(
        "NL 8.7", lambda p: p.phase == 1 and p.on_track_after > 0
    ),
    "solo-all-placed-in-phase-2": alone_at_end(
        "NL 8.8", lambda p: p.phase == 2 and p.ending == "all-placed" and p.on_track_after > 0
    ),
    "solo-all-placed-with-the-last-tile": alone_at_end(
        "NL 8.8", lambda p: p.phase == 2 and p.ending == "all-placed" and not p.on_track_after
    ),
    "solo-phase-2-runs-out": alone_at_end("NL 8.8", lambda p: _note(p, "phase_2_penalty") > 0),
    "solo-first-stack-placed-in-phase-2": alone_at_end(
        "NL 8.6", lambda p: _note(p, "phase_1_penalty") > 0 and p.placed_after >= FIRST_STACK
    ),
    "solo-first-stack-never-placed": alone_at_end("NL 8.6", lambda p: p.placed_after < FIRST_STACK),
    "solo-whole-display": alone_at_end("NL-6", lambda p: p.phase == 2 and _scoring(p) == "whole-display"),
    "solo-each-tile-once": alone_at_end("NL-6", lambda p: p.phase == 2 and _scoring(p) == "each-tile-once"),
    "solo-ignores-first-game": alone("notation 2.1", lambda p: p.before["options"]["first_game"]),
}

FEATURES: Table = REFILLING | TAKING | TASKS | ENDS | SOLO
