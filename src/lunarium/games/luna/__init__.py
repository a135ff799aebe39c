"""Luna by Stefan Feld: novices on seven Holy Isles serve the moon for six rounds."""

from __future__ import annotations

from typing import Any

from lunarium.core.game import Game
from lunarium.games.engine import native_engine
from lunarium.games.luna.insight import insight
from lunarium.games.luna.moves import KINDS, Move, kind, read, write
from lunarium.games.luna.rules import apply, legal_moves, refuse, to_move
from lunarium.games.luna.scoring import outcome, progress
from lunarium.games.luna.setup import OPTIONS, complete, deal, settle, start
from lunarium.games.luna.state import State
from lunarium.games.luna.story import tell
from lunarium.games.luna.twin import accelerate
from lunarium.games.luna.view import determinize, view

PURE: Game[State, Move] = Game(
    key="luna",
    rules_version=1,
    seats=range(1, 5),
    options=OPTIONS,
    kinds=tuple(KINDS.values()),
    settle=settle,
    deal=deal,
    start=start,
    complete=complete,
    to_move=to_move,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
    determinize=determinize,
    write=write,
    read=read,
    kind=kind,
    refuse=refuse,
    is_midway=lambda state: state.voyage is not None,
    progress=progress,
    tell=tell,
    insight=insight,
)
_native = native_engine()
GAME: Game[Any, Move] = PURE if _native is None else accelerate(PURE, _native)
