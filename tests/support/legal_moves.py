"""The legal moves of a snapshot as text, for tests that play by text."""

from typing import Any

from lunarium.tables.table import Table


def legal_texts(seen: Any) -> list[str]:
    """In the order in which the server lists them."""
    return [move["text"] for move in seen["legal"]]


def texts_at(table: Table) -> list[str]:
    """What the one to move at this table may play, sorted; nothing once the game is over."""
    return [] if table.turn is None else table.game.legal_texts(table.state)
