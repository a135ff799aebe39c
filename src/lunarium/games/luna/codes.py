"""Every move of Luna as a small number, for the native engine and for learning."""

from lunarium.games.luna.moves import FORMS, Move

# By kind, inside a kind the fields like the digits of a number; native/luna/moves.hpp counts alike. Some are
# of moves that no position allows (a journey to its own isle): they keep the digits regular.
MOVES: tuple[Move, ...] = tuple(move for form in FORMS.values() for move in form.moves())
CODES: dict[Move, int] = {move: code for code, move in enumerate(MOVES)}
