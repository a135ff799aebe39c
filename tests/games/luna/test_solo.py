"""Solo: the scripted opponent, his set-up and his rounds, and the three levels."""

from typing import Any

import pytest

from tests.support.luna.scenes import (
    GAME,
    RING,
    Position,
    alone,
    books,
    end_round,
    favours,
    influence,
    isle_of,
    legal,
    new_game,
    novices,
    on_path,
    play,
    points,
    seat_of,
    see,
    settled,
    temple,
    why,
)

MINE = "novice: shrine herbs tide book"  # favours: sailboat, bribery
READER = "novice: shrine herbs tide bribery"  # favours: sailboat, book
LEVELS = pytest.mark.parametrize("level", [1, 2, 3])
# The path for blue and yellow, by the round that approves:
# 5 herbs, 8 novice | 10 herbs, 11 shrine | 14 book, 15 tide | 19 book, 20 bribery | 21 shrine, 23 sailboat


def council(state: Position) -> list[int]:
    found: list[int] = see(state)["council"]["seats"]
    return found


# ---------------------------------------------------------------------------------------------- set-up


def test_the_opponent_has_all_thirteen_novices_on_the_table() -> None:
    state = new_game(1, master_builder="book")
    expected = dict.fromkeys(RING, (2, 0)) | {"book": (1, 0), "tide": (1, 0)}  # his tile 4 bears tide
    assert {isle: novices(state, isle, 1) for isle in RING} == expected
    assert isle_of(state, "book")["shrines"] == [False, True]
    opponent = seat_of(state, 1)
    assert (opponent["supply"], opponent["shrine_supply"], opponent["stage"]) == (0, 5, 0)
    assert opponent["scripted"] is True
    assert temple(state) == {1: 0, 4: 1}
    assert books(state) == [1, 4], "with a book, which the English text forgets"
    assert influence(state) == [5, 5]


def test_his_first_novice_may_come_from_the_builders_isle() -> None:
    """Then only his shrine is left there."""
    state = new_game(1, master_builder="tide")
    assert novices(state, "tide", 1) == (0, 0)
    assert isle_of(state, "tide")["shrines"] == [False, True]
    assert sum(sum(novices(state, isle, 1)) for isle in RING) == 12


def test_one_favour_lies_on_each_isle_and_the_opponent_has_none() -> None:
    state = new_game(1)
    assert all(isle["favours"] == 1 for isle in see(state)["isles"])
    assert favours(state, 1) == set()


def test_the_opponent_is_the_start_player_with_his_disc_at_the_bottom() -> None:
    state = new_game(1)
    assert see(state)["start_player"] == 1
    assert see(state)["council"] == {"values": list(range(11)), "seats": [0, 0], "ranking": [0, 1]}


def test_the_players_shrine_goes_neither_on_herbs_nor_on_the_builders_isle() -> None:
    state = new_game(1, master_builder="book")
    assert legal(state) == {f"place-shrine {isle}" for isle in RING if isle not in ("herbs", "book")}
    assert why(state, "place-shrine herbs") == ["no-first-shrine-on-herbs"]
    assert why(state, "place-shrine book") == ["isle-has-shrine"]


def test_the_player_alone_has_a_preliminary_round() -> None:
    state = new_game(1, master_builder="bribery")
    line = "place-shrine novice; place-pair shrine; place-pair herbs; place-pair tide; place-pair book"
    for text in line.split("; "):
        assert see(state)["to_move"] == 0
        state = play(state, text)
    assert see(state)["phase"] == "opponent"
    assert favours(state) == {"sailboat", "bribery"}
    assert {isle: isle_of(state, isle)["favours"] for isle in RING} == dict.fromkeys(RING, 1) | {
        "sailboat": 0,
        "bribery": 0,
    }
    assert seat_of(state)["supply"] == 4


@pytest.mark.parametrize("text", ["favour tide", "end-round", "journey tide>book", "place-pair sailboat"])
def test_each_round_begins_with_the_players_choice_of_an_isle(text: str) -> None:
    state = settled(MINE, master_builder="bribery")
    assert why(state, text) == ["phase-opponent"]
    assert legal(state) == {f"deactivate {isle}" for isle in RING}


# ---------------------------------------------------------------------------------------------- his round


def test_his_novices_there_become_inactive_and_lift_his_disc() -> None:
    state = alone(MINE, "shrine", master_builder="book")
    assert novices(state, "shrine", 1) == (0, 2)
    assert council(state) == [0, 2]
    assert see(state)["council"]["ranking"] == [1, 0]
    one = alone(MINE, "book", master_builder="book")
    assert council(one) == [0, 1]


