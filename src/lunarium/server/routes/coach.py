"""Routes for the coach of a first game: what is worth saying now, and a question before a grave mistake."""

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from lunarium.core.game import Json
from lunarium.core.teaching import Scene
from lunarium.positions import coach as coaching
from lunarium.positions.coach import Word
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import PERSON
from lunarium.server.doubts import Doubt
from lunarium.server.house import House
from lunarium.server.identity import house_of
from lunarium.server.places import Places
from lunarium.server.problems import BODY, may_fail
from lunarium.server.routes.study import check_help
from lunarium.server.routes.tables import TableId
from lunarium.server.wire.coach import Coaching, CoachRequest, Weighed, WeighRequest
from lunarium.tables.people import Person
from lunarium.tables.table import Table

router = APIRouter(prefix="/api/tables/{table_id}/coach", tags=["coach"], route_class=StrictRoute)
FAILURES = may_fail(*BODY, 401, 403, 404, 409, 429)


@router.post("", response_model=Coaching, responses=FAILURES, openapi_extra=PERSON)
async def coach(request: Request, table_id: TableId, body: CoachRequest) -> Response:
    """Get the coach's remarks for the player to move: what is new, what the others did, first ideas."""
    studies: Places = request.app.state.studies
    return answer(await studies.run(request, _coach, request, table_id, body))


@router.post("/doubt", response_model=Weighed, responses=FAILURES, openapi_extra=PERSON)
async def doubt(request: Request, table_id: TableId, body: WeighRequest) -> Response:
    """Get a warning about a move that gives a lot away; empty if busy or already given."""
    studies: Places = request.app.state.studies
    person, table = await studies.run(request, _check_move, request, table_id, body)
    found = await house_of(request).doubts.weigh(table, person, body.move)
    if found is None:
        return answer({"doubt": None})
    return answer({"doubt": await run_in_threadpool(_show_doubt, table, found)})


def _show_doubt(table: Table, doubt: Doubt) -> Json:
    game = table.game
    after = game.view(game.play(table.state, doubt.better), None)
    told = game.showing.tell(table.view(), after, table.turn or 0, doubt.better)
    return {
        "why": [telling.as_json() for telling in doubt.why],
        "better": game.show_move(game.read(doubt.better)),
        "told": told[0].as_json(),  # the move itself; what follows may be face down still
    }


def _check(request: Request, table_id: str, body: CoachRequest) -> tuple[Person, Table]:
    person, table = check_help(request, table_id, "study")
    table.check_position(body.ply, body.line)
    return person, table


def _check_move(request: Request, table_id: str, body: WeighRequest) -> tuple[Person, Table]:
    person, table = _check(request, table_id, body)
    table.game.check(table.state, body.move)
    return person, table


def _coach(request: Request, table_id: str, body: CoachRequest) -> Json:
    house = house_of(request)
    person, table = _check(request, table_id, body)
    if table.game.is_midway(table.state):
        return {"moment": None, "remark": None, "ideas": []}
    house.doubts.think_ahead(table, person)
    game, scene = table.game, _look_at(table)
    said = house.coach_words.said(person, game.key)
    return {
        "moment": _say(house, person, table, coaching.find_moment(game, scene, said)),
        "remark": _say(house, person, table, coaching.find_remark(game, scene, said)),
        "ideas": [
            {"key": idea.key, "done": idea.is_done, "possible": idea.is_possible}
            for idea in coaching.list_ideas(game, scene)
        ],
    }


def _say(house: House, person: Person, table: Table, found: Word | None) -> Json | None:
    """The sentence, once it is written down that it was said."""
    if found is None or not house.coach_words.say(person, table.game.key, found.word):
        return None
    return {
        "key": found.word.partition(" ")[0],
        "told": found.telling.as_json(),
        "glow": list(found.glow),
        "rules": list(found.rules),
        "ply": found.ply,
    }


def _look_at(table: Table) -> Scene:
    """The position as the coach of the player to move sees it."""
    moves = [(played.seat, played.move) for played in table.played]
    return coaching.look_at(table.position, moves, table.told().story or (), table.state_at)
