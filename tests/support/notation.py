"""What gives notation away in a sentence for people."""

import re

from lunarium.games import GAMES

KINDS = sorted({kind for game in GAMES.values() for kind in game.kinds})
NOTATION = re.compile(
    "|".join(
        (
            r"-?\b\d+,-?\d+",  # a cell: 2,-1
            r"\d@|>\s*\w+\b|\w>\w",  # a tile to a cell, a way
            r"\b[A-ZÄÖÜ]{3,}\b",  # a placeholder: ISLE
            r"\b(?:N?L|luna|nova-luna): ",  # the chapter of a rule as programs know it
            r"[*$@{}_]",  # marks of a move, holes of a text, names of fields
            r"[“„\"](?:" + "|".join(KINDS) + r")\b",  # a kind in quotes
            r"\b(?:" + "|".join(kind for kind in KINDS if "-" in kind) + r")\b",  # a kind as programs know it
            r"\b(?:isle|hue|favour|goal|figure|beside|why|about|move)-[a-z_]+",  # a key that nobody has said
        )
    )
)


def find_notation(sentence: str) -> str | None:
    """The first piece that looks like notation."""
    found = NOTATION.search(sentence)
    return found[0] if found else None
