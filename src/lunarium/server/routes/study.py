"""Routes for whoever thinks about a position: previews, cards, reasons, hints and lines."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from lunarium.ai.ideas import cut_line, pick_ideas
from lunarium.ai.thinking import Budget, Thinker
from lunarium.core.game import Json
from lunarium.games import AnyGame
from lunarium.positions.questions import try_line
from lunarium.server import cards
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import house_of, person_of, spend, visitor_of
from lunarium.server.languages import language_of
from lunarium.server.places import Places
from lunarium.server.problems import BODY, may_fail, speak
from lunarium.server.routes.tables import TableId
from lunarium.server.wire.games import Insight
from lunarium.server.wire.study import Card, Hint, LegalMoves, Line, LineRequest, Thing
from lunarium.server.wire.tables import LONGEST_MOVE, Attempt, MoveText, Ply, Reasons
from lunarium.tables.errors import Conflict, Forbidden, NotFound
from lunarium.tables.people import Person
from lunarium.tables.table import Table
from lunarium.tables.work import Job, Place

HINT_SECONDS = 1.5
HINT = Budget(seconds=HINT_SECONDS)
HINTED = 3
HINTS = Place("hints", is_waited_for=True, most=4, most_each=1)


@dataclass(frozen=True, slots=True)
class Question:
    """A position that somebody wants ideas for."""

    game: AnyGame
    options: Mapping[str, Any]
    state: Any


router = APIRouter(prefix="/api/tables/{table_id}", tags=["study"], route_class=StrictRoute)


@router.get(
    "/insight",
    response_model=Insight,
    responses=may_fail(403, 404, 409, 422, 429),
    openapi_extra=ANYBODY,
)
async def show_insight(request: Request, table_id: TableId, ply: Ply | None = None) -> Response:
    """Get what each legal move would gain and why others are illegal, for the player to move."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_insight, request, table_id, ply)


@router.get(
    "/legal", response_model=LegalMoves, responses=may_fail(403, 404, 422, 429), openapi_extra=ANYBODY
)
async def list_legal(request: Request, table_id: TableId, ply: Ply | None = None) -> Response:
    """List the legal moves, now or at an earlier ply."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _list_legal, request, table_id, ply)


@router.get("/why", response_model=Reasons, responses=may_fail(403, 404, 422, 429), openapi_extra=ANYBODY)
async def explain(
    request: Request, table_id: TableId, move: Annotated[MoveText, Query()], ply: Ply | None = None
) -> Response:
    """Explain why a move is not allowed; empty if it is."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _explain, request, table_id, move, ply)


@router.post("/why", response_model=Reasons, responses=may_fail(*BODY, 403, 404, 429), openapi_extra=ANYBODY)
async def explain_attempt(request: Request, table_id: TableId, body: Attempt) -> Response:
    """Explain why a move given by kind and parts is not allowed; empty if it is."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _explain, request, table_id, body, body.ply)


@router.get("/about", response_model=Card, responses=may_fail(403, 404, 422, 429), openapi_extra=ANYBODY)
async def show_card(
    request: Request, table_id: TableId, thing: Annotated[Thing, Query()], ply: Ply | None = None
) -> Response:
    """Get a thing's card at the table: what it is, does next and can be used for."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_card, request, table_id, thing, ply)


@router.post("/line", response_model=Line, responses=may_fail(*BODY, 403, 404, 429), openapi_extra=ANYBODY)
async def try_moves(request: Request, table_id: TableId, body: LineRequest) -> Response:
    """Try some moves and get the table after them; nothing is played."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _try_line, request, table_id, body)


@router.post(
    "/hint", response_model=Hint, responses=may_fail(401, 403, 404, 409, 422, 429), openapi_extra=PERSON
)
async def hint(request: Request, table_id: TableId) -> Response:
    """Get a hint; only where no other person plays, and not in the daily challenge."""
    person, table = await run_in_threadpool(check_help, request, table_id, "hints")
    question = Question(table.game, table.options, table.state)
    job = house_of(request).work.submit(
        HINTS, person.id, HINT_SECONDS, partial(find_ideas, question, house_of(request).draw())
    )
    return answer(name_measure(question) | {"moves": await asyncio.wrap_future(job.future)})


def _show_insight(request: Request, table_id: str, ply: int | None) -> Response:
    house = house_of(request)
    person = visitor_of(request)
    spend(request, "study", person)
    table = house.look(table_id, person)
    return answer(table.position_at(ply).insight)


def _list_legal(request: Request, table_id: str, ply: int | None) -> Response:
    house = house_of(request)
    person = visitor_of(request)
    spend(request, "study", person)
    table = house.look(table_id, person)
    return answer({"moves": table.position_at(ply).legal})


def _explain(request: Request, table_id: str, asked: str | Attempt, ply: int | None) -> Response:
    house = house_of(request)
    person = visitor_of(request)
    spend(request, "study", person)
    table = house.look(table_id, person)
    state = table.state if ply is None else table.state_at(ply)
    language = language_of(request)
    move = _compose(table.game, asked) if isinstance(asked, Attempt) else asked
    reasons = [speak(reason, language) for reason in table.game.explain(state, move)]
    return answer({"move": move, "reasons": reasons})


def _compose(game: AnyGame, asked: Attempt) -> str:
    """The move as text; a game that cannot write it takes no such question."""
    if game.compose is None:
        raise NotFound("no-such-address")
    return game.compose(asked.kind, asked.parts)[:LONGEST_MOVE]


def _show_card(request: Request, table_id: str, thing: str, ply: int | None) -> Response:
    house = house_of(request)
    person = visitor_of(request)
    spend(request, "study", person)
    table = house.look(table_id, person)
    state = table.state if ply is None else table.state_at(ply)
    return cards.show_card(request, table.game, state, thing)


def _try_line(request: Request, table_id: str, body: LineRequest) -> Response:
    house = house_of(request)
    person = visitor_of(request)
    spend(request, "study", person)
    table = house.look(table_id, person)
    return answer({"steps": try_line(table.position_at(body.ply), body.moves, house.draw())})


def check_help(request: Request, table_id: str, what: str) -> tuple[Person, Table]:
    """The table, where help harms nobody; `what` is counted against the limits."""
    house, person = house_of(request), person_of(request)
    spend(request, what, person)
    table = house.look(table_id, person)
    table.check_turn(person)
    if table.finished_at is not None:
        raise Conflict("game-is-over")
    if table.daily is not None or not table.is_only_with_computers(person):
        raise Forbidden("no-hint-here")
    house.fair_play.check_position(person, table.game, table.state)
    return person, table


def name_measure(question: Question) -> Json:
    """What to compare ideas by."""
    measure = "win" if question.options.get("players") != 1 else "score"
    return {"measure": measure, "unit": question.game.score(question.options).unit}


def find_ideas(question: Question, rng: Random, job: Job[list[Json]]) -> list[Json]:
    """The best moves as the search sees them; it never sees what is face down."""
    game, state = question.game, question.state
    world = game.determinize(state, game.to_move(state), rng)
    thinker = Thinker(game, world, seed=rng.getrandbits(63))
    job.on_cancel(thinker.stop)
    thinker.think(HINT)
    thoughts = thinker.thoughts()

    def show(text: str) -> Json:
        return game.show_move(game.read(text))

    return [
        {
            "move": show(thought.move),
            "denies": [told.as_json() for told in game.showing.denies(state, game.read(thought.move))],
            "win": thought.win,
            "score": thought.score,
            "line": [show(move) for move in cut_line(game, world, thought.line)],
        }
        for thought in pick_ideas(game, state, thoughts, HINTED)
    ]
