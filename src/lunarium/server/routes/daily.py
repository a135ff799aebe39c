"""Routes for the daily deal."""

from datetime import date
from typing import Annotated

from pydantic import BeforeValidator
from starlette.responses import Response

from lunarium.games import GAMES
from lunarium.server.replies import tell_new
from lunarium.server.routing import Call, PersonCall, Routes
from lunarium.server.wire.tables import Daily, DailyGame, DailyResults, GameKey, NewTable

routes = Routes("/api/daily", "daily")
Day = Annotated[date, BeforeValidator(date.fromisoformat)]  # 2031-05-04, and no number of seconds


@routes.get(limit=None, fails=(409,))
def show_today(call: Call) -> Daily:
    """Get today's daily challenges and the caller's progress."""
    house = call.house
    today, games = house.daily.today(), list[DailyGame]()
    for game in (game.key for game in GAMES.values() if game.daily is not None):
        mine = house.daily.find(call.person, today, game)
        games.append(
            {
                "game": game,
                "date": today,
                "table": mine,
                "finished": mine is not None and house.tables.load(mine).finished_at is not None,
                "played": house.daily.count(today, game),
            }
        )
    return {"date": today, "games": games}


@routes.post("/{game}", limit="tables", status=201, answers=NewTable, fails=(404, 409, 422))
def begin(call: PersonCall, game: GameKey) -> Response:
    """Open the caller's table of today's challenge; the first call creates it."""
    return tell_new(call, *call.house.daily.begin(call.person, game))


@routes.get("/{game}/{day}/results", limit=None, fails=(403, 404, 409, 422))
def show_results(call: Call, game: GameKey, day: Day) -> DailyResults:
    """List the results of a day; today's are visible after finishing the challenge."""
    daily, person = call.house.daily, call.person
    daily.check_open(person, day, game)
    return {
        "game": game,
        "date": day,
        "lower_is_better": daily.score(game).lower_is_better,
        "results": [
            {
                "rank": standing.rank,
                "name": standing.name,
                "score": standing.score,
                "table": standing.table,
                "mine": person is not None and standing.person == person.id,
                "looked_before": standing.looked_before,
            }
            for standing in daily.results(day, game)
        ],
    }
