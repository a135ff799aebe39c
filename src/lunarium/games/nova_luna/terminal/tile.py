"""A tile: its number and shape, and its tasks as small windows, in three sizes."""

from collections.abc import Sequence
from dataclasses import dataclass

from lunarium.core.game import Seat
from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.games.nova_luna.terminal import signs
from lunarium.games.nova_luna.tiles import LETTERS, TILES

WIDTH = 7  # of a tile with windows
OPEN_TASKS = ("", "¹", "²", "³")


@dataclass(frozen=True, slots=True)
class Face:
    """How a tile lies there: whose it is, which tasks are covered, whether it is far from use."""

    tile: int
    covered: Sequence[bool] = ()
    seat: Seat = 0
    is_far: bool = False
    is_named: bool = False  # on the wheel a tile shows its name, for typing


def draw_large(canvas: Canvas, x: int, y: int, face: Face) -> None:
    """Three rows: number and shape, then the windows."""
    _lay(canvas, x, y, 3, face)
    tasks = list(enumerate(TILES[face.tile].tasks))
    in_first = 1 if len(tasks) < 3 else 2
    _draw_tasks(canvas, x, y + 1, tasks[:in_first], face)
    _draw_tasks(canvas, x, y + 2, tasks[in_first:], face)


def draw_medium(canvas: Canvas, x: int, y: int, face: Face) -> None:
    """Two rows: the first window stands beside the number."""
    _lay(canvas, x, y, 2, face)
    tasks = list(enumerate(TILES[face.tile].tasks))
    _draw_tasks(canvas, x + 3, y, tasks[:1], face)
    _draw_tasks(canvas, x, y + 1, tasks[1:], face)


def draw_small(canvas: Canvas, x: int, y: int, face: Face) -> None:
    """One row: number, shape, and how many tasks are open."""
    style = signs.TILE[TILES[face.tile].colour]
    canvas.write(x, y, f"{title(face.tile)}{OPEN_TASKS[list(face.covered).count(False)]:<1}", f"bold {style}")


def draw_tiny(canvas: Canvas, x: int, y: int, face: Face) -> None:
    """Number and shape, side by side with its neighbours."""
    canvas.write(x, y, title(face.tile), signs.TILE[TILES[face.tile].colour])


def title(tile: int) -> str:
    """Number and shape."""
    return f"{TILES[tile].number}{signs.SHAPES[TILES[tile].colour]}"


def shapes(task: str) -> str:
    """A task as shapes."""
    return "".join(signs.SHAPES[LETTERS.index(letter)] for letter in task)


def _lay(canvas: Canvas, x: int, y: int, height: int, face: Face) -> None:
    colour = TILES[face.tile].colour
    top, body = (signs.TILE_FAR, signs.TILE_FAR) if face.is_far else (signs.TILE_TOP, signs.TILE)
    canvas.fill(x, y, WIDTH, 1, top[colour])
    canvas.fill(x, y + 1, WIDTH, height - 1, body[colour])
    canvas.write(x, y, title(face.tile), "bold")
    if face.is_named:
        canvas.right(x, y, WIDTH, str(face.tile))


def _draw_tasks(canvas: Canvas, x: int, y: int, tasks: Sequence[tuple[int, str]], face: Face) -> None:
    """Windows side by side; a covered one shows its owner's emblem by moonlight."""
    window = signs.WINDOW_FAR if face.is_far else signs.WINDOW
    dots = signs.DOT_FAR if face.is_far else signs.DOT
    for place, task in tasks:
        if place < len(face.covered) and face.covered[place]:
            text = palette.EMBLEMS[face.seat].center(len(task))
            canvas.write(x, y, text, f"bold {palette.ON_ACCENT} on {palette.MOON}")
        else:
            for column, letter in enumerate(task):
                colour = LETTERS.index(letter)
                canvas.write(x + column, y, signs.SHAPES[colour], f"{dots[colour]} on {window}")
        x += len(task) + 1
