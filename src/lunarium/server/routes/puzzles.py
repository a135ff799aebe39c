"""Routes for puzzles: what there is to solve, and solving one, of a game or of one's own reviewed game."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from statistics import mean
from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from lunarium.ai.puzzles.judging import Answer
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import load_puzzles
from lunarium.games import GAMES, AnyGame
from lunarium.positions.puzzles import Piece, Posed, show_answer, show_piece, show_puzzle, show_solution
from lunarium.server.answers import answer_unless_known, encode
from lunarium.server.routing import Call, PersonCall, Routes
from lunarium.server.solving import find_game, find_points, judge, pose, seal_of
from lunarium.server.wire.puzzles import (
    DailyPuzzle,
    Difficulty,
    GradeInfo,
    HintStep,
    Players,
    PuzzleAnswer,
    PuzzleAnswerRequest,
    PuzzleHint,
    PuzzleHintRequest,
    PuzzleInfo,
    PuzzleKey,
    PuzzleList,
    PuzzleNext,
    PuzzlePosition,
    PuzzleShare,
    PuzzleShelf,
    PuzzleSolution,
    PuzzleSource,
    PuzzleTried,
    ThemeKey,
    TurningPointPuzzles,
)
from lunarium.server.wire.tables import GameKey, TableId
from lunarium.tables.errors import NotFound
from lunarium.tables.grade import Grade, points_of
from lunarium.tables.puzzles import PIECE, SOLUTION, THEME, PuzzleResult, Tried, choose_next

routes = Routes("/api/puzzles", "puzzles")
points = Routes("/api/tables/{table_id}/review/puzzles", "review")
SHELVES = 4  # looks that one at all puzzles counts for
UNKNOWN: Piece = {"kind": None, "thing": None}


@routes.get(limit="reads", cost=SHELVES, pool="rules", answers=list[PuzzleShelf], fails=(409,))
def list_shelves(call: Call) -> Response:
    """List the games with puzzles, today's puzzles and the caller's progress."""
    shelves = [_show_shelf(call, game) for game in GAMES.values() if load_puzzles(game)]
    return answer_unless_known(call.request, encode(shelves), lambda: shelves)


@routes.get("/{game}", limit="reads", fails=(404, 422))
def list_puzzles(
    call: Call,
    game: GameKey,
    theme: Annotated[ThemeKey | None, Query()] = None,
    difficulty: Annotated[Difficulty | None, Query()] = None,
    players: Annotated[Players | None, Query()] = None,
) -> PuzzleList:
    """List a game's puzzles with the caller's results; filter by theme, difficulty and mode."""
    puzzles = call.house.puzzles
    known, shown = puzzles.find(call.person, game), puzzles.find_hints(call.person, game)
    listed: list[PuzzleInfo] = []
    for puzzle in _pick(game, theme, difficulty, players):
        result = known.get(puzzle.key)
        is_known = theme is not None or _knows_theme(shown.get(puzzle.key, 0), result)
        listed.append(
            {
                "key": puzzle.key,
                "number": puzzle.number,
                "players": puzzle.players,
                "difficulty": puzzle.difficulty,
                "points": points_of(puzzle.rating),
                "depth": len(puzzle.steps),
                "theme": puzzle.theme if is_known else None,
                "result": result,
            }
        )
    return {"game": game, "puzzles": listed}


@routes.get("/{game}/next", limit="reads", fails=(404, 422))
def find_next(
    call: Call,
    game: GameKey,
    theme: Annotated[ThemeKey | None, Query()] = None,
    difficulty: Annotated[Difficulty | None, Query()] = None,
    players: Annotated[Players | None, Query()] = None,
    after: Annotated[PuzzleKey | None, Query()] = None,
) -> PuzzleNext:
    """Get a puzzle that the caller has not tried, at about their strength."""
    found, puzzles = _pick(game, theme, difficulty, players), call.house.puzzles
    others = [puzzle for puzzle in found if puzzle.key != after] or found
    known, grade = puzzles.find(call.person, game), puzzles.grade(call.person, game)
    chosen = choose_next(others, known, grade, call.house.draw())
    if chosen is None:
        raise NotFound("no-such-puzzles")
    return {"game": game, "key": chosen.key}


@points.get(limit="study", pool="rules", fails=(403, 404, 409, 422))
def list_points(call: Call, table_id: TableId) -> TurningPointPuzzles:
    """List the turning points of a deep review: the caller's own if they played, else all."""
    table = call.house.look(table_id, call.person)
    found, mine = find_points(call, table), table.seats_of(call.person)
    return {
        "game": table.game.key,
        "puzzles": [
            {"key": puzzle.key, "ply": puzzle.steps[0].verdict.ply, "seat": puzzle.seat}
            for puzzle in found
            if not mine or puzzle.seat in mine
        ],
    }


