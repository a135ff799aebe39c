"""A table on the screen: what playing and replaying have in common."""

from rich.console import Group
from rich.text import Text
from textual.app import App
from textual.binding import Binding

from lunarium import texts
from lunarium.cli.boards.names import emblems, game_name, labels
from lunarium.cli.boards.result import ending, result_table, verdict
from lunarium.cli.boards.situation import progress
from lunarium.cli.screen.parts import Heading, Part
from lunarium.cli.screen.sheet import Sheet
from lunarium.cli.session import Session, Turn
from lunarium.cli.story import Story
from lunarium.core.game import Seat
from lunarium.drawing import palette
from lunarium.drawing.plain_table import terminal_of
from lunarium.drawing.scene import Scene


class TableApp(App[None]):
    """Shows a session's table in one language."""

    TITLE = "Lunarium"
    CSS_PATH = "night.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [  # noqa: RUF012  # textual's way
        Binding("f2", "look_on(-1)", show=False),
        Binding("f3", "look_on(1)", show=False),
    ]

    def __init__(self, session: Session, language: str, computers_are_others: bool = True) -> None:
        super().__init__()
        self.session, self.language = session, language
        game, options = session.game, session.options
        self.terminal = terminal_of(game)
        self.labels = labels(game, options, language, session.people if computers_are_others else [])
        self.story = Story(game, language, emblems(game, options))
        self.shown: Seat | None = None  # whose part of the table somebody chose to look at

    def say(self, key: str, **params: object) -> str:
        """The catalogue's text in the viewer's language."""
        return texts.say(key, self.language, params)

    def scene(self) -> Scene:
        """What there is to see now."""
        raise NotImplementedError

    def turn_text(self) -> str:
        """What stands in the middle of the heading."""
        raise NotImplementedError

    def show_board(self) -> None:
        """Draw every part of the table anew."""
        scene = self.scene()
        heading = self.query_one(Heading)
        seed = "" if self.session.seed is None else self.say("terminal-seed", seed=str(self.session.seed))
        heading.name_of_game = game_name(self.session.game, self.language)
        heading.turn = self.turn_text()
        heading.where = "  ".join(filter(None, (progress(self.session.game, scene), seed)))
        for part in self.query(Part):
            part.show(scene)

    def show_result(self) -> None:
        """Who won, and by what."""
        outcome, game = self.session.outcome, self.session.game
        if outcome is None:
            return
        content = Group(
            Text(verdict(game, outcome, self.labels, self.language), f"bold {palette.ACCENT}"),
            Text(ending(outcome, self.language), palette.INK_2),
            Text(),
            result_table(game, outcome, self.labels, self.language),
        )
        self.push_screen(
            Sheet(self.say("terminal-result"), content, self.say("terminal-close"), classes="narrow")
        )

    def paragraph(self, turn: Turn) -> Text:
        """A turn as a paragraph of the story."""
        first, *rest = self.story.tell(turn)
        emblem, _, sentence = first.partition(" ")
        return Text.assemble(
            (emblem, f"bold {palette.SEAT_INK[turn.seat]}"),
            (f" {sentence}", palette.INK),
            (" ".join(["", *rest]), palette.INK_2),
        )

    def shown_seat(self) -> Seat:
        """The seat that somebody chose to look at, or whose turn it is among people."""
        return self.session.viewer or 0 if self.shown is None else self.shown

    def action_look_on(self, steps: int) -> None:
        """Look at the next seat."""
        self.action_look_at((self.scene().shown + steps) % len(self.labels))

    def action_look_at(self, seat: int) -> None:
        """Look at this seat's part of the table."""
        self.shown = seat
        self.show_board()
