"""Routes for lessons: their stages, playing one, and one's stars, which are all that is kept of it."""

from collections.abc import Iterator

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.core import lesson
from lunarium.core.game import Json
from lunarium.core.lesson import Stage
from lunarium.core.teaching import Course
from lunarium.games import GAMES, AnyGame, load
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
    return await studies.run(_play, request, key, stage, body)


@router.post(
    "/games/{key}/lessons/{stage}/why",
    response_model=Reasons,
    responses=may_fail(*BODY, 404, 409, 429),
    openapi_extra=ANYBODY,
)
async def explain(request: Request, key: GameKey, stage: StageKey, body: StageAttempt) -> Response:
    """Explain why a move is not allowed in a stage; empty if it is."""
    studies: Places = request.app.state.studies
    return await studies.run(_explain, request, key, stage, body)


def _find_game(key: str) -> AnyGame:
    game = load(key)
    if not lesson.list_stages(game):
        raise NotFound("no-such-address")
    return game


def _show_stage(game: AnyGame, stage: Stage, stars: Stars | None) -> Json:
    return {
        "key": stage.key,
        "rules": list(stage.rules),
        "glow": list(stage.glow),
        "kinds": list(dict.fromkeys(game.show_move(game.read(move))["kind"] for move in stage.way)),
        "moves": stage.moves,
        "fewest": stage.fewest,
        "has_best": bool(stage.best),
        "stars": _show_stars(stars),
    }


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
        _show_position(game, stage, now)
        | {
            "won": _show_stars(won),
            "kept": _show_stars(kept),
            "shown": game.show_move(game.read(shown)) if shown is not None else None,
        }
    )


def _show_position(game: AnyGame, stage: Stage, now: lesson.Attempt) -> Json:
    """What can be seen, done and told; everything in it is open to everybody."""
    view, is_open = now.course.now, now.status == "open"
    return {
        "game": game.key,
        "stage": stage.key,
        "seat": now.course.seat,
        "seats": _show_seats(game, stage, now.course.seat),
        "view": view,
        "drawing": game.showing.draw(view) if game.showing.draw else None,
        "headline": [telling.as_json() for telling in game.showing.headline(view)],
        "to_move": game.to_move(now.state),
        "legal": [game.show_move(move) for move in game.legal_in_order(now.state)] if is_open else [],
        "insight": game.showing.insight(now.state) if is_open else None,
        "played": _show_played(game, now),
        "status": now.status,
        "moves_left": max(0, stage.moves - now.moves),
        "missing": [telling.as_json() for telling in now.missing],
        "scores": _show_scores(game, now.course),
    }


def _show_seats(game: AnyGame, stage: Stage, mine: int) -> list[Json]:
    """The learner, and computers for everybody else; whom the rules play, they play here too."""
    options = game.settle(stage.record.options)
    scripted = game.scripted(options)
    count = int(options.get("players", 1)) + len(scripted)
    holders = [
        "scripted" if seat in scripted else "person" if seat == mine else "computer" for seat in range(count)
    ]
    return [
        {
            "seat": seat,
            "holder": holder,
            "name": None,
            "level": None,
            "mine": seat == mine,
            "connected": seat == mine,
        }
        for seat, holder in enumerate(holders)
    ]


def _show_played(game: AnyGame, now: lesson.Attempt) -> list[Json]:
    return [
        {
            "seat": seat,
            "move": game.show_move(game.read(text)),
            "story": [telling.as_json() for telling in game.showing.tell(before, after, seat, text)],
        }
        for seat, text, before, after in _walk(now.course)
    ]


def _show_scores(game: AnyGame, course: Course) -> list[Json]:
    """The tables of the scorings that moves of the stage brought about."""
    return [
        beat.ledger.as_json()
        for seat, text, before, after in _walk(course)
        for beat in game.showing.beats(before, after, game.showing.tell(before, after, seat, text))
        if beat.ledger is not None
    ]


def _walk(course: Course) -> Iterator[tuple[int, str, Json, Json]]:
    """Every move with its seat, and what could be seen before and after it."""
    # There is one view more than moves.
    for (seat, text), before, after in zip(course.played, course.views, course.views[1:], strict=False):
        yield seat, text, before, after


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