def test_l12_the_isle_must_hold_an_active_novice_of_his() -> None:
    state = settled(MINE, master_builder="sailboat")
    assert novices(state, "tide", 1) == (1, 0)
    state = settled("novice: shrine herbs sailboat book", master_builder="tide")
    assert novices(state, "tide", 1) == (0, 0)
    assert why(state, "deactivate tide") == ["no-opponent-there"]
    assert legal(state) == {f"deactivate {isle}" for isle in RING if isle != "tide"}


def test_l12_on_the_last_seat_his_disc_stays_and_his_novices_become_inactive_all_the_same() -> None:
    state = alone(MINE, "shrine", master_builder="book")
    for number in range(2, 7):
        state = end_round(state, "shrine")
        assert council(state) == [0, min(10, 2 * number)]
    assert novices(state, "shrine", 1) == (0, 2)
    assert see(state)["round"] == 6


def test_opponent_takes_the_highest_approved_tile_for_which_he_has_an_active_novice() -> None:
    state = alone(MINE, "shrine", master_builder="book")
    assert temple(state) == {1: 0, 4: 1, 8: 1}
    assert novices(state, "novice", 1) == (1, 0)
    assert points(state, "sanctification") == [0, 6]
    assert on_path(state, 8)["on_path"] is False


def test_without_an_active_novice_for_it_he_takes_the_next() -> None:
    state = alone(MINE, "novice", master_builder="book")
    assert temple(state) == {1: 0, 4: 1, 5: 1}
    assert novices(state, "herbs", 1) == (1, 0)
    assert novices(state, "novice", 1) == (0, 2)


def test_the_guard_pays_him_what_he_pays_everybody() -> None:
    state = end_round(alone(MINE, "novice", master_builder="book"), "novice")
    assert temple(state) == {1: 0, 4: 1, 5: 1, 11: 1}
    assert points(state, "sanctification") == [0, 6 + 5]


def test_a_tile_that_the_player_has_claimed_is_not_free() -> None:
    state = play(alone(MINE, "novice", master_builder="book"), "promote 11$")
    state = end_round(state, "novice")
    assert temple(state) == {1: 0, 4: 1, 5: 1, 10: 1}
    assert on_path(state, 11)["claimed_by"] == 0


def no_tile_for_him() -> Position:
    """Tiles 7 (sailboat) and 8 (novice): on sailboat he has nobody, on novice nobody awake."""
    return alone(
        "novice: shrine herbs tide book",
        "novice",
        boards=["blue", "green"],
        start_tiles=[2, 1],
        master_builder="sailboat",
    )


def test_without_any_he_takes_none_and_no_book_either() -> None:
    state = no_tile_for_him()
    assert temple(state) == {2: 0, 1: 1}
    assert books(state) == [1, 2]
    assert influence(state) == [5, 5]
    assert council(state) == [0, 2]


def test_l13_his_novice_displaces_the_players_and_gains_one_each() -> None:
    state = play(alone(MINE, "shrine", master_builder="book"), "promote 5; sanctify 5")
    state = end_round(state, "novice")
    assert temple(state) == {1: 0, 4: 1, 5: None, 8: 1, 11: 1}
    assert seat_of(state)["stage"] == 1
    assert points(state, "displacement") == [0, 1]


def test_l14_the_book_goes_to_his_lowest_tile_without_one() -> None:
    """His lowest, 4, has its own; so the novice just placed on 8 gets it."""
    state = alone(MINE, "shrine", master_builder="book")
    assert books(state) == [4, 8]
    assert points(state, "book") == [0, 1]


def test_the_book_goes_to_his_lowest_tile() -> None:
    """L-13, L-14: 5 keeps its place thanks to its book, which then goes to 4."""
    state = play(alone(READER, "shrine", master_builder="book"), "promote 5; sanctify 5; book 4>5")
    assert books(state) == [5, 8]
    state = end_round(state, "novice")
    assert temple(state) == {1: 0, 4: 1, 5: 0, 8: 1, 11: 1}
    assert books(state) == [4, 8]
    assert points(state, "book") == [2, 1 + 1]
    assert points(state, "displacement") == [0, 0]


def two_readers() -> Position:
    """The player has taken both books, onto 1 and 5."""
    state = play(alone(READER, "shrine", master_builder="book"), "book 4>1; sail tide>book 2; favour book")
    return play(state, "promote 5; sanctify 5; book 8>5")


