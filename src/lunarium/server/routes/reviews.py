"""Routes for the review of a finished game: ask for it, read it, call it off, and try a move again."""

import asyncio
from functools import partial

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from lunarium.ai.review.attempt import Attempt, try_move
from lunarium.ai.review.depth import DEEP
from lunarium.ai.review.review import Graded, Review
from lunarium.ai.review.verdict import Verdict
from lunarium.ai.thinking import check_search
from lunarium.core.game import Json
from lunarium.games import AnyGame
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import house_of, person_of, spend, visitor_of
from lunarium.server.places import Places
from lunarium.server.problems import BODY, may_fail
from lunarium.server.routes.tables import TableId
from lunarium.server.wire.reviews import AttemptRequest, AttemptVerdict, ReviewInfo, ReviewProgress
from lunarium.tables.errors import NotFound
from lunarium.tables.people import Person
from lunarium.tables.reviews import check_over
from lunarium.tables.table import Table
from lunarium.tables.work import Job, Place

ATTEMPT_SECONDS = 1.0
ATTEMPTS = Place("attempts", is_waited_for=True, most=4, most_each=1)
NOT_SURE: Json = {"grade": None, "loss": None, "error": None}  # before the deep look
NOT_SENT = ("worth", "start", "kind")  # of a move: what the page has elsewhere or asks for by an attempt

router = APIRouter(prefix="/api/tables/{table_id}/review", tags=["review"], route_class=StrictRoute)


@router.get("", response_model=ReviewInfo, responses=may_fail(403, 404, 409, 422, 429), openapi_extra=ANYBODY)
async def show_review(request: Request, table_id: TableId) -> Response:
    """Get a finished game's review: its progress and what was found so far."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_review, request, table_id)


@router.post(
    "", response_model=ReviewInfo, responses=may_fail(401, 403, 404, 409, 422, 429), openapi_extra=PERSON
)
async def ask_for_review(request: Request, table_id: TableId) -> Response:
    """Request the review of a finished game; all viewers share it, and repeating the request is safe."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _ask_for_review, request, table_id)


@router.delete(
    "", response_model=ReviewProgress, responses=may_fail(401, 403, 404, 409, 422, 429), openapi_extra=PERSON
)
def call_off_review(request: Request, table_id: TableId) -> Response:
    """Cancel a review that the caller requested; results so far remain."""
    house, person = house_of(request), person_of(request)
    spend(request, "reviews", person)
    table = house.look(table_id, person)
    check_over(table)
    return answer(house.reviews.call_off(table, person).as_json())


@router.post(
    "/attempts",
    response_model=AttemptVerdict,
    responses=may_fail(*BODY, 401, 404, 409, 429),
    openapi_extra=PERSON,
)
async def attempt(request: Request, table_id: TableId, body: AttemptRequest) -> Response:
    """Evaluate another move at a ply; this takes a short search."""
    person, table, known = await run_in_threadpool(_check_attempt, request, table_id, body)
    think = partial(_think, table, body, known)
    job = house_of(request).work.submit(ATTEMPTS, person.id, ATTEMPT_SECONDS, think)
    found = await asyncio.wrap_future(job.future)
    is_sure = known is not None and known.depth == DEEP.name
    return answer(show_attempt(table.game, found) | ({} if is_sure else NOT_SURE))


def _show_review(request: Request, table_id: str) -> Response:
    house, person = house_of(request), visitor_of(request)
    spend(request, "study", person)
    table = house.look(table_id, person)
    check_over(table)
    return _tell(request, table, person)


def _ask_for_review(request: Request, table_id: str) -> Response:
    house, person = house_of(request), person_of(request)
    spend(request, "reviews", person)
    table = house.look(table_id, person)
    house.reviews.ask(table, person)
    return _tell(request, table, person)


def _tell(request: Request, table: Table, person: Person | None) -> Response:
    reviews = house_of(request).reviews
    progress, review = reviews.read(table)
    is_mine = reviews.is_asked_by(table, person)
    shown = None if review is None else _show(table.game, review)
    return answer(progress.as_json() | {"is_mine": is_mine, "review": shown})


def _check_attempt(
    request: Request, table_id: str, body: AttemptRequest
) -> tuple[Person, Table, Verdict | None]:
    """The table, where the move could have been played; and what is known of the one that was."""
    house, person = house_of(request), person_of(request)
    spend(request, "reviews", person)
    table = house.look(table_id, person)
    check_over(table)
    check_search(table.game)
    if body.ply >= table.ply:
        raise NotFound("no-such-ply", ply=body.ply, plies=table.ply)
    table.game.check(table.state_at(body.ply), body.move)
    return person, table, house.reviews.verdict(table, body.ply)


def _think(table: Table, body: AttemptRequest, known: Verdict | None, job: Job[Attempt]) -> Attempt:
    return try_move(table.record_of_moves(), body.ply, body.move, known, job.on_cancel)


def _show(game: AnyGame, review: Review) -> Json:
    """The review with its moves as a board needs them."""
    return review.as_json() | {"moves": [_show_move(game, move) for move in review.moves]}


def _show_move(game: AnyGame, graded: Graded) -> Json:
    move = graded.as_json() | {"is_suspect": graded.is_suspect}
    if not graded.is_sure:
        move |= NOT_SURE | {"better": move["move"], "line": move["played_line"], "why": []}
    shown = {name: value for name, value in move.items() if name not in NOT_SENT}
    for name in ("move", "better"):
        shown[name] = _read(game, move[name])
    for name in ("line", "played_line"):
        shown[name] = [_read(game, text) for text in move[name]]
    return shown


def show_attempt(game: AnyGame, found: Attempt) -> Json:
    """What was found about a move, as a board needs it."""
    return {
        "verdict": found.word,
        "move": _read(game, found.move),
        "grade": found.grade,
        "loss": found.loss,
        "error": found.error,
        "line": [_read(game, text) for text in found.line],
        "better": _read(game, found.better),
        "better_line": [_read(game, text) for text in found.better_line],
        "why": [told.as_json() for told in found.why],
    }


def _read(game: AnyGame, text: str) -> Json:
    return game.show_move(game.read(text))
