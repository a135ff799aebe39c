"""From round to round: who begins, what wakes, where the figures go, and the end."""

from collections.abc import Sequence

import pytest

from lunarium.core.telling import Telling
from tests.support.luna.scenes import (
    GAME,
    RING,
    Position,
    alone,
    displaced,
    end_round,
    novices,
    on_path,
    play,
    seat_of,
    see,
    settled,
    turns,
    two,
    why,
)

SEATS = [
    "novice: shrine herbs tide book",
    "sailboat: shrine tide bribery novice",
    "tide: shrine book bribery novice",
    "shrine: tide book bribery novice",
]


def figure(state: Position, name: str) -> str:
    return str(see(state)["figures"][name])


# ---------------------------------------------------------------------------------------------- start player


@pytest.mark.parametrize("line", ["", "council tide 1; council tide 1; ", "council tide 1; "])
def test_with_two_players_the_start_player_alternates_whoever_turned_the_last_token(line: str) -> None:
    state = two(*SEATS[:2])
    for starter in (0, 1, 0, 1, 0, 1):
        assert (see(state)["start_player"], see(state)["to_move"]) == (starter, starter)
        state = end_round(play(state, line))


@pytest.mark.parametrize(("actions", "turner"), [(0, 0), (1, 1), (2, 2)])
def test_with_three_players_the_one_left_of_the_last_turner_begins(actions: int, turner: int) -> None:
    state = settled(*SEATS[:3])
    for _ in range(actions):
        state = play(state, "council shrine 1")
    state = play(state, "meditate; meditate; meditate")
    assert see(state)["to_move"] == turner
    state = play(state, "meditate")
    assert see(state)["start_player"] == see(state)["to_move"] == (turner + 1) % 3


