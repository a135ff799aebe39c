"""Own results: what a finished game says about each of the people who played it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Self

from sqlalchemy import Row

from lunarium.ai.players import PLAYERS
from lunarium.core.game import Json, Outcome
from lunarium.games import AnyGame
from lunarium.tables.database import as_utc
from lunarium.tables.table import Seat, Table

ALONE, PEOPLE = "alone", "people"
NO_MODE = "other"  # options that no mode of the game has
_strength = {name: rank for rank, name in enumerate(PLAYERS)}


@dataclass(frozen=True, slots=True)
class Accuracy:
    """What a review found about the moves of one player."""

    choices: int  # moves where there was another one
    sound: int  # of these: best or good ones
    given: float  # away by all of them, in hundredths of a game

    @classmethod
    def of(cls, row: Row[Any]) -> Self | None:
        return None if row.choices is None else cls(row.choices, row.sound, row.given)


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnResult:
    """What somebody reached in one game."""

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
        """In which it ended, as people at the prime meridian say."""
        return self.finished_at.strftime("%Y-%m")

    def as_row(self) -> dict[str, Any]:
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
    def of(cls, row: Row[Any]) -> Self:
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


def results_of(table: Table, outcome: Outcome) -> list[OwnResult]:
    """By person what a game that has just ended says of them; nothing where it does not count."""
    if not table.counts or table.finished_at is None:
        return []
    return list_results(
        table.id, table.game, table.options, table.seats, table.finished_at,
        outcome.ranking, outcome.result, outcome.breakdown,
    )  # fmt: skip


def list_results(
    table_id: str,
    game: AnyGame,
    options: Mapping[str, Any],
    seats: Sequence[Seat],
    finished_at: datetime,
    ranking: Sequence[int],
    result: Json,
    breakdown: Sequence[Mapping[str, int]],
) -> list[OwnResult]:
    """The results of a game that counts; who held several seats was several people, or none of them."""
    score, found = game.score(options), []
    held = [seat.person for seat in seats if seat.person is not None]
    for seat in seats:
        if seat.person is None or held.count(seat.person) > 1:
            continue
        place, reached = ranking.index(seat.number) + 1, score.of(result, seat.number)
        found.append(
            OwnResult(
                person=seat.person,
                table=table_id,
                seat=seat.number,
                game=game.key,
                mode=game.name_mode(options) or NO_MODE,
                players=len(seats),
                opponents=_name_opponents(seat, seats),
                place=place,
                score=reached,
                won=score.is_won(reached) if len(seats) == 1 else place == 1,
                points={source: breakdown[seat.number][source] for source in score.sources},
                finished_at=finished_at,
            )
        )
    return found


def _name_opponents(own: Seat, seats: Sequence[Seat]) -> str:
    """Against whom: people, as soon as one is there; else the strongest of the computers."""
    others = [seat for seat in seats if seat is not own]
    if not others:
        return ALONE
    if any(seat.holder != "computer" for seat in others):
        return PEOPLE
    return max((seat.level or "" for seat in others), key=lambda level: _strength.get(level, -1))
