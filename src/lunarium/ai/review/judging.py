"""Judging: what a move gave away, found by looking at it and at the best move with equal care."""

from collections.abc import Iterable, Sequence
from random import Random
from statistics import mean, stdev
from typing import Generic

from lunarium.ai.ideas import cut_line
from lunarium.ai.review.depth import DEPTHS, Depth
from lunarium.ai.review.grades import is_clear, is_open
from lunarium.ai.review.measure import SCORE, Measure
from lunarium.ai.review.prospect import Looker, Prospect, Run, Stop, can_prove, compare, playout_simulations
from lunarium.ai.review.verdict import AverageDeal, Verdict
from lunarium.ai.thinking import Thought
from lunarium.core.comparison import MOST
from lunarium.core.errors import BadRecord
from lunarium.core.game import Game, Json, M, S
from lunarium.core.record import Record
from lunarium.core.telling import Telling
from lunarium.games import load

ENOUGH_SHARE = 0.02  # of all visits of the first search: a move that had less was hardly looked at
STRIDE = 4  # the first moves judged lie so far apart, so that the chart has its shape early


def plan(record: Record, depth: Depth, known: Sequence[Verdict] = ()) -> list[int]:
    """The plies to judge: those that a quicker look found dear first, else spread over the whole game."""
    losses = {verdict.ply: verdict.loss for verdict in known if verdict.depth != depth.name}
    done = {verdict.ply for verdict in known if verdict.depth == depth.name}
    plies = [ply for ply in range(len(record.moves)) if ply not in done]
    return sorted(plies, key=lambda ply: (-losses.get(ply, 0.0), ply % STRIDE != 0, ply))


def look(record: Json, ply: int, depth: str) -> Json:
    """One look at one move, on whatever machine; the same everywhere."""
    return judge(Record.of(record), ply, DEPTHS[depth]).as_json()


def judge(
    record: Record,
    ply: int,
    depth: Depth,
    stop: Stop | None = None,
    move: str | None = None,
    run: Run | None = None,
) -> Verdict:
    """The verdict about the move that was played at this ply, or about another one in its place."""
    game = load(record.game)
    if not 0 <= ply < len(record.moves):
        raise BadRecord("record-no-such-ply", ply=ply, plies=len(record.moves))
    state = record.replay(game, ply)
    judging = _Judge(game, record, depth, stop, run)
    return judging.judge(state, ply, record.moves[ply] if move is None else move)


def explain(game: Game[S, M], state: S, played: Sequence[str], better: Sequence[str]) -> tuple[Telling, ...]:
    """Why the better line is better, as far as the game can prove it."""
    lines = ([game.read(text) for text in line] for line in (played, better))
    return tuple(game.showing.compare(state, *lines)[:MOST])


