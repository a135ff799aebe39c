"""Wholes: what whole reviews take, whether quick and deep agree, what their ledgers leave over."""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.reviews.mistakes import read_games
from lunarium.ai.review.balance import LEFT_OVER
from lunarium.ai.review.depth import DEPTHS
from lunarium.ai.review.grades import CERTAINTY
from lunarium.ai.review.judging import judge
from lunarium.ai.review.review import conclude
from lunarium.contest.arena import wilson
from lunarium.core.record import Record


@dataclass(frozen=True, slots=True)
class Whole:
    """One review of one game."""

    game: int
    depth: str
    plies: int
    seconds: float  # of processor time, on one core
    worst: int  # the ply of the greatest loss
    left_over: float  # of the first seat
    error: float  # its standard error

    @property
    def is_within(self) -> bool:
        """Whether what is left over lies within the error that is stated."""
        return abs(self.left_over) <= CERTAINTY * self.error


def review_all(games: Path, kept: Path, depths: list[str]) -> Iterator[Whole]:
    """Review what was not yet; each review is kept as it is done."""
    done = {(whole.game, whole.depth) for whole in read_wholes(kept)}
    for number, known in enumerate(read_games(games)):
        for depth in depths:
            if (number, depth) not in done:
                whole = _review(known.record, number, depth)
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(whole)) + "\n")
                yield whole


def read_wholes(path: Path) -> list[Whole]:
    """The reviews that were made so far."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Whole(**json.loads(line)) for line in lines]


def summarise(wholes: list[Whole]) -> Iterator[str]:
    """Times, agreement, and how often the ledger adds up within its error."""
    worst: dict[int, set[int]] = {}
    for depth in DEPTHS:
        mine = [whole for whole in wholes if whole.depth == depth]
        if not mine:
            continue
        seconds = [whole.seconds for whole in mine]
        share, low, high = wilson(sum(whole.is_within for whole in mine), len(mine))
        yield (
            f"{depth}: {len(mine)} games, {min(seconds):.0f} to {max(seconds):.0f} s of processor time; "
            f"left over within its error in {share:.0%} [{low:.0%}, {high:.0%}]"
        )
        for whole in mine:
            worst.setdefault(whole.game, set()).add(whole.worst)
    twice = [whole.game for whole in wholes if whole.depth != next(iter(DEPTHS))]
    same = sum(len(worst[game]) == 1 for game in twice)
    yield f"quick and deep call the same move the worst in {same} of {len(twice)} games"


def _review(record: Record, number: int, depth: str) -> Whole:
    began = time.process_time()
    review = conclude(record, [judge(record, ply, DEPTHS[depth]) for ply in range(len(record.moves))])
    seconds = time.process_time() - began
    if review.ledger is None:
        raise ValueError("a game without moves")
    left = next(entry for entry in review.ledger.entries if entry.kind == LEFT_OVER)
    return Whole(
        game=number,
        depth=depth,
        plies=len(record.moves),
        seconds=round(seconds, 1),
        worst=max(review.moves, key=lambda move: move.verdict.loss).verdict.ply,
        left_over=left.change[0],
        error=left.error[0],
    )
