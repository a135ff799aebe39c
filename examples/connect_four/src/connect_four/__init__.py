"""Connect Four: drop discs into columns until four of one's own stand in a row."""

from importlib.resources import files

from connect_four.evaluation import evaluate
from connect_four.moves import KINDS, Drop, kind, read, write
from connect_four.rules import apply, legal_moves, outcome, refuse, to_move
from connect_four.setup import OPTIONS, deal, settle, start
from connect_four.state import State
from connect_four.story import draw, headline, tell
from connect_four.view import view
from lunarium.core.game import Game
from lunarium.core.showing import Showing
from lunarium.core.thinking import Thinking

GAME: Game[State, Drop] = Game(
    key="connect-four",
    rules_version=1,
    seats=range(2, 3),
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
    write=write,
    read=read,
    kind=kind,
    refuse=refuse,
    showing=Showing(
        texts=files(__name__) / "texts", draw=draw, headline=headline, tell=tell, examples={"drop": "4"}
    ),
    thinking=Thinking(evaluate=evaluate),
)
