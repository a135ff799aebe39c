"""Luna a second time, slow and obvious, written from the rules text alone: what the engine is tested against.

Nothing here is shared with the engine but the component data. Every piece is counted in the place where it
lies, places are plain words ("on herbs", "next to tide", "temple 17"), every conceivable move is tried.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, TypedDict

DATA: dict[str, Any] = {
    key: part["value"]
    for key, part in json.loads(
        (files("lunarium.games.luna") / "components.json").read_text(encoding="utf-8")
    ).items()
    if isinstance(part, dict) and "value" in part
}
ISLES: list[str] = DATA["isles"]
SYMBOL: dict[int, str] = {int(tile): isle for tile, isle in DATA["temple_tile_symbols"].items()}
SEAT_VALUES: list[int] = DATA["council_seats"]
LAST_SEAT = len(SEAT_VALUES) - 1
GUARDS: list[int] = list(reversed(DATA["guard_tiles_from_gate"]))  # the guard tile of rounds 1..6
NEIGHBOURS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
PLAYER, OPPONENT = 0, 1  # the seats of a solo game
FIGURES = ("moon_priestess", "master_builder", "apostate")


class Voyage(TypedDict):
    """A journey or tide under way: its last step and what may not move again (notation)."""

    kind: str
    last: tuple[str, str]
    arrived: Counter[str]


class Position(TypedDict):
    """The whole table."""

    solo: bool
    level: int
    seats: int  # how many sides have pieces on the table; 2 in solo
    ring: list[str]
    figures: dict[str, str]
    spaces: dict[int, tuple[int, int]]
    groups: list[list[int]]  # tiles between guard tiles, nearest to the landing stage first
    in_temple: set[int]
    books: set[int]
    novices: list[Counter[str]]
    shrines: list[Counter[str]]
    favours: dict[str, Counter[str]]  # for each kind: how many lie at "isle", "0", "1", ...
    council: list[list[int]]  # for each seat the stack from bottom to top
    points: list[Counter[str]]
    phase: str
    preliminary: list[tuple[str, int]]  # the decisions of the preliminary round still to come
    start_player: int
    to_move: int | None
    round: int
    tokens_turned: int
    tokens: int
    book_played: bool
    taken: Counter[str]
    actions: list[int]
    voyage: Voyage | None


# ---------------------------------------------------------------------------------------------- set-up


def start(options: Mapping[str, Any], setup: Mapping[str, Any]) -> Position:
    """The table before the first decision (Set-up 1-8)."""
    solo = options["players"] == 1
    seats = 2 if solo else options["players"]
    spaces = temple_spaces(setup["boards"])
    path = sorted(set(spaces) - set(setup["start_tiles"]))
    position: Position = {
        "solo": solo,
        "level": options.get("level", 1),
        "seats": seats,
        "ring": list(setup["isles"]),
        "figures": {figure: setup[figure] for figure in FIGURES},
        "spaces": spaces,
        "groups": [path[i * seats : (i + 1) * seats] for i in range(6)],
        "in_temple": set(setup["start_tiles"]),
        "books": set(setup["start_tiles"]),
        "novices": [Counter({"supply": 12, f"temple {tile}": 1}) for tile in setup["start_tiles"]],
        "shrines": [Counter({"supply": 6}) for _ in range(seats)],
        "favours": {isle: Counter({"isle": 1 if solo else seats}) for isle in ISLES},
        "council": [[] for _ in SEAT_VALUES],
        "points": [Counter({"start": 5}) for _ in range(seats)],
        "phase": "preliminary",
        "preliminary": [],
        "start_player": setup["start_player"],
        "to_move": None,
        "round": 1,
        "tokens_turned": 0,
        "tokens": 0 if solo else 3 if seats == 2 else 4,
        "book_played": False,
        "taken": Counter(),
        "actions": [0] * seats,
        "voyage": None,
    }
    turn_order = [(setup["start_player"] + i) % seats for i in range(seats)]
    position["council"][0] = list(turn_order)
    if solo:
        place_opponent(position, setup["start_tiles"][OPPONENT])
        turn_order = [PLAYER]
    if options.get("start", "standard") == "preselected":
        place_preselected(position)
    else:
        position["preliminary"] = [("place-shrine", seat) for seat in turn_order]
        position["preliminary"] += [("place-pair", seat) for seat in turn_order * 4]
    go_on_with_preliminary(position)
    return position


def temple_spaces(boards: list[str]) -> dict[int, tuple[int, int]]:
    """Where each tile's space lies on the hex grid (Set-up 2)."""
    geometry = DATA["temple_geometry"]
    where: dict[int, tuple[int, int]] = {}
    for board, (centre_q, centre_r) in zip(boards, geometry["board_centres_axial"], strict=False):
        numbers = DATA["temple_boards"][board]["spaces"]
        for tile, (q, r) in zip(numbers, geometry["slot_axial"], strict=True):
            where[tile] = (centre_q + q, centre_r + r)
    return where


