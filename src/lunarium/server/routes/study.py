"""Routes for whoever thinks about a position: previews by the rules, reasons, a hint."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from lunarium.ai.thinking import Budget, Thinker
from lunarium.core.game import Json
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import caller_of, house_of, person_of, visitor_of
from lunarium.server.languages import language_of
from lunarium.server.problems import may_fail, speak
from lunarium.server.routes.tables import TableId
from lunarium.server.wire.games import Insight
from lunarium.server.wire.tables import Hint, MoveText, Ply, Reasons
from lunarium.tables.errors import Conflict, Forbidden

HINT = Budget(seconds=1.5)
HINTED = 3

router = APIRouter(prefix="/tables/{table_id}", tags=["study"], route_class=StrictRoute)


@router.get(
    "/insight",
    response_model=Insight,
    responses=may_fail(403, 404, 409, 422, 429),
    openapi_extra=ANYBODY,
)
def show_insight(request: Request, table_id: TableId, ply: Ply | None = None) -> Response:
    """What each legal move would bring and why others are not possible, for whoever is to move."""
    house = house_of(request)
    house.limits.spend("study", caller_of(request))
    table = house.look(table_id, visitor_of(request))
    return answer(table.insight() if ply is None else table.game.showing.insight(table.state_at(ply)))


@router.get(
    "/why", response_model=Reasons, responses=may_fail(403, 404, 409, 422, 429), openapi_extra=ANYBODY
)
def explain(
    request: Request, table_id: TableId, move: Annotated[MoveText, Query()], ply: Ply | None = None
) -> Response:
    """Why a move is not allowed; nothing where it is."""
    house = house_of(request)
    house.limits.spend("study", caller_of(request))
    table = house.look(table_id, visitor_of(request))
    state = table.state if ply is None else table.state_at(ply)
    language = language_of(request)
    reasons = [speak(reason, language) for reason in table.game.explain(state, move)]
    return answer({"move": move, "reasons": reasons})


@router.post(
    "/hint", response_model=Hint, responses=may_fail(401, 403, 404, 409, 422, 429), openapi_extra=PERSON
)
def hint(request: Request, table_id: TableId) -> Response:
    """What a strong player would do now; only where no other person plays, and not in the daily deal."""
    house, person = house_of(request), person_of(request)
    house.limits.spend("hints", caller_of(request))
    table = house.look(table_id, person)
    table.check_turn(person)
    if table.finished_at is not None:
        raise Conflict("game-is-over")
    if table.daily is not None or not table.is_only_with_computers(person):
        raise Forbidden("no-hint-here")
    rng = SystemRandom()
    world = table.game.determinize(table.state, table.turn, rng)
    thinker = Thinker(table.game, world, seed=rng.getrandbits(63))
    thinker.think(HINT)
    thoughts = thinker.thoughts()
    game = table.game

    def show(text: str) -> Json:
        return game.show_move(game.read(text))

    visits = max(1, sum(thought.visits for thought in thoughts))
    shown = [
        {
            "move": show(thought.move),
            "share": round(thought.visits / visits, 3),
            "win": thought.win,
            "score": thought.score,
            "line": [show(move) for move in thought.line],
        }
        for thought in thoughts[:HINTED]
    ]
    return answer({"moves": shown})
