"""What several commands ask for: a game, its options, its players, component data."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from lunarium.ai.player import Player
from lunarium.ai.players import player as player_named
from lunarium.ai.players import players_of
from lunarium.core.errors import BadOption
from lunarium.core.options import Option
from lunarium.core.types import Data, Json
from lunarium.games import GAMES, AnyGame, register_components

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
GivenOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Play with the component data of this file."),
]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed deals and plays the same games.")]


Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0 for all cores.")]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Spread the work over this Ray cluster."),
]


class GameCommand(TyperCommand):
    """A command that takes the options of its game by their names: --first-game, --level 2."""

    allow_extra_args = True
    ignore_unknown_options = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The game comes first, wherever it stands, so that no option of it is taken for it."""
        found = next((place for place, word in enumerate(args) if word in GAMES), None)
        if found is not None:
            args = [args[found], *args[:found], *args[found + 1 :]]
            self.epilog = _list_options(GAMES[args[0]], {param.name for param in self.params})
        return super().parse_args(ctx, args)


def _list_options(game: AnyGame, listed: Iterable[str | None]) -> str:
    """The options that only this game has, for its help."""
    own = [option for option in game.options if option.name not in listed]
    lines = [f"{_flag(option)} {'' if _is_flag(option) else _choices(option)}".rstrip() for option in own]
    return "\n\n".join([f"Options of {game.key}:", *lines]) if own else ""


def _flag(option: Option) -> str:
    return f"--{option.name.replace('_', '-')}"


def _is_flag(option: Option) -> bool:
    return isinstance(option.default, bool)


def _choices(option: Option) -> str:
    default = "" if option.default is None else f" (default: {option.default})"
    return "|".join(map(str, option.choices)) + default


def read_flags(game: AnyGame, words: Iterable[str]) -> Iterator[str]:
    """--first-game, --level 2 or --level=2 as NAME=VALUE."""
    known = {_flag(option): option for option in game.options}
    rest = iter(words)
    for word in rest:
        flag, equals, value = word.partition("=")
        if flag not in known:
            raise BadOption(
                "unknown-option",
                option=flag.lstrip("-").replace("-", "_")[:40],
                options=", ".join(option.name for option in game.options),
            )
        option = known[flag]
        if not equals:
            value = "true" if _is_flag(option) else next(rest, "")
        yield f"{option.name}={value}"


def known_player(game: AnyGame, name: str) -> Player:
    """The computer player of this name, if this game has it here."""
    player = player_named(name)
    is_ours = ":" not in name
    if is_ours and name.partition("@")[0] not in players_of(game):
        raise BadOption("player-not-for-game", player=name, game=game.key)
    return player


def game_options(
    game: AnyGame,
    given: Iterable[str] | None,
    named: Data,
    components_file: Path | None = None,
) -> Json:
    """The options that the command line names, as the game wants them; checked, without defaults."""
    known = {option.name: option for option in game.options}
    chosen = {name: value for name, value in named.items() if value is not None}
    for text in given or ():
        name, equals, value = text.partition("=")
        name = name.replace("-", "_")
        if not equals or name not in known:
            raise BadOption("unknown-option", option=text[:40], options=", ".join(known))
        chosen[name] = known[name].parse(value)
    if components_file is not None:
        chosen["components"] = register_components(components_file, game)
    game.settle(chosen)
    return chosen
