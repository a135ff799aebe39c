"""The plain table: any game by its drawing as text."""

from collections.abc import Callable
from functools import cache
from textwrap import wrap

from lunarium.core.game import AnyGame
from lunarium.core.showing import draw_fields
from lunarium.core.types import Data
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.palette import INK
from lunarium.drawing.scene import Scene
from lunarium.drawing.terminal import Column, MovesSlot, Panel, Row, StorySlot, Terminal


def terminal_of(game: AnyGame) -> Terminal:
    """The table that a game brings, or the plain one."""
    if game.showing.terminal is not None:
        table: Terminal = game.showing.terminal()
        return table
    return _plain(game.showing.draw or draw_fields)


@cache
def _plain(draw: Callable[[Data], str]) -> Terminal:
    """The drawing at the left, moves and story at the right."""

    def draw_text(scene: Scene, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        lines = [part for line in draw(scene.view).splitlines() for part in _fold(line, width)]
        for row, line in enumerate(lines):
            canvas.write(0, row, line, INK)
        return canvas

    side = Column(parts=(MovesSlot(height="3fr"), StorySlot(height="2fr")), min_width=30, left=1)
    return Terminal(
        layout=Row(parts=(Panel(draw=draw_text, min_width=30, left=1, above=1), side)),
        describe=lambda scene: draw(scene.view).splitlines(),
    )


def _fold(line: str, width: int) -> list[str]:
    """A line that is longer than the room goes on below."""
    return wrap(line, width, subsequent_indent="  ") if len(line) > width else [line]
