"""Routes for lessons: their stages, playing one, and one's stars, which are all that is kept of it."""

from lunarium.games import GAMES
from lunarium.positions import lessons
from lunarium.positions.shown import show_move
from lunarium.server.routing import Call, Routes
from lunarium.server.sources import find_lesson
from lunarium.server.wire.lessons import LessonInfo, LessonProgress, StageKey, StagePosition, StageRequest
from lunarium.server.wire.tables import GameKey
from lunarium.tables.lessons import StageStars

routes = Routes("/api", "lessons")


@routes.get("/lessons", limit=None)
def show_progress(call: Call) -> list[LessonProgress]:
    """Get lesson progress by game."""
    progress: list[LessonProgress] = []
    for game in GAMES.values():
        stages = {stage.key for stage in lessons.list_stages(game)}
        won = [
            stars for key, stars in call.house.lessons.find(call.person, game.key).items() if key in stages
        ]
        if stages:
            stars = sum(one.count for one in won)
            progress.append({"game": game.key, "stages": len(stages), "done": len(won), "stars": stars})
    return progress


@routes.get("/games/{key}/lessons", limit=None, fails=(404, 422))
def show_lesson(call: Call, key: GameKey) -> LessonInfo:
    """List the stages of a game's lesson with the caller's stars."""
    game = find_lesson(key)
    won = call.house.lessons.find(call.person, game.key)
    return {
        "game": game.key,
        "stages": [
            {**lessons.show_info(game, stage), "stars": won.get(stage.key)}
            for stage in lessons.list_stages(game)
        ],
    }


@routes.post("/games/{key}/lessons/{stage}", limit="study", pool="rules", fails=(404, 409))
def play(call: Call, key: GameKey, stage: StageKey, body: StageRequest) -> StagePosition:
    """Play moves in a stage: get the replies and whether the goal is met."""
    kept, game = call.house.lessons, find_lesson(key)
    found = lessons.find_stage(game, stage)
    now = lessons.attempt(game, found, body.moves)
    won = StageStars(not body.helped, now.is_best) if now.status == "met" else None
    if call.person is not None and won is not None:
        kept.keep(call.person, game.key, found.key, won)
    shown = lessons.show_way(game, found, body.moves) if body.show and now.status == "open" else None
    return {
        **lessons.show_stage(game, found, now),
        "won": won,
        "kept": kept.find(call.person, game.key).get(found.key),
        "shown": show_move(game, shown) if shown is not None else None,
    }
