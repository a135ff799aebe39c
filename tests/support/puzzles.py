"""Puzzles made by hand: what is right and wrong in them is written down, so that no search is asked."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from lunarium.ai.puzzles import shelf
from lunarium.ai.puzzles.puzzle import Puzzle, Step
from lunarium.ai.review.verdict import Verdict
from lunarium.core.record import Record
from lunarium.games import AnyGame, load
from tests.support.modes import MODES, random_record

LEVELS = 5
LOSS = 0.3  # of the known wrong answer


def make_puzzle(
    key: str = "2p-1",
    mode: str = "nova-luna-2p",
    ply: int = 12,
    depth: int = 1,
    theme: str | None = None,
    level: int = 3,
    seed: int = 1,
) -> Puzzle:
    """A position of a random game in which the first legal move is called right, and the last one wrong."""
    record = replace(random_record(mode, seed, moves=ply), result=None)
    game = load(record.game)
    state = record.replay(game)
    seat = game.to_move(state)
    steps: list[Step] = []
    for number in range(depth):
        legal = game.legal_texts(state)
        verdict = _make_verdict(game, record, state, legal[0], legal[-1])
        state, replies = game.play(state, legal[0]), list[str]()
        while number < depth - 1 and game.to_move(state) != seat:
            replies.append(game.legal_texts(state)[0])
            state = game.play(state, replies[-1])
        steps.append(Step(verdict=verdict, replies=tuple(replies)))
    return Puzzle(
        key=key,
        game=game.key,
        mode=mode.removeprefix(f"{game.key}-"),
        theme=theme or next(iter(game.practice.themes)),
        solved=tuple(float(number >= level) for number in range(1, LEVELS + 1)),
        record=record,
        steps=tuple(steps),
        number=int(key.rpartition("-")[2]),
    )


def _make_verdict(game: AnyGame, record: Record, state: Any, right: str, wrong: str) -> Verdict:
    players = MODES[f"{game.key}-2p"][1]["players"]
    seat = game.to_move(state)
    assert seat is not None
    assert right != wrong
    after = game.play(state, wrong)
    line = (wrong, *game.legal_texts(after)[:1])
    return Verdict(
        ply=len(record.moves),
        seat=seat,
        depth="deep",
        move=wrong,
        better=right,
        is_forced=False,
        loss=LOSS,
        error=0.01,
        before=(0.8,) * players,
        before_error=(0.01,) * players,
        after=(0.5,) * players,
        after_error=(0.01,) * players,
        deals=0,
        line=(right,),
        played_line=line,
        worth={right: 0.0, wrong: LOSS},
    )


def put_on_shelf(monkeypatch: pytest.MonkeyPatch, puzzles: Sequence[Puzzle]) -> None:
    """Let these be all puzzles of their game, in this process."""
    game = load(puzzles[0].game)
    by_key = {puzzle.key: puzzle for puzzle in puzzles}
    monkeypatch.setitem(shelf._known, game.key, (game.practice, by_key))


def right(puzzle: Puzzle, step: int = 0) -> str:
    """The solution's move."""
    return puzzle.steps[step].verdict.better


def wrong(puzzle: Puzzle, step: int = 0) -> str:
    """A move that is known to be none."""
    return puzzle.steps[step].verdict.move
