"""The guide: commands, keys, notation and signs of a game, on one page."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table

from lunarium import texts
from lunarium.cli.boards import palette
from lunarium.games.nova_luna.tiles import COLOURS

Entry = tuple[str, str]  # what is typed or seen, and what it means
BLANK: Entry = ("", "")

COMMANDS = (
    ("why MOVE", "why"),
    ("undo", "undo"),
    ("save [FILE]", "save"),
    ("help", "help"),
    ("quit", "quit"),
)
KEYS = (("↑ ↓ Enter", "choose"), ("Tab", "complete"), ("Ctrl+Z", "undo"), ("Ctrl+S", "save"))
EXAMPLES = {  # kind -> how it may look
    "nova-luna": {"take": "17@2,-1", "refill": "refill", "end-phase": "end-phase"},
    "luna": {
        "place-shrine": "place-shrine tide",
        "place-pair": "place-pair tide",
        "favour": "favour tide",
        "recruit": "recruit book*",
        "shrine": "shrine",
        "herbs": "herbs novice 2",
        "journey": "journey tide>book",
        "tide": "tide herbs->book",
        "step": "stage>herbs",
        "done": "done",
        "sail": "sail stage>tide 1",
        "promote": "promote 17*$",
        "sanctify": "sanctify 11",
        "book": "book 1>8",
        "council": "council tide 2",
        "expel": "expel 2*",
        "meditate": "meditate",
        "deactivate": "deactivate tide",
        "end-round": "end-round",
    },
}


def guide(game: str, language: str) -> Table:
    """At the left what to type for a move, at the right commands, keys and signs."""
    page = Table.grid(padding=(0, 4))
    right = _column([*_commands(language), BLANK, *_keys(game, language), BLANK, *_signs(game, language)])
    page.add_row(_column([*_notation(game, language), *_marks(game, language)]), right)
    return page


def guide_lines(game: str, language: str) -> list[str]:
    """What can be typed, a line each."""
    entries = [*_notation(game, language), *_marks(game, language), *_commands(language)]
    return [f"{what}: {meaning}" for what, meaning in entries]


def _column(entries: Iterable[Entry]) -> Table:
    column = Table.grid(padding=(0, 2))
    column.add_column(style=palette.ACCENT, no_wrap=True)
    column.add_column(style=palette.INK_2)
    for what, meaning in entries:
        column.add_row(what, meaning)
    return column


def _notation(game: str, language: str) -> list[Entry]:
    return [
        (example, texts.say(f"terminal-kind-{game}-{kind}", language))
        for kind, example in EXAMPLES[game].items()
    ]


def _marks(game: str, language: str) -> list[Entry]:
    if game != "luna":
        return []
    return [
        ("*", texts.say("terminal-mark-virtual", language)),
        ("$", texts.say("terminal-mark-bribe", language)),
    ]


def _commands(language: str) -> list[Entry]:
    return [(what, texts.say(f"terminal-command-{key}", language)) for what, key in COMMANDS]


def _keys(game: str, language: str) -> list[Entry]:
    keys = KEYS if game == "luna" else (*KEYS, ("F2 F3", "look"))
    return [(what, texts.say(f"terminal-key-{key}", language)) for what, key in keys]


def _signs(game: str, language: str) -> list[Entry]:
    if game == "nova-luna":
        hues = zip(palette.SHAPES, COLOURS, strict=True)
        return [
            *((shape, texts.say(f"hue-{colour}", language)) for shape, colour in hues),
            ("+2", texts.say("terminal-sign-gain", language)),
            ("²", texts.say("terminal-sign-open", language)),
        ]
    return [
        *((sign, texts.say(f"isle-{isle}", language)) for isle, sign in palette.ISLE_SIGN.items()),
        (f"{palette.AWAKE} {palette.ASLEEP}", texts.say("terminal-sign-novices", language)),
        (palette.SHRINE, texts.say("terminal-sign-shrine", language)),
        (palette.GUARD, texts.say("terminal-sign-guard", language)),
        (palette.TEMPLE, texts.say("terminal-sign-temple", language)),
        ("⚑", texts.say("terminal-sign-start", language)),
    ]
