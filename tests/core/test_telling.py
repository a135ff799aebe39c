"""A telling: data that becomes a sentence in any language, with whatever name the seat has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import lunarium
from lunarium.core.telling import Telling

GAME = lunarium.load("luna")


def test_a_telling_calls_the_seat_by_its_name() -> None:
    telling = Telling("move-luna-recruit", {"who": 1, "isle": "tide"})
    assert telling.text({0: "Sun", 1: "Star"}) == "Star recruits on the Tide Isle."
    assert telling.text({1: "Stern"}, "de") == "Stern missioniert auf der Gezeiteninsel."


def test_a_telling_needs_no_seat() -> None:
    assert Telling("move-nova-luna-filled").text({}) == "The wheel was empty and is full again."


def test_a_game_may_have_nothing_more_to_say() -> None:
    """What a game need not bring has a default that is safe for every state."""
    fields = type(GAME).__dataclass_fields__
    defaults: Any = {
        name: fields[name].default for name in ("is_midway", "unseen", "progress", "tell", "insight")
    }
    bare = replace(GAME, **defaults)
    state = object()
    assert bare.is_midway(state) is False
    assert bare.unseen(state) == 0
    assert bare.progress(state) == []
    assert bare.insight(state) == {}
    assert bare.tell({}, {}, 0, "") == []
