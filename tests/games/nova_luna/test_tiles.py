"""The 68 tiles: totals, symmetry, and the packed numbers."""

from collections import Counter

import pytest

from lunarium.games.nova_luna.tiles import COLOURS, LETTERS, SHORT, TILE_NAMES, TILES, Tile, pack

ALL = [TILES[name] for name in TILE_NAMES]


def of(colour: int) -> list[Tile]:
    return [tile for tile in ALL if tile.colour == colour]


def shape(tile: Tile) -> tuple[int, list[tuple[int, list[int]]]]:
    """A tile without its colours: the number, and for each task how many of the own and of other colours."""
    own = LETTERS[tile.colour]
    tasks = [(task.count(own), sorted(Counter(task.replace(own, "")).values())) for task in tile.tasks]
    return tile.number, sorted(tasks)


def test_there_are_68_tiles_named_1_to_68() -> None:
    assert list(TILE_NAMES) == list(range(1, 69))
    assert TILES[1] == Tile(COLOURS.index("turquoise"), 1, (), (), (0, 0, 0, 0))
    assert TILES[68].tasks == ("RT", "BT", "BR")


@pytest.mark.parametrize("colour", range(4), ids=COLOURS)
def test_each_colour_has_17_tiles_with_the_same_numbers(colour: int) -> None:
    numbers = Counter(tile.number for tile in of(colour))
    assert numbers == {1: 1, 2: 2, 3: 4, 4: 4, 5: 3, 6: 2, 7: 1}


@pytest.mark.parametrize("colour", range(4), ids=COLOURS)
def test_the_colours_are_alike_but_for_their_colours(colour: int) -> None:
    assert sorted(map(shape, of(colour))) == sorted(map(shape, of(0)))


def test_every_colour_is_asked_for_equally_often() -> None:
    letters = Counter("".join(task for tile in ALL for task in tile.tasks))
    assert len(letters) == 4
    assert len(set(letters.values())) == 1


def test_tasks_show_one_to_four_colours_and_tiles_bear_up_to_three() -> None:
    assert sum(len(tile.tasks) for tile in ALL) == 128
    assert {len(task) for tile in ALL for task in tile.tasks} == {1, 2, 3, 4}
    assert {len(tile.tasks) for tile in ALL} == {0, 1, 2, 3}
    assert all(set(task) <= set(LETTERS) for tile in ALL for task in tile.tasks)


def test_a_one_has_no_task_and_a_seven_three_pairs_of_other_colours() -> None:
    for tile in ALL:
        assert (tile.number == 1) == (not tile.tasks)
        if tile.number == 7:
            others = LETTERS.replace(LETTERS[tile.colour], "")
            assert Counter("".join(tile.tasks)) == Counter(others * 2)


def test_no_tile_bears_the_same_task_twice() -> None:
    """A covered task is known by its need alone."""
    assert all(len(set(tile.needs)) == len(tile.tasks) for tile in ALL)


def test_turquoise_six_asks_for_one_red() -> None:
    assert TILES[15].tasks == ("BB", "YY", "R")


def test_packed_counts_compare_all_colours_at_once() -> None:
    assert not (pack("RRBTY") - pack("RBTY")) & SHORT
    assert not (pack("RRRRBBBB") - pack("BBBB")) & SHORT
    assert (pack("RBY") - pack("RBTY")) & SHORT
    assert (pack("B" * 17) - pack("RB")) & SHORT
    assert (0 - pack("Y")) & SHORT


def test_asks_names_the_colours_of_all_tasks() -> None:
    assert TILES[64].asks == (pack("R"), 0, 0, 0)
    assert TILES[7].asks == (pack("R"), pack("B"), pack("T"), pack("Y"))
    assert TILES[1].asks == (0, 0, 0, 0)