def test_opponent_takes_the_book_of_the_players_lowest_tile() -> None:
    state = two_readers()
    assert books(state) == [1, 5]
    assert books(end_round(state, "novice")) == [4, 5]


def test_without_a_book_of_the_players_he_takes_none() -> None:
    state = end_round(alone(MINE, "shrine", master_builder="book"), "novice")
    assert books(state) == [4, 8]
    assert points(state, "book") == [0, 1]


def test_l15_the_players_first_book_action_of_a_round_gains_two() -> None:
    """The opponent has taken a book in the same round; that was no Book action."""
    state = alone(READER, "shrine", master_builder="book")
    assert points(state, "book") == [0, 1]
    assert see(state)["book_bonus"] is True
    state = play(state, "book 4>1")
    assert points(state, "book") == [2, 1]
    assert see(state)["book_bonus"] is False
    assert points(two_readers(), "book") == [2 + 1, 1]
    assert see(end_round(state, "novice"))["book_bonus"] is True


# ---------------------------------------------------------------------------------------------- action phase


def test_the_player_acts_until_they_stop() -> None:
    state = alone(MINE, "shrine", master_builder="book")
    for text in ("council shrine 1", "council shrine 1", "favour tide", "recruit book"):
        state = play(state, text)
        assert (see(state)["to_move"], see(state)["round"]) == (0, 1)
        assert "end-round" in legal(state)
    assert see(play(state, "end-round"))["round"] == 2


def test_the_opponent_never_moves() -> None:
    state = alone(MINE, "shrine", master_builder="book")
    assert [reason.code for reason in GAME.explain(state, "end-round", 1)] == ["not-your-turn"]
    assert why(state, "deactivate shrine") == ["phase-actions"]


# ---------------------------------------------------------------------------------------------- round's end


def builder_on_tide(deactivate: str) -> Position:
    """Round 2: Builder and Priestess on tide; the opponent has one novice there, the player one active.

    The player is ahead in the council.
    """
    state = play(alone(MINE, "shrine", master_builder="book", moon_priestess="bribery"), "council shrine 2")
    state = end_round(play(state, "council herbs 2; council book 2"), deactivate)
    assert see(state)["figures"]["master_builder"] == see(state)["figures"]["moon_priestess"] == "tide"
    return play(state, "council tide 1")


def test_before_scoring_he_builds_where_he_has_an_active_novice_and_no_shrine() -> None:
    state = builder_on_tide("shrine")
    assert novices(state, "tide", 0) == (1, 1)
    assert novices(state, "tide", 1) == (1, 0)
    before = points(state, "priestess")
    state = play(state, "end-round")
    assert isle_of(state, "tide")["shrines"] == [False, True]
    assert seat_of(state, 1)["shrine_supply"] == 4
    gained = [now - then for now, then in zip(points(state, "priestess"), before, strict=True)]
    assert gained == [2, 5], "his novice stays active and the shrine counts at once"


def test_opponent_does_not_build_without_an_active_novice() -> None:
    state = play(builder_on_tide("tide"), "end-round")
    assert isle_of(state, "tide")["shrines"] == [False, False]
    assert seat_of(state, 1)["shrine_supply"] == 5


def test_opponent_does_not_build_twice_on_an_isle() -> None:
    state = end_round(alone(MINE, "shrine", master_builder="book"))
    assert seat_of(state, 1)["shrine_supply"] == 5


def test_opponent_builds_in_the_sixth_round_too() -> None:
    """The Builder comes to herbs, book, tide, novice, sailboat and shrine."""
    state = alone(MINE, "book", master_builder="herbs")
    for _ in range(5):
        state = end_round(state, "book")
    assert see(state)["figures"]["master_builder"] == "shrine"
    assert novices(state, "shrine", 1) == (1, 0)
    assert isle_of(state, "shrine")["shrines"][1] is False
    supply = seat_of(state, 1)["shrine_supply"]
    state = play(state, "end-round")
    assert isle_of(state, "shrine")["shrines"][1] is True
    assert seat_of(state, 1)["shrine_supply"] == supply - 1
    assert points(state, "shrines") == [4, 4 * (6 - supply + 1)]


def test_the_forecast_of_a_round_knows_that_he_will_build() -> None:
    """`if_round_ended` is what the scoring would bring if it came now."""
    state = builder_on_tide("shrine")
    assert [entry["if_round_ended"]["priestess"] for entry in see(state)["players"]] == [2, 5]


