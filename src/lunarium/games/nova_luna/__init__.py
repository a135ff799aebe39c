"""Nova Luna: take tiles from the moon wheel, lay them so that they fulfil each other's tasks."""

from __future__ import annotations

from typing import Any

from lunarium.core.game import Game
from lunarium.games.engine import native_engine
from lunarium.games.nova_luna.insight import insight
from lunarium.games.nova_luna.moves import KINDS, Move, kind, read, write
from lunarium.games.nova_luna.refusals import refuse
from lunarium.games.nova_luna.rules import apply, legal_moves, to_move
from lunarium.games.nova_luna.scoring import outcome, progress
from lunarium.games.nova_luna.setup import OPTIONS, deal, settle, start
from lunarium.games.nova_luna.state import State
from lunarium.games.nova_luna.story import tell
from lunarium.games.nova_luna.twin import accelerate
from lunarium.games.nova_luna.view import determinize, reseal, view

PURE: Game[State, Move] = Game(
    key="nova-luna",
    rules_version=1,
    seats=range(1, 5),
    options=OPTIONS,
    kinds=KINDS,
    settle=settle,
    deal=deal,
    start=start,
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
    reseal=reseal,
    unseen=lambda state: len(state.supply),
    progress=progress,
    tell=tell,
    insight=insight,
)
_native = native_engine()
GAME: Game[Any, Move] = PURE if _native is None else accelerate(PURE, _native)
