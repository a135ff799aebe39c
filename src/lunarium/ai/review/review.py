"""The review: all verdicts of a game with their grades, its turning points and its ledger."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Self

from lunarium.ai.review.balance import Balance
from lunarium.ai.review.bookkeeping import Step, add_up
from lunarium.ai.review.depth import DEEP, QUICK
from lunarium.ai.review.grades import GOOD, LEAST, MISTAKE, Grade, is_blamed
from lunarium.ai.review.measure import WIN, Direction, Measure, MeasureName
from lunarium.ai.review.verdict import Verdict
from lunarium.core.errors import BadRecord
from lunarium.core.game import Game, Json, M, S
from lunarium.core.record import Record
from lunarium.games import load

FEWEST, MOST = 3, 5  # turning points; more than the fewest only where they are mistakes at least


@dataclass(frozen=True, slots=True)
class Graded:
    """A verdict with its grade; a forced move has none."""

    verdict: Verdict
    kind: str  # of the move
    grade: Grade | None

    @property
    def is_sure(self) -> bool:
        """Whether the deep look has been: what a quick one blames may be nothing."""
        return self.verdict.depth == DEEP.name

    @property
    def is_suspect(self) -> bool:
        """Worth a look: blamed by the quick look alone."""
        return not self.is_sure and is_blamed(self.grade)

    def as_json(self) -> Json:
        return self.verdict.as_json() | {"kind": self.kind, "grade": self.grade}


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that decided more than others."""

    ply: int
    loss: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """What there is to say about a finished game; language-neutral."""

    game: str
    players: int
    measure: MeasureName
    unit: str  # of the score, as the catalogue names it; "win" where that is the measure
    direction: Direction  # which results are better
    plies: int  # of the whole game
    depth: str  # "deep" where every move was looked at so
    moves: tuple[Graded, ...]  # that have been judged, by ply
    end: tuple[float, ...]  # the result by seat
    turning_points: tuple[TurningPoint, ...]  # by ply
    ledger: Balance | None  # once every move has been judged

    def until_sure(self) -> Self:
        """What may be told of it: what sums up the game waits for the deep look at every move."""
        return self if self.depth == DEEP.name else replace(self, turning_points=(), ledger=None)

    def as_json(self) -> Json:
        """The review as JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "measure": self.measure,
            "unit": self.unit,
            "direction": self.direction,
            "plies": self.plies,
            "depth": self.depth,
            "moves": [move.as_json() for move in self.moves],
            "end": list(self.end),
            "turning_points": [asdict(point) for point in self.turning_points],
            "ledger": None if self.ledger is None else asdict(self.ledger),
        }


def conclude(record: Record, verdicts: Sequence[Verdict]) -> Review:
    """Grade all that has been judged; of two verdicts about a move the deep one counts."""
    game = load(record.game)
    measure = Measure.of(game, record.options)
    states = list(record.states(game))
    outcome = game.outcome(states[-1])
    if outcome is None:
        raise BadRecord("review-unfinished")
    end = measure.settle(outcome.result)
    found = _deepest(verdicts)
    steps = _steps(game, states, found)
    moves = tuple(Graded(step.verdict, step.kind, step.verdict.grade(measure.scale)) for step in steps)
    plies = len(record.moves)
    is_whole = len(steps) == plies > 0
    is_deep = is_whole and all(verdict.depth == DEEP.name for verdict in found)
    has_chance = game.unseen(states[0]) > 0
    return Review(
        game=game.key,
        players=measure.players,
        measure=measure.name,
        unit=WIN if measure.name == WIN else measure.score.unit,
        direction=measure.direction,
        plies=plies,
        depth=(DEEP if is_deep else QUICK).name,
        moves=moves,
        end=tuple(end),
        turning_points=_turning_points(moves, measure.scale),
        ledger=add_up(measure, steps, end, has_chance) if is_whole else None,
    )


def _deepest(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """One verdict for each ply, in order."""
    found: dict[int, Verdict] = {}
    for verdict in sorted(verdicts, key=lambda verdict: verdict.depth == DEEP.name):
        found[verdict.ply] = verdict
    return [found[ply] for ply in sorted(found)]


def _steps(game: Game[S, M], states: Sequence[S], verdicts: Sequence[Verdict]) -> list[Step]:
    """The verdicts with the section that each lies in."""
    uncovered, sections = 0, []
    for before, after in pairwise(states):
        sections.append(game.showing.section(before, uncovered))
        uncovered += game.unseen(after) != game.unseen(before)
    return [Step(one, sections[one.ply], game.kind(game.read(one.move))) for one in verdicts]


def _turning_points(moves: Sequence[Graded], scale: float) -> tuple[TurningPoint, ...]:
    """The dearest moves, in the order of the game."""
    dear = [move.verdict for move in moves if move.verdict.better != move.verdict.move]
    dear = [verdict for verdict in dear if verdict.loss >= LEAST[GOOD] * scale]
    dear.sort(key=lambda verdict: (-verdict.loss, verdict.ply))
    chosen = dear[:FEWEST] + [one for one in dear[FEWEST:MOST] if one.loss >= LEAST[MISTAKE] * scale]
    return tuple(TurningPoint(one.ply, one.loss) for one in sorted(chosen, key=lambda one: one.ply))