def place_opponent(position: Position, tile: int) -> None:
    """Solo, preliminary: the opponent's thirteen novices and first shrine."""
    position["novices"][OPPONENT] = Counter({f"on {isle}": 2 for isle in ISLES})
    builder = position["figures"]["master_builder"]
    position["novices"][OPPONENT][f"on {builder}"] = 1
    move(position["shrines"][OPPONENT], "supply", builder)
    move(position["novices"][OPPONENT], f"on {SYMBOL[tile]}", f"temple {tile}")


def place_preselected(position: Position) -> None:
    """Preselected set-up: shrine and pairs of each colour from the data file."""
    preselected = DATA["preselected_setup"]
    order = preselected["isle_order_clockwise"]
    for seat in range(position["seats"]):
        pieces = preselected["players"][DATA["player_colours"][seat]]
        move(position["shrines"][seat], "supply", order[pieces["shrine"] - 1])
        for place in pieces["pairs"]:
            move(position["novices"][seat], "supply", f"on {order[place - 1]}", 2)


def go_on_with_preliminary(position: Position) -> None:
    """Ask the next decision of the preliminary round, or hand out favours and begin round 1."""
    if position["preliminary"]:
        position["to_move"] = position["preliminary"][0][1]
        return
    for seat in [PLAYER] if position["solo"] else range(position["seats"]):
        for isle in ISLES:
            if not has_piece_on(position, seat, isle):
                move(position["favours"][isle], "isle", str(seat))
    begin_round(position)


# ---------------------------------------------------------------------------------------------- looking


def move(pieces: Counter[str], source: str, target: str, number: int = 1) -> None:
    """Take pieces from one place to another; they must be there."""
    if pieces[source] < number:
        raise ValueError(f"no {number} pieces at {source}")
    pieces[source] -= number
    pieces[target] += number


def has_piece_on(position: Position, seat: int, isle: str) -> bool:
    """Whether the player has an active novice or a shrine on the isle."""
    return position["novices"][seat][f"on {isle}"] + position["shrines"][seat][isle] > 0


def owns(position: Position, seat: int, favour: str) -> bool:
    """Whether the player holds that favour."""
    return position["favours"][favour][str(seat)] > 0


def council_ranking(position: Position) -> list[int]:
    """Players from the highest: further up first, then higher in the stack."""
    return [seat for stack in reversed(position["council"]) for seat in reversed(stack)]


def council_seat(position: Position, seat: int) -> int:
    """Which council seat the player's disc lies on, counted from 0."""
    return next(i for i, stack in enumerate(position["council"]) if seat in stack)


def clockwise(position: Position, isle: str, steps: int) -> str:
    """The isle so many steps further round the ring."""
    ring = position["ring"]
    return ring[(ring.index(isle) + steps) % len(ring)]


def adjacent(position: Position, tile: int, other: int) -> bool:
    """Whether two temple spaces touch on the hex grid, across boards too."""
    (q, r), (other_q, other_r) = position["spaces"][tile], position["spaces"][other]
    return (other_q - q, other_r - r) in NEIGHBOURS


def claimed_by(position: Position, tile: int) -> int | None:
    """Whose novice stands on that tile of the path."""
    return next((seat for seat, mine in enumerate(position["novices"]) if mine[f"path {tile}"]), None)


