"""Weights: how much each fact speaks for a move, in tokens, as the evaluation weighs them."""

WIN, LOSS = 100.0, 90.0
NEXT = 0.9  # a task that the next move can cover
TURN = 1.0  # another turn at once
LATER = 0.6  # a task that a tile on the wheel can cover
READY = 0.45  # an open task that lacks one tile
CHOICE = 0.2  # a tile on the wheel that can cover a task
ELSEWHERE = 0.2  # a task that the other tile fulfils as well at another place
NEARER = 0.15  # an open task that lacks less
BRINGS = 0.1  # a task on the tile
STEP = 0.35  # on the moon track; alone, a point
STACK = 2.0  # alone: the first phase may end
