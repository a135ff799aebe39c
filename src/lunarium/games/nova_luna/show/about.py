"""About: the card of every thing on Nova Luna's table, by its address.

tile:17  task:17:0  cell:2:-1  moon  wheel  supply  token:0  tokens:0  player:0
phase  running  note:0  action:take  action:refill  action:end-phase
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from lunarium.core.about import About, PossibleAction, Refused, make_rows
from lunarium.core.game import Json
from lunarium.core.reasons import Reason
from lunarium.core.telling import Telling
from lunarium.games.nova_luna import refusals
from lunarium.games.nova_luna.cells import coordinates
from lunarium.games.nova_luna.moves import END_PHASE, KINDS, REFILL, Move, Take, take, write
from lunarium.games.nova_luna.refusals import refuse
from lunarium.games.nova_luna.rules import legal_moves
from lunarium.games.nova_luna.scoring import UNPLACED_PENALTY, sum_of_numbers
from lunarium.games.nova_luna.show.insight import insight, lacking, play
from lunarium.games.nova_luna.show.places import Spot, count_colours, name_place, name_tile
from lunarium.games.nova_luna.state import FIRST_STACK, MOON_SPACES, Display, State
from lunarium.games.nova_luna.tiles import COLOURS, TILES

Told = list[Telling]
Known = Callable[[], Json]  # the insight, for the cards that need it
OTHERS: dict[str, Move] = {"refill": REFILL, "end-phase": END_PHASE}
TASKS = "NL: tasks"
TURN = "nova-luna: turn order"


def about(state: State, thing: str) -> About | None:
    """What this thing is, does next and is good for, for the seat to move; None: there is no such thing."""
    if thing not in things(state):
        return None
    head, *rest = thing.split(":")
    card = CARDS[head](state, cache(lambda: insight(state)), *map(_number, rest))
    if state.ending:
        over = Refused((), (Reason("game-over", "nova-luna: end"),))
        return About(title=card.title, detail=card.detail, rows=card.rows, cannot=(over,))
    return card


def things(state: State) -> list[str]:
    """The addresses of everything on the table."""
    found = ["moon", "wheel", "supply", *(f"action:{kind}" for kind in KINDS)]
    for seat, display in enumerate(state.displays):
        found += [f"{head}:{seat}" for head in ("player", "tokens")]
        found += [] if state.is_solo() else [f"token:{seat}"]
        found += [name for tile in display.tiles for name in _tile_and_tasks(tile)]
    found += [name for tile in state.wheel if tile for name in _tile_and_tasks(tile)]
    if not state.ending:
        found += ["cell:{}:{}".format(*coordinates(cell)) for cell in state.displays[state.queue[0]].frontier]
    if state.is_solo():
        found += ["phase", "running", *(f"note:{number}" for number in range(2))]
    return found


def _tile_and_tasks(tile: int) -> list[str]:
    return [f"tile:{tile}", *(f"task:{tile}:{task}" for task in range(len(TILES[tile].tasks)))]


def _number(part: str) -> int | str:
    return int(part) if part.lstrip("-").isdigit() else part


# ---- tiles and tasks


def _tile(state: State, known: Known, tile: int) -> About:
    title = Telling(f"nl-tile-{COLOURS[TILES[tile].colour]}", {"number": TILES[tile].number})
    owner = _owner(state, tile)
    asks = [Telling("about-nl-asks", count_colours(task)) for task in TILES[tile].tasks]
    if owner is None:
        return _tile_on_wheel(state, known, tile, title, asks)
    spots = _spots(state.displays[owner])
    x, y = next(spot for spot, placed in spots.items() if placed == tile)
    covered = len(asks) - len(state.displays[owner].open_tasks[state.displays[owner].tiles.index(tile)])
    counts = {"covered": covered, "tasks": len(asks)}
    return About(
        title=title,
        detail=(_whose(owner), Telling("about-nl-place", name_place(spots, x, y))),
        rows=make_rows(
            **{"is": [Telling("about-nl-placed-is", {"hue": COLOURS[TILES[tile].colour]})]},
            has=[Telling("about-nl-covered", counts)] if asks else [Telling("about-nl-no-tasks")],
        ),
        cannot=(Refused((), (Reason("nova-placed-stays", refusals.PLACING),)),),
    )


def _tile_on_wheel(state: State, known: Known, tile: int, title: Telling, asks: Told) -> About:
    row = state.clockwise()
    cost = TILES[tile].number
    rows: dict[str, Told] = {
        "is": [Telling("about-nl-solo-cost" if state.is_solo() else "about-nl-cost", {"cost": cost})],
        "has": asks or [Telling("about-nl-no-tasks")],
    }
    can = _takes(state, known, tile)
    if can:
        rows["next"] = list(_what_follows(state, known, tile))
    cannot = () if can else (Refused(("take",), (_against(state, tile),)),)
    detail = (Telling("about-nl-on-wheel", {"place": row.index(tile) + 1}),)
    return About(title=title, detail=detail, rows=make_rows(**rows), can=can, cannot=cannot)


def _takes(state: State, known: Known, tile: int) -> tuple[PossibleAction, ...]:
    """Taking this tile, best where it covers most."""
    if state.ending or tile not in state.reach():
        return ()
    texts = [write(move) for move in legal_moves(state) if isinstance(move, Take) and move.tile == tile]
    told = Telling("about-nl-take", {**name_tile(tile), "best": known()["tiles"][str(tile)]["best"]})
    return (PossibleAction("take", tuple(texts), told),)


def _against(state: State, tile: int) -> Reason:
    x, y = coordinates(next(iter(state.displays[state.queue[0]].frontier)))
    return refuse(state, take(tile, x, y))[0]


def _what_follows(state: State, known: Known, tile: int) -> Iterator[Telling]:
    """Who moves after this tile, and what they can take then."""
    then = known()["tiles"][str(tile)]["next"]
    if then is None:
        yield Telling("about-nl-then-end")
    elif state.is_solo():
        return
    elif then == state.queue[0]:
        yield Telling("about-nl-then-again", {"who": then})
    else:
        yield Telling("about-nl-then", {"who": then})


def _task(state: State, known: Known, tile: int, number: int) -> About:
    needs = TILES[tile].tasks[number]
    title = Telling("about-nl-task", count_colours(needs))
    owner = _owner(state, tile)
    on = Telling("about-nl-task-on", name_tile(tile))
    rule = Telling("about-nl-task-is")
    if owner is None:
        can = _takes(state, known, tile)
        cannot = () if can else (Refused(("take",), (_against(state, tile),)),)
        return About(title=title, detail=(on,), rows=make_rows(**{"is": [rule]}), can=can, cannot=cannot)
    display = state.displays[owner]
    order = display.tiles.index(tile)
    if TILES[tile].needs[number] not in display.open_tasks[order]:
        return About(
            title=title,
            detail=(_whose(owner), on),
            rows=make_rows(**{"is": [Telling("about-nl-task-covered")]}),
            cannot=(Refused((), (Reason("nova-task-covered", TASKS),)),),
        )
    lacks = lacking(needs, display.counts[order])
    has = len(needs) - len(lacks)
    can = tuple(_helps(state, known, tile, number, len(needs))) if owner == state.queue[0] else ()
    why = Reason("nova-task-not-nearer" if owner == state.queue[0] else "nova-others-display", TASKS)
    return About(
        title=title,
        detail=(_whose(owner), on),
        rows=make_rows(
            **{"is": [rule]},
            has=[Telling("about-nl-has", {"count": has, "of": len(needs)})],
            lacks=[Telling("about-nl-lacks", count_colours(lacks))],
        ),
        can=can,
        cannot=() if can else (Refused(("take",) if owner == state.queue[0] else (), (why,)),),
    )


def _helps(state: State, known: Known, tile: int, number: int, of: int) -> Iterator[PossibleAction]:
    """By tile in reach: the places where it helps this task most, with what the task has then."""
    display = state.displays[state.queue[0]]
    x, y = next(spot for spot, placed in _spots(display).items() if placed == tile)
    best: dict[int, tuple[int, list[str]]] = {}
    for move, brings in _brings(state, known):
        lacks = [task["lacks"] for task in brings["nearer"] if _is(task, x, y, number)]
        if any(_is(task, x, y, number) for task in brings["covers"]):
            lacks = [""]
        if not lacks:
            continue
        fewest, texts = best.get(move.tile, (of, []))
        left = len(lacks[0])
        if left < fewest:
            best[move.tile] = left, [write(move)]
        elif left == fewest:
            texts.append(write(move))
    for taken, (left, texts) in best.items():
        told = Telling("about-nl-then-has", {**name_tile(taken), "count": of - left, "of": of})
        yield PossibleAction("take", tuple(texts), told)


def _brings(state: State, known: Known) -> Iterator[tuple[Take, Json]]:
    brings = known()["moves"]
    for move in legal_moves(state):
        if isinstance(move, Take):
            yield move, brings[write(move)]


def _is(task: Json, x: int, y: int, number: int) -> bool:
    return (task["x"], task["y"], task["task"]) == (x, y, number)


def _cell(state: State, known: Known, x: int, y: int) -> About:
    spots = _spots(state.displays[state.queue[0]])
    can = []
    for move, brings in _brings(state, known):
        if (move.x, move.y) == (x, y):
            told = Telling("about-nl-here", {**name_tile(move.tile), "count": len(brings["covers"])})
            can.append(PossibleAction("take", (write(move),), told))
    return About(
        title=Telling("about-nl-cell"),
        detail=(Telling("about-nl-place", name_place(spots, x, y)),),
        rows=make_rows(**{"is": [Telling("about-nl-cell-is")]}),
        can=tuple(can),
    )


# ---- the wheel


def _moon(state: State, known: Known) -> About:
    return About(
        title=Telling("about-nl-moon"),
        rows=make_rows(**{"is": [Telling("about-nl-moon-is")]}, next=[Telling("about-nl-moon-next")]),
        cannot=(Refused((), (Reason("nova-moon-follows", refusals.TAKING),)),),
    )


def _wheel(state: State, known: Known) -> About:
    row = state.clockwise()
    can = [
        possible
        for tile in ([] if state.ending else state.reach())
        for possible in _takes(state, known, tile)
    ]
    return About(
        title=Telling("about-nl-wheel"),
        detail=(Telling("about-nl-wheel-tiles", {"count": len(row)}),),
        rows=make_rows(**{"is": [Telling("about-nl-wheel-is")]}, next=[_refilling(state)]),
        can=(*can, *_other(state, "refill")),
        cannot=_refused(state, ["refill"]),
    )


def _supply(state: State, known: Known) -> About:
    return About(
        title=Telling("about-nl-supply"),
        detail=(Telling("about-nl-supply-tiles", {"count": len(state.supply)}),),
        rows=make_rows(**{"is": [Telling("about-nl-supply-is")]}, next=[_refilling(state)]),
        can=tuple(_other(state, "refill")),
        cannot=_refused(state, ["refill"]),
    )


def _refilling(state: State) -> Telling:
    return Telling("about-nl-refill-solo" if state.is_solo() else "about-nl-refill-next")


def _other(state: State, kind: str) -> Iterator[PossibleAction]:
    """The moves without a tile."""
    move = OTHERS[kind]
    if move in legal_moves(state):
        yield PossibleAction(kind, (write(move),), None)


def _refused(state: State, kinds: Iterable[str]) -> tuple[Refused, ...]:
    reasons = {kind: tuple(refuse(state, OTHERS[kind])) for kind in kinds}
    return tuple(Refused((kind,), found) for kind, found in reasons.items() if found)


def _action(state: State, known: Known, kind: str) -> About:
    title, is_ = Telling(f"about-nl-action-{kind}"), [Telling(f"about-nl-action-{kind}-is")]
    if kind == "take":
        can = tuple(
            each for tile in ([] if state.ending else state.reach()) for each in _takes(state, known, tile)
        )
        return About(title=title, rows=make_rows(**{"is": is_}), can=can)
    next_ = []
    if kind == "end-phase" and END_PHASE in legal_moves(state):
        next_ = [Telling("about-nl-end-note", {"points": play(state, END_PHASE).notes[0].total()})]
    return About(
        title=title,
        rows=make_rows(**{"is": is_}, next=next_),
        can=tuple(_other(state, kind)),
        cannot=_refused(state, [kind]),
    )


# ---- people and numbers


def _owner(state: State, tile: int) -> int | None:
    """In whose display the tile lies."""
    return next((seat for seat, display in enumerate(state.displays) if tile in display.tiles), None)


def _whose(seat: int) -> Telling:
    return Telling("about-nl-display", {"who": seat})


def _spots(display: Display) -> dict[Spot, int]:
    return {coordinates(cell): display.tiles[order] for cell, order in display.at.items()}


def _number_card(title: Telling, *detail: Telling, **rows: Told) -> About:
    """The card of something to read, with which nothing is done."""
    only = Refused((), (Reason("nova-only-a-number", TURN),))
    return About(title=title, detail=detail, rows=make_rows(**rows), cannot=(only,))


def _token(state: State, known: Known, seat: int) -> About:
    place = state.queue.index(seat) + 1
    return _number_card(
        Telling("about-nl-token"),
        Telling("about-nl-player", {"who": seat}),
        **{"is": [Telling("about-nl-token-is")]},
        now=[Telling("about-nl-token-order", {"place": place, "space": state.distances[seat] % MOON_SPACES})],
        next=[Telling("about-nl-token-next")],
    )


def _tokens(state: State, known: Known, seat: int) -> About:
    left = state.tokens_left[seat]
    next_ = (
        Telling("about-nl-tokens-solo", {"points": UNPLACED_PENALTY})
        if state.is_solo()
        else Telling("about-nl-tokens-win")
    )
    return _number_card(
        Telling("about-nl-tokens", {"count": left}),
        Telling("about-nl-player", {"who": seat}),
        **{"is": [Telling("about-nl-tokens-is")]},
        next=[next_],
    )


def _player(state: State, known: Known, seat: int) -> About:
    has = [
        Telling("about-nl-tokens", {"count": state.tokens_left[seat]}),
        Telling("about-nl-tiles", {"count": len(state.displays[seat].tiles)}),
    ]
    place = state.queue.index(seat) + 1
    is_ = Telling("about-nl-order", {"place": place})
    return _number_card(
        Telling("about-nl-player", {"who": seat}), has=has, now=[] if state.is_solo() else [is_]
    )


def _phase(state: State, known: Known) -> About:
    first = max(0, FIRST_STACK - state.tokens_placed())
    return About(
        title=Telling("table-phase", {"phase": state.phase}),
        detail=(Telling("about-nl-stacks", {"first": first, "second": state.tokens_left[0] - first}),),
        rows=make_rows(**{"is": [Telling(f"about-nl-phase-{state.phase}")]}),
        can=tuple(_other(state, "end-phase")),
        cannot=_refused(state, ["end-phase"]),
    )


def _running(state: State, known: Known) -> About:
    sum_ = sum_of_numbers(state.displays[0])
    return _number_card(
        Telling("about-nl-running", {"points": sum_}), **{"is": [Telling("about-nl-running-is")]}
    )


def _note(state: State, known: Known, number: int) -> About:
    taken = [note.total() for note in state.notes]
    now = (
        Telling("about-nl-note-now", {"points": taken[number]})
        if number < len(taken)
        else Telling("about-nl-note-later")
    )
    return _number_card(
        Telling("about-nl-note", {"phase": number + 1}), now, **{"is": [Telling("about-nl-note-is")]}
    )


CARDS: dict[str, Callable[..., About]] = {
    "tile": _tile,
    "task": _task,
    "cell": _cell,
    "moon": _moon,
    "wheel": _wheel,
    "supply": _supply,
    "token": _token,
    "tokens": _tokens,
    "player": _player,
    "phase": _phase,
    "running": _running,
    "note": _note,
    "action": _action,
}