def stands_in_temple(position: Position, seat: int) -> list[int]:
    """The tiles in the temple on which the player has a novice, ascending."""
    return [tile for tile in sorted(position["in_temple"]) if position["novices"][seat][f"temple {tile}"]]


def group_of(position: Position, tile: int) -> int:
    """In which round the tile is approved first: 1 for the group at the landing stage (Set-up 4)."""
    return next(number for number, group in enumerate(position["groups"], start=1) if tile in group)


def is_approved(position: Position, tile: int) -> bool:
    """Whether the tile lies between the Guard and the landing stage (Set-up 4)."""
    return group_of(position, tile) <= position["round"]


def is_within_bribery(position: Position, tile: int) -> bool:
    """Whether the tile lies in the one group just beyond the Guard [L-6]."""
    return group_of(position, tile) == position["round"] + 1


def guard_value(position: Position) -> int:
    """What the guard tile under the Guard says."""
    return GUARDS[position["round"] - 1]


def is_blocked(position: Position, isle: str) -> bool:
    """Whether the Apostate keeps the solo player from acting on the isle [L-16]."""
    return position["solo"] and position["level"] >= 2 and position["figures"]["apostate"] == isle


# ---------------------------------------------------------------------------------------------- legal moves


def legal(position: Position) -> set[str]:
    """Every legal move, as texts."""
    if position["phase"] == "preliminary":
        return set(preliminary_moves(position))
    if position["phase"] == "deactivate":  # [L-12]
        return {f"deactivate {isle}" for isle in ISLES if position["novices"][OPPONENT][f"on {isle}"] > 0}
    if position["phase"] == "actions":
        if position["voyage"] is not None:
            return set(further_steps(position))
        return set(actions(position))
    return set()


def preliminary_moves(position: Position) -> Iterator[str]:
    """Where the next shrine or pair may go."""
    kind, seat = position["preliminary"][0]
    for isle in ISLES:
        if kind == "place-pair":
            allowed = not has_piece_on(position, seat, isle)
        else:  # "no isle gets two"; with 2 players, and so in solo, not the herbs isle
            allowed = all(mine[isle] == 0 for mine in position["shrines"])
            if position["seats"] == 2 and isle == "herbs":
                allowed = False
        if allowed:
            yield f"{kind} {isle}"


def actions(position: Position) -> Iterator[str]:
    """What the player to move may do with the turn."""
    yield "end-round" if position["solo"] else "meditate"
    seat = position["to_move"]
    assert seat is not None
    if position["actions"][seat] >= 100:  # [L-18]
        return
    yield from favour_moves(position, seat)
    yield from recruit_and_shrine_moves(position, seat)
    yield from herbs_moves(position, seat)
    yield from sail_moves(position, seat)
    for source, target in steps(position, seat, "journey"):
        yield f"journey {source}>{target}"
    if owns(position, seat, "tide"):
        for source, target in steps(position, seat, "tide"):
            yield f"tide {source}>{target}"
    yield from promotion_moves(position, seat)
    yield from sanctification_moves(position, seat)
    yield from book_moves(position, seat)
    yield from council_moves(position, seat)
    yield from expulsion_moves(position, seat)


def can_act(position: Position, seat: int, isle: str, wanted: int, star: str) -> bool:
    """Whether so many active novices, one of them virtual with the star, can act on the isle [L-2] [L-16]."""
    if is_blocked(position, isle):
        return False
    if star and not owns(position, seat, "novice"):
        return False
    real = wanted - 1 if star else wanted
    return position["novices"][seat][f"on {isle}"] >= real


def favour_moves(position: Position, seat: int) -> Iterator[str]:
    """Priest's Favour."""
    for isle in ISLES:
        for star in ("", "*"):
            if owns(position, seat, isle) or position["favours"][isle]["isle"] == 0:
                continue
            if position["solo"] and position["taken"][isle] >= 2:  # [L-17]
                continue
            if star and isle == "novice":
                continue
            wanted = 1 if position["shrines"][seat][isle] else 2
            if can_act(position, seat, isle, wanted, star):
                yield f"favour {isle}{star}"


