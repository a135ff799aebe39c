"""A proof: one idea of a position looked at beside the best others with equal care, and clearly better."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from lunarium.ai.ideas import cut_line
from lunarium.ai.review.depth import DEEP, Depth
from lunarium.ai.review.grades import GOOD, LEAST, MISTAKE, SLIP
from lunarium.ai.review.judging import explain
from lunarium.ai.review.measure import Measure
from lunarium.ai.review.prospect import Looker, Prospect, Stop, compare
from lunarium.ai.review.verdict import Verdict
from lunarium.ai.thinking import Thought
from lunarium.core.game import Game, M, S
from lunarium.core.record import Record
from lunarium.games import load

# A glance finds candidates, a proof makes puzzles of them, and each is checked as a deep review looks.
GLANCE = Depth("glance", first=0.006, look=0.0, looks=0, most_looks=0, deals=0, starts=0)
PROOF = Depth("proof", first=0.06, look=0.03, looks=3, most_looks=5, deals=8, starts=0)
CHECK = DEEP
RIVALS = {PROOF.name: 2, CHECK.name: 3}  # by depth: other ideas that are looked at with equal care
MARGIN = 0.08  # of a whole game: what the best other idea gives away at least, when a puzzle is found
FURTHER = 0.06  # and at the moves that follow the first
HELD = LEAST[SLIP]  # and when it is checked
SURE = 3.0  # standard errors that a loss must have when a puzzle is found; else those of a review
HOPE = 0.5  # of what is needed: a first look that finds less ends it
ENOUGH_SHARE = 0.02  # of all visits of the first search: a move that had less was hardly looked at


Looked = Prospect[Any, Any]  # a move of the game that a record names


@dataclass(frozen=True, slots=True)
class Glance:
    """What a short search sees in a position."""

    gap: float  # between the best idea and the next one, as a share of a whole game
    line: tuple[str, ...]
    rival_line: tuple[str, ...]


def glance(game: Game[S, M], state: S, measure: Measure) -> Glance | None:
    """The best two ideas at a glance; None where there is only one."""
    thoughts = Looker(game, measure).think(state, GLANCE.first_simulations(game, measure.players, 0), 0)
    best = thoughts[0]
    rivals = list_rivals(game, state, thoughts, best.move, RIVALS[PROOF.name])
    if not rivals:
        return None
    seat = _mover(game, measure, state)
    expected = measure.foresee(best)[seat]
    gap, place = min(
        (measure.loss(expected, measure.foresee(rival)[seat]), place) for place, rival in enumerate(rivals)
    )
    lines = (tuple(cut_line(game, state, one.line)) for one in (best, rivals[place]))
    return Glance(gap / measure.scale, *lines)


def prove(record: Record, depth: Depth, margin: float, stop: Stop | None = None) -> Verdict | None:
    """The verdict about the position at the end of a record, if one idea is clearly best there."""
    return Prover(record, depth, stop).prove(margin)


class Prover:
    """One position with its budgets."""

    def __init__(self, record: Record, depth: Depth, stop: Stop | None = None) -> None:
        self.game, self.record, self.depth = load(record.game), record, depth
        self.measure = Measure.of(self.game, record.options)
        self.looker = Looker(self.game, self.measure, stop)
        self.state = record.replay(self.game)
        self.seat = _mover(self.game, self.measure, self.state)
        self.look_simulations = depth.look_simulations(self.game, self.measure.players, 0)

    def prove(self, margin: float, solution: str | None = None, certainty: float = SURE) -> Verdict | None:
        """Look at the best move, or the solution that is known, and at the best other ideas."""
        first = self.depth.first_simulations(self.game, self.measure.players, 0)
        thoughts = self.looker.think(self.state, first, seed=0)
        best = self._prospect(solution or thoughts[0].move)
        rivals = list_rivals(self.game, self.state, thoughts, best.move, RIVALS[self.depth.name])
        if not rivals:
            return None
        others = [self._prospect(thought.move) for thought in rivals]
        if not self._are_apart(best, others, margin, certainty):
            return None
        losses = [compare(best, other, self.seat) for other in others]
        nearest = min(range(len(others)), key=lambda place: losses[place][0])
        return self._conclude(thoughts, best, others, nearest)

    def _prospect(self, move: str) -> Looked:
        return Prospect(self.looker, self.state, move, self.look_simulations)

    def _are_apart(self, best: Looked, others: Sequence[Looked], margin: float, certainty: float) -> bool:
        """Whether all others give away enough; the first look that leaves no hope ends it."""
        scale = self.measure.scale
        for looks in range(1, self.depth.most_looks + 1):
            is_settled = looks >= self.depth.looks
            for other in others:
                for one in (best, other):
                    one.look(max(looks, self.depth.deals) if one.uncovers else looks)
                loss, error = (value / scale for value in compare(best, other, self.seat))
                if loss < margin * (1.0 if is_settled else HOPE):
                    return False
                is_settled = is_settled and loss >= certainty * error
            if is_settled:
                return True
        return False

    def _conclude(
        self, thoughts: Sequence[Thought], best: Looked, others: Sequence[Looked], nearest: int
    ) -> Verdict:
        """What was found, with the nearest other idea in the place of a move that was played."""
        rival = others[nearest]
        loss, error = compare(best, rival, self.seat)
        line, rival_line = (tuple(cut_line(self.game, self.state, one.line)) for one in (best, rival))
        looked = {other.move: round(compare(best, other, self.seat)[0], 4) for other in others}
        return Verdict(
            ply=len(self.record.moves),
            seat=self.seat,
            depth=self.depth.name,
            move=rival.move,
            better=best.move,
            is_forced=False,
            loss=round(loss, 4),
            error=round(error, 4),
            before=_rounded(best.value()),
            before_error=_rounded(best.error()),
            after=_rounded(rival.value()),
            after_error=_rounded(rival.error()),
            deals=len(rival.found) if rival.uncovers else 0,
            line=line,
            played_line=rival_line,
            worth=self._weigh(thoughts) | looked | {best.move: 0.0},
            why=explain(self.game, self.state, rival_line, line),
        )

    def _weigh(self, thoughts: Sequence[Thought]) -> dict[str, float]:
        """What the first search thinks of moves that it is sure about; of what lies between, nothing."""
        enough = ENOUGH_SHARE * sum(thought.visits for thought in thoughts)
        best = self.measure.foresee(thoughts[0])[self.seat]
        worth: dict[str, float] = {}
        for thought in thoughts:
            if thought.visits < enough:
                continue
            loss = max(0.0, self.measure.loss(best, self.measure.foresee(thought)[self.seat]))
            if not LEAST[GOOD] * 2 < loss / self.measure.scale < LEAST[MISTAKE]:
                worth[thought.move] = round(loss, 4)
        return worth


def list_rivals(
    game: Game[S, M], state: S, thoughts: Sequence[Thought], best: str, most: int
) -> list[Thought]:
    """The first thought of each of so many other ideas, in the order of the search."""

    def name(move: str) -> str:
        return game.showing.idea(state, game.read(move)) if game.showing.idea else move

    found: dict[str, Thought] = {}
    for thought in thoughts:
        if name(thought.move) != name(best):
            found.setdefault(name(thought.move), thought)
        if len(found) == most:
            break
    return list(found.values())


def _mover(game: Game[S, M], measure: Measure, state: S) -> int:
    """Who answers for the next move."""
    place = game.to_move(state)
    return 0 if place is None else measure.mover(place)


def _rounded(values: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(value, 4) for value in values)
