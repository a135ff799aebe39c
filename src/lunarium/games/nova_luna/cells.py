"""Cells: the places of a display, each packed into one number, so that a neighbour is one addition away."""

UP, RIGHT, DOWN, LEFT = -256, 1, 256, -1  # x grows to the right, y downwards
ORIGIN = 128 * 257
FARTHEST = 67  # 68 tiles in one line, the first of them at 0,0


def cell(x: int, y: int) -> int:
    """The cell with these coordinates, each at most FARTHEST away from 0."""
    return ORIGIN + DOWN * y + x


def coordinates(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    y, x = divmod(cell, DOWN)
    return x - 128, y - 128
