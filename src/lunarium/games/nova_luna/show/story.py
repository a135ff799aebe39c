"""The story: what a move was and what came of it, told from what everybody has seen before and after it."""

from collections.abc import Iterator

from lunarium.core.game import Seat
from lunarium.core.telling import Telling
from lunarium.core.types import Data
from lunarium.games.nova_luna.moves import Move, Take, kind, read
from lunarium.games.nova_luna.show.places import name_place, name_tile


def tell(before: Data, after: Data, seat: Seat, text: str) -> list[Telling]:
    """The move, then what followed from it, a sentence each."""
    move = read(text)
    return [
        _move(before, after, seat, move),
        *_refilled(before, after, move),
        *_notes(before, after),
        *_another_turn(after, seat, move),
        *_end(after),
    ]


def _move(before: Data, after: Data, seat: Seat, move: Move) -> Telling:
    key = f"move-nova-luna-{kind(move)}"
    if not isinstance(move, Take):
        return Telling(key, {"who": seat})
    own = {(placed["x"], placed["y"]): placed["tile"] for placed in before["seats"][seat]["display"]}
    left, left_now = (view["seats"][seat]["tokens_left"] for view in (before, after))
    return Telling(
        key,
        {
            "who": seat,
            "tile": move.tile,
            **name_tile(move.tile),
            **name_place(own, move.x, move.y),
            "count": left - left_now,
        },
    )


def _refilled(before: Data, after: Data, move: Move) -> Iterator[Telling]:
    """NL-7: a wheel that was empty fills by itself."""
    if isinstance(move, Take) and after["supply"] < before["supply"]:
        yield Telling("move-nova-luna-filled")


def _notes(before: Data, after: Data) -> Iterator[Telling]:
    """Solo: what has been written down, one note a phase."""
    if not after["solo"]:
        return
    known, notes = len(before["solo"]["notes"]), after["solo"]["notes"]
    for phase, note in enumerate(notes[known:], start=known + 1):
        yield Telling("move-nova-luna-note", {"phase": phase, "points": note})


def _another_turn(after: Data, seat: Seat, move: Move) -> Iterator[Telling]:
    """Whoever is still last on the moon track takes another turn."""
    if isinstance(move, Take) and after["to_move"] == seat and not after["solo"]:
        yield Telling("move-nova-luna-again", {"who": seat})


def _end(after: Data) -> Iterator[Telling]:
    """Why the game is over and who has won, or what the solo game comes to."""
    outcome = after["outcome"]
    if outcome is None:
        return
    yield Telling(f"move-nova-luna-{outcome['ending']}")
    result = outcome["result"]
    if after["solo"]:
        yield Telling("move-nova-luna-score", {"who": 0, "points": result["solo_score"]})
    else:
        winner = outcome["ranking"][0]
        yield Telling("move-nova-luna-winner", {"who": winner, "left": result["tokens_left"][winner]})


def headline(view: Data) -> list[Telling]:
    """How far the game is: the phase of a solo game, and what is left to draw."""
    supply = Telling("table-supply", {"count": view["supply"]})
    return [Telling("table-phase", {"phase": view["solo"]["phase"]}), supply] if view["solo"] else [supply]


def verdict(result: Data) -> Telling | None:
    """What a solo game came to."""
    if "solo_score" not in result:
        return None
    return Telling("nova-luna-verdict", {"points": result["solo_score"]})
