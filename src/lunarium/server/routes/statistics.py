"""Routes for one's own statistics: to look at, and to take home."""

import csv
from collections.abc import Iterable
from dataclasses import asdict
from io import StringIO

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.contest.standards import find_standard
from lunarium.core.game import Json
from lunarium.games import GAMES
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import PERSON
from lunarium.server.identity import house_of, person_of, spend
from lunarium.server.places import Places
from lunarium.server.problems import may_fail
from lunarium.server.wire.statistics import Results, Statistics
from lunarium.tables.own_results import OwnResult
from lunarium.tables.tally import Key, Streak, Tally

FILE_COST = 10  # every game is read
COLUMNS = ("finished_at", "table", "game", "mode", "opponents", "players", "place", "score", "won")
REVIEWED = ("choices", "sound", "given")

router = APIRouter(prefix="/api/me/statistics", tags=["statistics"], route_class=StrictRoute)


@router.get("", response_model=Statistics, responses=may_fail(401, 429), openapi_extra=PERSON)
def show_statistics(request: Request) -> Response:
    """Get statistics of the caller's games."""
    house, person = house_of(request), person_of(request)
    spend(request, "reads", person)
    found = house.statistics.summarise(person)
    played = {(game, mode): tally.players for (game, mode, _, _), tally in found.tallies.items()}
    return answer(
        {
            "modes": [
                _show_mode(game, mode, players) for (game, mode), players in played.items() if game in GAMES
            ],
            "tallies": [_show_tally(key, tally) for key, tally in found.tallies.items() if key[0] in GAMES],
            "streaks": [_show_streak(*scope, streak) for scope, streak in found.streaks.items()],
            "recent": [_show_result(result) for result in found.recent if result.game in GAMES],
            "themes": [asdict(theme) for theme in found.themes if theme.game in GAMES],
        }
    )


@router.get("/results.json", response_model=Results, responses=may_fail(401, 429), openapi_extra=PERSON)
async def download_json(request: Request) -> Response:
    """Download every result as JSON."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _download_json, request)


@router.get(
    "/results.csv",
    response_class=Response,
    responses=may_fail(401, 429) | {200: {"content": {"text/csv": {}}}},
    openapi_extra=PERSON,
)
async def download_csv(request: Request) -> Response:
    """Download every result as CSV, with a column for each source of points."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _download_csv, request)


def _download_json(request: Request) -> Response:
    results = [_show_result(result) for result in _read_all(request)]
    return answer({"results": results}, headers=_as_file("json"))


def _download_csv(request: Request) -> Response:
    return Response(_write_table(_read_all(request)), headers=_as_file("csv"), media_type="text/csv")


def _read_all(request: Request) -> list[OwnResult]:
    house, person = house_of(request), person_of(request)
    spend(request, "reads", person, FILE_COST)
    return list(house.statistics.export(person))


def _as_file(kind: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="lunarium-results.{kind}"'}


def _write_table(results: Iterable[OwnResult]) -> str:
    """The results as comma-separated values; what a game does not have stays empty."""
    rows = [_show_result(result) for result in results]
    sources = list(dict.fromkeys((row["game"], source) for row in rows for source in row["points"]))
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow([*COLUMNS, *REVIEWED, *(f"{game}:{source}" for game, source in sources)])
    for row in rows:
        found = row["moves"] or {}
        points = [row["points"].get(source, "") if row["game"] == game else "" for game, source in sources]
        plain = [row[name] for name in COLUMNS[1:]]
        moves = [found.get(name, "") for name in REVIEWED]
        writer.writerow([row["finished_at"].isoformat(), *plain, *moves, *points])
    return text.getvalue()


def _show_mode(game: str, mode: str, players: int) -> Json:
    rules = GAMES[game]
    options = rules.list_modes().get(mode, {"players": players})
    score, standard = rules.score(rules.settle(options)), find_standard(game, mode)
    return {
        "game": game,
        "mode": mode,
        "players": players,
        "unit": score.unit,
        "lower_is_better": score.lower_is_better,
        "aim": score.aim,
        "sources": list(score.sources),
        "standard": None if standard is None else standard.as_json(),
    }


def _show_tally(key: Key, tally: Tally) -> Json:
    game, mode, opponents, month = key
    moves = {"choices": tally.choices, "sound": tally.sound, "given": round(tally.given, 2)}
    sums = {name: getattr(tally, name) for name in ("players", "games", "won", "score", "lowest", "highest")}
    named = {"game": game, "mode": mode, "opponents": opponents, "month": month}
    return named | sums | {"points": dict(tally.points), "reviewed": tally.reviewed, "moves": moves}


def _show_streak(game: str, mode: str, streak: Streak) -> Json:
    return {"game": game or None, "mode": mode or None, **asdict(streak)}


def _show_result(result: OwnResult) -> Json:
    return {
        "table": result.table,
        "game": result.game,
        "mode": result.mode,
        "opponents": result.opponents,
        "players": result.players,
        "place": result.place,
        "score": result.score,
        "won": result.won,
        "points": dict(result.points),
        "finished_at": result.finished_at,
        "moves": None if result.accuracy is None else asdict(result.accuracy),
    }
