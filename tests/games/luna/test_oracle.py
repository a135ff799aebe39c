"""The engine and the naive oracle play the same random games and must never differ."""

import os
from collections.abc import Callable, Mapping
from copy import deepcopy
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from lunarium.games.luna import GAME
from tests.support.luna import oracle
from tests.support.luna.oracle import ISLES, Position

GAMES = int(os.environ.get("LUNARIUM_TWIN_GAMES", "1"))  # of each mode and way of drawing
Draw = Callable[[list[str], Random], str]

MODES: dict[str, dict[str, Any]] = {
    "standard-2": {"players": 2},
    "standard-3": {"players": 3},
    "standard-4": {"players": 4},
    "preselected-2": {"players": 2, "start": "preselected"},
    "preselected-3": {"players": 3, "start": "preselected"},
    "preselected-4": {"players": 4, "start": "preselected"},
    "solo-1": {"players": 1, "level": 1},
    "solo-2": {"players": 1, "level": 2},
    "solo-3": {"players": 1, "level": 3},
}
PHASES = {"shrines": "preliminary", "pairs": "preliminary", "opponent": "deactivate"}


def uniformly(texts: list[str], random: Random) -> str:
    """Any legal move."""
    return random.choice(texts)


def by_kind(texts: list[str], random: Random) -> str:
    """The kind of move first, then one of it: reaches the rare ones."""
    kind = random.choice(sorted({text.split()[0] for text in texts}))
    return random.choice([text for text in texts if text.split()[0] == kind])


def restlessly(texts: list[str], random: Random) -> str:
    """By kinds with their stars and dollars; the phase ends only when nothing else is left."""
    going_on = [text for text in texts if text not in ("meditate", "end-round")]
    kinds: dict[str, list[str]] = {}
    for text in going_on or texts:
        marks = "".join(mark for mark in ("*", "$", "stage>", "->") if mark in text)
        kinds.setdefault(text.split()[0].rstrip("*") + marks, []).append(text)
    return random.choice(kinds[random.choice(sorted(kinds))])


def circling(texts: list[str], random: Random) -> str:
    """Seek the endless circle that L-17 and L-18 cut short: a shrine on herbs, then novice and herbs."""
    wishes = ["place-shrine herbs", "place-pair novice", "place-pair herbs", "shrine"]
    wishes += ["herbs novice 2", "favour herbs*", "favour novice"]
    for wish in wishes:
        if wish in texts:
            return wish
    return restlessly(texts, random)


DRAWS: dict[str, Draw] = {
    "uniform": uniformly,
    "by-kind": by_kind,
    "restless": restlessly,
    "circling": circling,
}


def table(position: Position) -> dict[str, Any]:
    """The oracle's pieces, in the words of the comparison."""
    seats = range(position["seats"])
    over, voyage = position["phase"] == "over", position["voyage"]
    last_round = position["round"] == 6
    foretold = foretell(position)
    claimed = {tile: oracle.claimed_by(position, tile) for tile in position["spaces"]}
    return {
        "phase": position["phase"],
        "round": position["round"],
        "to_move": position["to_move"],
        "start_player": None if over else position["start_player"],
        "time_tokens": {"turned": position["tokens_turned"], "total": position["tokens"]},
        "figures": {**position["figures"], "next": None if last_round else oracle.next_figures(position)},
        "guard": oracle.guard_value(position),
        "book_bonus": position["seats"] == 2 and not position["book_played"],
        "voyage": voyage and {place.split()[-1]: n for place, n in voyage["arrived"].items()},
        "isles": [isle_of(position, isle) for isle in position["ring"]],
        "path": [[path_tile(position, tile) for tile in group] for group in position["groups"]],
        "temple": {tile: space(position, tile) for tile in position["spaces"]},
        "council": [oracle.council_seat(position, seat) for seat in seats],
        "ranking": oracle.council_ranking(position),
        "players": [
            {
                "points": {reason: n for reason, n in position["points"][seat].items() if n},
                "influence": oracle.influence(position, seat),
                "favours": {isle for isle in ISLES if oracle.owns(position, seat, isle)},
                "supply": position["novices"][seat]["supply"],
                "shrine_supply": position["shrines"][seat]["supply"],
                "stage": position["novices"][seat]["stage"],
                "claims": {tile for tile, owner in claimed.items() if owner == seat},
                "temple": oracle.stands_in_temple(position, seat),
                "actions": None if voyage or over else position["actions"][seat],
                "if_round_ended": foretold[seat] if foretold else None,
            }
            for seat in seats
        ],
    }


