"""Insight: what every move would bring, why an action is impossible, and what the next round changes.

All of it is found by playing moves on copies and by asking the refusals. A reason is given as its code, rule
and parameters; whoever passes it on adds the sentence. The fields are explained where they are typed, in
`wire.py`.
"""

from collections.abc import Callable, Iterable, Iterator

from lunarium.core.game import Seat
from lunarium.core.reasons import Reason
from lunarium.games.luna import moves, wire
from lunarium.games.luna.isles import ISLES, STAGE, Isle
from lunarium.games.luna.moves import KINDS, Move, kind, write
from lunarium.games.luna.rounds import forecast, next_apostate, next_builder, next_priestess
from lunarium.games.luna.rules import apply, legal_moves, refuse, to_move
from lunarium.games.luna.state import ACTION_PHASE, OPPONENT_PHASE, OVER, ROUNDS, SOURCES, Source, State
from lunarium.games.luna.temple import novices_in_temple

FAR = 100  # more than any number of novices that could be missing


def insight(state: State) -> wire.LunaInsight:
    """Everything that helps the seat to move to decide."""
    legal = legal_moves(state)
    return {
        "game": "luna",
        "moves": {write(move): _move(state, move) for move in legal},
        "actions": _actions(state, {kind(move) for move in legal}),
        "next_round": _next_round(state),
    }


def _move(state: State, move: Move) -> wire.LunaMoveInsight:
    """What a move changes, for the seat to move and for all."""
    after, seat = state.copy(), state.turn
    apply(after, move)
    is_scored = after.round > state.round or after.phase == OVER
    return {
        "influence": after.influence(seat) - state.influence(seat),
        "sources": _sources(state, after, seat),
        "enters": list(_enters(state, after)),
        "displaces": list(_displaces(state, after)),
        "novices": [] if is_scored else list(_novices(state, after, seat)),
        "sleeps": [] if is_scored else list(_sleeps(state, after, seat)),
        "spends": [{"favour": ISLES[isle]} for isle in _spends(state, after, seat)],
        "council": list(_council(state, after)),
        "books": _books(state, after),
        "apostate": None if is_scored or after.apostate == state.apostate else ISLES[after.apostate],
        "next": to_move(after),
        "ends_round": is_scored,
        "ends": after.phase == OVER,
        "after": [
            {"influence": after.influence(seat), "if_round_ended": expected}
            for seat, expected in enumerate(forecast(after))
        ],
    }


def _sources(state: State, after: State, seat: Seat) -> dict[wire.InfluenceSource, int]:
    """Where the influence comes from; what brings nothing is not named."""
    pairs = zip(SOURCES, state.points[seat], after.points[seat], strict=True)
    return {source: new - old for source, old, new in pairs if new != old}


def _enters(state: State, after: State) -> Iterator[wire.Entering]:
    """The novices that arrive in the temple, each with what the Guard pays."""
    if len(after.temple) == len(state.temple):
        return
    for tile, seat in after.temple.items():
        if tile not in state.temple and seat is not None:
            gain = _gain(state, after, seat, Source.SANCTIFICATION)
            yield {"tile": tile, "seat": seat, "influence": gain}


