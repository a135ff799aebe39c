"""What the stages are worth: `python -m tools.report_stages` tells who solves them without understanding."""

import re
import sys

from tests.support.stages import count_solved, try_as

from lunarium import texts
from lunarium.games import GAMES
from lunarium.positions.lessons import Stage, list_stages

TRIES = 100
WORDS_A_MINUTE = 180
SECONDS_A_CLICK = 3


def estimate_seconds(game: str, stage: Stage) -> float:
    """How long a newcomer takes who reads what is shown and finds the way."""
    base = f"lesson-{game}-{stage.key}"
    read = " ".join(texts.say(key) for key in (base, f"{base}-teach", f"{base}-ask", f"{base}-done"))
    clicks = 3 * len(stage.way) + 2  # pick, place, confirm; read, on
    return 60 * len(re.findall(r"\w+", read)) / WORDS_A_MINUTE + SECONDS_A_CLICK * clicks


def main() -> None:
    """A line for each stage: solved by chance, by the weakest computer, and the time it takes to learn."""
    for game in GAMES.values():
        stages = list_stages(game)
        seconds = [estimate_seconds(game.key, stage) for stage in stages]
        solved = 0
        for stage, needed in zip(stages, seconds, strict=True):
            by_level = try_as(game, stage, "level-1").status == "met"
            solved += by_level
            by_chance = count_solved(game, stage, TRIES)
            told = f"by chance {by_chance} of {TRIES}, level 1 {by_level}, {needed:.0f} s"
            sys.stdout.write(f"{game.key} {stage.key}: {told}\n")
        total = sum(seconds) / 60
        sys.stdout.write(f"{game.key}: level 1 solves {solved} of {len(stages)}; about {total:.1f} minutes\n")


if __name__ == "__main__":
    main()
