"""The games, found by themselves: every installed package may bring one (entry points `lunarium.games`).

They are looked for when the first one is asked for, not at import: a game's package imports this one.
"""

import copyreg
import logging
from collections.abc import Callable, Iterator, MutableMapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from lunarium import texts
from lunarium.core.errors import BadComponents, BadPosition, UnknownGame
from lunarium.core.game import AnyGame as AnyGame
from lunarium.core.game import Game, M, S
from lunarium.core.position import BETWEEN, Drafting, Positions, check_form

GROUP = "lunarium.games"


def _find() -> dict[str, AnyGame]:
    """Our own games first, then those of other packages by name; a broken one is left out and reported."""
    found: dict[str, AnyGame] = {}
    for entry in sorted(entry_points(group=GROUP), key=_rank):
        try:
            game: AnyGame = entry.load()
        except Exception:
            if _is_ours(entry):
                raise
            logging.getLogger(__name__).exception(
                "The game %s cannot be loaded from %s.", entry.name, entry.value
            )
            continue
        found.setdefault(game.key, game)
    return found


def _rank(entry: EntryPoint) -> tuple[bool, str]:
    """Newest of ours first, as the page lists them; another package cannot come before."""
    return not _is_ours(entry), "" if _is_ours(entry) else entry.name


def _is_ours(entry: EntryPoint) -> bool:
    return entry.value.startswith(f"{__name__}.")


class _Games(MutableMapping[str, AnyGame]):
    """The games by their keys."""

    @cached_property
    def _found(self) -> dict[str, AnyGame]:
        return _find()

    def __getitem__(self, key: str) -> AnyGame:
        return self._found[key]

    def __setitem__(self, key: str, game: AnyGame) -> None:
        self._found[key] = game

    def __delitem__(self, key: str) -> None:
        del self._found[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


GAMES: MutableMapping[str, AnyGame] = _Games()
texts.add_later(
    lambda: [game.showing.texts for game in GAMES.values() if game.showing.texts is not None],
)


def _reduce(game: AnyGame) -> tuple[Callable[[str], AnyGame], tuple[str]]:
    """A game in a pickle is its key: its functions are those of whoever opens it."""
    return load, (game.key,)


copyreg.pickle(Game, _reduce)


def load(key: str) -> AnyGame:
    """The game of this name, as `GAMES` lists them."""
    if key not in GAMES:
        raise UnknownGame(game=key[:40], games=", ".join(GAMES))
    return GAMES[key]


def read_position(text: str) -> tuple[AnyGame, Any]:
    """The game whose key a position begins with, and the state that it describes."""
    check_form(text)
    game = load(text.partition(BETWEEN)[0])
    return game, positions_of(game).read(text)


def outline_of(game: Game[S, M], state: S) -> object:
    """What one recognises a position by, whatever the options and however it lies on the table."""
    if game.positions is not None and game.positions.outline is not None:
        return game.positions.outline(state)
    return {**game.view(state, None), "options": None}


def positions_of(game: Game[S, M]) -> Positions[S]:
    """How a game writes its positions, if it does."""
    if game.positions is None:
        raise BadPosition("position-none", game=game.key)
    return game.positions


def drafting_of(game: Game[S, M]) -> Drafting[S, Any]:
    """How positions of a game are set up by hand, if they can be."""
    drafting = positions_of(game).drafting
    if drafting is None:
        raise BadPosition("position-no-editor", game=game.key)
    return drafting


def register_components(path: Path, game: AnyGame | None = None) -> str:
    """Take in a file with somebody's own component values; the name by which an option chooses it."""
    refusal = BadComponents("components-not-for-game", file=path.name)
    for taker in [game] if game else GAMES.values():
        if taker.showing.box is None or taker.showing.box.register is None:
            continue
        try:
            return taker.showing.box.register(path)
        except BadComponents as error:
            refusal = error
    raise refusal
