"""Scenes to test Luna in: chosen set-ups, lines of moves and random games, all through the public interface.

States are opaque here: whatever engine `GAME` is, the tests see its views, moves, reasons and outcomes only.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from lunarium import texts
from lunarium.core.errors import LunariumError
from lunarium.core.reasons import Reason
from lunarium.core.types import Data
from lunarium.games.luna import GAME as GAME

Position = Any  # a state of the game, not to be looked into

RING = ["shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice"]  # clockwise
FIRST_TILES = {"blue": 1, "yellow": 4, "green": 2, "red": 3}
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
MODES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "preselected-two": {"players": 2, "start": "preselected"},
    "preselected-three": {"players": 3, "start": "preselected"},
    "preselected-four": {"players": 4, "start": "preselected"},
    "solo-1": {"players": 1, "level": 1},
    "solo-2": {"players": 1, "level": 2},
    "solo-3": {"players": 1, "level": 3},
}
in_every_mode = pytest.mark.parametrize("options", MODES.values(), ids=MODES)


# ---------------------------------------------------------------------------------------------- beginning


def a_setup(players: int = 2, **changes: Any) -> dict[str, Any]:
    """A set-up: boards blue, yellow, green, red with tiles 1, 4, 2, 3; isles as in RING; changed as told."""
    boards = changes.get("boards", list(FIRST_TILES)[: max(2, players)])
    return {
        "boards": boards,
        "start_tiles": [FIRST_TILES[board] for board in boards],
        "isles": list(RING),
        "moon_priestess": "shrine",
        "master_builder": "tide",
        "apostate": "book",
        "start_player": 1 if players == 1 else 0,
    } | changes


def new_game(players: int = 2, level: int = 1, **changes: Any) -> Position:
    """A game before its preliminary round."""
    return GAME.start({"players": players, "level": level}, a_setup(players, **changes))


def settled(*seats: str, level: int = 1, **changes: Any) -> Position:
    """A game after its preliminary round, each seat's pieces written as "SHRINE: PAIR PAIR PAIR PAIR"."""
    state = new_game(len(seats), level, **changes)
    shrines = [text.split(": ")[0] for text in seats]
    pairs = [text.split(": ")[1].split() for text in seats]
    while (seen := see(state))["phase"] == "shrines":
        state = play(state, f"place-shrine {shrines[seen['to_move']]}")
    while (seen := see(state))["phase"] == "pairs":
        state = play(state, f"place-pair {pairs[seen['to_move']].pop(0)}")
    return state


def two(mine: str, theirs: str = "sailboat: shrine tide bribery novice", **changes: Any) -> Position:
    """A game of two after its preliminary round; seat 0 begins."""
    return settled(mine, theirs, **changes)


def alone(mine: str, deactivate: str, level: int = 1, **changes: Any) -> Position:
    """A solo game in its first action phase."""
    return play(settled(mine, level=level, **changes), f"deactivate {deactivate}")


def displaced() -> Position:
    """Round 2 of a game of two: seat 0 has just displaced seat 1's novice from tile 5 by tile 11.

    Seat 1 is to move and holds the tide and sailboat favours.
    """
    state = two("novice: shrine herbs tide book", "bribery: shrine herbs book novice")
    state = play(state, "meditate; promote 5; meditate; sanctify 5; meditate")
    return play(state, "meditate; promote 11; meditate; sanctify 11")


def twice_displaced() -> Position:
    """Round 3 of a game of two: seat 0 has just displaced seat 1's novices from tiles 7 and 9 by tile 16.

    Seat 1 is to move and holds the tide, herbs and sailboat favours.
    """
    state = two(
        "sailboat: novice herbs tide book", "novice: sailboat bribery shrine book", boards=["green", "red"]
    )
    state = play(state, "meditate; favour sailboat; meditate; meditate")
    state = play(state, "promote 7; council herbs 1; sanctify 7; council herbs 1; promote 9; council tide 1")
    state = play(state, "sanctify 9; meditate; meditate; meditate")
    return play(state, "promote 16; meditate; sanctify 16")