def recruit_and_shrine_moves(position: Position, seat: int) -> Iterator[str]:
    """Recruit, and Shrine on the Master Builder's isle."""
    for star in ("", "*"):
        for isle in ISLES:
            if position["novices"][seat]["supply"] > 0 and can_act(position, seat, isle, 2, star):
                yield f"recruit {isle}{star}"
        isle = position["figures"]["master_builder"]
        mine = position["shrines"][seat]
        free_to_build = mine[isle] == 0 and mine["supply"] > 0
        if owns(position, seat, "shrine") and free_to_build and can_act(position, seat, isle, 2, star):
            yield f"shrine{star}"


def herbs_moves(position: Position, seat: int) -> Iterator[str]:
    """Herbs: one or two inactive novices of one isle, never the herbs isle."""
    if not owns(position, seat, "herbs"):
        return
    for isle in ISLES:
        for number in (1, 2):
            if isle == "herbs" or is_blocked(position, isle):
                continue
            if position["novices"][seat][f"next to {isle}"] >= number:
                yield f"herbs {isle} {number}"


def sail_moves(position: Position, seat: int) -> Iterator[str]:
    """Sailboat: one or two active novices of one isle, or from the landing stage, to another isle."""
    if not owns(position, seat, "sailboat"):
        return
    for source in [*ISLES, "stage"]:
        for target in ISLES:
            for number in (1, 2):
                if source == target or is_blocked(position, source):
                    continue
                if position["novices"][seat][place_named(source)] >= number:
                    yield f"sail {source}>{target} {number}"


def place_named(source: str) -> str:
    """The place that FROM means in a move: `stage`, an isle's active novices, with `-` its inactive ones."""
    if source == "stage":
        return "stage"
    if source.endswith("-"):
        return f"next to {source[:-1]}"
    return f"on {source}"


def steps(position: Position, seat: int, kind: str) -> Iterator[tuple[str, str]]:
    """One novice from somewhere to another isle, in a journey or a tide, whatever went before [L-5]."""
    voyage = position["voyage"]
    for isle in ISLES:
        for source in (isle, f"{isle}-") if kind == "tide" else (isle,):
            if is_blocked(position, isle):
                continue
            place = place_named(source)
            arrived = voyage["arrived"][place] if voyage else 0
            for target in ISLES:
                if target != isle and position["novices"][seat][place] - arrived > 0:
                    yield source, target
    if kind == "tide" and position["novices"][seat]["stage"] > 0:
        for target in ISLES:
            yield "stage", target


def step_order(position: Position, step: tuple[str, str]) -> tuple[int, bool, int]:
    """Steps ascend by FROM and TO: clockwise, active before inactive, the stage last (notation)."""
    source, target = step
    ring = position["ring"]
    isle = source.removesuffix("-")
    first = len(ring) if source == "stage" else ring.index(isle)
    return first, source.endswith("-"), ring.index(target)


def further_steps(position: Position) -> Iterator[str]:
    """How a journey or tide under way may go on."""
    voyage, seat = position["voyage"], position["to_move"]
    assert voyage is not None
    assert seat is not None
    yield "done"
    for step in steps(position, seat, voyage["kind"]):
        if step_order(position, step) >= step_order(position, voyage["last"]):
            yield f"{step[0]}>{step[1]}"


def reach(position: Position, seat: int, tile: int, dollar: str) -> bool:
    """Whether the tile is approved, or with the dollar not approved but within bribery [L-6]."""
    if dollar:
        return is_within_bribery(position, tile) and owns(position, seat, "bribery")
    return is_approved(position, tile)


def promotion_moves(position: Position, seat: int) -> Iterator[str]:
    """Promotion: claim a free tile of the path from the isle of its symbol."""
    for tile in [tile for group in position["groups"] for tile in group]:
        if tile in position["in_temple"] or claimed_by(position, tile) is not None:
            continue
        for dollar in ("", "$"):
            if not reach(position, seat, tile, dollar):
                continue
            isle = SYMBOL[tile]
            if position["shrines"][seat][isle]:  # one is enough and it may not be the virtual one
                if can_act(position, seat, isle, 1, ""):
                    yield f"promote {tile}{dollar}"
                continue
            for star in ("", "*"):
                if can_act(position, seat, isle, 2, star):
                    yield f"promote {tile}{star}{dollar}"


