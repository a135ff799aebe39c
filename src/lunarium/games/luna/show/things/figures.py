"""Figures: where they stand, what they do there, and where they walk."""

from collections.abc import Iterator

from lunarium.core.telling import Telling
from lunarium.games.luna import rounds
from lunarium.games.luna.isles import ISLES, Isle
from lunarium.games.luna.rounds import forecast
from lunarium.games.luna.scoring import pieces_with_priestess
from lunarium.games.luna.show.things.card import Card
from lunarium.games.luna.state import OVER, ROUNDS, State

FIGURES = ("moon_priestess", "master_builder", "apostate")
WALKS = {
    "moon_priestess": rounds.next_priestess,
    "master_builder": rounds.next_builder,
    "apostate": rounds.next_apostate,
}


def show_figure(state: State, name: str) -> Card:
    """One of the four figures."""
    if name == "guard":
        return _guard_figure(state)
    here: Isle = getattr(state, name)
    next_ = (
        [Telling(f"about-luna-leaves-{name}", {"goal": ISLES[WALKS[name](state)]})] if has_next(state) else []
    )
    return (
        Telling(f"about-luna-figure-{name}"),
        [Telling("about-luna-on", {"isle": ISLES[here]})],
        {
            "is": [Telling(f"about-luna-figure-{name}-is")],
            "now": list(tell_effect(state, name)),
            "next": next_ or [Telling("about-luna-last-round")],
        },
    )


def _guard_figure(state: State) -> Card:
    return (
        Telling("about-luna-figure-guard"),
        [Telling("about-luna-guard-on", {"guard": state.guard_value})],
        {
            "is": [Telling("about-luna-figure-guard-is")],
            "now": [Telling("about-luna-guard-pays", {"guard": state.guard_value})],
            "next": [tell_guard_next(state)],
        },
    )


def tell_effect(state: State, figure: str) -> Iterator[Telling]:
    """What a figure does where it stands, if the round ended now."""
    if figure == "master_builder":
        yield Telling("about-luna-builds")
        return
    expected = forecast(state)
    for seat, brings in enumerate(expected):
        if brings is None:
            continue
        if figure == "moon_priestess" and pieces_with_priestess(state, seat):
            pieces = pieces_with_priestess(state, seat)
            yield Telling(
                "about-luna-prize", {"who": seat, "pieces": pieces, "points": f"{brings['priestess']:+d}"}
            )
        elif figure == "apostate" and brings["apostate"]:
            yield Telling("about-luna-loss", {"who": seat, "points": f"{brings['apostate']:+d}"})


def tell_guard_next(state: State) -> Telling:
    """Where the Guard goes after this round."""
    if not has_next(state):
        return Telling("about-luna-last-round")
    guard = state.layout.components.guards[-state.round - 1]
    frees = [tile for tile in state.layout.groups[state.round] if tile not in state.temple]
    if not frees:
        return Telling("about-luna-guard-walks", {"guard": guard})
    return Telling("about-luna-guard-frees", {"guard": guard, "tiles": ", ".join(map(str, frees))})


def has_next(state: State) -> bool:
    """Whether there is another round."""
    return state.phase != OVER and state.round < ROUNDS
