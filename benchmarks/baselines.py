"""Ratings of a challenge's baselines, who all meet: `python -m benchmarks.baselines NAME GAMES [WHO=GAMES]`.

A further player meets the two strongest baselines in so many games. With FOLDER in the environment every game
is kept there, and a run that was ended goes on.
"""

import json
import os
import sys
from itertools import combinations
from pathlib import Path
from random import Random

from lunarium.cli.arena import play_bouts
from lunarium.contest.arena import Bout, Match, mean_and_error
from lunarium.contest.challenges import Tally, fit, load_challenge

SEED = 170_001  # other deals than those of the challenges
RESAMPLES = 1000
LOW, HIGH = 0.025, 0.975  # of a 95 % interval


def main(name: str, games: int, *further: str) -> None:
    """Alone the mean scores on the challenge's own deals; else ratings, of so many games a pair."""
    game, challenge = load_challenge(name)
    options = dict(challenge.options)
    extra = {player: int(count) for player, _, count in (word.partition("=") for word in further)}
    if options["players"] == 1:
        for player, count in {**dict.fromkeys(challenge.baselines, games), **extra}.items():
            bouts = play_match(name, Match(game.key, options, (player,), challenge.seed), count)
            mean, error = mean_and_error([bout.scores[0] for bout in bouts])
            print(f"{player:14} {mean:8.1f} ± {error:.1f} ({count} deals)", flush=True)
        return
    pairs = dict.fromkeys(combinations(challenge.baselines, 2), games)
    for player, count in extra.items():
        pairs |= {(rival, player): count for rival in list(challenge.baselines)[-2:]}
    tallies: dict[tuple[str, str], Tally] = {}
    for (first, second), count in pairs.items():
        bouts = play_match(name, Match(game.key, options, (second, first), SEED), count)
        wins = sum(bout.places[0] == 0 for bout in bouts)
        tallies[second, first] = wins, len(bouts)
        print(f"{second} won {wins} of {len(bouts)} against {first}", flush=True)
    ratings, intervals = fit(tallies), bootstrap(tallies)
    for player in sorted(ratings, key=ratings.__getitem__):
        low, high = intervals[player]
        print(f"{player:14} {ratings[player]:8.0f}  [{low:.0f}, {high:.0f}]")


def play_match(name: str, match: Match, games: int) -> list[Bout]:
    """So many bouts, those that were kept included."""
    folder = os.environ.get("FOLDER")
    path = Path(folder) / f"{name}.{'.'.join(match.entrants)}.jsonl" if folder else None
    bouts = (
        [Bout(**json.loads(line)) for line in path.read_text().splitlines()] if path and path.exists() else []
    )
    known = {bout.number for bout in bouts}
    wanted = [number for number in range(games) if number not in known]
    for bout in play_bouts(match, wanted, int(os.environ.get("JOBS", "1"))):
        bouts.append(bout)
        if path is not None:
            with path.open("a") as file:
                file.write(json.dumps(bout.as_json()) + "\n")
    return bouts


def bootstrap(tallies: dict[tuple[str, str], Tally]) -> dict[str, tuple[float, float]]:
    """95 % intervals of the ratings: fitted again and again to games drawn from those that were played."""
    rng, drawn = Random(SEED), {name: list[float]() for pair in tallies for name in pair}
    for _ in range(RESAMPLES):
        again = {
            pair: (sum(rng.random() < wins / games for _ in range(games)), games)
            for pair, (wins, games) in tallies.items()
        }
        for name, rating in fit(again).items():
            drawn[name].append(rating)
    return {
        name: (sorted(values)[int(LOW * len(values))], sorted(values)[int(HIGH * len(values))])
        for name, values in drawn.items()
    }


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