def foretell(position: Position) -> list[dict[str, int]] | None:
    """What the round would pay now, by seat; in solo the opponent builds before it is scored."""
    if position["phase"] in ("preliminary", "over"):
        return None
    if not position["solo"]:
        return oracle.round_values(position)
    ended = deepcopy(position)
    oracle.opponent_builds(ended)
    return oracle.round_values(ended)


def isle_of(position: Position, isle: str) -> dict[str, Any]:
    """One isle of the oracle's table."""
    return {
        "isle": isle,
        "active": [mine[f"on {isle}"] for mine in position["novices"]],
        "inactive": [mine[f"next to {isle}"] for mine in position["novices"]],
        "shrines": [mine[isle] == 1 for mine in position["shrines"]],
        "favours": position["favours"][isle]["isle"],
        "taken": position["taken"][isle] if position["solo"] else None,
        "blocked": oracle.is_blocked(position, isle),
    }


def path_tile(position: Position, tile: int) -> tuple[int, str, int | None, bool, bool, bool]:
    """One tile of the oracle's path."""
    on_path = tile not in position["in_temple"]
    approved, bribable = oracle.is_approved(position, tile), oracle.is_within_bribery(position, tile)
    return tile, oracle.SYMBOL[tile], oracle.claimed_by(position, tile), on_path, approved, bribable


def space(position: Position, tile: int) -> dict[str, Any]:
    """One space of the oracle's temple."""
    owners = [seat for seat, mine in enumerate(position["novices"]) if mine[f"temple {tile}"]]
    return {
        "filled": tile in position["in_temple"],
        "novice": owners[0] if owners else None,
        "book": tile in position["books"],
    }


def shown(view: Any) -> dict[str, Any]:
    """What the engine shows, in the words of the comparison."""
    over = view["phase"] == "over"
    return {
        "phase": PHASES.get(view["phase"], view["phase"]),
        "round": view["round"],
        "to_move": view["to_move"],
        "start_player": None if over else view["start_player"],
        "time_tokens": view["time_tokens"],
        "figures": view["figures"],
        "guard": view["path"]["guard"],
        "book_bonus": view["book_bonus"],
        "voyage": view["voyage"] and view["voyage"]["arrived"],
        "isles": view["isles"],
        "path": [
            [
                (
                    tile["tile"],
                    tile["symbol"],
                    tile["claimed_by"],
                    tile["on_path"],
                    group["approved"],
                    group["bribable"],
                )
                for tile in group["tiles"]
            ]
            for group in view["path"]["groups"]
        ],
        "temple": {
            space["tile"]: {key: space[key] for key in ("filled", "novice", "book")}
            for space in view["temple"]["spaces"]
        },
        "council": view["council"]["seats"],
        "ranking": view["council"]["ranking"],
        "players": [
            {
                "points": {reason: n for reason, n in player["points"].items() if n},
                "influence": player["influence"],
                "favours": set(player["favours"]),
                "supply": player["supply"],
                "shrine_supply": player["shrine_supply"],
                "stage": player["stage"],
                "claims": set(player["claims"]),
                "temple": player["temple"],
                "actions": None if view["voyage"] or over else player["actions_taken"],
                "if_round_ended": player["if_round_ended"],
            }
            for player in view["players"]
        ],
    }


def check_counts(position: Position) -> None:
    """Every piece is in exactly one place (Counts to check)."""
    seats = position["seats"]
    assert [mine.total() for mine in position["novices"]] == [13] * seats
    assert [mine.total() for mine in position["shrines"]] == [6] * seats
    assert [kind.total() for kind in position["favours"].values()] == [1 if position["solo"] else seats] * 7
    assert (len(position["books"]), len(position["spaces"])) == (seats, 7 * seats)


