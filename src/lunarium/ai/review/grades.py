"""Grades: words for what a move gave away, the same for every game."""

from typing import Literal

Grade = Literal["best", "good", "slip", "mistake", "blunder"]
BEST: Grade = "best"
GOOD: Grade = "good"
SLIP: Grade = "slip"
MISTAKE: Grade = "mistake"
BLUNDER: Grade = "blunder"
GRADES = (BEST, GOOD, SLIP, MISTAKE, BLUNDER)

# Shares of a whole game that a move gives away. One in a hundred is less than a search can tell from nothing;
# five is more than strong players differ by; ten and twenty are where people see that a game has turned.
LEAST = {GOOD: 0.01, SLIP: 0.05, MISTAKE: 0.10, BLUNDER: 0.20}
CERTAINTY = 2.0  # standard errors that a loss must have to be blamed on anybody


def is_clear(share: float, error: float) -> bool:
    """Whether a loss is more than what looking again could change."""
    return share >= LEAST[GOOD] and share >= CERTAINTY * error


def is_open(share: float, error: float) -> bool:
    """Whether another look could make a blame of it, or clear it away."""
    return share + CERTAINTY * error >= LEAST[SLIP] and share < (CERTAINTY + 1) * error


def grade(share: float, error: float) -> Grade:
    """The word for a loss; one that may be nothing is never blamed."""
    found = BEST
    for word, least in LEAST.items():
        if share >= least and (word == GOOD or is_clear(share, error)):
            found = word
    return found


def is_blamed(word: str | None) -> bool:
    """Whether a grade says that something was given away."""
    return word in (SLIP, MISTAKE, BLUNDER)
