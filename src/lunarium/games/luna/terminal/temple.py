"""The temple: hexagonal spaces in rows, each with its number and sign, its novice and a book."""

from lunarium.core.game import Json
from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.games.luna.terminal import signs

HALF = 3  # columns from a space to its lower neighbour
WIDTH = 5
ROWS = 2  # of text in a space


def draw(scene: Scene) -> Canvas:
    """Every space where its axial coordinates put it: each row half a space further right than the last."""
    spaces = scene.view["temple"]["spaces"]
    at = {space["tile"]: _place(space) for space in spaces}
    left, top = min(x for x, _ in at.values()), min(y for _, y in at.values())
    right, bottom = max(x for x, _ in at.values()), max(y for _, y in at.values())
    canvas = Canvas((right - left) * HALF + WIDTH, (bottom - top + 1) * ROWS)
    for space in spaces:
        x, y = at[space["tile"]]
        _draw_space(canvas, (x - left) * HALF, (y - top) * ROWS, space)
    return canvas


def _place(space: Json) -> tuple[int, int]:
    q, r = space["position"]
    return 2 * q + r, r


def _draw_space(canvas: Canvas, x: int, y: int, space: Json) -> None:
    sign, novice = signs.ISLE_SIGN[space["symbol"]], space["novice"]
    number = f" {space['tile']:>2}"
    if novice is not None:
        canvas.fill(x, y, WIDTH, ROWS, palette.SEAT_CHIP[novice])
        canvas.write(x, y, f"{number}{sign}", "bold")
        canvas.write(x + 2, y + 1, palette.EMBLEMS[novice], "bold")
        if space["book"]:
            canvas.write(x + 3, y + 1, signs.BOOK, "bold")
    elif space["filled"]:
        canvas.fill(x, y, WIDTH, ROWS, f"{palette.INK_2} on {signs.STONE}")
        canvas.write(x, y, f"{number}{sign}")
        canvas.write(x + 2, y + 1, "×")
    else:
        canvas.fill(x, y, WIDTH, ROWS, f"{palette.INK_2} on {palette.RAISED}")
        canvas.write(x, y, number)
        canvas.write(x + 3, y, sign, signs.ISLE_INK[space["symbol"]])
