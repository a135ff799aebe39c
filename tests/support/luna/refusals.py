"""Every refusal: a position, the move, and the reason that has to be given."""

from collections.abc import Callable
from typing import Any

from lunarium.core.game import NOTATION
from tests.support.luna.scenes import (
    CIRCLE,
    RING,
    Position,
    alone,
    displaced,
    end_round,
    endless,
    new_game,
    play,
    settled,
    six_shrines,
    turns,
    two,
)

Scene = Callable[[], Position]


MINE = "novice: shrine herbs tide book"  # favours: sailboat, bribery


STARRED = "bribery: shrine herbs tide book"  # favours: sailboat, novice


WITH_TIDE = "novice: shrine herbs sailboat book"  # favours: tide, bribery


WITH_HERBS = "novice: shrine sailboat tide book"  # favours: herbs, bribery


WITH_SHRINE = "bribery: herbs tide book novice"  # favours: shrine, sailboat


THEIRS = "sailboat: shrine tide bribery novice"


OTHERS = "tide: shrine sailboat bribery novice"


WORDS = (
    "place-shrine, place-pair, deactivate, favour, recruit, shrine, herbs, journey, tide, done, sail, "
    "promote, sanctify, book, council, expel, meditate, end-round"
)


def of_two(mine: str = MINE, line: str = "", theirs: str = THEIRS) -> Scene:
    """Seat 0 to move after its line, the other idle."""
    return lambda: turns(two(mine, theirs), line) if line else two(mine, theirs)


def on_level(level: int) -> Scene:
    """Solo, all figures on tide, where the player has a pair; the novice favour in hand."""
    figures = {"apostate": "tide", "master_builder": "tide", "moon_priestess": "tide"}
    return lambda: alone("book: shrine herbs tide bribery", "shrine", level, **figures)


def preliminary(line: str = "") -> Scene:
    return lambda: play(new_game(2), line)


def spent() -> Position:
    """L-18: a hundred actions each."""
    state = endless()
    for _ in range(33):
        state = play(state, CIRCLE)
    return state


def supply_gone() -> Position:
    """All four of the supply are recruited and have stepped on their isles."""
    state = alone(WITH_HERBS, "shrine")
    state = play(state, "recruit shrine; recruit sailboat; recruit tide; recruit book")
    return end_round(state, "shrine")


def taken_twice() -> Position:
    """L-17: the novice favour has been taken twice, and two novices there are awake."""
    state = alone("novice: shrine tide bribery book", "shrine")
    state = play(state, "sail tide>novice 2; favour novice; council 1*; favour novice; council 1*")
    return play(state, "herbs novice 2")


def last_seat() -> Position:
    """Both discs are on the last seat; seat 0 is not to move."""
    state = two(MINE, THEIRS)
    state = play(state, "council shrine 2; council shrine 2; council herbs 2; council tide 2")
    state = play(state, "council tide 2; council bribery 2; council book 2; council novice 2")
    return play(end_round(state), "council tide 2; council tide 2")


def readers() -> Position:
    """Seat 0 has novices on 1 (with a book) and 5, and the book favour; seat 1 has 4."""
    return turns(two("bribery: shrine herbs tide novice", THEIRS), "promote 5; sanctify 5")


def at_sea(line: str) -> Scene:
    return lambda: play(two(WITH_TIDE, OTHERS), line)


