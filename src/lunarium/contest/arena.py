"""The arena: players against players with seats rotated, and what the results say."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from random import Random

from openskill.models import PlackettLuce

from lunarium.ai.player import Player, ask, decide
from lunarium.ai.players import PREFIX, player
from lunarium.contest.process import Process
from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.games import load

Z = 1.959964  # of a 95 % interval


@dataclass(frozen=True, slots=True)
class Match:
    """Who meets whom, at what; entrant i of game n sits on seat (i + n) modulo their number."""

    game: str
    options: Json
    entrants: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of a match."""

    number: int
    places: list[int]  # by entrant: 0 for the winner
    scores: list[float]  # by entrant, as the game's `score` counts
    plies: int

    def as_json(self) -> Json:
        return asdict(self)


@dataclass(slots=True)
class Standing:
    """What the bouts so far say about one entrant."""

    name: str
    games: int = 0
    wins: int = 0
    places: float = 0.0
    scores: list[float] = field(default_factory=list)
    rating: tuple[float, float] = (25.0, 25.0 / 3)  # mean and deviation of the skill

    def interval(self) -> tuple[float, float, float]:
        """The share of wins with its 95 % interval (Wilson)."""
        return wilson(self.wins, self.games)

    def as_json(self) -> Json:
        share, low, high = self.interval()
        mean, error = mean_and_error(self.scores)
        return {
            "player": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_share": round(share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_place": round(1 + self.places / max(1, self.games), 3),
            "mean_score": round(mean, 2),
            "score_error": round(error, 2),
            "rating": [round(value, 2) for value in self.rating],
        }


def entrant(name: str) -> Player | Process:
    """A player by its name, or `engine:COMMAND` for a process that speaks the engine's protocol."""
    return Process(name) if name.startswith(PREFIX) else player(name)


def play_bout(match: Match, number: int) -> Bout:
    """Game number so-and-so; the same for the same match, unless players think by time."""
    game, rng = load(match.game), Random(f"{match.seed}/{number}")
    seats = len(match.entrants)
    setup = game.deal(match.options, rng)
    state = game.start(match.options, setup)
    record = Record(game=game.key, rules_version=game.rules_version, options=match.options, setup=setup)
    players = [entrant(match.entrants[(seat - number) % seats]) for seat in range(seats)]
    try:
        while (seat := game.to_move(state)) is not None:
            one = players[seat]
            if isinstance(one, Process):
                move = ask(one, game, state, record, rng)
            else:
                move = decide(one, game, state, rng)
            record = replace(record, moves=(*record.moves, game.write(move)))
            game.apply(state, move)
    finally:
        for one in players:
            if isinstance(one, Process):
                one.close()
    outcome = game.outcome(state)
    result = outcome.result if outcome else {}
    seat_of = [(entrant + number) % seats for entrant in range(seats)]
    ranking, score = result["ranking"], game.score(game.settle(match.options))
    return Bout(
        number=number,
        places=[ranking.index(seat) for seat in seat_of],
        scores=[float(score.of(result, seat)) for seat in seat_of],
        plies=len(record.moves),
    )


def standings(match: Match, bouts: Iterable[Bout]) -> list[Standing]:
    """What all bouts say, in order of their numbers, so that ratings do not depend on who was faster."""
    found = [Standing(name) for name in match.entrants]
    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in match.entrants]
    for bout in sorted(bouts, key=lambda bout: bout.number):
        for standing, place, score in zip(found, bout.places, bout.scores, strict=True):
            standing.games += 1
            standing.wins += _is_win(match, place, score)
            standing.places += place
            standing.scores.append(score)
        if len(ratings) > 1:
            teams = model.rate(
                [[rating] for rating in ratings], ranks=[float(place) for place in bout.places]
            )
            ratings = [team[0] for team in teams]
    for standing, rating in zip(found, ratings, strict=True):
        standing.rating = (rating.mu, rating.sigma)
    return found


def wilson(wins: int, games: int) -> tuple[float, float, float]:
    """A share with its 95 % interval."""
    if not games:
        return 0.0, 0.0, 1.0
    share, square = wins / games, Z * Z
    centre = (share + square / (2 * games)) / (1 + square / games)
    spread = Z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return share, max(0.0, centre - spread), min(1.0, centre + spread)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean with half the width of its 95 % interval."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, Z * sqrt(variance / len(values))


def _is_win(match: Match, place: int, score: float) -> bool:
    """The first place; alone, a result that reaches the game's aim."""
    if len(match.entrants) > 1:
        return place == 0
    game = load(match.game)
    return game.score(game.settle(match.options)).is_won(score)
