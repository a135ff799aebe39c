"""Isles, and what stands and lies there."""

from collections.abc import Iterator

from lunarium.core.telling import Telling
from lunarium.games.luna.isles import ISLES, Isle
from lunarium.games.luna.scoring import SHRINE_VALUE
from lunarium.games.luna.show.things.card import Card
from lunarium.games.luna.show.things.figures import FIGURES, WALKS, has_next, tell_effect
from lunarium.games.luna.state import State


def show_isle(state: State, name: str) -> Card:
    """An isle with all that is there."""
    isle = ISLES.index(name)
    sides = [_side(state, seat, isle) for seat in range(state.layout.players)]
    now = [Telling("about-luna-isle-blocked")] if state.is_blocked(isle) else []
    now += [
        told for figure in FIGURES if getattr(state, figure) == isle for told in tell_effect(state, figure)
    ]
    return (
        Telling("about-luna-isle", {"isle": name}),
        [side for side in sides if side] or [Telling("about-luna-isle-empty")],
        {
            "is": [Telling("about-luna-isle-is", {"favour": name})],
            "now": now,
            "next": [*_comings(state, isle)],
        },
    )


def _side(state: State, seat: int, isle: Isle) -> Telling | None:
    """What one side has on and by an isle."""
    active, inactive = state.active[seat][isle], state.inactive[seat][isle]
    shrine = state.shrines[seat][isle]
    if not (active or inactive or shrine):
        return None
    key = "about-luna-side-shrine" if shrine else "about-luna-side"
    return Telling(key, {"who": seat, "active": active, "inactive": inactive})


def _comings(state: State, isle: Isle) -> Iterator[Telling]:
    """Which figures come to an isle, and which leave it, after this round."""
    if not has_next(state):
        return
    for figure in FIGURES:
        now, then = getattr(state, figure), WALKS[figure](state)
        if now == isle != then:
            yield Telling(f"about-luna-leaves-{figure}", {"goal": ISLES[then]})
        elif then == isle != now:
            yield Telling(f"about-luna-comes-{figure}")


def show_favours(state: State, name: str) -> Card:
    """The favours that lie by an isle."""
    isle, solo = ISLES.index(name), state.layout.is_solo
    held = [seat for seat in range(state.layout.players) if state.favours[seat][isle]]
    left = (1 if solo else state.layout.players) - len(held)
    now = [Telling("about-luna-favour-held", {"who": seat}) for seat in held]
    now += [Telling("about-luna-favour-taken", {"count": state.takings[isle]})] if solo else []
    return (
        Telling("about-luna-favours", {"favour": name}),
        [Telling("about-luna-favours-left", {"count": left})],
        {"is": [Telling(f"about-luna-favour-{name}"), Telling("about-luna-favour-how")], "now": now},
    )


def show_favour(state: State, name: str, seat: str) -> Card:
    """A favour that a side holds or lacks."""
    is_held = state.favours[int(seat)][ISLES.index(name)]
    held = Telling("about-luna-favour-held" if is_held else "about-luna-favour-missing", {"who": int(seat)})
    rows = {"is": [Telling(f"about-luna-favour-{name}")]}
    rows["next"] = [Telling("about-luna-favour-end")] if is_held else [Telling("about-luna-favour-how")]
    return Telling("about-luna-favours", {"favour": name}), [held], rows


def show_active(state: State, name: str, seat: str) -> Card:
    """The active novices of a side on an isle."""
    isle = ISLES.index(name)
    count = state.active[int(seat)][isle]
    now = [Telling("about-luna-with-priestess")] if state.moon_priestess == isle else []
    now += [Telling("about-luna-with-apostate")] if state.apostate == isle else []
    return (
        Telling("about-luna-active", {"count": count}),
        [Telling("about-luna-of-at", {"who": int(seat), "isle": name})],
        {"is": [Telling("about-luna-active-is")], "now": now, "next": [Telling("about-luna-active-next")]},
    )


def show_inactive(state: State, name: str, seat: str) -> Card:
    """Its inactive ones."""
    isle = ISLES.index(name)
    now = [Telling("about-luna-with-apostate")] if state.apostate == isle else []
    return (
        Telling("about-luna-inactive", {"count": state.inactive[int(seat)][isle]}),
        [Telling("about-luna-of-at", {"who": int(seat), "isle": name})],
        {
            "is": [Telling("about-luna-inactive-is")],
            "now": now,
            "next": [Telling("about-luna-inactive-next")],
        },
    )


def show_shrine(state: State, name: str, seat: str) -> Card:
    """A shrine."""
    return (
        Telling("about-luna-shrine"),
        [Telling("about-luna-of-at", {"who": int(seat), "isle": name})],
        {
            "is": [Telling("about-luna-shrine-is")],
            "next": [Telling("about-luna-shrine-end", {"points": SHRINE_VALUE})],
        },
    )
