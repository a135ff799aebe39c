"""Options: defaults, checks and what a person types."""

import pytest

from lunarium.core.errors import BadOption
from lunarium.core.options import Option, settle

SIZE = Option("size", 2, (1, 2, 3))
FAST = Option("fast", False, (False, True))
NAME = Option("name", None)
KNOWN = (SIZE, FAST, NAME)


def test_defaults_fill_what_is_missing() -> None:
    assert settle(KNOWN, {}) == {"size": 2, "fast": False}
    assert settle(KNOWN, {"size": 3, "name": "x"}) == {"size": 3, "fast": False, "name": "x"}


@pytest.mark.parametrize(
    "given", [{"sise": 2}, {"size": 4}, {"size": True}, {"fast": 1}, {"name": ""}, {"size": "2"}]
)
def test_unknown_options_and_values_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        settle(KNOWN, given)


def test_typed_values() -> None:
    assert SIZE.parse("3") == 3
    assert FAST.parse("True") is True
    assert NAME.parse("anything") == "anything"
    with pytest.raises(BadOption, match="1, 2, 3"):
        SIZE.parse("9")