def six_shrines() -> Position:
    """Solo: the Builder comes to herbs, book, tide, novice, sailboat, shrine; five are built."""
    state = alone("bribery: shrine herbs tide book", "herbs", master_builder="herbs", apostate="bribery")
    state = play(state, "favour shrine; shrine")
    state = end_round(state, "herbs")
    state = play(state, "favour shrine; shrine; journey herbs>novice; herbs>novice; done")
    state = end_round(state, "herbs")
    state = play(state, "favour shrine; shrine; journey book>sailboat; book>sailboat; done")
    state = end_round(state, "herbs")
    state = play(state, "favour shrine; shrine; journey tide>shrine; tide>shrine; done")
    state = end_round(state, "herbs")
    state = play(state, "favour shrine; shrine")
    return play(end_round(state, "herbs"), "favour shrine")


def endless() -> Position:
    """Both of two players have built on herbs: they could play the three actions of CIRCLE for ever."""
    mine, theirs = "tide: herbs novice book sailboat", "book: herbs novice tide sailboat"
    return play(two(mine, theirs, master_builder="herbs"), "shrine; shrine")


CIRCLE = "favour novice; favour novice; favour herbs*; favour herbs*; herbs novice 2; herbs novice 2"


# ---------------------------------------------------------------------------------------------- playing


def play(state: Position, line: str) -> Position:
    """The state after these moves, written "move; move; move", each checked."""
    for text in filter(None, line.split("; ")):
        state = GAME.play(state, text)
    return state


def turns(state: Position, line: str) -> Position:
    """The state after these moves of the seat to move; in between the others make small journeys."""
    seat = GAME.to_move(state)
    for text in line.split("; "):
        state = wait_for(state, seat)
        state = GAME.play(state, text)
    return wait_for(state, seat)


def wait_for(state: Position, seat: int | None) -> Position:
    """The state when it is this seat's turn again, the others having done little."""
    while GAME.to_move(state) != seat:
        journey = next(text for text in GAME.legal_texts(state) if text.startswith("journey "))
        state = play(state, f"{journey}; done")
    return state


def end_round(state: Position, deactivate: str = "") -> Position:
    """The state in the next round (or at the end), nobody doing anything more in this one."""
    now = see(state)["round"]
    while (seen := see(state))["round"] == now and seen["phase"] != "over":
        state = play(state, "end-round" if seen["options"]["players"] == 1 else "meditate")
    return play(state, f"deactivate {deactivate}") if deactivate else state


# ---------------------------------------------------------------------------------------------- looking


def see(state: Position) -> Data:
    """What a spectator sees."""
    return GAME.view(state, None)


def seat_of(state: Position, seat: int = 0) -> dict[str, Any]:
    """What is seen of one seat."""
    found: dict[str, Any] = see(state)["players"][seat]
    return found


def isle_of(state: Position, isle: str) -> dict[str, Any]:
    """What is seen of one isle."""
    return next(entry for entry in see(state)["isles"] if entry["isle"] == isle)


def novices(state: Position, isle: str, seat: int = 0) -> tuple[int, int]:
    """A seat's novices on and next to an isle."""
    entry = isle_of(state, isle)
    return entry["active"][seat], entry["inactive"][seat]


def favours(state: Position, seat: int = 0) -> set[str]:
    """The favours in hand."""
    return set(seat_of(state, seat)["favours"])


def space(state: Position, tile: int) -> dict[str, Any]:
    """What is seen of one space of the temple."""
    return next(entry for entry in see(state)["temple"]["spaces"] if entry["tile"] == tile)


def temple(state: Position) -> dict[int, int | None]:
    """Filled spaces of the temple with their novices' seats."""
    return {entry["tile"]: entry["novice"] for entry in see(state)["temple"]["spaces"] if entry["filled"]}


def books(state: Position) -> list[int]:
    """The tiles whose novices have a book."""
    return [entry["tile"] for entry in see(state)["temple"]["spaces"] if entry["book"]]


