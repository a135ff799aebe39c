"""Routes for lessons: their stages, playing one, and one's stars, which are all that is kept of it."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.core.game import Json
from lunarium.games import GAMES, AnyGame, load
from lunarium.positions import lessons as lesson
from lunarium.positions.lessons import Stage
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY
from lunarium.server.identity import house_of, spend, visitor_of
from lunarium.server.languages import language_of
from lunarium.server.places import Places
from lunarium.server.problems import BODY, may_fail, speak
from lunarium.server.wire.lessons import (
    LessonInfo,
    LessonProgress,
    StageAttempt,
    StageKey,
    StagePosition,
    StageRequest,
)
from lunarium.server.wire.tables import LONGEST_MOVE, GameKey, Reasons
from lunarium.tables.errors import NotFound
from lunarium.tables.lessons import Stars

router = APIRouter(prefix="/api", tags=["lessons"], route_class=StrictRoute)


@router.get("/lessons", response_model=list[LessonProgress], responses=may_fail(), openapi_extra=ANYBODY)
def show_progress(request: Request) -> Response:
    """Get lesson progress by game."""
    house, person = house_of(request), visitor_of(request)
    progress = []
    for game in GAMES.values():
        stages = {stage.key for stage in lesson.list_stages(game)}
        won = [stars for key, stars in house.lessons.find(person, game.key).items() if key in stages]
        if stages:
            stars = sum(one.count for one in won)
            progress.append({"game": game.key, "stages": len(stages), "done": len(won), "stars": stars})
    return answer(progress)


@router.get(
    "/games/{key}/lessons", response_model=LessonInfo, responses=may_fail(404, 422), openapi_extra=ANYBODY
)
def show_lesson(request: Request, key: GameKey) -> Response:
    """List the stages of a game's lesson with the caller's stars."""
    game = _find_game(key)
    won = house_of(request).lessons.find(visitor_of(request), game.key)
    stages = [_show_stage(game, stage, won.get(stage.key)) for stage in lesson.list_stages(game)]
    return answer({"game": game.key, "stages": stages})


@router.post(
    "/games/{key}/lessons/{stage}",
    response_model=StagePosition,
    responses=may_fail(*BODY, 404, 409, 429),
    openapi_extra=ANYBODY,
)
async def play(request: Request, key: GameKey, stage: StageKey, body: StageRequest) -> Response:
    """Play moves in a stage: get the replies and whether the goal is met."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _play, request, key, stage, body)


@router.post(
    "/games/{key}/lessons/{stage}/why",
    response_model=Reasons,
    responses=may_fail(*BODY, 404, 409, 429),
    openapi_extra=ANYBODY,
)
async def explain(request: Request, key: GameKey, stage: StageKey, body: StageAttempt) -> Response:
    """Explain why a move is not allowed in a stage; empty if it is."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _explain, request, key, stage, body)


def _find_game(key: str) -> AnyGame:
    game = load(key)
    if not lesson.list_stages(game):
        raise NotFound("no-such-address")
    return game


def _show_stage(game: AnyGame, stage: Stage, stars: Stars | None) -> Json:
    return {**lesson.show_info(game, stage), "stars": _show_stars(stars)}


def _show_stars(stars: Stars | None) -> Json | None:
    return None if stars is None else {"alone": stars.alone, "best": stars.best}


def _play(request: Request, key: str, stage_key: str, body: StageRequest) -> Response:
    house, person = house_of(request), visitor_of(request)
    spend(request, "study", person)
    game = _find_game(key)
    stage = lesson.find_stage(game, stage_key)
    now = lesson.attempt(game, stage, body.moves)
    won = Stars(not body.helped, now.is_best) if now.status == "met" else None
    if person is not None and won is not None:
        house.lessons.keep(person, game.key, stage.key, won)
    kept = house.lessons.find(person, game.key).get(stage.key)
    shown = lesson.show_way(game, stage, body.moves) if body.show and now.status == "open" else None
    return answer(
        {
            **lesson.show_stage(game, stage, now),
            "won": _show_stars(won),
            "kept": _show_stars(kept),
            "shown": game.show_move(game.read(shown)) if shown is not None else None,
        }
    )


def _explain(request: Request, key: str, stage_key: str, body: StageAttempt) -> Response:
    spend(request, "study", visitor_of(request))
    game = _find_game(key)
    now = lesson.attempt(game, lesson.find_stage(game, stage_key), body.moves)
    if game.compose is None:
        raise NotFound("no-such-address")
    move = game.compose(body.kind, body.parts)[:LONGEST_MOVE]
    language = language_of(request)
    return answer(
        {"move": move, "reasons": [speak(reason, language) for reason in game.explain(now.state, move)]}
    )