def sanctification_moves(position: Position, seat: int) -> Iterator[str]:
    """Sanctification of an own claimed tile."""
    for tile in [tile for group in position["groups"] for tile in group]:
        if claimed_by(position, tile) != seat:
            continue
        for dollar in ("", "$"):
            if reach(position, seat, tile, dollar):
                yield f"sanctify {tile}{dollar}"


def book_moves(position: Position, seat: int) -> Iterator[str]:
    """Book: any book of the temple to an own temple novice without one."""
    for source in position["books"]:
        for target in stands_in_temple(position, seat):
            if owns(position, seat, "book") and target not in position["books"]:
                yield f"book {source}>{target}"


def council_moves(position: Position, seat: int) -> Iterator[str]:
    """Council, never from the last seat [L-8]; a virtual novice alone belongs to no isle [L-2] [L-16]."""
    if council_seat(position, seat) == LAST_SEAT:
        return
    if owns(position, seat, "novice"):
        yield "council 1*"
    for isle in ISLES:
        for number in range(1, position["novices"][seat][f"on {isle}"] + 2):  # one more with the star
            if can_act(position, seat, isle, number, ""):
                yield f"council {isle} {number}"
            if number >= 2 and can_act(position, seat, isle, number, "*"):
                yield f"council {isle} {number}*"


def expulsion_moves(position: Position, seat: int) -> Iterator[str]:
    """Expulsion: only at solo level 3 does the Apostate forbid it."""
    if position["solo"] and position["level"] == 3:
        return
    there = position["novices"][seat][f"on {position['figures']['apostate']}"]
    for number in range(1, 15):
        if there >= number:
            yield f"expel {number}"
        if there >= number - 1 and owns(position, seat, "novice"):
            yield f"expel {number}*"


# ---------------------------------------------------------------------------------------------- playing


def play(position: Position, text: str) -> None:
    """Carry out a legal move on the table."""
    words = text.split()
    if position["phase"] == "preliminary":
        play_preliminary(position, words[1])
    elif position["phase"] == "deactivate":
        play_deactivation(position, words[1])
    elif position["voyage"] is not None:
        play_further(position, text)
    elif words[0] in ("journey", "tide"):
        open_voyage(position, words[0], words[1])
    elif text == "end-round":
        end_round(position)
    elif text == "meditate":
        play_meditation(position)
    else:
        play_action(position, words)
        next_turn(position)


def play_preliminary(position: Position, isle: str) -> None:
    """A shrine or a pair of active novices comes onto the isle."""
    kind, seat = position["preliminary"].pop(0)
    if kind == "place-shrine":
        move(position["shrines"][seat], "supply", isle)
    else:
        move(position["novices"][seat], "supply", f"on {isle}", 2)
    go_on_with_preliminary(position)


def next_turn(position: Position) -> None:
    """The turn has been used for an action and goes clockwise; alone one goes on."""
    seat = position["to_move"]
    assert seat is not None
    position["actions"][seat] += 1
    if not position["solo"]:
        position["to_move"] = (seat + 1) % position["seats"]


def give_back(position: Position, seat: int, favour: str) -> None:
    """A returned favour goes back to its isle."""
    move(position["favours"][favour], str(seat), "isle")


def gain(position: Position, seat: int, reason: str, number: int) -> None:
    """Influence is the sum of all reasons."""
    position["points"][seat][reason] += number


def influence(position: Position, seat: int) -> int:
    """What the player holds now."""
    return sum(position["points"][seat].values())


def tire(position: Position, seat: int, isle: str, wanted: int, star: str) -> None:
    """So many novices of the isle become inactive; the star's one is the novice favour, which goes back."""
    if star:
        give_back(position, seat, "novice")
    move(position["novices"][seat], f"on {isle}", f"next to {isle}", wanted - 1 if star else wanted)


