"""The others: every display but the shown one, small; alone, the ledger."""

from lunarium.core.game import Seat
from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.games.nova_luna.terminal.display import MEDIUM, SMALL, Grain, fit, tiles_of
from lunarium.games.nova_luna.terminal.tile import Face, draw_tiny

GRAINS = (MEDIUM, SMALL, Grain(2, 1, draw_tiny))


def draw(scene: Scene, width: int, height: int) -> Canvas:
    """Side by side, each as wide as there is room."""
    canvas = Canvas(width, height, f"on {palette.SURFACE}")
    if scene.view["solo"] is not None:
        _draw_ledger(canvas, scene)
        return canvas
    seats = [entry["seat"] for entry in scene.view["seats"] if entry["seat"] != scene.shown]
    share = width // len(seats)
    for place, seat in enumerate(seats):
        canvas.paste(place * share, 0, _small_display(scene, seat, share, height))
    return canvas


def name(scene: Scene) -> str:
    """The other displays, or the solo ledger."""
    return scene.say("terminal-others" if scene.view["solo"] is None else "terminal-ledger")


def _small_display(scene: Scene, seat: Seat, width: int, height: int) -> Canvas:
    """Who it is and how many tokens are left; below, the tiles as large as they can be."""
    canvas = Canvas(width, height, f"on {palette.SURFACE}")
    entry = scene.view["seats"][seat]
    label = f"{palette.EMBLEMS[seat]} {scene.labels[seat]}"
    left = scene.say("terminal-tokens-left", count=entry["tokens_left"])
    canvas.write(1, 0, label, f"bold {palette.SEAT_INK[seat]}")
    heading = 1 if len(label) + len(left) + 4 <= width else 2
    canvas.write(1 if heading == 2 else len(label) + 3, heading - 1, left, palette.INK_2)
    tiles = tiles_of(entry)
    if not tiles:
        return canvas
    frame = fit(tiles, (width - 1, height - heading - 1), GRAINS)
    for cell, tile in tiles.items():
        if at := frame.at(cell):
            face = Face(tile["tile"], tile["covered"], seat)
            frame.grain.draw(canvas, 1 + at[0] - frame.x, 1 + heading + at[1] - frame.y, face)
    return canvas


def _draw_ledger(canvas: Canvas, scene: Scene) -> None:
    """Solo: the two stacks, both notes and the running total."""
    solo = scene.view["solo"]
    stacks = enumerate(solo["stacks"], start=1)
    notes = enumerate([*solo["notes"], "–", "–"][:2], start=1)
    rows = [
        *((scene.say("terminal-stack", phase=phase), f"{left:>2} {'☾' * left}") for phase, left in stacks),
        ("", ""),
        *((scene.say("terminal-note", phase=phase), f"{note:>2}") for phase, note in notes),
        (scene.say("terminal-display-sum"), f"{solo['running']:>2}"),
    ]
    for row, (label, value) in enumerate(rows, start=1):
        canvas.write(1, row, label, palette.INK_2)
        canvas.write(11, row, value, f"bold {palette.MOON}")
