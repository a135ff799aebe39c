"""Scoring: prizes, losses, the temple, and the end of the game with every point by its source."""

import pytest

from tests.support.luna.scenes import (
    GAME,
    Position,
    end_round,
    influence,
    novices,
    play,
    points,
    see,
    settled,
    turns,
    two,
)

FOUR = [
    "novice: shrine herbs tide book",  # 2 novices on tide; sailboat favour
    "sailboat: shrine tide bribery novice",  # 2 novices on tide
    "book: shrine tide bribery novice",  # 2 novices on tide
    "tide: shrine herbs bribery novice",  # a shrine on tide
]
EVERYBODY = "; ".join(f"{isle}>bribery" for isle in ("shrine", "herbs", "tide", "book") for _ in range(2))


# ---------------------------------------------------------------------------------------------- Priestess


def test_the_rulebooks_prizes_six_three_one_with_a_tie_broken_by_the_stack() -> None:
    """Four players: 3, 2, 2 and 1 pieces; the two seats with 2 are on one council seat, seat 2 higher."""
    state = settled(*FOUR, moon_priestess="tide", apostate="sailboat")
    state = play(state, "sail book>tide 1; meditate; meditate; meditate")
    assert see(state)["council"]["ranking"] == [3, 2, 1, 0]
    assert [see(state)["players"][seat]["if_round_ended"]["priestess"] for seat in range(4)] == [6, 1, 3, 0]
    assert points(play(state, "meditate"), "priestess") == [6, 1, 3, 0]


def test_the_tie_is_broken_by_the_council() -> None:
    """The same, but seat 1 has gone further in the council."""
    state = settled(*FOUR, moon_priestess="tide", apostate="sailboat")
    state = play(state, "sail book>tide 1; council bribery 1; meditate; meditate; meditate; meditate")
    assert points(state, "priestess") == [6, 3, 1, 0]


def test_on_the_same_council_seat_the_higher_disc_breaks_the_tie() -> None:
    state = settled(*FOUR, moon_priestess="tide", apostate="sailboat")
    state = play(state, "sail book>tide 1; meditate; council bribery 1; meditate")
    state = play(state, "council herbs 1; council bribery 1")
    assert see(state)["council"]["ranking"] == [1, 0, 2, 3]
    assert points(play(state, "meditate; meditate"), "priestess") == [6, 3, 1, 0]


def test_the_council_breaks_ties_for_the_first_prize_too() -> None:
    state = two("novice: shrine herbs tide book", "sailboat: shrine herbs tide book", moon_priestess="tide")
    assert points(end_round(state), "priestess") == [2, 5]
    assert points(end_round(play(state, "council book 1")), "priestess") == [5, 2]


def test_active_novices_and_the_shrine_count_inactive_novices_do_not() -> None:
    mine, theirs = "tide: shrine herbs book novice", "sailboat: shrine herbs tide book"
    state = two(mine, theirs, moon_priestess="tide", apostate="bribery")
    assert points(end_round(state), "priestess") == [2, 5], "a shrine against two novices"
    state = play(state, "council book 1; council tide 2")
    assert novices(state, "tide", 1) == (0, 2)
    assert points(end_round(state), "priestess") == [5, 0], "no pieces, no prize"


def test_prizes_of_places_that_nobody_holds_are_lost() -> None:
    mine, theirs = "tide: shrine herbs book novice", "sailboat: shrine herbs book novice"
    state = end_round(two(mine, theirs, moon_priestess="tide", apostate="bribery"))
    assert points(state, "priestess") == [5, 0]
    nobody = end_round(two(mine, theirs, moon_priestess="bribery", apostate="bribery"))
    assert points(nobody, "priestess") == [0, 0]


def test_three_players_have_three_prizes_of_the_five() -> None:
    state = settled(*FOUR[:3], moon_priestess="tide", apostate="sailboat")
    state = play(state, "council tide 1; council bribery 1")
    assert points(end_round(state), "priestess") == [1, 5, 2]


# ---------------------------------------------------------------------------------------------- Apostate


def test_the_rulebooks_losses_four_and_three() -> None:
    """Three novices lose 4, two lose 3; inactive ones count too, shrines do not."""
    seats = [
        "novice: shrine herbs tide book",
        "sailboat: shrine tide bribery novice",
        "tide: shrine herbs bribery novice",
    ]
    state = settled(*seats, apostate="tide", moon_priestess="book")
    state = play(state, "journey book>tide; done; council tide 2; meditate")
    assert novices(state, "tide", 0) == (2, 1)
    assert novices(state, "tide", 1) == (0, 2)
    state = end_round(state)
    assert points(state, "apostate") == [-4, -3, 0]


def test_one_novice_loses_two() -> None:
    state = two("novice: shrine herbs tide book", apostate="bribery")
    state = end_round(play(state, "journey book>bribery; done"))
    assert points(state, "apostate") == [-2, -3]


def test_where_the_apostate_stands_at_the_end_of_the_round_counts() -> None:
    state = end_round(play(two("novice: shrine herbs tide book", apostate="tide"), "expel 1"))
    assert points(state, "apostate") == [0, 0], "he stands on sailboat now, beside a shrine"


