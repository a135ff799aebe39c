"""A display: the tiles of one seat on their grid, with the places where the next one may go."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from lunarium.core.game import Json
from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.games.nova_luna.moves import Take, read
from lunarium.games.nova_luna.terminal import signs
from lunarium.games.nova_luna.terminal.tile import Face, draw_large, draw_medium, draw_small, title
from lunarium.games.nova_luna.tiles import TILES

Cell = tuple[int, int]
AXIS = 4  # columns for the numbers of the rows
CHOSEN = f"bold {palette.ON_ACCENT} on {palette.ACCENT}"


@dataclass(frozen=True, slots=True)
class Grain:
    """How much room a tile gets, with the gap beside it."""

    width: int
    height: int
    draw: Callable[[Canvas, int, int, Face], None]


MEDIUM, SMALL = Grain(8, 2, draw_medium), Grain(4, 1, draw_small)
GRAINS = (Grain(8, 4, draw_large), Grain(8, 3, draw_large), MEDIUM, SMALL)


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of the grid that is drawn, and how."""

    grain: Grain
    left: int
    top: int
    columns: int
    rows: int
    x: int  # of the first column in its room
    y: int

    def at(self, cell: Cell) -> Cell | None:
        """Where a cell lies in the room, if it does."""
        column, row = cell[0] - self.left, cell[1] - self.top
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        return self.x + column * self.grain.width, self.y + row * self.grain.height


def draw(scene: Scene, width: int, height: int) -> Canvas:
    """The shown seat's display, as large as the room allows."""
    canvas = Canvas(width, height, f"on {signs.FELT}")
    seat = scene.view["seats"][scene.shown]
    tiles = tiles_of(seat)
    places = free_places(scene)
    frame = fit([*tiles, *places, (0, 0)], (width - AXIS, height - 1), GRAINS)
    field = Canvas(width - AXIS, height - 1, f"on {signs.FELT}")
    for cell, tile in tiles.items():
        if at := frame.at(cell):
            frame.grain.draw(field, *at, Face(tile["tile"], tile["covered"], scene.shown))
    for cell, moves in places.items():
        if at := frame.at(cell):
            _draw_place(field, at, cell, frame.grain, _promise(scene, moves))
    canvas.paste(AXIS, 1, field)
    _draw_axes(canvas, frame)
    return canvas


def free_places(scene: Scene) -> dict[Cell, dict[int, str]]:
    """For each cell that the shown seat may use now: the tiles that may go there, with the moves."""
    places: dict[Cell, dict[int, str]] = {}
    if scene.shown != scene.view["to_move"]:
        return places
    for text in scene.legal:
        move = read(text)
        if isinstance(move, Take):
            places.setdefault((move.x, move.y), {})[move.tile] = text
    return places


def fit(cells: Iterable[Cell], room: tuple[int, int], grains: Sequence[Grain]) -> Frame:
    """The largest grain that shows all the cells in this room; with the smallest, as many as it can."""
    xs, ys = zip(*cells, strict=True)
    left, top = min(xs), min(ys)
    columns, rows = max(xs) - left + 1, max(ys) - top + 1
    width, height = room
    fitting = (grain for grain in grains if columns * grain.width <= width and rows * grain.height <= height)
    grain = next(fitting, grains[-1])
    shown_columns, shown_rows = min(columns, width // grain.width), min(rows, height // grain.height)
    return Frame(
        grain,
        left + (columns - shown_columns) // 2,
        top + (rows - shown_rows) // 2,
        shown_columns,
        shown_rows,
        (width - shown_columns * grain.width) // 2,
        (height - shown_rows * grain.height) // 2,
    )


@dataclass(frozen=True, slots=True)
class _Promise:
    """What a free place would bring."""

    gain: int
    tile: int  # the tile that brings it
    is_chosen: bool


def _promise(scene: Scene, moves: dict[int, str]) -> _Promise:
    """The best that can go there; the tile under the cursor speaks for itself."""
    held = read(scene.chosen) if scene.chosen else None
    if isinstance(held, Take) and held.tile in moves:
        text = moves[held.tile]
        return _Promise(scene.gains.get(text, 0), held.tile, text == scene.chosen)
    tile = max(moves, key=lambda tile: scene.gains.get(moves[tile], 0))
    return _Promise(scene.gains.get(moves[tile], 0), tile, is_chosen=False)


def _draw_axes(canvas: Canvas, frame: Frame) -> None:
    """Coordinates for typing: x above, y at the left."""
    grain = frame.grain
    for column in range(frame.columns):
        x = AXIS + frame.x + column * grain.width
        canvas.centre(x, frame.y, grain.width - 1, str(frame.left + column), palette.INK_3)
    for row in range(frame.rows):
        y = 1 + frame.y + row * grain.height + (1 if grain.height > 2 else 0)
        canvas.right(frame.x, y, AXIS - 1, str(frame.top + row), palette.INK_3)


def _draw_place(canvas: Canvas, at: Cell, cell: Cell, grain: Grain, promise: _Promise) -> None:
    """A free place: its coordinates and what its best tile would cover; a chosen tile lies there already."""
    x, y = at
    width, height = grain.width - 1, min(grain.height, 3)
    gain = f"+{promise.gain}" if promise.gain else ""
    if promise.is_chosen:
        grain.draw(canvas, x, y, Face(promise.tile, [False] * len(TILES[promise.tile].tasks)))
        canvas.write(x, y, f"{title(promise.tile)} {gain}".ljust(width)[:width], CHOSEN)
        return
    canvas.fill(x, y, width, height, f"on {palette.RAISED}")
    shape = signs.SHAPES[TILES[promise.tile].colour]
    if height == 1:
        canvas.centre(x, y, width, f"{gain}{shape}" if gain else "·", palette.INK_3)
        return
    middle = y + (1 if height == 3 else 0)
    canvas.centre(x, middle, width, f"{cell[0]},{cell[1]}", palette.INK_3)
    if gain:
        canvas.centre(x, middle + 1, width, f"{gain}{shape}", f"bold {palette.ACCENT}")


def tiles_of(seat: Json) -> dict[Cell, Json]:
    """The tiles of a display by their cells."""
    return {(tile["x"], tile["y"]): tile for tile in seat["display"]}


def name_tabs(scene: Scene) -> list[str]:
    """Whose display it is; the shown one with its tokens left."""
    tabs = []
    for entry in scene.view["seats"]:
        seat = entry["seat"]
        left = scene.say("terminal-tokens-left", count=entry["tokens_left"])
        name = f"{palette.EMBLEMS[seat]} {scene.labels[seat]}"
        tabs.append(f"{name}, {left}" if seat == scene.shown else name)
    return tabs