@pytest.mark.parametrize(("actions", "turner"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_with_four_players_too(actions: int, turner: int) -> None:
    state = settled(*SEATS)
    for _ in range(actions):
        state = play(state, "council tide 1" if see(state)["to_move"] in (0, 1) else "council book 1")
    state = play(state, "meditate; meditate; meditate")
    assert see(state)["to_move"] == turner
    assert see(play(state, "meditate"))["start_player"] == (turner + 1) % 4


# ---------------------------------------------------------------------------------------------- next round


def test_inactive_novices_step_back_on() -> None:
    state = play(two(*SEATS[:2]), "recruit tide; council tide 1; journey shrine>book; done")
    state = end_round(state)
    assert novices(state, "tide", 0) == (3, 0)
    assert novices(state, "book", 0) == (3, 0)
    assert novices(state, "tide", 1) == (2, 0)


def test_novices_on_the_stage_and_on_tiles_stay() -> None:
    state = end_round(displaced())
    assert seat_of(state, 1)["stage"] == 1
    state = end_round(end_round(play(two(*SEATS[:2]), "promote 5")))
    assert on_path(state, 5)["claimed_by"] == 0


@pytest.mark.parametrize(("players", "steps"), [(2, 5), (3, 5), (4, 6)])
def test_the_moon_priestess_walks_five_isles_or_six_with_four_players(players: int, steps: int) -> None:
    state = settled(*SEATS[:players], moon_priestess="herbs")
    for number in range(5):
        assert figure(state, "moon_priestess") == RING[(1 + number * steps) % 7]
        assert see(state)["figures"]["next"]["moon_priestess"] == RING[(1 + (number + 1) * steps) % 7]
        state = end_round(state)


def test_the_master_builder_walks_four_isles() -> None:
    state = two(*SEATS[:2], master_builder="herbs")
    seen = []
    for _ in range(6):
        seen.append(figure(state, "master_builder"))
        state = end_round(state)
    assert seen == ["herbs", "book", "tide", "novice", "sailboat", "shrine"]


def test_figures_walk_clockwise_as_the_isles_lie_in_this_game() -> None:
    ring = RING[::-1]
    state = end_round(two(*SEATS[:2], isles=ring, moon_priestess="novice", master_builder="novice"))
    assert figure(state, "moon_priestess") == ring[5]
    assert figure(state, "master_builder") == ring[4]


def test_the_apostate_goes_to_the_next_isle_with_a_novice_of_anybody() -> None:
    """On sailboat stands only a shrine, on bribery nothing."""
    state = two("novice: shrine herbs tide book", "sailboat: shrine herbs tide book", apostate="tide")
    assert see(state)["figures"]["next"]["apostate"] == "book"
    assert figure(end_round(state), "apostate") == "book"


def test_the_apostate_goes_on_past_the_end_of_the_ring() -> None:
    state = two("novice: shrine herbs tide book", "sailboat: shrine herbs tide book", apostate="book")
    assert figure(end_round(state), "apostate") == "shrine"


def test_the_apostate_finds_novices_that_have_just_stepped_back() -> None:
    state = two("novice: shrine herbs tide book", "sailboat: shrine herbs tide book", apostate="tide")
    state = play(state, "meditate; journey book>bribery; done")
    assert figure(end_round(state), "apostate") == "bribery"


def test_l11_alone_on_the_only_isle_with_novices_the_apostate_stays() -> None:
    """L-11: he goes full circle."""
    state = two("novice: shrine herbs tide book", "sailboat: shrine herbs tide book", apostate="bribery")
    everybody = "; ".join(f"{isle}>bribery" for isle in ("shrine", "herbs", "tide", "book") for _ in range(2))
    state = play(state, f"journey {everybody}; done; journey {everybody}; done")
    assert see(state)["figures"]["next"]["apostate"] == "bribery"
    state = end_round(state)
    assert figure(state, "apostate") == "bribery"
    assert novices(state, "bribery", 0) == novices(state, "bribery", 1) == (8, 0)
    assert figure(end_round(state), "apostate") == "bribery"


def test_the_guard_walks_to_the_gate_one_guard_tile_a_round() -> None:
    state = two(*SEATS[:2])
    for number, value in enumerate([6, 5, 4, 3, 2, 2], start=1):
        path = see(state)["path"]
        assert path["guard"] == value
        for place, group in enumerate(path["groups"], start=1):
            assert group["approved"] == (place <= number)
            assert group["guarded"] == (place == number)
            assert group["gone"] == (place < number), "the guard tile he left is out of play"
            assert group["bribable"] == (place == number + 1)
        state = end_round(state)


def test_counts_of_the_round_begin_anew() -> None:
    state = turns(two(*SEATS[:2]), "council tide 1; meditate")
    assert seat_of(state)["actions_taken"] == 2
    state = end_round(state)
    assert [entry["actions_taken"] for entry in see(state)["players"]] == [0, 0]
    assert see(state)["time_tokens"]["turned"] == 0


# ---------------------------------------------------------------------------------------------- the end


def test_after_the_sixth_round_nothing_moves_and_the_game_is_over() -> None:
    state = two(*SEATS[:2])
    for _ in range(5):
        state = end_round(state)
    assert see(state)["figures"]["next"] is None
    state = play(state, "council shrine 2")
    before = see(state)
    state = end_round(state)
    after = see(state)
    assert after["figures"] == before["figures"]
    assert after["isles"] == before["isles"], "nobody steps back on"
    assert after["path"] == before["path"]
    assert (after["phase"], after["round"], after["to_move"]) == ("over", 6, None)
    assert GAME.legal_texts(state) == []
    assert GAME.outcome(state) is not None


def test_when_the_game_is_over_every_move_is_refused() -> None:
    state = two(*SEATS[:2])
    while see(state)["phase"] != "over":
        state = end_round(state)
    for text in ("meditate", "favour tide", "nonsense"):
        assert why(state, text) == ["game-over"]


def test_there_is_no_outcome_before_the_end() -> None:
    state = two(*SEATS[:2])
    for _ in range(6):
        assert GAME.outcome(state) is None
        assert see(state)["outcome"] is None
        state = end_round(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending == "six-rounds"
    assert see(state)["outcome"] == {"ending": "six-rounds", **outcome.result}


def test_solo_has_six_rounds_that_the_player_ends() -> None:
    state = alone("novice: shrine sailboat tide book", "shrine", master_builder="book")
    for number in range(1, 7):
        assert (see(state)["round"], see(state)["phase"], see(state)["to_move"]) == (number, "actions", 0)
        assert see(state)["start_player"] == 1, "always the opponent"
        state = end_round(state, "shrine" if number < 6 else "")
    assert see(state)["phase"] == "over"


def approved(state: Position) -> set[int]:
    groups = see(state)["path"]["groups"]
    return {tile["tile"] for group in groups if group["approved"] for tile in group["tiles"]}


def test_the_guards_card_names_the_tiles_that_come_free() -> None:
    state = two(*SEATS[:2])
    for guard in (5, 4, 3, 2, 2):
        [telling] = told_of_guard(state)
        before, state = approved(state), end_round(state)
        free = sorted(approved(state) - before)
        assert telling == Telling(
            "about-luna-guard-frees", {"guard": guard, "tiles": ", ".join(map(str, free))}
        )
    assert told_of_guard(state) == (Telling("about-luna-last-round"),)


def told_of_guard(state: Position) -> Sequence[Telling]:
    """What the Guard's card says about the next round."""
    about = GAME.showing.about
    assert about is not None
    card = about(state, "figure:guard")
    assert card is not None
    return next(row.told for row in card.rows if row.label == "next")
