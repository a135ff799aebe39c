"""Layout: a game's table as widgets, with the two panels of the frame where the game wants them."""

from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from lunarium.cli.screen.parts import PanelPart
from lunarium.drawing.terminal import Column, MovesSlot, Panel, Place, Row, StorySlot, Terminal


def arrange(terminal: Terminal, moves: Widget, story: Widget) -> Widget:
    """The whole table; larger than the screen, it can be scrolled."""
    table = _build(terminal.layout, moves, story)
    table.id = "table"
    return table


def _build(place: Place, moves: Widget, story: Widget) -> Widget:
    """The widget of a part, with all that is inside."""
    match place:
        case Row(parts=parts):
            widget: Widget = Horizontal(*(_build(part, moves, story) for part in parts))
        case Column(parts=parts):
            widget = Vertical(*(_build(part, moves, story) for part in parts))
        case MovesSlot():
            widget = moves
        case StorySlot():
            widget = story
        case Panel():
            widget = PanelPart(place)
        case _:
            raise TypeError(f"not a part of a table: {place}")
    _settle(widget, place)
    return widget


def _settle(widget: Widget, place: Place) -> None:
    """Give a widget its room."""
    styles = widget.styles
    styles.width, styles.height = place.width, place.height
    styles.min_width, styles.min_height = place.min_width, place.min_height
    styles.margin = (place.above, 0, 0, place.left)
