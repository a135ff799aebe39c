"""The rules of a turn: order, reach, refilling, phases and the end."""

import pytest

from lunarium.core.types import Data
from lunarium.games.nova_luna.state import State
from tests.support.nova_luna.building import (
    DENSE,
    GAME,
    arrange,
    begin,
    dense,
    first_take,
    greedy_game,
    lay,
    play,
    play_first,
    random_game,
    see,
    texts,
)

THREES = [4, 5, 6, 7, 21, 22, 23, 24]


def distances(view: Data) -> list[int]:
    return [seat["distance"] for seat in view["seats"]]


def on_wheel(view: Data) -> int:
    return sum(tile is not None for tile in view["wheel"])


# Turn order


def test_taking_advances_the_own_token_by_the_number() -> None:
    view = see(play(begin(17, players=3), "17@0,0"))
    assert distances(view) == [7, 0, 0]
    assert view["queue"] == [1, 2, 0]


def test_the_seat_furthest_back_plays_even_several_times() -> None:
    state = play(begin(17, 1, 2, 3, players=2), "17@0,0", "1@0,0")
    assert see(state)["to_move"] == 1
    assert see(play(state, "2@1,0", "3@2,0"))["to_move"] == 1


def test_the_last_to_arrive_on_a_space_lies_on_top_and_plays_first() -> None:
    state = play(begin(*THREES, players=3), "4@0,0", "5@0,0")
    assert see(state)["queue"] == [2, 1, 0]
    assert see(play(state, "6@0,0"))["queue"] == [2, 1, 0]


def test_passing_others_goes_behind_them() -> None:
    state = play(begin(2, 17, 1, players=3), "2@0,0", "17@0,0")
    assert see(state)["queue"] == [2, 0, 1]
    assert see(play(state, "1@0,0"))["queue"] == [2, 0, 1]


def test_nl_1_a_lapped_token_has_not_gone_back() -> None:
    """NL-1: at 25 the token stands on space 1, behind nobody."""
    seen = 0
    for seed in range(5):
        for state in random_game({"players": 2}, seed):
            view = see(state)
            ahead, behind = max(distances(view)), min(distances(view))
            if behind < 24 <= ahead and view["to_move"] is not None:
                assert distances(view)[view["to_move"]] == behind
                seen += 1
    assert seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_and_last_are_never_more_than_seven_apart(players: int) -> None:
    for seed in range(3):
        for state in random_game({"players": players}, seed):
            assert max(distances(see(state))) - min(distances(see(state))) <= 7


# Taking and placing


def test_one_of_the_next_three_tiles_may_be_taken() -> None:
    assert texts(begin(players=2)) == ["1@0,0", "2@0,0", "3@0,0"]


def test_the_meeple_moves_to_the_space_that_the_tile_left() -> None:
    view = see(play(begin(players=2), "3@0,0"))
    assert view["meeple"] == 3
    assert view["wheel"] == [None, 1, 2, None, 4, 5, 6, 7, 8, 9, 10, 11]
    assert view["reach"] == [4, 5, 6]


def test_empty_spaces_are_skipped_and_eleven_is_followed_by_zero() -> None:
    state = play(begin(*range(1, 12)), "3@0,0", "6@1,0", "9@2,0", "11@3,0")
    assert see(state)["meeple"] == 11
    assert see(state)["reach"] == [1, 2, 4]
    assert see(play(state, "2@4,0"))["reach"] == [4, 5, 7]


def test_with_fewer_tiles_there_are_fewer_choices() -> None:
    assert see(play_first(begin(), 9))["reach"] == [10, 11]
    assert see(play_first(begin(), 10))["reach"] == [11]


def test_a_tile_goes_beside_a_tile_of_the_own_display() -> None:
    state = play(begin(17, 34, 1, players=2), "17@0,0", "34@0,0", "1@1,0")
    cells = [text.split("@")[1] for text in texts(state) if text.startswith("2@")]
    assert cells == ["0,-1", "1,0", "0,1", "-1,0"]  # seat 0 has one tile: the other display does not matter