# scene, move, and the one reason against it: code, rule, parameters
CASES: list[tuple[Scene, str, str, str, dict[str, Any]]] = [
    # texts that are no move
    (of_two(), "fly tide", "luna-unknown-word", NOTATION, {"words": WORDS}),
    (of_two(), "promote five", "luna-form", NOTATION, {"example": "promote 17*$"}),
    (of_two(), "favour moon", "luna-unknown-isle", NOTATION, {"name": "moon", "isles": ", ".join(RING)}),
    (of_two(), "promote 29", "luna-unknown-tile", NOTATION, {"tile": 29}),
    (of_two(), "tide stage->book", "luna-stage-asleep", NOTATION, {}),
    (of_two(), "council 2", "luna-council-isle", NOTATION, {}),
    (of_two(), "council tide 1*", "luna-council-alone", NOTATION, {}),
    # the wrong time
    (preliminary(), "place-pair tide", "phase-shrines", "L: preliminary round", {}),
    (preliminary(), "meditate", "phase-shrines", "L: preliminary round", {}),
    (
        preliminary("place-shrine tide; place-shrine book"),
        "place-shrine novice",
        "phase-pairs",
        "L: preliminary round",
        {},
    ),
    (lambda: settled(MINE, master_builder="bribery"), "favour tide", "phase-opponent", "L: solo", {}),
    (of_two(), "place-pair sailboat", "phase-actions", "L: action phase", {}),
    (at_sea("tide shrine>tide"), "meditate", "voyage-under-way", "L: Tide", {}),
    (at_sea("journey shrine>tide"), "meditate", "voyage-under-way", "L: Journey", {}),
    (of_two(), "done", "no-voyage", "L: Journey", {}),
    (of_two(), "tide>book", "no-voyage", "L: Journey", {}),
    (spent, "favour novice", "too-many-actions", "L-18", {"most": 100}),
    (of_two(), "end-round", "only-in-solo", "L: solo", {}),
    (of_two(), "deactivate tide", "only-in-solo", "L: solo", {}),
    (on_level(1), "meditate", "no-meditation-in-solo", "L: Meditation", {}),
    # preliminary round
    (
        preliminary("place-shrine tide"),
        "place-shrine tide",
        "isle-has-shrine",
        "L: preliminary round",
        {"isle": "tide"},
    ),
    (preliminary(), "place-shrine herbs", "no-first-shrine-on-herbs", "L: preliminary round", {}),
    (
        preliminary("place-shrine tide; place-shrine book"),
        "place-pair tide",
        "own-piece-there",
        "L: preliminary round",
        {"isle": "tide"},
    ),
    # solo
    (
        lambda: settled(WITH_TIDE, master_builder="tide"),
        "deactivate tide",
        "no-opponent-there",
        "L-12",
        {"isle": "tide"},
    ),
    (on_level(2), "council tide 1", "isle-blocked", "L-16", {"isle": "tide"}),
    (on_level(3), "recruit tide", "isle-blocked", "L-16", {"isle": "tide"}),
    (on_level(3), "expel 1", "no-expulsion-on-level-3", "L-16", {"isle": "tide"}),
    (taken_twice, "favour novice", "favour-taken-twice", "L-17", {"favour": "novice", "most": 2}),
    # favours and novices
    (of_two(), "tide shrine>tide", "no-favour", "L: Tide", {"favour": "tide"}),
    (
        of_two(WITH_TIDE, theirs=OTHERS),
        "sail shrine>tide 1",
        "no-favour",
        "L: Sailboat",
        {"favour": "sailboat"},
    ),
    (of_two(line="council tide 1"), "herbs tide 1", "no-favour", "L: Herbs", {"favour": "herbs"}),
    (of_two(), "shrine", "no-favour", "L: Shrine", {"favour": "shrine"}),
    (of_two(line="promote 5; sanctify 5"), "book 4>5", "no-favour", "L: Book", {"favour": "book"}),
    (of_two(), "favour tide*", "no-virtual-novice", "L: Priest's Favour", {}),
    (of_two(), "recruit tide*", "no-virtual-novice", "L: Recruit", {}),
    (of_two(WITH_SHRINE), "shrine*", "no-virtual-novice", "L: Shrine", {}),
    (of_two(), "promote 5*", "no-virtual-novice", "L: Promotion", {}),
    (of_two(), "council tide 2*", "no-virtual-novice", "L: Council", {}),
    (of_two(), "expel 2*", "no-virtual-novice", "L: Expulsion", {}),
    (
        of_two(line="council tide 1"),
        "recruit tide",
        "too-few-novices",
        "L: Recruit",
        {"needed": 2, "have": 1, "isle": "tide"},
    ),
    (
        of_two(WITH_SHRINE, "council tide 1"),
        "shrine",
        "too-few-novices",
        "L: Shrine",
        {"needed": 2, "have": 1, "isle": "tide"},
    ),
    (
        of_two(STARRED, "council tide 2"),
        "favour tide*",
        "too-few-novices",
        "L: Priest's Favour",
        {"needed": 1, "have": 0, "isle": "tide"},
    ),
    (
        of_two(),
        "promote 8",
        "too-few-novices",
        "L: Promotion",
        {"needed": 1, "have": 0, "isle": "novice"},
    ),
    (of_two(), "council tide 9", "too-few-novices", "L: Council", {"needed": 9, "have": 2, "isle": "tide"}),
    (
        of_two(STARRED),
        "council tide 9*",
        "too-few-novices",
        "L: Council",
        {"needed": 8, "have": 2, "isle": "tide"},
    ),
    (of_two(), "expel 3", "too-few-novices", "L: Expulsion", {"needed": 3, "have": 2, "isle": "book"}),
    (
        of_two(line="council tide 1"),
        "sail tide>book 2",
        "too-few-novices",
        "L: Sailboat",
        {"needed": 2, "have": 1, "isle": "tide"},
    ),
    (
        of_two(line="council tide 1"),
        "favour tide",
        "too-few-novices-or-shrine",
        "L: Priest's Favour",
        {"needed": 2, "have": 1, "isle": "tide"},
    ),
    (
        of_two(line="council herbs 1"),
        "promote 5",
        "too-few-novices-or-shrine",
        "L: Promotion",
        {"needed": 2, "have": 1, "isle": "herbs"},
    ),
    (
        of_two(WITH_HERBS, "council tide 1", "bribery: shrine tide herbs novice"),
        "herbs tide 2",
        "too-few-asleep",
        "L: Herbs",
        {"needed": 2, "have": 1, "isle": "tide"},
    ),
    (
        of_two(WITH_HERBS, "journey tide>herbs; done", "bribery: shrine tide herbs novice"),
        "herbs herbs 1",
        "herbs-not-on-herbs",
        "L: Herbs",
        {},
    ),
    (
        lambda: play(end_round(turns(two(MINE, THEIRS), "favour tide")), "meditate"),
        "favour tide",
        "favour-owned",
        "L: Priest's Favour",
        {"favour": "tide"},
    ),
    (
        of_two("sailboat: novice herbs tide book", theirs=OTHERS),
        "favour novice*",
        "virtual-for-itself",
        "L: Priest's Favour",
        {},
    ),
    (supply_gone, "recruit tide", "no-novice-in-supply", "L: Recruit", {}),
    (
        lambda: turns(two(WITH_SHRINE, master_builder="bribery"), "sail tide>bribery 2"),
        "shrine",
        "own-shrine-there",
        "L: Shrine",
        {"isle": "bribery"},
    ),
    (six_shrines, "shrine", "no-shrine-in-supply", "L: Shrine", {}),
    # journeys, tides, boats
    (of_two(), "journey tide>tide", "same-isle", "L-5", {"isle": "tide"}),
    (of_two(WITH_TIDE, theirs=OTHERS), "tide book>book", "same-isle", "L-5", {"isle": "book"}),
    (of_two(), "sail tide>tide 1", "same-isle", "L: Sailboat", {"isle": "tide"}),
    (of_two(), "journey bribery>tide", "nobody-active", "L: Journey", {"isle": "bribery"}),
    (at_sea(""), "tide bribery>tide", "nobody-active", "L: Tide", {"isle": "bribery"}),
    (at_sea(""), "tide shrine->tide", "nobody-asleep", "L: Tide", {"isle": "shrine"}),
    (at_sea("tide shrine>tide"), "tide->book", "nobody-asleep", "L: Tide", {"isle": "tide"}),
    (of_two(), "sail stage>tide 1", "too-few-on-stage", "L: Sailboat", {"needed": 1, "have": 0}),
    (displaced, "sail stage>tide 2", "too-few-on-stage", "L: Sailboat", {"needed": 2, "have": 1}),
    (at_sea(""), "tide stage>tide", "nobody-on-stage", "L: Tide", {}),
    (lambda: play(displaced(), "journey book>tide"), "stage>tide", "journey-only-active", "L: Journey", {}),
    (at_sea("journey herbs>tide"), "shrine>tide", "step-order", "L: Journey", {}),
    (at_sea("tide herbs>tide"), "shrine>tide", "step-order", "L: Tide", {}),
    # tiles
    (of_two(), "promote 7", "tile-not-in-play", "L: Promotion", {"tile": 7}),
    (of_two(line="promote 5"), "promote 5", "tile-claimed", "L: Promotion", {"tile": 5}),
    (of_two(), "promote 4", "tile-in-temple", "L: Promotion", {"tile": 4}),
    (
        of_two(line="sail tide>novice 2; favour novice"),
        "promote 8*",
        "shrine-needs-no-virtual",
        "L: Promotion",
        {"isle": "novice", "tile": 8},
    ),
    (of_two(), "sanctify 5", "nothing-claimed", "L: Sanctification", {}),
    (of_two(line="promote 5"), "sanctify 8", "tile-not-own-claim", "L: Sanctification", {"tile": 8}),
    (of_two(), "promote 14", "tile-not-approved", "L: Promotion", {"tile": 14, "round": 3}),
    (of_two(), "promote 11", "tile-needs-bribe", "L: Promotion", {"tile": 11, "round": 2}),
    (
        of_two(
            "novice: shrine bribery tide book", "favour bribery; promote 11$; herbs bribery 2; favour bribery"
        ),
        "sanctify 11",
        "tile-needs-bribe",
        "L: Sanctification",
        {"tile": 11, "round": 2},
    ),
    (of_two(STARRED), "promote 11$", "no-bribery-favour", "L: Promotion", {"tile": 11}),
    (of_two(line="promote 11$"), "sanctify 11$", "no-bribery-favour", "L: Sanctification", {"tile": 11}),
    (of_two(), "promote 5$", "bribe-not-needed", "L: Promotion", {"tile": 5}),
    (of_two(line="promote 5"), "sanctify 5$", "bribe-not-needed", "L: Sanctification", {"tile": 5}),
    # temple and council
    (readers, "book 11>5", "no-book-there", "L: Book", {"tile": 11}),
    (readers, "book 1>4", "no-own-novice-there", "L: Book", {"tile": 4}),
    (readers, "book 4>1", "has-book-already", "L: Book", {"tile": 1}),
    (last_seat, "council shrine 1", "council-full", "L-8", {}),
]
