"""Weights: how much each fact speaks for a move, in influence."""

WIN = 100.0
EXPECTED = 0.8  # of a point that the round's scoring would bring
FUTURE = 0.4  # of a point that the next round's scoring would bring
STAYING = 0.7  # of a point a round for a novice in the temple
ACTIVE = 0.3  # an active novice
NOVICE = 1.0  # from the supply
FAVOUR = 0.5
PIECE = 1.0  # in the preliminary round
PREPARED = {  # an action that becomes possible
    "sanctify": 3.0,
    "shrine": 3.0,
    "promote": 2.0,
    "book": 1.5,
    "herbs": 1.0,
    "sail": 1.0,
    "tide": 1.0,
}
