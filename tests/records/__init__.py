"""The stored records, each named after a feature that it shows, and their replay as anybody sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.games import AnyGame

FOLDER = Path(__file__).parent
PATHS = {str(path.relative_to(FOLDER).with_suffix("")): path for path in sorted(FOLDER.glob("*/*.json"))}


@dataclass(frozen=True)
class Ply:
    """A move, what else was legal, and what a spectator sees before and after it."""

    move: str
    legal: list[str]
    before: Json
    after: Json


P = TypeVar("P", bound=Ply)


@dataclass(frozen=True)
class Feature(Generic[P]):
    """Something that the rules provide for, and how to tell that a game shows it."""

    rule: str
    shows: Callable[[Sequence[P]], bool]


def read(name: str) -> Record:
    """The stored record of this name: "luna/council-alone"."""
    return Record.read(PATHS[name].read_text(encoding="utf-8"))


def replay(game: AnyGame, record: Record, kind: type[P]) -> list[P]:
    """Every move of the record, each checked."""
    states = list(record.states(game))
    views = [game.view(state, None) for state in states]
    legal = [game.legal_texts(state) for state in states[:-1]]
    return [kind(*ply) for ply in zip(record.moves, legal, views[:-1], views[1:], strict=True)]
