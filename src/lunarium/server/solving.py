"""Solving: puzzles of a game and turning points of a reviewed one; right moves are sealed."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from lunarium.ai.puzzles.judging import Answer, judge_answer
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import find_puzzle, load_puzzles
from lunarium.ai.puzzles.turning import list_turning_points
from lunarium.core.errors import NoSuchPuzzle
from lunarium.games import GAMES, AnyGame, load
from lunarium.positions.puzzles import Posed, judge_without_search
from lunarium.positions.shown import show_seats
from lunarium.server.routing import Call, PersonCall
from lunarium.tables.errors import Conflict, NotFound
from lunarium.tables.reviews import check_over
from lunarium.tables.secret import seal
from lunarium.tables.table import Table
from lunarium.tables.work import Job, Place

ANSWER_SECONDS = 1.0
DOT = "."  # in a seal, behind the day
ANSWERS = Place("puzzles", is_waited_for=True, most=8, most_each=1)


def pose(call: Call, of: str, key: str, played: Sequence[str] = (), given: str = "") -> Posed:
    """A puzzle of a game or of a reviewed table, after moves of which the seal says that they are right."""
    if of in GAMES:
        posed = Posed(find_puzzle(find_game(of), key), tuple(played))
    else:
        posed = _find_point(call, of, key, tuple(played))
    day, dot, _ = given.rpartition(DOT)
    if (posed.played or dot) and given != _seal(call, posed, day):
        raise Conflict("puzzle-seal")
    return replace(posed, day=date.fromisoformat(day)) if dot else posed


def seal_of(call: Call, posed: Posed) -> str:
    """What shows that these moves are right, and whose day's puzzle it is; nothing to show: empty."""
    day = posed.day.isoformat() if posed.day else ""
    return _seal(call, posed, day) if posed.played or day else ""


def find_game(key: str) -> AnyGame:
    """A game that has puzzles."""
    game = load(key)
    if not load_puzzles(game):
        raise NotFound("no-such-puzzles")
    return game


def find_points(call: Call, table: Table) -> list[Puzzle]:
    """The turning points of a finished game in which something else was better."""
    check_over(table)
    _, review = call.house.reviews.read(table)
    if review is None:
        return []
    found = list_turning_points(table.record_of_moves(), review)
    return [puzzle for puzzle in found if puzzle.steps[0].verdict.better != puzzle.steps[0].verdict.move]


async def judge(call: PersonCall, posed: Posed, move: str) -> Answer:
    """What a move is worth: known already, or found by a search that somebody waits for."""
    if posed.knows(move):
        return await call.run(judge_answer, posed.puzzle, posed.played, move)
    if posed.game.thinking.search is None:
        return await call.run(judge_without_search, posed, move)
    return await call.think(ANSWERS, ANSWER_SECONDS, partial(_think, posed, move))


def _think(posed: Posed, move: str, job: Job[Answer]) -> Answer:
    return judge_answer(posed.puzzle, posed.played, move, job.on_cancel)


def _find_point(call: Call, table_id: str, key: str, played: tuple[str, ...]) -> Posed:
    table = call.house.look(table_id, call.person)
    for puzzle in find_points(call, table):
        if puzzle.key == key:
            mine = table.seats_of(call.person)
            return Posed(puzzle, played, show_seats(table.seats, table.game.scripted(table.options), mine))
    raise NoSuchPuzzle(puzzle=key[:40], game=table.game.key)


def _seal(call: Call, posed: Posed, day: str) -> str:
    """That these are right moves; of a puzzle of the day also which day's it was when it was begun."""
    puzzle, played = posed.puzzle, " / ".join(posed.played)
    sealed = seal(call.house.database, f"{puzzle.game} {puzzle.key} {played}{day and f' on {day}'}")
    return f"{day}{DOT}{sealed}" if day else sealed
