"""Journey and Tide: any number of novices go next to other isles, one step a move, then done."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import blocked, lacks_favour
from lunarium.games.luna.isles import ISLES, STAGE, TIDE, Isle, Origin
from lunarium.games.luna.moves import DONE, Done, Journey, Move, Step, Tide, journey, step, tide
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State, Voyage, origin_key

JOURNEY_RULE = "L: Journey"
TIDE_RULE = "L: Tide"
NOWHERE = (-1, False, -1)  # comes before every step


def journey_options(state: State) -> Iterator[Move]:
    """Every first step of a journey."""
    return (journey(origin, to) for origin, _, to in _steps(state, is_tide=False))


def tide_options(state: State) -> Iterator[Move]:
    """Every first step of a tide."""
    if not state.favours[state.turn][TIDE]:
        return iter(())
    return (tide(*way) for way in _steps(state, is_tide=True))


def step_options(state: State) -> Iterator[Move]:
    """Every further step, and the end of the voyage under way."""
    voyage = state.voyage
    if voyage is None:
        return
    for way in _steps(state, voyage.is_tide):
        if origin_key(state.layout, *way) >= voyage.last:
            yield step(*way)
    yield DONE


def open_journey(state: State, move: Journey) -> None:
    """The first novice goes; the voyage is under way until `done`."""
    state.voyage = Voyage(False, NOWHERE, [0] * len(ISLES))
    _go(state, state.voyage, move.origin, False, move.to)


def open_tide(state: State, move: Tide) -> None:
    """The favour is returned with the first step."""
    state.favours[state.turn][TIDE] = False
    state.voyage = Voyage(True, NOWHERE, [0] * len(ISLES))
    _go(state, state.voyage, move.origin, move.asleep, move.to)


def take_step(state: State, move: Step) -> None:
    """One more novice goes."""
    if state.voyage is not None:
        _go(state, state.voyage, move.origin, move.asleep, move.to)


def finish(state: State, move: Done) -> None:
    """The voyage counts as one action, however many went."""
    state.voyage = None
    end_action(state)


def refuse_journey(state: State, move: Journey) -> Iterator[Reason]:
    """Why no journey begins so."""
    return _refuse_way(state, move.origin, False, move.to, JOURNEY_RULE)


def refuse_tide(state: State, move: Tide) -> Iterator[Reason]:
    """Why no tide begins so."""
    yield from lacks_favour(state, TIDE, TIDE_RULE)
    yield from _refuse_way(state, move.origin, move.asleep, move.to, TIDE_RULE)


def refuse_step(state: State, move: Step) -> Iterator[Reason]:
    """Why the voyage does not go on so."""
    voyage = state.voyage
    if voyage is None:
        yield Reason("no-voyage", JOURNEY_RULE)
        return
    rule = TIDE_RULE if voyage.is_tide else JOURNEY_RULE
    if not voyage.is_tide and (move.asleep or move.origin == STAGE):
        yield Reason("journey-only-active", rule)
    if origin_key(state.layout, move.origin, move.asleep, move.to) < voyage.last:
        yield Reason("step-order", rule)
    yield from _refuse_way(state, move.origin, move.asleep, move.to, rule)


def refuse_done(state: State, move: Done) -> Iterator[Reason]:
    """Only a voyage can be done."""
    if state.voyage is None:
        yield Reason("no-voyage", JOURNEY_RULE)


def _steps(state: State, is_tide: bool) -> Iterator[tuple[Origin, bool, Isle]]:
    """Every single step that a novice could take now, in their order."""
    layout = state.layout
    for origin in layout.ring:
        if state.is_blocked(origin):
            continue
        for asleep in (False, True) if is_tide else (False,):
            if _movable(state, origin, asleep):
                yield from ((origin, asleep, to) for to in layout.ring if to != origin)
    if is_tide and state.stage[state.turn]:
        yield from ((STAGE, False, to) for to in layout.ring)


def _movable(state: State, origin: Origin, asleep: bool) -> int:
    """Own novices there that have not moved in this action."""
    if origin == STAGE:
        return state.stage[state.turn]
    if not asleep:
        return state.active[state.turn][origin]
    arrived = state.voyage.arrived[origin] if state.voyage else 0
    return state.inactive[state.turn][origin] - arrived


def _go(state: State, voyage: Voyage, origin: Origin, asleep: bool, to: Isle) -> None:
    """One novice leaves its place and lies down next to the other isle."""
    seat = state.turn
    if origin == STAGE:
        state.stage[seat] -= 1
    elif asleep:
        state.inactive[seat][origin] -= 1
    else:
        state.active[seat][origin] -= 1
    state.inactive[seat][to] += 1
    voyage.arrived[to] += 1
    voyage.last = origin_key(state.layout, origin, asleep, to)


def _refuse_way(state: State, origin: Origin, asleep: bool, to: Isle, rule: str) -> Iterator[Reason]:
    """Reasons against one novice going this way. L-5: it must leave its isle."""
    if origin == to:
        yield Reason("same-isle", "L-5", {"isle": ISLES[to]})
    yield from blocked(state, origin)
    if _movable(state, origin, asleep) < 1:
        yield _refuse_nobody(origin, asleep, rule)


def _refuse_nobody(origin: Origin, asleep: bool, rule: str) -> Reason:
    """Nobody is there to go."""
    if origin == STAGE:
        return Reason("nobody-on-stage", rule)
    if asleep:
        return Reason("nobody-asleep", rule, {"isle": ISLES[origin]})
    return Reason("nobody-active", rule, {"isle": ISLES[origin]})
