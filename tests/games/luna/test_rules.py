"""The rules as a whole: turns, limits, conservation of the pieces, and whole games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from lunarium.core.errors import BadRecord, NotYourTurn
from lunarium.core.record import Record
from tests.support.luna.scenes import (
    CIRCLE,
    GAME,
    RING,
    Position,
    assert_said,
    endless,
    in_every_mode,
    legal,
    play,
    random_game,
    seat_of,
    see,
    settled,
    two,
    why,
)

MINE, THEIRS = "novice: shrine herbs tide book", "sailboat: shrine tide bribery novice"


# ---------------------------------------------------------------------------------------------- turns


def test_one_action_a_turn_clockwise() -> None:
    seats = [MINE, THEIRS, "tide: shrine book bribery novice", "shrine: tide book bribery novice"]
    state = settled(*seats, start_player=2)
    order = []
    for _ in range(8):
        order.append(see(state)["to_move"])
        state = play(state, "council bribery 1" if order[-1] else "council herbs 1")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_only_the_seat_to_move_moves() -> None:
    state = two(MINE, THEIRS)
    (reason,) = GAME.explain(state, "meditate", 1)
    assert (reason.code, reason.params) == ("not-your-turn", {"seat": 1})
    with pytest.raises(NotYourTurn) as refusal:
        GAME.play(state, "meditate", 1)
    assert_said(refusal.value)
    assert see(GAME.play(state, "meditate", 0))["to_move"] == 1


def test_playing_leaves_the_given_state_as_it_was() -> None:
    state = two(MINE, THEIRS)
    before = see(state)
    for text in GAME.legal_texts(state):
        GAME.play(state, text)
    assert see(state) == before


def test_every_legal_move_changes_something() -> None:
    state = two(MINE, THEIRS)
    before = see(state)
    views = [see(GAME.play(state, text)) for text in GAME.legal_texts(state)]
    assert all(view != before for view in views)
    assert all(view not in views[:place] for place, view in enumerate(views)), "no two moves mean the same"


def test_all_legal_moves_of_a_position() -> None:
    """Seat 0: pairs on shrine, herbs, tide, book; a shrine on novice; the sailboat and bribery favours."""
    pairs = ["shrine", "herbs", "tide", "book"]
    expected = {f"{word} {isle}" for word in ("favour", "recruit") for isle in pairs}
    expected |= {f"council {isle} {count}" for isle in pairs for count in (1, 2)}
    ways = [f"{isle}>{to}" for isle in pairs for to in RING if to != isle]
    expected |= {f"journey {way}" for way in ways} | {
        f"sail {way} {count}" for way in ways for count in (1, 2)
    }
    expected |= {"promote 5", "promote 10$", "promote 11$", "expel 1", "expel 2", "meditate"}
    assert legal(two(MINE, THEIRS)) == expected


@in_every_mode
def test_legal_moves_are_listed_once(options: dict[str, Any]) -> None:
    for state in random_game(options, seed=1):
        texts = GAME.legal_texts(state)
        assert len(set(texts)) == len(texts)
        assert texts == sorted(texts)
        assert texts or GAME.to_move(state) is None


# ---------------------------------------------------------------------------------------------- limits


def without_count(state: Position) -> dict[str, Any]:
    """The view but for the number of actions taken."""
    shown = see(state)
    for player in shown["players"]:
        del player["actions_taken"]
    return shown


def test_the_printed_rules_allow_endless_play() -> None:
    """Three actions lead back to the very same position."""
    state = endless()
    assert without_count(play(state, CIRCLE)) == without_count(state)


def test_l18_after_a_hundred_actions_a_player_may_only_meditate() -> None:
    state = endless()
    for _ in range(32):
        state = play(state, CIRCLE)
    state = play(state, "favour novice; favour novice; favour herbs*; favour herbs*")
    assert seat_of(state)["actions_taken"] == 99
    assert len(legal(state)) > 1
    state = play(state, "herbs novice 2")
    assert len(legal(state)) > 1, "the other has one left"
    state = play(state, "herbs novice 2")
    assert [entry["actions_taken"] for entry in see(state)["players"]] == [100, 100]
    assert legal(state) == {"meditate"}
    for text in ("favour novice", "journey novice>tide", "council novice 1", "sanctify 5"):
        assert why(state, text) == ["too-many-actions"]
    assert why(state, "done") == ["no-voyage"]
    state = play(state, "meditate")
    assert legal(state) == {"meditate"}
    state = play(state, "meditate")
    assert legal(state) == {"meditate"}
    state = play(state, "meditate")
    assert see(state)["round"] == 2
    assert "favour novice" in legal(state), "the next action phase counts anew"


def test_l18_a_journey_begun_as_the_hundredth_action_goes_on_to_its_end() -> None:
    state = endless()
    for _ in range(32):
        state = play(state, CIRCLE)
    state = play(state, "favour novice; favour novice; favour herbs*; favour herbs*")
    state = play(state, "journey sailboat>tide; book>tide; book>tide; done")
    assert seat_of(state)["actions_taken"] == 100
    assert legal(play(state, "meditate")) == {"meditate"}


# ---------------------------------------------------------------------------------------------- conservation


def check_counts(state: Position) -> None:
    """13 novices and 6 shrines a seat, P favours an isle (solo 1), P books, 7P tiles: each in one place."""
    shown = see(state)
    sides = len(shown["players"])
    each = 1 if shown["options"]["players"] == 1 else sides
    spaces = shown["temple"]["spaces"]
    tiles = [tile for group in shown["path"]["groups"] for tile in group["tiles"]]
    for player in shown["players"]:
        seat = player["seat"]
        on_isles = sum(isle["active"][seat] + isle["inactive"][seat] for isle in shown["isles"])
        in_temple = [space["tile"] for space in spaces if space["novice"] == seat]
        claims = [tile["tile"] for tile in tiles if tile["claimed_by"] == seat]
        assert (player["temple"], player["claims"]) == (in_temple, claims)
        assert on_isles + len(in_temple) + len(claims) + player["stage"] + player["supply"] == 13
        assert sum(isle["shrines"][seat] for isle in shown["isles"]) + player["shrine_supply"] == 6
        assert min(player["stage"], player["supply"], player["shrine_supply"], player["influence"]) >= 0
        assert len(set(player["favours"])) == len(player["favours"])
    for isle in shown["isles"]:
        held = sum(isle["isle"] in player["favours"] for player in shown["players"])
        assert isle["favours"] + held == each
        assert min(*isle["active"], *isle["inactive"], isle["favours"]) >= 0
    readers = [space for space in spaces if space["book"]]
    assert len(readers) == sides
    assert all(space["novice"] is not None for space in readers), "books lie under novices"
    assert all(space["filled"] for space in spaces if space["novice"] is not None)
    assert all(tile["on_path"] for tile in tiles if tile["claimed_by"] is not None)
    path = {tile["tile"] for tile in tiles if tile["on_path"]}
    filled = {space["tile"] for space in spaces if space["filled"]}
    assert not path & filled
    assert len(path) + len(filled) == len(path | filled) == len(spaces) == 7 * sides
    assert sorted(shown["council"]["ranking"]) == list(range(sides))
    seats = [shown["council"]["seats"][seat] for seat in shown["council"]["ranking"]]
    assert seats == sorted(seats, reverse=True)
    assert 0 <= min(seats) <= max(seats) < len(shown["council"]["values"])


@in_every_mode
def test_every_piece_is_in_exactly_one_place_after_every_move(options: dict[str, Any]) -> None:
    for seed in range(5):
        for state in random_game(options, seed):
            check_counts(state)


@in_every_mode
def test_games_end_after_six_rounds(options: dict[str, Any]) -> None:
    rounds = [see(state)["round"] for state in random_game(options, seed=9)]
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2, 3, 4, 5, 6}


# ---------------------------------------------------------------------------------------------- rulings


def test_every_ruling_has_a_test_that_names_it() -> None:
    """L-1 to L-18."""
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
    named = {int(number) for source in sources for number in re.findall(r"^def test_l(\d+)_", source, re.M)}
    assert named == set(range(1, 19))


# ---------------------------------------------------------------------------------------------- a whole game

PUBLISHED_LINE = (
    "place-shrine novice; place-shrine book; place-pair herbs; place-pair novice; place-pair shrine; "
    "place-pair sailboat; place-pair tide; place-pair tide; place-pair bribery; place-pair shrine; "
    "favour shrine; promote 8; shrine; sanctify 8; promote 5; promote 11$; sanctify 5; favour tide; "
    "sail bribery>novice 2; tide tide->book; shrine->book; sailboat>novice; done; favour novice; expel 1; "
    "council 1*; herbs novice 2; meditate; meditate; meditate; sanctify 11; journey shrine>herbs; "
    "shrine>sailboat; done; favour book; recruit tide; book 1>8; meditate; council novice 2; meditate; "
    "meditate; meditate; meditate; meditate; meditate; meditate; meditate; meditate; meditate; meditate; "
    "meditate; meditate; meditate"
)
PUBLISHED: dict[str, Any] = {  # the example of docs/notation.md
    "game": "luna",
    "rules_version": 1,
    "options": {"players": 2},
    "setup": {
        "boards": ["blue", "yellow"],
        "start_tiles": [1, 4],
        "isles": ["tide", "novice", "shrine", "book", "herbs", "sailboat", "bribery"],
        "moon_priestess": "novice",
        "master_builder": "tide",
        "apostate": "sailboat",
        "start_player": 0,
    },
    "moves": PUBLISHED_LINE.split("; "),
    "result": {"scores": [36, 44], "ranking": [1, 0]},
}


def test_the_published_game_comes_out_as_published() -> None:
    state = Record.of(PUBLISHED).verify(GAME)
    assert see(state)["outcome"] == {"ending": "six-rounds", "scores": [36, 44], "ranking": [1, 0]}


def test_the_published_game_tells_what_its_text_says() -> None:
    """Seat 0 wins round 1's tie thanks to `council 1*`; `sanctify 11` displaces the novice on tile 5."""
    states = list(Record.of(PUBLISHED).states(GAME))
    first = next(state for state in states if see(state)["round"] == 2)
    assert [entry["points"]["priestess"] for entry in see(first)["players"]] == [5, 2]
    after = states[PUBLISHED["moves"].index("sanctify 11") + 1]
    assert [entry["points"]["displacement"] for entry in see(after)["players"]] == [0, 1]
    assert seat_of(after, 0)["stage"] == 1


def test_a_damaged_record_says_where_it_breaks() -> None:
    moves = list(PUBLISHED["moves"])
    moves[12] = "shrine*"
    with pytest.raises(BadRecord) as refusal:
        Record.of(PUBLISHED | {"moves": moves}).verify(GAME)
    assert refusal.value.params["ply"] == 12
    assert [reason.code for reason in refusal.value.reasons] == ["no-virtual-novice"]
