"""What the stored records must show: every kind of move in each of its forms, every ruling, every ending."""

from __future__ import annotations

from typing import Any

from lunarium.core.record import Record
from lunarium.games import AnyGame
from tests import features_luna, features_nova_luna
from tests.records import Feature, Ply, replay
from tests.records.luna_ply import LunaPly
from tests.records.nova_luna_ply import NovaLunaPly

PLIES: dict[str, type[Ply]] = {"luna": LunaPly, "nova-luna": NovaLunaPly}
FEATURES: dict[str, Feature[Any]] = {
    f"{game}/{name}": feature
    for game, table in (("luna", features_luna.FEATURES), ("nova-luna", features_nova_luna.FEATURES))
    for name, feature in table.items()
}


def shown(game: AnyGame, record: Record) -> set[str]:
    """The names of all features that this record shows."""
    plies = replay(game, record, PLIES[record.game])
    return {
        name
        for name, feature in FEATURES.items()
        if name.startswith(f"{record.game}/") and feature.shows(plies)
    }
