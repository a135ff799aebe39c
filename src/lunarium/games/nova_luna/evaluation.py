"""How good a position of Nova Luna looks to a seat, at a glance."""

from lunarium.core.game import Seat
from lunarium.games.nova_luna.scoring import sum_of_numbers
from lunarium.games.nova_luna.state import State
from lunarium.games.nova_luna.tiles import LETTERS

COST = 0.35  # tokens that a step on the moon track is worth
NEARLY = (0.0, 0.45, 0.2, 0.08, 0.03)  # an open task that lacks so many tiles
OUT_OF_TOKENS = 100.0


def evaluate(state: State, seat: Seat) -> float:
    """Tokens placed and tasks nearly done, less the time that it took."""
    display = state.displays[seat]
    nearly = 0.0
    for order, needs in enumerate(display.open_tasks):
        for need in needs:  # one by one: `sum` rounds otherwise from Python 3.12 on
            nearly += NEARLY[missing(display.counts[order], need)]
    won = OUT_OF_TOKENS if not state.tokens_left[seat] else 0.0
    return won - state.tokens_left[seat] + nearly - COST * sum_of_numbers(display)


def missing(count: int, need: int) -> int:
    """How many tiles a task still lacks, over all its colours."""
    lacking = 0
    for colour in range(len(LETTERS)):
        shift = 8 * colour
        lacking += max(0, (need >> shift & 0xFF) - (count >> shift & 0xFF))
    return lacking
