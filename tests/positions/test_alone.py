"""Positions alone: without any installed package a game of each is played, shown and explained."""

import subprocess
import sys
from pathlib import Path

import lunarium

SOURCES = Path(lunarium.__file__).parents[1]
PROGRAM = """
import sys

sys.path.insert(0, sys.argv[1])

from random import Random

from lunarium.games.luna import GAME as LUNA
from lunarium.games.nova_luna import GAME as NOVA_LUNA
from lunarium.positions import coach, editing, ideas, lessons
from lunarium.positions.position import Position
from lunarium.positions.questions import describe, explain, try_line
from lunarium.positions.shown import show_ending, show_position, walk

for game in (NOVA_LUNA, LUNA):
    rng, options = Random(7), game.settle({"players": 2})
    state, plies, reasons, cards, steps = game.start(options, game.deal(options, rng)), 0, 0, 0, 0
    while game.to_move(state) is not None:
        position = Position(game, options, state)
        shown = show_position(position)
        assert shown["legal"] and shown["view"] and shown["insight"]
        move = rng.choice(shown["legal"])["text"]
        if plies % 9 == 0:
            reasons += len(explain(position, "no move at all").reasons)
            cards += sum(describe(position, thing).title.key != "" for thing in game.showing.things(state))
            steps += len(try_line(position, [move], rng))
        (step,) = walk(position, [move])
        assert step["story"] and step["beats"]
        state, plies = game.play(state, move), plies + 1
    ending = show_ending(Position(game, options, state))
    assert ending["ranking"], ending
    assert all(lessons.attempt(game, stage, stage.way).status == "met" for stage in lessons.list_stages(game))
    assert coach.read_coaching(game).moments
    print(game.key, plies > 20, reasons > 0, cards > 20, steps > 0)

own = {name.partition(".")[0] for name in sys.modules} - {*sys.stdlib_module_names, "__main__"}
assert own == {"lunarium"}, own
"""


def test_games_are_played_and_shown_with_the_standard_library_alone() -> None:
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(SOURCES)]
    done = subprocess.run(command, env={}, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["nova-luna", *["True"] * 4, "luna", *["True"] * 4]
