"""Every refusal, each with its reason."""

from collections.abc import Callable, Mapping

import pytest

from lunarium.core.errors import IllegalMove
from lunarium.core.reasons import Reason
from lunarium.games.nova_luna.state import State
from tests.support.nova_luna.building import GAME, begin, dense, first_take, play, play_first, see, texts

Start = Callable[[], State]


def new() -> State:
    return begin(players=2)


def ten_tiles() -> State:
    return play_first(new(), 1)


def three_tiles() -> State:
    return play_first(new(), 8)


def under_way() -> State:
    """Seat 0 has the tiles 1 and 3, seat 1 has 2 and moves."""
    return play(new(), "1@0,0", "2@0,0", "3@1,0")


def no_supply() -> State:
    return play_first(begin(players=4), 66)


def over() -> State:
    return play_first(no_supply(), 2)


def phase_1() -> State:
    return dense(6)


def phase_2() -> State:
    return play(dense(7), "end-phase")


def reason(state: State, text: str) -> Reason:
    """The only reason against this move."""
    [found] = GAME.explain(state, text)
    assert text not in texts(state)
    assert GAME.refuse(state, GAME.read(text)) == [found]
    return found


@pytest.mark.parametrize(
    ("start", "text", "code", "rule", "params"),
    [
        (new, "refill", "refill-track-full", "NL: refilling", {}),
        (ten_tiles, "refill", "refill-too-early", "NL: refilling", {"tiles": 10, "limit": 2}),
        (three_tiles, "refill", "refill-too-early", "NL: refilling", {"tiles": 3, "limit": 2}),
        (no_supply, "refill", "refill-supply-empty", "NL-2", {}),
        (phase_1, "refill", "refill-solo", "NL: solo", {}),
        (phase_2, "refill", "refill-solo", "NL: solo", {}),
        (new, "end-phase", "end-phase-not-solo", "NL: solo", {}),
        (phase_1, "end-phase", "end-phase-too-early", "NL: solo", {"placed": 7, "needed": 8}),
        (phase_2, "end-phase", "end-phase-second", "NL: solo", {}),
        (
            new,
            "4@0,0",
            "tile-out-of-reach",
            "NL: taking a tile",
            {"tile": 4, "hue": "turquoise", "number": 3, "place": 4, "reach": "1, 2, 3"},
        ),
        (
            under_way,
            "10@0,1",
            "tile-out-of-reach",
            "NL: taking a tile",
            {"tile": 10, "hue": "turquoise", "number": 4, "place": 7, "reach": "4, 5, 6"},
        ),
        (
            new,
            "12@0,0",
            "tile-in-supply",
            "NL: taking a tile",
            {"tile": 12, "hue": "turquoise", "number": 5, "reach": "1, 2, 3"},
        ),
        (
            under_way,
            "1@0,1",
            "tile-already-placed",
            "NL: taking a tile",
            {"tile": 1, "hue": "turquoise", "number": 1, "reach": "4, 5, 6"},
        ),
        (
            under_way,
            "3@0,1",
            "tile-already-placed",
            "NL: taking a tile",
            {"tile": 3, "hue": "turquoise", "number": 2, "reach": "4, 5, 6"},
        ),
        (new, "1@0,1", "first-tile-at-origin", "NL: placing a tile", {}),
        (
            under_way,
            "4@0,0",
            "cell-occupied",
            "NL: placing a tile",
            {"x": 0, "y": 0, "tile": 2, "hue": "turquoise", "number": 2},
        ),
        (under_way, "4@1,1", "cell-not-adjacent", "NL: placing a tile", {"x": 1, "y": 1}),
        (under_way, "4@2,0", "cell-not-adjacent", "NL: placing a tile", {"x": 2, "y": 0}),
        (over, "refill", "game-over", "nova-luna: end", {}),
        (over, "1@0,0", "game-over", "nova-luna: end", {}),
        (over, "end-phase", "game-over", "nova-luna: end", {}),
    ],
)
def test_each_refusal_gives_its_reason(
    start: Start, text: str, code: str, rule: str, params: Mapping[str, int | str]
) -> None:
    found = reason(start(), text)
    assert (found.code, found.rule, dict(found.params)) == (code, rule, params)


@pytest.mark.parametrize(
    ("start", "text", "codes"),
    [
        (under_way, "10@5,5", ["tile-out-of-reach", "cell-not-adjacent"]),
        (under_way, "1@0,0", ["tile-already-placed", "cell-occupied"]),
        (new, "68@3,3", ["tile-in-supply", "first-tile-at-origin"]),
    ],
)
def test_all_reasons_are_given(start: Start, text: str, codes: list[str]) -> None:
    assert [found.code for found in GAME.explain(start(), text)] == codes


def test_nl_2_too_many_tiles_and_an_empty_supply_are_two_reasons() -> None:
    """NL-2: early refills empty the supply while more than two tiles lie on the track."""
    state = begin(players=4)
    while see(state)["supply"]:
        state = play(state, "refill" if "refill" in texts(state) else first_take(state))
    assert sum(tile is not None for tile in see(state)["wheel"]) > 2
    assert [found.code for found in GAME.explain(state, "refill")] == [
        "refill-too-early",
        "refill-supply-empty",
    ]


def test_the_checked_door_raises_with_the_reasons_and_changes_nothing() -> None:
    state = under_way()
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, "10@5,5")
    assert len(caught.value.reasons) == 2
    assert state == under_way()


def test_refusals_do_not_tell_the_order_of_the_supply() -> None:
    """The first tile to be drawn and the last get the same answer."""
    first, last = reason(new(), "12@0,0"), reason(new(), "68@0,0")
    assert first.code == last.code
    named = {"tile": 0, "hue": "", "number": 0}
    assert {**first.params, **named} == {**last.params, **named}
