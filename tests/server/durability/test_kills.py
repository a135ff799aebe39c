"""The server is killed at random moments; everybody tries again, and no acknowledged move is lost."""

from __future__ import annotations

import os
from random import Random

from lunarium.core.game import Json
from tests.server.durability.aftermath import check_nothing_is_lost
from tests.server.durability.players import Player, Progress
from tests.server.durability.program import Program

MOVES = int(os.environ.get("LUNARIUM_DURABILITY_MOVES", "600"))  # a database; docs/operations.md
KILLS = int(os.environ.get("LUNARIUM_DURABILITY_KILLS", "2"))
SEED = os.environ.get("LUNARIUM_DURABILITY_SEED", "moon")
ME: Json = {"holder": "me"}
OPEN: Json = {"holder": "open"}


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
        players.append(Player(one, [*tables, shared], progress, f"{SEED} one {number}"))
        own = other.create("nova-luna", *[ME] * 4)[0]
        players.append(Player(other, [own, shared], progress, f"{SEED} other {number}"))
    return players


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database_url: str) -> None:
    chance, progress = Random(SEED), Progress(MOVES)
    moments = sorted(chance.sample(range(20, MOVES - 20), KILLS))
    with Program(database_url) as program:
        players = seat_players(progress, 2, program)
        for player in players:
            player.start()
        for moment in moments:
            progress.await_moves(moment)
            program.kill()
            program.restart()
        progress.await_moves(MOVES)
        for player in players:
            player.join()
        program.kill()
    assert progress.failure is None, progress.failure
    assert len(progress.moves) >= MOVES
    check_nothing_is_lost(database_url, progress.moves)
