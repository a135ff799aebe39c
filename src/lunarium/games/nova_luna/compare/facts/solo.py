"""Solo: facts that count in the two phases of the solo game."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.errors import Value
from lunarium.core.telling import Telling
from lunarium.games.nova_luna.compare.facts.display import cheaper
from lunarium.games.nova_luna.compare.facts.offers import most_of_two
from lunarium.games.nova_luna.compare.facts.way import Way
from lunarium.games.nova_luna.compare.facts.weights import LATER, STACK, STEP, WIN
from lunarium.games.nova_luna.moves import EndPhase, Take
from lunarium.games.nova_luna.show.places import name_tile
from lunarium.games.nova_luna.state import FIRST_STACK
from lunarium.games.nova_luna.tiles import TILES


def list_facts(better: Way, played: Way) -> Iterator[Fact]:
    """What counts in the two phases of the solo game."""
    yield from _scores(better, played)
    before = better.states[0]
    if isinstance(better.move, EndPhase) and isinstance(played.move, Take):
        tile = name_tile(played.move.tile)
        params = {"points": better.after.notes[0].total(), **tile}
        yield Fact("score", STEP * TILES[played.move.tile].number, Telling("better-nl-end-phase", params))
    if isinstance(better.move, Take) and isinstance(played.move, Take):
        yield from cheaper("better-nl-number", better, played, better.move, played.move)
        yield from _three(better, played)
        is_first = before.phase == better.after.phase == played.after.phase == 1
        if is_first and played.after.tokens_placed() < FIRST_STACK <= better.after.tokens_placed():
            yield Fact("end", STACK, Telling("better-nl-stack", {"count": FIRST_STACK}))


def _three(better: Way, played: Way) -> Iterator[Fact]:
    """The move and the next two tiles cover more than the move played with any two."""
    if len(better.line) < 3 or not all(isinstance(move, Take) for move in better.line[:3]):
        return
    tokens = better.states[0].tokens_left[0] - better.states[3].tokens_left[0]
    rest = most_of_two(played.after) if tokens > played.tokens else None
    if rest is not None and tokens > played.tokens + rest:
        less = played.tokens + rest
        yield Fact(
            "next", LATER * (tokens - less), Telling("better-nl-three", {"count": tokens, "less": less})
        )


def _scores(better: Way, played: Way) -> Iterator[Fact]:
    """What is written down for a phase or the game."""
    if better.after.ending and played.after.ending:
        points, more = (sum(note.total() for note in way.after.notes) for way in (better, played))
        if points < more:
            yield Fact("end", WIN, Telling("better-nl-score", {"points": points, "more": more}))
    elif better.after.ending == "all-placed":
        points = sum(note.total() for note in better.after.notes)
        yield Fact("end", WIN, Telling("better-nl-last", {"points": points}))
    elif len(better.after.notes) == len(played.after.notes) > len(better.states[0].notes):
        note, other = better.after.notes[-1].total(), played.after.notes[-1].total()
        if note < other:
            params: dict[str, Value] = {"phase": len(better.after.notes), "points": note, "more": other}
            yield Fact("score", STEP * (other - note), Telling("better-nl-phase-score", params))
