"""How far a review can be trusted: `python -m benchmarks.reviews nova-luna --games 10`.

Strong players meet and are made to err at known plies, by moves that longer looks with seeds of their own
find to lose clearly. The review should find these errors and blame few of the strong players' own moves.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from lunarium.ai.review.depth import DEPTHS, Depth
from lunarium.ai.review.grades import GOOD, LEAST, MISTAKE, is_blamed
from lunarium.ai.review.judging import judge, plan
from lunarium.ai.review.measure import Measure
from lunarium.ai.review.prospect import Looker, Prospect
from lunarium.ai.review.review import Review, conclude
from lunarium.ai.thinking import TOP_LEVEL, Budget, Thinker, level_simulations
from lunarium.core.record import Record
from lunarium.games import AnyGame, load

CORES = 2
STRONG = 0.05  # of the top level's simulations, for a strong player's move
GLANCE = 0.02  # for a first idea of what a move loses
TRUTH = 0.3  # for each look that says whether it is an error: two to three times a look of a deep review
TRUTH_LOOKS = 2
ERRORS = 3  # in a game
TRIES = 12  # moves tried as an error at a ply


@dataclass(frozen=True, slots=True)
class Row:
    """What the review said about one game."""

    number: int
    plies: int
    errors: dict[int, float]  # ply -> what it loses, by the longer looks
    found: dict[str, list[int]]  # depth -> the errors that were blamed
    own: int  # moves of the strong players that were not forced
    blamed: dict[str, list[int]]  # depth -> those of them that were blamed
    invented: dict[str, list[int]]  # depth -> and those that longer looks find to be good after all
    worst: dict[str, int]  # depth -> the ply of the greatest loss
    seconds: dict[str, float]  # depth -> on two cores
    left_over: dict[str, float]  # depth -> of the first seat, in the ledger
    stated: dict[str, float]  # and the error that is stated for it


def make_game(
    game: AnyGame, options: dict[str, Any], number: int, seed: int, gap: int
) -> tuple[Record, dict[int, float]]:
    """A game of strong players, and what their errors lose."""
    rng = Random(f"{seed}/{number}")
    setup = game.deal(options, rng)
    state = game.start(options, setup)
    measure = Measure.of(game, options)
    strong = Budget(simulations=round(STRONG * level_simulations(game, TOP_LEVEL, measure.players)))
    moves: list[str] = []
    errors: dict[int, float] = {}
    wait = rng.randint(1, gap)
    while game.to_move(state) is not None:
        move = _strong_move(game, state, strong, rng)
        wait -= 1
        if wait <= 0 and len(errors) < ERRORS:
            error = _err(game, measure, state, move, rng)
            if error is not None:
                move, errors[len(moves)] = error
                wait = rng.randint(gap // 2, 3 * gap // 2)
        moves.append(move)
        state = game.play(state, move)
    record = Record(
        game=game.key, rules_version=game.rules_version, options=options, setup=setup, moves=tuple(moves)
    )
    return record, errors


def _strong_move(game: AnyGame, state: Any, budget: Budget, rng: Random) -> str:
    moves = game.legal_moves(state)
    if len(moves) == 1:
        return game.write(moves[0])
    thinker = Thinker(game, state, TOP_LEVEL, rng.getrandbits(60))
    thinker.think(budget)
    return thinker.thoughts()[0].move


def _err(game: AnyGame, measure: Measure, state: Any, strong: str, rng: Random) -> tuple[str, float] | None:
    """A move that loses clearly beside the strong one, and how much; one that barely does if there is one."""
    others = [text for text in game.legal_texts(state) if text != strong]
    place = game.to_move(state)
    if place is None or not others:
        return None
    seat = measure.mover(place)
    tried = rng.sample(others, min(TRIES, len(others)))
    glances = {text: _lose(game, measure, state, seat, (strong, text), GLANCE, rng) for text in tried}
    promising = sorted((loss, text) for text, loss in glances.items() if loss >= LEAST[MISTAKE])
    for _, text in promising[:2]:
        loss = _lose(game, measure, state, seat, (strong, text), TRUTH, rng)
        if loss >= LEAST[MISTAKE]:
            return text, loss
    return None


def _lose(
    game: AnyGame,
    measure: Measure,
    state: Any,
    seat: int,
    moves: tuple[str, str],
    share: float,
    rng: Random,
) -> float:
    """The least that any look finds the second move to lose beside the first, as a share of a game."""
    best, found = (_look(game, measure, state, move, share, rng) for move in moves)
    losses = [measure.loss(one[seat], other[seat]) for one, other in zip(best, found, strict=True)]
    return round(min(losses) / measure.scale, 3)


def _look(
    game: AnyGame, measure: Measure, state: Any, move: str, share: float, rng: Random
) -> list[list[float]]:
    """What a move leads to, by searches with seeds of their own."""
    looker = Looker(game, measure, seed=rng.getrandbits(40))
    simulations = round(share * level_simulations(game, TOP_LEVEL, measure.players))
    prospect = Prospect(looker, state, move, simulations)
    prospect.look(TRUTH_LOOKS)
    return prospect.found * (TRUTH_LOOKS if prospect.is_exact else 1)


def review(record: Record, depth: Depth) -> tuple[Review, float]:
    """A review, and how long it takes two cores that have nothing else to do: by processor time."""
    started = time.process_time()
    with ThreadPoolExecutor(max_workers=CORES) as pool:
        verdicts = list(pool.map(lambda ply: judge(record, ply, depth), plan(record, depth)))
    return conclude(record, verdicts), (time.process_time() - started) / CORES


def find_invented(record: Record, one: Review, plies: list[int], rng: Random) -> list[int]:
    """The blames that longer looks with seeds of their own do not confirm."""
    game, found = load(record.game), []
    measure = Measure.of(game, record.options)
    for ply in plies:
        verdict = one.moves[ply].verdict
        pair = (verdict.better, verdict.move)
        if _lose(game, measure, record.replay(game, ply), verdict.seat, pair, TRUTH, rng) < LEAST[GOOD]:
            found.append(ply)
    return found


def examine(record: Record, errors: dict[int, float], number: int, depths: list[str]) -> Row:
    """What each depth says about a game whose errors are known."""
    reviews = {name: review(record, DEPTHS[name]) for name in depths}
    blamed = {
        name: [move.verdict.ply for move in one.moves if is_blamed(move.grade)]
        for name, (one, _) in reviews.items()
    }
    own = {name: [ply for ply in plies if ply not in errors] for name, plies in blamed.items()}
    rng = Random(f"{number}")
    first = reviews[depths[0]][0]
    ledgers = {name: one.ledger for name, (one, _) in reviews.items() if one.ledger is not None}
    return Row(
        number=number,
        plies=len(record.moves),
        errors=errors,
        found={name: [ply for ply in plies if ply in errors] for name, plies in blamed.items()},
        own=sum(move.grade is not None and move.verdict.ply not in errors for move in first.moves),
        blamed=own,
        invented={name: find_invented(record, reviews[name][0], plies, rng) for name, plies in own.items()},
        worst={
            name: max(one.moves, key=lambda move: move.verdict.loss).verdict.ply
            for name, (one, _) in reviews.items()
        },
        seconds={name: round(seconds, 1) for name, (_, seconds) in reviews.items()},
        left_over={name: ledger.sums[0].left_over for name, ledger in ledgers.items()},
        stated={name: ledger.sums[0].error for name, ledger in ledgers.items()},
    )


def summarise(rows: list[Row], depths: list[str]) -> Iterator[str]:
    """The figures that are worth writing down."""
    errors, own = sum(len(row.errors) for row in rows), sum(row.own for row in rows)
    yield f"{len(rows)} games, {errors} errors, {own} own moves"
    for name in depths:
        found = sum(len(row.found[name]) for row in rows)
        blamed = sum(len(row.blamed[name]) for row in rows)
        invented = sum(len(row.invented[name]) for row in rows)
        seconds = sum(row.seconds[name] for row in rows) / len(rows)
        within = sum(abs(row.left_over[name]) <= 2 * row.stated[name] for row in rows if name in row.stated)
        yield (
            f"{name}: found {found} of {errors}, blamed {blamed} of {own} own moves ({invented} invented), "
            f"left over within twice its error in {within} of {len(rows)}, "
            f"{seconds:.0f} s a game on {CORES} cores"
        )
    if len(depths) > 1:
        agreed = sum(len(set(row.worst.values())) == 1 for row in rows)
        yield f"the worst move is the same in {agreed} of {len(rows)}"


def main() -> None:
    """Make games, review them, say what was found; every game is kept in the file as it is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gap", type=int, default=10, help="moves between two errors, on average")
    parser.add_argument("--depth", action="append", choices=list(DEPTHS))
    parser.add_argument("--keep", type=Path, help="write the games here, and take them from here next time")
    given = parser.parse_args()
    depths = given.depth or list(DEPTHS)
    game = load(given.game)
    rows: list[Row] = []
    for number in range(given.games):
        record, errors = _kept(given, game, number)
        rows.append(examine(record, errors, number, depths))
        print(json.dumps(asdict(rows[-1])), flush=True)
    for line in summarise(rows, depths):
        print(line)


def _kept(given: argparse.Namespace, game: AnyGame, number: int) -> tuple[Record, dict[int, float]]:
    """A game from the file, or a new one."""
    path: Path | None = given.keep
    lines = path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else []
    if number < len(lines):
        data = json.loads(lines[number])
        return Record.of(data["record"]), {int(ply): loss for ply, loss in data["errors"].items()}
    record, errors = make_game(game, {"players": given.players}, number, given.seed, given.gap)
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"record": record.as_json(), "errors": errors}) + "\n")
    return record, errors


if __name__ == "__main__":
    main()
