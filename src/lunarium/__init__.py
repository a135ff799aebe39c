"""Lunarium: board games with complete and exact rules, to play, study and teach machines."""

from lunarium.core.errors import (
    BadComponents,
    BadNotation,
    BadOption,
    BadRecord,
    BadSetup,
    IllegalMove,
    LunariumError,
    NotYourTurn,
    UnknownGame,
)
from lunarium.core.game import Game, Outcome
from lunarium.core.reasons import Reason
from lunarium.core.record import Record
from lunarium.games import GAMES, load

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadComponents",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalMove",
    "LunariumError",
    "NotYourTurn",
    "Outcome",
    "Reason",
    "Record",
    "UnknownGame",
    "load",
]
