"""The table in the terminal: the moon wheel, displays, and who is where."""

from collections.abc import Callable

from lunarium.core.game import Outcome
from lunarium.drawing.terminal import Column, MovesSlot, Panel, Row, StorySlot, Terminal, Totals
from lunarium.games.nova_luna.terminal import display, lines, others, wheel
from lunarium.games.nova_luna.terminal.gains import gains
from lunarium.games.nova_luna.terminal.groups import group_moves
from lunarium.games.nova_luna.terminal.signs import SHAPES
from lunarium.games.nova_luna.tiles import COLOURS


def _totals(outcome: Outcome, say: Callable[..., str]) -> Totals:
    """Alone the two notes and their sum; otherwise the tokens left say it all."""
    result = outcome.result
    if "notes" not in result:
        return []
    notes = enumerate(result["notes"], start=1)
    return [
        *((say("terminal-note", phase=phase), [str(note)]) for phase, note in notes),
        (say("terminal-total"), [str(result["solo_score"])]),
    ]


WHEEL_WIDTH, WHEEL_HEIGHT = wheel.SIZE
TERMINAL = Terminal(
    layout=Row(
        parts=(
            Column(
                parts=(
                    Panel(
                        draw=lambda scene, width, height: wheel.draw(scene),
                        width=str(WHEEL_WIDTH),
                        height=str(WHEEL_HEIGHT),
                        above=1,
                    ),
                    MovesSlot(width=str(WHEEL_WIDTH - 1)),
                ),
                width=str(WHEEL_WIDTH),
                min_width=WHEEL_WIDTH,
                left=1,
            ),
            Column(
                parts=(
                    Panel(draw=display.draw, tabs=display.name_tabs, height="3fr"),
                    Row(
                        parts=(Panel(draw=others.draw, title=others.name), StorySlot(width="28", left=1)),
                        height="2fr",
                        min_height=11,
                    ),
                ),
                min_width=60,
                left=1,
            ),
        )
    ),
    describe=lines.describe,
    group_moves=group_moves,
    gains=gains,
    totals=_totals,
    signs=(
        *((shape, f"hue-{colour}") for shape, colour in zip(SHAPES, COLOURS, strict=True)),
        ("+2", "terminal-sign-gain"),
        ("²", "terminal-sign-open"),
    ),
    keys=(("F2 F3", "terminal-key-look"),),
)
