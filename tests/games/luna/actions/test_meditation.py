"""Meditation: time tokens are turned, the last one ends the phase."""

import pytest

from tests.support.luna.scenes import alone, favours, influence, legal, play, points, see, settled, two, why

SEATS = [
    "novice: shrine herbs tide book",
    "sailboat: shrine tide bribery novice",
    "tide: shrine book bribery novice",
    "shrine: tide book bribery novice",
]


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_there_are_four_time_tokens_but_three_with_two_players(players: int, tokens: int) -> None:
    state = settled(*SEATS[:players])
    for turned in range(tokens):
        assert see(state)["round"] == 1
        assert see(state)["time_tokens"] == {"turned": turned, "total": tokens}
        assert see(state)["to_move"] == turned % players
        state = play(state, "meditate")
    assert see(state)["round"] == 2
    assert see(state)["time_tokens"] == {"turned": 0, "total": tokens}


def test_a_seat_that_meditated_may_act_again() -> None:
    state = play(two(*SEATS[:2]), "meditate; council tide 1")
    assert see(state)["time_tokens"]["turned"] == 1
    assert "favour tide" in legal(state)


def test_the_last_token_ends_the_phase_at_once_and_pays_its_turner() -> None:
    state = play(two(*SEATS[:2]), "meditate; meditate")
    assert points(state, "meditation") == [0, 0]
    state = play(state, "meditate")
    assert points(state, "meditation") == [1, 0]
    assert see(state)["round"] == 2


def test_the_last_token_may_be_anybodys() -> None:
    state = play(two(*SEATS[:2]), "council tide 1; meditate; meditate; meditate")
    assert points(state, "meditation") == [0, 1]


def test_earlier_tokens_pay_nothing() -> None:
    state = play(settled(*SEATS), "meditate; meditate; meditate")
    assert influence(state) == [5, 5, 5, 5]


def test_meditation_is_always_allowed() -> None:
    state = settled(*SEATS[:3])
    while see(state)["phase"] != "over":
        assert "meditate" in legal(state)
        state = play(state, "meditate")


def test_a_player_who_can_do_nothing_else_must_meditate() -> None:
    state = two("novice: shrine herbs tide book", "sailboat: shrine herbs tide book")
    for isle in ("shrine", "herbs", "tide", "book"):
        state = play(state, f"council {isle} 2; council {isle} 2")
    assert favours(state) == {"sailboat", "bribery"}, "which cannot help now"
    assert legal(state) == {"meditate"}


def test_not_in_solo() -> None:
    state = alone("novice: shrine sailboat tide book", "shrine")
    assert see(state)["time_tokens"] == {"turned": 0, "total": 0}
    assert why(state, "meditate") == ["no-meditation-in-solo"]
    assert "end-round" in legal(state)


def test_meditation_counts_as_an_action() -> None:
    state = play(two(*SEATS[:2]), "meditate")
    assert see(state)["players"][0]["actions_taken"] == 1
