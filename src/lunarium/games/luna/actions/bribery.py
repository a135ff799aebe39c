"""Bribery: the favour that opens the one group of tiles beyond the Guard."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.state import State


def refuse_bribe(state: State, tile: int, bribe: bool, rule: str) -> Iterator[Reason]:
    """Bribery is used exactly when the tile is not approved, and reaches one group (L-6)."""
    if state.is_approved(tile):
        if bribe:
            yield Reason("bribe-not-needed", rule, {"tile": tile})
    elif not state.is_bribable(tile):
        yield Reason("tile-not-approved", rule, {"tile": tile, "round": state.layout.group[tile]})
    else:
        if not bribe:
            yield Reason("tile-needs-bribe", rule, {"tile": tile, "round": state.layout.group[tile]})
        if not state.can_bribe():
            yield Reason("no-bribery-favour", rule, {"tile": tile})
