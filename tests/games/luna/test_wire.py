"""What Luna sends, as types."""

from lunarium.games import luna


def test_the_parts_of_every_kind_are_typed() -> None:
    """An untyped kind would reach the page as anything."""
    parts = luna.GAME.showing.wire.parts
    assert set(parts) == set(luna.GAME.kinds)
    assert set(parts["promote"].__annotations__) == {"tile", "virtual", "bribe"}
