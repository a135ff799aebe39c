"""Challenges: a submission meets the baselines on fixed deals, and gets a rating on their scale."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from statistics import fmean

from lunarium.contest.arena import Bout, Match, Z, mean_and_error, wilson
from lunarium.core.errors import BadOption
from lunarium.core.game import Json
from lunarium.core.thinking import Challenge
from lunarium.games import GAMES, AnyGame

SCALE = log(10) / 400  # of the ratings: 400 more win ten times as often as they lose
PRIOR = 0.5  # wins and losses that every pair is given, so that no rating is without end
FARTHEST = 4000.0
ANCHOR = "random"  # whose rating is 0

Tally = tuple[int, int]  # wins, games


def list_challenges() -> dict[str, tuple[AnyGame, Challenge]]:
    """All of them by their names."""
    return {
        f"{game.key}-{challenge.mode}": (game, challenge)
        for game in GAMES.values()
        for challenge in game.thinking.challenges
    }


def load_challenge(name: str) -> tuple[AnyGame, Challenge]:
    """The challenge of this name, with its game."""
    known = list_challenges()
    if name not in known:
        raise BadOption("bad-option-value", option="challenge", value=name[:40], choices=", ".join(known))
    return known[name]


def matches(game: AnyGame, challenge: Challenge, submission: str) -> dict[str, Match]:
    """What has to be played, by the baseline that is met; alone there is one match, and nobody is met."""
    options = dict(challenge.options)
    if options["players"] == 1:
        return {"": Match(game.key, options, (submission,), challenge.seed)}
    return {
        baseline: Match(game.key, options, (submission, baseline), challenge.seed)
        for baseline in challenge.baselines
    }


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of one deal of a game for one, for somebody who knows what is face down."""

    best: int  # the best score that anybody found
    least: int  # no score is better than this
    moves: tuple[str, ...]  # that lead to the best


def read_known(challenge: Challenge) -> list[Known]:
    """What is known of each deal; nothing of most challenges."""
    if challenge.known is None:
        return []
    deals = json.loads(challenge.known.read_text(encoding="utf-8"))["deals"]
    return [Known(deal["best"], deal["least"], tuple(deal["moves"].split())) for deal in deals]


@dataclass(frozen=True, slots=True)
class Beyond:
    """Means of the deals that were played, for somebody who knows what is face down."""

    best: float  # of the best scores that are known
    least: float  # of what no score is better than
    gap: float  # between the submission's scores and the best that are known
    error: float  # half of the gap's 95 % interval


@dataclass(frozen=True, slots=True)
class Rating:
    """How well a submission did."""

    value: float  # its rating, or alone its mean score
    error: float  # half of a 95 % interval
    tallies: Mapping[str, Tally]  # by baseline
    beyond: Beyond | None = None

    def as_json(self) -> Json:
        return {
            "value": round(self.value, 1),
            "error": round(self.error, 1),
            "against": {
                name: {
                    "games": games,
                    "wins": wins,
                    "interval": [round(x, 4) for x in wilson(wins, games)[1:]],
                }
                for name, (wins, games) in self.tallies.items()
            },
            "nothing_hidden": self.beyond
            and {name: round(value, 1) for name, value in asdict(self.beyond).items()},
        }


def judge(challenge: Challenge, bouts: Mapping[str, Iterable[Bout]]) -> Rating:
    """What the bouts say, by the baseline that was met."""
    if challenge.options["players"] == 1:
        return judge_alone(list(bouts[""]), read_known(challenge))
    places = {name: [bout.places[0] for bout in met] for name, met in bouts.items()}
    tallies = {name: (met.count(0), len(met)) for name, met in places.items()}
    return Rating(*rate(tallies, challenge.baselines), tallies)


def judge_alone(bouts: Sequence[Bout], known: Sequence[Known]) -> Rating:
    """The mean score, and how far it is from what is known of the same deals."""
    mean, error = mean_and_error([bout.scores[0] for bout in bouts])
    if not known:
        return Rating(mean, error, {})
    deals = [known[bout.number] for bout in bouts]
    gaps = [bout.scores[0] - deal.best for bout, deal in zip(bouts, deals, strict=True)]
    best, least = fmean(deal.best for deal in deals), fmean(deal.least for deal in deals)
    return Rating(mean, error, {}, Beyond(best, least, *mean_and_error(gaps)))


def rate(tallies: Mapping[str, Tally], ratings: Mapping[str, float]) -> tuple[float, float]:
    """The rating that makes these results against rated players likeliest, with half its 95 % interval."""
    low, high = -FARTHEST, FARTHEST
    while high - low > 0.01:
        middle = (low + high) / 2
        excess = sum(
            wins + PRIOR - (games + 2 * PRIOR) * chance(middle - ratings[name])
            for name, (wins, games) in tallies.items()
        )
        low, high = (middle, high) if excess > 0 else (low, middle)
    chances = {name: chance(low - ratings[name]) for name in tallies}
    information = sum(
        (games + 2 * PRIOR) * chances[name] * (1 - chances[name]) for name, (_, games) in tallies.items()
    )
    return low, Z / (SCALE * sqrt(information)) if information else FARTHEST


def fit(tallies: Mapping[tuple[str, str], Tally]) -> dict[str, float]:
    """Ratings of players who met each other, random at 0; the tally is that of the first of a pair."""
    names = sorted({name for pair in tallies for name in pair})
    both_ways = dict(tallies) | {
        (second, first): (games - wins, games) for (first, second), (wins, games) in tallies.items()
    }
    ratings = dict.fromkeys(names, 0.0)
    moved = FARTHEST
    while moved > 0.1:
        moved = 0.0
        for name in names:
            if name == ANCHOR:
                continue
            met = {other: tally for (one, other), tally in both_ways.items() if one == name}
            found, _ = rate(met, ratings)
            moved = max(moved, abs(found - ratings[name]))
            ratings[name] = found
    return ratings


def chance(lead: float) -> float:
    """Of winning, with so much more rating."""
    return float(1 / (1 + 10 ** (-lead / 400)))
