"""Routes for puzzles: what there is to solve, the puzzle of the day, and solving one move by move."""

from collections.abc import Iterable
from datetime import date
from statistics import mean
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import find_puzzle, load_puzzles
from lunarium.core.game import Json
from lunarium.games import GAMES, AnyGame, load
from lunarium.server import cards
from lunarium.server.answers import answer, answer_unless_known, encode
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.house import House
from lunarium.server.identity import house_of, person_of, spend, visitor_of
from lunarium.server.places import Places
from lunarium.server.posing import Posed, knows_theme, show_grade, show_result, show_strength
from lunarium.server.problems import BODY, may_fail
from lunarium.server.solving import (
    check_seal,
    explain,
    judge,
    show_answer,
    show_position,
)
from lunarium.server.wire.puzzles import (
    Difficulty,
    Players,
    PuzzleAnswer,
    PuzzleAnswerRequest,
    PuzzleAttempt,
    PuzzleHint,
    PuzzleHintRequest,
    PuzzleKey,
    PuzzleList,
    PuzzleNext,
    PuzzlePosition,
    PuzzleQuestion,
    PuzzleShelf,
    PuzzleSolution,
    ThemeKey,
)
from lunarium.server.wire.study import Card
from lunarium.server.wire.tables import GameKey, Reasons
from lunarium.tables.errors import NotFound
from lunarium.tables.people import Person
from lunarium.tables.puzzles import SOLUTION, THEME, Result, Tried, choose_next

SHELVES = 4  # looks that one at all puzzles counts for

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], route_class=StrictRoute)


@router.get("", response_model=list[PuzzleShelf], responses=may_fail(409, 429), openapi_extra=ANYBODY)
async def list_shelves(request: Request) -> Response:
    """List the games with puzzles, today's puzzles and the caller's progress."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _list_shelves, request)


@router.get("/{game}", response_model=PuzzleList, responses=may_fail(404, 422, 429), openapi_extra=ANYBODY)
def list_puzzles(
    request: Request,
    game: GameKey,
    theme: Annotated[ThemeKey | None, Query()] = None,
    difficulty: Annotated[Difficulty | None, Query()] = None,
    players: Annotated[Players | None, Query()] = None,
) -> Response:
    """List a game's puzzles with the caller's results; filter by theme, difficulty and mode."""
    puzzles, person = house_of(request).puzzles, visitor_of(request)
    spend(request, "reads", person)
    known, shown = puzzles.find(person, game), puzzles.find_hints(person, game)
    listed = []
    for puzzle in _pick(game, theme, difficulty, players):
        result = known.get(puzzle.key)
        is_known = theme is not None or knows_theme(shown.get(puzzle.key, 0), result)
        about = {
            "key": puzzle.key,
            "number": puzzle.number,
            "players": puzzle.players,
            "depth": len(puzzle.steps),
            "theme": puzzle.theme if is_known else None,
            "result": show_result(result),
        }
        listed.append(about | show_strength(puzzle))
    return answer({"game": game, "puzzles": listed})


@router.get(
    "/{game}/next", response_model=PuzzleNext, responses=may_fail(404, 422, 429), openapi_extra=ANYBODY
)
def find_next(
    request: Request,
    game: GameKey,
    theme: Annotated[ThemeKey | None, Query()] = None,
    difficulty: Annotated[Difficulty | None, Query()] = None,
    players: Annotated[Players | None, Query()] = None,
    after: Annotated[PuzzleKey | None, Query()] = None,
) -> Response:
    """Get a puzzle that the caller has not tried, at about their strength."""
    house, person = house_of(request), visitor_of(request)
    spend(request, "reads", person)
    found = _pick(game, theme, difficulty, players)
    others = [puzzle for puzzle in found if puzzle.key != after] or found
    known, grade = house.puzzles.find(person, game), house.puzzles.grade(person, game)
    chosen = choose_next(others, known, grade, house.draw())
    if chosen is None:
        raise NotFound("no-such-puzzles")
    return answer({"game": game, "key": chosen.key})


@router.get(
    "/{game}/{key}",
    response_model=PuzzlePosition,
    responses=may_fail(404, 409, 422, 429),
    openapi_extra=ANYBODY,
)
async def show_puzzle(request: Request, game: GameKey, key: PuzzleKey) -> Response:
    """Get a puzzle at its start."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_puzzle, request, game, key)