def play_action(position: Position, words: list[str]) -> None:
    """Any action of one move."""
    seat = position["to_move"]
    assert seat is not None
    kind = words[0].rstrip("*")
    star = "*" if "*" in words[-1] else ""
    dollar = "$" if "$" in words[-1] else ""
    plain = [word.rstrip("$").rstrip("*") for word in words]
    if kind == "favour":
        play_favour(position, seat, plain[1], star)
    elif kind == "recruit":
        tire(position, seat, plain[1], 2, star)
        move(position["novices"][seat], "supply", f"next to {plain[1]}")
    elif kind == "shrine":
        play_shrine(position, seat, star)
    elif kind == "herbs":
        give_back(position, seat, "herbs")
        move(position["novices"][seat], f"next to {plain[1]}", f"on {plain[1]}", int(plain[2]))
    elif kind == "sail":
        source, target = plain[1].split(">")
        give_back(position, seat, "sailboat")
        move(position["novices"][seat], place_named(source), f"on {target}", int(plain[2]))
    elif kind in ("promote", "sanctify"):
        play_on_path(position, seat, kind, int(plain[1]), star, dollar)
    elif kind == "book":
        play_book(position, seat, *(int(tile) for tile in plain[1].split(">")))
    elif kind == "council":
        if len(plain) == 3:
            tire(position, seat, plain[1], int(plain[2]), star)
        else:
            give_back(position, seat, "novice")
        climb(position, seat, int(plain[-1]))
    elif kind == "expel":
        isle = position["figures"]["apostate"]
        tire(position, seat, isle, int(plain[1]), star)
        position["figures"]["apostate"] = clockwise(position, isle, int(plain[1]))
    else:
        raise ValueError(f"unknown move {words}")


def play_favour(position: Position, seat: int, isle: str, star: str) -> None:
    """Take the isle's favour for two novices, or for one with an own shrine there."""
    tire(position, seat, isle, 1 if position["shrines"][seat][isle] else 2, star)
    move(position["favours"][isle], "isle", str(seat))
    position["taken"][isle] += 1


def play_shrine(position: Position, seat: int, star: str) -> None:
    """Build on the Master Builder's isle."""
    isle = position["figures"]["master_builder"]
    give_back(position, seat, "shrine")
    tire(position, seat, isle, 2, star)
    move(position["shrines"][seat], "supply", isle)


def play_on_path(position: Position, seat: int, kind: str, tile: int, star: str, dollar: str) -> None:
    """Promotion onto a tile or sanctification of it."""
    if dollar:
        give_back(position, seat, "bribery")
    if kind == "promote":
        isle = SYMBOL[tile]
        move(position["novices"][seat], f"on {isle}", f"path {tile}")
        if not position["shrines"][seat][isle]:
            tire(position, seat, isle, 1, star)
    else:
        enter_temple(position, seat, f"path {tile}", tile)


def enter_temple(position: Position, seat: int, source: str, tile: int) -> None:
    """Tile and novice go to their space; the guard's value; displacement [L-4] [L-13]."""
    move(position["novices"][seat], source, f"temple {tile}")
    position["in_temple"].add(tile)
    gain(position, seat, "sanctification", guard_value(position))
    for other in range(position["seats"]):
        for lower in stands_in_temple(position, other):
            if other == seat or lower >= tile or not adjacent(position, tile, lower):
                continue
            if lower in position["books"]:
                continue
            driven_out = position["solo"] and other == OPPONENT
            target = f"next to {SYMBOL[lower]}" if driven_out else "stage"
            move(position["novices"][other], f"temple {lower}", target)
            gain(position, seat, "displacement", 1)


def play_book(position: Position, seat: int, source: int, target: int) -> None:
    """A book changes its place; the first Book action of a round gains 2 with two players [L-15]."""
    give_back(position, seat, "book")
    position["books"].remove(source)
    position["books"].add(target)
    first = position["seats"] == 2 and not position["book_played"]
    gain(position, seat, "book", 2 if first else 1)
    position["book_played"] = True


