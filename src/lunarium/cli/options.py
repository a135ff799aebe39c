"""What several commands ask for: a game, its options, component data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from lunarium.core.errors import BadOption
from lunarium.games import AnyGame
from lunarium.games.luna import components

GameName = Annotated[str, typer.Argument(metavar="GAME", help="luna or nova-luna")]
GivenOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Play Luna with the component data of this file."),
]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed deals and plays the same games.")]


def game_options(
    game: AnyGame,
    given: Iterable[str] | None,
    named: Mapping[str, Any],
    components_file: Path | None = None,
) -> dict[str, Any]:
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
        chosen["components"] = components.register(components_file).name
    game.settle(chosen)
    return chosen
