"""Comparison: facts that speak for one move against another, and which of them to say."""

from collections.abc import Iterable
from dataclasses import dataclass

from lunarium.core.telling import Telling

MOST = 2  # sentences


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that the rules prove about both moves, in favour of the better one."""

    about: str  # of several facts about the same thing only one is said
    weight: float  # roughly in points of its game: what is said first
    telling: Telling


def most_telling(facts: Iterable[Fact]) -> list[Telling]:
    """The weightiest facts, each about something else; of equals the first."""
    chosen: dict[str, Fact] = {}
    for fact in sorted(facts, key=lambda fact: -fact.weight):
        chosen.setdefault(fact.about, fact)
    return [fact.telling for fact in list(chosen.values())[:MOST]]