@router.post(
    "/{game}/{key}/answers",
    response_model=PuzzleAnswer,
    responses=may_fail(*BODY, 401, 404, 409, 429),
    openapi_extra=PERSON,
)
async def answer_puzzle(
    request: Request, game: GameKey, key: PuzzleKey, body: PuzzleAnswerRequest
) -> Response:
    """Answer a puzzle with a move; the first try counts."""
    person, posed = await run_in_threadpool(_pose_to, request, game, key, body, "puzzles")
    found = await judge(request, person, posed, body.move)

    def finish() -> Response:
        tried = None
        if found.is_solved or not found.is_right:
            tried = house_of(request).puzzles.note_try(
                person, posed.puzzle, solved=found.is_solved, day=posed.day
            )
        shown = show_answer(posed, found)
        if shown["status"] == "open":
            shown["position"] = _show_position(request, posed.go_on(body.move, *found.replies), person)
        return answer(shown | {"tried": _show_tried(request, posed, person, tried)})

    return await run_in_threadpool(finish)


@router.post(
    "/{game}/{key}/hints",
    response_model=PuzzleHint,
    responses=may_fail(*BODY, 401, 404, 409, 429),
    openapi_extra=PERSON,
)
async def show_hint(request: Request, game: GameKey, key: PuzzleKey, body: PuzzleHintRequest) -> Response:
    """Get a hint: the theme first, then the piece that moves; a solved puzzle then counts less."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_hint, request, game, key, body)


@router.post(
    "/{game}/{key}/solution",
    response_model=PuzzleSolution,
    responses=may_fail(401, 403, 404, 409, 422, 429),
    openapi_extra=PERSON,
)
async def show_solution(request: Request, game: GameKey, key: PuzzleKey) -> Response:
    """Get the solution; before the first try has ended, this counts as a miss."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_solution, request, game, key)


@router.post(
    "/{game}/{key}/why",
    response_model=Reasons,
    responses=may_fail(*BODY, 404, 409, 429),
    openapi_extra=ANYBODY,
)
async def explain_attempt(request: Request, game: GameKey, key: PuzzleKey, body: PuzzleAttempt) -> Response:
    """Explain why a move is not allowed in a puzzle; empty if it is."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _explain, request, game, key, body)


@router.post(
    "/{game}/{key}/about",
    response_model=Card,
    responses=may_fail(*BODY, 404, 409, 429),
    openapi_extra=ANYBODY,
)
async def show_card(request: Request, game: GameKey, key: PuzzleKey, body: PuzzleQuestion) -> Response:
    """Get a thing's card in a puzzle: what it is, does next and can be used for."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _show_card, request, game, key, body)


def _find_game(key: str) -> AnyGame:
    game = load(key)
    if not load_puzzles(game):
        raise NotFound("no-such-puzzles")
    return game


def _pick(game: str, theme: str | None, difficulty: int | None, players: int | None) -> list[Puzzle]:
    """The puzzles that fit."""
    return [
        puzzle
        for puzzle in load_puzzles(_find_game(game))
        if theme in (None, puzzle.theme)
        and difficulty in (None, puzzle.difficulty)
        and players in (None, puzzle.players)
    ]


def _list_shelves(request: Request) -> Response:
    house, person = house_of(request), visitor_of(request)
    spend(request, "reads", person, SHELVES)
    games = [game for game in GAMES.values() if load_puzzles(game)]
    shelves = [_show_shelf(house, person, game) for game in games]
    return answer_unless_known(request, encode(shelves), lambda: shelves)


def _show_shelf(house: House, person: Person | None, game: AnyGame) -> Json:
    puzzles, known = load_puzzles(game), house.puzzles.find(person, game.key)
    grade = house.puzzles.grade(person, game.key)
    themes = [theme for theme in game.practice.themes if any(one.theme == theme for one in puzzles)]
    companies = sorted({puzzle.players for puzzle in puzzles})
    difficulties = sorted({puzzle.difficulty for puzzle in puzzles})

    chances = {rating: grade.chance(rating) for rating in {puzzle.rating for puzzle in puzzles}}

    def share(key: object, found: Iterable[Puzzle]) -> Json:
        return _show_share(str(key), list(found), known, chances)

    return {
        "game": game.key,
        "count": len(puzzles),
        "done": _count_done(puzzles, known),
        "grade": show_grade(grade),
        "daily": _show_daily(house, person, game, house.daily_puzzles.today()),
        "themes": [share(theme, (one for one in puzzles if one.theme == theme)) for theme in themes],
        "difficulties": [
            share(number, (one for one in puzzles if one.difficulty == number)) for number in difficulties
        ],
        "players": [share(number, (one for one in puzzles if one.players == number)) for number in companies],
        "judges_all": game.thinking.search is not None,
    }


