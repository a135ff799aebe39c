"""A tiny game for tests: nothing but rules. Two take one to three stones in turn; the last stone wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lunarium.core import options as core
from lunarium.core.errors import BadNotation
from lunarium.core.game import NOTATION, Game, Outcome
from lunarium.core.options import Option
from lunarium.core.reasons import Reason

OPTIONS = (
    Option("players", 2, (2,)),
    Option("stones", "many", ("few", "many")),
    Option("misere", False, (False, True)),
)


@dataclass(slots=True)
class Heap:
    """The stones that are left, and who is to move."""

    stones: int
    seat: int = 0
    misere: bool = False

    def copy(self) -> Heap:
        return replace(self)


def _start(options: Mapping[str, object], setup: Mapping[str, Any]) -> Heap:
    return Heap(setup["stones"], misere=bool(core.settle(OPTIONS, options)["misere"]))


def _deal(options: Mapping[str, object], rng: Random) -> dict[str, Any]:
    few = core.settle(OPTIONS, options)["stones"] == "few"
    return {"stones": rng.randint(5, 7) if few else rng.randint(15, 21)}


def _take(heap: Heap, stones: int) -> None:
    heap.stones -= stones
    heap.seat = 1 - heap.seat


def _outcome(heap: Heap) -> Outcome | None:
    if heap.stones:
        return None
    winner = heap.seat if heap.misere else 1 - heap.seat
    ranking = (winner, 1 - winner)
    return Outcome(ending="empty", ranking=ranking, result={"ranking": list(ranking)}, breakdown=({}, {}))


def _read(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise BadNotation(reasons=[Reason("game-over", NOTATION)], move=text)
    return int(text)


NIM: Game[Heap, int] = Game(
    key="nim",
    rules_version=1,
    seats=range(2, 3),
    options=OPTIONS,
    kinds=("take",),
    settle=lambda given: core.settle(OPTIONS, given),
    deal=_deal,
    start=_start,
    to_move=lambda heap: heap.seat if heap.stones else None,
    legal_moves=lambda heap: range(1, min(3, heap.stones) + 1),
    apply=_take,
    outcome=_outcome,
    view=lambda heap, seat: {"stones": heap.stones},
    write=str,
    read=_read,
    kind=lambda move: "take",
    refuse=lambda heap, move: [Reason("game-over", "nim")],
)