def test_opponent_loses_nothing_to_the_apostate() -> None:
    state = alone(MINE, "shrine", master_builder="book", apostate="tide")
    assert novices(state, "tide", 1) == (1, 0)
    assert points(play(state, "end-round"), "apostate") == [-3, 0]


def test_the_apostate_follows_only_the_players_novices() -> None:
    """On sailboat and bribery stand novices of the opponent only."""
    state = alone(MINE, "shrine", master_builder="book", apostate="tide")
    assert see(state)["figures"]["next"]["apostate"] == "book"
    assert see(play(state, "end-round"))["figures"]["apostate"] == "book"


def test_l11_with_all_the_players_novices_around_him_the_apostate_stays() -> None:
    state = alone(MINE, "shrine", master_builder="book", apostate="bribery")
    everybody = "; ".join(f"{isle}>bribery" for isle in ("shrine", "herbs", "tide", "book") for _ in range(2))
    state = end_round(play(state, f"journey {everybody}; done"))
    assert see(state)["figures"]["apostate"] == "bribery"


def test_his_temple_novices_and_pieces_with_the_priestess_pay_him() -> None:
    state = alone(MINE, "shrine", master_builder="book", moon_priestess="novice", apostate="sailboat")
    state = play(state, "end-round")  # on novice: a shrine against one novice, his disc further
    assert points(state, "temple") == [1, 2]
    assert points(state, "priestess") == [2, 5]
    assert points(state, "meditation") == [0, 0], "there is no last time token"


def test_the_difference_is_the_result() -> None:
    state = alone(MINE, "shrine", master_builder="book")
    for _ in range(5):
        state = end_round(state, "shrine")
    outcome = GAME.outcome(play(state, "end-round"))
    assert outcome is not None
    mine, his = outcome.result["scores"]
    assert outcome.result["difference"] == mine - his < 0
    assert outcome.result["ranking"] == [1, 0]


# ---------------------------------------------------------------------------------------------- levels

# the Apostate's isle, the player's pieces, the isle to deactivate, moves before, and the move
BLOCKED: dict[str, tuple[str, str, str, str, str]] = {
    "favour": ("novice", "book: shrine herbs tide novice", "novice", "", "favour novice"),
    "favour with virtual novice": ("tide", "book: shrine herbs tide bribery", "shrine", "", "favour tide*"),
    "recruit": ("novice", "book: shrine herbs tide novice", "novice", "", "recruit novice"),
    "recruit with virtual novice": ("tide", "book: shrine herbs tide bribery", "shrine", "", "recruit tide*"),
    "shrine": ("novice", "book: herbs tide novice bribery", "novice", "", "shrine"),
    "shrine with virtual novice": ("tide", "book: herbs tide bribery sailboat", "shrine", "", "shrine*"),
    "herbs": (
        "novice",
        "book: shrine sailboat tide novice",
        "novice",
        "journey tide>novice; done",
        "herbs novice 1",
    ),
    "journey": ("novice", "book: shrine herbs tide novice", "novice", "", "journey novice>tide"),
    "a further step": (
        "novice",
        "book: shrine herbs tide novice",
        "novice",
        "journey shrine>tide",
        "novice>tide",
    ),
    "tide": ("novice", "book: shrine herbs sailboat novice", "novice", "", "tide novice>tide"),
    "tide of the inactive": (
        "novice",
        "book: shrine herbs sailboat novice",
        "novice",
        "journey shrine>novice; done",
        "tide novice->tide",
    ),
    "sailboat": ("novice", "book: shrine herbs tide novice", "novice", "", "sail novice>tide 1"),
    "promotion": ("novice", "book: shrine herbs tide novice", "novice", "", "promote 8"),
    "promotion with virtual novice": ("herbs", "book: shrine herbs tide bribery", "herbs", "", "promote 5*"),
    "council": ("novice", "book: shrine herbs tide novice", "novice", "", "council novice 1"),
    "council with virtual novice": (
        "tide",
        "book: shrine herbs tide bribery",
        "shrine",
        "",
        "council tide 2*",
    ),
}


def with_apostate(level: int, isle: str, mine: str, deactivate: str, line: str = "") -> Position:
    """A solo game of this level with all figures on one isle."""
    figures = {"apostate": isle, "master_builder": isle, "moon_priestess": isle}
    return play(alone(mine, deactivate, level, **figures), line)


