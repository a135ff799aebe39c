"""Positions of Nova Luna: how they read, and a sentence for everything that cannot be."""

import re
from functools import partial
from pathlib import Path

import pytest

from lunarium.games.nova_luna.cells import coordinates
from lunarium.games.nova_luna.edit import draft, position, possibility
from lunarium.games.nova_luna.edit.position import read_position, write_position
from lunarium.games.nova_luna.scoring import place
from lunarium.games.nova_luna.state import State
from tests.support import refused_positions

START = "nova-luna_2_0.16.50.30.26.8.59.45.65.17.51.10_12_0_0"
ONE_TAKEN = "1.50.30.26.8.59.45.65.17.51.10.0"
TWO_TAKEN = "2.30.26.8.59.45.65.17.51.10.0.0"
ALL_TAKEN = "11.0.0.0.0.0.0.0.0.0.0.0"
ROW = "16.50e.30e2.26e3.8e4.59e5.45e6.65e7.17e8.51e9.10e10"

FAULTS = {
    "nova-position-mode": START.replace("_2_", "_5_"),
    "nova-position-parts": START + "_0",
    "nova-position-wheel-form": START.replace("_0.16.", "_12.16."),
    "nova-position-queue": START.replace("_12_", "_11_"),
    "nova-position-tile-form": f"nova-luna_1_{ONE_TAKEN}_1_16e1",
    "nova-position-no-such-tile": START.replace(".10_", ".69_"),
    "nova-position-tile-twice": START.replace(".10_", ".16_"),
    "nova-position-seen": START.replace(".10_", ".0_"),
    "nova-position-gaps": START.replace(".10_12_0", ".0_21_10"),
    "nova-position-empty-wheel": f"nova-luna_1_{ALL_TAKEN}_1_{ROW}",
    "nova-position-first-tile": f"nova-luna_1_{ONE_TAKEN}_1_16e",
    "nova-position-same-place": f"nova-luna_1_{TWO_TAKEN}_1_16.50",
    "nova-position-apart": f"nova-luna_1_{TWO_TAKEN}_1_16.50e2",
    "nova-position-phase": f"nova-luna_1_{ONE_TAKEN[:-1]}1_1_16",
    "nova-position-order": f"nova-luna_2_{ONE_TAKEN}_12_16_0",
    "nova-position-too-far": f"nova-luna_2_{TWO_TAKEN}_21_16.50e_0",
}


refusal = partial(refused_positions.refusal, read_position)


@pytest.mark.parametrize("code", FAULTS)
def test_impossible_positions_are_refused(code: str) -> None:
    assert refusal(FAULTS[code]).code == code


def test_a_wrong_number_of_tiles_names_the_numbers_that_can_be() -> None:
    assert "makes 10, but there have to be 11," in refusal(FAULTS["nova-position-seen"]).message()
    assert (
        "makes 12, but there have to be 11 or 20," in refusal(START.removesuffix("_0_0") + "_1_0").message()
    )


def test_every_fault_is_tested() -> None:
    sources = [Path(module.__file__ or "").read_text(encoding="utf-8") for module in (draft, possibility)]
    assert set(re.findall(r"nova-position-[a-z-]+", "".join(sources))) == {
        *FAULTS,
        "nova-position-after-end",
        "nova-position-two-ends",
    }


def test_a_fault_names_things_as_people_see_them() -> None:
    apart = refusal(FAULTS["nova-position-apart"])
    assert apart.message("en").startswith("Sun: the red 6 does not touch")
    assert apart.message("de").startswith("Sonne: Rot 6 berührt die anderen Plättchen nicht")


def test_positions_beyond_the_end_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "tokens_to_place", lambda options: 0)
    assert refusal(f"nova-luna_2_{ONE_TAKEN}_21_16_0").code == "nova-position-after-end"
    assert refusal(START).code == "nova-position-two-ends"


def test_the_start_reads_as_it_is_dealt() -> None:
    state = read_position(START)
    assert state.wheel == [0, 16, 50, 30, 26, 8, 59, 45, 65, 17, 51, 10]
    assert (state.meeple, state.queue, state.distances, state.tokens_left) == (0, [0, 1], [0, 0], [20, 20])
    assert len(state.supply) == 57
    assert write_position(state) == START


def test_places_are_steps_from_the_first_tile() -> None:
    state = read_position(f"nova-luna_1_{TWO_TAKEN}_1_16.50n")
    assert [coordinates(cell) for cell in state.displays[0].at] == [(0, 0), (0, -1)]


def test_any_order_of_laying_reads_as_the_same_position() -> None:
    wheel = "3.26.8.59.45.65.17.51.10.0.0.0"
    known = read_position(f"nova-luna_1_{wheel}_1_16.50e.30es")
    for display in ("16.30es.50e", "30es.16.50e"):
        assert read_position(f"nova-luna_1_{wheel}_1_{display}") == known
    assert refusal(f"nova-luna_1_{wheel}_1_16.30es.50w").code == "nova-position-apart"


def _lay_all(state: State) -> None:
    """Not by the rules: everything on the wheel goes into the first display."""
    for tile in state.clockwise():
        place(state.displays[0], tile, next(iter(state.displays[0].frontier)))
    state.wheel = [0] * 12


def test_an_impossible_state_is_written_and_refused() -> None:
    state = read_position(START)
    _lay_all(state)
    assert refusal(write_position(state)).code in ("nova-position-gaps", "nova-position-order")
