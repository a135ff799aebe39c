"""Mistakes: games of strong players who are made to err at known plies."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.reviews.playouts import Duel
from lunarium.ai.review.grades import LEAST, MISTAKE
from lunarium.ai.review.measure import Measure
from lunarium.ai.searcher import SearchPlayer
from lunarium.ai.thinking import TOP_LEVEL, Budget, level_simulations
from lunarium.core.record import Record
from lunarium.games import AnyGame, load

STRONG = 0.01  # of the top level's simulations, for moves that nobody will ask about
ERRORS = 1  # in a game
OWN = 8  # moves of a game, on average, that the top level plays with all its budget
TRIES = 2  # moves tried as an error at a ply, beside that of a beginner
BEGINNER = 1  # the level that errs as people do
GUIDE_LEVEL = 3  # who shows how long a game is
PLAIN_LEVEL, PLAIN_SIMULATIONS = 4, 30  # who says what is an error
GLANCE_PAIRS, GLANCE_LOSS = (4, 8), 0.25  # for a first idea of what a move loses
PAIRS, MOST_PAIRS = 20, 80  # played between two looks at the result, and at most
LIKELY, SURE = 0.15, 2.0  # what an error loses, and how many standard errors that is above a mistake's least
PAUSE = 0.08  # of a game, after a ply at which no error was found


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that plain players find to lose."""

    move: str
    loss: float
    error: float
    pairs: int


@dataclass(frozen=True, slots=True)
class Known:
    """A game, its mistakes by ply, and the plies at which the strong player moved with its whole budget."""

    record: Record
    mistakes: Mapping[int, Mistake]
    own: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        mistakes = {ply: asdict(mistake) for ply, mistake in self.mistakes.items()}
        return {"record": self.record.as_json(), "mistakes": mistakes, "own": list(self.own)}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Known:
        mistakes = {int(ply): Mistake(**mistake) for ply, mistake in data["mistakes"].items()}
        return cls(Record.of(data["record"]), mistakes, tuple(data["own"]))


def read_games(path: Path) -> list[Known]:
    """The games that were made so far."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Known.of(json.loads(line)) for line in lines]


def make_games(game: str, players: int, games: int, seed: int, path: Path) -> Iterator[Known]:
    """Make the games that are missing in the file; each is kept as it is done."""
    for number in range(len(read_games(path)), games):
        known = _Maker(load(game), {"players": players}, Random(f"{seed}/{number}")).make()
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(known.as_json()) + "\n")
        yield known


class _Maker:
    """One game in the making."""

    def __init__(self, game: AnyGame, options: dict[str, Any], rng: Random) -> None:
        self.game, self.options, self.rng = game, options, rng
        self.measure = Measure.of(game, options)
        self.budget = level_simulations(game, TOP_LEVEL, self.measure.players)

    def make(self) -> Known:
        game, rng = self.game, self.rng
        setup = game.deal(self.options, rng)
        plies = self._usual_plies(game.start(self.options, setup))
        state = game.start(self.options, setup)
        moves: list[str] = []
        mistakes: dict[int, Mistake] = {}
        own: list[int] = []
        gap = plies // (ERRORS + 1)
        wait = rng.randint(1, gap)
        while game.to_move(state) is not None:
            wait -= 1
            is_asked = len(game.legal_moves(state)) > 1 and rng.random() < OWN / plies
            move = self._strong_move(state, 1.0 if is_asked else STRONG)
            mistake = None
            if wait <= 0 and len(mistakes) < ERRORS:
                mistake, wait = self._err(state, move), round(PAUSE * plies)
            if mistake is not None:
                move, wait = mistake.move, rng.randint(gap // 2, 3 * gap // 2)
                mistakes[len(moves)] = mistake
            elif is_asked:
                own.append(len(moves))
            moves.append(move)
            state = game.play(state, move)
        record = Record(
            game=game.key,
            rules_version=game.rules_version,
            options=self.options,
            setup=setup,
            moves=tuple(moves),
        )
        return Known(record, mistakes, tuple(own))

    def _usual_plies(self, state: Any) -> int:
        """How long such a game is."""
        plies = 0
        while self.game.to_move(state) is not None:
            self.game.apply(state, SearchPlayer(GUIDE_LEVEL).choose(self.game, state, self.rng))
            plies += 1
        return plies

    def _strong_move(self, state: Any, share: float) -> str:
        budget = Budget(simulations=round(share * self.budget))
        return self.game.write(SearchPlayer(TOP_LEVEL, budget).choose(self.game, state, self.rng))

    def _err(self, state: Any, strong: str) -> Mistake | None:
        """A move that loses clearly beside the strong one, by the word of plain players."""
        game, rng = self.game, self.rng
        others = [text for text in game.legal_texts(state) if text != strong]
        tried = rng.sample(others, min(TRIES, len(others)))
        tried.append(game.write(SearchPlayer(BEGINNER).choose(game, state, rng)))
        for text in dict.fromkeys(tried):
            if text == strong:
                continue
            if self._is_promising(self._duel(state, strong, text)):
                return self._confirm(self._duel(state, strong, text))
        return None

    def _is_promising(self, duel: Duel) -> bool:
        """Whether a first idea is that the move loses much; most are out after a few games."""
        for pairs in GLANCE_PAIRS:
            duel.play(pairs - len(duel.losses), self.rng)
            if duel.loss < GLANCE_LOSS:
                return False
        return True

    def _duel(self, state: Any, strong: str, other: str) -> Duel:
        return Duel(self.game, self.measure, state, (strong, other), PLAIN_LEVEL, PLAIN_SIMULATIONS)

    def _confirm(self, duel: Duel) -> Mistake | None:
        """Play on, not counting the glance that chose it, until it is clear whether the move is a mistake."""
        while len(duel.losses) < MOST_PAIRS:
            duel.play(PAIRS, self.rng)
            loss, error = duel.loss, duel.error
            if loss >= LIKELY and loss - SURE * error >= LEAST[MISTAKE]:
                return Mistake(duel.moves[1], round(loss, 3), round(error, 3), len(duel.losses))
            if loss + SURE * error < LIKELY:
                return None
        return None
