"""Two lines of moves from one position, to compare, and what both games promise about every comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lunarium.core.telling import Telling
from lunarium.core.types import Data
from lunarium.games import AnyGame, load
from tests.support.courses import run_both
from tests.support.modes import random_record
from tests.support.tellings import check_telling

Proofs = dict[str, Callable[["Pair", dict[str, Any]], bool]]  # by sentence: proved again from what is seen
LONGEST = 5
PAIRS_A_POSITION = 2
EVERY = 17  # plies


@dataclass(frozen=True)
class Pair:
    """A position with the line that was played and one that is called better, seen from outside."""

    game: AnyGame
    state: Any
    played: list[Any]
    better: list[Any]
    reached: dict[tuple[Any, ...], Any] = field(default_factory=dict)  # states by the moves that lead there

    @property
    def seat(self) -> int:
        """Who is to move."""
        seat = self.game.to_move(self.state)
        assert seat is not None
        return seat

    def told(self) -> list[Telling]:
        """What the comparison says."""
        return self.game.showing.compare(self.state, self.played, self.better)

    def turned(self) -> Pair:
        """The same with the lines exchanged."""
        return Pair(self.game, self.state, self.better, self.played)

    def see(self, line: list[Any]) -> Data:
        """What a spectator sees after a line."""
        return self.game.view(self.reach(line), None)

    def reach(self, line: list[Any]) -> Any:
        """The state after a line, each move checked."""
        if not line:
            return self.state
        if tuple(line) not in self.reached:
            *before, last = line
            self.reached[tuple(line)] = self.game.play(self.reach(before), self.game.write(last))
        return self.reached[tuple(line)]


def read_pair(mode: str, seed: int, ply: int, played: str, better: str) -> Pair:
    """A pair of lines, written "move; move", at a ply of a random game."""
    record = random_record(mode, seed, moves=ply)
    game = load(record.game)
    return Pair(
        game,
        record.replay(game),
        [game.read(text) for text in played.split("; ")],
        [game.read(text) for text in better.split("; ")],
    )


def random_pairs(mode: str) -> Iterator[Pair]:
    """Random lines from positions of both games of a mode; each first move is another."""
    rng = Random(f"pairs/{mode}")
    for course in run_both(mode):
        game = course.game
        for state in course.states[rng.randrange(EVERY) :: EVERY]:
            legal = game.legal_moves(state)
            for _ in range(PAIRS_A_POSITION if len(legal) > 1 else 0):
                played, better = (_go_on(game, state, first, rng) for first in rng.sample(legal, 2))
                yield Pair(game, state, played, better)


def _go_on(game: AnyGame, state: Any, first: Any, rng: Random) -> list[Any]:
    """A line that begins with this move."""
    world, line = state.copy(), [first]
    game.apply(world, first)
    for _ in range(rng.randrange(LONGEST)):
        if game.to_move(world) is None:
            break
        line.append(rng.choice(game.legal_moves(world)))
        game.apply(world, line[-1])
    return line


def check_pair(pair: Pair, proofs: Proofs) -> None:
    """At most two sentences, each said in every language and proved again; nothing else happens."""
    kept = pair.state.copy()
    told = pair.told()
    assert pair.state == kept
    assert len(told) <= 2
    assert len({telling.key for telling in told}) == len(told)
    for telling in told:
        check_telling(telling)
        assert proofs[telling.key](pair, dict(telling.params)), (telling, pair.played, pair.better)


def check_case(pair: Pair, key: str, proofs: Proofs) -> None:
    """A sentence is said here, and not with the lines exchanged."""
    check_pair(pair, proofs)
    assert key in {telling.key for telling in pair.told()}
    assert key not in {telling.key for telling in pair.turned().told()}


def check_silence(pair: Pair, impossible: str) -> None:
    """The same move twice, and lines that cannot be played, say nothing."""
    line = [pair.game.read(impossible)]
    for played, better in ([], []), (pair.better, pair.better), (line, pair.better), (pair.played, line):
        assert pair.game.showing.compare(pair.state, played, better) == []
