"""The coach on the wire: what is worth saying now, and what speaks against a move."""

from lunarium.server.wire.games import Move
from lunarium.server.wire.model import Model, Request
from lunarium.server.wire.tables import MoveText, Ply, Telling


class CoachRequest(Request):
    """The position that the caller looks at."""

    ply: Ply
    line: Ply


class CoachWord(Model):
    """A sentence of the coach."""

    key: str  # of the moment
    told: Telling
    glow: list[str]  # what it speaks of, by the names of the game's board
    rules: list[str]
    ply: int | None  # of the move that it is about


class CoachIdea(Model):
    """Something worth doing at the beginning; the text `coach-<game>-idea-<key>` says it."""

    key: str
    done: bool
    possible: bool  # now


class Coaching(Model):
    """What the coach says now; what was said once is not said again."""

    moment: CoachWord | None  # what is new
    remark: CoachWord | None  # on what the others have just done
    ideas: list[CoachIdea]


class WeighRequest(CoachRequest):
    """A move that the caller is about to play."""

    move: MoveText


class Doubt(Model):
    """A move throws a lot away."""

    why: list[Telling]  # as far as the rules prove it
    better: Move
    told: Telling  # the better move, as the story would tell it


class Weighed(Model):
    """Whether the coach asks before this move, once for each position."""

    doubt: Doubt | None  # None: play it
