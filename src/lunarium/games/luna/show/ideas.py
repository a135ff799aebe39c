"""Ideas: what a move is for, and what it keeps the others from."""

from collections.abc import Iterator

from lunarium.core.telling import Telling
from lunarium.games.luna import moves
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.moves import Move, kind
from lunarium.games.luna.rounds import forecast
from lunarium.games.luna.rules import apply
from lunarium.games.luna.state import OVER, State


def idea(state: State, move: Move) -> str:
    """What a move is for: with which novices is not the idea."""
    match move:
        case moves.Favour(isle) | moves.PlaceShrine(isle) | moves.PlacePair(isle) | moves.Deactivate(isle):
            return f"{kind(move)} {ISLES[isle]}"
        case moves.Herbs(isle) | moves.Recruit(isle):
            return f"{kind(move)} {ISLES[isle]}"
        case moves.Promote(tile) | moves.Sanctify(tile):
            return f"{kind(move)} {tile}"
        case moves.Sail(_, to):
            return f"{kind(move)} {ISLES[to]}"
        case moves.Book(_, to):
            return f"{kind(move)} {to}"
        case _:
            return kind(move)


def denies(state: State, move: Move) -> list[Telling]:
    """What the others cannot do or get any more because of this move."""
    after = state.copy()
    apply(after, move)
    return [*_claims(state, move), *_displaced(state, after), *_books(state, move), *_forecasts(state, after)]


def _others(state: State) -> Iterator[int]:
    return (seat for seat in range(state.layout.players) if seat != state.turn)


def _claims(state: State, move: Move) -> Iterator[Telling]:
    """A tile that another could claim, too."""
    if not isinstance(move, moves.Promote) or not state.is_approved(move.tile):
        return
    isle = state.layout.components.symbols[move.tile]
    for seat in _others(state):
        needed = 1 if state.shrines[seat][isle] or seat not in state.people else 2
        if state.active[seat][isle] >= needed:
            yield Telling("hint-luna-claim", {"who": seat, "tile": move.tile})


def _displaced(state: State, after: State) -> Iterator[Telling]:
    """Novices that have to leave the temple."""
    for tile, owner in state.temple.items():
        if owner not in (None, state.turn) and after.temple[tile] is None:
            yield Telling("hint-luna-displaced", {"who": int(owner or 0), "tile": tile})


def _books(state: State, move: Move) -> Iterator[Telling]:
    """A book that protected another's novice."""
    owner = state.temple.get(move.origin) if isinstance(move, moves.Book) else None
    if isinstance(move, moves.Book) and owner not in (None, state.turn):
        yield Telling("hint-luna-book", {"who": int(owner or 0), "tile": move.origin})


def _forecasts(state: State, after: State) -> Iterator[Telling]:
    """What the end of the round would bring them less; or the round is over for them."""
    if after.round > state.round or after.phase == OVER:
        yield Telling("hint-luna-round-over")
        return
    for seat, (then, now) in enumerate(zip(forecast(after), forecast(state), strict=True)):
        if seat == state.turn or then is None or now is None:
            continue
        for source in ("priestess", "apostate"):
            if then[source] < now[source]:
                yield Telling(f"hint-luna-{source}", {"who": seat, "points": now[source] - then[source]})
