"""Setting up Luna: the options, the deal (the only place with chance) and the first state."""

import json
from collections.abc import Iterator, Mapping
from itertools import permutations
from random import Random
from typing import cast

from lunarium.core.errors import BadOption, BadSetup
from lunarium.core.game import Json, Seat
from lunarium.core.options import Option
from lunarium.core.options import settle as settle_options
from lunarium.core.position import POSITION
from lunarium.core.types import Options, Setup
from lunarium.games.luna.components import DEFAULT, Components, components, read_values
from lunarium.games.luna.constraints import DIRECTIONS
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.preliminary import begin_preliminary_round, place_preselected
from lunarium.games.luna.state import (
    NOVICES,
    SHRINE_PHASE,
    SHRINES,
    SOURCES,
    START_INFLUENCE,
    Layout,
    Source,
    State,
)
from lunarium.games.luna.wire import FigureName, LunaOptions

FIGURES: tuple[FigureName, ...] = ("moon_priestess", "master_builder", "apostate")
OPTIONS = (
    Option("players", 2, (1, 2, 3, 4)),
    Option("level", 1, (1, 2, 3)),  # solo only
    Option("start", "standard", ("standard", "preselected")),  # never solo
    Option("components", DEFAULT),
    *(Option(figure, None, ISLES) for figure in FIGURES),  # L-1: by chance unless chosen
)
MODES: dict[str, Json] = {
    **{f"{players}p": {"players": players} for players in (2, 3, 4)},
    **{f"{players}p-preselected": {"players": players, "start": "preselected"} for players in (2, 3, 4)},
    **{f"solo-level-{level}": {"players": 1, "level": level} for level in (1, 2, 3)},
}
VALUES = "components"  # in the set-up: the values of own component data
FIELDS = ("boards", "start_tiles", "isles", *FIGURES, "start_player")


def settle(given: Mapping[str, object]) -> LunaOptions:
    """The options checked, also against each other, and complete."""
    options = cast("LunaOptions", settle_options(OPTIONS, given))
    chosen = [figure for figure in FIGURES if figure in options]
    if options["start"] == "preselected":
        if options["players"] == 1:
            raise BadOption("luna-option-preselected-solo")
        if chosen:
            raise BadOption("luna-option-preselected-figure", option=chosen[0])
    if (
        is_one_isle_for_two(options)
        and len({options[figure] for figure in FIGURES[:2] if figure in options}) > 1
    ):
        raise BadOption("luna-option-level-3")
    return options


def deal(given: Mapping[str, object], rng: Random) -> Json:
    """What chance decides before the first move."""
    options = settle(given)
    data = components(options["components"])
    sides = count_sides(options)
    boards = rng.sample(sorted(data.boards), sides)
    tiles = [start_tile(data, board) for board in boards]
    rng.shuffle(tiles)
    setup: Json = {
        "boards": boards,
        "start_tiles": tiles,
        "isles": rng.sample(ISLES, len(ISLES)),
        **{figure: rng.choice(ISLES) for figure in FIGURES},
        "start_player": 1 if options["players"] == 1 else rng.randrange(sides),
    }
    setup = complete(options, setup)
    if options["start"] == "preselected":
        return setup | place_figures(data)
    if is_one_isle_for_two(options):
        together = options.get("moon_priestess") or options.get("master_builder") or setup["moon_priestess"]
        setup |= {"moon_priestess": together, "master_builder": together}
    return setup | {figure: options[figure] for figure in FIGURES if figure in options}


def describe_deal(options: LunaOptions) -> Json:
    """What the native engine deals by (native/luna/deal.hpp), from settled options."""
    data = components(options["components"])
    given: Options = place_figures(data) if options["start"] == "preselected" else options
    own = complete(options, {}).get(VALUES)
    return {
        "boards": [f'"{board}"' for board in sorted(data.boards)],
        "start_tiles": [start_tile(data, board) for board in sorted(data.boards)],
        "isles": [f'"{isle}"' for isle in ISLES],
        "ring": list(map(ISLES.index, given["isles"])) if "isles" in given else None,
        "figures": [ISLES.index(given[figure]) if figure in given else None for figure in FIGURES],
        "is_together": is_one_isle_for_two(options),
        "tail": f',"{VALUES}":{json.dumps(own, ensure_ascii=False, separators=(",", ":"))}' if own else "",
    }


def lay_boards(options: LunaOptions) -> Iterator[tuple[list[int], State]]:
    """Every choice of boards in their order, by their places in the sorted list, with a first state on it."""
    data = components(options["components"])
    names = sorted(data.boards)
    any_deal = deal(options, Random(0))
    for places in permutations(range(len(names)), count_sides(options)):
        boards = [names[place] for place in places]
        tiles = [start_tile(data, board) for board in boards]
        yield list(places), start(options, any_deal | {"boards": boards, "start_tiles": tiles})


def complete(options: Mapping[str, object], setup: Setup) -> Json:
    """The set-up with its component values; the shipped ones never change under their name."""
    name = str(options["components"])
    if name == DEFAULT or VALUES in setup or POSITION in setup:
        return dict(setup)
    return {**setup, VALUES: dict(components(name).values)}


def start(given: Mapping[str, object], setup: Setup) -> State:
    """The state before the first move, from a set-up that is checked against the options."""
    options = settle(given)
    data = _components_of(options, setup)
    _check(options, data, setup)
    layout = lay_out(options, data, setup)
    state = first_state(layout, setup)
    if options["start"] == "preselected":
        place_preselected(state)
    else:
        begin_preliminary_round(state)
    return state


def scripted(options: Options) -> tuple[Seat, ...]:
    """Solo: the opponent, who follows fixed rules."""
    return (1,) if options["players"] == 1 else ()


