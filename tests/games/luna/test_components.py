"""The component data: totals, symmetries, what any file must satisfy, and files that people bring along."""

import json
import re
from collections.abc import Callable
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lunarium.core.errors import BadComponents
from lunarium.games.luna import constraints
from lunarium.games.luna.components import components, read_file, register, shipped_data
from lunarium.games.luna.constraints import violations
from tests.support.luna.own_box import own_box, save
from tests.support.luna.scenes import (
    DIRECTIONS,
    FIRST_TILES,
    GAME,
    RING,
    a_setup,
    assert_said,
    assert_spoken,
    end_round,
    new_game,
    see,
)

SHIPPED = (
    "9239b938e9cdc36c43b395832c657123b6c5ccf158da2fd490f2a7651dee14c3"  # of the values called reconstructed
)
Data = dict[str, Any]
Damage = Callable[[Data], object]


def values() -> Data:
    """The shipped values, without their status."""
    return {key: entry["value"] for key, entry in shipped_data().items() if isinstance(entry, dict)}


# ---------------------------------------------------------------------------------------------- shipped data


def test_28_tiles_stand_on_four_boards_of_seven_each_once() -> None:
    boards = values()["temple_boards"]
    assert set(boards) == set(FIRST_TILES)
    assert all(len(board["spaces"]) == 7 for board in boards.values())
    assert sorted(tile for board in boards.values() for tile in board["spaces"]) == list(range(1, 29))