# ---------------------------------------------------------------------------------------------- temple, net


def test_each_novice_in_the_temple_gains_one_claimed_tiles_do_not() -> None:
    state = play(two("bribery: shrine herbs tide novice"), "promote 5; meditate; sanctify 5; meditate")
    state = play(state, "promote 8; meditate")
    assert points(state, "temple") == [2, 1]


def test_l10_influence_never_falls_below_zero_after_netting() -> None:
    """5 + 1 for the temple - 9 for the Apostate: netted first, then paid, so 0 are left and not 1."""
    state = two("novice: shrine herbs tide book", apostate="bribery", moon_priestess="sailboat")
    state = play(state, f"journey {EVERYBODY}; done; meditate; meditate; meditate")
    assert points(state, "meditation") == [0, 1]
    assert points(state, "apostate") == [-9, -3]
    assert points(state, "temple") == [1, 1]
    assert points(state, "forgiven") == [3, 0]
    assert influence(state)[0] == 0


def test_the_last_tokens_point_is_paid_before_scoring() -> None:
    """5 + 1 for the token, then 1 - 9: paid after the scoring it would leave 1."""
    state = two("novice: shrine herbs tide book", apostate="bribery", moon_priestess="sailboat")
    state = play(state, f"journey {EVERYBODY}; done; council shrine 1; meditate; meditate; meditate")
    assert points(state, "meditation") == [1, 0]
    assert points(state, "forgiven") == [2, 0]
    assert influence(state)[0] == 0


def test_l10_later_income_starts_from_zero() -> None:
    """What was forgiven is no debt."""
    state = two("novice: shrine herbs tide book", apostate="bribery", moon_priestess="sailboat")
    state = play(state, f"journey {EVERYBODY}; done; meditate; meditate; meditate")
    assert influence(state)[0] == 0
    state = end_round(state)
    assert points(state, "temple")[0] == 2
    assert influence(state)[0] == 1


# ---------------------------------------------------------------------------------------------- the end


def four_shrines() -> Position:
    """A whole game of two: seat 0 builds on herbs, book and tide and comes to council seat 6."""
    mine, theirs = "bribery: shrine herbs tide book", "sailboat: shrine herbs tide book"
    state = two(mine, theirs, master_builder="herbs", start_player=1)
    for number in range(1, 4):
        wait = "meditate; " if see(state)["to_move"] == 1 else ""
        state = end_round(play(state, f"{wait}favour shrine; meditate; shrine"))
        assert see(state)["round"] == number + 1
    wait = "meditate; " if see(state)["to_move"] == 1 else ""
    state = turns(play(state, wait.rstrip("; ")), "council herbs 2; council book 2; council tide 2")
    while see(state)["phase"] != "over":
        state = end_round(state)
    return state


def test_the_rulebooks_final_scoring_16_and_2_and_6() -> None:
    """Four shrines, two favours in hand, council seat worth 6."""
    state = four_shrines()
    assert [points(state, source)[0] for source in ("shrines", "favours", "council")] == [16, 2, 6]
    assert [points(state, source)[1] for source in ("shrines", "favours", "council")] == [4, 2, 0]


def test_final_scoring_is_not_paid_before_the_end() -> None:
    state = two("bribery: shrine herbs tide book")
    for _ in range(6):
        assert points(state, "shrines") == points(state, "favours") == points(state, "council") == [0, 0]
        state = end_round(state)
    assert points(state, "shrines") == [4, 4]


def test_the_council_pays_the_value_of_the_seat() -> None:
    state = two("novice: shrine herbs tide book", "sailboat: shrine herbs tide book")
    state = play(state, "council tide 2; council book 1")
    while see(state)["phase"] != "over":
        state = end_round(state)
    assert points(state, "council") == [2, 1]


@pytest.mark.parametrize(("start_player", "ranking"), [(0, [1, 0]), (1, [0, 1])])
def test_a_tie_at_the_end_is_broken_by_the_council(start_player: int, ranking: list[int]) -> None:
    """All novices gather on bribery, where both lose everything each round; 4 + 2 remain at the end."""
    mine, theirs = "novice: shrine herbs tide book", "sailboat: shrine herbs tide book"
    state = two(mine, theirs, start_player=start_player, apostate="bribery")
    state = play(state, f"journey {EVERYBODY}; done; journey {EVERYBODY}; done")
    while see(state)["phase"] != "over":
        state = end_round(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.result == {"scores": [6, 6], "ranking": ranking}
    assert list(outcome.ranking) == ranking


def test_most_influence_wins_whatever_the_council_says() -> None:
    state = play(two("novice: shrine herbs tide book"), "promote 5; council tide 2; sanctify 5")
    while see(state)["phase"] != "over":
        state = end_round(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    scores = outcome.result["scores"]
    assert see(state)["council"]["ranking"] == [1, 0]
    assert outcome.ranking == ((0, 1) if scores[0] > scores[1] else (1, 0))
    assert scores[0] != scores[1]
