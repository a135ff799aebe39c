"""The beats of a move: the tile, the tasks it covers, the token's way, and what follows from them."""

from collections.abc import Sequence

from lunarium.core.beats import Beat, patched
from lunarium.core.game import Json, Seat
from lunarium.core.telling import Telling
from lunarium.core.types import Data

TAKE = "move-nova-luna-take"


def beats(before: Data, after: Data, tellings: Sequence[Telling]) -> list[Beat]:
    """A tile that was taken lies, covers and is paid for one after the other; any other move is one event."""
    if tellings[0].key != TAKE:
        return [Beat(view=after, told=len(tellings))]
    seat, tile = (int(tellings[0].params[name]) for name in ("who", "tile"))
    views = _see_taken(before, after, seat, tile)
    if after["supply"] < before["supply"] or after["outcome"]:
        views.append(after)  # a refill, a note, the end: an event of its own
    else:
        views[-1] = after
    told = [1, *[0] * (len(views) - 1)]
    told[-1] += len(tellings) - 1
    return [Beat(view=view, told=count) for view, count in zip(views, told, strict=True)]


def _see_taken(before: Data, after: Data, seat: Seat, tile: int) -> list[Data]:
    """What can be seen while a tile is taken: it lies, its tasks and others are covered, the token moves."""
    then, now = before["seats"][seat], after["seats"][seat]
    view = patched(
        before,
        {
            "wheel": [None if space == tile else space for space in before["wheel"]],
            "meeple": before["wheel"].index(tile),
            "reach": [],
            f"seats/{seat}/display": _uncover(now["display"], then["display"]),
        },
    )
    views: list[Data] = [view]
    if now["tokens_left"] != then["tokens_left"]:
        covered = {"display": now["display"], "tokens_left": now["tokens_left"]}
        views.append(_change_seat(views[-1], seat, covered))
    if now["distance"] is not None:
        advanced = {"distance": now["distance"], "space": now["space"]}
        views.append(patched(_change_seat(views[-1], seat, advanced), {"queue": after["queue"]}))
    return views


def _uncover(display: list[Json], known: list[Json]) -> list[Json]:
    """The display as it lies before anything is covered anew."""
    covered = {placed["tile"]: placed["covered"] for placed in known}
    return [
        placed | {"covered": covered.get(placed["tile"], [False] * len(placed["covered"]))}
        for placed in display
    ]


def _change_seat(view: Data, seat: Seat, changes: Json) -> Json:
    return patched(view, {f"seats/{seat}/{name}": value for name, value in changes.items()})
