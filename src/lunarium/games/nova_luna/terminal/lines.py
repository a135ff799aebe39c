"""The table of Nova Luna in sentences, for scripts and for reading aloud."""

from collections import Counter

from lunarium.core.game import Json
from lunarium.drawing.scene import Scene
from lunarium.games.nova_luna.tiles import COLOURS, LETTERS, TILES


def describe(scene: Scene) -> list[str]:
    """The wheel from the moon on, then every display, the one that is looked at in full."""
    view = scene.view
    spaces = view["wheel"][view["meeple"] :] + view["wheel"][: view["meeple"]]
    lines = [scene.say("terminal-line-wheel")]
    for tile in filter(None, spaces):
        key = "terminal-line-tile-near" if tile in view["reach"] else "terminal-line-tile"
        lines.append(scene.say(key, tile=tile, title=_title(scene, tile), tasks=_tasks(scene, tile)))
    if view["solo"] is None:
        order = ", ".join(f"{scene.labels[seat]} {view['seats'][seat]['distance']}" for seat in view["queue"])
        lines.append(scene.say("terminal-line-order", order=order))
    else:
        lines.append(_ledger(scene, view["solo"]))
    for seat in view["seats"]:
        lines.extend(_display(scene, seat))
    return lines


def _display(scene: Scene, seat: Json) -> list[str]:
    """A heading with the tokens left; the tiles by row, with their open tasks where it matters."""
    who, left = scene.labels[seat["seat"]], seat["tokens_left"]
    lines = [scene.say("terminal-line-display", who=who, left=left, tiles=len(seat["display"]))]
    tiles = sorted(seat["display"], key=lambda tile: (tile["y"], tile["x"]))
    if seat["seat"] != scene.shown:
        small = ", ".join(f"{tile['x']},{tile['y']} {_title(scene, tile['tile'])}" for tile in tiles)
        return [*lines, f"  {small}"] if small else lines
    for tile in tiles:
        covered = sum(tile["covered"])
        places = zip(TILES[tile["tile"]].tasks, tile["covered"], strict=True)
        undone = "; ".join(_task(scene, task) for task, is_covered in places if not is_covered)
        open_tasks = scene.say("terminal-line-open", tasks=undone) if undone else ""
        done = scene.say("terminal-line-covered", count=covered) if covered else ""
        about = ", ".join(filter(None, (_title(scene, tile["tile"]), open_tasks, done)))
        lines.append(f"  {tile['x']},{tile['y']}: {about}")
    return lines


def _ledger(scene: Scene, solo: Json) -> str:
    notes = ", ".join(map(str, solo["notes"])) or "–"
    first, second = solo["stacks"]
    return scene.say(
        "terminal-line-ledger",
        phase=solo["phase"],
        first=first,
        second=second,
        notes=notes,
        running=solo["running"],
    )


def _title(scene: Scene, tile: int) -> str:
    return f"{scene.say(f'hue-{COLOURS[TILES[tile].colour]}')} {TILES[tile].number}"


def _tasks(scene: Scene, tile: int) -> str:
    return "; ".join(_task(scene, task) for task in TILES[tile].tasks) or "–"


def _task(scene: Scene, task: str) -> str:
    """Counts and colours: 2 red + 1 blue."""
    counts = Counter(task)
    return " + ".join(
        f"{count} {scene.say(f'hue-{COLOURS[LETTERS.index(letter)]}')}" for letter, count in counts.items()
    )
