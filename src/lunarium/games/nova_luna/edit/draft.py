"""Drafts of positions of Nova Luna: what lies where as data, and how it is written as a text."""

import re
from collections.abc import Iterator
from typing import Final

from lunarium.core.errors import BadPosition
from lunarium.core.position import BETWEEN, NOTHING, split
from lunarium.games.nova_luna.setup import EACH_TILE_ONCE, WHOLE_DISPLAY, settle
from lunarium.games.nova_luna.state import SPACES
from lunarium.games.nova_luna.tiles import TILE_NAMES, TILES
from lunarium.games.nova_luna.wire import DraftedTile, NovaLunaDraft, NovaLunaOptions

KEY: Final = "nova-luna"
EXAMPLE = "nova-luna_2_2.0.26.0.0.0.0.0.51.0.0.0_12_30.17e.45en.65e2_8.59w.10wn.16wn2.50n"

_NUMBER = "(?:[1-9][0-9]?)"
_STEPS = "(?:[2-9]|[1-9][0-9])?"  # one step is written without its number
_MODE = re.compile("([1-4])(f?)(e?)")
_TILE = re.compile(f"({_NUMBER})(?:([ew])({_STEPS}))?(?:([sn])({_STEPS}))?")
_SPACE = re.compile(f"0|{_NUMBER}")


def spell(draft: NovaLunaDraft) -> str:
    """Players, wheel, order of play, and each display in the order in which it was laid."""
    options, wheel, meeple = draft["options"], draft["wheel"], draft["meeple"]
    mode = f"{options['players']}{'f' * options['first_game']}"
    mode += "e" * (options["solo_scoring"] == EACH_TILE_ONCE)
    around = [tile or 0 for tile in (*wheel[meeple + 1 :], *wheel[:meeple])]
    queue = "".join(str(seat + 1) for seat in draft["queue"])
    displays = map(_spell_display, draft["displays"])
    return BETWEEN.join([KEY, mode, ".".join(map(str, [meeple, *around])), queue, *displays])


def parse(text: str) -> NovaLunaDraft:
    """The draft of a text that has the form of a position."""
    parts = split(text, KEY)
    options = _parse_mode(parts[0] if parts else "")
    players = options["players"]
    if len(parts) != 3 + players:
        raise BadPosition("nova-position-parts", needed=4 + players, found=1 + len(parts))
    meeple, wheel = _parse_wheel(parts[1])
    return {
        "game": KEY,
        "options": options,
        "wheel": wheel,
        "meeple": meeple,
        "queue": _parse_queue(parts[2], players),
        "displays": list(map(_parse_display, parts[3:])),
    }


def tidy(draft: NovaLunaDraft) -> NovaLunaDraft:
    """As many displays as players, each round its middle; whoever is further back moves earlier."""
    players = draft["options"]["players"]
    displays = [_centre(display) for display in draft["displays"][:players]]
    displays += [[] for _ in range(players - len(displays))]
    queue = [seat for seat in dict.fromkeys(draft["queue"]) if seat in range(players)]
    queue += [seat for seat in range(players) if seat not in queue]
    queue.sort(key=lambda seat: sum(_number(laid) for laid in displays[seat]))  # stable: as they are stacked
    return {**draft, "displays": displays, "queue": queue}


def blank(players: int) -> NovaLunaDraft:
    """Nothing lies on the table yet."""
    options = settle({"players": players})
    return {
        "game": KEY,
        "options": options,
        "wheel": [None] * SPACES,
        "meeple": 0,
        "queue": list(range(players)),
        "displays": [[] for _ in range(players)],
    }


def _number(laid: DraftedTile) -> int:
    return TILES[laid["tile"]].number if laid["tile"] in TILE_NAMES else 0


def _centre(display: list[DraftedTile]) -> list[DraftedTile]:
    """A display counts its places from a tile of its own, the first one unless another lies there."""
    if not display or any((laid["x"], laid["y"]) == (0, 0) for laid in display):
        return display
    x, y = display[0]["x"], display[0]["y"]
    return [{"tile": laid["tile"], "x": laid["x"] - x, "y": laid["y"] - y} for laid in display]


def _spell_display(display: list[DraftedTile]) -> str:
    return ".".join(map(_spell_tile, display)) or NOTHING


def _spell_tile(laid: DraftedTile) -> str:
    return f"{laid['tile']}{_way(laid['x'], 'ew')}{_way(laid['y'], 'sn')}"


def _way(steps: int, directions: str) -> str:
    """So many steps in the first direction, or back in the second."""
    if not steps:
        return ""
    return directions[steps < 0] + (str(abs(steps)) if abs(steps) > 1 else "")


def _parse_mode(text: str) -> NovaLunaOptions:
    match = _MODE.fullmatch(text)
    if match is None:
        raise BadPosition("nova-position-mode", part=text[:20])
    players, first_game, once = match.groups()
    return settle(
        {
            "players": int(players),
            "first_game": bool(first_game),
            "solo_scoring": EACH_TILE_ONCE if once else WHOLE_DISPLAY,
        }
    )


def _parse_wheel(text: str) -> tuple[int, list[int | None]]:
    """The meeple's space, and the tile on each space."""
    numbers = text.split(".")
    if len(numbers) != SPACES or not all(map(_SPACE.fullmatch, numbers)):
        raise BadPosition("nova-position-wheel-form", spaces=SPACES - 1)
    meeple, *around = map(int, numbers)
    if meeple >= SPACES:
        raise BadPosition("nova-position-wheel-form", spaces=SPACES - 1)
    first = SPACES - 1 - meeple  # so many spaces follow before space 0
    return meeple, [tile or None for tile in (*around[first:], 0, *around[:first])]


def _parse_queue(text: str, players: int) -> list[int]:
    if sorted(text) != [str(seat + 1) for seat in range(players)]:
        raise BadPosition("nova-position-queue", players=players)
    return [int(seat) - 1 for seat in text]


def _parse_display(text: str) -> list[DraftedTile]:
    return [] if text == NOTHING else list(_parse_tiles(text.split(".")))


def _parse_tiles(items: list[str]) -> Iterator[DraftedTile]:
    for item in items:
        match = _TILE.fullmatch(item)
        if match is None:
            raise BadPosition("nova-position-tile-form", part=item[:20])
        tile, across, columns, down, rows = match.groups()
        x = int(columns or 1) * (1 if across == "e" else -1) if across else 0
        y = int(rows or 1) * (1 if down == "s" else -1) if down else 0
        yield {"tile": int(tile), "x": x, "y": y}
