"""Names: what games and seats are called, for labels and in sentences."""

from lunarium import texts
from lunarium.core.game import Seat
from lunarium.core.types import Options
from lunarium.drawing.palette import EMBLEMS
from lunarium.drawing.words import say_or
from lunarium.games import AnyGame


def game_name(game: AnyGame, language: str) -> str:
    """What a game is called."""
    return say_or(f"{game.key}-name", game.key, language)


def keys_line(game: AnyGame, language: str, purpose: str = "keys") -> str:
    """The line that lists the keys: the game's own where it has more of them."""
    return say_or(f"terminal-{purpose}-{game.key}", texts.say(f"terminal-{purpose}", language), language)


def names(game: AnyGame, options: Options, language: str) -> dict[Seat, str]:
    """By seat: Sun, Star, Saturn, Moon; a scripted opponent is called what he is."""
    settled = game.settle(options)
    players = {seat: texts.say(f"terminal-seat-{seat}", language) for seat in range(settled["players"])}
    opponent = texts.say("terminal-opponent", language)
    return players | dict.fromkeys(game.scripted(settled), opponent)


def labels(game: AnyGame, options: Options, language: str, people: list[Seat]) -> tuple[str, ...]:
    """The names for a board: the only person at the terminal is just you."""
    named = names(game, options, language)
    if len(people) == 1:
        named[people[0]] = texts.say("terminal-you", language)
    return tuple(named[seat] for seat in sorted(named))


def emblems(game: AnyGame, options: Options) -> dict[Seat, str]:
    """By seat its emblem, where a name would take too much room."""
    return {seat: EMBLEMS[seat] for seat in names(game, options, texts.DEFAULT_LANGUAGE)}
