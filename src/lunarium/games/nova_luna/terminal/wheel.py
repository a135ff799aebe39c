"""The moon wheel: twelve spaces with tiles and the moon, and the moon track with its tokens inside."""

from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.games.nova_luna.terminal.tile import WIDTH, Face, draw_large

# Where the twelve spaces lie, clockwise from the top left; the middle ones of a side bulge outward.
TOP, SIDE = (3, 11, 19, 27), (4, 8)
SPACES = (
    *((x, 0) for x in TOP),
    *((30, y) for y in SIDE),
    *((x, 12) for x in reversed(TOP)),
    *((0, y) for y in reversed(SIDE)),
)
SIZE = (37, 16)

# The 24 spaces of the moon track, clockwise from the new moon: an oblong of 8 by 6.
TRACK = (
    *((column, 0) for column in range(8)),
    *((7, row) for row in range(1, 6)),
    *((column, 5) for column in range(6, -1, -1)),
    *((0, row) for row in range(4, 0, -1)),
)
TRACK_AT = (11, 5)
PHASES = {0: "○", 6: "◑", 12: "●", 18: "◐"}  # new moon, first quarter, full moon, last quarter
HEIGHTS = ("", " ", "²", "³", "⁴")


def draw(scene: Scene) -> Canvas:
    """The whole wheel."""
    canvas = Canvas(*SIZE)
    for space, (x, y) in enumerate(SPACES):
        tile = scene.view["wheel"][space]
        if space == scene.view["meeple"]:
            _draw_moon(canvas, x, y)
        elif tile is None:
            canvas.centre(x, y + 1, WIDTH, "·", palette.LINE)
        else:
            _draw_tile(canvas, x, y, tile, scene)
    if scene.view["solo"] is None:
        _draw_track(canvas, scene)
    else:
        _draw_phase(canvas, scene)
    return canvas


def _draw_tile(canvas: Canvas, x: int, y: int, tile: int, scene: Scene) -> None:
    """What can be taken now is bright and underlined."""
    is_near = tile in scene.view["reach"]
    draw_large(canvas, x, y, Face(tile, is_far=not is_near, is_named=True))
    if is_near:
        is_chosen = scene.chosen.startswith(f"{tile}@")
        canvas.write(x, y + 3, ("━" if is_chosen else "─") * WIDTH, f"bold {palette.ACCENT}")


def _draw_moon(canvas: Canvas, x: int, y: int) -> None:
    for row, part in enumerate(("▗▟█▀▘", "██▌", "▝▜█▄▖")):
        canvas.write(x + 1, y + row, part, palette.ACCENT)
    canvas.write(x + 5, y + 1, "✦", palette.MOON)


def _draw_track(canvas: Canvas, scene: Scene) -> None:
    """Each space shows its topmost token and how high the tower is; inside, everybody in order of turn."""
    left, top = TRACK_AT
    queue = scene.view["queue"]
    for space, (column, row) in enumerate(TRACK):
        tower = [seat for seat in queue if scene.view["seats"][seat]["space"] == space]
        x, y = left + 2 * column, top + row
        if tower:
            style = f"bold {palette.SEAT_INK[tower[0]]}"
            canvas.write(x, y, f"{palette.EMBLEMS[tower[0]]}{HEIGHTS[len(tower)]}", style)
        else:
            canvas.write(x, y, PHASES.get(space, "·"), palette.INK_2 if space in PHASES else palette.FAINT)
    for place, seat in enumerate(queue):
        distance = scene.view["seats"][seat]["distance"]
        behind = scene.view["seats"][queue[0]]["distance"]
        turn = "▸" if place == 0 else " "
        ahead = str(distance) if place == 0 else f"+{distance - behind}"
        style = f"bold {palette.SEAT_INK[seat]}" if place == 0 else palette.SEAT_INK[seat]
        canvas.write(left + 3, top + 1 + place, f"{turn}{palette.EMBLEMS[seat]}", style)
        canvas.right(left + 6, top + 1 + place, 4, ahead, palette.INK if place == 0 else palette.INK_3)


def _draw_phase(canvas: Canvas, scene: Scene) -> None:
    """Solo has no moon track; the middle tells the phase."""
    left, top = TRACK_AT
    for column, row in TRACK:
        canvas.write(left + 2 * column, top + row, "·", palette.FAINT)
    phase = scene.say("terminal-phase", phase=scene.view["solo"]["phase"])
    canvas.centre(left, top + 2, 16, phase, f"bold {palette.MOON}")
    running = scene.say("terminal-running", points=scene.view["solo"]["running"])
    canvas.centre(left, top + 3, 16, running, palette.INK_2)
