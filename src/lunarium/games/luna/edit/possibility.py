"""Possibility: whether a position of Luna can come about, by the box and by the rules."""

from collections import Counter
from collections.abc import Iterator

from lunarium.core.errors import BadPosition
from lunarium.core.game import Seat
from lunarium.core.reasons import Reason
from lunarium.games.luna.components import Components
from lunarium.games.luna.isles import ISLES, STAGE, TIDE, Isle
from lunarium.games.luna.moves import place_pair, place_shrine
from lunarium.games.luna.preliminary import (
    SUPPLY_AFTER,
    begin_preliminary_round,
    place,
    place_two,
    refuse_pair,
    refuse_shrine,
)
from lunarium.games.luna.scoring import final_points
from lunarium.games.luna.setup import count_sides, first_state, is_one_isle_for_two
from lunarium.games.luna.state import (
    ACTION_PHASE,
    MOST_ACTIONS,
    NOVICES,
    OPPONENT_PHASE,
    OVER,
    PAIR_PHASE,
    ROUNDS,
    SHRINE_PHASE,
    SHRINES,
    Source,
    State,
    Voyage,
)
from lunarium.games.luna.wire import FigureName, LunaDraft

Faults = Iterator[BadPosition]

PRELIMINARY = (SHRINE_PHASE, PAIR_PHASE)
LAST_POINTS = (Source.SHRINES, Source.FAVOURS, Source.COUNCIL)  # paid at the end
OPPONENT = 1
COURSE, RING, TEMPLE, COUNCIL = (
    "course",
    "isles",
    "temple",
    "council",
)  # places of faults, beside tiles, sides


def find_form_faults(draft: LunaDraft, data: Components) -> Faults:
    """What keeps the parts of a draft from fitting together, so that there is nothing to look at."""
    sides = count_sides(draft["options"])
    if len(draft["boards"]) != sides or len(set(draft["boards"])) != sides:
        yield BadPosition("luna-position-boards", count=sides).at(TEMPLE)
    if len(set(draft["isles"])) != len(ISLES):
        yield BadPosition("luna-position-ring").at(RING)
    tiles = [space["tile"] for space in draft["temple"]] + [claim["tile"] for claim in draft["claims"]]
    for tile, count in Counter(tiles).items():
        if count > 1:
            yield BadPosition("luna-position-tile-twice", tile=tile).at(_at(tile))
    if (draft["takings"] is not None) != (draft["options"]["players"] == 1):
        yield BadPosition("luna-position-takings").at(COURSE)
    if draft["phase"] in PRELIMINARY and draft["laps"]:
        yield BadPosition("luna-position-preliminary").at(COURSE)
    if sorted(disc["seat"] for disc in draft["council"]) != list(range(sides)):
        yield BadPosition("luna-position-council", count=sides).at(COUNCIL)
    elif max(disc["place"] for disc in draft["council"]) >= len(data.council):
        yield BadPosition("luna-position-council-seat", seats=len(data.council)).at(COUNCIL)


def find_faults(state: State) -> Faults:
    """What cannot have come about."""
    always = (_check_phase, _check_figures, _check_tiles, _check_books, _check_pieces, _check_council)
    faults = [fault for check in always for fault in check(state)]
    yield from faults
    if state.phase not in PRELIMINARY:
        yield from _check_after_preliminary(state)
        yield from _check_round(state)
        yield from _check_points(state)
        if state.voyage is not None and state.phase == ACTION_PHASE:
            yield from _check_voyage(state, state.voyage)
    elif not faults:  # it is played again, as only what is possible can be
        yield from _check_preliminary(state)


def _check_phase(state: State) -> Faults:
    """The phase is one of this mode, in a round that has it, and those move who can."""
    layout = state.layout
    is_preselected = layout.options["start"] == "preselected"
    if (state.phase == OPPONENT_PHASE and not layout.is_solo) or (
        state.phase in PRELIMINARY and (is_preselected or state.round > 1)
    ):
        yield BadPosition("luna-position-phase", round=state.round).at(COURSE)
    if state.phase == OVER and state.round != ROUNDS:
        yield BadPosition("luna-position-over", rounds=ROUNDS).at(COURSE)
    if layout.is_solo and (state.turn, state.start_player) != (0, OPPONENT):
        yield BadPosition("luna-position-solo-turn").at(COURSE)
    if state.voyage is not None and state.phase != ACTION_PHASE:
        yield BadPosition("luna-position-voyage").at(COURSE)


