"""The steps of the measurement; each goes on where it was stopped."""

import argparse
from pathlib import Path

from benchmarks.reviews import trust, wholes
from benchmarks.reviews.beside import play_beside
from benchmarks.reviews.mistakes import make_games
from lunarium.ai.review.depth import DEPTHS


def main() -> None:
    """Make games with known mistakes, or ask reviews about them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews", description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)
    make = steps.add_parser("make", help="games with known mistakes, one a line")
    make.add_argument("game")
    make.add_argument("file", type=Path)
    make.add_argument("--players", type=int, default=2)
    make.add_argument("--games", type=int, default=10)
    make.add_argument("--seed", type=int, default=1)
    asking = steps.add_parser("trust", help="ask about the mistakes, and about the strong player's own moves")
    asking.add_argument("file", type=Path)
    asking.add_argument("answers", type=Path)
    reviewing = steps.add_parser("whole", help="review whole games: times, agreement, what is left over")
    reviewing.add_argument("file", type=Path)
    reviewing.add_argument("reviews", type=Path)
    reviewing.add_argument("--depth", action="append", choices=list(DEPTHS))
    beside = steps.add_parser("beside", help="what a player's moves take while games are reviewed")
    beside.add_argument("file", type=Path)
    given = parser.parse_args()
    if given.step == "make":
        for known in make_games(given.game, given.players, given.games, given.seed, given.file):
            print(f"{len(known.record.moves)} moves, mistakes {dict(known.mistakes)}", flush=True)
    elif given.step == "beside":
        print("\n".join(play_beside(given.file)))
    elif given.step == "trust":
        for answer in trust.ask_all(given.file, given.answers):
            print(answer, flush=True)
        print("\n".join(trust.summarise(trust.read_answers(given.answers))))
    else:
        for whole in wholes.review_all(given.file, given.reviews, given.depth or list(DEPTHS)):
            print(whole, flush=True)
        print("\n".join(wholes.summarise(wholes.read_wholes(given.reviews))))


if __name__ == "__main__":
    main()
