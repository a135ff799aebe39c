"""The replay on the screen: the board at every ply, beside the story of the game."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from lunarium.cli.boards.names import keys_line
from lunarium.cli.screen.layout import arrange
from lunarium.cli.screen.parts import Heading
from lunarium.cli.screen.table import TableApp
from lunarium.cli.session import Session
from lunarium.drawing.palette import EMBLEMS
from lunarium.drawing.scene import Scene


class ReplayApp(TableApp):
    """The list of moves is the way through the game."""

    BINDINGS = [  # noqa: RUF012  # textual's way
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right", "step(1)", show=False, priority=True),
        Binding("r,enter", "result", show=False),
        Binding("q,escape", "quit", show=False),
    ]

    def __init__(self, session: Session, language: str, ply: int = 0) -> None:
        super().__init__(session, language, computers_are_others=False)
        self.ply = ply

    def compose(self) -> ComposeResult:
        plies, about = OptionList(classes="panel"), Static(classes="panel", id="about")
        plies.border_title, about.border_title = self.say("terminal-moves"), self.say("terminal-story")
        yield Heading()
        yield arrange(self.terminal, plies, about)
        yield Static(keys_line(self.session.game, self.language, "replay-keys"), id="keys")

    def on_mount(self) -> None:
        plies = self.query_one(OptionList)
        plies.add_option(Option(self.say("terminal-start")))
        plies.add_options(Option(self._line(ply)) for ply in range(len(self.session.moves)))
        plies.focus()
        plies.highlighted = self.ply

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.ply = event.option_index
        self.shown = None
        about = self.query_one("#about", Static)
        about.update(self.paragraph(self.session.turn(self.ply - 1)) if self.ply else "")
        self.show_board()

    def action_step(self, steps: int) -> None:
        """Forwards or backwards."""
        plies = self.query_one(OptionList)
        plies.highlighted = max(0, min(len(self.session.moves), self.ply + steps))

    def action_result(self) -> None:
        """The result of a finished game, from anywhere in it."""
        self.show_result()

    def scene(self) -> Scene:
        return Scene(self.session.view(self.ply), self.language, self.labels, shown=self._mover())

    def turn_text(self) -> str:
        return self.say("terminal-ply", ply=self.ply, plies=len(self.session.moves))

    def _line(self, ply: int) -> str:
        """A move in the list: its number, whose it is, its text."""
        seat = self.session.mover(ply)
        emblem = "" if seat is None else EMBLEMS[seat]
        return f"{ply + 1:>3} {emblem} {self.session.moves[ply]}"

    def _mover(self) -> int:
        """The seat somebody chose to look at, or else whoever has just moved."""
        return self.session.mover(max(0, self.ply - 1)) or 0 if self.shown is None else self.shown