def _show_share(
    key: str, puzzles: list[Puzzle], known: dict[str, Result], chances: dict[float, float]
) -> Json:
    chance = mean(chances[puzzle.rating] for puzzle in puzzles)
    return {
        "key": key,
        "count": len(puzzles),
        "done": _count_done(puzzles, known),
        "chance": round(chance, 3),
    }


def _count_done(puzzles: Iterable[Puzzle], known: dict[str, Result]) -> int:
    return sum(puzzle.key in known and known[puzzle.key].is_done for puzzle in puzzles)


def _show_daily(house: House, person: Person | None, game: AnyGame, day: date) -> Json:
    daily = house.daily_puzzles
    key = daily.choose(game.key, [puzzle.key for puzzle in load_puzzles(game)], day)
    own, crowd = daily.find(person, game.key, day), daily.count(game.key, day)
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


def _show_puzzle(request: Request, game: str, key: str) -> Response:
    person = visitor_of(request)
    spend(request, "study", person)
    found, daily = find_puzzle(_find_game(game), key), house_of(request).daily_puzzles
    today, keys = daily.today(), [one.key for one in load_puzzles(load(game))]
    is_daily = daily.choose(game, keys, today) == key
    return answer(_show_position(request, Posed(found, (), day=today if is_daily else None), person))


def _pose_to(
    request: Request, game: str, key: str, body: PuzzleAnswerRequest | PuzzleHintRequest, what: str
) -> tuple[Person, Posed]:
    """The puzzle after moves that were found right, for somebody we know; `what` is counted for them."""
    person = person_of(request)
    spend(request, what, person)
    posed = Posed(find_puzzle(_find_game(game), key), tuple(body.played))
    return person, check_seal(request, posed, body.seal)


def _show_position(request: Request, posed: Posed, person: Person | None) -> Json:
    """The puzzle as this person sees it."""
    house, puzzle = house_of(request), posed.puzzle
    result = house.puzzles.find(person, puzzle.game).get(puzzle.key)
    return (
        show_position(request, posed)
        | posed.show_hint(min(house.puzzles.hints(person, puzzle), THEME), result)
        | show_strength(puzzle)
        | {
            "result": show_result(result),
            "grade": show_grade(house.puzzles.grade(person, puzzle.game)),
        }
    )


def _show_tried(request: Request, posed: Posed, person: Person, tried: Tried | None) -> Json | None:
    if tried is None:
        return None
    house = house_of(request)
    daily = _show_daily(house, person, posed.game, posed.day or house.daily_puzzles.today())
    return {
        "result": show_result(tried.result),
        "before": show_grade(tried.before),
        "after": show_grade(tried.after),
        "daily": daily if daily["key"] == posed.puzzle.key else None,
    }


def _show_hint(request: Request, game: str, key: str, body: PuzzleHintRequest) -> Response:
    person, posed = _pose_to(request, game, key, body, "study")
    puzzles = house_of(request).puzzles
    puzzles.note_hint(person, posed.puzzle, body.step)
    result = puzzles.find(person, posed.puzzle.game).get(posed.puzzle.key)
    return answer(posed.show_hint(body.step, result))


def _show_solution(request: Request, game: str, key: str) -> Response:
    person, puzzles = person_of(request), house_of(request).puzzles
    spend(request, "study", person)
    posed = Posed(find_puzzle(_find_game(game), key), ())
    result = puzzles.find(person, posed.puzzle.game).get(key)
    tried = None
    if result is None or not result.is_done:
        puzzles.note_hint(person, posed.puzzle, SOLUTION)
        tried = puzzles.note_try(person, posed.puzzle, solved=False)
    return answer(posed.show_solution() | {"tried": _show_tried(request, posed, person, tried)})


def _explain(request: Request, game: str, key: str, body: PuzzleAttempt) -> Response:
    spend(request, "study", visitor_of(request))
    posed = Posed(find_puzzle(_find_game(game), key), tuple(body.played))
    return explain(request, check_seal(request, posed, body.seal), body)


def _show_card(request: Request, game: str, key: str, body: PuzzleQuestion) -> Response:
    spend(request, "study", visitor_of(request))
    posed = Posed(find_puzzle(_find_game(game), key), tuple(body.played))
    return cards.show_card(request, posed.game, check_seal(request, posed, body.seal).state, body.thing)
