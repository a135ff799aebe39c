"""Canvas: a grid of characters with styles, to draw on and to cut into lines."""

from __future__ import annotations

from itertools import groupby

from lunarium.drawing.palette import SKY


class Canvas:
    """Every character is one cell wide; what is drawn beyond the edge is lost.

    A style is a text like "bold #fff3d6 on #0b1128"; in a longer one later words override earlier ones.
    """

    def __init__(self, width: int, height: int, style: str = f"on {SKY}") -> None:
        self.width, self.height = width, height
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Put a text; a style without a background keeps the one that is there."""
        if not 0 <= y < self.height:
            return
        for column, char in enumerate(text, start=x):
            if 0 <= column < self.width:
                self._chars[y][column] = char
                if style:
                    self._styles[y][column] += f" {style}"

    def centre(self, x: int, y: int, width: int, text: str, style: str = "") -> None:
        """Put a text into the middle of so many columns."""
        self.write(x + max(0, (width - len(text)) // 2), y, text[:width], style)

    def right(self, x: int, y: int, width: int, text: str, style: str = "") -> None:
        """Put a text so that it ends where so many columns do."""
        self.write(x + max(0, width - len(text)), y, text[:width], style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Lay a style over a rectangle and empty it."""
        for row in range(y, y + height):
            self.write(x, row, " " * width, style)

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Put another canvas onto this one."""
        for row in range(other.height):
            for column in range(other.width):
                if 0 <= y + row < self.height and 0 <= x + column < self.width:
                    self._chars[y + row][x + column] = other._chars[row][column]
                    self._styles[y + row][x + column] = other._styles[row][column]

    def runs(self, row: int) -> list[tuple[str, str]]:
        """A row as texts with their styles, cut where the style changes."""
        cells = zip(self._styles[row], self._chars[row], strict=True)
        return [
            ("".join(char for _, char in run), style)
            for style, run in groupby(cells, key=lambda cell: cell[0])
        ]

    def plain(self) -> str:
        """The characters alone."""
        return "\n".join("".join(row).rstrip() for row in self._chars)
