"""Players, and the numbers that each has."""

from collections.abc import Callable

from lunarium.core.telling import Telling
from lunarium.games.luna.rounds import forecast, sum_up
from lunarium.games.luna.scoring import final_points
from lunarium.games.luna.show.things.card import Card, Told
from lunarium.games.luna.state import OVER, SOURCES, State
from lunarium.games.luna.temple import novices_in_temple


def show_player(state: State, seat: str) -> Card:
    """A side of the table."""
    who = int(seat)
    novices = sum(state.active[who]), sum(state.inactive[who])
    return (
        Telling("about-luna-player", {"who": who}),
        [Telling("about-luna-influence-now", {"points": state.influence(who)})],
        {
            "has": [
                Telling("about-luna-player-novices", {"active": novices[0], "inactive": novices[1]}),
                Telling("about-luna-player-temple", {"count": len(novices_in_temple(state, who))}),
            ],
            "next": [told for told in tell_expected(state) if told.params["who"] == who]
            or [_at_end(state, who)],
        },
    )


def show_influence(state: State, seat: str) -> Card:
    """What a side has earned, and by what."""
    who = int(seat)
    brought = zip(SOURCES, state.points[who], strict=True)
    return (
        Telling("about-luna-influence", {"who": who}),
        [Telling("about-luna-influence-now", {"points": state.influence(who)})],
        {
            "is": [Telling("about-luna-influence-is")],
            "has": [
                Telling(f"about-luna-from-{source}", {"points": f"{points:+d}"})
                for source, points in brought
                if points
            ],
            "next": [] if state.phase == OVER else [_at_end(state, who)],
        },
    )


def show_forecast(state: State, seat: str) -> Card:
    """What a side would get if the round ended now."""
    who = int(seat)
    return (
        Telling("about-luna-forecast"),
        [Telling("about-luna-player", {"who": who})],
        {
            "is": [Telling("about-luna-forecast-is")],
            "now": [told for told in tell_expected(state) if told.params["who"] == who],
        },
    )


def make_count(key: str, count: Callable[[State, int], int]) -> Callable[[State, str], Card]:
    """The card of a number that a side has."""
    return lambda state, seat: (
        Telling(f"about-luna-{key}", {"count": count(state, int(seat))}),
        [Telling("about-luna-player", {"who": int(seat)})],
        {"is": [Telling(f"about-luna-{key}-is")]},
    )


def tell_expected(state: State) -> Told:
    """What each side would get if the round ended now."""
    return [
        Telling(
            "about-luna-expected",
            {
                "who": seat,
                "points": f"{sum_up(brings):+d}",
                "priestess": brings["priestess"],
                "apostate": brings["apostate"],
                "temple": brings["temple"],
            },
        )
        for seat, brings in enumerate(forecast(state))
        if brings is not None
    ]


def _at_end(state: State, seat: int) -> Telling:
    shrines, favours, seat_value = final_points(state, seat)
    return Telling("about-luna-at-end", {"shrines": shrines, "favours": favours, "council": seat_value})
