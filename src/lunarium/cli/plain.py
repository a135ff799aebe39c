"""The game in plain lines: for pipes, scripts and screen readers."""

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from lunarium import texts
from lunarium.cli.boards.guide import guide_lines
from lunarium.cli.boards.names import game_name, labels, names
from lunarium.cli.boards.result import result_lines
from lunarium.cli.boards.situation import progress, whose_turn
from lunarium.cli.session import Session, Turn, read_command
from lunarium.cli.story import Story
from lunarium.core.errors import LunariumError
from lunarium.drawing.plain_table import terminal_of
from lunarium.drawing.scene import Scene
from lunarium.drawing.words import name_kind

WIDTH = 100
PROMPT = "> "
NO_BREAK = "\N{NO-BREAK SPACE}"


class Lines:
    """A conversation: the board, a prompt, an answer, until somebody has had enough."""

    def __init__(self, session: Session, language: str, note: str = "") -> None:
        self.session, self.language, self.note = session, language, note
        game, options = session.game, session.options
        self.labels = labels(game, options, language, session.people)
        self.story = Story(game, language, names(game, options, language))

    def converse(self, lines: Iterator[str]) -> None:
        """Answer every line; the end of the lines is the end of the conversation."""
        self._greet()
        self._go_on()
        for line in lines:
            if not line.strip():
                self.show()
                continue
            try:
                if not self._obey(line):
                    return
            except LunariumError as error:
                self._write(error.message(self.language))

    def _obey(self, line: str) -> bool:
        """Do what a line says; whether to go on."""
        command, rest = read_command(line)
        match command:
            case "play":
                self._tell([self.session.play(rest)])
                self._go_on()
            case "why":
                self._answer(rest)
            case "undo":
                self.session.undo()
                self.show()
            case "save":
                path = self.session.save(Path(rest) if rest else None)
                self._write(self._say("terminal-saved", file=str(path)))
            case "help":
                self._write(*guide_lines(self.session.game, self.language))
        return command != "quit"

    def _greet(self) -> None:
        session = self.session
        self._write(game_name(session.game, self.language))
        if session.seed is not None:
            self._write(self._say("terminal-seed", seed=str(session.seed)))
        self._write(self._say("terminal-hint"), *filter(None, [self.note]))

    def _go_on(self) -> None:
        self._tell(self.session.let_computers_move())
        self.show()

    def _answer(self, move: str) -> None:
        reasons = self.session.why(move)
        if not reasons:
            self._write(self._say("terminal-allowed", move=move))
        for reason in reasons:
            self._write(f"{reason.text(self.language)} ({reason.rule})")

    def _tell(self, turns: list[Turn]) -> None:
        for turn in turns:
            self._write(" ".join(self.story.tell(turn)))

    def show(self) -> None:
        """The board, then whose turn it is and what may be played, or the result."""
        session, game = self.session, self.session.game
        scene = board(session, self.labels, self.language)
        self._write("", *terminal_of(game).describe(scene))
        if outcome := session.outcome:
            self._write(*result_lines(game, outcome, self.labels, self.language))
            return
        self._write(*filter(None, (progress(game, scene), whose_turn(session, self.labels, self.language))))
        for kind, moves in session.legal_by_kind().items():
            heading = name_kind(game, kind, self.language)
            together = (move.replace(" ", NO_BREAK) for move in moves)
            self._write(f"  {heading}: {', '.join(together)}")

    def _say(self, key: str, **params: object) -> str:
        return texts.say(key, self.language, params)

    def _write(self, *paragraphs: str) -> None:
        for paragraph in paragraphs:
            write_wrapped(paragraph)


def board(session: Session, names: tuple[str, ...], language: str, ply: int = -1) -> Scene:
    """What there is to see at this ply, through the eyes of whoever sits here."""
    to_move = session.mover(ply)
    shown = to_move if to_move in session.people else session.viewer
    return Scene(session.view(ply), language, names, shown=shown or 0)


def write_wrapped(paragraph: str) -> None:
    """A paragraph in lines of bearable length; what belongs to it is indented."""
    indent = paragraph[: len(paragraph) - len(paragraph.lstrip())]
    for line in wrap(paragraph, WIDTH, subsequent_indent=f"{indent}    ", break_on_hyphens=False) or [""]:
        sys.stdout.write(line.replace(NO_BREAK, " ") + "\n")


def play_in_lines(session: Session, language: str, note: str = "") -> None:
    """Talk over standard input and output, after a note about the program if there is one."""
    Lines(session, language, note).converse(_typed(session) if sys.stdin.isatty() else iter(sys.stdin))


def _typed(session: Session) -> Iterator[str]:
    """What somebody types, with completion where the system has it."""
    try:
        import readline
    except ImportError:  # not on every system
        pass
    else:
        readline.set_completer_delims("")
        readline.set_completer(lambda text, place: [*session.complete(text), None][place])
        readline.parse_and_bind("tab: complete")
    while True:
        try:
            yield input(PROMPT)
        except EOFError:
            return
