"""Layout: where a game's parts go, and the two panels beside them."""

from __future__ import annotations

from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from lunarium.cli.screen.parts import Display, LunaTable, Others, Wheel


def arrange(game: str, upper: Widget, lower: Widget) -> Widget:
    """The table of this game with a larger and a smaller panel."""
    if game == "luna":
        return Horizontal(LunaTable(), Vertical(upper, lower, id="side"), id="luna")
    return Horizontal(
        Vertical(Wheel(), upper, id="side"),
        Vertical(Display(), Horizontal(Others(), lower, id="below"), id="displays"),
        id="nova-luna",
    )
