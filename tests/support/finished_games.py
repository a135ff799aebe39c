"""Finished games of somebody, written past the rules: for pages that look back at many."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from sqlalchemy import insert

from lunarium.games import load
from lunarium.tables import schema
from lunarium.tables.database import Database
from lunarium.tables.keys import new_id
from lunarium.tables.own_results import Accuracy, OwnResult

# Mode, opponents, the usual result, and how far it goes astray.
KINDS = (
    ("nova-luna", "solo", "alone", 108, 14),
    ("luna", "2p", "level-2", 62, 9),
    ("nova-luna", "2p", "level-3", 4, 3),
    ("luna", "solo-level-2", "alone", 3, 9),
    ("nova-luna", "3p", "level-4", 5, 3),
    ("luna", "2p", "level-4", 58, 9),
    ("nova-luna", "2p", "people", 4, 3),
    ("luna", "4p-preselected", "level-3", 50, 8),
)
LAST = datetime(2031, 5, 20, 18, tzinfo=UTC)


def play_games(database: Database, person: str, many: int, last: datetime = LAST) -> list[OwnResult]:
    """So many games of several kinds, three days apart, the last one then; two of three were reviewed."""
    rng = Random(many)
    results = [
        _play(person, rng, number, last - timedelta(days=3 * (many - 1 - number))) for number in range(many)
    ]
    with database.writing() as connection:
        for result in results:
            connection.execute(insert(schema.tables).values(_table(result)))
            connection.execute(insert(schema.own_results).values(result.as_row()))
    return results


def _play(person: str, rng: Random, number: int, at: datetime) -> OwnResult:
    key, mode, opponents, usual, astray = KINDS[number % len(KINDS)]
    game = load(key)
    options = game.settle(game.list_modes()[mode])
    score = game.score(options)
    reached = usual + rng.randint(-astray, astray)
    reached = max(0, reached) if score.lower_is_better else reached
    place = rng.randint(1, options["players"])
    choices = rng.randint(15, 30)
    found = Accuracy(choices, choices - rng.randint(0, 6), round(rng.uniform(5, 60), 1))
    return OwnResult(
        person=person,
        table=new_id(),
        seat=0,
        game=key,
        mode=mode,
        players=options["players"],
        opponents=opponents,
        place=place,
        score=reached,
        won=score.is_won(reached) if opponents == "alone" else place == 1,
        points={source: rng.randint(-2, 18) for source in score.sources},
        finished_at=at,
        accuracy=found if number % 3 else None,
    )


def _table(result: OwnResult) -> dict[str, Any]:
    """A table without moves: nobody looks at it."""
    game = load(result.game)
    options = game.settle(game.list_modes()[result.mode])
    return {
        "id": result.table,
        "game": result.game,
        "rules_version": game.rules_version,
        "options": options,
        "setup": game.deal(options, Random(0)),
        "visibility": "link",
        "created_at": result.finished_at,
        "finished_at": result.finished_at,
        "version": 0,
        "line": 0,
        "ply": 0,
    }


def solve_puzzles(database: Database, person: str, tries: dict[tuple[str, str], str]) -> None:
    """By game and theme what became of puzzles at the first try: `+` solved, `-` missed."""
    with database.writing() as connection:
        for (game, theme), ends in tries.items():
            for number, end in enumerate(ends):
                row: dict[str, Any] = {
                    "person_id": person,
                    "game": game,
                    "puzzle": f"{theme}-{number}",
                    "theme": theme,
                }
                row |= {"difficulty": 3, "solved": end == "+", "helped": False, "mended": False, "at": LAST}
                connection.execute(insert(schema.puzzle_results).values(row))
