"""A telling: data that becomes a sentence in any language, with whatever name the seat has."""

from dataclasses import replace
from typing import Any

import lunarium
from lunarium.core.showing import Showing
from lunarium.core.telling import Telling
from lunarium.core.thinking import Thinking

GAME = lunarium.load("luna")


def test_a_telling_calls_the_seat_by_its_name() -> None:
    telling = Telling("move-luna-recruit", {"who": 1, "isle": "tide"})
    assert telling.text({0: "Sun", 1: "Star"}) == "Star recruits on the Tide Isle."
    assert telling.text({1: "Stern"}, "de") == "Stern missioniert auf der Gezeiteninsel."


def test_a_telling_needs_no_seat() -> None:
    assert Telling("move-nova-luna-filled").text({}) == "The wheel was empty and has been refilled."


def test_a_game_may_have_nothing_more_to_say() -> None:
    """What a game need not bring has a default that is safe for every state."""
    fields = type(GAME).__dataclass_fields__
    defaults: Any = {name: fields[name].default for name in ("is_midway", "unseen", "scripted", "score")}
    bare = replace(GAME, **defaults, showing=Showing(), thinking=Thinking())
    state = object()
    assert bare.is_midway(state) is False
    assert bare.unseen(state) == 0
    assert bare.scripted({}) == ()
    assert bare.score({}).of({"ranking": [1, 0]}, 1) == 1
    assert bare.showing.progress(state) == []
    assert bare.showing.insight(state) == {}
    assert bare.showing.headline({}) == []
    assert bare.showing.tell({}, {}, 0, "a1")[0].text({0: "Sun"}) == "Sun plays a1."
    assert bare.showing.draw is not None
    assert bare.showing.draw({"board": [1]}) == "board: [1]"
    assert bare.thinking.levels == ()
