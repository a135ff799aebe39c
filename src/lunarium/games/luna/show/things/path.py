"""The path and the temple: the tiles and the spaces where they go."""

from collections.abc import Iterator

from lunarium.core.telling import Telling
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.show.things.card import Card
from lunarium.games.luna.state import State
from lunarium.games.luna.temple import displaced_by


def show_guard(state: State, number: str) -> Card:
    """A value of the Guard, which holds for one round."""
    round_, guards = int(number), state.layout.components.guards
    time = "past" if round_ < state.round else "now" if round_ == state.round else "later"
    return (
        Telling("about-luna-guard", {"guard": guards[-round_]}),
        [Telling(f"about-luna-guard-{time}", {"round": round_})],
        {"is": [Telling("about-luna-guard-is", {"guard": guards[-round_], "round": round_})]},
    )


def show_path(state: State, number: str) -> Card:
    """A tile on the path."""
    tile = int(number)
    symbol = ISLES[state.layout.components.symbols[tile]]
    detail = [Telling("about-luna-symbol", {"isle": symbol})]
    if tile in state.claims:
        detail.append(Telling("about-luna-claimed", {"who": state.claims[tile]}))
    now, next_ = [], []
    if state.is_approved(tile):
        now.append(Telling("about-luna-approved"))
    else:
        bribable = state.is_bribable(tile)
        now.append(Telling("about-luna-bribable" if bribable else "about-luna-closed"))
        next_.append(Telling("about-luna-approved-in", {"round": state.layout.group[tile]}))
    next_ += _would_displace(state, tile)
    return (
        Telling("about-luna-tile", {"tile": tile}),
        detail,
        {"is": [Telling("about-luna-tile-is", {"isle": symbol})], "now": now, "next": next_},
    )


def _would_displace(state: State, tile: int) -> Iterator[Telling]:
    """Whom the tile would send out of the temple, for its claimant or whoever is to move."""
    owner = state.claims.get(tile, state.turn)
    for other in displaced_by(state, owner, tile):
        loser = state.temple[other]
        if loser is not None:
            yield Telling("about-luna-displaces", {"who": loser, "tile": other})


def show_space(state: State, number: str) -> Card:
    """A space of the temple."""
    tile, layout = int(number), state.layout
    symbol = ISLES[layout.components.symbols[tile]]
    owner = state.temple.get(tile)
    detail = [Telling("about-luna-symbol", {"isle": symbol})]
    if tile not in state.temple:
        rows = {"is": [Telling("about-luna-space-empty")], "next": [*_would_displace(state, tile)]}
    elif owner is None:
        rows = {"is": [Telling("about-luna-space-closed")]}
    else:
        has_book = tile in state.books
        detail.append(Telling("about-luna-space-held", {"who": owner}))
        rows = {
            "is": [Telling("about-luna-space-is")],
            "now": [Telling("about-luna-space-book")] if has_book else [],
            "next": [] if has_book else [*_threats(state, tile, owner)],
        }
    return Telling("about-luna-space", {"tile": tile}), detail, rows


def _threats(state: State, tile: int, owner: int) -> Iterator[Telling]:
    """Claimed tiles that would send this novice out of the temple."""
    for other in state.layout.neighbours[tile]:
        rival = state.claims.get(other)
        if rival not in (None, owner) and tile < other:
            yield Telling("about-luna-threat", {"who": int(rival or 0), "tile": other})
