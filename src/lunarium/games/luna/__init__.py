"""Luna by Stefan Feld: novices on seven Holy Isles serve the moon for six rounds."""

from importlib.resources import files
from typing import TYPE_CHECKING

from lunarium.core.game import Game
from lunarium.core.position import Positions, start_or_resume
from lunarium.core.showing import Box, Showing, Wire
from lunarium.core.teaching import Practice, Teaching
from lunarium.core.thinking import Thinking
from lunarium.games.engine import with_engine
from lunarium.games.luna import wire
from lunarium.games.luna.challenges import CHALLENGES
from lunarium.games.luna.compare.comparison import compare
from lunarium.games.luna.compare.themes import THEMES
from lunarium.games.luna.components import check_file, names, register, shipped_data
from lunarium.games.luna.edit.keeping import KEEPING
from lunarium.games.luna.edit.position import DRAFTING, begin, read_position, resume, write_position
from lunarium.games.luna.evaluation import evaluate
from lunarium.games.luna.learn.goals import JUDGES
from lunarium.games.luna.learn.signs import SIGNS
from lunarium.games.luna.moves import EXAMPLES, KINDS, Move, compose, kind, parts, read, write
from lunarium.games.luna.native import add_engine
from lunarium.games.luna.rules import apply, is_midway, legal_moves, refuse, to_move
from lunarium.games.luna.scoring import outcome, progress, score
from lunarium.games.luna.setup import MODES, OPTIONS, complete, deal, scripted, settle, start
from lunarium.games.luna.show.about import about, things
from lunarium.games.luna.show.beats import beats
from lunarium.games.luna.show.ideas import denies, idea
from lunarium.games.luna.show.insight import insight
from lunarium.games.luna.show.sections import section
from lunarium.games.luna.show.story import headline, tell, verdict
from lunarium.games.luna.show.view import view
from lunarium.games.luna.state import State

if TYPE_CHECKING:
    from lunarium.drawing.terminal import Terminal


def _terminal() -> "Terminal":
    """Its table for the terminal, imported only where somebody looks at it."""
    from lunarium.games.luna.terminal import TERMINAL

    return TERMINAL


GAME: Game[State, Move] = Game(
    key="luna",
    rules_version=1,
    seats=range(1, 5),
    options=OPTIONS,
    kinds=KINDS,
    settle=settle,
    deal=deal,
    start=start_or_resume(start, resume),
    complete=complete,
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
    is_midway=is_midway,
    scripted=scripted,
    score=score,
    modes=MODES,
    daily=MODES["solo-level-2"],
    showing=Showing(
        texts=files(__name__) / "texts",
        rulebook=files(__name__) / "rulebook",
        wire=Wire(view=wire.LunaView, insight=wire.LunaInsight, parts=wire.PARTS),
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
        examples=EXAMPLES,
        first={"start": "preselected"},
        box=Box(show=shipped_data, names=names, register=lambda path: register(path).name, check=check_file),
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
    positions=Positions(write=write_position, read=read_position, begin=begin, drafting=DRAFTING),
    keeping=KEEPING,
    practice=Practice(folder=files(__name__) / "puzzles", themes=THEMES),
)
