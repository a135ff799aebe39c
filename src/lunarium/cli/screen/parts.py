"""Parts of the table: widgets that draw a scene in the room they are given."""

from __future__ import annotations

from textual.events import Resize
from textual.strip import Strip
from textual.widget import Widget

from lunarium.cli.boards import palette
from lunarium.cli.boards.canvas import Canvas
from lunarium.cli.boards.luna import table
from lunarium.cli.boards.nova_luna import display, others, wheel
from lunarium.cli.boards.scene import Scene


class Part(Widget):
    """Draws itself anew whenever the scene or its room changes."""

    scene: Scene | None = None
    drawn: Canvas | None = None

    def show(self, scene: Scene) -> None:
        """Look at this scene from now on."""
        self.scene = scene
        self._draw_again()

    def on_resize(self, event: Resize) -> None:
        self._draw_again()

    def canvas(self, scene: Scene, width: int, height: int) -> Canvas:
        """What to draw; each part has its own way."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        """A row of the canvas, as the screen wants it."""
        if self.drawn is None or y >= self.drawn.height:
            return Strip.blank(self.content_size.width)
        return Strip(self.drawn.segments(y)).adjust_cell_length(self.content_size.width)

    def _draw_again(self) -> None:
        width, height = self.content_size
        if self.scene is not None and width and height:
            self.drawn = self.canvas(self.scene, width, height)
            self.refresh()


class Heading(Part):
    """The line above the table: the game, whose turn it is, and how far we are."""

    turn = ""
    where = ""

    def canvas(self, scene: Scene, width: int, height: int) -> Canvas:
        canvas = Canvas(width, 1, f"on {palette.SURFACE}")
        name = scene.say(f"{scene.view['game']}-name")
        canvas.write(1, 0, f"☾ {name}", f"bold {palette.MOON}")
        middle = min((width - len(self.turn)) // 2, width - len(self.turn) - len(self.where) - 3)
        canvas.write(middle, 0, self.turn, f"bold {palette.ACCENT}")
        canvas.right(0, 0, width - 1, self.where, palette.INK_3)
        return canvas


class LunaTable(Part):
    """All of Luna."""

    def canvas(self, scene: Scene, width: int, height: int) -> Canvas:
        return table.draw(scene, height)


class Wheel(Part):
    """Nova Luna's moon wheel."""

    def canvas(self, scene: Scene, width: int, height: int) -> Canvas:
        return wheel.draw(scene)


class Display(Part):
    """The display that is looked at; its title names them all."""

    def canvas(self, scene: Scene, width: int, height: int) -> Canvas:
        self.border_title = _titles(scene)
        return display.draw(scene, width, height)


class Others(Part):
    """The other displays, or the solo ledger."""

    def canvas(self, scene: Scene, width: int, height: int) -> Canvas:
        is_solo = scene.view["solo"] is not None
        self.border_title = scene.say("terminal-ledger" if is_solo else "terminal-others")
        return others.draw(scene, width, height)


def _titles(scene: Scene) -> str:
    """A tab for each seat, the shown one bright, with its tokens left."""
    tabs = []
    for entry in scene.view["seats"]:
        seat = entry["seat"]
        left = scene.say("terminal-tokens-left", count=entry["tokens_left"])
        if seat == scene.shown:
            tabs.append(
                f"[b {palette.SEAT_INK[seat]}]{palette.EMBLEMS[seat]} {scene.labels[seat]}, {left}[/]"
            )
        else:
            tabs.append(f"[@click=app.look_at({seat})]{palette.EMBLEMS[seat]} {scene.labels[seat]}[/]")
    return " │ ".join(tabs)