@LEVELS
@pytest.mark.parametrize(("isle", "mine", "deactivate", "line", "text"), BLOCKED.values(), ids=BLOCKED)
def test_l16_on_levels_two_and_three_nobody_acts_on_the_apostates_isle(
    level: int, isle: str, mine: str, deactivate: str, line: str, text: str
) -> None:
    state = with_apostate(level, isle, mine, deactivate, line)
    if level == 1:
        assert text in legal(state)
        return
    assert why(state, text) == ["isle-blocked"]
    assert GAME.explain(state, text)[0].params == {"isle": isle}


@pytest.mark.parametrize(("level", "codes"), [(1, []), (2, ["isle-blocked"]), (3, ["isle-blocked"])])
def test_l16_no_virtual_novice_acts_there_alone_beside_a_shrine(level: int, codes: list[str]) -> None:
    figures = {"apostate": "book", "master_builder": "tide", "moon_priestess": "tide"}
    state = alone("book: shrine herbs sailboat bribery", "shrine", level, **figures)
    assert "novice" in favours(state)
    assert ("favour book*" in legal(state)) == (level == 1)
    assert [reason.code for reason in GAME.explain(state, "favour book*")] == codes


@LEVELS
def test_l16_expulsion_is_blocked_on_level_three_only(level: int) -> None:
    state = with_apostate(level, "tide", "book: shrine herbs tide bribery", "shrine")
    expulsions = {"expel 1", "expel 2", "expel 1*", "expel 2*", "expel 3*"}
    assert legal(state, "expel") == (expulsions if level < 3 else set())
    if level == 3:
        for text in expulsions:
            assert why(state, text) == ["no-expulsion-on-level-3"]
    else:
        assert see(play(state, "expel 3*"))["figures"]["apostate"] == "book"


@LEVELS
def test_l16_moving_to_his_isle_is_allowed(level: int) -> None:
    state = with_apostate(level, "novice", "book: shrine herbs bribery novice", "novice")  # tide, sailboat
    for text in ("journey shrine>novice", "tide shrine>novice", "sail shrine>novice 2"):
        assert text in legal(state)


@LEVELS
def test_l16_sanctification_book_and_the_lone_virtual_novice_belong_to_no_isle(level: int) -> None:
    """In round 2 the Apostate is on herbs, whose symbol tile 5 bears."""
    figures: dict[str, Any] = {"apostate": "shrine", "master_builder": "tide", "moon_priestess": "tide"}
    state = play(alone("sailboat: shrine herbs bribery tide", "shrine", level, **figures), "promote 5")
    assert favours(state) == {"book", "novice"}
    state = end_round(state, "shrine")
    assert see(state)["figures"]["apostate"] == "herbs"
    assert {"sanctify 5", "council 1*", "book 4>1", "book 8>1"} <= legal(state)
    assert temple(play(state, "sanctify 5"))[5] == 0


@LEVELS
def test_l16_only_the_player_is_blocked_never_the_script(level: int) -> None:
    """On the Apostate's isle his novices are deactivated and taken for tiles as anywhere."""
    figures = {"apostate": "novice", "master_builder": "sailboat", "moon_priestess": "sailboat"}
    before = settled("book: shrine herbs bribery novice", level=level, **figures)
    assert "deactivate novice" in legal(before)
    state = play(before, "deactivate shrine")
    assert temple(state)[8] == 1, "8 bears novice"
    assert novices(state, "novice", 1) == (1, 0)


@LEVELS
def test_l16_he_builds_on_the_blocked_isle(level: int) -> None:
    """Round 2: Builder from book to tide, Apostate from herbs to tide."""
    figures = {"apostate": "herbs", "master_builder": "book", "moon_priestess": "book"}
    state = end_round(alone("novice: shrine herbs tide bribery", "shrine", level, **figures), "shrine")
    assert see(state)["figures"]["master_builder"] == see(state)["figures"]["apostate"] == "tide"
    assert isle_of(state, "tide")["blocked"] == (level > 1)
    state = play(state, "end-round")
    assert isle_of(state, "tide")["shrines"] == [False, True]


@LEVELS
def test_the_view_shows_what_is_blocked(level: int) -> None:
    state = with_apostate(level, "tide", "book: shrine herbs tide bribery", "shrine")
    assert [entry["isle"] for entry in see(state)["isles"] if entry["blocked"]] == ["tide"] * (level > 1)


def test_no_isle_is_blocked_against_others() -> None:
    state = settled(
        "novice: shrine herbs tide book", "sailboat: shrine herbs tide book", apostate="tide", level=3
    )
    assert "favour tide" in legal(state)
    assert "expel 1" in legal(state)
    assert not any(entry["blocked"] for entry in see(state)["isles"])
