"""Solving: what all routes for puzzles share: right moves are sealed, answers judged in the one queue."""

import asyncio
from dataclasses import replace
from datetime import date
from functools import partial

from fastapi import Request
from starlette.responses import Response

from lunarium.ai.puzzles.judging import Answer, find_step, judge_answer
from lunarium.ai.review.attempt import RIGHT, Attempt
from lunarium.ai.review.grades import grade
from lunarium.core.game import Json
from lunarium.games import AnyGame
from lunarium.server.answers import answer
from lunarium.server.identity import house_of
from lunarium.server.languages import language_of
from lunarium.server.places import Places
from lunarium.server.posing import Posed
from lunarium.server.problems import speak
from lunarium.server.wire.puzzles import PuzzleAttempt
from lunarium.server.wire.tables import LONGEST_MOVE
from lunarium.tables.errors import Conflict, NotFound
from lunarium.tables.people import Person
from lunarium.tables.secret import seal
from lunarium.tables.work import Job, Place

ANSWER_SECONDS = 1.0
DOT = "."  # in a seal, behind the day
ANSWERS = Place("puzzles", is_waited_for=True, most=8, most_each=1)


def check_seal(request: Request, posed: Posed, given: str) -> Posed:
    """The puzzle on the day that it was given for; moves that this host has not found right are refused."""
    day, dot, _ = given.rpartition(DOT)
    if (posed.played or dot) and given != _seal(request, posed, day):
        raise Conflict("puzzle-seal")
    return replace(posed, day=date.fromisoformat(day)) if dot else posed


async def judge(request: Request, person: Person, posed: Posed, move: str) -> Answer:
    """What a move is worth: known already, or found by a search that somebody waits for."""
    studies: Places = request.app.state.studies
    if _is_known(posed, move):
        return await studies.run(request, judge_answer, posed.puzzle, posed.played, move)
    if not _can_search(posed.game):
        return await studies.run(request, _weigh, posed, move)
    think = partial(_think, posed, move)
    job = house_of(request).work.submit(ANSWERS, person.id, ANSWER_SECONDS, think)
    return await asyncio.wrap_future(job.future)


def show_position(request: Request, posed: Posed) -> Json:
    """The puzzle as it stands, and the seal of the moves that led there."""
    day = posed.day.isoformat() if posed.day else ""
    return posed.show() | {"seal": _seal(request, posed, day) if posed.played or day else ""}


def show_answer(posed: Posed, found: Answer) -> Json:
    """What a move came to, and the answers to it or what punishes it; of the solution nothing."""
    attempt, game = found.attempt, posed.game
    is_main = attempt.move == attempt.better
    if found.is_right and not found.is_solved:
        steps = posed.show_steps((attempt.move, *found.replies))
    else:
        steps = posed.show_steps(attempt.line or (attempt.move,), is_expected=True)
    status = "solved" if found.is_solved else "open" if found.is_right else "missed"
    return {
        "verdict": found.word,
        "status": status,
        "move": game.show_move(game.read(attempt.move)),
        "measure": posed.measure.name,
        "loss": attempt.loss,
        "is_main": found.is_right and is_main,
        "steps": steps,
        "theme": (posed.puzzle.theme or None) if found.is_solved else None,
        "why": [telling.as_json() for telling in found.why] if found.is_right and is_main else [],
        "position": None,
        "tried": None,
    }


def explain(request: Request, posed: Posed, asked: PuzzleAttempt) -> Response:
    """Why a move is not allowed at this position; nothing where it is."""
    game, language = posed.game, language_of(request)
    if game.compose is None:
        raise NotFound("no-such-address")
    move = game.compose(asked.kind, asked.parts)[:LONGEST_MOVE]
    reasons = [speak(reason, language) for reason in game.explain(posed.state, move)]
    return answer({"move": move, "reasons": reasons})


def _is_known(posed: Posed, move: str) -> bool:
    """Whether the puzzle itself says what this move is worth and what follows."""
    step = find_step(posed.puzzle, posed.played)
    return step is not None and move in (step.verdict.better, step.verdict.move)


def _can_search(game: AnyGame) -> bool:
    return game.thinking.search is not None


def _weigh(posed: Posed, move: str) -> Answer:
    """Without a search: what the move gives away, where that was found when the puzzle was made."""
    posed.game.check(posed.state, move)
    step, scale = find_step(posed.puzzle, posed.played), posed.measure.scale
    if step is None or move not in step.verdict.worth:
        raise Conflict("puzzle-needs-engine")
    known = step.verdict
    loss = known.worth[move]
    attempt = Attempt(
        move=move,
        grade=grade(loss / scale, known.error / scale),
        loss=loss,
        error=known.error,
        line=(move,),
        better=known.better,
        better_line=known.line,
        why=(),
    )
    is_right = attempt.word == RIGHT
    if is_right and step is not posed.puzzle.steps[-1]:  # nobody can answer another way
        raise Conflict("puzzle-needs-engine")
    return Answer(attempt=attempt, replies=(), is_solved=is_right)


def _think(posed: Posed, move: str, job: Job[Answer]) -> Answer:
    return judge_answer(posed.puzzle, posed.played, move, job.on_cancel)


def _seal(request: Request, posed: Posed, day: str) -> str:
    """That these are right moves; of a puzzle of the day also which day's it was when it was begun."""
    puzzle, database = posed.puzzle, house_of(request).database
    sealed = seal(database, f"{puzzle.game} {puzzle.key} {' / '.join(posed.played)}{day and f' on {day}'}")
    return f"{day}{DOT}{sealed}" if day else sealed
