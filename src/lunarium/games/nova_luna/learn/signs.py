"""What the coach looks for in a game of Nova Luna; each finds out what its sentence says."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from lunarium.core.game import Json
from lunarium.core.teaching import Condition, Found, Scene, Sign
from lunarium.games.nova_luna.show.places import name_tile
from lunarium.games.nova_luna.tiles import TILES


def _reach(scene: Scene, condition: Condition) -> Found | None:
    """The three tiles that may be taken."""
    tiles = scene.view["reach"]
    return dict(zip(("one", "two", "three"), tiles, strict=True)) if len(tiles) == 3 else None


def _fulfils(scene: Scene, condition: Condition) -> Found | None:
    """A tile in reach that can fulfil so many tasks at once."""
    return _tile(scene, lambda tile: tile["best"] >= condition["least"])


def _twice(scene: Scene, condition: Condition) -> Found | None:
    """A tile in reach after which the person moves again."""
    return _tile(scene, lambda tile: tile["turns"] == 2)


def _dear(scene: Scene, condition: Condition) -> Found | None:
    """A tile in reach that costs so much time."""
    for tile in scene.view["reach"]:
        if TILES[tile].number >= condition["least"]:
            return {"tile": tile, **name_tile(tile)}
    return None


def _chain(scene: Scene, condition: Condition) -> Found | None:
    """A task can be fulfilled by tiles that do not all touch its own."""
    for move in scene.insight["moves"].values():
        for task in move["covers"]:
            if any(abs(x - task["x"]) + abs(y - task["y"]) > 1 for x, y in task["cells"]):
                return {}
    return None


def _tower(scene: Scene, condition: Condition) -> Found | None:
    """The person's token shares its space with another, after the beginning."""
    distances = [seat["distance"] for seat in scene.view["seats"]]
    own = distances[scene.seat]
    return {} if own and distances.count(own) > 1 else None


def _few_left(scene: Scene, condition: Condition) -> Found | None:
    """Somebody has so few tokens left: the person, or another."""
    for seat in scene.view["seats"]:
        is_mine = seat["seat"] == scene.seat
        if is_mine == condition["mine"] and seat["tokens_left"] <= condition["most"]:
            return {"who": seat["seat"], "left": seat["tokens_left"]}
    return None


def _tile(scene: Scene, fits: Callable[[Json], bool]) -> Found | None:
    """The first tile in reach of which this is true."""
    for name, tile in scene.insight["tiles"].items():
        if fits(tile):
            return {"tile": int(name), **name_tile(int(name)), "count": tile["best"]}
    return None


SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "reach": _reach,
        "fulfils": _fulfils,
        "twice": _twice,
        "dear": _dear,
        "chain": _chain,
        "tower": _tower,
        "few-left": _few_left,
    }
)
