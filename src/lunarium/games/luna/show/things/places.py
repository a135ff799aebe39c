"""Places beside the isles: landing stage, council, time tokens, the round and its actions."""

from lunarium.core.telling import Telling
from lunarium.games.luna.show.things.card import Card
from lunarium.games.luna.show.things.figures import has_next, tell_guard_next
from lunarium.games.luna.show.things.players import tell_expected
from lunarium.games.luna.state import ACTION_PHASE, OPPONENT_PHASE, OVER, State


def show_stage(state: State) -> Card:
    """The landing stage."""
    waiting = [
        Telling("about-luna-stage-side", {"who": seat, "count": count})
        for seat, count in enumerate(state.stage)
        if count
    ]
    return (
        Telling("about-luna-stage"),
        waiting or [Telling("about-luna-stage-empty")],
        {"is": [Telling("about-luna-stage-is")]},
    )


def show_council(state: State, place: str = "") -> Card:
    """The council, or one of its places."""
    values = state.layout.components.council
    is_rules = [Telling("about-luna-council-is")]
    if not place:
        order = [
            Telling("about-luna-disc-at", {"who": seat, "value": values[state.council_seat[seat]]})
            for seat in state.council_rank
        ]
        return (
            Telling("about-luna-council"),
            [Telling("about-luna-council-order")],
            {"is": is_rules, "now": order},
        )
    here = [seat for seat in state.council_rank if state.council_seat[seat] == int(place)]
    return (
        Telling("about-luna-council-seat", {"number": int(place) + 1}),
        [Telling("about-luna-council-value", {"value": values[int(place)]})],
        {"is": is_rules, "now": [Telling("about-luna-disc-here", {"who": seat}) for seat in here]},
    )


def show_disc(state: State, seat: str) -> Card:
    """The disc of a side in the council."""
    place = state.council_seat[int(seat)]
    value = state.layout.components.council[place]
    return (
        Telling("about-luna-disc"),
        [Telling("about-luna-disc-at", {"who": int(seat), "value": value})],
        {
            "is": [Telling("about-luna-council-is")],
            "now": [Telling("about-luna-disc-rank", {"place": state.council_rank.index(int(seat)) + 1})],
            "next": [Telling("about-luna-council-end", {"points": value})],
        },
    )


def show_candles(state: State, number: str = "") -> Card:
    """The time tokens, or one of them."""
    left = state.time_tokens - state.tokens_turned
    rows = {"is": [Telling("about-luna-token-is")], "next": [Telling("about-luna-token-next")]}
    if number:
        turned = int(number) < state.tokens_turned
        detail = Telling("about-luna-token-turned" if turned else "about-luna-token-burning")
        return Telling("about-luna-token"), [detail], rows
    return Telling("about-luna-tokens"), [Telling("about-luna-tokens-left", {"count": left})], rows


def show_round(state: State) -> Card:
    """The round that is played."""
    if state.phase not in (ACTION_PHASE, OPPONENT_PHASE, OVER):
        return Telling("about-luna-preliminary"), [], {"is": [Telling("about-luna-preliminary-is")]}
    next_ = [tell_guard_next(state)] if has_next(state) else [Telling("about-luna-last-round")]
    return (
        Telling("table-round", {"round": state.round}),
        [Telling("about-luna-starts", {"who": state.start_player})],
        {"is": [Telling("about-luna-round-is")], "now": tell_expected(state), "next": next_},
    )


def show_action(state: State, kind: str) -> Card:
    """A kind of action."""
    return Telling(f"lb-act-{kind}"), [], {"is": [Telling(f"page-action-{kind}-about")]}