def _displaces(state: State, after: State) -> Iterator[wire.Displacing]:
    """The novices that have to leave the temple, by whom, and what he gains for each."""
    gone = {
        tile: owner
        for tile, owner in state.temple.items()
        if owner is not None and after.temple[tile] is None
    }
    for by in range(state.layout.players) if gone else ():
        gain = _gain(state, after, by, Source.DISPLACEMENT)
        if gain:
            for tile, owner in gone.items():
                yield {"tile": tile, "seat": owner, "by": by, "influence": gain // len(gone)}


def _gain(state: State, after: State, seat: Seat, source: Source) -> int:
    return after.points[seat][source] - state.points[seat][source]


def _novices(state: State, after: State, seat: Seat) -> Iterator[wire.NoviceChange]:
    """By isle, and for the landing stage, how many novices of the seat come and go."""
    for isle, name in enumerate(ISLES):
        active = after.active[seat][isle] - state.active[seat][isle]
        inactive = after.inactive[seat][isle] - state.inactive[seat][isle]
        if active or inactive:
            yield {"isle": name, "active": active, "inactive": inactive}
    if after.stage[seat] != state.stage[seat]:
        yield {"isle": "stage", "active": after.stage[seat] - state.stage[seat], "inactive": 0}


def _sleeps(state: State, after: State, seat: Seat) -> Iterator[wire.Sleeping]:
    """The novices that lie down beside the isle they have stood on."""
    for isle, name in enumerate(ISLES):
        left = state.active[seat][isle] - after.active[seat][isle]
        count = min(left, after.inactive[seat][isle] - state.inactive[seat][isle])
        if count > 0:
            yield {"isle": name, "count": count}


def _spends(state: State, after: State, seat: Seat) -> Iterator[Isle]:
    """The favours that go back."""
    for isle, owned in enumerate(state.favours[seat]):
        if owned and not after.favours[seat][isle]:
            yield isle


def _council(state: State, after: State) -> Iterator[wire.Rising]:
    """The discs that rise, with the value of their new seat."""
    for seat, place in enumerate(after.council_seat):
        if place != state.council_seat[seat]:
            yield {"seat": seat, "place": place, "value": state.layout.components.council[place]}


def _books(state: State, after: State) -> list[wire.BookChange]:
    """The book that changes its place: from which tile to which."""
    left, come = state.books - after.books, after.books - state.books
    return [{"from": origin, "to": to} for origin, to in zip(left, come, strict=True)]


def _next_round(state: State) -> wire.NextRound | None:
    """What the next round brings; the Apostate's isle is where he would go now."""
    if state.round == ROUNDS or state.phase not in (ACTION_PHASE, OPPONENT_PHASE):
        return None
    return {
        "guard": state.layout.components.guards[-state.round - 1],
        "frees": [tile for tile in state.layout.groups[state.round] if tile not in state.temple],
        "moon_priestess": ISLES[next_priestess(state)],
        "master_builder": ISLES[next_builder(state)],
        "apostate": ISLES[next_apostate(state)],
    }


def _actions(state: State, legal: set[str]) -> dict[wire.ActionKind, wire.Action]:
    """By kind whether it is possible, and if not, why."""
    return {
        name: {
            "legal": name in legal,
            "reasons": [] if name in legal else [reason.as_data() for reason in _reasons(state, name)],
        }
        for name in KINDS
    }


def _reasons(state: State, name: str) -> list[Reason]:
    """The reasons against the form of an action that comes nearest to being possible."""
    against = (refuse(state, form) for form in FORMS[name](state))
    return min(against, key=lambda reasons: (len(reasons), sum(map(shortage, reasons))))


def shortage(reason: Reason) -> int:
    """How many novices are missing, if that is the reason."""
    if "needed" not in reason.params:
        return FAR
    return int(reason.params["needed"]) - int(reason.params["have"])


def _on_every_isle(form: Callable[[Isle], Move]) -> Callable[[State], Iterable[Move]]:
    return lambda state: map(form, range(len(ISLES)))


def _to_the_next_isle(state: State, form: Callable[[Isle, bool, Isle], Move]) -> Iterator[Move]:
    """One novice from every isle, awake or asleep, and from the landing stage."""
    for isle in range(len(ISLES)):
        for asleep in (False, True):
            yield form(isle, asleep, state.layout.clockwise(isle, 1))
    yield form(STAGE, False, state.layout.ring[0])


def _sails(state: State) -> Iterator[Move]:
    for isle in range(len(ISLES)):
        yield moves.sail(isle, state.layout.clockwise(isle, 1), 1)
    yield moves.sail(STAGE, state.layout.ring[0], 1)


def _promotions(state: State) -> Iterator[Move]:
    for tile in state.layout.group:
        yield moves.promote(tile, False, not state.is_approved(tile))


def _sanctifications(state: State) -> Iterator[Move]:
    """Of every own claimed tile; with none, of any tile."""
    own = [tile for tile, seat in state.claims.items() if seat == state.turn]
    for tile in own or state.layout.groups[0]:
        yield moves.sanctify(tile, not state.is_approved(tile))


def _books_of_temple(state: State) -> Iterator[Move]:
    """From a book to every own novice; with none there, to any tile."""
    origin = min(state.books)
    for to in novices_in_temple(state, state.turn) or state.temple:
        yield moves.book(origin, to)


# By kind the forms to ask about: without the novice favour, which is a help, never a need.
FORMS: dict[str, Callable[[State], Iterable[Move]]] = {
    "place-shrine": _on_every_isle(moves.place_shrine),
    "place-pair": _on_every_isle(moves.place_pair),
    "deactivate": _on_every_isle(moves.deactivate),
    "favour": _on_every_isle(lambda isle: moves.favour(isle, False)),
    "recruit": _on_every_isle(lambda isle: moves.recruit(isle, False)),
    "shrine": lambda state: [moves.shrine(False)],
    "herbs": _on_every_isle(lambda isle: moves.herbs(isle, 1)),
    "journey": lambda state: (
        moves.journey(isle, state.layout.clockwise(isle, 1)) for isle in range(len(ISLES))
    ),
    "tide": lambda state: _to_the_next_isle(state, moves.tide),
    "step": lambda state: _to_the_next_isle(state, moves.step),
    "done": lambda state: [moves.DONE],
    "sail": _sails,
    "promote": _promotions,
    "sanctify": _sanctifications,
    "book": _books_of_temple,
    "council": _on_every_isle(lambda isle: moves.council(isle, 1, False)),
    "expel": lambda state: [moves.expel(1, False)],
    "meditate": lambda state: [moves.MEDITATE],
    "end-round": lambda state: [moves.END_ROUND],
}
