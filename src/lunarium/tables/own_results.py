"""Own results: one row for each person in a finished game, and what a review found about their moves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Self

from sqlalchemy import Connection, insert, select, update

from lunarium.ai.players import PLAYERS
from lunarium.ai.review.grades import is_blamed
from lunarium.ai.review.measure import Measure
from lunarium.ai.review.verdict import Verdict
from lunarium.core.types import Json, Options
from lunarium.games import AnyGame, load
from lunarium.tables import review_parts, schema
from lunarium.tables.columns import AnyRow
from lunarium.tables.database import as_utc
from lunarium.tables.table import Seat, Table

ALONE, PEOPLE = "alone", "people"
NO_MODE = "other"  # options that no mode of the game has
HUNDRED = 100  # a whole game, in the unit of `Accuracy.given`
_results = schema.own_results
_strength = {name: rank for rank, name in enumerate(PLAYERS)}


@dataclass(frozen=True, slots=True)
class Accuracy:
    """What a review found about the moves of one player."""

    choices: int  # moves where there was another one
    sound: int  # of these: best or good ones
    given: float  # away by all of them, in hundredths of a game

    @classmethod
    def of(cls, row: AnyRow) -> Self | None:
        return None if row.choices is None else cls(row.choices, row.sound, row.given)


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnResult:
    """The result of one person in one game."""

    person: str
    table: str
    seat: int
    game: str
    mode: str
    players: int
    opponents: str  # alone, people, or the strongest of the computers
    place: int
    score: int
    won: bool
    points: Mapping[str, int]
    finished_at: datetime
    accuracy: Accuracy | None = None

    @property
    def month(self) -> str:
        """The month in which it ended, in UTC."""
        return self.finished_at.strftime("%Y-%m")

    def as_row(self) -> Json:
        """As it is stored."""
        found = self.accuracy
        return {
            "person_id": self.person,
            "table_id": self.table,
            "seat": self.seat,
            "game": self.game,
            "mode": self.mode,
            "players": self.players,
            "opponents": self.opponents,
            "place": self.place,
            "score": self.score,
            "won": self.won,
            "points": dict(self.points),
            "choices": found.choices if found else None,
            "sound": found.sound if found else None,
            "given": found.given if found else None,
            "finished_at": self.finished_at,
        }

    @classmethod
    def of(cls, row: AnyRow) -> Self:
        """The result that was stored."""
        return cls(
            person=row.person_id,
            table=row.table_id,
            seat=row.seat,
            game=row.game,
            mode=row.mode,
            players=row.players,
            opponents=row.opponents,
            place=row.place,
            score=row.score,
            won=row.won,
            points=row.points,
            finished_at=as_utc(row.finished_at),
            accuracy=Accuracy.of(row),
        )


def results_of(table: Table) -> list[OwnResult]:
    """The result of each person with one seat in a finished game that counts."""
    outcome = table.outcome
    if not table.counts or table.finished_at is None or outcome is None:
        return []
    score, seats, found = table.game.score(table.options), table.seats, []
    held = Counter(seat.person for seat in seats)
    for seat in seats:
        if seat.person is None or held[seat.person] > 1:
            continue
        place, reached = outcome.ranking.index(seat.number) + 1, score.of(outcome.result, seat.number)
        found.append(
            OwnResult(
                person=seat.person,
                table=table.id,
                seat=seat.number,
                game=table.game.key,
                mode=table.game.name_mode(table.options) or NO_MODE,
                players=len(seats),
                opponents=_name_opponents(seat, seats),
                place=place,
                score=reached,
                won=score.is_won(reached) if len(seats) == 1 else place == 1,
                points={source: outcome.breakdown[seat.number][source] for source in score.sources},
                finished_at=table.finished_at,
            )
        )
    return found


def record_end(connection: Connection, table: Table) -> None:
    """Store the results of a game, in the transaction that ends it."""
    found = results_of(table)
    if found:
        connection.execute(insert(_results), [result.as_row() for result in found])


def record_review(connection: Connection, table_id: str) -> None:
    """Store what the deep review of all moves found about each player."""
    rows = connection.execute(select(_results).where(_results.c.table_id == table_id)).all()
    if not rows:
        return
    verdicts = [Verdict.of(found) for found in review_parts.read_verdicts(connection, table_id)]
    options = connection.execute(
        select(schema.tables.c.options).where(schema.tables.c.id == table_id)
    ).scalar_one()
    for row in rows:
        found = measure_accuracy(load(row.game), options, verdicts, row.seat)
        is_it = _results.c.person_id == row.person_id, _results.c.table_id == table_id
        connection.execute(update(_results).where(*is_it).values(**asdict(found)))


def measure_accuracy(game: AnyGame, options: Options, verdicts: Sequence[Verdict], seat: int) -> Accuracy:
    """The accuracy of one seat's moves, on a scale that means the same in every game."""
    measure = Measure.of(game, options)
    own = [one for one in verdicts if measure.mover(one.seat) == seat and not one.is_forced]
    sound = [one for one in own if not is_blamed(one.grade(measure.scale))]
    given = sum(max(0.0, one.loss) for one in own) / measure.scale
    return Accuracy(len(own), len(sound), round(HUNDRED * given, 2))


def _name_opponents(own: Seat, seats: Sequence[Seat]) -> str:
    """Against whom: people, as soon as one is there; else the strongest of the computers."""
    others = [seat for seat in seats if seat is not own]
    if not others:
        return ALONE
    if any(seat.holder != "computer" for seat in others):
        return PEOPLE
    return max((seat.level or "" for seat in others), key=lambda level: _strength.get(level, -1))