class _Judge(Generic[S, M]):
    """One position with its budgets."""

    def __init__(
        self, game: Game[S, M], record: Record, depth: Depth, stop: Stop | None, run: Run | None
    ) -> None:
        self.game, self.record, self.depth = game, record, depth
        self.measure = Measure.of(game, record.options)
        self.looker = Looker(game, self.measure, stop, run)
        budget = (game, self.measure.players, len(record.moves))
        self.first_simulations = depth.first_simulations(*budget)
        self.look_simulations = depth.look_simulations(*budget)

    def judge(self, state: S, ply: int, move: str) -> Verdict:
        """Compare the move with the best one, and say what both lead to."""
        game = self.game
        place = game.to_move(state)
        if place is None:
            raise BadRecord("record-no-such-ply", ply=ply, plies=ply)
        seat = self.measure.mover(place)
        thoughts = self._search(state)
        played = self._prospect(state, move)
        if played.is_proven and move == self.record.moves[ply]:
            played.found += self._find_end()  # what came of it is proven, too
        best = played
        if thoughts and thoughts[0].move != move:
            best = self._prospect(state, thoughts[0].move)
        loss, error = self._settle(best, played, seat)
        if not is_clear(loss / self.measure.scale, error / self.measure.scale):
            best = played
        line, played_line = (tuple(cut_line(game, state, one.line)) for one in (best, played))
        return Verdict(
            ply=ply,
            seat=seat,
            depth=self.depth.name,
            move=move,
            better=best.move,
            is_forced=not thoughts,
            loss=loss,
            error=error,
            before=_rounded(best.value()),
            before_error=_rounded(best.error()),
            after=_rounded(played.value()),
            after_error=_rounded(played.error()),
            deals=len(played.found) if played.uncovers else 0,
            line=line,
            played_line=played_line,
            worth=self._weigh(thoughts, best, played, seat, loss),
            why=() if best is played else explain(game, state, played_line, line),
            start=self._average_deal() if ply == 0 and self.measure.name == SCORE else None,
        )

    def _find_end(self) -> list[list[float]]:
        """The result of the game as it was played; none where it is not over."""
        outcome = self.game.outcome(self.record.replay(self.game))
        return [] if outcome is None else [self.measure.settle(outcome.result)]

    def _search(self, state: S) -> list[Thought]:
        """What the first search thinks; nothing about a forced move."""
        if len(self.game.legal_moves(state)) == 1:
            return []
        return self.looker.think(state, self.first_simulations, seed=0)

    def _prospect(self, state: S, move: str) -> Prospect[S, M]:
        """What this move leads to, looked at as often as the depth asks."""
        prospect = Prospect(self.looker, state, move, self.look_simulations)
        prospect.look(self.depth.deals if prospect.uncovers else self.depth.looks)
        return prospect

    def _settle(self, best: Prospect[S, M], played: Prospect[S, M], seat: int) -> tuple[float, float]:
        """The loss and its error, with more looks for as long as they could change the grade."""
        loss = error = 0.0
        if best is played:
            return loss, error
        scale = self.measure.scale
        for looks in range(self.depth.looks, self.depth.most_looks + 1):
            for prospect in (best, played):
                prospect.look(looks)
            loss, error = compare(best, played, seat)
            if not is_open(loss / scale, error / scale):
                break
        return round(max(0.0, loss), 4), round(error, 4)

    def _weigh(
        self,
        thoughts: Sequence[Thought],
        best: Prospect[S, M],
        played: Prospect[S, M],
        seat: int,
        loss: float,
    ) -> dict[str, float]:
        """What every move gives away that the first search looked at enough."""
        if played.is_proven:  # what the search expects half way says too little
            return {best.move: 0.0, played.move: loss}
        enough = ENOUGH_SHARE * sum(thought.visits for thought in thoughts)
        values = {
            thought.move: self.measure.foresee(thought)[seat]
            for thought in thoughts
            if thought.visits >= enough
        }
        worth = {
            move: round(max(0.0, self.measure.loss(self.measure.foresee(thoughts[0])[seat], value)), 4)
            for move, value in values.items()
        }
        return worth | {best.move: 0.0} | {played.move: loss}

    def _average_deal(self) -> AverageDeal:
        """What other deals of the same game are worth before the first move."""
        found: list[float] = []
        for number in range(self.depth.starts):
            setup = self.game.deal(self.record.options, Random(f"start/{number}"))
            state = self.game.start(self.record.options, setup)
            found.append(self._value_of_start(state, number))
        spread = stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
        return AverageDeal(value=_rounded([mean(found)]), error=_rounded([spread]), deals=len(found))

    def _value_of_start(self, state: S, number: int) -> float:
        """What a deal is worth before the first move, found as the one that was played is."""
        if can_prove(self.game, self.measure, state):
            budgets = (playout_simulations(self.look_simulations, look) for look in range(self.depth.looks))
            return self.measure.best(self.looker.play_out(state, each)[0] for each in budgets)
        best = self.looker.think(state, self.look_simulations, number + 1)[0]
        return self.measure.foresee(best)[0]


def _rounded(values: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(value, 4) for value in values)
