"""SplitMix: random numbers that the native engine draws, too, so that a seed plays the same game on both."""

from hashlib import sha512
from random import Random

MASK = 2**64 - 1
WORD = 64  # bits


def seed_number(seed: str) -> int:
    """The number from which the draws of a seed start."""
    return int.from_bytes(sha512(seed.encode()).digest()[:8], "big")


class SplitMix(Random):
    """splitmix64 behind the interface of `random.Random` (native/splitmix.hpp)."""

    def seed(self, a: object = None, version: int = 2) -> None:
        """Start from a text."""
        self._state = seed_number(str(a))

    def random(self) -> float:
        """A number in [0, 1) with 53 random bits."""
        return (self._next() >> 11) * 2.0**-53

    def getrandbits(self, k: int) -> int:
        """So many random bits, the highest of each word."""
        drawn = 0
        while k > WORD:
            drawn, k = drawn << WORD | self._next(), k - WORD
        return drawn << k | self._next() >> (WORD - k) if k else drawn

    def _next(self) -> int:
        self._state = word = self._state + 0x9E3779B97F4A7C15 & MASK
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & MASK
        word = (word ^ word >> 27) * 0x94D049BB133111EB & MASK
        return word ^ word >> 31
