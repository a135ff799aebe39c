"""Ratings of a challenge's baselines, who all meet: `python -m benchmarks.baselines CHALLENGE GAMES`."""

from __future__ import annotations

import os
import sys
from itertools import combinations

from lunarium.ai.arena import Match, mean_and_error
from lunarium.ai.challenges import fit, load_challenge
from lunarium.cli.arena import play_bouts

SEED = 170_001  # other deals than those of the challenges


def main(name: str, games: int) -> None:
    """Alone the mean scores on the challenge's own deals; else ratings, of so many games a pair."""
    game, challenge = load_challenge(name)
    options, numbers = dict(challenge.options), list(range(games))
    jobs = int(os.environ.get("JOBS", "1"))
    if options["players"] == 1:
        for player in challenge.baselines:
            match = Match(game.key, options, (player,), challenge.seed)
            mean, error = mean_and_error([bout.scores[0] for bout in play_bouts(match, numbers, jobs)])
            print(f"{player:14} {mean:8.1f} ± {error:.1f}", flush=True)
        return
    tallies: dict[tuple[str, str], tuple[int, int]] = {}
    for first, second in combinations(challenge.baselines, 2):
        match = Match(game.key, options, (second, first), SEED)
        places = [bout.places[0] for bout in play_bouts(match, numbers, jobs)]
        tallies[second, first] = places.count(0), games
        print(f"{second} won {places.count(0)} of {games} against {first}", flush=True)
    for player, rating in fit(tallies).items():
        print(f"{player:14} {rating:8.0f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
