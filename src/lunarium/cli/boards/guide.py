"""The guide: commands, keys, notation and signs of a game, on one page."""

from collections.abc import Iterable

from rich.table import Table

from lunarium import texts
from lunarium.drawing import palette
from lunarium.drawing.plain_table import terminal_of
from lunarium.drawing.words import name_kind
from lunarium.games import AnyGame

Entry = tuple[str, str]  # what is typed or seen, and what it means
BLANK: Entry = ("", "")

COMMANDS = (
    ("why MOVE", "terminal-command-why"),
    ("undo", "terminal-command-undo"),
    ("save [FILE]", "terminal-command-save"),
    ("help", "terminal-command-help"),
    ("quit", "terminal-command-quit"),
)
KEYS = (
    ("↑ ↓ Enter", "terminal-key-choose"),
    ("Tab", "terminal-key-complete"),
    ("Ctrl+Z", "terminal-key-undo"),
    ("Ctrl+S", "terminal-key-save"),
)


def guide(game: AnyGame, language: str) -> Table:
    """At the left what to type for a move, at the right commands, keys and signs."""
    page = Table.grid(padding=(0, 4))
    terminal = terminal_of(game)
    keys, signs = _said((*KEYS, *terminal.keys), language), _said(terminal.signs, language)
    page.add_row(
        _column([*_notation(game, language), *_said(terminal.marks, language)]),
        _column([*_said(COMMANDS, language), BLANK, *keys, BLANK, *signs]),
    )
    return page


def guide_lines(game: AnyGame, language: str) -> list[str]:
    """What can be typed, a line each."""
    marks = _said(terminal_of(game).marks, language)
    entries = [*_notation(game, language), *marks, *_said(COMMANDS, language)]
    return [f"{what}: {meaning}" for what, meaning in entries]


def _column(entries: Iterable[Entry]) -> Table:
    column = Table.grid(padding=(0, 2))
    column.add_column(style=palette.ACCENT, no_wrap=True)
    column.add_column(style=palette.INK_2)
    for what, meaning in entries:
        column.add_row(what, meaning)
    return column


def _notation(game: AnyGame, language: str) -> list[Entry]:
    return [(example, name_kind(game, kind, language)) for kind, example in game.showing.examples.items()]


def _said(entries: Iterable[Entry], language: str) -> list[Entry]:
    """The entries with their texts instead of the keys."""
    return [(what, texts.say(key, language)) for what, key in entries]
