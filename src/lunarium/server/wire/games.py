"""The games on offer, on the wire."""

from __future__ import annotations

from lunarium.server.wire.model import Json, Model


class OptionInfo(Model):
    """One choice before a game."""

    name: str
    default: int | str | bool | None  # None: left to chance
    choices: list[int | str | bool]


class GameInfo(Model):
    """A game: what can be chosen, and who plays it here."""

    key: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    kinds: list[str]  # the kinds of move, in the order to list them
    players: list[str]  # computer players: level-1 to level-5
    engine: str  # native or python


class TileInfo(Model):
    """A tile of Nova Luna."""

    tile: int
    colour: str
    number: int
    tasks: list[str]  # letters R, B, T, Y: "BBB"


class Components(Model):
    """What is in the box: Nova Luna's tiles, or Luna's component data with their provenance."""

    game: str
    tiles: list[TileInfo]
    luna: Json | None
