"""Words: the catalogue's, or plain ones where a game brings none."""

from lunarium import texts
from lunarium.core.game import AnyGame


def say_or(key: str, plain: str, language: str) -> str:
    """The text of this key, or the plain word."""
    return texts.say(key, language) if texts.has(key, language) else plain


def name_kind(game: AnyGame, kind: str, language: str) -> str:
    """What people call a kind of move."""
    return say_or(f"terminal-kind-{game.key}-{kind}", kind, language)
