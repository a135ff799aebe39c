"""Find a position for a stage: `python -m tools.find_stage nova-luna '[{"is": "won"}]'`.

Plays games between greedy computers and prints positions where the goals can be met in one move (or, with
more moves, by one of many tries by chance) and where chance mostly misses them. Each line is a stage file.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.support.stages import count_solved, try_by_chance

from lunarium.ai.player import decide
from lunarium.ai.players import player
from lunarium.core.game import Game, Json
from lunarium.core.record import Record
from lunarium.games import load
from lunarium.positions.lessons import Goal, Stage, attempt

TRIES = 30
MOST_SOLVED = 0.35


def play_positions(game: Game[Any, Any], options: Json, seed: int) -> Iterator[Record]:
    """A game of greedy players, as the record of each position on its way."""
    rng = Random(f"{options}/{seed}")
    setup = game.deal(options, rng)
    state, moves = game.start(options, setup), list[str]()
    while game.to_move(state) is not None:
        yield Record(
            game=game.key,
            rules_version=game.rules_version,
            options=options,
            setup=setup,
            moves=tuple(moves),
        )
        moves.append(game.write(decide(player("greedy"), game, state, rng)))
        state = game.play(state, moves[-1])


def find_way(game: Game[Any, Any], stage: Stage) -> tuple[str, ...] | None:
    """Own moves that meet the goals."""
    here = attempt(game, stage)
    if stage.moves == 1:
        ways = ((text,) for text in game.legal_texts(here.state))
        return next((way for way in ways if attempt(game, stage, way).status == "met"), None)
    for seed in range(TRIES * 5):
        tried = try_by_chance(game, stage, f"find/{seed}")
        if tried.status == "met":
            return tuple(text for seat, text in tried.course.played if seat == tried.course.seat)
    return None


def make_stage(record: Record, goals: tuple[Goal, ...], moves: int) -> Stage:
    """A stage without its way."""
    return Stage(
        key="found",
        record=record,
        goals=goals,
        best=(),
        moves=moves,
        fewest=moves,
        way=(),
        replies=(),
        glow=(),
        rules=(),
    )


def main() -> None:
    """Read what is wanted and print what is found, the shortest first."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("goals", type=json.loads)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--moves", type=int, default=1)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--last", type=int, default=0, help="only so many positions at each game's end")
    wanted = parser.parse_args()
    game = load(wanted.game)
    for seed in range(wanted.games):
        for record in list(play_positions(game, wanted.options, seed))[-wanted.last :]:
            stage = make_stage(record, tuple(wanted.goals), wanted.moves)
            way = find_way(game, stage)
            if way is None:
                continue
            solved = count_solved(game, stage, TRIES) / TRIES
            if solved <= MOST_SOLVED:
                lesson = {"goals": wanted.goals, "moves": wanted.moves, "way": way, "solved": solved}
                sys.stdout.write(json.dumps(record.as_json() | {"lesson": lesson}) + "\n")


if __name__ == "__main__":
    main()
