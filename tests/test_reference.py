"""The reference: current, and every public function says something."""

import inspect

import pytest

from lunarium.games import luna

if luna.GAME.thinking.engine == "native":
    from tools.reference import MODULES, PLACE, methods, public, write
else:
    pytest.skip("LUNARIUM_PURE=1: there are no environments", allow_module_level=True)


def test_the_page_is_what_the_docstrings_say() -> None:
    """`python -m tools.reference` writes it anew."""
    assert PLACE.read_text(encoding="utf-8") == write()


@pytest.mark.parametrize("name", MODULES)
def test_every_public_function_has_something_to_say(name: str) -> None:
    for own, value in public(name):
        assert inspect.getdoc(value), own
        if inspect.isclass(value):
            silent = [part for part, called in methods(value) if not inspect.getdoc(called)]
            assert silent == [], own