def test_moves_are_listed_by_tile_clockwise_and_then_by_the_age_of_the_cell() -> None:
    state = play(begin(), "1@0,0", "2@1,0")
    cells = ["0,-1", "0,1", "-1,0", "1,-1", "2,0", "1,1"]
    assert texts(state) == [f"{tile}@{cell}" for tile in (3, 4, 5) for cell in cells]


def test_the_display_has_no_bounds() -> None:
    state = begin()
    for tile in range(1, 12):
        state = play(state, f"{tile}@{1 - tile},0")
    assert see(state)["seats"][0]["display"][-1]["x"] == -10


def test_play_leaves_its_argument_untouched() -> None:
    state = dense(6)
    before = state.copy()
    play(state, "67@-2,1")
    assert state == before
    assert state != play(state, "67@-2,1")


# Refilling


def test_refilling_is_a_choice_with_one_or_two_tiles() -> None:
    state = begin(players=2)
    for tiles in range(11, 0, -1):
        assert on_wheel(see(state)) == tiles
        assert ("refill" in texts(state)) == (tiles <= 2)
        state = play(state, first_take(state))


def test_refill_comes_first_in_the_list_and_the_same_seat_goes_on() -> None:
    state = play_first(begin(players=2), 9)
    assert texts(state)[0] == "refill"
    after = play(state, "refill")
    assert see(after)["to_move"] == see(state)["to_move"]
    assert distances(see(after)) == distances(see(state))
    assert "refill" not in texts(after)


def test_nl_3_refilling_fills_all_spaces_clockwise_from_the_meeple() -> None:
    """NL-3: all or nothing; the meeple's own space gets none."""
    state = play_first(begin(players=2), 9)
    view = see(play(state, "refill"))
    assert view["meeple"] == 9
    assert view["wheel"] == [12, 13, 14, 15, 16, 17, 18, 19, 20, None, 10, 11]
    assert view["supply"] == 48


def test_refilling_goes_round_the_tiles_that_are_left() -> None:
    state = begin(players=2)
    for _ in range(9):
        third = see(state)["reach"][2]
        state = play(state, next(text for text in texts(state) if text.startswith(f"{third}@")))
    assert see(state)["meeple"] == 8
    assert see(state)["reach"] == [2, 7]
    wheel = see(play(state, "refill"))["wheel"]
    assert wheel == [15, 16, 2, 17, 18, 19, 20, 7, None, 12, 13, 14]


def test_nl_7_the_compulsory_refill_is_part_of_the_move_that_took_the_last_tile() -> None:
    """NL-7: with no tile left the track is filled before anybody decides anything."""
    state = play_first(begin(players=2), 11)
    view = see(state)
    assert view["meeple"] == 11
    assert view["wheel"] == [*range(12, 23), None]
    assert view["supply"] == 46
    assert "refill" not in texts(state)


def nearly_out() -> State:
    """A game without voluntary refills, just after the last, short refill."""
    return play_first(begin(players=4), 66)


def test_a_short_supply_fills_as_far_as_it_goes() -> None:
    view = see(nearly_out())
    assert view["supply"] == 0
    spaces = [(view["meeple"] + step) % 12 for step in range(1, 12)]
    assert [view["wheel"][space] for space in spaces] == [67, 68, *[None] * 9]


def test_nl_2_with_an_empty_supply_there_is_no_refill_to_choose() -> None:
    """NL-2: two tiles on the track, but nothing to fill it with."""
    state = nearly_out()
    assert on_wheel(see(state)) == 2
    assert "refill" not in texts(state)


def test_nl_7_the_last_tile_of_all_ends_the_game_at_once() -> None:
    """NL-7: nobody is asked to move without tiles."""
    state = play_first(nearly_out(), 1)
    assert GAME.outcome(state) is None
    state = play_first(state, 1)
    assert GAME.to_move(state) is None
    assert GAME.legal_moves(state) == []
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending == "no-tiles"


