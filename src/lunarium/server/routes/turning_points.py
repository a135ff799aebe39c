"""Routes for the turning points of a reviewed game as puzzles; nothing is graded."""

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.turning import list_turning_points
from lunarium.core.errors import NoSuchPuzzle
from lunarium.core.game import Json
from lunarium.positions.shown import show_seats
from lunarium.server import cards
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import house_of, person_of, spend, visitor_of
from lunarium.server.places import Places
from lunarium.server.posing import Posed
from lunarium.server.problems import BODY, may_fail
from lunarium.server.routes.tables import TableId
from lunarium.server.solving import check_seal, explain, judge, show_answer, show_position
from lunarium.server.wire.puzzles import (
    PuzzleAnswer,
    PuzzleAnswerRequest,
    PuzzleAttempt,
    PuzzleHint,
    PuzzleHintRequest,
    PuzzleKey,
    PuzzlePosition,
    PuzzleQuestion,
    PuzzleSolution,
    TurningPointPuzzles,
)
from lunarium.server.wire.study import Card
from lunarium.server.wire.tables import MoveText, Reasons
from lunarium.tables.people import Person
from lunarium.tables.reviews import check_over
from lunarium.tables.table import Table

UNGRADED: Json = {"difficulty": None, "points": None, "result": None, "grade": None}

router = APIRouter(prefix="/api/tables/{table_id}/review/puzzles", tags=["review"], route_class=StrictRoute)


@router.get(
    "", response_model=TurningPointPuzzles, responses=may_fail(403, 404, 409, 422, 429), openapi_extra=ANYBODY
)
async def list_points(request: Request, table_id: TableId) -> Response:
    """List the turning points of a deep review: the caller's own if they played, else all."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _list_points, request, table_id)


@router.get(
    "/{key}",
    response_model=PuzzlePosition,
    responses=may_fail(403, 404, 409, 422, 429),
    openapi_extra=ANYBODY,
)
async def show_point(request: Request, table_id: TableId, key: PuzzleKey) -> Response:
    """Get the position before a turning point, without the move played."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_point, request, table_id, key)


@router.post(
    "/{key}/answers",
    response_model=PuzzleAnswer,
    responses=may_fail(*BODY, 401, 404, 409, 429),
    openapi_extra=PERSON,
)
async def answer_point(
    request: Request, table_id: TableId, key: PuzzleKey, body: PuzzleAnswerRequest
) -> Response:
    """Answer a turning point with a move; the review or a search judges it."""
    person = await run_in_threadpool(person_of, request)
    spend(request, "puzzles", person)
    posed = await run_in_threadpool(_pose, request, table_id, key, person, body.played, body.seal)
    found = await judge(request, person, posed, body.move)

    def finish() -> Response:
        shown = show_answer(posed, found)
        if shown["status"] == "open":
            shown["position"] = _show(request, posed.go_on(body.move, *found.replies))
        return answer(shown)

    return await run_in_threadpool(finish)


@router.post(
    "/{key}/hints",
    response_model=PuzzleHint,
    responses=may_fail(*BODY, 401, 404, 409, 429),
    openapi_extra=PERSON,
)
async def show_hint(request: Request, table_id: TableId, key: PuzzleKey, body: PuzzleHintRequest) -> Response:
    """Get a hint: the theme where the rules prove one, then the piece that moves."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_hint, request, table_id, key, body)


@router.post(
    "/{key}/solution",
    response_model=PuzzleSolution,
    responses=may_fail(401, 403, 404, 409, 422, 429),
    openapi_extra=PERSON,
)
async def show_solution(request: Request, table_id: TableId, key: PuzzleKey) -> Response:
    """Get the better move and the reasons."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_solution, request, table_id, key)


@router.post(
    "/{key}/why",
    response_model=Reasons,
    responses=may_fail(*BODY, 404, 409, 429),
    openapi_extra=ANYBODY,
)
async def explain_attempt(
    request: Request, table_id: TableId, key: PuzzleKey, body: PuzzleAttempt
) -> Response:
    """Explain why a move is not allowed there; empty if it is."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _explain, request, table_id, key, body)


@router.post(
    "/{key}/about",
    response_model=Card,
    responses=may_fail(*BODY, 404, 409, 429),
    openapi_extra=ANYBODY,
)
async def show_card(request: Request, table_id: TableId, key: PuzzleKey, body: PuzzleQuestion) -> Response:
    """Get a thing's card: what it is, does next and can be used for."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_card, request, table_id, key, body)


def _find_points(request: Request, table: Table) -> list[Puzzle]:
    """The turning points in which something else was better."""
    _, review = house_of(request).reviews.read(table)
    if review is None:
        return []
    found = list_turning_points(table.record_of_moves(), review)
    return [puzzle for puzzle in found if puzzle.steps[0].verdict.better != puzzle.steps[0].verdict.move]


def _look(request: Request, table_id: str, person: Person | None) -> Table:
    """A finished game that this person may look at."""
    spend(request, "study", person)
    table = house_of(request).look(table_id, person)
    check_over(table)
    return table


def _list_points(request: Request, table_id: str) -> Response:
    person = visitor_of(request)
    table = _look(request, table_id, person)
    points, mine = _find_points(request, table), table.seats_of(person)
    shown = [
        {"key": puzzle.key, "ply": puzzle.steps[0].verdict.ply, "seat": puzzle.seat}
        for puzzle in points
        if not mine or puzzle.seat in mine
    ]
    return answer({"game": table.game.key, "puzzles": shown})


def _pose(
    request: Request,
    table_id: str,
    key: str,
    person: Person | None,
    played: list[MoveText],
    seal: str,
) -> Posed:
    """A turning point after moves that were found right."""
    table = _look(request, table_id, person)
    for puzzle in _find_points(request, table):
        if puzzle.key == key:
            seats = show_seats(table.seats, table.game.scripted(table.options), table.seats_of(person))
            return check_seal(request, Posed(puzzle, tuple(played), seats), seal)
    raise NoSuchPuzzle(puzzle=key[:40], game=table.game.key)


def _show(request: Request, posed: Posed) -> Json:
    return show_position(request, posed) | posed.show_hint(0, None) | UNGRADED


def _show_point(request: Request, table_id: str, key: str) -> Response:
    return answer(_show(request, _pose(request, table_id, key, visitor_of(request), [], "")))


def _show_hint(request: Request, table_id: str, key: str, body: PuzzleHintRequest) -> Response:
    posed = _pose(request, table_id, key, person_of(request), body.played, body.seal)
    return answer(posed.show_hint(body.step, None))


def _show_solution(request: Request, table_id: str, key: str) -> Response:
    posed = _pose(request, table_id, key, person_of(request), [], "")
    return answer(posed.show_solution() | {"tried": None})


def _explain(request: Request, table_id: str, key: str, body: PuzzleAttempt) -> Response:
    posed = _pose(request, table_id, key, visitor_of(request), body.played, body.seal)
    return explain(request, posed, body)


def _show_card(request: Request, table_id: str, key: str, body: PuzzleQuestion) -> Response:
    posed = _pose(request, table_id, key, visitor_of(request), body.played, body.seal)
    return cards.show_card(request, posed.game, posed.state, body.thing)
