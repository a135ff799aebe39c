"""A card: what the rules say about a thing, before what can be done with it."""

from lunarium.core.telling import Telling

Told = list[Telling]
Card = tuple[Telling, Told, dict[str, Told]]  # title, detail, rows
