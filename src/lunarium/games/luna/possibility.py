"""Possibility: whether a position of Luna can come about, by the box and by the rules."""

from __future__ import annotations

from collections.abc import Iterator

from lunarium.core.errors import BadPosition
from lunarium.core.game import Seat
from lunarium.core.reasons import Reason
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
from lunarium.games.luna.setup import first_state, is_one_isle_for_two
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

PRELIMINARY = (SHRINE_PHASE, PAIR_PHASE)
LAST_POINTS = (Source.SHRINES, Source.FAVOURS, Source.COUNCIL)  # paid at the end
OPPONENT = 1


def check(state: State) -> None:
    """Refuse what cannot come about, with the first thing that is wrong."""
    _check_phase(state)
    _check_figures(state)
    _check_tiles(state)
    _check_books(state)
    _check_pieces(state)
    _check_council(state)
    if state.phase in PRELIMINARY:
        _check_preliminary(state)
        return
    _check_after_preliminary(state)
    _check_round(state)
    _check_points(state)
    if state.voyage is not None:
        _check_voyage(state, state.voyage)


def _check_phase(state: State) -> None:
    """The phase is one of this mode, in a round that has it, and those move who can."""
    layout = state.layout
    is_preselected = layout.options["start"] == "preselected"
    if (state.phase == OPPONENT_PHASE and not layout.is_solo) or (
        state.phase in PRELIMINARY and (is_preselected or state.round > 1)
    ):
        raise BadPosition("luna-position-phase", round=state.round)
    if state.phase == OVER and state.round != ROUNDS:
        raise BadPosition("luna-position-over", rounds=ROUNDS)
    if layout.is_solo and (state.turn, state.start_player) != (0, OPPONENT):
        raise BadPosition("luna-position-solo-turn")
    if state.voyage is not None and state.phase != ACTION_PHASE:
        raise BadPosition("luna-position-voyage")


def _check_figures(state: State) -> None:
    """Moon Priestess and Master Builder walk as printed from where they were put."""
    layout, options, walked = state.layout, state.layout.options, state.round - 1
    data = layout.components
    is_preselected = options["start"] == "preselected"
    if is_preselected and layout.ring != data.preselected.ring:
        raise BadPosition("luna-position-preselected")
    walks = {"moon_priestess": data.priestess[layout.players].moves, "master_builder": data.builder_moves}
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
            isle = ISLES[expected]
            raise BadPosition("luna-position-figure", figure=figure, isle=isle, round=state.round)
    if is_one_isle_for_two(options) and layout.clockwise(state.master_builder, apart) != state.moon_priestess:
        raise BadPosition("luna-position-level-3", isle=ISLES[layout.clockwise(state.master_builder, apart)])


def _check_tiles(state: State) -> None:
    """Temple and path: tiles of these boards, as far as the Guard lets them."""
    layout = state.layout
    for tile in (*state.temple, *state.claims):
        if tile not in layout.position:
            raise BadPosition("luna-position-tile-not-in-play", tile=tile)
        if layout.group.get(tile, 0) > state.round + 1:
            guard = state.guard_value
            raise BadPosition("luna-position-beyond-guard", tile=tile, round=state.round, guard=guard)
    for tile in sorted(set(layout.position) - set(layout.group)):
        if tile not in state.temple:
            raise BadPosition("luna-position-first-tile", tile=tile)
    for tile, owner in state.temple.items():
        higher = (other for other in layout.neighbours[tile] if other > tile)
        if owner is None and not any(other in state.temple for other in higher):
            raise BadPosition("luna-position-closed", tile=tile)


def _check_books(state: State) -> None:
    """As many books as sides, each under a novice."""
    for tile in sorted(state.books):
        if state.temple[tile] is None:
            raise BadPosition("luna-position-book-alone", tile=tile)
    if len(state.books) != state.layout.players:
        raise BadPosition("luna-position-books", found=len(state.books), needed=state.layout.players)


def _check_pieces(state: State) -> None:
    """No more pieces than the box holds."""
    for seat in range(state.layout.players):
        if state.supply[seat] < 0:
            found = NOVICES - state.supply[seat]
            raise BadPosition("luna-position-novices", side=_name(state, seat), found=found, most=NOVICES)
        if state.shrine_supply[seat] < 0:
            found = SHRINES - state.shrine_supply[seat]
            raise BadPosition("luna-position-shrines", side=_name(state, seat), found=found, most=SHRINES)
    if sum(state.stage) > list(state.temple.values()).count(None):
        raise BadPosition("luna-position-stage", found=sum(state.stage))
    if state.layout.is_solo and (
        any(state.favours[OPPONENT]) or state.stage[OPPONENT] or OPPONENT in state.claims.values()
    ):
        raise BadPosition("luna-position-opponent")


