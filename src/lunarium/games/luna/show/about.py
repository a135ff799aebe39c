"""About: the card of every thing on Luna's table, by its address.

isle:tide  favours:tide  active:tide:0  inactive:tide:0  shrine:tide:0  favour:tide:0  figure:apostate
guard:1  path:17  space:17  stage  council  council:3  disc:0  candles  candle:0  round  action:recruit
player:0  influence:0  forecast:0  supply:0  shrines:0  temple:0
"""

from lunarium.core.about import About, Refused, make_rows
from lunarium.core.reasons import Reason
from lunarium.games.luna.actions import council, meditation
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.moves import KINDS
from lunarium.games.luna.rounds import forecast
from lunarium.games.luna.show.cards import CARDS
from lunarium.games.luna.show.things.figures import FIGURES
from lunarium.games.luna.show.touching import possible_with, refused_with
from lunarium.games.luna.state import State

NEXT_ROUND = "L: next round"


def about(state: State, thing: str) -> About | None:
    """What this thing is, does next and is good for, for the seat to move; None: there is no such thing."""
    if thing not in things(state):
        return None
    head, *rest = thing.split(":")
    title, detail, rows = CARDS[head](state, *rest)
    can = possible_with(state, thing)
    cannot = refused_with(state, thing, can)
    if not can and not cannot:
        cannot = (Refused((), (_still(state, head, rest),)),)
    return About(title=title, detail=tuple(detail), rows=make_rows(**rows), can=can, cannot=cannot)


def things(state: State) -> list[str]:
    """The addresses of everything on the table."""
    layout, seats = state.layout, range(state.layout.players)
    found = ["stage", "council", "round", *(f"figure:{name}" for name in (*FIGURES, "guard"))]
    for isle, name in enumerate(ISLES):
        found += [f"isle:{name}", f"favours:{name}"]
        for seat in seats:
            found += [f"active:{name}:{seat}"] if state.active[seat][isle] else []
            found += [f"inactive:{name}:{seat}"] if state.inactive[seat][isle] else []
            found += [f"shrine:{name}:{seat}"] if state.shrines[seat][isle] else []
            found += [f"favour:{name}:{seat}"]
    found += [f"guard:{number}" for number in range(1, len(layout.groups) + 1)]
    found += [f"path:{tile}" for tile in layout.group if tile not in state.temple]
    found += [f"space:{tile}" for tile in layout.position]
    found += [f"council:{place}" for place in range(len(layout.components.council))]
    if state.time_tokens:
        found += ["candles", *(f"candle:{number}" for number in range(state.time_tokens))]
    found += [f"action:{kind}" for kind in KINDS]
    found += [f"{name}:{seat}" for name in NUMBERS for seat in seats]
    found += [f"forecast:{seat}" for seat, brings in enumerate(forecast(state)) if brings is not None]
    return found


NUMBERS = ("player", "influence", "supply", "shrines", "temple", "disc")
STILL = {"guard": NEXT_ROUND, "candle": meditation.RULE, "council": council.RULE}
READ_ONLY = {"influence", "forecast", "temple", "player"}


def _still(state: State, head: str, rest: list[str]) -> Reason:
    """Why nothing is done with a thing that no move is about."""
    if head == "figure":
        return Reason("luna-figure-walks", NEXT_ROUND)
    if head in STILL:
        return Reason(f"luna-still-{head}", STILL[head])
    if head in ("active", "inactive", "shrine", "favour", "supply", "shrines", "disc"):
        is_own = rest[-1] == str(state.turn)
        return Reason("luna-nothing-with-own" if is_own else "luna-others-piece", "L: action phase")
    if head in READ_ONLY:
        return Reason("luna-only-a-number", "L: scoring")
    return Reason("luna-nothing-here", "L: action phase")
