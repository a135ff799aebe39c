"""The two doors of a game, and what the checked one says to whom it refuses."""

from random import Random

import pytest

import lunarium
from lunarium import BadNotation, IllegalMove, NotYourTurn, UnknownGame, texts
from tests.support.modes import random_record

GAME = lunarium.load("luna")
START = GAME.start({"players": 2}, GAME.deal({"players": 2}, Random(4)))


def test_games_are_loaded_by_name() -> None:
    assert lunarium.load("nova-luna").key == "nova-luna"
    with pytest.raises(UnknownGame, match="nova-luna, luna"):
        lunarium.load("chess")


def test_a_move_out_of_turn() -> None:
    waiting = 1 - (GAME.to_move(START) or 0)
    text = GAME.legal_texts(START)[0]
    with pytest.raises(NotYourTurn) as caught:
        GAME.play(START, text, seat=waiting)
    assert caught.value.code == "not-your-turn"
    assert GAME.play(START, text, seat=1 - waiting) != START


def test_a_text_that_is_no_move_and_a_move_that_is_not_legal_are_different_errors() -> None:
    with pytest.raises(BadNotation):
        GAME.play(START, "dance")
    with pytest.raises(IllegalMove) as caught:
        GAME.play(START, "meditate")
    assert [reason.code for reason in caught.value.reasons] == ["phase-shrines"]
    assert str(caught.value) == (
        "This move is not allowed now. First everybody places a shrine: choose an isle for yours."
    )
    assert caught.value.message("de").startswith("Dieser Zug ist jetzt nicht erlaubt.")


def test_after_the_end_nothing_is_legal() -> None:
    record = random_record("luna-solo-level-1", 2)
    over = record.replay(GAME)
    assert GAME.legal_moves(over) == []
    assert [reason.code for reason in GAME.explain(over, "end-round")] == ["game-over"]


def test_a_reason_speaks_every_language() -> None:
    (reason,) = GAME.explain(START, "meditate")
    assert reason.code == "phase-shrines"
    assert len({reason.text(language) for language in texts.LANGUAGES}) == len(texts.LANGUAGES)
