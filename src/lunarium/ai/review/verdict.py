"""A verdict: what was found about one move, as plain values that can be stored."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Self

from lunarium.ai.review.grades import Grade, grade
from lunarium.core.game import Json, Seat
from lunarium.core.telling import Telling
from lunarium.core.types import Data


@dataclass(frozen=True, slots=True, kw_only=True)
class AverageDeal:
    """What other deals of the same game are worth."""

    value: tuple[float, ...]  # by seat
    error: tuple[float, ...]  # the standard error, by seat
    deals: int  # looked at; 0: everybody is as likely to win

    @classmethod
    def of(cls, data: Data) -> Self:
        return cls(value=tuple(data["value"]), error=tuple(data["error"]), deals=data["deals"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """One move; results and losses are in the unit of the review's measure."""

    ply: int
    seat: Seat
    depth: str
    move: str
    better: str  # the same move where nothing is clearly better
    is_forced: bool  # there was no other move
    loss: float  # what the move gave away of the mover's expected result
    error: float  # its standard error
    before: tuple[float, ...]  # by seat what was expected before the move
    before_error: tuple[float, ...]
    after: tuple[float, ...]  # and after it, before anything face down came up
    after_error: tuple[float, ...]
    deals: int  # that `after` is an average of, where something came up; else 0
    line: tuple[str, ...]  # what should follow the better move, which is its first
    played_line: tuple[str, ...]  # and the one that was played
    worth: Mapping[str, float]  # move -> what it gives away, of all that were looked at enough
    why: tuple[Telling, ...] = ()
    start: AverageDeal | None = None  # solo, first move: what the deal is compared with

    def grade(self, scale: float) -> Grade | None:
        """The word for what it gave away of a whole game, which is so much; a forced move has none."""
        return None if self.is_forced else grade(self.loss / scale, self.error / scale)

    def as_json(self) -> Json:
        """The verdict as it is stored and sent."""
        data: Json = {one.name: getattr(self, one.name) for one in fields(self)}
        for name in SEQUENCES:
            data[name] = list(data[name])
        data["worth"] = dict(self.worth)
        data["why"] = [telling.as_json() for telling in self.why]
        data["start"] = None if self.start is None else asdict(self.start)
        return data

    @classmethod
    def of(cls, data: Data) -> Self:
        """The verdict that was stored; what else the data holds is not looked at."""
        known = {one.name: data[one.name] for one in fields(cls)}
        for name in SEQUENCES:
            known[name] = tuple(known[name])
        known["why"] = tuple(map(Telling.of, known["why"]))
        known["start"] = None if known["start"] is None else AverageDeal.of(known["start"])
        return cls(**known)


SEQUENCES = ("before", "before_error", "after", "after_error", "line", "played_line")
