"""Reviews at a glance: looks of a few simulations, where it does not matter what they find."""

import pytest

from lunarium.ai.review import attempt, depth
from lunarium.ai.review.depth import Depth
from lunarium.ai.review.verdict import Verdict


def make_glance(name: str) -> Depth:
    """A look as short as it can be, in the place of the one of this name."""
    return Depth(name, first=0.0002, look=0.0001, looks=2, most_looks=2, deals=2, starts=2)


def review_at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every review and every try in this process be one of glances."""
    for name in depth.DEPTHS:
        monkeypatch.setitem(depth.DEPTHS, name, make_glance(name))
    monkeypatch.setattr(attempt, "DEPTH", depth.DEPTHS["quick"])


def make_verdict(ply: int, depth: str, move: str, loss: float = 0.0) -> Verdict:
    """A verdict about a solo game that finds nothing better."""
    return Verdict(
        ply=ply,
        seat=0,
        depth=depth,
        move=move,
        better=move,
        is_forced=False,
        loss=loss,
        error=0.01,
        before=(5.0,),
        before_error=(0.1,),
        after=(5.0,),
        after_error=(0.1,),
        deals=0,
        line=(move,),
        played_line=(move,),
        worth={move: loss},
    )