def _components_of(options: LunaOptions, setup: Setup) -> Components:
    """The values in the set-up; older ones name a file alone."""
    name = options["components"]
    return read_values(name, setup[VALUES]) if VALUES in setup else components(name)


def count_sides(options: Options) -> int:
    """How many sides play: solo is a game for two."""
    return max(2, int(options["players"]))


def is_one_isle_for_two(options: LunaOptions) -> bool:
    """Solo level 3: Master Builder and Moon Priestess start together."""
    return bool(options["players"] == 1 and options["level"] == 3)


def start_tile(data: Components, board: str) -> int:
    """The board's one tile of 1-4."""
    return min(data.boards[board])


def place_figures(data: Components) -> Json:
    """Isles and figures of the preselected start."""
    given = data.preselected
    return {
        "isles": [ISLES[isle] for isle in given.ring],
        **{figure: ISLES[getattr(given, figure)] for figure in FIGURES},
    }


def _check(options: LunaOptions, data: Components, setup: Setup) -> None:
    """Refuse a set-up that no deal with these options could have produced."""
    if set(setup) - {VALUES} != set(FIELDS):
        raise BadSetup("luna-setup-fields", fields=", ".join(FIELDS))
    sides = count_sides(options)
    boards = setup["boards"]
    if not _is_distinct(boards, data.boards) or len(boards) != sides:
        raise BadSetup("luna-setup-boards", count=sides, boards=", ".join(data.boards))
    expected = [start_tile(data, board) for board in boards]
    if not _is_distinct(setup["start_tiles"], expected) or len(setup["start_tiles"]) != sides:
        raise BadSetup("luna-setup-start-tiles", tiles=", ".join(map(str, sorted(expected))))
    if not _is_distinct(setup["isles"], ISLES) or len(setup["isles"]) != len(ISLES):
        raise BadSetup("luna-setup-isles")
    for figure in FIGURES:
        if setup[figure] not in ISLES:
            raise BadSetup("luna-setup-figure", field=figure)
        if setup[figure] != options.get(figure, setup[figure]):
            raise BadSetup("luna-setup-figure-chosen", figure=figure, isle=options[figure])
    if is_one_isle_for_two(options) and setup["moon_priestess"] != setup["master_builder"]:
        raise BadSetup("luna-setup-level-3")
    starters = [1] if options["players"] == 1 else list(range(sides))
    if type(setup["start_player"]) is not int or setup["start_player"] not in starters:
        raise BadSetup("luna-setup-start-player", seats=", ".join(map(str, starters)))
    if options["start"] == "preselected" and any(
        setup[name] != value for name, value in place_figures(data).items()
    ):
        raise BadSetup("luna-setup-preselected")


def _is_distinct(found: object, allowed: object) -> bool:
    """Whether this is a list of different values of their kind, all allowed."""
    if not isinstance(found, list) or not all(type(item) in (int, str) for item in found):
        return False
    return len(set(found)) == len(found) and all(item in allowed for item in found)  # type: ignore[operator]


def lay_out(options: LunaOptions, data: Components, setup: Setup) -> Layout:
    """What a set-up fixes for the whole game."""
    sides = count_sides(options)
    ring = tuple(ISLES.index(isle) for isle in setup["isles"])
    position = {
        tile: (q + dq, r + dr)
        for board, (q, r) in zip(setup["boards"], data.centres, strict=False)
        for tile, (dq, dr) in zip(data.boards[board], data.slots, strict=True)
    }
    tile_at = {space: tile for tile, space in position.items()}
    neighbours = {
        tile: tuple(sorted(tile_at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in tile_at))
        for tile, (q, r) in position.items()
    }
    path = sorted(set(position) - set(setup["start_tiles"]))
    groups = tuple(tuple(path[first : first + sides]) for first in range(0, len(path), sides))
    return Layout(
        components=data,
        options=options,
        setup=dict(setup),
        players=sides,
        level=options["level"] if options["players"] == 1 else 0,
        ring=ring,
        place=tuple(ring.index(isle) for isle in range(len(ISLES))),
        boards=tuple(setup["boards"]),
        position=position,
        neighbours=neighbours,
        groups=groups,
        group={tile: number for number, group in enumerate(groups, start=1) for tile in group},
    )


def first_state(layout: Layout, setup: Setup) -> State:
    """Pieces before anything stands on an isle: each side's first novice and book are in the temple."""
    sides, isles = layout.players, len(ISLES)
    points = [0] * len(SOURCES)
    points[Source.START] = START_INFLUENCE
    order: list[Seat] = [(setup["start_player"] + turn) % sides for turn in range(sides)]
    return State(
        layout=layout,
        phase=SHRINE_PHASE,
        round=1,
        turn=0 if layout.is_solo else setup["start_player"],
        start_player=setup["start_player"],
        moon_priestess=ISLES.index(setup["moon_priestess"]),
        master_builder=ISLES.index(setup["master_builder"]),
        apostate=ISLES.index(setup["apostate"]),
        active=[[0] * isles for _ in range(sides)],
        inactive=[[0] * isles for _ in range(sides)],
        stage=[0] * sides,
        supply=[NOVICES - 1] * sides,
        shrines=[[False] * isles for _ in range(sides)],
        shrine_supply=[SHRINES] * sides,
        favours=[[False] * isles for _ in range(sides)],
        claims={},
        temple=dict(zip(setup["start_tiles"], range(sides), strict=True)),
        books=set(setup["start_tiles"]),
        council_seat=[0] * sides,
        council_rank=order[::-1],  # the last in turn order lies on top
        tokens_turned=0,
        book_used=False,
        actions_taken=[0] * sides,
        takings=[0] * isles,
        voyage=None,
        points=[points.copy() for _ in range(sides)],
    )
