"""Gains: how many tokens each legal move would place at once."""

from lunarium.core.game import Game, M, S


def gains(game: Game[S, M], state: S) -> dict[str, int]:
    """By the text of the move; moves that place none are left out."""
    seat = game.to_move(state)
    if seat is None:
        return {}
    before = _tokens(game, state, seat)
    found = {}
    for move in game.legal_moves(state):
        after = state.copy()
        game.apply(after, move)
        if placed := before - _tokens(game, after, seat):
            found[game.write(move)] = placed
    return found


def _tokens(game: Game[S, M], state: S, seat: int) -> int:
    left: int = game.view(state, seat)["seats"][seat]["tokens_left"]
    return left
