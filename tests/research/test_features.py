"""Features: in their ranges in every mode, and what they foresee is what the rules then do."""

from random import Random
from typing import Any

import numpy as np
import pytest

from lunarium.games.nova_luna.cells import DOWN, LEFT, RIGHT, UP
from lunarium.games.nova_luna.features import PLACEMENT
from lunarium.research import Batch
from lunarium.research.positions import deal_start, load_encoded
from tests.support.modes import MODES

pytest.importorskip("lunarium._native")


ISLES = (
    "moon_priestess",
    "master_builder",
    "apostate",
    "place",
    "apostate_to",
)  # whose last number is soon reached


def read(key: str, state: Any, seat: int) -> dict[str, np.ndarray]:
    """The features by the names of their fields, in their shapes."""
    encoding = load_encoded(key)[1]
    position = encoding.enter(state)
    row, at, found = np.full(encoding.shape(position).features, 77, np.uint8), 0, {}
    position.featurize(seat, row)
    for field in encoding.features(position.sides()):
        found[field.name] = row[at : at + field.size].reshape(field.shape).astype(int)
        at += field.size
    assert at == len(row)
    return found


@pytest.mark.usefixtures("few_starts")
@pytest.mark.parametrize("mode", MODES)
def test_every_byte_stays_in_the_range_that_is_documented(mode: str) -> None:
    """Of the features and of the exact observation, in random games."""
    key, options = MODES[mode]
    batch = Batch(key, 16, options, seed=3)
    fields = {
        "features": batch.encoding.features(batch.any_start.sides()),
        "observations": batch.encoding.fields(batch.any_start.sides()),
    }
    ranges = {
        name: [
            np.repeat([getattr(one, end) for one in found], [one.size for one in found])
            for end in ("low", "high")
        ]
        for name, found in fields.items()
    }
    most = {name: np.zeros_like(high) for name, (_, high) in ranges.items()}
    for _ in range(150):
        for name, rows in (("features", batch.features()), ("observations", batch.observations)):
            low, high = ranges[name]
            assert rows.shape[1] == len(low)
            assert ((rows >= low) & (rows <= high)).all()
            most[name] = np.maximum(most[name], rows.max(axis=0))
        batch.step(batch.sample())
    for name, found in fields.items():
        reached = np.split(most[name] == ranges[name][1], np.cumsum([one.size for one in found])[:-1])
        tight = [
            is_reached.any() for one, is_reached in zip(found, reached, strict=True) if one.name in ISLES
        ]
        assert all(tight)


@pytest.mark.parametrize("mode", ["nova-luna-2p", "nova-luna-4p", "nova-luna-solo"])
def test_a_placement_brings_what_its_features_say(mode: str) -> None:
    """Tokens placed, the lacks of the new tile, its sides and its cost: compared with the Python rules."""
    key, options = MODES[mode]
    game, encoding = load_encoded(key)
    state, rng = deal_start(game, options, mode), Random(2)
    for _ in range(40):
        seat = game.to_move(state)
        if seat is None:
            return
        seen = read(key, state, seat)
        for move in game.legal_moves(state):
            action = encoding.enter(state).encode(move)
            if action == 0:
                assert seen["other"].item() == 1
                continue
            rows = seen["placements"].reshape(-1, len(PLACEMENT))
            brought = dict(zip(PLACEMENT, rows[action - 1], strict=True))
            after = state.copy()
            game.apply(after, move)
            if game.to_move(after) is None or len(after.notes) > len(state.notes):
                continue
            compare(game, state, after, seat, brought)
        game.apply(state, rng.choice(game.legal_moves(state)))


def compare(game: Any, state: Any, after: Any, seat: int, brought: dict[str, int]) -> None:
    """One placement beside the position that it leads to."""
    placed = state.tokens_left[seat] - after.tokens_left[seat]
    assert brought["older tasks fulfilled"] + brought["own tasks fulfilled"] == placed
    display = after.displays[seat]
    cell = next(cell for cell, order in display.at.items() if order == len(display.tiles) - 1)
    assert brought["free sides"] == sum(cell + step in display.frontier for step in (UP, RIGHT, DOWN, LEFT))
    assert brought["size of the group that the tile is in then"] == len(display.members[display.group[-1]])
    if len(after.displays) > 1:
        assert brought["the tile's number, its cost in time"] == after.distances[seat] - state.distances[seat]
    again = "1: whoever places it is to move again at once"
    assert brought[again] == int(len(after.displays) > 1 and game.to_move(after) == seat)


def test_placements_are_those_of_the_seat_to_move() -> None:
    """Whoever waits sees none, and rows of a batch are those of its positions."""
    game, encoding = load_encoded("nova-luna")
    state = deal_start(game, {"players": 2}, 1)
    mover = game.to_move(state)
    assert mover is not None
    assert read("nova-luna", state, mover)["placements"].any()
    assert not read("nova-luna", state, 1 - mover)["placements"].any()
    assert encoding.shape(encoding.enter(state)).features == sum(field.size for field in encoding.features(2))


def test_lunas_features_say_who_stands_where() -> None:
    """Counts and ones beside the position of the Python rules, from every seat."""
    game, _ = load_encoded("luna")
    options = game.settle({"players": 3})
    state, rng = deal_start(game, options, 5), Random(5)
    while game.to_move(state) is not None:
        for seat in range(3):
            seen = read("luna", state, seat)
            assert seen["priestess_at"].tolist().index(1) == state.moon_priestess
            ring = list(state.layout.ring)
            steps = [(ring.index(isle) - ring.index(state.master_builder)) % 7 for isle in range(7)]
            assert seen["builder_to"].tolist() == steps
            for turns in range(3):
                other = (seat + turns) % 3
                assert seen[f"active_{turns}"].tolist() == [*state.active[other], state.stage[other]]
                assert seen[f"temple_{turns}"].item() == sum(
                    holder == other for holder in state.temple.values()
                )
            own = [tile for tile in range(1, 29) if seen["tiles"][tile - 1][2]]
            assert own == sorted(tile for tile, holder in state.claims.items() if holder == seat)
        game.apply(state, rng.choice(game.legal_moves(state)))