@routes.get("/{of}/{key}", limit="study", pool="rules", fails=(403, 404, 409, 422))
def show_one(call: Call, of: PuzzleSource, key: PuzzleKey) -> PuzzlePosition:
    """Get a puzzle at its start; of a turning point without the move that was played."""
    posed, daily = pose(call, of, key), call.house.daily_puzzles
    if posed.is_graded:
        today, keys = daily.today(), [one.key for one in load_puzzles(posed.game)]
        is_daily = daily.choose(posed.game.key, keys, today) == key
        posed = replace(posed, day=today if is_daily else None)
    return _show(call, posed)


@routes.post("/{of}/{key}/answers", limit="puzzles", fails=(404, 409))
async def answer_puzzle(
    call: PersonCall, of: PuzzleSource, key: PuzzleKey, body: PuzzleAnswerRequest
) -> PuzzleAnswer:
    """Answer a puzzle with a move; the first try counts, but for turning points, which are not graded."""
    posed = await call.run(pose, call, of, key, body.played, body.seal)
    found = await judge(call, posed, body.move)
    return await call.run(_finish, call, posed, found)


@routes.post("/{of}/{key}/hints", limit="study", pool="rules", fails=(404, 409))
def show_hint(call: PersonCall, of: PuzzleSource, key: PuzzleKey, body: PuzzleHintRequest) -> PuzzleHint:
    """Get a hint: the theme first, then the piece that moves; a solved puzzle then counts less."""
    posed = pose(call, of, key, body.played, body.seal)
    if not posed.is_graded:
        return _show_hint(posed, body.step, None)
    call.house.puzzles.note_hint(call.person, posed.puzzle, body.step)
    return _show_hint(posed, body.step, _find_result(call, posed))


@routes.post("/{of}/{key}/solution", limit="study", pool="rules", fails=(404, 409, 422))
def tell_solution(call: PersonCall, of: PuzzleSource, key: PuzzleKey) -> PuzzleSolution:
    """Get the solution; before the first try has ended, this counts as a miss."""
    posed, puzzles, tried = pose(call, of, key), call.house.puzzles, None
    result = _find_result(call, posed)
    if posed.is_graded and (result is None or not result.is_done):
        puzzles.note_hint(call.person, posed.puzzle, SOLUTION)
        tried = puzzles.note_try(call.person, posed.puzzle, solved=False)
    return {**show_solution(posed), "tried": _show_tried(call, posed, tried)}


def _pick(game: str, theme: str | None, difficulty: int | None, players: int | None) -> list[Puzzle]:
    """The puzzles that fit."""
    return [
        puzzle
        for puzzle in load_puzzles(find_game(game))
        if theme in (None, puzzle.theme)
        and difficulty in (None, puzzle.difficulty)
        and players in (None, puzzle.players)
    ]


def _show_shelf(call: Call, game: AnyGame) -> PuzzleShelf:
    house, puzzles = call.house, load_puzzles(game)
    known, grade = house.puzzles.find(call.person, game.key), house.puzzles.grade(call.person, game.key)
    themes = [theme for theme in game.practice.themes if any(one.theme == theme for one in puzzles)]
    companies = sorted({puzzle.players for puzzle in puzzles})
    difficulties = sorted({puzzle.difficulty for puzzle in puzzles})

    chances = {rating: grade.chance(rating) for rating in {puzzle.rating for puzzle in puzzles}}

    def share(key: object, found: Iterable[Puzzle]) -> PuzzleShare:
        return _show_share(str(key), list(found), known, chances)

    return {
        "game": game.key,
        "count": len(puzzles),
        "done": _count_done(puzzles, known),
        "grade": _show_grade(grade),
        "daily": _show_daily(call, game, house.daily_puzzles.today()),
        "themes": [share(theme, (one for one in puzzles if one.theme == theme)) for theme in themes],
        "difficulties": [
            share(number, (one for one in puzzles if one.difficulty == number)) for number in difficulties
        ],
        "players": [share(number, (one for one in puzzles if one.players == number)) for number in companies],
        "judges_all": game.thinking.search is not None,
    }