def _check_figures(state: State) -> Faults:
    """Moon Priestess and Master Builder walk as printed from where they were put."""
    layout, options, walked = state.layout, state.layout.options, state.round - 1
    data = layout.components
    is_preselected = options["start"] == "preselected"
    if is_preselected and layout.ring != data.preselected.ring:
        yield BadPosition("luna-position-preselected").at(RING)
    walks: dict[FigureName, int] = {
        "moon_priestess": data.priestess[layout.players].moves,
        "master_builder": data.builder_moves,
    }
    apart = walked * (walks["moon_priestess"] - walks["master_builder"])
    if state.phase in PRELIMINARY:
        walks["apostate"] = 0  # nobody has expelled him yet
    for figure, steps in walks.items():
        put: Isle | None = ISLES.index(options[figure]) if figure in options else None
        put = getattr(data.preselected, figure) if is_preselected else put
        if put is None:
            continue
        expected = layout.clockwise(put, walked * steps)
        if getattr(state, figure) != expected:
            fault = BadPosition(
                "luna-position-figure", figure=figure, isle=ISLES[expected], round=state.round
            )
            yield fault.at(f"figure:{figure}")
    together = layout.clockwise(state.master_builder, apart)
    if is_one_isle_for_two(options) and together != state.moon_priestess:
        yield BadPosition("luna-position-level-3", isle=ISLES[together]).at("figure:moon_priestess")


def _check_tiles(state: State) -> Faults:
    """Temple and path: tiles of these boards, as far as the Guard lets them."""
    layout = state.layout
    for tile in (*state.temple, *state.claims):
        if tile not in layout.position:
            yield BadPosition("luna-position-tile-not-in-play", tile=tile).at(_at(tile))
        elif layout.group.get(tile, 0) > state.round + 1:
            guard = state.guard_value
            fault = BadPosition("luna-position-beyond-guard", tile=tile, round=state.round, guard=guard)
            yield fault.at(_at(tile), COURSE)
    for tile in sorted(set(layout.position) - set(layout.group)):
        if tile not in state.temple:
            yield BadPosition("luna-position-first-tile", tile=tile).at(_at(tile))
    for tile, owner in state.temple.items():
        higher = (other for other in layout.neighbours.get(tile, ()) if other > tile)
        if owner is None and not any(other in state.temple for other in higher):
            yield BadPosition("luna-position-closed", tile=tile).at(_at(tile))


def _check_books(state: State) -> Faults:
    """As many books as sides, each under a novice."""
    for tile in sorted(state.books):
        if state.temple[tile] is None:
            yield BadPosition("luna-position-book-alone", tile=tile).at(_at(tile))
    if len(state.books) != state.layout.players:
        found, needed = len(state.books), state.layout.players
        yield BadPosition("luna-position-books", found=found, needed=needed).at(TEMPLE)


def _check_pieces(state: State) -> Faults:
    """No more pieces than the box holds."""
    for seat in range(state.layout.players):
        side = _name(state, seat)
        if state.supply[seat] < 0:
            found = NOVICES - state.supply[seat]
            yield BadPosition("luna-position-novices", side=side, found=found, most=NOVICES).at(_of(seat))
        if state.shrine_supply[seat] < 0:
            found = SHRINES - state.shrine_supply[seat]
            yield BadPosition("luna-position-shrines", side=side, found=found, most=SHRINES).at(_of(seat))
    closed = list(state.temple.values()).count(None)
    if sum(state.stage) > closed:
        waiting = [_of(seat) for seat, count in enumerate(state.stage) if count]
        yield BadPosition("luna-position-stage", found=sum(state.stage), most=closed).at(*waiting)
    if state.layout.is_solo and (
        any(state.favours[OPPONENT]) or state.stage[OPPONENT] or OPPONENT in state.claims.values()
    ):
        yield BadPosition("luna-position-opponent").at(_of(OPPONENT))


def _check_council(state: State) -> Faults:
    """Who is further comes first."""
    places = [state.council_seat[seat] for seat in state.council_rank]
    if sorted(places, reverse=True) != places:
        yield BadPosition("luna-position-council-order").at(COUNCIL)


def _check_preliminary(state: State) -> Faults:
    """The pieces stand as the preliminary round puts them when it is played again."""
    again = first_state(state.layout, state.layout.setup)
    begin_preliminary_round(again)
    while again.phase == SHRINE_PHASE and any(state.shrines[again.turn]):
        shrine = place_shrine(state.shrines[again.turn].index(True))
        if reasons := list(refuse_shrine(again, shrine)):
            yield _misplaced(reasons)
            return
        place(again, shrine)
    while again.phase == PAIR_PHASE and (isle := _next_pair(state, again)) is not None:
        pair = place_pair(isle)
        if reasons := list(refuse_pair(again, pair)):
            yield _misplaced(reasons)
            return
        place_two(again, pair)
    if again != state:
        yield _misplaced([])