def climb(position: Position, seat: int, number: int) -> None:
    """The disc goes up on top of others, on the last seat under them [L-8] [L-9]."""
    old = council_seat(position, seat)
    if old == LAST_SEAT:
        return
    new = min(old + number, LAST_SEAT)
    position["council"][old].remove(seat)
    if new == LAST_SEAT:
        position["council"][new].insert(0, seat)
    else:
        position["council"][new].append(seat)


def open_voyage(position: Position, kind: str, step: str) -> None:
    """The first step of a journey or tide; tide's favour goes back with it."""
    seat = position["to_move"]
    assert seat is not None
    if kind == "tide":
        give_back(position, seat, "tide")
    source, target = step.split(">")
    position["voyage"] = {"kind": kind, "last": (source, target), "arrived": Counter()}
    carry(position, source, target)


def carry(position: Position, source: str, target: str) -> None:
    """One novice goes next to another isle."""
    voyage, seat = position["voyage"], position["to_move"]
    assert voyage is not None
    assert seat is not None
    move(position["novices"][seat], place_named(source), f"next to {target}")
    voyage["arrived"][f"next to {target}"] += 1
    voyage["last"] = (source, target)


def play_further(position: Position, text: str) -> None:
    """A further step of the journey or tide under way, or its end."""
    if text == "done":
        position["voyage"] = None
        next_turn(position)
    else:
        source, target = text.split(">")
        carry(position, source, target)


def play_meditation(position: Position) -> None:
    """Turn a time token; the last one ends the phase at once and gains 1."""
    seat = position["to_move"]
    assert seat is not None
    next_turn(position)
    position["tokens_turned"] += 1
    if position["tokens_turned"] < position["tokens"]:
        return
    gain(position, seat, "meditation", 1)
    if position["seats"] == 2:
        position["start_player"] = 1 - position["start_player"]
    else:
        position["start_player"] = (seat + 1) % position["seats"]
    end_round(position)


# ---------------------------------------------------------------------------------------------- rounds


def begin_round(position: Position) -> None:
    """The action phase, in solo after the opponent's script."""
    position["tokens_turned"] = 0
    position["book_played"] = False
    position["taken"] = Counter()
    position["actions"] = [0] * position["seats"]
    position["phase"] = "deactivate" if position["solo"] else "actions"
    position["to_move"] = PLAYER if position["solo"] else position["start_player"]


def play_deactivation(position: Position, isle: str) -> None:
    """Solo, start of a round: deactivation, then the opponent's tile and book [L-12] [L-13] [L-14]."""
    number = position["novices"][OPPONENT][f"on {isle}"]
    move(position["novices"][OPPONENT], f"on {isle}", f"next to {isle}", number)
    climb(position, OPPONENT, number)
    if opponent_takes_tile(position):
        opponent_takes_book(position)
    position["phase"] = "actions"


def opponent_takes_tile(position: Position) -> bool:
    """The highest-numbered free approved tile for which he has an active novice."""
    for tile in sorted(set(position["spaces"]) - position["in_temple"], reverse=True):
        if claimed_by(position, tile) is not None or not is_approved(position, tile):
            continue
        if position["novices"][OPPONENT][f"on {SYMBOL[tile]}"] > 0:
            enter_temple(position, OPPONENT, f"on {SYMBOL[tile]}", tile)
            return True
    return False


def opponent_takes_book(position: Position) -> None:
    """The book on the player's lowest tile that has one goes to his lowest without [L-14]."""
    lent = [tile for tile in stands_in_temple(position, PLAYER) if tile in position["books"]]
    bare = [tile for tile in stands_in_temple(position, OPPONENT) if tile not in position["books"]]
    if lent and bare:
        position["books"].remove(min(lent))
        position["books"].add(min(bare))
        gain(position, OPPONENT, "book", 1)


def end_round(position: Position) -> None:
    """Solo: the opponent builds; then scoring, then the next round or the end."""
    if position["solo"]:
        opponent_builds(position)
    for seat, reasons in enumerate(round_values(position)):
        for reason, number in reasons.items():
            gain(position, seat, reason, number)
        if influence(position, seat) < 0:  # [L-10]
            gain(position, seat, "forgiven", -influence(position, seat))
    if position["round"] == 6:
        end_game(position)
    else:
        next_round(position)


