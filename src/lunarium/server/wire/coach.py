"""The coach on the wire: what is worth saying now, and what speaks against a move."""

from collections.abc import Sequence

from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.positions.doubts import Doubt
from lunarium.server.wire.model import Request
from lunarium.server.wire.tables import MoveText, Ply


class CoachRequest(Request):
    """The position that the caller looks at."""

    ply: Ply
    line: Ply


class CoachWord(TypedDict):
    """A sentence of the coach."""

    key: str  # of the moment
    told: Telling
    glow: Sequence[str]  # what it speaks of, by the names of the game's board
    rules: Sequence[str]
    ply: int | None  # of the move that it is about


class CoachIdea(TypedDict):
    """Something worth doing at the beginning; the text `coach-<game>-idea-<key>` says it."""

    key: str
    done: bool
    possible: bool  # now


class Coaching(TypedDict):
    """What the coach says now; what was said once is not said again."""

    moment: CoachWord | None  # what is new
    remark: CoachWord | None  # on what the others have just done
    ideas: list[CoachIdea]


class WeighRequest(CoachRequest):
    """A move that the caller is about to play."""

    move: MoveText


class Weighed(TypedDict):
    """Whether the coach asks before this move, once for each position."""

    doubt: Doubt | None  # None: play it
