"""Cards: what the things on Luna's table are, do now and do next, by the kind of thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lunarium.core.telling import Telling
from lunarium.games.luna import rounds
from lunarium.games.luna.isles import ISLES, Isle
from lunarium.games.luna.rounds import forecast
from lunarium.games.luna.scoring import SHRINE_VALUE, final_points, pieces_with_priestess
from lunarium.games.luna.state import ACTION_PHASE, OPPONENT_PHASE, OVER, ROUNDS, SOURCES, State
from lunarium.games.luna.temple import displaced_by, novices_in_temple

FIGURES = ("moon_priestess", "master_builder", "apostate")
WALKS = {
    "moon_priestess": rounds.next_priestess,
    "master_builder": rounds.next_builder,
    "apostate": rounds.next_apostate,
}
Told = list[Telling]
Card = tuple[Telling, Told, dict[str, Told]]  # title, detail, rows


# ---- isles and what stands there


def _isle(state: State, name: str) -> Card:
    isle = ISLES.index(name)
    sides = [_side(state, seat, isle) for seat in range(state.layout.players)]
    now = [Telling("about-luna-isle-blocked")] if state.is_blocked(isle) else []
    now += [told for figure in FIGURES if getattr(state, figure) == isle for told in _effect(state, figure)]
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
    if not _has_next(state):
        return
    for figure in FIGURES:
        now, then = getattr(state, figure), WALKS[figure](state)
        if now == isle != then:
            yield Telling(f"about-luna-leaves-{figure}", {"goal": ISLES[then]})
        elif then == isle != now:
            yield Telling(f"about-luna-comes-{figure}")


def _has_next(state: State) -> bool:
    return state.phase != OVER and state.round < ROUNDS


def _favours(state: State, name: str) -> Card:
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


def _favour(state: State, name: str, seat: str) -> Card:
    is_held = state.favours[int(seat)][ISLES.index(name)]
    held = Telling("about-luna-favour-held" if is_held else "about-luna-favour-missing", {"who": int(seat)})
    rows = {"is": [Telling(f"about-luna-favour-{name}")]}
    rows["next"] = [Telling("about-luna-favour-end")] if is_held else [Telling("about-luna-favour-how")]
    return Telling("about-luna-favours", {"favour": name}), [held], rows


def _active(state: State, name: str, seat: str) -> Card:
    isle = ISLES.index(name)
    count = state.active[int(seat)][isle]
    now = [Telling("about-luna-with-priestess")] if state.moon_priestess == isle else []
    now += [Telling("about-luna-with-apostate")] if state.apostate == isle else []
    return (
        Telling("about-luna-active", {"count": count}),
        [Telling("about-luna-of-at", {"who": int(seat), "isle": name})],
        {"is": [Telling("about-luna-active-is")], "now": now, "next": [Telling("about-luna-active-next")]},
    )


def _inactive(state: State, name: str, seat: str) -> Card:
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


def _shrine(state: State, name: str, seat: str) -> Card:
    return (
        Telling("about-luna-shrine"),
        [Telling("about-luna-of-at", {"who": int(seat), "isle": name})],
        {
            "is": [Telling("about-luna-shrine-is")],
            "next": [Telling("about-luna-shrine-end", {"points": SHRINE_VALUE})],
        },
    )


# ---- figures and the path


def _figure(state: State, name: str) -> Card:
    if name == "guard":
        return _guard_figure(state)
    here: Isle = getattr(state, name)
    next_ = (
        [Telling(f"about-luna-leaves-{name}", {"goal": ISLES[WALKS[name](state)]})]
        if _has_next(state)
        else []
    )
    return (
        Telling(f"about-luna-figure-{name}"),
        [Telling("about-luna-on", {"isle": ISLES[here]})],
        {
            "is": [Telling(f"about-luna-figure-{name}-is")],
            "now": list(_effect(state, name)),
            "next": next_ or [Telling("about-luna-last-round")],
        },
    )


def _effect(state: State, figure: str) -> Iterator[Telling]:
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


def _guard_figure(state: State) -> Card:
    return (
        Telling("about-luna-figure-guard"),
        [Telling("about-luna-guard-on", {"guard": state.guard_value})],
        {
            "is": [Telling("about-luna-figure-guard-is")],
            "now": [Telling("about-luna-guard-pays", {"guard": state.guard_value})],
            "next": [_guard_next(state)],
        },
    )


def _guard_next(state: State) -> Telling:
    if not _has_next(state):
        return Telling("about-luna-last-round")
    guard = state.layout.components.guards[-state.round - 1]
    frees = [tile for tile in state.layout.groups[state.round] if tile not in state.temple]
    if not frees:
        return Telling("about-luna-guard-walks", {"guard": guard})
    return Telling("about-luna-guard-frees", {"guard": guard, "tiles": ", ".join(map(str, frees))})


def _guard(state: State, number: str) -> Card:
    round_, guards = int(number), state.layout.components.guards
    time = "past" if round_ < state.round else "now" if round_ == state.round else "later"
    return (
        Telling("about-luna-guard", {"guard": guards[-round_]}),
        [Telling(f"about-luna-guard-{time}", {"round": round_})],
        {"is": [Telling("about-luna-guard-is", {"guard": guards[-round_], "round": round_})]},
    )


def _path(state: State, number: str) -> Card:
    tile = int(number)
    symbol = ISLES[state.layout.components.symbols[tile]]
    detail = [Telling("about-luna-symbol", {"isle": symbol})]
    if tile in state.claims:
        detail.append(Telling("about-luna-claimed", {"who": state.claims[tile]}))
    now, next_ = [], []
    if state.is_approved(tile):
        now.append(Telling("about-luna-approved"))
    else:
        bribable = state.is_bribable(tile)
        now.append(Telling("about-luna-bribable" if bribable else "about-luna-closed"))
        next_.append(Telling("about-luna-approved-in", {"round": state.layout.group[tile]}))
    next_ += _would_displace(state, tile)
    return (
        Telling("about-luna-tile", {"tile": tile}),
        detail,
        {"is": [Telling("about-luna-tile-is", {"isle": symbol})], "now": now, "next": next_},
    )


def _would_displace(state: State, tile: int) -> Iterator[Telling]:
    """Whom the tile would send out of the temple, for its claimant or whoever is to move."""
    owner = state.claims.get(tile, state.turn)
    for other in displaced_by(state, owner, tile):
        loser = state.temple[other]
        if loser is not None:
            yield Telling("about-luna-displaces", {"who": loser, "tile": other})


def _space(state: State, number: str) -> Card:
    tile, layout = int(number), state.layout
    symbol = ISLES[layout.components.symbols[tile]]
    owner = state.temple.get(tile)
    detail = [Telling("about-luna-symbol", {"isle": symbol})]
    if tile not in state.temple:
        rows = {"is": [Telling("about-luna-space-empty")], "next": [*_would_displace(state, tile)]}
    elif owner is None:
        rows = {"is": [Telling("about-luna-space-closed")]}
    else:
        has_book = tile in state.books
        detail.append(Telling("about-luna-space-held", {"who": owner}))
        rows = {
            "is": [Telling("about-luna-space-is")],
            "now": [Telling("about-luna-space-book")] if has_book else [],
            "next": [] if has_book else [*_threats(state, tile, owner)],
        }
    return Telling("about-luna-space", {"tile": tile}), detail, rows


def _threats(state: State, tile: int, owner: int) -> Iterator[Telling]:
    """Claimed tiles that would send this novice out of the temple."""
    for other in state.layout.neighbours[tile]:
        rival = state.claims.get(other)
        if rival not in (None, owner) and tile < other:
            yield Telling("about-luna-threat", {"who": int(rival or 0), "tile": other})


# ---- other places


def _stage(state: State) -> Card:
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


def _council(state: State, place: str = "") -> Card:
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


def _disc(state: State, seat: str) -> Card:
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


def _candles(state: State, number: str = "") -> Card:
    left = state.time_tokens - state.tokens_turned
    rows = {"is": [Telling("about-luna-token-is")], "next": [Telling("about-luna-token-next")]}
    if number:
        turned = int(number) < state.tokens_turned
        detail = Telling("about-luna-token-turned" if turned else "about-luna-token-burning")
        return Telling("about-luna-token"), [detail], rows
    return Telling("about-luna-tokens"), [Telling("about-luna-tokens-left", {"count": left})], rows


def _round(state: State) -> Card:
    if state.phase not in (ACTION_PHASE, OPPONENT_PHASE, OVER):
        return Telling("about-luna-preliminary"), [], {"is": [Telling("about-luna-preliminary-is")]}
    next_ = [_guard_next(state)] if _has_next(state) else [Telling("about-luna-last-round")]
    return (
        Telling("table-round", {"round": state.round}),
        [Telling("about-luna-starts", {"who": state.start_player})],
        {"is": [Telling("about-luna-round-is")], "now": _expected(state), "next": next_},
    )


def _action(state: State, kind: str) -> Card:
    return Telling(f"lb-act-{kind}"), [], {"is": [Telling(f"page-action-{kind}-about")]}


# ---- numbers


def _expected(state: State) -> Told:
    """What each side would get if the round ended now."""
    return [
        Telling("about-luna-expected", {"who": seat, "points": f"{sum(brings.values()):+d}", **brings})
        for seat, brings in enumerate(forecast(state))
        if brings is not None
    ]


def _player(state: State, seat: str) -> Card:
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
            "next": [told for told in _expected(state) if told.params["who"] == who] or [_at_end(state, who)],
        },
    )


def _influence(state: State, seat: str) -> Card:
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


def _at_end(state: State, seat: int) -> Telling:
    shrines, favours, seat_value = final_points(state, seat)
    return Telling("about-luna-at-end", {"shrines": shrines, "favours": favours, "council": seat_value})


def _forecast(state: State, seat: str) -> Card:
    who = int(seat)
    return (
        Telling("about-luna-forecast"),
        [Telling("about-luna-player", {"who": who})],
        {
            "is": [Telling("about-luna-forecast-is")],
            "now": [told for told in _expected(state) if told.params["who"] == who],
        },
    )


def _count(key: str, count: Callable[[State, int], int]) -> Callable[[State, str], Card]:
    """The card of a number that a side has."""
    return lambda state, seat: (
        Telling(f"about-luna-{key}", {"count": count(state, int(seat))}),
        [Telling("about-luna-player", {"who": int(seat)})],
        {"is": [Telling(f"about-luna-{key}-is")]},
    )


CARDS: dict[str, Callable[..., Card]] = {
    "isle": _isle,
    "favours": _favours,
    "favour": _favour,
    "active": _active,
    "inactive": _inactive,
    "shrine": _shrine,
    "figure": _figure,
    "guard": _guard,
    "path": _path,
    "space": _space,
    "stage": _stage,
    "council": _council,
    "disc": _disc,
    "candles": _candles,
    "candle": _candles,
    "round": _round,
    "action": _action,
    "player": _player,
    "influence": _influence,
    "forecast": _forecast,
    "supply": _count("supply", lambda state, seat: state.supply[seat]),
    "shrines": _count("shrines", lambda state, seat: state.shrine_supply[seat]),
    "temple": _count("temple", lambda state, seat: len(novices_in_temple(state, seat))),
}
