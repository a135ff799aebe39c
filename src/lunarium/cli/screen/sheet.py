"""A sheet over the table: help, or the result. Any of the closing keys puts it away."""

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Sheet(ModalScreen[None]):
    """A title, something to read, and a hint how to close it."""

    BINDINGS = [("escape,enter,q,f1,space", "dismiss", "")]  # noqa: RUF012  # textual's way

    def __init__(self, title: str, content: RenderableType, hint: str, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.sheet_title, self.content, self.hint = title, content, hint

    def compose(self) -> ComposeResult:
        with VerticalScroll() as frame:
            frame.border_title = self.sheet_title
            frame.border_subtitle = self.hint
            yield Static(self.content)
