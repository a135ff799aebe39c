"""Judging an answer: every right way counts, and a wrong one is shown the reply that punishes it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from lunarium.ai.puzzles.puzzle import Puzzle, Step
from lunarium.ai.review.attempt import DEPTH, RIGHT, Attempt, Word, try_move
from lunarium.ai.review.measure import Measure
from lunarium.ai.review.prospect import Looker, Stop
from lunarium.core.errors import PuzzleOver
from lunarium.core.game import Game, M, S
from lunarium.core.record import Record
from lunarium.core.telling import Telling
from lunarium.games import AnyGame, load

MOST_REPLIES = 40  # of the others between two own moves


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a move in a puzzle is worth, and how it goes on."""

    attempt: Attempt  # what it gives away, its line, the better move with its line, and why that is better
    replies: tuple[
        str, ...
    ]  # after a right move: the best answers of the others up to the solver's next move
    is_solved: bool

    @property
    def word(self) -> Word:
        """`right`, `near` or `wrong`; only `right` goes on."""
        return self.attempt.word

    @property
    def is_right(self) -> bool:
        return self.attempt.word == RIGHT

    @property
    def why(self) -> tuple[Telling, ...]:
        """Why the better move is better."""
        return self.attempt.why


def judge_answer(puzzle: Puzzle, played: Sequence[str], move: str, stop: Stop | None = None) -> Answer:
    """Judge a move after these moves of everybody since the puzzle began."""
    game = load(puzzle.game)
    way = replace(puzzle.record, moves=(*puzzle.record.moves, *played))
    state = way.replay(game)
    found = count_moves(game, puzzle, played)
    if found >= len(puzzle.steps) or game.to_move(state) is None:
        raise PuzzleOver()
    game.check(state, move)
    known = find_step(puzzle, played)
    record = replace(way, moves=(*way.moves, move))
    attempt = try_move(record, len(way.moves), move, known.verdict if known else None, stop)
    if attempt.word != RIGHT:
        return Answer(attempt=attempt, replies=(), is_solved=False)
    if found + 1 == len(puzzle.steps) or game.to_move(record.replay(game)) is None:
        return Answer(attempt=attempt, replies=(), is_solved=True)
    is_main = known is not None and move == known.verdict.better
    replies = known.replies if known and is_main else find_replies(game, record, puzzle.seat, stop)
    is_over = game.to_move(replace(record, moves=(*record.moves, *replies)).replay(game)) is None
    return Answer(attempt=attempt, replies=replies, is_solved=is_over)


def find_step(puzzle: Puzzle, played: Sequence[str]) -> Step | None:
    """The step that these moves lead to; None where they have left the main line."""
    line: tuple[str, ...] = ()
    for step in puzzle.steps:
        if line == tuple(played):
            return step
        line += (step.verdict.better, *step.replies)
    return None


def find_replies(
    game: AnyGame, record: Record, seat: int, stop: Stop | None = None, simulations: int | None = None
) -> tuple[str, ...]:
    """What the others play at their best until the solver moves again."""
    measure = Measure.of(game, record.options)
    looker = Looker(game, measure, stop)
    budget = simulations or DEPTH.first_simulations(game, measure.players, 0)
    state, rng = record.replay(game), Random(record.write())
    replies: list[str] = []
    while _is_for_others(game, state, measure, seat) and len(replies) < MOST_REPLIES:
        moves = game.legal_texts(state)
        world = game.determinize(state, game.to_move(state), rng)
        reply = moves[0] if len(moves) == 1 else looker.think(world, budget, len(replies))[0].move
        replies.append(reply)
        state = game.play(state, reply)
    return tuple(replies)


def _is_for_others(game: Game[S, M], state: S, measure: Measure, seat: int) -> bool:
    """Whether somebody else is to move."""
    place = game.to_move(state)
    return place is not None and measure.mover(place) != seat


def count_moves(game: AnyGame, puzzle: Puzzle, played: Sequence[str]) -> int:
    """How many of these moves the solver has made."""
    measure = Measure.of(game, puzzle.record.options)
    state, count = puzzle.record.replay(game), 0
    for text in played:
        place = game.to_move(state)
        count += place is not None and measure.mover(place) == puzzle.seat
        state = game.play(state, text)
    return count