def check_setup(options: dict[str, Any], setup: Any) -> None:
    """What chance dealt is a set-up that the rules allow (Set-up 1-8)."""
    solo = options["players"] == 1
    seats = 2 if solo else options["players"]
    boards = setup["boards"]
    assert len(boards) == len(set(boards)) == seats
    low = [tile for board in boards for tile in oracle.DATA["temple_boards"][board]["spaces"] if tile <= 4]
    assert sorted(setup["start_tiles"]) == sorted(low)
    assert sorted(setup["isles"]) == sorted(ISLES)
    assert setup["start_player"] == 1 if solo else setup["start_player"] in range(seats)
    for figure in oracle.FIGURES:
        assert setup[figure] == options.get(figure, setup[figure])
        assert setup[figure] in ISLES
    if solo and options["level"] == 3:
        assert setup["moon_priestess"] == setup["master_builder"]
    if options.get("start") == "preselected":
        chosen = oracle.DATA["preselected_setup"]
        assert setup["isles"] == chosen["isle_order_clockwise"]
        assert all(setup[figure] == setup["isles"][chosen[figure] - 1] for figure in oracle.FIGURES)


def compare(
    options: dict[str, Any], setup: Mapping[str, Any], draw: Draw, random: Random, until: int | None = None
) -> None:
    """Play one game on both tables, comparing moves at every ply and the pieces at every third."""
    state = GAME.start(options, setup)
    position = oracle.start(options, setup)
    moves: list[str] = []
    record = {"options": options, "setup": setup, "moves": moves}
    while position["to_move"] is not None and len(moves) != until:
        texts = GAME.legal_texts(state)
        assert GAME.to_move(state) == position["to_move"], record
        assert texts == sorted(oracle.legal(position)), record
        if len(moves) % 3 == 0:
            check_counts(position)
            assert shown(GAME.view(state, None)) == table(position), record
        moves.append(draw(texts, random))
        GAME.apply(state, GAME.read(moves[-1]))
        oracle.play(position, moves[-1])
    assert GAME.to_move(state) == position["to_move"], record
    assert GAME.legal_texts(state) == sorted(oracle.legal(position)), record
    assert shown(GAME.view(state, None)) == table(position), record
    outcome = GAME.outcome(state)
    assert (outcome and outcome.result) == oracle.result(position), record
    for points, mine in zip(outcome.breakdown if outcome else (), position["points"], strict=False):
        assert points == {reason: mine[reason] for reason in points}, record


def deal(options: dict[str, Any], random: Random) -> dict[str, Any]:
    """A set-up from the engine, found possible."""
    setup = dict(GAME.deal(options, random))
    check_setup(options, setup)
    return setup


@pytest.mark.parametrize("draw", DRAWS)
@pytest.mark.parametrize("mode", MODES)
def test_engine_and_oracle_agree(mode: str, draw: str) -> None:
    """All modes, all ways of drawing."""
    for seed in range(GAMES):
        random = Random(f"{mode} {draw} {seed}")
        compare(MODES[mode], deal(MODES[mode], random), DRAWS[draw], random)


@pytest.mark.parametrize("mode", [mode for mode in MODES if not mode.startswith("preselected")])
def test_rules_and_oracle_agree_with_chosen_figures(mode: str) -> None:
    """The figures stand where the options put them [L-1]; at level 3 two of them together."""
    random = Random(mode)
    options = {**MODES[mode], **{figure: random.choice(ISLES) for figure in oracle.FIGURES}}
    if mode == "solo-3":
        options["master_builder"] = options["moon_priestess"]
    compare(options, deal(options, random), by_kind, random)


def is_even(order: tuple[int, ...]) -> bool:
    """Whether an even number of exchanges leads to this order."""
    return sum(one > other for one, other in combinations(order, 2)) % 2 == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rules_and_oracle_agree_however_the_boards_lie(players: int) -> None:
    """Which spaces are adjacent depends on the boards and their places.

    Whether two spaces touch is a matter of two boards and two places: the even permutations bring every two
    boards to every two places, in either order.
    """
    options = {"players": players}
    for seed, order in enumerate(filter(is_even, permutations(range(4)))):
        random = Random(seed)
        boards = [list(oracle.DATA["temple_boards"])[number] for number in order[:players]]
        low = [tile for tile in oracle.temple_spaces(boards) if tile <= 4]
        random.shuffle(low)
        setup = {**deal(options, random), "boards": boards, "start_tiles": low}
        compare(options, setup, restlessly, random)