def test_each_board_has_one_tile_of_every_block_of_four() -> None:
    for name, board in values()["temple_boards"].items():
        assert sorted((tile - 1) // 4 for tile in board["spaces"]) == list(range(7))
        assert min(board["spaces"]) == FIRST_TILES[name]


def test_every_symbol_stands_once_on_each_board() -> None:
    shipped = values()
    for board in shipped["temple_boards"].values():
        symbols = sorted(shipped["temple_tile_symbols"][str(tile)] for tile in board["spaces"])
        assert symbols == sorted(RING)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_adjacency_is_symmetric_and_connected_for_any_boards(players: int) -> None:
    for boards in combinations(FIRST_TILES, players):
        shown = see(new_game(players, boards=list(boards)))["temple"]["spaces"]
        position = {space["tile"]: tuple(space["position"]) for space in shown}
        assert len(set(position.values())) == 7 * players
        tile_at = {place: tile for tile, place in position.items()}
        neighbours = {
            tile: {tile_at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in tile_at}
            for tile, (q, r) in position.items()
        }
        assert all(tile in neighbours[other] for tile in neighbours for other in neighbours[tile])
        assert all(3 <= len(others) <= 6 for others in neighbours.values())
        border = {min(position)}
        reached = set(border)
        while border:
            border = set().union(*(neighbours[tile] for tile in border)) - reached
            reached |= border
        assert reached == set(position)


def test_known_values_of_the_rulebook() -> None:
    shipped = values()
    assert shipped["guard_tiles_from_gate"] == [2, 2, 3, 4, 5, 6]
    assert shipped["moon_priestess"]["6"] == {"players": [4], "moves": 6, "prizes": [6, 3, 1]}
    assert shipped["moon_priestess"]["5"]["players"] == [2, 3]
    assert shipped["moon_priestess"]["5"]["moves"] == 5
    assert shipped["council_seats"][-1] == 10
    assert 6 in shipped["council_seats"]
    on_both = {tile for board in ("blue", "yellow") for tile in shipped["temple_boards"][board]["spaces"]}
    assert {28, 25, 23, 21} <= on_both
    assert not {27, 26, 24, 22} & on_both


def test_every_value_carries_its_status() -> None:
    entries = {key: entry for key, entry in shipped_data().items() if key not in ("name", "about")}
    assert all(set(entry) >= {"value", "status"} for entry in entries.values())


def test_the_shipped_data_breaks_no_constraint() -> None:
    assert violations(shipped_data()) == []


# ---------------------------------------------------------------------------------------------- constraints


def swap(one: tuple[str, int], other: tuple[str, int]) -> Damage:
    """Exchange two numbers between boards."""

    def damage(data: Data) -> None:
        boards = data["temple_boards"]["value"]
        here, there = boards[one[0]]["spaces"], boards[other[0]]["spaces"]
        i, j = here.index(one[1]), there.index(other[1])
        here[i], there[j] = there[j], here[i]

    return damage


def put(section: str, *path: str | int, value: Any) -> Damage:
    """Set one value of a section."""

    def damage(data: Data) -> None:
        place: Any = data[section]
        for key in ("value", *path[:-1]) if path else ():
            place = place[key]
        place[path[-1] if path else "value"] = value

    return damage


def drop(section: str, *path: str | int) -> Damage:
    """Remove one value of a section."""

    def damage(data: Data) -> None:
        place: Any = data[section]
        for key in ("value", *path[:-1]):
            place = place[key]
        del place[path[-1]]

    return damage


def shift(data: Data) -> None:
    """One number goes from the green board to the red one."""
    boards = data["temple_boards"]["value"]
    boards["red"]["spaces"].append(boards["green"]["spaces"].pop())


BOARDS, SYMBOLS, GEOMETRY = "temple_boards", "temple_tile_symbols", "temple_geometry"
COUNCIL, PRIESTESS, GIVEN = "council_seats", "moon_priestess", "preselected_setup"
Finding = tuple[str, dict[str, Any]]
CONSTRAINTS: dict[str, tuple[Damage, list[Finding]]] = {
    "isles": (put("isles", value=RING[::-1]), [("components-isles", {"isles": ", ".join(RING)})]),
    "colours": (
        put("player_colours", value=["red", "blue"]),
        [("components-colours", {"colours": "yellow, red, blue, white"})],
    ),
    "a side for each number of players": (
        put(PRIESTESS, "6", "players", value=[3, 4]),
        [("components-priestess-players", {})],
    ),
    "prizes fall": (put(PRIESTESS, "5", "prizes", value=[1, 2, 5]), [("components-priestess-prizes", {})]),
    "three prizes": (put(PRIESTESS, "5", "prizes", value=[5, 2]), [("components-priestess-prizes", {})]),
    "prizes are numbers": (
        put(PRIESTESS, "6", "prizes", value=[6, 3, -1]),
        [("components-priestess-prizes", {})],
    ),
    "she walks": (put(PRIESTESS, "6", "moves", value="six"), [("components-priestess-prizes", {})]),
    "he walks": (put("master_builder_moves", value=4.5), [("components-builder", {})]),
    "he walks forward": (put("master_builder_moves", value=-1), [("components-builder", {})]),
    "the council never falls": (
        put(COUNCIL, value=[0, 6, 5, 10]),
        [("components-council-order", {})],
    ),
    "the council ends on 10": (
        put(COUNCIL, value=[0, 3, 6, 9]),
        [("components-council-last", {"value": 9})],
    ),
    "the council has a 6": (put(COUNCIL, value=[0, 5, 10]), [("components-council-six", {})]),
    "guards": (
        put("guard_tiles_from_gate", value=[6, 5, 4, 3, 2, 2]),
        [("components-guards", {"guards": "2, 2, 3, 4, 5, 6"})],
    ),
    "names of boards": (
        lambda data: data[BOARDS]["value"].update(black=data[BOARDS]["value"].pop("red")),
        [("components-board-names", {"boards": "blue, yellow, green, red"})],
    ),
    "seven numbers a board": (
        shift,
        [
            ("components-board-size", {"board": "green", "count": 6}),
            ("components-board-size", {"board": "red", "count": 8}),
        ],
    ),
    "exactly one of 1-4 on each board": (
        swap(("blue", 1), ("yellow", 5)),
        [
            ("components-board-start", {"board": "blue", "count": 0}),
            ("components-board-start", {"board": "yellow", "count": 2}),
        ],
    ),
    "1-28 each once": (
        put(BOARDS, "red", "spaces", 6, value=13),
        [
            ("components-number-count", {"number": 12, "count": 0}),
            ("components-number-count", {"number": 13, "count": 2}),
        ],
    ),
    "no number but 1-28": (
        put(BOARDS, "red", "spaces", 6, value=29),
        [
            ("components-number-count", {"number": 12, "count": 0}),
            ("components-number-range", {"number": "29"}),
        ],
    ),
    "numbers are whole": (
        put(BOARDS, "red", "spaces", 6, value=12.0),
        [("components-number-range", {"number": "12.0"})],
    ),
    "blue and yellow hold 28, 25, 23, 21": (
        swap(("blue", 28), ("red", 13)),
        [("components-pair-lacks", {"number": 28})],
    ),
    "blue and yellow hold none of 27, 26, 24, 22": (
        swap(("yellow", 14), ("green", 24)),
        [("components-pair-holds", {"number": 24})],
    ),
    "every tile has a symbol": (drop(SYMBOLS, "17"), [("components-symbol-missing", {"tile": 17})]),
    "no symbol without a tile": (
        put(SYMBOLS, "29", value="tide"),
        [("components-symbol-tile", {"tile": "29"})],
    ),
    "one of the seven symbols": (
        put(SYMBOLS, "17", value="moon"),
        [("components-symbol-unknown", {"tile": 17, "found": "moon"})],
    ),
    "seven slots": (
        drop(GEOMETRY, "slot_axial", 6),
        [("components-geometry-size", {})],
    ),
    "spaces do not overlap": (
        put(GEOMETRY, "board_centres_axial", 3, value=[0, 0]),
        [("components-geometry-overlap", {"players": 4})],
    ),
    "connected for every number of players": (
        put(GEOMETRY, "board_centres_axial", 1, value=[40, 0]),
        [("components-geometry-apart", {"players": players}) for players in (2, 3, 4)],
    ),
    "the preselected ring": (
        put(GIVEN, "isle_order_clockwise", value=[*RING[:6], "shrine"]),
        [("components-preselected-ring", {})],
    ),
    "the preselected figures": (
        put(GIVEN, "master_builder", value=8),
        [("components-preselected-figures", {})],
    ),
    "the Moon Priestess on isle 1": (
        put(GIVEN, "moon_priestess", value=2),
        [("components-preselected-priestess", {})],
    ),
    "every colour is preselected": (
        drop(GIVEN, "players", "white"),
        [("components-preselected-players", {})],
    ),
    "one shrine and four pairs on five different isles": (
        put(GIVEN, "players", "red", "shrine", value=3),
        [("components-preselected-places", {"colour": "red"})],
    ),
    "four pairs": (
        put(GIVEN, "players", "red", "pairs", value=[1, 3, 5]),
        [("components-preselected-places", {"colour": "red"})],
    ),
    "isles 1 to 7": (
        put(GIVEN, "players", "red", "pairs", value=[1, 3, 5, 8]),
        [("components-preselected-places", {"colour": "red"})],
    ),
    "a pair of every colour on isle 1": (
        put(GIVEN, "players", "red", "pairs", value=[2, 3, 5, 7]),
        [("components-preselected-first", {"colour": "red"})],
    ),
}
SECTIONS = [name for name, entry in shipped_data().items() if isinstance(entry, dict)]


@pytest.mark.parametrize(("damage", "findings"), CONSTRAINTS.values(), ids=CONSTRAINTS)
def test_each_constraint_has_its_own_message(damage: Damage, findings: list[Finding]) -> None:
    data = shipped_data()
    damage(data)
    found = violations(data)
    assert [(reason.code, dict(reason.params)) for reason in found] == findings
    assert {reason.rule for reason in found} == {"L: component data"}
    for reason in found:
        assert_spoken(reason)


@pytest.mark.parametrize("section", SECTIONS)
def test_a_missing_section_is_named(section: str) -> None:
    for damaged in ({}, {section: None}, {section: {"status": "known"}}):
        data = {name: entry for name, entry in shipped_data().items() if name != section} | damaged
        (reason,) = violations(data)
        assert (reason.code, reason.params) == ("components-section-missing", {"section": section})
        assert_spoken(reason)


@pytest.mark.parametrize("section", [name for name in SECTIONS if name != "master_builder_moves"])
def test_a_section_of_another_shape_is_named(section: str) -> None:
    data = shipped_data() | {section: {"value": None}}
    (reason,) = violations(data)
    assert (reason.code, reason.params) == ("components-section-shape", {"section": section})
    assert_spoken(reason)


@pytest.mark.parametrize(
    "damage",
    [
        put(GEOMETRY, "slot_axial", 1, value=["1", "0"]),
        put(GEOMETRY, "slot_axial", 1, value=[1.4, 0.4]),
        put(GEOMETRY, "slot_axial", 1, value=[float("inf"), 0]),
        put(GIVEN, "players", "red", "shrine", value=6.0),
        put("guard_tiles_from_gate", value=[2, 2, 3, 4, 5, 6.0]),
    ],
    ids=["text coordinates", "broken coordinates", "no end", "broken place", "broken guard"],
)
def test_only_whole_numbers_are_numbers(damage: Damage) -> None:
    """What the check accepts is played as it is written."""
    data = shipped_data()
    damage(data)
    assert violations(data) != []


def test_every_violation_is_found_at_once() -> None:
    data = shipped_data()
    for name in ("guards", "the council has a 6", "every tile has a symbol"):
        CONSTRAINTS[name][0](data)
    codes = [reason.code for reason in violations(data)]
    assert codes == ["components-council-six", "components-guards", "components-symbol-missing"]


# ---------------------------------------------------------------------------------------------- own files


def test_an_own_file_is_registered_under_its_name_dealt_and_played(tmp_path: Path) -> None:
    own = register(save(tmp_path, own_box("my-own-box")))
    assert own.name == "my-own-box"
    assert components("my-own-box") == own
    options = {"players": 2, "components": "my-own-box"}
    setup = GAME.deal(options, Random(2))
    state = GAME.start(options, setup)
    assert see(state)["options"]["components"] == "my-own-box"
    while GAME.to_move(state) is not None:
        state = GAME.play(state, GAME.legal_texts(state)[-1])
    assert GAME.outcome(state) is not None


def test_an_own_files_values_are_what_is_played(tmp_path: Path) -> None:
    register(save(tmp_path, own_box("my-other-box")))
    state = GAME.start({"players": 2, "components": "my-other-box"}, a_setup(master_builder="shrine"))
    while see(state)["phase"] != "actions":
        state = GAME.play(state, GAME.legal_texts(state)[0])
    assert see(end_round(state))["figures"]["master_builder"] == "sailboat", "three isles on"
    positions = {space["tile"]: space["position"] for space in see(state)["temple"]["spaces"]}
    assert positions[1] == [0, 0]
    assert positions[15] == [1, -1]


def test_a_game_keeps_the_values_it_was_dealt_with(tmp_path: Path) -> None:
    """Neither a change of the file under the same name nor its loss changes a game that was dealt."""
    register(save(tmp_path, own_box("kept-box")))
    options = {"players": 2, "components": "kept-box"}
    setup = json.loads(json.dumps(GAME.deal(options, Random(2))))
    assert setup["components"]["master_builder_moves"] == 3
    before = see(GAME.start(options, setup))
    changed = own_box("kept-box")
    changed["temple_boards"]["value"]["blue"]["spaces"].reverse()
    register(save(tmp_path, changed))
    assert see(GAME.start(options, setup)) == before
    lost = {**options, "components": "nobody-has-this-file"}
    assert see(GAME.start(lost, setup)) == {**before, "options": GAME.settle(lost)}


def test_a_set_up_without_values_takes_those_of_the_file_and_is_completed_by_them(tmp_path: Path) -> None:
    """So older records with own component data still open."""
    register(save(tmp_path, own_box("older-box")))
    options = {"players": 2, "components": "older-box"}
    setup = GAME.deal(options, Random(2))
    older = {name: value for name, value in setup.items() if name != "components"}
    assert GAME.complete(options, older) == setup
    assert GAME.complete(options, setup) == setup
    assert GAME.complete(GAME.settle({}), a_setup()) == a_setup()
    assert see(GAME.start(options, older)) == see(GAME.start(options, setup))


@pytest.mark.parametrize(
    ("values", "code"),
    [
        (None, "components-in-setup"),
        ([], "components-in-setup"),
        ({}, "components-in-setup"),
        ({"council_seats": [0, 6, 10]}, "components-in-setup"),
    ],
)
def test_values_in_a_set_up_are_checked(values: object, code: str) -> None:
    with pytest.raises(BadComponents) as refusal:
        GAME.start({"components": "strange"}, {**a_setup(), "components": values})
    assert refusal.value.code == code
    assert_said(refusal.value)


def test_values_in_a_set_up_keep_every_constraint(tmp_path: Path) -> None:
    own = register(save(tmp_path, own_box("checked-box")))
    broken = {**own.values, "council_seats": [0, 5, 10]}
    deep: object = 1
    for _ in range(100_000):
        deep = [deep]
    for values in (broken, {**own.values, "council_seats": deep}, {**own.values, "more": 1}):
        with pytest.raises(BadComponents) as refusal:
            GAME.start({"components": "checked-box"}, {**a_setup(), "components": values})
        assert refusal.value.code == "components-in-setup"
    with pytest.raises(BadComponents) as refusal:
        GAME.start({}, {**a_setup(), "components": dict(own.values)})
    assert refusal.value.code == "components-name-taken"


def test_the_shipped_values_never_change_under_their_name() -> None:
    """Records and tables name them: other values need another name."""
    values = json.dumps(components("reconstructed").values, sort_keys=True)
    assert sha256(values.encode()).hexdigest() == SHIPPED


def test_without_a_name_the_file_is_called_after_itself(tmp_path: Path) -> None:
    data = own_box("")
    assert register(save(tmp_path, data, "attic.json")).name == "attic"
    del data["name"]
    assert register(save(tmp_path, data, "cellar.json")).name == "cellar"


def test_the_shipped_name_belongs_to_the_shipped_values(tmp_path: Path) -> None:
    assert register(save(tmp_path, shipped_data())) == components("reconstructed")
    with pytest.raises(BadComponents) as refusal:
        register(save(tmp_path, own_box("reconstructed")))
    assert refusal.value.code == "components-name-taken"
    assert_said(refusal.value)


def test_a_file_that_breaks_constraints_is_refused_with_all_of_them(tmp_path: Path) -> None:
    data = own_box("broken-box")
    CONSTRAINTS["guards"][0](data)
    CONSTRAINTS["every tile has a symbol"][0](data)
    with pytest.raises(BadComponents) as refusal:
        register(save(tmp_path, data))
    assert refusal.value.code == "components-violated"
    assert refusal.value.params == {"file": "box.json"}
    assert [reason.code for reason in refusal.value.reasons] == [
        "components-guards",
        "components-symbol-missing",
    ]
    assert_said(refusal.value)
    with pytest.raises(BadComponents) as unknown:
        GAME.deal({"components": "broken-box"}, Random(1))
    assert unknown.value.code == "components-unknown"


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "7", "null", '"text"'])
def test_a_file_must_hold_a_json_object(tmp_path: Path, text: str) -> None:
    path = tmp_path / "box.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as refusal:
        read_file(path)
    assert refusal.value.code == "components-not-json"
    assert_said(refusal.value)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"[" * 100_000], ids=["no text", "no end"])
def test_any_bytes_at_all_are_refused_politely(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "box.json"
    path.write_bytes(content)
    with pytest.raises(BadComponents) as refusal:
        register(path)
    assert refusal.value.code == "components-not-json"


def test_a_file_must_be_there(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path):
        with pytest.raises(BadComponents) as refusal:
            register(path)
        assert refusal.value.code == "components-unreadable"
        assert_said(refusal.value)


def test_every_reason_of_the_check_is_reached() -> None:
    named = set(re.findall(r'Reason\(\s*"([a-z0-9-]+)"', Path(constraints.__file__).read_text()))
    reached = {code for _, findings in CONSTRAINTS.values() for code, _ in findings}
    assert named == reached | {"components-section-missing", "components-section-shape"}
