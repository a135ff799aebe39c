"""The line to type in: notation and commands, with completion; the arrows go through the list of moves."""

from collections.abc import Callable

from textual.binding import Binding
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input


class Completion(Suggester):
    """Suggests the first text that begins so."""

    def __init__(self, complete: Callable[[str], list[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)  # legal moves change with every move
        self.complete = complete

    async def get_suggestion(self, value: str) -> str | None:
        """The whole text that would stand there."""
        return next(iter(self.complete(value)), None) if value else None


class Prompt(Input):
    """Tab completes; up and down choose from the list."""

    BINDINGS = [  # noqa: RUF012  # textual's way
        Binding("up", "choose(-1)", show=False),
        Binding("down", "choose(1)", show=False),
        Binding("pageup", "choose(-8)", show=False),
        Binding("pagedown", "choose(8)", show=False),
        Binding("tab", "complete", show=False),
        Binding("escape", "clear", show=False),
    ]

    def __init__(self, complete: Callable[[str], list[str]], placeholder: str) -> None:
        super().__init__(placeholder=placeholder, suggester=Completion(complete), compact=True)
        self.complete = complete

    class Choose(Message):
        """The cursor of the list should go so many moves on."""

        def __init__(self, steps: int) -> None:
            super().__init__()
            self.steps = steps

    def action_choose(self, steps: int) -> None:
        self.post_message(self.Choose(steps))

    def action_complete(self) -> None:
        """Take the suggestion over."""
        if self.value and (found := self.complete(self.value)):
            self.value = found[0]
            self.cursor_position = len(self.value)

    def action_clear(self) -> None:
        self.value = ""
