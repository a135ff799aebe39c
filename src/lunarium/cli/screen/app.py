"""The app: one session on the screen, played by typing or by choosing."""

from pathlib import Path

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Input, OptionList, RichLog, Static
from textual.worker import get_current_worker

from lunarium.cli.boards.guide import guide
from lunarium.cli.boards.names import keys_line
from lunarium.cli.boards.situation import whose_turn
from lunarium.cli.screen.layout import arrange
from lunarium.cli.screen.moves import MoveList
from lunarium.cli.screen.parts import Heading
from lunarium.cli.screen.prompt import Prompt
from lunarium.cli.screen.sheet import Sheet
from lunarium.cli.screen.table import TableApp
from lunarium.cli.session import Session, read_command
from lunarium.core.errors import LunariumError
from lunarium.drawing import palette
from lunarium.drawing.scene import Scene


class GameApp(TableApp):
    """Board, moves, story and a line to type in."""

    BINDINGS = [  # noqa: RUF012  # textual's way
        Binding("f1", "obey('help')", show=False),
        Binding("ctrl+z", "obey('undo')", show=False, priority=True),
        Binding("ctrl+s", "obey('save')", show=False, priority=True),
    ]

    def __init__(self, session: Session, language: str, note: str = "") -> None:
        super().__init__(session, language)
        self.note = note  # about the program, said once
        self.told: list[Text] = []  # the story, a paragraph for each ply
        self.is_picking = False  # the arrows were used after the last key typed

    def compose(self) -> ComposeResult:
        moves, log = MoveList(classes="panel"), RichLog(classes="panel", wrap=True, min_width=10)
        moves.border_title, log.border_title = self.say("terminal-moves"), self.say("terminal-story")
        log.can_focus = False
        yield Heading()
        yield arrange(self.terminal, moves, log)
        yield Prompt(self.session.complete, self.say("terminal-placeholder"))
        yield Static(keys_line(self.session.game, self.language), id="keys")

    def on_mount(self) -> None:
        self.told = [self.paragraph(turn) for turn in self.session.turns()]
        self._tell_again()
        if self.note:
            self._note(self.note, palette.WARN)
        self.query_one(Prompt).focus()
        self._show_position()
        self._go_on()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.is_picking = False
        self.query_one(MoveList).narrow(event.value.strip().removeprefix("why "))

    def on_prompt_choose(self, event: Prompt.Choose) -> None:
        self.query_one(MoveList).go(event.steps)
        self.is_picking = True

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.show_board()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_obey(event.option.id or "")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed, chosen = event.value.strip(), self.query_one(MoveList).chosen
        if chosen and (self.is_picking or not typed):
            self.action_obey(chosen)
        elif typed:
            self.action_obey(typed)
        else:
            self.show_result()

    def action_obey(self, line: str) -> None:
        """Do what a line says; what cannot be done is explained in the story."""
        command, rest = read_command(line)
        try:
            match command:
                case "play":
                    self._play(rest)
                case "why":
                    self._answer(rest)
                case "undo":
                    self._undo()
                case "save":
                    path = self.session.save(Path(rest) if rest else None)
                    self._note(self.say("terminal-saved", file=str(path)), palette.GOOD)
                case "help":
                    self._help()
                case "quit":
                    self.exit()
        except LunariumError as error:
            self._note(f"× {error.message(self.language)}", palette.BAD)
        else:
            self.query_one(Prompt).value = ""
        self.query_one(Prompt).focus()

    def _play(self, move: str) -> None:
        self._wait_for_people()
        self._accept(move)
        self._go_on()

    def _accept(self, move: str) -> None:
        """Play a move and tell of it."""
        self.told.append(self.paragraph(self.session.play(move)))
        self.query_one(RichLog).write(self.told[-1])
        self._show_position()

    def _answer(self, move: str) -> None:
        """Say why a move is not allowed, with the rules."""
        reasons = self.session.why(move)
        if not reasons:
            self._note(self.say("terminal-allowed", move=move), palette.GOOD)
        for reason in reasons:
            self._note(f"? {move}: {reason.text(self.language)} ({reason.rule})", palette.WARN)

    def _undo(self) -> None:
        self._wait_for_people()
        del self.told[-self.session.undo() :]
        self._tell_again()
        self._show_position()

    def _help(self) -> None:
        content = guide(self.session.game, self.language)
        self.push_screen(Sheet(self.say("terminal-help"), content, self.say("terminal-close")))

    def _wait_for_people(self) -> None:
        """While a computer thinks, nothing else may change the game."""
        if self.session.is_computers_turn():
            raise LunariumError("terminal-computer-thinks")

    def _go_on(self) -> None:
        """Let computers think, or look at the result."""
        if self.session.is_computers_turn():
            self._think()
        else:
            self.show_result()

    @work(thread=True, exclusive=True)
    def _think(self) -> None:
        """The computers' moves, found beside the screen so that it stays alive."""
        worker = get_current_worker()
        while self.session.is_computers_turn():
            move = self.session.choose_for_computer()
            if worker.is_cancelled:  # somebody left meanwhile
                return
            self.call_from_thread(self._accept, move)
        self.call_from_thread(self._go_on)

    def _note(self, text: str, ink: str) -> None:
        """A remark in the story that is not part of the game."""
        self.query_one(RichLog).write(Text(text, ink))

    def _tell_again(self) -> None:
        log = self.query_one(RichLog)
        log.clear()
        for paragraph in self.told:
            log.write(paragraph)

    def _show_position(self) -> None:
        """After a move the board is anew, and so are the choices."""
        self.shown = None
        moves = self.query_one(MoveList)
        if self.session.is_computers_turn():
            moves.gains = {}
            moves.offer({})
        else:
            game = self.session.game
            moves.gains = self.terminal.gains(game, self.session.state)
            moves.offer(self.terminal.group_moves(game, self.scene(), self.session.legal_by_kind()))
        self.show_board()

    def scene(self) -> Scene:
        session, moves = self.session, self.query_one(MoveList)
        return Scene(
            view=session.view(),
            language=self.language,
            labels=self.labels,
            shown=self.shown_seat(),
            legal=frozenset(session.game.legal_texts(session.state)),
            gains=moves.gains,
            chosen=moves.chosen,
        )

    def turn_text(self) -> str:
        return whose_turn(self.session, self.labels, self.language)
