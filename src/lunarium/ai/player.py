"""Player: whoever chooses moves for a seat."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Protocol

from lunarium.core.game import Game, M, S
from lunarium.core.record import Record

Policy = Sequence[tuple[M, float]]  # moves with their shares, which add up to 1


class Player(Protocol):
    """A computer player; the state it is given is determinised for its seat."""

    @property
    def name(self) -> str:
        """What people call it."""

    def choose(self, game: Game[S, M], state: S, rng: Random) -> M:
        """One of the legal moves of the seat to move."""


class Weigher(Player, Protocol):
    """A player that can say how much it thought about each move."""

    def weigh(self, game: Game[S, M], state: S, rng: Random) -> tuple[M, Policy[M]]:
        """The move that it chooses, and how its thinking was shared among all moves."""


class Correspondent(Protocol):
    """A player outside of this program, who is shown the game as a record."""

    @property
    def name(self) -> str:
        """What people call it."""

    def reply(self, record: Record) -> str:
        """The text of a move for the position that the record leads to."""

    def close(self) -> None:
        """The games are over."""


def decide(player: Player, game: Game[S, M], state: S, rng: Random, hidden: Random | None = None) -> M:
    """The player's move, thought out in a world that its seat cannot tell from the true one.

    With `hidden` that world has chance of its own, so that who looks at nothing hidden draws only for moves.
    """
    return player.choose(game, game.determinize(state, game.to_move(state), hidden or rng), rng)


def consider(
    player: Player, game: Game[S, M], state: S, rng: Random, hidden: Random | None = None
) -> tuple[M, Policy[M] | None]:
    """The move that it would decide for, and if it thinks, how that was shared among all moves."""
    weigh = getattr(player, "weigh", None)
    if weigh is None:
        return decide(player, game, state, rng, hidden), None
    found: tuple[M, Policy[M]] = weigh(game, game.determinize(state, game.to_move(state), hidden or rng), rng)
    return found


def ask(player: Correspondent, game: Game[S, M], state: S, record: Record, rng: Random) -> M:
    """The outside player's move; what is hidden is hidden from it, and what it answers is checked."""
    shown = replace(record, setup=game.reseal(dict(record.setup), state, rng))
    text = player.reply(shown)
    game.play(state, text)
    return game.read(text)
