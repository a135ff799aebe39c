"""Bookkeeping: the ledger of a game from the verdicts about its moves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from lunarium.ai.review.balance import (
    CHANCE,
    CHOICES,
    DEAL,
    LEFT_OVER,
    Balance,
    BalanceAction,
    BalanceEntry,
    BalanceSums,
)
from lunarium.ai.review.measure import WIN, Measure
from lunarium.ai.review.verdict import AverageDeal, Verdict
from lunarium.core.game import Seat
from lunarium.core.telling import Telling


@dataclass(frozen=True, slots=True)
class Step:
    """A ply of a finished game as the ledger needs it."""

    verdict: Verdict
    section: Telling
    kind: str  # of the move


def add_up(measure: Measure, steps: Sequence[Step], end: Sequence[float], has_chance: bool) -> Balance:
    """Split the result into the deal, what came up, what each player chose, and what is left over."""
    # What was expected before a move, after it, before the next one and so on is one telescoping sum. Where
    # nothing came up, the step from after a move to before the next is the search seeing further than before:
    # nobody's merit, so it is left over.
    start = _start(measure, steps[0].verdict)
    parts = [_deal(start, steps[0].verdict)]
    drifts: list[Sequence[float]] = []
    for section in _sections(steps):
        parts += _choices(section)
        drift = (0.0,) * measure.players
        for step in section:
            verdict = step.verdict
            following = steps[verdict.ply + 1].verdict if verdict.ply + 1 < len(steps) else None
            if verdict.deals:
                parts.append(_chance(step, following, end))
            else:
                drift = _total([drift, _change(verdict.after, following.before if following else end)])
        drifts.append(drift)
    parts.append(_left_over(start, parts, end, drifts))
    return Balance(
        has_chance=has_chance,
        start=start,
        entries=tuple(parts),
        end=tuple(end),
        sums=tuple(_sum_up(parts, seat) for seat in range(measure.players)),
        by_action=tuple(_by_action(steps)),
    )


def _start(measure: Measure, first: Verdict) -> AverageDeal:
    """In company everybody is as likely to win before deal and seats are known; alone other deals say it."""
    if measure.name == WIN:
        even = (round(1 / measure.players, 4),) * measure.players
        return AverageDeal(value=even, error=(0.0,) * measure.players, deals=0)
    return first.start or AverageDeal(value=first.before, error=first.before_error, deals=0)


def _deal(start: AverageDeal, first: Verdict) -> BalanceEntry:
    return BalanceEntry(
        kind=DEAL,
        seat=None,
        section=None,
        plies=(-1, -1),
        change=_change(start.value, first.before),
        error=_combined([start.error, first.before_error]),
        deals=start.deals,
    )


def _sections(steps: Sequence[Step]) -> list[list[Step]]:
    """The plies by section, in the order of time."""
    found: list[list[Step]] = []
    for step in steps:
        if not found or found[-1][0].section != step.section:
            found.append([])
        found[-1].append(step)
    return found


def _choices(section: Sequence[Step]) -> list[BalanceEntry]:
    """What each player gave away in a section, whoever moved first in it first."""
    entries = []
    for seat in dict.fromkeys(step.verdict.seat for step in section):
        own = [step.verdict for step in section if step.verdict.seat == seat]
        changes = [_change(verdict.before, verdict.after) for verdict in own]
        dear = [verdict for verdict in own if verdict.better != verdict.move]
        entries.append(
            BalanceEntry(
                kind=CHOICES,
                seat=seat,
                section=section[0].section,
                plies=(own[0].ply, own[-1].ply),
                change=_total(changes),
                error=_combined([(verdict.error,) * len(own[0].before) for verdict in dear])
                or (0.0,) * len(own[0].before),
                deals=0,
            )
        )
    return entries


def _chance(step: Step, following: Verdict | None, end: Sequence[float]) -> BalanceEntry:
    """What came up, beside what could have come up."""
    verdict = step.verdict
    return BalanceEntry(
        kind=CHANCE,
        seat=None,
        section=step.section,
        plies=(verdict.ply, verdict.ply),
        change=_change(verdict.after, following.before if following else end),
        error=_combined([verdict.after_error, *([following.before_error] if following else [])]),
        deals=verdict.deals,
    )


def _left_over(
    start: AverageDeal, parts: Sequence[BalanceEntry], end: Sequence[float], drifts: Sequence[Sequence[float]]
) -> BalanceEntry:
    """What no part explains, with the root of the sum of the squares by section as its error."""
    # What a search overlooks it overlooks for several moves: the steps inside a section are not independent.
    explained = _total([start.value, *(part.change for part in parts)])
    return BalanceEntry(
        kind=LEFT_OVER,
        seat=None,
        section=None,
        plies=(0, max(part.plies[1] for part in parts)),
        change=_change(explained, end),
        error=_combined(drifts) or (0.0,) * len(end),
        deals=0,
    )


def _sum_up(parts: Iterable[BalanceEntry], seat: Seat) -> BalanceSums:
    """The parts of one seat by source."""
    of = dict.fromkeys(("deal", "chance", "own", "others", "left_over"), 0.0)
    names = {DEAL: "deal", CHANCE: "chance", LEFT_OVER: "left_over"}
    for part in parts:
        of[names.get(part.kind, "own" if part.seat == seat else "others")] += part.change[seat]
    error = sqrt(sum(part.error[seat] ** 2 for part in parts))
    return BalanceSums(**{name: round(value, 4) for name, value in of.items()}, error=round(error, 4))


def _by_action(steps: Sequence[Step]) -> list[BalanceAction]:
    """What choices cost by kind of move and section, for every seat."""
    groups: dict[tuple[Seat, str, str], list[Step]] = {}
    for step in steps:
        verdict = step.verdict
        if verdict.better != verdict.move:
            key = (verdict.seat, step.kind, str(step.section.as_json()))
            groups.setdefault(key, []).append(step)
    return [
        BalanceAction(
            seat=seat,
            kind=kind,
            section=found[0].section,
            cost=round(sum(step.verdict.loss for step in found), 4),
            error=round(sqrt(sum(step.verdict.error**2 for step in found)), 4),
            plies=tuple(step.verdict.ply for step in found),
        )
        for (seat, kind, _), found in groups.items()
    ]


def _change(before: Iterable[float], after: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(later - earlier, 4) for earlier, later in zip(before, after, strict=True))


def _total(changes: Iterable[Iterable[float]]) -> tuple[float, ...]:
    return tuple(round(sum(values), 4) for values in zip(*changes, strict=True))


def _combined(errors: Iterable[Iterable[float]]) -> tuple[float, ...]:
    """The error of a sum of parts that err on their own."""
    return tuple(round(sqrt(sum(one * one for one in values)), 4) for values in zip(*errors, strict=True))
