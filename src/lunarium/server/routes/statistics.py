"""Routes for one's own statistics: to look at, and to take home."""

import csv
from collections.abc import Sequence
from io import StringIO

from starlette.responses import Response

from lunarium.contest.standards import find_standard
from lunarium.games import GAMES
from lunarium.server.answers import answer
from lunarium.server.routing import PersonCall, Routes
from lunarium.server.wire.statistics import ModeInfo, ResultInfo, Results, Statistics, StreakInfo, TallyInfo
from lunarium.tables.own_results import Accuracy, OwnResult
from lunarium.tables.tally import Key, Streak, Tally

FILE_COST = 10  # every game is read
COLUMNS = ("finished_at", "table", "game", "mode", "opponents", "players", "place", "score", "won")
REVIEWED = ("choices", "sound", "given")

routes = Routes("/api/me/statistics", "statistics")


@routes.get(limit="reads")
def show_statistics(call: PersonCall) -> Statistics:
    """Get statistics of the caller's games."""
    found = call.house.statistics.summarise(call.person)
    played = {(game, mode): tally.players for (game, mode, _, _), tally in found.tallies.items()}
    return {
        "modes": [
            _show_mode(game, mode, players)
            for game in GAMES
            for (of, mode), players in played.items()
            if of == game
        ],
        "tallies": [_show_tally(key, tally) for key, tally in found.tallies.items() if key[0] in GAMES],
        "streaks": [_show_streak(*scope, streak) for scope, streak in found.streaks.items()],
        "recent": [_show_result(result) for result in found.recent if result.game in GAMES],
        "themes": [theme for theme in found.themes if theme.game in GAMES],
    }


@routes.get("/results.json", limit="reads", cost=FILE_COST, pool="rules", answers=Results)
def download_json(call: PersonCall) -> Response:
    """Download every result as JSON."""
    return answer({"results": _read_all(call)}, headers=_as_file("json"))


@routes.get(
    "/results.csv",
    limit="reads",
    cost=FILE_COST,
    pool="rules",
    contents={200: {"content": {"text/csv": {}}}},
)
def download_csv(call: PersonCall) -> Response:
    """Download every result as CSV, with a column for each source of points."""
    return Response(_write_table(_read_all(call)), headers=_as_file("csv"), media_type="text/csv")


def _read_all(call: PersonCall) -> list[ResultInfo]:
    return [_show_result(result) for result in call.house.statistics.export(call.person)]


def _as_file(kind: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="lunarium-results.{kind}"'}


def _write_table(rows: Sequence[ResultInfo]) -> str:
    """The results as comma-separated values; what a game does not have stays empty."""
    sources = list(dict.fromkeys((row["game"], source) for row in rows for source in row["points"]))
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow([*COLUMNS, *REVIEWED, *(f"{game}:{source}" for game, source in sources)])
    for row in rows:
        moves = row["moves"]
        reviewed = [getattr(moves, name) if moves else "" for name in REVIEWED]
        points = [row["points"].get(source, "") if row["game"] == game else "" for game, source in sources]
        plain = [dict(row)[name] for name in COLUMNS[1:]]
        writer.writerow([row["finished_at"].isoformat(), *plain, *reviewed, *points])
    return text.getvalue()


def _show_mode(game: str, mode: str, players: int) -> ModeInfo:
    rules = GAMES[game]
    options = rules.list_modes().get(mode, {"players": players})
    score = rules.score(rules.settle(options))
    return {
        "game": game,
        "mode": mode,
        "players": players,
        "unit": score.unit,
        "lower_is_better": score.lower_is_better,
        "aim": score.aim,
        "sources": score.sources,
        "standard": find_standard(game, mode),
    }


def _show_tally(key: Key, tally: Tally) -> TallyInfo:
    game, mode, opponents, month = key
    return {
        "game": game,
        "mode": mode,
        "opponents": opponents,
        "month": month,
        "players": tally.players,
        "games": tally.games,
        "won": tally.won,
        "score": tally.score,
        "lowest": tally.lowest,
        "highest": tally.highest,
        "points": tally.points,
        "reviewed": tally.reviewed,
        "moves": Accuracy(tally.choices, tally.sound, round(tally.given, 2)),
    }


def _show_streak(game: str, mode: str, streak: Streak) -> StreakInfo:
    return {
        "game": game or None,
        "mode": mode or None,
        "present": streak.present,
        "longest": streak.longest,
    }


def _show_result(result: OwnResult) -> ResultInfo:
    return {
        "table": result.table,
        "game": result.game,
        "mode": result.mode,
        "opponents": result.opponents,
        "players": result.players,
        "place": result.place,
        "score": result.score,
        "won": result.won,
        "points": result.points,
        "finished_at": result.finished_at,
        "moves": result.accuracy,
    }
