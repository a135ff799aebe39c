"""The reference: current, and every public function says something."""

import inspect
from dataclasses import fields

import pytest

from lunarium.games import GAMES, AnyGame, luna

if luna.GAME.thinking.engine == "native":
    from tools.reference import MODULES, PLACE, methods, public, write
else:
    pytest.skip("LUNARIUM_PURE=1: there are no environments", allow_module_level=True)


def test_the_page_is_what_the_docstrings_say() -> None:
    """`python -m tools.reference` writes it anew."""
    assert PLACE.read_text(encoding="utf-8") == write()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_function_of_a_game_has_something_to_say(game: AnyGame) -> None:
    functions = {field.name: getattr(game, field.name) for field in fields(game)}
    assert [name for name, each in functions.items() if inspect.isfunction(each) and not each.__doc__] == []


@pytest.mark.parametrize("name", MODULES)
def test_every_public_function_has_something_to_say(name: str) -> None:
    for own, value in public(name):
        assert inspect.getdoc(value), own
        if inspect.isclass(value):
            silent = [part for part, called in methods(value) if not inspect.getdoc(called)]
            assert silent == [], own
