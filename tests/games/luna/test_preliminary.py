"""The preliminary round and the preselected start."""

from random import Random

import pytest

from lunarium.games.luna.components import shipped_data
from tests.support.luna.scenes import (
    GAME,
    RING,
    Position,
    favours,
    isle_of,
    legal,
    new_game,
    novices,
    play,
    seat_of,
    see,
    settled,
    temple,
    two,
    why,
)

THREE = ["herbs: tide shrine book novice", "book: tide shrine herbs novice", "novice: tide shrine book herbs"]


def movers(state: Position) -> list[tuple[str, int]]:
    """Phase and seat of every decision until the first action, playing the first legal move each time."""
    found = []
    while see(state)["phase"] in ("shrines", "pairs"):
        found.append((see(state)["phase"], see(state)["to_move"]))
        state = play(state, GAME.legal_texts(state)[0])
    return found


@pytest.mark.parametrize(
    ("players", "start_player", "order"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0])],
)
def test_in_turn_order_a_shrine_each_then_four_times_a_pair(
    players: int, start_player: int, order: list[int]
) -> None:
    state = new_game(players, start_player=start_player)
    expected = [("shrines", seat) for seat in order] + [("pairs", seat) for seat in order * 4]
    assert movers(state) == expected


def test_the_start_player_takes_the_first_action() -> None:
    state = settled(*THREE, start_player=1)
    assert (see(state)["phase"], see(state)["round"], see(state)["to_move"]) == ("actions", 1, 1)


def test_no_isle_gets_two_shrines() -> None:
    state = play(new_game(3), "place-shrine tide")
    assert why(state, "place-shrine tide") == ["isle-has-shrine"]
    assert legal(state) == {f"place-shrine {isle}" for isle in RING if isle != "tide"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_with_two_players_the_herbs_isle_gets_no_first_shrine(players: int) -> None:
    state = new_game(players)
    assert ("place-shrine herbs" in legal(state)) == (players > 2)
    if players == 2:
        assert why(state, "place-shrine herbs") == ["no-first-shrine-on-herbs"]


def test_a_shrine_is_placed() -> None:
    state = play(new_game(2), "place-shrine tide")
    assert isle_of(state, "tide")["shrines"] == [True, False]
    assert seat_of(state)["shrine_supply"] == 5


def test_a_pair_is_placed_active() -> None:
    state = play(new_game(2), "place-shrine tide; place-shrine book; place-pair herbs")
    assert novices(state, "herbs") == (2, 0)
    assert seat_of(state)["supply"] == 10


def test_a_pair_goes_where_the_player_has_nothing() -> None:
    state = play(new_game(2), "place-shrine tide; place-shrine book; place-pair herbs; place-pair tide")
    assert why(state, "place-pair tide") == ["own-piece-there"]
    assert why(state, "place-pair herbs") == ["own-piece-there"]
    assert legal(state) == {
        f"place-pair {isle}" for isle in ("shrine", "sailboat", "bribery", "book", "novice")
    }
    assert "place-pair herbs" in legal(play(state, "place-pair book")), "others' pieces are no hindrance"


def test_the_favours_come_from_the_two_isles_without_own_pieces() -> None:
    state = two("novice: shrine herbs tide book", "sailboat: shrine tide bribery novice")
    assert favours(state, 0) == {"sailboat", "bribery"}
    assert favours(state, 1) == {"herbs", "book"}
    assert {isle: isle_of(state, isle)["favours"] for isle in RING} == {
        "shrine": 2,
        "herbs": 1,
        "tide": 2,
        "sailboat": 1,
        "bribery": 1,
        "book": 1,
        "novice": 2,
    }


def test_no_favour_before_the_last_pair() -> None:
    state = play(new_game(2), "place-shrine tide; place-shrine book")
    for isle in ("herbs", "shrine", "novice"):
        state = play(state, f"place-pair {isle}; place-pair {isle}")
    state = play(state, "place-pair sailboat")
    assert favours(state, 0) == favours(state, 1) == set()
    state = play(state, "place-pair sailboat")
    assert favours(state, 0) == {"bribery", "book"}
    assert favours(state, 1) == {"tide", "bribery"}


def test_then_nine_novices_are_in_play_four_and_five_shrines_in_supply() -> None:
    state = settled(*THREE)
    for seat in range(3):
        on_isles = sum(sum(novices(state, isle, seat)) for isle in RING)
        in_temple = sum(owner == seat for owner in temple(state).values())
        assert on_isles + in_temple == 9
        assert seat_of(state, seat)["supply"] == 4
        assert seat_of(state, seat)["shrine_supply"] == 5
        assert len(favours(state, seat)) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_preselected_start_is_as_the_data_file_gives_it(players: int) -> None:
    options = {"players": players, "start": "preselected"}
    state = GAME.start(options, GAME.deal(options, Random(players)))
    given = shipped_data()["preselected_setup"]["value"]
    ring = given["isle_order_clockwise"]
    assert see(state)["phase"] == "actions"
    assert see(state)["to_move"] == see(state)["start_player"]
    assert [isle["isle"] for isle in see(state)["isles"]] == ring
    for figure in ("moon_priestess", "master_builder", "apostate"):
        assert see(state)["figures"][figure] == ring[given[figure] - 1]
    for seat, colour in enumerate(["yellow", "red", "blue", "white"][:players]):
        pieces = given["players"][colour]
        for place, isle in enumerate(ring, start=1):
            assert isle_of(state, isle)["shrines"][seat] == (place == pieces["shrine"])
            assert novices(state, isle, seat) == ((2, 0) if place in pieces["pairs"] else (0, 0))
        empty = {
            isle for place, isle in enumerate(ring, 1) if place not in [pieces["shrine"], *pieces["pairs"]]
        }
        assert favours(state, seat) == empty
        assert (seat_of(state, seat)["supply"], seat_of(state, seat)["shrine_supply"]) == (4, 5)
