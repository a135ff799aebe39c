"""The story: what a move was and what came of it, in a sentence or two."""

from collections.abc import Mapping

from lunarium.cli.session import Turn
from lunarium.core.game import Seat
from lunarium.games import AnyGame


class Story:
    """Tells turns of a game in one language, calling each seat by the given name."""

    def __init__(self, game: AnyGame, language: str, names: Mapping[Seat, str]) -> None:
        self.game, self.language, self.names = game, language, names

    def tell(self, turn: Turn) -> list[str]:
        """The move, then what followed from it, a sentence each."""
        tellings = self.game.showing.tell(turn.before, turn.after, turn.seat, turn.move)
        return [telling.text(self.names, self.language) for telling in tellings]
