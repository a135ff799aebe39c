"""Routes for the daily deal."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BeforeValidator
from starlette.responses import Response

from lunarium.games import GAMES
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import house_of, person_of, spend, visitor_of
from lunarium.server.problems import may_fail
from lunarium.server.routes.tables import tell_new
from lunarium.server.wire.tables import Daily, DailyResults, GameKey, NewTable

router = APIRouter(prefix="/api/daily", tags=["daily"], route_class=StrictRoute)
Day = Annotated[date, BeforeValidator(date.fromisoformat)]  # 2031-05-04, and no number of seconds


@router.get("", response_model=Daily, responses=may_fail(409), openapi_extra=ANYBODY)
def show_today(request: Request) -> Response:
    """Get today's daily challenges and the caller's progress."""
    house, person = house_of(request), visitor_of(request)
    today, games = house.daily.today(), []
    for game in (game.key for game in GAMES.values() if game.daily is not None):
        mine = house.daily.find(person, today, game)
        games.append(
            {
                "game": game,
                "date": today,
                "table": mine,
                "finished": mine is not None and house.tables.load(mine).finished_at is not None,
                "played": house.daily.count(today, game),
            }
        )
    return answer({"date": today, "games": games})


@router.post(
    "/{game}",
    status_code=201,
    response_model=NewTable,
    responses=may_fail(401, 403, 404, 409, 422, 429),
    openapi_extra=PERSON,
)
def begin(request: Request, game: GameKey) -> Response:
    """Open the caller's table of today's challenge; the first call creates it."""
    house, person = house_of(request), person_of(request)
    spend(request, "tables", person)
    return tell_new(*house.daily.begin(person, game), person)


@router.get(
    "/{game}/{day}/results",
    response_model=DailyResults,
    responses=may_fail(403, 404, 409, 422),
    openapi_extra=ANYBODY,
)
def show_results(request: Request, game: GameKey, day: Day) -> Response:
    """List the results of a day; today's are visible after finishing the challenge."""
    house, person = house_of(request), visitor_of(request)
    house.daily.check_open(person, day, game)
    results = [
        {
            "rank": standing.rank,
            "name": standing.name,
            "score": standing.score,
            "table": standing.table,
            "mine": person is not None and standing.person == person.id,
            "looked_before": standing.looked_before,
        }
        for standing in house.daily.results(day, game)
    ]
    lower = house.daily.score(game).lower_is_better
    return answer({"game": game, "date": day, "lower_is_better": lower, "results": results})