def _check_council(state: State) -> None:
    """The discs lie on seats of the board, and who is further comes first."""
    last = len(state.layout.components.council) - 1
    places = [state.council_seat[seat] for seat in state.council_rank]
    if max(places) > last:
        raise BadPosition("luna-position-council-seat", seats=last + 1)
    if sorted(places, reverse=True) != places:
        raise BadPosition("luna-position-council-order")


def _check_preliminary(state: State) -> None:
    """The pieces stand as the preliminary round puts them when it is played again."""
    again = first_state(state.layout, state.layout.setup)
    begin_preliminary_round(again)
    while again.phase == SHRINE_PHASE and any(state.shrines[again.turn]):
        move = place_shrine(state.shrines[again.turn].index(True))
        _refuse(refuse_shrine(again, move))
        place(again, move)
    while again.phase == PAIR_PHASE and (isle := _next_pair(state, again)) is not None:
        _refuse(refuse_pair(again, place_pair(isle)))
        place_two(again, place_pair(isle))
    if again != state:
        raise BadPosition("luna-position-preliminary")


def _next_pair(state: State, again: State) -> Isle | None:
    """An isle where the seat to move has novices that it has not put yet."""
    wanted, put = state.active[again.turn], again.active[again.turn]
    return next((isle for isle in range(len(ISLES)) if wanted[isle] > put[isle]), None)


def _refuse(reasons: Iterator[Reason]) -> None:
    """The preliminary round's own reasons against a piece."""
    if found := list(reasons):
        raise BadPosition("luna-position-preliminary", reasons=found)


def _check_after_preliminary(state: State) -> None:
    """Everybody has put a shrine and four pairs; the solo opponent has nothing in supply."""
    for seat in range(state.layout.players):
        if not any(state.shrines[seat]):
            raise BadPosition("luna-position-no-shrine", side=_name(state, seat))
        most = SUPPLY_AFTER if seat in state.people else 0
        if state.supply[seat] > most:
            found = NOVICES - state.supply[seat]
            side, least = _name(state, seat), NOVICES - most
            raise BadPosition("luna-position-supply", side=side, found=found, least=least)


def _check_round(state: State) -> None:
    """Time tokens and actions of this round fit each other."""
    taken, tokens = state.actions_taken, state.tokens_turned
    last = state.time_tokens if state.phase == OVER else max(0, state.time_tokens - 1)
    least = state.time_tokens if state.phase == OVER else 0
    if not least <= tokens <= last:
        raise BadPosition("luna-position-tokens", found=tokens, least=least, most=last)
    turned_before = tokens - 1 if state.phase == OVER else tokens  # the last token ends the round at once
    if sum(taken) < max(turned_before, sum(state.takings)):
        raise BadPosition("luna-position-too-few-actions", found=sum(taken))
    if sum(max(0, count - MOST_ACTIONS) for count in taken) > tokens:  # L-18
        raise BadPosition("luna-position-too-many-actions", most=MOST_ACTIONS)
    if state.phase == OPPONENT_PHASE and (
        any(taken) or state.book_used or any(any(row) for row in state.inactive)
    ):
        raise BadPosition("luna-position-round-begins")


def _check_points(state: State) -> None:
    """Influence is never negative (L-10), and the end's points are paid at the end."""
    for seat in range(state.layout.players):
        if state.influence(seat) < 0:
            raise BadPosition("luna-position-influence", side=_name(state, seat))
        paid = tuple(state.points[seat][source] for source in LAST_POINTS)
        due = final_points(state, seat) if state.phase == OVER else (0, 0, 0)
        if paid != due:
            shrines, favours, council = due
            raise BadPosition(
                "luna-position-final",
                side=_name(state, seat),
                shrines=shrines,
                favours=favours,
                council=council,
            )


def _check_voyage(state: State, voyage: Voyage) -> None:
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
        raise BadPosition("luna-position-voyage")


def _can_step(state: State, voyage: Voyage, origin: int, asleep: bool, to: int) -> bool:
    """Whether a novice can have gone from this place of the ring, or the landing stage, to that one."""
    if origin == STAGE:
        return voyage.is_tide and not asleep
    return origin != to and (voyage.is_tide or not asleep) and not state.is_blocked(state.layout.ring[origin])


def _name(state: State, seat: Seat) -> str:
    """Whose pieces a sentence is about."""
    return str(seat) if seat in state.people else "opponent"
