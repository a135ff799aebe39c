"""Positions of Luna: how they read, and a sentence for everything that cannot be."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lunarium.core.errors import BadComponents
from lunarium.core.record import Record
from lunarium.games.luna import GAME
from lunarium.games.luna.components import register
from lunarium.games.luna.edit import draft, possibility
from lunarium.games.luna.edit.position import read_position, write_position
from lunarium.games.luna.state import (
    ACTION_PHASE,
    OPPONENT_PHASE,
    OVER,
    PAIR_PHASE,
    ROUNDS,
    SHRINE_PHASE,
    Source,
    State,
    Voyage,
)
from tests.support import refused_positions
from tests.support.luna.own_box import own_box, save
from tests.support.modes import random_record

START = "luna_2_by.tnskhab.nta_s1.yy.0.0_r0.y0_1yk.4rk_0_0000000.0000000.0.0.0.s5_0000000.0000000.0.0.0.s5"


@cache
def play_once(mode: str) -> Record:
    """A random game in which many positions are found."""
    return random_record(mode, 1)


def find(mode: str, phase: str = ACTION_PHASE, number: int = 1, record: Record | None = None) -> State:
    """The first state of a random game in this phase and round, in no compound action."""
    for state in (record or play_once(mode)).states(GAME):
        if (state.phase, state.round) == (phase, number) and state.voyage is None:
            return state.copy()
    raise LookupError(mode, phase, number)


def highest(state: State) -> int:
    return max(state.layout.position)


def close_highest(state: State) -> None:
    state.claims.pop(highest(state), None)
    state.temple[highest(state)] = None


def leave_a_book(state: State) -> None:
    """The novice on a tile with a book is gone, and a higher neighbour could have displaced it."""
    tile = min(state.books)
    higher = max(state.layout.neighbours[tile])
    state.claims.pop(higher, None)
    state.temple |= {higher: 1, tile: None}


def forget_first_tile(state: State) -> None:
    tile = min(set(state.layout.position) - set(state.layout.group))
    del state.temple[tile]
    state.books.discard(tile)


def swap_rank(state: State) -> None:
    state.council_seat, state.council_rank = [3, 0], [1, 0]


def turn_tokens(state: State) -> None:
    state.tokens_turned, state.turn, state.actions_taken = 2, state.start_player, [0, 0]


def go_nowhere(state: State) -> None:
    state.voyage = Voyage(False, (0, False, 1), [0] * 7)


def change(attribute: str, value: Any) -> Callable[[State], None]:
    return lambda state: setattr(state, attribute, value)


def put(attribute: str, key: Any, value: Any) -> Callable[[State], None]:
    return lambda state: getattr(state, attribute).__setitem__(key, value)


TAMPERED: dict[str, tuple[State, Callable[[State], None]]] = {
    "novices": (find("luna-2p"), put("active", 0, [5] * 7)),
    "shrines": (find("luna-2p"), put("shrines", 0, [True] * 7)),
    "no-shrine": (find("luna-2p"), put("shrines", 0, [False] * 7)),
    "supply": (find("luna-2p"), put("active", 0, [0] * 7)),
    "books": (find("luna-2p"), lambda state: state.books.discard(min(state.books))),
    "book-alone": (find("luna-2p", number=ROUNDS), leave_a_book),
    "closed": (find("luna-2p", number=ROUNDS), close_highest),
    "beyond-guard": (find("luna-2p"), lambda state: state.claims.update({highest(state): 0})),
    "first-tile": (find("luna-2p"), forget_first_tile),
    "tile-twice": (find("luna-2p"), lambda state: state.claims.update({min(state.temple): 0})),
    "tile-not-in-play": (
        find("luna-2p"),
        lambda state: state.claims.update({min(set(range(1, 29)) - set(state.layout.position)): 0}),
    ),
    "stage": (find("luna-2p"), put("stage", 0, 1)),
    "council-order": (find("luna-2p"), swap_rank),
    "council-seat": (find("luna-2p"), put("council_seat", 0, 99)),
    "phase": (find("luna-2p"), change("phase", OPPONENT_PHASE)),
    "over": (find("luna-2p"), change("phase", OVER)),
    "solo-turn": (find("luna-solo-level-1"), change("turn", 1)),
    "level-3": (
        find("luna-solo-level-3"),
        lambda state: setattr(state, "moon_priestess", state.layout.clockwise(state.moon_priestess, 1)),
    ),
    "figure": (
        find("luna-2p-preselected"),
        lambda state: setattr(state, "master_builder", state.layout.clockwise(state.master_builder, 1)),
    ),
    "tokens": (find("luna-2p"), change("tokens_turned", 3)),
    "too-few-actions": (find("luna-2p"), turn_tokens),
    "too-many-actions": (find("luna-2p"), change("actions_taken", [150, 150])),
    "round-begins": (find("luna-solo-level-1", OPPONENT_PHASE), put("inactive", 0, [1] + [0] * 6)),
    "influence": (find("luna-2p"), lambda state: state.points[0].__setitem__(Source.APOSTATE, -500)),
    "final": (find("luna-2p"), lambda state: state.points[0].__setitem__(Source.SHRINES, 4)),
    "voyage": (find("luna-2p"), go_nowhere),
    "opponent": (find("luna-solo-level-1"), put("favours", 1, [True] + [False] * 6)),
    "preliminary": (find("luna-2p", PAIR_PHASE), put("active", 0, [1] + [0] * 6)),
}
MISWRITTEN = {
    "parts": START + "_0",
    "form": START.replace("s1.yy", "s7.yy"),
    "components": START.replace("_2_", "_2.abc_"),
    "boards": START.replace("_by.", "_bb."),
    "ring": START.replace("tnskhab", "tnskhat"),
    "side": START.replace("r0.y0", "w0.y0"),
    "takings": START.replace("yy.0.0", "yy.0.0.0000000"),
    "council": START.replace("r0.y0", "y0.y0"),
    "preselected": START.replace("_2_", "_2p_").replace("s1.", "a1."),
}


refusal = partial(refused_positions.refusal, read_position)


@pytest.mark.parametrize("fault", TAMPERED)
def test_impossible_positions_are_refused(fault: str) -> None:
    state, tamper = TAMPERED[fault]
    assert read_position(write_position(state)) == state
    tampered = state.copy()
    tamper(tampered)
    assert refusal(write_position(tampered)).code == f"luna-position-{fault}"


@pytest.mark.parametrize("fault", MISWRITTEN)
def test_malformed_texts_are_refused(fault: str) -> None:
    assert refusal(MISWRITTEN[fault]).code == f"luna-position-{fault}"


def test_every_fault_is_tested() -> None:
    files = (draft.__file__, possibility.__file__)
    sources = "".join(Path(file or "").read_text(encoding="utf-8") for file in files)
    assert set(re.findall(r"luna-position-([a-z0-9-]+)", sources)) == {*TAMPERED, *MISWRITTEN}


def test_a_fault_names_things_as_people_see_them() -> None:
    state, tamper = TAMPERED["novices"]
    tampered = state.copy()
    tamper(tampered)
    assert refusal(write_position(tampered)).message("en").startswith("Sun has ")


def test_the_preliminary_round_gives_its_own_reasons() -> None:
    twice = START.replace("s1.yy", "p1.yy").replace("0.0.0.s5", "0.n.0.s5")
    assert [reason.code for reason in refusal(twice).reasons] == ["isle-has-shrine"]


def test_the_start_reads_as_it_is_dealt() -> None:
    state = read_position(START)
    assert (state.phase, state.round, state.turn, state.supply) == (SHRINE_PHASE, 1, 0, [12, 12])
    assert state.layout.setup["start_tiles"] == [1, 4]
    assert write_position(state) == START


def test_a_known_sum_of_influence_is_read_as_start() -> None:
    state = find("luna-2p")
    text = re.sub(r"s5[a-z0-9]*$", "s23", write_position(state))
    assert read_position(text).influence(1) == 23


def test_chosen_figures_and_levels_are_kept() -> None:
    options = {"players": 1, "level": 2, "moon_priestess": "book", "apostate": "tide"}
    state = GAME.start(options, GAME.deal(options, Random(1)))
    assert write_position(state).startswith("luna_1l2mkat_")
    assert read_position(write_position(state)) == state


def test_values_of_an_own_box_go_along(tmp_path: Path) -> None:
    register(save(tmp_path, own_box("boxed-position")))
    options = {"players": 3, "components": "boxed-position"}
    record = Record(game="luna", rules_version=1, options=options, setup=GAME.deal(options, Random(1)))
    state = record.replay(GAME)
    text = write_position(state)
    again = read_position(text)
    assert again == state
    assert again.layout.components.builder_moves == 3
    assert GAME.start(*GAME.positions.begin(again, Random(1))) == state if GAME.positions else False
    assert len(text) < 1_000


def test_values_that_break_a_constraint_are_refused() -> None:
    state = find("luna-2p")
    broken = replace(state.layout.components, name="broken", values={"master_builder_moves": -1})
    state.layout = replace(state.layout, components=broken)
    with pytest.raises(BadComponents):
        read_position(write_position(state))
