"""The engine: requests about positions in, thoughts out, one at a time and stoppable."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from typing import Self

from lunarium.ai.thinking import TOP_LEVEL, WITHOUT_END, AnyThinker, Budget, Thinker, level_simulations
from lunarium.core.errors import BadOption, BadRecord
from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.core.thinking import LEVELS
from lunarium.core.types import Data
from lunarium.games import load

SLICE_SECONDS = 0.1  # how long the search runs before it looks up
MOST_LINES = 5
NUMBERS = {"level": (1, LEVELS[-1]), "simulations": (1, WITHOUT_END), "threads": (1, 64), "lines": (1, 200)}


PARTS = ("game", "rules_version", "options", "setup", "moves")
FIELDS = {"id", "record", "seconds", "seed", "report_every", *PARTS, *NUMBERS}


@dataclass(frozen=True, slots=True)
class Request:
    """A question about a position."""

    record: Record
    level: int
    budget: Budget
    threads: int
    seed: int
    lines: int
    report_every: float  # seconds between interim reports; 0: none

    @classmethod
    def of(cls, data: Data) -> Self:
        """The request in this JSON object: a record, or its parts, and a budget."""
        for name in data:
            if name not in FIELDS:
                raise BadOption(
                    "engine-unknown-field", field=str(name)[:40], fields=", ".join(sorted(FIELDS))
                )
        record = Record.of(_record(data))
        numbers = {name: _number(data, name) for name in NUMBERS if name in data}
        seconds = _seconds(data, "seconds")
        level = numbers.get("level", TOP_LEVEL)
        simulations = numbers.get("simulations")
        if simulations is None:
            game, players = load(record.game), record.options.get("players", 2)
            simulations = WITHOUT_END if seconds is not None else level_simulations(game, level, players)
        return cls(
            record=record,
            level=level,
            budget=Budget(simulations, float("inf") if seconds is None else seconds),
            threads=numbers.get("threads", 1),
            seed=_seed(data),
            lines=numbers.get("lines", MOST_LINES),
            report_every=_seconds(data, "report_every") or 0.0,
        )


class Engine:
    """Answers requests; keeps its tree while one game goes on."""

    def __init__(self) -> None:
        self._thinker: AnyThinker | None = None
        self._request: Request | None = None

    def answer(self, request: Request, report: Callable[[Json], None], stopped: Event) -> Json:
        """Think about the request's position until its budget is used up or it is stopped."""
        game = load(request.record.game)
        state = request.record.replay(game)
        if game.to_move(state) is None:
            raise BadRecord("engine-game-over")
        thinker = self._thinker_for(request, state)
        left, spent, since_report = request.budget.simulations, 0.0, 0.0
        while left > 0 and spent < request.budget.seconds and not (stopped.is_set() and thinker.simulations):
            before = thinker.simulations
            slice_ = min(SLICE_SECONDS, request.budget.seconds - spent)
            thinker.think(Budget(_slice_of(left, request), slice_))
            left -= max(1, thinker.simulations - before)
            spent += slice_
            since_report += slice_
            if request.report_every and since_report >= request.report_every:
                report(_thoughts(thinker, request))
                since_report = 0.0
        return _thoughts(thinker, request)

    def _thinker_for(self, request: Request, state: object) -> AnyThinker:
        """The tree of the last request where this one goes on from it, else a new one."""
        game, last = load(request.record.game), self._request
        self._request = request
        if last is not None and self._thinker is not None and _goes_on(last, request):
            for move in request.record.moves[len(last.record.moves) :]:
                self._thinker.advance(game.read(move))
        else:
            self._thinker = Thinker(game, state, request.level, request.seed, request.threads)
        return self._thinker


def _slice_of(left: int, request: Request) -> int:
    """Without a time limit in steps of a fixed number, so that the same request gives the same answer."""
    return min(left, 2_000 * request.threads) if request.budget.seconds == float("inf") else left


def _goes_on(last: Request, request: Request) -> bool:
    """Whether the tree of the last request serves this one."""
    same = (last.level, last.threads, last.seed) == (request.level, request.threads, request.seed)
    before, after = last.record, request.record
    return (
        same
        and (before.game, before.options, before.setup) == (after.game, after.options, after.setup)
        and after.moves[: len(before.moves)] == before.moves
    )


def _thoughts(thinker: AnyThinker, request: Request) -> Json:
    thoughts = thinker.thoughts()
    return {
        "best": thoughts[0].move,
        "simulations": thinker.simulations,
        "value": thinker.value(),
        "lines": [thought.as_json() for thought in thoughts[: request.lines]],
    }


def _record(data: Data) -> object:
    """The record of a request, given whole or in parts."""
    if "record" in data:
        return data["record"]
    parts = {"rules_version": 1, "options": {}, "moves": []}
    return parts | {name: data[name] for name in PARTS if name in data}


def _number(data: Data, name: str) -> int:
    low, high = NUMBERS[name]
    value = data[name]
    if type(value) is not int or not low <= value <= high:
        raise BadOption("bad-option-value", option=name, value=str(value)[:40], choices=f"{low} - {high}")
    return value


def _seed(data: Data) -> int:
    seed = data.get("seed", 0)
    if type(seed) is not int:
        raise BadOption("bad-option-value", option="seed", value=str(seed)[:40], choices="0, 1, 2, …")
    return seed


def _seconds(data: Data, name: str) -> float | None:
    value = data.get(name)
    if value is None:
        return None
    if type(value) not in (int, float) or not 0 < value < 1e6:
        raise BadOption("bad-option-value", option=name, value=str(value)[:40], choices="0.001 - 1000000")
    return float(value)
