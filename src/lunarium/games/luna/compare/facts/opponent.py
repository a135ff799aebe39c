"""Opponent: facts about what the isle that a solo player chooses lets the opponent do."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.telling import Telling
from lunarium.games.luna.compare.facts.way import Way
from lunarium.games.luna.compare.facts.weights import EXPECTED, STAYING
from lunarium.games.luna.scoring import final_points
from lunarium.games.luna.solo import OPPONENT
from lunarium.games.luna.state import Source
from lunarium.games.luna.temple import novices_in_temple


def answers(better: Way, played: Way) -> Iterator[Fact]:
    """Solo: what the chosen isle lets the opponent do."""
    ways = (better, played)
    paid, pays = (way.gain(OPPONENT, Source.SANCTIFICATION) for way in ways)
    if paid < pays:
        yield Fact("guard", pays + STAYING, Telling("better-luna-opponent-tile", {"points": pays}))
    kept = [tile for tile in played.displaced(better.seat) if tile not in better.displaced(better.seat)]
    for tile in kept:
        weight = 1 + STAYING * better.rounds_left
        yield Fact(
            "displaced", weight, Telling("better-luna-opponent-displaces", {"who": better.seat, "tile": tile})
        )
    lost = [
        tile
        for tile in novices_in_temple(better.before, better.seat)
        if tile in better.after.books and tile in better.before.books and tile not in played.after.books
    ]
    for tile in lost:
        yield Fact("book", 2.0, Telling("better-luna-opponent-book", {"tile": tile}))
    (_, _, lower), (_, _, higher) = (final_points(way.after, OPPONENT) for way in ways)
    if lower < higher:
        telling = Telling("better-luna-opponent-council", {"points": higher, "less": lower})
        yield Fact("council", EXPECTED * (higher - lower), telling)
