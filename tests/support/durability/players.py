"""Players: threads that play over HTTP, try again when nobody answers, and note what was acknowledged."""

import os
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from lunarium.core.game import Json
from tests.support.durability.client import Client
from tests.support.durability.program import Program
from tests.support.legal_moves import legal_texts
from tests.support.waiting import START_SECONDS

ME: Json = {"holder": "me"}
OPEN: Json = {"holder": "open"}
Acknowledged = dict[tuple[str, int], str]  # (table, ply): move


@dataclass
class Progress:
    """What all players were told has been written, and how far they want to go."""

    goal: int
    moves: Acknowledged = field(default_factory=dict)
    changed: threading.Condition = field(default_factory=threading.Condition)
    failure: BaseException | None = None

    def note(self, table: str, ply: int, move: str) -> None:
        """One more move was acknowledged."""
        with self.changed:
            assert (table, ply) not in self.moves, "the same ply was acknowledged twice"
            self.moves[table, ply] = move
            self.changed.notify_all()

    def fail(self, error: BaseException) -> None:
        """A player met what must not happen."""
        with self.changed:
            self.failure = self.failure or error
            self.changed.notify_all()

    @property
    def is_done(self) -> bool:
        return self.failure is not None or len(self.moves) >= self.goal

    def await_moves(self, count: int) -> None:
        """Come back when so many were acknowledged, or all; give up when none comes for long."""
        with self.changed:
            while not self.is_done and len(self.moves) < count:
                assert self.changed.wait(START_SECONDS), f"no move after {len(self.moves)} in time"


class Player(threading.Thread):
    """Plays random moves at its tables in turn, also new ones, until enough were acknowledged to all."""

    def __init__(self, client: Client, tables: Sequence[str], progress: Progress, seed: str) -> None:
        super().__init__(name=f"player-{seed}", daemon=True)
        self._client, self._tables, self._progress = client, list(tables), progress
        self._chance = Random(seed)

    def run(self) -> None:
        try:
            while not self._progress.is_done:
                place = self._chance.randrange(len(self._tables))
                if self._play_on(self._tables[place])["to_move"] is None:
                    game = self._chance.choice(("nova-luna", "luna"))
                    self._tables[place] = self._client.create(game, ME, ME)[0]
        except BaseException as error:
            self._progress.fail(error)

    def _play_on(self, table: str) -> Any:
        """Some moves at a table; where it is another's turn, wait for them."""
        seen = self._client.look(table)
        for _ in range(20):
            if seen["to_move"] is None or self._progress.is_done:
                break
            seen = self._move(table, seen) if seen["your_turn"] else self._client.look(table, seen)
        return seen

    def _move(self, table: str, seen: Json) -> Any:
        """One move; where no answer comes back nobody knows whether it was written, so look."""
        ply, move = seen["ply"], self._chance.choice(legal_texts(seen))
        body = {"move": move, "ply": ply, "line": seen["line"]}
        try:
            answer = self._client.ask("POST", f"/api/tables/{table}/moves", body)
        except httpx.TransportError:
            return self._client.look(table)
        if answer.status_code == 201:
            self._progress.note(table, ply, move)
            return answer.json()
        assert answer.status_code in (409, 503), answer.text
        return self._client.look(table)


def computer(level: str) -> Json:
    """A computer of this level."""
    return {"holder": "computer", "level": level}


def seat_players(progress: Progress, count: int, program: Program, *others: Program) -> list[Player]:
    """Players at tables of both games: alone at all seats, against computers, and against each other."""
    players = []
    for number in range(count):
        one = program.client(f"One {number}", *others)
        other = program.client(f"Other {number}", *others)
        tables = [one.create(game, ME, ME)[0] for game in ("nova-luna", "luna")]
        tables += [one.create("nova-luna", ME, computer("greedy"))[0]]
        tables += [one.create("luna", ME, computer("random"), computer("greedy"))[0]]
        shared, invitations = one.create("nova-luna" if number % 2 else "luna", ME, OPEN)
        claim = f"/api/tables/{shared}/seats/{invitations[0]['seat']}/claim"
        assert other.insist("POST", claim, {"secret": invitations[0]["secret"]}).status_code == 200
        players.append(Player(one, [*tables, shared], progress, f"one {number}"))
        own = other.create("nova-luna", *[ME] * 4)[0]
        players.append(Player(other, [own, shared], progress, f"other {number}"))
    return players


MOVES = int(os.environ.get("LUNARIUM_DURABILITY_MOVES", "240"))  # a database; docs/measurements.md
