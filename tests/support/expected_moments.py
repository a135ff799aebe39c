"""When each moment should be said, a second time and in other words: from what stands on the table."""

from __future__ import annotations

from collections.abc import Callable

from lunarium.core.scene import Scene
from lunarium.games.nova_luna.tiles import TILES

Expected = Callable[[Scene], bool]


def can(kind: str, without: str = "*$") -> Expected:
    """Such a move may be played, without these marks."""
    return lambda scene: any(
        move["text"].split(" ")[0].rstrip("*") == kind and not set(without) & set(move["text"])
        for move in scene.legal
    )


def told(key: str, mine: bool | None = None) -> Expected:
    """The story tells this of what happened since the own last move."""

    def is_told(scene: Scene) -> bool:
        own = [event.ply for event in scene.events if event.seat == scene.seat]
        return any(
            telling.key == key and mine in (None, telling.params.get("who", event.seat) == scene.seat)
            for event in scene.events[own[-1] if own else 0 :]
            for telling in event.told
        )

    return is_told


def isles(scene: Scene, side: str) -> dict[str, int]:
    """By isle how many own pieces of a kind there are."""
    return {isle["isle"]: int(isle[side][scene.seat]) for isle in scene.view["isles"]}


def left(scene: Scene) -> int:
    """How many time tokens are not turned."""
    return int(scene.view["time_tokens"]["total"] - scene.view["time_tokens"]["turned"])


def at_apostate(scene: Scene) -> bool:
    here = scene.view["figures"]["apostate"]
    return isles(scene, "active")[here] + isles(scene, "inactive")[here] > 0


def favour_with_shrine(scene: Scene) -> bool:
    held = scene.view["players"][scene.seat]["favours"]
    return any(
        isles(scene, "shrines")[isle] and isles(scene, "active")[isle] and isle not in held
        for isle in isles(scene, "shrines")
    )


def path(scene: Scene, which: str) -> list[int]:
    """The free tiles of these groups of the path."""
    groups = [group for group in scene.view["path"]["groups"] if group[which]]
    return [
        tile["tile"]
        for group in groups
        for tile in group["tiles"]
        if tile["on_path"] and tile["claimed_by"] is None
    ]


def can_claim(scene: Scene, tiles: list[int]) -> bool:
    symbols = {
        tile["tile"]: tile["symbol"] for group in scene.view["path"]["groups"] for tile in group["tiles"]
    }
    return any(
        isles(scene, "active")[symbols[tile]] >= (1 if isles(scene, "shrines")[symbols[tile]] else 2)
        for tile in tiles
    )


def holds(scene: Scene, favour: str) -> bool:
    return favour in scene.view["players"][scene.seat]["favours"]


LUNA: dict[str, Expected] = {
    "begin": lambda scene: any(isles(scene, "active").values()),
    "displaced": told("move-luna-displaced", mine=True),
    "displacing": told("move-luna-displaced", mine=False),
    "scoring": told("move-luna-scoring"),
    "new-round": lambda scene: scene.view["round"] > 1,
    "time": lambda scene: scene.view["time_tokens"]["turned"] > 0,
    "last-token": lambda scene: left(scene) == 1,
    "sanctify": can("sanctify"),
    "promote": lambda scene: can_claim(scene, path(scene, "approved")),
    "apostate": at_apostate,
    "shrine-favour": favour_with_shrine,
    "build": can("shrine", without=""),
    "priestess": lambda scene: True,
    "inactive": lambda scene: any(isles(scene, "inactive").values()),
    "recruit": can("recruit", without=""),
    "on-stage": lambda scene: scene.view["players"][scene.seat]["stage"] > 0,
    "journey": lambda scene: scene.view["round"] < 6 and any(isles(scene, "active").values()),
    "council": can("council", without=""),
    "tide": can("tide", without=""),
    "herbs": can("herbs", without=""),
    "sail": can("sail", without=""),
    "book": can("book", without=""),
    "bribe": lambda scene: holds(scene, "bribery") and can_claim(scene, path(scene, "bribable")),
    "virtual": lambda scene: any("*" in move["text"] for move in scene.legal),
    "expel": can("expel", without=""),
    "last-round": lambda scene: scene.view["round"] == 6,
}


def best(scene: Scene) -> int:
    """The most tasks that one move covers."""
    return max((move["tokens"] for move in scene.insight["moves"].values()), default=0)


def goes_on(scene: Scene) -> bool:
    """After one of the tiles in reach the own token is still furthest back or on top and goes on."""
    if scene.view["supply"] == 0 and sum(tile is not None for tile in scene.view["wheel"]) == 1:
        return False
    distances = [seat["distance"] for seat in scene.view["seats"]]
    others = [distance for seat, distance in enumerate(distances) if seat != scene.seat]
    return any(distances[scene.seat] + TILES[tile].number <= min(others) for tile in scene.view["reach"])


def few_left(scene: Scene, mine: bool) -> bool:
    return any(
        seat["tokens_left"] <= 3 for seat in scene.view["seats"] if (seat["seat"] == scene.seat) == mine
    )


def with_chain(scene: Scene) -> bool:
    """A task that counts more tiles than can touch it, or one two steps away."""
    return any(
        (abs(cell[0] - task["x"]), abs(cell[1] - task["y"])) not in ((0, 1), (1, 0))
        for move in scene.insight["moves"].values()
        for task in move["covers"]
        for cell in task["cells"]
    )


def moved(scene: Scene) -> int:
    return sum(event.seat == scene.seat for event in scene.events)


NOVA_LUNA: dict[str, Expected] = {
    "begin": lambda scene: len(scene.view["reach"]) == 3,
    "refilled": told("move-nova-luna-refill", mine=False),
    "filled": told("move-nova-luna-filled"),
    "covered": lambda scene: (
        told("move-nova-luna-take", mine=True)(scene)
        and any(
            int(telling.params.get("count", 0)) > 0
            for event in scene.events
            if event.ply == max(each.ply for each in scene.events if each.seat == scene.seat)
            for telling in event.told
        )
    ),
    "again": told("move-nova-luna-again", mine=False),
    "near-end": lambda scene: few_left(scene, mine=False),
    "nearly-won": lambda scene: few_left(scene, mine=True),
    "two": lambda scene: best(scene) >= 2,
    "task": lambda scene: best(scene) >= 1,
    "twice": lambda scene: goes_on(scene) and moved(scene) > 0,
    "refill": lambda scene: any(move["text"] == "refill" for move in scene.legal),
    "chain": with_chain,
    "tower": lambda scene: scene.view["seats"][0]["distance"] == scene.view["seats"][1]["distance"] > 0,
    "leave": lambda scene: moved(scene) >= 2,
    "dear": lambda scene: any(TILES[tile].number >= 6 for tile in scene.view["reach"]),
}

EXPECTED: dict[str, dict[str, Expected]] = {"luna": LUNA, "nova-luna": NOVA_LUNA}
