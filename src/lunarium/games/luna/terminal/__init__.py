"""The table in the terminal: the ring of isles around path, council and temple, below the players."""

from collections.abc import Callable

from lunarium.core.game import Outcome
from lunarium.drawing.terminal import Column, MovesSlot, Panel, Row, StorySlot, Terminal, Totals
from lunarium.games.luna.terminal import lines, signs, table


def _totals(outcome: Outcome, say: Callable[..., str]) -> Totals:
    """The influence of each side."""
    scores = [str(outcome.result["scores"][seat]) for seat in outcome.ranking]
    return [(say("terminal-total"), scores)]


TERMINAL = Terminal(
    layout=Row(
        parts=(
            Panel(
                draw=lambda scene, width, height: table.draw(scene, height),
                width=str(table.WIDTH),
                min_width=table.WIDTH,
                min_height=table.HEIGHT,
                left=1,
            ),
            Column(parts=(MovesSlot(height="3fr"), StorySlot(height="2fr")), min_width=29, left=1),
        )
    ),
    describe=lines.describe,
    totals=_totals,
    marks=(("*", "terminal-mark-virtual"), ("$", "terminal-mark-bribe")),
    signs=(
        *((sign, f"isle-{isle}") for isle, sign in signs.ISLE_SIGN.items()),
        (f"{signs.AWAKE} {signs.ASLEEP}", "terminal-sign-novices"),
        (signs.SHRINE, "terminal-sign-shrine"),
        (signs.GUARD, "terminal-sign-guard"),
        (signs.TEMPLE, "terminal-sign-temple"),
        (signs.START, "terminal-sign-start"),
    ),
)