def opponent_builds(position: Position) -> None:
    """Solo, end of a round: a shrine on the Master Builder's isle, nobody becomes inactive."""
    isle = position["figures"]["master_builder"]
    mine = position["shrines"][OPPONENT]
    if position["novices"][OPPONENT][f"on {isle}"] > 0 and mine[isle] == 0 and mine["supply"] > 0:
        move(mine, "supply", isle)


def round_values(position: Position) -> list[dict[str, int]]:
    """The three values of scoring for each player."""
    values = [{"priestess": 0, "apostate": 0, "temple": 0} for _ in range(position["seats"])]
    ranking = council_ranking(position)
    isle = position["figures"]["moon_priestess"]
    pieces = [
        position["novices"][seat][f"on {isle}"] + position["shrines"][seat][isle]
        for seat in range(position["seats"])
    ]
    contenders = [seat for seat in ranking if pieces[seat] > 0]
    contenders.sort(key=lambda seat: -pieces[seat])  # ties keep the order of the council
    for seat, prize in zip(contenders, priestess(position)["prizes"], strict=False):
        values[seat]["priestess"] = prize
    isle = position["figures"]["apostate"]
    for seat, mine in enumerate(position["novices"]):
        there = mine[f"on {isle}"] + mine[f"next to {isle}"]
        if there > 0 and not (position["solo"] and seat == OPPONENT):
            values[seat]["apostate"] = -(there + 1)
        values[seat]["temple"] = len(stands_in_temple(position, seat))
    return values


def priestess(position: Position) -> dict[str, Any]:
    """The Moon Priestess in play: the "5" with 2-3 players, the "6" with 4 (Set-up 8)."""
    found: dict[str, Any] = DATA["moon_priestess"]["6" if position["seats"] == 4 else "5"]
    return found


def next_round(position: Position) -> None:
    """Inactive novices step back on, the figures move, the Guard walks on."""
    for mine in position["novices"]:
        for isle in ISLES:
            move(mine, f"next to {isle}", f"on {isle}", mine[f"next to {isle}"])
    figures = position["figures"]
    figures.update(next_figures(position))
    position["round"] += 1
    begin_round(position)


def next_figures(position: Position) -> dict[str, str]:
    """Where the figures would go at the end of the round [L-11]."""
    figures = position["figures"]
    lured_by = [PLAYER] if position["solo"] else range(position["seats"])
    apostate = figures["apostate"]
    for steps_on in range(1, 8):  # seven steps lead full circle
        apostate = clockwise(position, figures["apostate"], steps_on)
        if any(
            position["novices"][seat][f"on {apostate}"] + position["novices"][seat][f"next to {apostate}"]
            for seat in lured_by
        ):
            break
    return {
        "moon_priestess": clockwise(position, figures["moon_priestess"], priestess(position)["moves"]),
        "master_builder": clockwise(position, figures["master_builder"], DATA["master_builder_moves"]),
        "apostate": apostate,
    }


def end_game(position: Position) -> None:
    """4 for each shrine, 1 for each favour, the value of the council seat."""
    for seat in range(position["seats"]):
        gain(position, seat, "shrines", 4 * sum(position["shrines"][seat][isle] for isle in ISLES))
        gain(position, seat, "favours", sum(owns(position, seat, isle) for isle in ISLES))
        gain(position, seat, "council", SEAT_VALUES[council_seat(position, seat)])
    position["phase"] = "over"
    position["to_move"] = None


def result(position: Position) -> dict[str, Any] | None:
    """Scores and ranking once the game is over; ties go by the council."""
    if position["phase"] != "over":
        return None
    scores = [influence(position, seat) for seat in range(position["seats"])]
    ranking = sorted(council_ranking(position), key=lambda seat: -scores[seat])
    found: dict[str, Any] = {"scores": scores, "ranking": ranking}
    if position["solo"]:
        found["difference"] = scores[PLAYER] - scores[OPPONENT]
    return found
