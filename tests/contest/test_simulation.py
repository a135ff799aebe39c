"""Whole games out of the native engine: the same as those that Python plays move by move, byte for byte."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lunarium.ai.player import Player
from lunarium.ai.searcher import SearchPlayer
from lunarium.ai.simple import DRAWS, GreedyPlayer, RandomPlayer, draw_by_kind
from lunarium.contest.simulation import native_names, simulate, simulate_many
from lunarium.core.splitmix import SplitMix, seed_number
from lunarium.games import load, register_components
from lunarium.games.luna.components import shipped_data
from lunarium.games.nova_luna.native import enter
from tests.support.modes import MODES, random_record

native: Any = pytest.importorskip("lunarium._native")

SEEDS = ["0/0", "0/1", "7/12", "-3/100000", "ä/☾"]
PLAYERS: dict[str, list[Player]] = {
    "uniform": [RandomPlayer()],
    "by-kind": [RandomPlayer(draw_by_kind)],
    "both": [RandomPlayer(), RandomPlayer(draw_by_kind)],
}
DRAWN = 700  # of each kind: more than the generator makes at a time


def lines(mode: str, players: list[Player], seeds: list[str], with_legal: bool) -> bytes:
    """What was written before the native engine played whole games."""
    key, options = MODES[mode]
    records = [simulate(load(key), options, players, seed, with_legal) for seed in seeds]
    return b"".join(
        json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for record in records
    )


@pytest.mark.parametrize("many", range(4))
def test_random_numbers_are_alike_in_both_languages(many: int) -> None:
    for seed in ["", "0", *(f"{many}/{number}" for number in range(25)), "x" * (1000 * many)]:
        rng = SplitMix(seed)
        expected = [
            (rng.random(), rng.getrandbits(1 + turn % 64), rng.choice(range(turn)))
            for turn in range(1, DRAWN + 1)
        ]
        assert list(zip(*native.draw(seed_number(seed), DRAWN), strict=True)) == expected


def test_splitmix_draws_what_its_authors_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lunarium.core.splitmix.seed_number", int)
    rng = SplitMix("1234567")
    assert [rng.getrandbits(64) for _ in range(2)] == [6457827717110365317, 3203168211198807973]
    assert SplitMix("7").getrandbits(70).bit_length() <= 70


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("mode", MODES)
def test_random_games_are_the_same(mode: str, players: str) -> None:
    key, options = MODES[mode]
    expected = lines(mode, PLAYERS[players], SEEDS, with_legal=True)
    assert simulate_many(load(key), options, PLAYERS[players], SEEDS, with_legal=True) == expected
    without = simulate_many(load(key), options, PLAYERS[players], SEEDS[:1])
    assert without == lines(mode, PLAYERS[players], SEEDS[:1], with_legal=False)


@pytest.mark.parametrize("mode", MODES)
def test_greedy_looks_at_positions_with_the_same_eyes(mode: str) -> None:
    """Every position of random games, from every seat: the numbers are equal, not nearly so."""
    key, _ = MODES[mode]
    game = load(key)
    encoding, evaluate = game.thinking.encoding, game.thinking.evaluate
    assert encoding is not None
    assert evaluate is not None
    for seed in range(3):
        record = random_record(mode, seed)
        state = game.start(record.options, record.setup)
        for move in record.moves:
            position = encoding.enter(state)
            for seat in range(position.sides()):
                assert position.native.evaluate(seat) == evaluate(state, seat)  # type: ignore[attr-defined]
            game.apply(state, game.read(move))


@pytest.mark.parametrize("mode", ["luna-2p", "luna-solo-level-3", "nova-luna-2p", "nova-luna-solo"])
def test_greedy_games_are_the_same(mode: str) -> None:
    key, options = MODES[mode]
    players: list[Player] = [GreedyPlayer(), RandomPlayer()]
    expected = lines(mode, players, SEEDS[:1], with_legal=False)
    assert simulate_many(load(key), options, players, SEEDS[:1]) == expected


def test_own_options_are_written_as_given() -> None:
    options = {"players": 2, "moon_priestess": "tide"}
    record = json.loads(simulate_many(load("luna"), options, [RandomPlayer()], ["1"]))
    assert record["options"] == options
    assert record == simulate(load("luna"), options, [RandomPlayer()], "1")


def test_own_components_go_with_their_values(tmp_path: Path) -> None:
    """Also when another file comes under the same name."""
    own = tmp_path / "own.json"
    for moves in (1, 4):
        data = shipped_data() | {"name": "simulated-box"}
        data["master_builder_moves"]["value"] = moves
        own.write_text(json.dumps(data), encoding="utf-8")
        options = {"players": 2, "components": register_components(own)}
        record = json.loads(simulate_many(load("luna"), options, [RandomPlayer()], ["1"]))
        assert record["setup"]["components"]["master_builder_moves"] == moves
        assert record == simulate(load("luna"), options, [RandomPlayer()], "1")


def test_players_unknown_to_the_engine_choose_each_move_in_python() -> None:
    assert native_names([RandomPlayer(), GreedyPlayer()]) == ["uniform", "greedy"]
    assert set(DRAWS) == {"uniform", "by-kind"}
    assert native_names([RandomPlayer(), SearchPlayer(1)]) is None
    own = RandomPlayer(lambda game, moves, rng: moves[0])
    assert native_names([own]) is None
    options = {"players": 2}
    record = json.loads(simulate_many(load("nova-luna"), options, [own], ["1"]))
    assert record == simulate(load("nova-luna"), options, [own], "1")


def test_the_engine_refuses_what_it_does_not_know() -> None:
    state = load("nova-luna").start({}, load("nova-luna").deal({}, Random(1)))
    position = enter(state, native)
    for players in ([], ["oracle"]):
        with pytest.raises(ValueError, match=r"nobody plays|no such way"):
            native.nova_luna_games(position, "{", [1], players, False)
    with pytest.raises(ValueError, match="text for each code"):
        native.LunaWriter(["done"])
    with pytest.raises(ValueError, match="no such seat"):
        position.evaluate(2)  # type: ignore[attr-defined]
