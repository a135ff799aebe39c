"""Which things of the table a move is about, by their addresses, and what can be done with a thing."""

from collections.abc import Iterable, Iterator

from lunarium.core.about import PossibleAction, Refused
from lunarium.core.reasons import Reason
from lunarium.games.luna import moves
from lunarium.games.luna.isles import BOOK, BRIBERY, HERBS, ISLES, NOVICE, SAILBOAT, SHRINE, STAGE, TIDE
from lunarium.games.luna.moves import KINDS, Move, kind, write
from lunarium.games.luna.rules import legal_moves, refuse
from lunarium.games.luna.show.insight import FORMS, shortage
from lunarium.games.luna.state import OVER, State

# Reasons that say nothing about the thing itself: the kind belongs to another mode or another time.
WIDE = ("isle:", "active:", "shrine:", "figure:")  # what stands against one of many tiles is no answer here
FOREIGN = {"only-in-solo", "no-meditation-in-solo", "no-voyage", "phase-actions"}


def possible_with(state: State, thing: str) -> tuple[PossibleAction, ...]:
    """What the seat to move could do with this thing now, by kind."""
    found: dict[str, list[str]] = {}
    for move in legal_moves(state):
        if thing in touched(state, move):
            found.setdefault(kind(move), []).append(write(move))
    return tuple(PossibleAction(name, tuple(texts), None) for name, texts in found.items())


def refused_with(state: State, thing: str, possible: Iterable[PossibleAction]) -> tuple[Refused, ...]:
    """What it could not do with it, the nearest to being possible first; equal reasons stand together."""
    if state.phase == OVER:
        return (Refused((), (Reason("phase-over", "L: end"),)),)
    legal = {each.kind for each in possible}
    by_codes: dict[tuple[str, ...], Refused] = {}
    for name in KINDS:
        if name in legal or (name == "promote" and thing.startswith(WIDE)):
            continue
        against = [refuse(state, move) for move in FORMS[name](state) if thing in touched(state, move)]
        if not against:
            continue
        nearest = min(against, key=lambda reasons: (len(reasons), sum(map(shortage, reasons))))
        if thing != f"action:{name}" and any(reason.code in FOREIGN for reason in nearest):
            continue
        same = tuple(f"{reason.code} {dict(reason.params)}" for reason in nearest)
        others = by_codes[same].kinds if same in by_codes else ()
        by_codes[same] = Refused((*others, name), tuple(nearest))
    return tuple(
        sorted(by_codes.values(), key=lambda each: (len(each.reasons), sum(map(shortage, each.reasons))))
    )


def touched(state: State, move: Move) -> set[str]:
    """The addresses of all things that a move of the seat to move is about."""
    return {f"action:{kind(move)}", *_touched(state, move), *_helped(state, move)}


def _helped(state: State, move: Move) -> Iterator[str]:
    """The favours that help other actions."""
    if getattr(move, "virtual", False):
        yield f"favour:{ISLES[NOVICE]}:{state.turn}"
    if getattr(move, "bribe", False):
        yield from (f"favour:{ISLES[BRIBERY]}:{state.turn}", "figure:guard")


def _touched(state: State, move: Move) -> Iterator[str]:  # noqa: C901  # one case a kind
    seat = state.turn
    match move:
        case moves.PlaceShrine(isle):
            yield from (f"isle:{ISLES[isle]}", f"shrines:{seat}")
        case moves.PlacePair(isle):
            yield from (f"isle:{ISLES[isle]}", f"supply:{seat}")
        case moves.Deactivate(isle):
            yield from (f"isle:{ISLES[isle]}", f"active:{ISLES[isle]}:1", "player:1")
        case moves.Favour(isle):
            yield from _on_isle(state, isle)
            yield from (f"favours:{ISLES[isle]}", f"shrine:{ISLES[isle]}:{seat}")
        case moves.Recruit(isle):
            yield from _on_isle(state, isle)
            yield f"supply:{seat}"
        case moves.Shrine():
            yield from _on_isle(state, state.master_builder)
            yield from ("figure:master_builder", f"shrines:{seat}", f"favour:{ISLES[SHRINE]}:{seat}")
        case moves.Herbs(isle):
            yield from (
                f"isle:{ISLES[isle]}",
                f"inactive:{ISLES[isle]}:{seat}",
                f"favour:{ISLES[HERBS]}:{seat}",
            )
        case moves.Journey() | moves.Tide() | moves.Step():
            yield from _from(state, move.origin, getattr(move, "asleep", False))
            if isinstance(move, moves.Tide):
                yield f"favour:{ISLES[TIDE]}:{seat}"
        case moves.Sail(origin):
            yield from _from(state, origin, asleep=False)
            yield f"favour:{ISLES[SAILBOAT]}:{seat}"
        case moves.Promote(tile):
            yield from _on_isle(state, state.layout.components.symbols[tile])
            yield from (f"path:{tile}", f"shrine:{ISLES[state.layout.components.symbols[tile]]}:{seat}")
        case moves.Sanctify(tile):
            yield from (f"path:{tile}", f"space:{tile}", "figure:guard", f"claims:{seat}")
        case moves.Book(origin, to):
            yield from (f"space:{origin}", f"space:{to}", f"favour:{ISLES[BOOK]}:{seat}")
        case moves.Council(isle, count):
            if isle is not None:
                yield from _on_isle(state, isle)
            last = len(state.layout.components.council) - 1
            yield from ("council", f"disc:{seat}", f"council:{min(state.council_seat[seat] + count, last)}")
        case moves.Expel():
            yield from _on_isle(state, state.apostate)
            yield "figure:apostate"
        case moves.Meditate():
            yield from ("candles", f"candle:{state.tokens_turned}", "round")
        case moves.EndRound():
            yield "round"


def _on_isle(state: State, isle: int) -> Iterator[str]:
    """An isle and the active novices there."""
    yield from (f"isle:{ISLES[isle]}", f"active:{ISLES[isle]}:{state.turn}")


def _from(state: State, origin: int, asleep: bool) -> Iterator[str]:
    """Where a novice sets out."""
    if origin == STAGE:
        yield "stage"
        return
    yield f"isle:{ISLES[origin]}"
    yield f"{'inactive' if asleep else 'active'}:{ISLES[origin]}:{state.turn}"