def test_the_last_token_ends_the_game_at_once() -> None:
    for seed in range(3):
        *_, before, after = greedy_game({"players": 2}, seed)
        mover = GAME.to_move(before)
        outcome = GAME.outcome(after)
        assert outcome is not None
        assert outcome.ending == "last-token"
        assert outcome.ranking[0] == mover
        assert GAME.legal_moves(after) == []
        assert see(after)["seats"][mover]["tokens_left"] == 0


def test_nl_7_no_refill_follows_the_move_that_ends_the_game() -> None:
    """NL-7: the eleventh tile places the last token: the track stays empty."""
    view = see(dense())
    assert view["wheel"] == [None] * 12
    assert view["supply"] == 57


# Solo


def test_solo_takes_from_the_same_three_without_refilling() -> None:
    state = begin()
    for tiles in range(11, 0, -1):
        assert on_wheel(see(state)) == tiles
        assert "refill" not in texts(state)
        state = play(state, first_take(state))


def test_the_phase_may_end_once_eight_tokens_are_placed() -> None:
    state = dense(6)
    assert see(state)["solo"]["stacks"] == [1, 13]
    assert "end-phase" not in texts(state)
    state = dense(7)
    assert texts(state)[0] == "end-phase"
    assert len(texts(state)) > 1


def test_going_on_in_phase_1_is_allowed() -> None:
    state = dense(8)
    assert see(state)["phase"] == 1
    assert texts(state)[0] == "end-phase"


def test_phase_2_keeps_untaken_tiles_and_fills_up_to_eleven() -> None:
    state = dense(7)
    view = see(play(state, "end-phase"))
    assert view["meeple"] == 7
    assert view["wheel"] == [1, 2, 3, 4, 5, 6, 7, None, 66, 31, 49, 17]
    assert view["supply"] == 50
    assert view["reach"] == [66, 31, 49]
    assert view["phase"] == 2


def test_nl_5_tokens_beyond_the_eight_come_from_the_thirteen() -> None:
    """NL-5: one token of the eight is left, and one tile fulfils three tasks."""
    assert see(dense(6))["solo"]["stacks"] == [1, 13]
    assert see(dense(7))["solo"]["stacks"] == [0, 11]


def test_phase_1_ends_by_itself_with_the_last_tile() -> None:
    state = play_first(begin(), 11)
    view = see(state)
    assert view["phase"] == 2
    assert on_wheel(view) == 11
    assert view["wheel"][view["meeple"]] is None
    assert view["supply"] == 46


def test_phase_1_ends_by_itself_also_when_the_eight_are_placed() -> None:
    state = lay([*DENSE[:8], (1, 1, 0), (18, 2, 0), (35, 3, 0)])
    view = see(state)
    assert view["phase"] == 2
    assert view["solo"]["notes"] == [view["solo"]["running"]]
    assert "end-phase" not in texts(state)


def test_phase_2_cannot_be_ended_early() -> None:
    state = play(dense(7), "end-phase")
    while GAME.to_move(state) is not None:
        assert not {"end-phase", "refill"} & set(texts(state))
        state = play(state, first_take(state))


def test_phase_2_ends_when_no_tile_is_left() -> None:
    state = play_first(begin(), 21)
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(play_first(state, 1))
    assert outcome is not None
    assert outcome.ending == "no-tiles"


def test_phase_2_ends_when_all_tokens_are_placed() -> None:
    state = play(dense(7), "end-phase", "66@-2,0", "31@-3,0", "49@-3,2")
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(play(state, "17@-3,1"))
    assert outcome is not None
    assert outcome.ending == "all-placed"
    assert outcome.result["tokens_left"] == [0]


def test_all_tokens_placed_in_phase_1_end_the_game() -> None:
    state = dense()
    assert see(state)["phase"] == 1
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending == "all-placed"
    assert outcome.result["notes"] == [59, 59]


def test_first_game_changes_nothing_in_solo() -> None:
    plain = GAME.start({"players": 1}, arrange())
    first = GAME.start({"players": 1, "first_game": True}, arrange())
    assert see(first)["seats"] == see(plain)["seats"]
    assert texts(first) == texts(plain)
