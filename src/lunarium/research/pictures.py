"""Pictures of a table: in sentences, and as the terminal draws it, in pixels."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from lunarium.core.errors import LunariumError
from lunarium.core.types import Data
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.palette import INK, SKY
from lunarium.drawing.plain_table import terminal_of
from lunarium.drawing.scene import Scene
from lunarium.drawing.terminal import Column, Panel, Place, Row
from lunarium.games import AnyGame
from lunarium.texts import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from PIL import Image, ImageDraw, ImageFont

COLUMNS, ROWS = 80, 24  # of a panel that takes what it gets
WIDE, HIGH = 8, 16  # pixels of a character


def describe(game: AnyGame, view: Data) -> str:
    """The table in sentences."""
    return "\n".join(terminal_of(game).describe(_scene(view)))


def paint(game: AnyGame, view: Data) -> NDArray[np.uint8]:
    """The panels of the terminal below each other, as height x width x 3."""
    scene = _scene(view)
    canvases = [
        panel.draw(
            scene, _cells(panel.width, panel.min_width, COLUMNS), _cells(panel.height, panel.min_height, ROWS)
        )
        for panel in _panels(terminal_of(game).layout)
    ]
    image, pen = _new_image(max(each.width for each in canvases), sum(each.height for each in canvases))
    top = 0
    for canvas in canvases:
        _paint_canvas(pen, canvas, top)
        top += canvas.height
    return np.asarray(image, np.uint8)


def _scene(view: Data) -> Scene:
    seats = len(view.get("seats") or view.get("players") or [0])
    return Scene(
        view, DEFAULT_LANGUAGE, tuple(f"{seat + 1}" for seat in range(seats)), shown=view.get("to_move") or 0
    )


def _panels(place: Place) -> Iterator[Panel]:
    """The drawn parts of a layout."""
    if isinstance(place, Panel):
        yield place
    elif isinstance(place, Row | Column):
        for part in place.parts:
            yield from _panels(part)


def _cells(wished: str, least: int, usual: int) -> int:
    return max(int(wished) if wished.isdigit() else usual, least)


def _new_image(columns: int, rows: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    try:
        from PIL import Image, ImageDraw
    except ImportError as error:
        raise LunariumError("research-needs-package", package="pillow") from error
    image = Image.new("RGB", (columns * WIDE, rows * HIGH), SKY)
    return image, ImageDraw.Draw(image)


@cache
def _font() -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    from PIL import ImageFont

    return ImageFont.load_default(HIGH - 4)


def _paint_canvas(pen: ImageDraw.ImageDraw, canvas: Canvas, top: int) -> None:
    for row in range(canvas.height):
        column, y = 0, (top + row) * HIGH
        for text, style in canvas.runs(row):
            ink, ground = _colours(style)
            pen.rectangle((column * WIDE, y, (column + len(text)) * WIDE - 1, y + HIGH - 1), fill=ground)
            for char in text:
                _paint_sign(pen, char, column * WIDE, y, ink)
                column += 1


def _colours(style: str) -> tuple[str, str]:
    """Ink and ground of a style like "bold #fff3d6 on #0b1128"; later words override earlier ones."""
    ink, ground, words = INK, SKY, style.split()
    for before, word in zip(["", *words], words, strict=False):
        if word.startswith("#") and before == "on":
            ground = word
        elif word.startswith("#"):
            ink = word
    return ink, ground


def _paint_sign(pen: ImageDraw.ImageDraw, char: str, x: int, y: int, ink: str) -> None:
    """A letter by the font; lines, blocks and shapes, which the font has not, by what they are called."""
    if char == " ":
        return
    if char.isascii() or char.isalpha():
        pen.text((x, y), char, fill=ink, font=_font())
        return
    name = unicodedata.name(char, "")
    right, bottom, middle, centre = x + WIDE - 1, y + HIGH - 1, x + WIDE // 2, y + HIGH // 2
    if name.startswith("BOX DRAWINGS"):
        ends = {"UP": (middle, y), "DOWN": (middle, bottom), "LEFT": (x, centre), "RIGHT": (right, centre)}
        ends |= {"VERTICAL": ends["UP"], "HORIZONTAL": ends["LEFT"]}
        for word in name.split():
            if word in ends:
                pen.line((middle, centre, *ends[word]), fill=ink)
            if word in ("VERTICAL", "HORIZONTAL"):
                pen.line((middle, centre, *ends["DOWN" if word == "VERTICAL" else "RIGHT"]), fill=ink)
    elif "BLOCK" in name:
        pen.rectangle(
            (x, centre if "LOWER" in name else y, right, centre if "UPPER" in name else bottom), fill=ink
        )
    else:
        box = (x + 1, centre - 3, right - 1, centre + 3)
        if "SQUARE" in name:
            pen.rectangle(box, fill=ink)
        elif "TRIANGLE" in name or "DIAMOND" in name or "LOZENGE" in name:
            pen.polygon([(middle, box[1]), (box[2], centre), (middle, box[3]), (box[0], centre)], fill=ink)
        else:
            pen.ellipse(box, fill=ink)
