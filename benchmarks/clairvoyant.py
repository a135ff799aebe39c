"""What solo Nova Luna comes to where the order of the supply is known: `python -m benchmarks.clairvoyant`.

For each deal of the challenge the best score that a wide search found. The first phase is a beam, once
for each of several tastes; every end of it is played on by the native planner (nothing is hidden in the
second phase), the most promising ones again with more and more plans. What was found is kept in a file,
and a run that was ended goes on.
"""

import argparse
import heapq
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import ceil
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.relaxation import find_bound
from lunarium.contest.arena import mean_and_error
from lunarium.contest.challenges import load_challenge
from lunarium.core.game import Json
from lunarium.games import AnyGame
from lunarium.games.nova_luna.moves import Take
from lunarium.games.nova_luna.native import END_PHASE_CODE, decode, enter
from lunarium.games.nova_luna.tiles import TILES

CHALLENGE = "nova-luna-solo"
EVALUATED = 0.35  # tokens that a number costs in the evaluation
# What it is to cost instead: one beam for each, since none is best for all deals.
TASTES = (0.3, 0.45, 0.6, 0.8)
# How ends are compared at first: a number counts twice, a token is worth 3.56 (docs/decisions/0009).
USUAL = 0.56
ROUNDS = ((10, 3_000), (60, 500), (500, 80), (4_000, 10), (20_000, 2))  # plans, and for how many ends
PLANNER = 5  # the level that makes whole plans


@dataclass(frozen=True, slots=True)
class Line:
    """A beginning of the game, as codes of moves."""

    state: Any  # native
    codes: tuple[int, ...]
    numbers: int  # what its tiles cost once
    worth: float

    def guess(self) -> float:
        """How good an end looks before it is played on."""
        return float(self.state.evaluate(0)) + (EVALUATED - USUAL) * self.numbers

    def key(self) -> tuple[tuple[int, ...], int]:
        """The same for the same tiles on the same cells in whatever order, the same one taken last."""
        return tuple(sorted(self.codes)), self.codes[-1] >> 14


def main() -> None:
    """Search the deals that are not known yet, and sum up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path("build/clairvoyant.jsonl"))
    parser.add_argument("--width", type=int, default=500, help="of the beams in the first phase")
    parser.add_argument("--effort", type=float, default=1.0, help="how many of the ends are played on")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    _, challenge = load_challenge(CHALLENGE)
    asked.output.parent.mkdir(parents=True, exist_ok=True)
    known = read(asked.output)
    missing = [number for number in range(asked.deals) if number not in known]
    with Pool(asked.jobs) as pool:
        for found in pool.imap_unordered(partial(search, width=asked.width, effort=asked.effort), missing):
            known[found["number"]] = found
            with asked.output.open("a") as file:
                file.write(json.dumps(found) + "\n")
            print(len(known), found["number"], found["best"], found["least"], *found["moves"], flush=True)
    if asked.deals == challenge.games:
        keep(known)
    for name in ("best", "least"):
        mean, error = mean_and_error([known[number][name] for number in range(asked.deals)])
        print(f"{name}: {mean:.1f} ± {error:.1f} ({asked.deals} deals)")


def keep(known: dict[int, Json]) -> None:
    """Write all of it beside the rules, where `lunarium challenge` finds it."""
    deals = [
        {"best": one["best"], "least": one["least"], "moves": " ".join(one["moves"])}
        for _, one in sorted(known.items())
    ]
    lines = ",\n".join(json.dumps(one) for one in deals)
    text = f'{{"made_by": "python -m benchmarks.clairvoyant", "deals": [\n{lines}\n]}}\n'
    _, challenge = load_challenge(CHALLENGE)
    Path(str(challenge.known)).write_text(text, encoding="utf-8")


def read(path: Path) -> dict[int, Json]:
    """What was found so far, the best of each deal."""
    found: dict[int, Json] = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        one = json.loads(line)
        if one["number"] not in found or one["best"] < found[one["number"]]["best"]:
            found[one["number"]] = one
    return found


def deal(number: int) -> tuple[AnyGame, Any]:
    """A deal of the challenge, as the arena makes it."""
    game, challenge = load_challenge(CHALLENGE)
    options = dict(challenge.options)
    return game, game.start(options, game.deal(options, Random(f"{challenge.seed}/{number}")))


def search(number: int, width: int, effort: float) -> Json:
    """The best score of this deal that is found, and its moves."""
    game, state = deal(number)
    start = enter(state, import_module("lunarium._native"))
    ends = {line.key(): line for taste in TASTES for line in end_first_phase(start, width, taste)}
    found = sorted(ends.values(), key=Line.guess, reverse=True)
    best: tuple[float, tuple[int, ...]] = (float("inf"), ())
    for plans, many in ROUNDS:
        played = [(play_on(line, plans), line) for line in found[: ceil(effort * many)]]
        played.sort(key=lambda each: each[0])
        (score, rest), line = played[0]
        best = min(best, (score, line.codes + rest))
        found = [line for _, line in played]
    fields = start.fields()
    least = find_bound([tile for tile in fields["wheel"] if tile], fields["supply"][::-1])
    moves = [game.write(decode(code)) for code in best[1]]
    return {"number": number, "best": round(best[0]), "least": least, "moves": moves}


def end_first_phase(start: Any, width: int, taste: float) -> list[Line]:
    """Ends of the first phase, by a beam that goes on with the best lines of each length."""
    lines, ends = [Line(start, (), 0, 0.0)], list[Line]()
    while lines:
        following: dict[object, Line] = {}
        for line in lines:
            for after in go_on(line, taste):
                is_end = after.codes[-1] == END_PHASE_CODE or after.state.unseen() != start.unseen()
                if is_end or after.state.to_move() is None:
                    ends.append(after)
                else:
                    following[after.key()] = after
        lines = heapq.nlargest(width, following.values(), key=lambda line: line.worth)
    return ends


def go_on(line: Line, taste: float) -> Iterator[Line]:
    """All that can follow, of what mirrors each other only one."""
    for code in line.state.legal_moves():
        if is_mirrored(line, code):
            continue
        state = line.state.copy()
        state.apply(code)
        numbers = line.numbers + TILES[code >> 14].number
        yield Line(state, (*line.codes, code), numbers, state.evaluate(0) + (EVALUATED - taste) * numbers)


def is_mirrored(line: Line, code: int) -> bool:
    """Whether the display turned or mirrored could be had by another move: the first step goes up."""
    move = decode(code)
    columns = [before.x for before in map(decode, line.codes) if isinstance(before, Take)]
    if not isinstance(move, Take) or not columns:
        return False
    return (move.x, move.y) != (0, -1) if len(columns) == 1 else move.x < 0 and not any(columns)


def play_on(line: Line, plans: int) -> tuple[float, tuple[int, ...]]:
    """The best score of the second phase that so many plans find, and its moves."""
    if line.state.to_move() is None:
        return -line.state.rewards(False)[0], ()
    planner = import_module("lunarium._native").NovaLunaSearch(line.state, PLANNER, plans)
    planner.run(plans, float("inf"))
    return min((values[2][0], tuple(rest)) for _, _, _, values, rest in planner.thoughts(20) if values[2][0])


if __name__ == "__main__":
    main()
