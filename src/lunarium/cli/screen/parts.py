"""Parts of the table: widgets that draw a scene in the room they are given."""

from rich.segment import Segment
from rich.style import Style
from textual.events import Resize
from textual.markup import escape
from textual.strip import Strip
from textual.widget import Widget

from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.drawing.terminal import Panel


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
        return Strip(segments(self.drawn, y)).adjust_cell_length(self.content_size.width)

    def _draw_again(self) -> None:
        width, height = self.content_size
        if self.scene is not None and width and height:
            self.drawn = self.canvas(self.scene, width, height)
            self.refresh()


class Heading(Part):
    """The line above the table: the game, whose turn it is, and how far we are."""

    name_of_game = ""
    turn = ""
    where = ""

    def canvas(self, scene: Scene, width: int, height: int) -> Canvas:
        canvas = Canvas(width, 1, f"on {palette.SURFACE}")
        canvas.write(1, 0, f"☾ {self.name_of_game}", f"bold {palette.MOON}")
        middle = min((width - len(self.turn)) // 2, width - len(self.turn) - len(self.where) - 3)
        canvas.write(middle, 0, self.turn, f"bold {palette.ACCENT}")
        canvas.right(0, 0, width - 1, self.where, palette.INK_3)
        return canvas


class PanelPart(Part):
    """A panel of the game's own table."""

    def __init__(self, panel: Panel) -> None:
        is_framed = panel.title is not None or panel.tabs is not None
        super().__init__(classes="framed" if is_framed else "")
        self.panel = panel

    def canvas(self, scene: Scene, width: int, height: int) -> Canvas:
        if self.panel.tabs is not None:
            self.border_title = _join_tabs(self.panel.tabs(scene), scene.shown)
        elif self.panel.title is not None:
            self.border_title = escape(self.panel.title(scene))
        return self.panel.draw(scene, width, height)


def segments(canvas: Canvas, row: int) -> list[Segment]:
    """A row of a canvas as rich shows it."""
    return [Segment(text, Style.parse(style)) for text, style in canvas.runs(row)]


def _join_tabs(tabs: list[str], shown: int) -> str:
    """The shown one bright; a click on another looks at that one."""
    return " │ ".join(
        f"[b {palette.SEAT_INK[seat]}]{escape(tab)}[/]"
        if seat == shown
        else f"[@click=app.look_at({seat})]{escape(tab)}[/]"
        for seat, tab in enumerate(tabs)
    )