def _show_share(
    key: str, puzzles: list[Puzzle], known: Mapping[str, PuzzleResult], chances: Mapping[float, float]
) -> PuzzleShare:
    chance = mean(chances[puzzle.rating] for puzzle in puzzles)
    return {
        "key": key,
        "count": len(puzzles),
        "done": _count_done(puzzles, known),
        "chance": round(chance, 3),
    }


def _count_done(puzzles: Iterable[Puzzle], known: Mapping[str, PuzzleResult]) -> int:
    return sum(puzzle.key in known and known[puzzle.key].is_done for puzzle in puzzles)


def _show_daily(call: Call, game: AnyGame, day: date) -> DailyPuzzle:
    daily = call.house.daily_puzzles
    key = daily.choose(game.key, [puzzle.key for puzzle in load_puzzles(game)], day)
    own, crowd = daily.find(call.person, game.key, day), daily.count(game.key, day)
    return {
        "date": day,
        "key": key,
        "tried": own.tried,
        "solved": own.solved,
        "streak": own.streak,
        "tries": crowd.tried,
        "solvers": crowd.solved,
        "at_once": crowd.at_once,
    }


def _show(call: Call, posed: Posed) -> PuzzlePosition:
    """The puzzle as the caller sees it."""
    puzzles, puzzle, result = call.house.puzzles, posed.puzzle, _find_result(call, posed)
    shown = min(puzzles.hints(call.person, puzzle), THEME) if posed.is_graded else 0
    return {
        **show_puzzle(posed),
        **_show_hint(posed, 1 if shown else 0, result),
        "seal": seal_of(call, posed),
        "difficulty": puzzle.difficulty if posed.is_graded else None,
        "points": points_of(puzzle.rating) if posed.is_graded else None,
        "result": result,
        "grade": _show_grade(puzzles.grade(call.person, puzzle.game)) if posed.is_graded else None,
    }


def _finish(call: PersonCall, posed: Posed, found: Answer) -> PuzzleAnswer:
    """What the move came to; a try ends with a miss, or with the last move of the solution."""
    tried, position, shown = None, None, show_answer(posed, found)
    if posed.is_graded and shown["status"] != "open":
        tried = call.house.puzzles.note_try(call.person, posed.puzzle, solved=found.is_solved, day=posed.day)
    if shown["status"] == "open":
        position = _show(call, posed.go_on(found.attempt.move, *found.replies))
    return {**shown, "position": position, "tried": _show_tried(call, posed, tried)}


def _find_result(call: Call, posed: Posed) -> PuzzleResult | None:
    """How the caller came out with it; nothing where nothing is graded."""
    if not posed.is_graded:
        return None
    return call.house.puzzles.find(call.person, posed.game.key).get(posed.puzzle.key)


def _show_tried(call: Call, posed: Posed, tried: Tried | None) -> PuzzleTried | None:
    if tried is None:
        return None
    daily = _show_daily(call, posed.game, posed.day or call.house.daily_puzzles.today())
    return {
        "result": tried.result,
        "before": _show_grade(tried.before),
        "after": _show_grade(tried.after),
        "daily": daily if daily["key"] == posed.puzzle.key else None,
    }


def _show_hint(posed: Posed, shown: HintStep, result: PuzzleResult | None) -> PuzzleHint:
    """What the solver was shown; whoever has solved the puzzle knows what it was about."""
    is_known = _knows_theme(shown, result)
    return {
        **(show_piece(posed) if shown >= PIECE else UNKNOWN),
        "hint": shown,
        "theme": (posed.puzzle.theme or None) if is_known else None,
    }


def _knows_theme(shown: int, result: PuzzleResult | None) -> bool:
    """Whether somebody was told what a puzzle is about, or has solved it."""
    return shown >= THEME or (result is not None and result.is_done)


def _show_grade(grade: Grade) -> GradeInfo:
    """A grade in the numbers that people read."""
    return {"points": grade.points, "error": grade.error, "tried": grade.tried, "solved": grade.solved}
