"""Why another move is better: every sentence where it is true and not where it is not, proved from views."""

import pytest

from tests.support.comparison_lines import (
    check_case,
    check_pair,
    check_silence,
    random_pairs,
    read_pair,
)
from tests.support.courses import LUNA
from tests.support.luna.comparison_proofs import (
    PROOFS,
)
from tests.support.luna.scenes import GAME, play, two

# ------------------------------------------------------------------------------------- proofs, from views


# For each sentence a ply of a random game, the line played and the better one.
CASES: dict[str, tuple[str, int, int, str, str]] = {
    "better-luna-wins": ("luna-3p-preselected", 1, 141, "journey novice>sailboat; done", "meditate"),
    "better-luna-guard": ("luna-2p", 1, 66, "meditate", "sanctify 17"),
    "better-luna-book": ("luna-2p", 1, 31, "journey tide>shrine; done", "book 3>12"),
    "better-luna-book-first": ("luna-2p", 8, 66, "journey herbs>novice; done", "book 1>19"),
    "better-luna-displaces": ("luna-2p", 1, 66, "meditate", "sanctify 17"),
    "better-luna-threat": ("luna-2p", 3, 91, "journey sailboat>novice; done", "book 4>11"),
    "better-luna-priestess": ("luna-2p", 1, 36, "tide>shrine; done", "done"),
    "better-luna-tie": ("luna-2p-preselected", 1, 31, "journey tide>novice; done", "council bribery 1"),
    "better-luna-not-first": ("luna-solo-level-1", 2, 5, "deactivate shrine", "deactivate novice"),
    "better-luna-priestess-rival": ("luna-solo-level-1", 2, 40, "deactivate tide", "deactivate herbs"),
    "better-luna-apostate": ("luna-2p", 1, 11, "journey tide>herbs; done", "journey book>shrine"),
    "better-luna-apostate-rival": ("luna-2p", 1, 106, "expel 1", "meditate"),
    "better-luna-shrine": ("luna-3p", 1, 151, "council book 1", "shrine"),
    "better-luna-council": ("luna-2p", 1, 11, "meditate", "council tide 2"),
    "better-luna-favours": ("luna-2p", 1, 106, "journey tide>shrine; done", "favour herbs"),
    "better-luna-ends-round": ("luna-2p", 1, 116, "journey herbs>shrine; done", "meditate"),
    "better-luna-idle": ("luna-2p", 1, 46, "meditate", "journey herbs>book"),
    "better-luna-last-token": ("luna-2p", 1, 11, "meditate", "council tide 2"),
    "better-luna-next-sanctify": (
        "luna-2p",
        1,
        11,
        "journey sailboat>novice; done",
        "promote 7; meditate; sanctify 7",
    ),
    "better-luna-next-shrine": ("luna-3p", 1, 66, "favour tide", "favour shrine; meditate; meditate; shrine"),
    "better-luna-next-promote": ("luna-2p", 1, 76, "meditate", "herbs shrine 1; meditate; promote 6"),
    "better-luna-next-book": (
        "luna-4p",
        1,
        146,
        "herbs book 1",
        "sanctify 14; meditate; meditate; meditate; book 2>14",
    ),
    "better-luna-next-herbs": (
        "luna-2p",
        1,
        66,
        "journey sailboat>herbs; done",
        "journey book>bribery; done; meditate; herbs bribery 1",
    ),
    "better-luna-next-sail": (
        "luna-2p",
        1,
        51,
        "journey herbs>novice; done",
        "favour sailboat; meditate; sail bribery>sailboat 1",
    ),
    "better-luna-next-tide": (
        "luna-3p",
        1,
        16,
        "sail tide>bribery 2",
        "favour tide; meditate; meditate; tide novice>shrine",
    ),
    "better-luna-claim": ("luna-2p", 1, 11, "journey sailboat>novice; done", "promote 7"),
    "better-luna-keeps-favour": ("luna-2p", 1, 76, "herbs sailboat 1", "journey herbs>bribery"),
    "better-luna-takes-favour": ("luna-2p", 1, 11, "journey herbs>sailboat; done", "favour herbs"),
    "better-luna-recruit": ("luna-2p", 1, 16, "favour tide", "recruit herbs"),
    "better-luna-active": ("luna-2p", 1, 11, "council book 2", "council herbs 1"),
    "better-luna-next-priestess": ("luna-2p", 1, 11, "journey tide>herbs; done", "journey book>shrine"),
    "better-luna-next-apostate": ("luna-2p", 1, 11, "journey herbs>sailboat; done", "favour herbs"),
    "better-luna-start-priestess": ("luna-2p", 1, 1, "place-shrine book", "place-shrine bribery"),
    "better-luna-start-apostate": ("luna-3p", 1, 6, "place-pair novice", "place-pair sailboat"),
    "better-luna-start-builder": ("luna-2p", 1, 6, "place-pair book", "place-pair bribery"),
    "better-luna-start-favour": ("luna-2p", 1, 6, "place-pair bribery", "place-pair book"),
    "better-luna-start-tiles": ("luna-3p", 1, 6, "place-pair tide", "place-pair novice"),
    "better-luna-opponent-tile": ("luna-solo-level-3", 11, 13, "deactivate book", "deactivate novice"),
    "better-luna-opponent-displaces": ("luna-solo-level-2", 1, 36, "deactivate tide", "deactivate book"),
    "better-luna-opponent-book": ("luna-solo-level-1", 51, 5, "deactivate shrine", "deactivate novice"),
    "better-luna-opponent-council": ("luna-solo-level-2", 1, 16, "deactivate tide", "deactivate novice"),
}


@pytest.mark.parametrize("key", PROOFS)
def test_a_sentence_is_said_where_it_is_true_and_not_the_other_way_round(key: str) -> None:
    check_case(read_pair(*CASES[key]), key, PROOFS)


def test_a_journey_whose_end_is_not_known_proves_nothing_about_the_move_played() -> None:
    mode, seed, ply, played, better = CASES["better-luna-apostate"]
    assert read_pair(mode, seed, ply, played, better).told()
    assert read_pair(mode, seed, ply, played.removesuffix("; done"), better).told() == []


def test_the_same_move_and_lines_that_cannot_be_played_say_nothing() -> None:
    check_silence(read_pair("luna-2p", 1, 66, "meditate", "sanctify 17"), "done")


def test_the_guard_is_said_with_what_he_pays_later() -> None:
    state = play(
        two("novice: shrine herbs tide book", "bribery: shrine herbs book novice"), "meditate; promote 5"
    )
    state = play(state, "meditate")
    told = GAME.showing.compare(state, [GAME.read("council shrine 1")], [GAME.read("sanctify 5")])
    assert told[0].text({0: "Ana", 1: "Bo"}) == "The Guard pays Bo 6 now, in the next round only 5."


# ------------------------------------------------------------------------------------- laws


@pytest.mark.parametrize("mode", LUNA)
def test_sentences_hold_by_a_second_proof_from_the_view(mode: str) -> None:
    for pair in random_pairs(mode):
        check_pair(pair, PROOFS)
