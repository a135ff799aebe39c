"""Trust: what a review says about mistakes that are known, and about a strong player's own moves."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.reviews.mistakes import Known, read_games
from lunarium.ai.review.depth import DEPTHS
from lunarium.ai.review.grades import is_blamed
from lunarium.ai.review.judging import judge
from lunarium.ai.review.measure import Measure
from lunarium.contest.arena import wilson
from lunarium.games import load

MISTAKE, OWN = "mistake", "own"


@dataclass(frozen=True, slots=True)
class Answer:
    """What one depth says about one move."""

    game: int
    ply: int
    source: str  # MISTAKE or OWN
    depth: str
    grade: str | None
    loss: float
    error: float

    @property
    def key(self) -> tuple[int, int, str]:
        return self.game, self.ply, self.depth


def ask_all(games: Path, answers: Path) -> Iterator[Answer]:
    """Ask about every move that is not answered yet; each answer is kept as it comes."""
    done = {answer.key for answer in read_answers(answers)}
    for number, known in enumerate(read_games(games)):
        for ply in sorted({*known.mistakes, *known.own}):
            for depth in DEPTHS:
                if (number, ply, depth) not in done:
                    answer = _ask(known, number, ply, depth)
                    with answers.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(asdict(answer)) + "\n")
                    yield answer


def read_answers(path: Path) -> list[Answer]:
    """What was answered so far."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Answer(**json.loads(line)) for line in lines]


def summarise(answers: list[Answer]) -> Iterator[str]:
    """Shares with their 95 % intervals (Wilson)."""
    yield f"{len({answer.game for answer in answers})} games"
    for depth in DEPTHS:
        for source, word in ((MISTAKE, "mistakes found"), (OWN, "own moves blamed")):
            asked = [one for one in answers if (one.depth, one.source) == (depth, source)]
            blamed = sum(is_blamed(one.grade) for one in asked)
            share, low, high = wilson(blamed, len(asked))
            yield f"{depth}: {word} {blamed} of {len(asked)}, {share:.1%} [{low:.1%}, {high:.1%}]"


def _ask(known: Known, number: int, ply: int, depth: str) -> Answer:
    verdict = judge(known.record, ply, DEPTHS[depth])
    scale = Measure.of(load(known.record.game), known.record.options).scale
    return Answer(
        game=number,
        ply=ply,
        source=MISTAKE if ply in known.mistakes else OWN,
        depth=depth,
        grade=verdict.grade(scale),
        loss=round(verdict.loss / scale, 4),
        error=round(verdict.error / scale, 4),
    )
