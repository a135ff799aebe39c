"""Nova Luna: take tiles from the moon wheel, lay them so that they fulfil each other's tasks."""

from importlib.resources import files
from typing import TYPE_CHECKING

from lunarium.core.game import Game
from lunarium.core.position import Positions, start_or_resume
from lunarium.core.showing import Box, Showing, Wire
from lunarium.core.teaching import Practice, Teaching
from lunarium.core.thinking import Thinking
from lunarium.games.engine import with_engine
from lunarium.games.nova_luna import wire
from lunarium.games.nova_luna.challenges import CHALLENGES
from lunarium.games.nova_luna.compare.comparison import compare
from lunarium.games.nova_luna.compare.themes import THEMES
from lunarium.games.nova_luna.edit.keeping import KEEPING
from lunarium.games.nova_luna.edit.position import (
    DRAFTING,
    begin,
    outline,
    read_position,
    resume,
    write_position,
)
from lunarium.games.nova_luna.evaluation import evaluate
from lunarium.games.nova_luna.learn.goals import JUDGES
from lunarium.games.nova_luna.learn.signs import SIGNS
from lunarium.games.nova_luna.moves import (
    EXAMPLES,
    KINDS,
    Move,
    Take,
    compose,
    kind,
    parts,
    read,
    write,
)
from lunarium.games.nova_luna.native import add_engine
from lunarium.games.nova_luna.refusals import refuse
from lunarium.games.nova_luna.rules import apply, legal_moves, to_move
from lunarium.games.nova_luna.scoring import outcome, progress, score
from lunarium.games.nova_luna.setup import MODES, OPTIONS, deal, settle, start
from lunarium.games.nova_luna.show.about import about, things
from lunarium.games.nova_luna.show.beats import beats
from lunarium.games.nova_luna.show.ideas import denies, idea
from lunarium.games.nova_luna.show.insight import insight
from lunarium.games.nova_luna.show.sections import section
from lunarium.games.nova_luna.show.story import headline, tell, verdict
from lunarium.games.nova_luna.show.view import determinize, reseal, unseen, view
from lunarium.games.nova_luna.state import State
from lunarium.games.nova_luna.tiles import show_box

if TYPE_CHECKING:
    from lunarium.drawing.terminal import Terminal


def _terminal() -> "Terminal":
    """Its table for the terminal, imported only where somebody looks at it."""
    from lunarium.games.nova_luna.terminal import TERMINAL

    return TERMINAL


GAME: Game[State, Move] = Game(
    key="nova-luna",
    rules_version=1,
    seats=range(1, 5),
    options=OPTIONS,
    kinds=KINDS,
    settle=settle,
    deal=deal,
    start=start_or_resume(start, resume),
    to_move=to_move,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
    write=write,
    read=read,
    kind=kind,
    parts=parts,
    compose=compose,
    refuse=refuse,
    determinize=determinize,
    reseal=reseal,
    unseen=unseen,
    score=score,
    modes=MODES,
    daily=MODES["solo"],
    showing=Showing(
        texts=files(__name__) / "texts",
        rulebook=files(__name__) / "rulebook",
        wire=Wire(view=wire.NovaLunaView, insight=wire.NovaLunaInsight, parts=wire.PARTS),
        draw=None,
        headline=headline,
        verdict=verdict,
        tell=tell,
        beats=beats,
        insight=insight,
        about=about,
        things=things,
        idea=idea,
        denies=denies,
        compare=compare,
        section=section,
        progress=progress,
        order=lambda move: (move.tile, move.x, move.y) if isinstance(move, Take) else (),
        examples=EXAMPLES,
        first={"first_game": True},
        box=Box(show=show_box),
        terminal=_terminal,
    ),
    thinking=with_engine(
        Thinking(evaluate=evaluate, challenges=CHALLENGES, standards=files(__name__) / "standards.json"),
        add_engine,
    ),
    teaching=Teaching(
        folder=files(__name__) / "lessons",
        judges=JUDGES,
        coaching=files(__name__) / "coaching",
        signs=SIGNS,
    ),
    positions=Positions(
        write=write_position, read=read_position, begin=begin, drafting=DRAFTING, outline=outline
    ),
    keeping=KEEPING,
    practice=Practice(folder=files(__name__) / "puzzles", themes=THEMES),
)