def _next_pair(state: State, again: State) -> Isle | None:
    """An isle where the seat to move has novices that it has not put yet."""
    wanted, put = state.active[again.turn], again.active[again.turn]
    return next((isle for isle in range(len(ISLES)) if wanted[isle] > put[isle]), None)


def _misplaced(reasons: list[Reason]) -> BadPosition:
    """With the preliminary round's own reasons against a piece."""
    return BadPosition("luna-position-preliminary", reasons=reasons).at(COURSE, RING)


def _check_after_preliminary(state: State) -> Faults:
    """Everybody has put a shrine and four pairs; the solo opponent has nothing in supply."""
    for seat in range(state.layout.players):
        side = _name(state, seat)
        if not any(state.shrines[seat]):
            yield BadPosition("luna-position-no-shrine", side=side).at(_of(seat))
        most = SUPPLY_AFTER if seat in state.people else 0
        if state.supply[seat] > most:
            found, least = NOVICES - state.supply[seat], NOVICES - most
            yield BadPosition("luna-position-supply", side=side, found=found, least=least).at(_of(seat))


def _check_round(state: State) -> Faults:
    """Time tokens and actions of this round fit each other."""
    taken, tokens = state.actions_taken, state.tokens_turned
    last = state.time_tokens if state.phase == OVER else max(0, state.time_tokens - 1)
    least = state.time_tokens if state.phase == OVER else 0
    if not least <= tokens <= last:
        yield BadPosition("luna-position-tokens", found=tokens, least=least, most=last).at(COURSE)
        return
    turned_before = tokens - 1 if state.phase == OVER else tokens  # the last token ends the round at once
    needed = max(turned_before, sum(state.takings))
    if sum(taken) < needed:
        yield BadPosition("luna-position-too-few-actions", found=sum(taken), least=needed).at(COURSE)
    if sum(max(0, count - MOST_ACTIONS) for count in taken) > tokens:  # L-18
        yield BadPosition("luna-position-too-many-actions", most=MOST_ACTIONS).at(COURSE)
    if state.phase == OPPONENT_PHASE and (
        any(taken) or state.book_used or any(any(row) for row in state.inactive)
    ):
        yield BadPosition("luna-position-round-begins").at(COURSE)


def _check_points(state: State) -> Faults:
    """Influence is never negative (L-10), and the end's points are paid at the end."""
    for seat in range(state.layout.players):
        side = _name(state, seat)
        if state.influence(seat) < 0:
            yield BadPosition("luna-position-influence", side=side).at(_of(seat))
        paid = tuple(state.points[seat][source] for source in LAST_POINTS)
        due = final_points(state, seat) if state.phase == OVER else (0, 0, 0)
        if paid != due:
            shrines, favours, council = due
            fault = BadPosition(
                "luna-position-final", side=side, shrines=shrines, favours=favours, council=council
            )
            yield fault.at(_of(seat))


def _check_voyage(state: State, voyage: Voyage) -> Faults:
    """Those who have arrived are there, and a step not after the last one can have brought them."""
    place, asleep, to = voyage.last
    layout, seat = state.layout, state.turn
    is_one = voyage.arrived[layout.ring[to]] > 0 and _can_step(state, voyage, *voyage.last)
    were_steps = all(
        any(
            _can_step(state, voyage, origin, inactive, layout.place[isle])
            for origin in range(STAGE + 1)
            for inactive in (False, True)
            if (origin, inactive, layout.place[isle]) <= (place, asleep, to)
        )
        for isle, count in enumerate(voyage.arrived)
        if count
    )
    are_there = all(count <= there for count, there in zip(voyage.arrived, state.inactive[seat], strict=True))
    has_favour = voyage.is_tide and state.favours[seat][TIDE]  # it was returned with the first step
    if not (is_one and were_steps and are_there) or has_favour or state.actions_taken[seat] >= MOST_ACTIONS:
        yield BadPosition("luna-position-voyage").at(COURSE)


def _can_step(state: State, voyage: Voyage, origin: int, asleep: bool, to: int) -> bool:
    """Whether a novice can have gone from this place of the ring, or the landing stage, to that one."""
    if origin == STAGE:
        return voyage.is_tide and not asleep
    return origin != to and (voyage.is_tide or not asleep) and not state.is_blocked(state.layout.ring[origin])


def _name(state: State, seat: Seat) -> str:
    """Whose pieces a sentence is about."""
    return str(seat) if seat in state.people else "opponent"


def _at(tile: int) -> str:
    """The place of a fault that is about a tile."""
    return f"tile:{tile}"


def _of(seat: Seat) -> str:
    """The place of a fault that is about somebody's pieces."""
    return f"side:{seat}"