# What random games hardly ever reach: boards, start tiles, isles, Priestess, Builder and Apostate; moves.
RARE = {
    "opponent places nothing and takes no book": (
        "blue red, 1 3, book shrine novice tide sailboat herbs bribery, novice bribery shrine",
        "place-shrine shrine, place-pair bribery, place-pair sailboat, place-pair tide, place-pair herbs, "
        "deactivate novice, book 6>1, favour bribery, promote 10$, end-round, deactivate novice",
    ),
    "opponent takes the lower of two books": (
        "red yellow, 3 4, book herbs tide shrine sailboat novice bribery, novice shrine novice",
        "place-shrine sailboat, place-pair book, place-pair bribery, place-pair herbs, place-pair shrine, "
        "deactivate tide, promote 5, favour book*, book 6>3, end-round, "
        "deactivate novice, promote 11, favour book, end-round, "
        "deactivate herbs, favour bribery, book 4>3, sanctify 11, favour book, book 6>11, end-round, "
        "deactivate book",
    ),
    "opponent's disc stays on top on the last seat": (  # [L-9] [L-12]
        "yellow green, 2 4, tide bribery sailboat book herbs novice shrine, bribery herbs bribery",
        "place-shrine bribery, place-pair novice, place-pair herbs, place-pair book, place-pair tide, "
        "deactivate bribery, council book 2, council herbs 2, council novice 2, council tide 2, end-round, "
        "deactivate bribery, council book 1, end-round, deactivate bribery, end-round, "
        "deactivate bribery, end-round, deactivate bribery, council book 2, end-round, deactivate book",
    ),
    "no shrine left to build": (
        "yellow green, 2 4, tide bribery sailboat book herbs novice shrine, bribery herbs bribery",
        "place-shrine tide, place-pair shrine, place-pair herbs, place-pair bribery, place-pair book, "
        "deactivate herbs, favour shrine, shrine, journey book>bribery, done, journey book>bribery, done, "
        "recruit bribery*, journey bribery>shrine, done, end-round, "
        "deactivate herbs, favour shrine, shrine, journey bribery>novice, done, "
        "journey bribery>novice, done, journey herbs>novice, done, journey herbs>novice, done, end-round, "
        "deactivate sailboat, favour shrine, shrine, expel 1, expel 1, journey bribery>sailboat, done, "
        "journey novice>sailboat, done, journey bribery>sailboat, done, end-round, "
        "deactivate herbs, favour shrine, shrine, expel 1, journey novice>shrine, done, "
        "journey novice>book, done, journey novice>book, done, end-round, "
        "deactivate tide, favour shrine, shrine, journey sailboat>book, done, journey sailboat>book, done, "
        "journey sailboat>tide, done, end-round, deactivate book, favour shrine",
    ),
}


def replay(options: dict[str, Any], layout: str, moves: list[str]) -> None:
    """Replay a fragment on both tables: boards, start tiles, isles, then the three figures."""
    boards, tiles, isles, figures = (part.split() for part in layout.split(", "))
    setup = {
        "boards": boards,
        "start_tiles": [int(tile) for tile in tiles],
        "isles": isles,
        "start_player": 1,
    }
    setup |= dict(zip(oracle.FIGURES, figures, strict=True))
    left = iter(moves)
    compare(options, setup, lambda texts, _: next(left), Random(0), until=len(moves))


@pytest.mark.parametrize("name", RARE)
def test_rules_and_oracle_agree_in_rare_solo_positions(name: str) -> None:
    """Fragments of solo games."""
    layout, moves = RARE[name]
    replay(MODES["solo-1"], layout, moves.split(", "))


def test_rules_and_oracle_agree_after_a_hundred_actions() -> None:
    """The endless circle with a shrine on the herbs isle, until only meditation is left [L-18]."""
    moves = ["place-shrine tide", "place-shrine book"]
    moves += [f"place-pair {isle}" for isle in ("herbs", "novice", "bribery", "sailboat") for _ in range(2)]
    moves += ["shrine"] * 2
    moves += [
        "favour novice",
        "favour novice",
        "favour herbs*",
        "favour herbs*",
        *["herbs novice 2"] * 2,
    ] * 33
    moves += ["meditate"] * 3 + ["council novice 2"]
    ring = "tide bribery sailboat book herbs novice shrine"
    replay(MODES["standard-2"], f"yellow green, 2 4, {ring}, bribery herbs bribery", moves)