def on_path(state: Position, tile: int) -> dict[str, Any]:
    """What is seen of one tile of the path."""
    groups = see(state)["path"]["groups"]
    tiles = {entry["tile"]: entry for group in groups for entry in group["tiles"]}
    found: dict[str, Any] = tiles[tile]
    return found


def influence(state: Position) -> list[int]:
    """Everybody's influence."""
    return [entry["influence"] for entry in see(state)["players"]]


def points(state: Position, source: str) -> list[int]:
    """What everybody has got from one source."""
    return [entry["points"][source] for entry in see(state)["players"]]


def legal(state: Position, kind: str = "") -> set[str]:
    """The legal moves, or those that begin with this word."""
    return {text for text in GAME.legal_texts(state) if not kind or text.split()[0] == kind}


def why(state: Position, text: str) -> list[str]:
    """The codes of the reasons against a move, which no door lets through."""
    reasons = GAME.explain(state, text)
    assert text not in GAME.legal_texts(state)
    with pytest.raises(LunariumError) as refusal:
        GAME.play(state, text)
    assert list(refusal.value.reasons) == reasons
    return [reason.code for reason in reasons]


# ---------------------------------------------------------------------------------------------- speaking


def assert_spoken(reason: Reason) -> None:
    """The reason is a sentence of its own in every language, with nothing left unfilled."""
    assert_sentences(f"why-{reason.code}", [reason.text(language) for language in texts.LANGUAGES])


def assert_said(error: LunariumError) -> None:
    """The error is a sentence of its own in every language, with nothing left unfilled."""
    assert_sentences(error.code, [error.message(language) for language in texts.LANGUAGES])


def assert_sentences(key: str, spoken: list[str]) -> None:
    assert len(set(spoken)) == len(texts.LANGUAGES) == 3, spoken
    for text in spoken:
        assert key not in text
        assert "{" not in text
        assert "why-" not in text


# ---------------------------------------------------------------------------------------------- chance


def by_kind(moves: list[Any], random: Random) -> Any:
    """The kind of move first, then one of it: games that look more like games."""
    kinds = defaultdict(list)
    for move in moves:
        kinds[GAME.kind(move)].append(move)
    return random.choice(kinds[random.choice(sorted(kinds))])


def random_game(options: Mapping[str, Any], seed: int) -> Iterator[Position]:
    """Every state of a game drawn by kind, to its end; it is one state, changing in place."""
    random = Random(seed)
    state = GAME.start(options, GAME.deal(options, random))
    yield state
    while GAME.to_move(state) is not None:
        GAME.apply(state, by_kind(list(GAME.legal_moves(state)), random))
        yield state


def universe() -> list[str]:
    """Every well-formed move: all isles, tiles, stars, bribes and steps, and counts up to 14."""
    origins = [*RING, *(f"{isle}-" for isle in RING), "stage"]
    ways = [f"{origin}>{to}" for origin in origins for to in RING]
    awake = [way for way in ways if "-" not in way]
    counts = range(1, 15)
    found = [f"{word} {isle}" for word in ("place-shrine", "place-pair", "deactivate") for isle in RING]
    found += [f"{word} {isle}{star}" for word in ("favour", "recruit") for isle in RING for star in ("", "*")]
    found += [f"herbs {isle} {count}" for isle in RING for count in (1, 2)]
    found += [f"sail {way} {count}" for way in awake for count in (1, 2)]
    found += [f"journey {way}" for way in awake if not way.startswith("stage")]
    found += [f"tide {way}" for way in ways] + ways
    found += [f"promote {tile}{marks}" for tile in range(1, 29) for marks in ("", "*", "$", "*$")]
    found += [f"sanctify {tile}{bribe}" for tile in range(1, 29) for bribe in ("", "$")]
    found += [f"book {origin}>{to}" for origin in range(1, 29) for to in range(1, 29)]
    found += [f"council {isle} {count}" for isle in RING for count in counts]
    found += [f"council {isle} {count}*" for isle in RING for count in counts if count > 1]
    found += [f"expel {count}{star}" for count in counts for star in ("", "*")]
    return [*found, "council 1*", "shrine", "shrine*", "done", "meditate", "end-round"]
