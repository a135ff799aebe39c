"""Nova Luna: take tiles from the moon wheel, lay them so that they fulfil each other's tasks."""

from __future__ import annotations

from lunarium.core.game import Game
from lunarium.games.nova_luna.moves import KINDS, Move, kind, read, write
from lunarium.games.nova_luna.refusals import refuse
from lunarium.games.nova_luna.rules import apply, legal_moves, to_move
from lunarium.games.nova_luna.scoring import outcome
from lunarium.games.nova_luna.setup import OPTIONS, deal, settle, start
from lunarium.games.nova_luna.state import State
from lunarium.games.nova_luna.view import determinize, view

GAME: Game[State, Move] = Game(
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
)
