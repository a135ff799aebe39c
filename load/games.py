"""Games to send: dealt by number as the server deals them, played out at random beforehand."""

from dataclasses import dataclass
from random import Random

from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.games import load


@dataclass(frozen=True, slots=True)
class Script:
    """A game that will be played, known before it begins."""

    deal: int
    record: Record

    @property
    def request(self) -> Json:
        """How to ask for its table; one person sits everywhere."""
        players = self.record.options["players"]
        return {"game": self.record.game, "seats": [{"holder": "me"}] * players, "deal": self.deal}


def play_out(key: str, players: int, deal: int) -> Script:
    """A random game of this deal, from its first move to its last."""
    game, chance = load(key), Random(deal)
    options = game.settle({"players": players})
    setup = game.deal(options, Random(str(deal)))
    state, moves = game.start(options, setup), []
    while game.to_move(state) is not None:
        move = chance.choice(game.legal_moves(state))
        moves.append(game.write(move))
        game.apply(state, move)
    return Script(
        deal,
        Record(game=key, rules_version=game.rules_version, options=options, setup=setup, moves=tuple(moves)),
    )
