"""Records: read and written, replayed, and refused when they are damaged."""

import json
from dataclasses import replace

import pytest

from lunarium.core.errors import BadRecord, LunariumError
from lunarium.core.record import Record
from lunarium.games import load
from lunarium.texts import LANGUAGES
from tests.support.modes import random_record

GAME = load("luna")
WHOLE = random_record("luna-2p", 3)


def refusal(record: Record) -> BadRecord:
    """The error that replaying this record raises."""
    with pytest.raises(BadRecord) as caught:
        record.verify(load(record.game))
    return caught.value


def test_a_record_is_written_as_documented() -> None:
    data = json.loads(WHOLE.write())
    assert list(data) == ["game", "rules_version", "options", "setup", "moves", "result"]
    assert data["rules_version"] == 1
    assert Record.of(data) == WHOLE


def test_replay_up_to_a_ply() -> None:
    states = list(WHOLE.states(GAME))
    assert WHOLE.replay(GAME, upto=0) == GAME.start(WHOLE.options, WHOLE.setup)
    assert WHOLE.replay(GAME, upto=17) == states[17]
    assert WHOLE.replay(GAME) == states[-1]
    with pytest.raises(BadRecord, match="does not exist"):
        WHOLE.replay(GAME, upto=len(WHOLE.moves) + 1)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-not-json"),
        ("[]", "record-not-json"),
        ("{", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ('{"game": "luna"}', "record-field"),
        (json.dumps(WHOLE.as_json() | {"moves": "meditate"}), "record-field"),
        (json.dumps(WHOLE.as_json() | {"rules_version": True}), "record-field"),
        (json.dumps(WHOLE.as_json() | {"rules_version": 10**400}), "record-field"),
        (json.dumps(WHOLE.as_json() | {"result": 3}), "record-field"),
        (json.dumps(WHOLE.as_json() | {"moves": ["meditate", 3]}), "record-move-not-text"),
    ],
)
def test_a_text_that_is_no_record(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.read(text)
    assert caught.value.code == code


def test_a_damaged_move_is_refused_with_its_ply_and_the_reason() -> None:
    moves = (*WHOLE.moves[:5], "sanctify 28", *WHOLE.moves[6:])
    error = refusal(replace(WHOLE, moves=moves))
    assert error.code == "record-ply"
    assert error.params["ply"] == 5
    assert [reason.code for reason in error.reasons] == ["phase-pairs"]
    assert "sanctify 28" in str(error)


def test_a_text_in_the_moves_that_is_no_move() -> None:
    error = refusal(replace(WHOLE, moves=(*WHOLE.moves[:2], "dance")))
    assert (error.code, error.params["ply"]) == ("record-ply", 2)


def test_moves_after_the_end_are_refused() -> None:
    error = refusal(replace(WHOLE, moves=(*WHOLE.moves, "meditate")))
    assert [reason.code for reason in error.reasons] == ["game-over"]


def test_a_damaged_setup_is_refused_with_its_cause() -> None:
    error = refusal(replace(WHOLE, setup={**WHOLE.setup, "start_player": 2}))
    assert error.code == "record-start"
    assert "start_player" in str(error)


def test_an_unknown_option_is_refused() -> None:
    assert refusal(replace(WHOLE, options={**WHOLE.options, "speed": 3})).code == "record-start"


def test_another_version_of_the_rules_is_refused() -> None:
    assert refusal(replace(WHOLE, rules_version=2)).code == "record-version"


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="nova-luna"):
        WHOLE.replay(load("nova-luna"))


def test_a_false_result_is_refused() -> None:
    assert refusal(replace(WHOLE, result={"scores": [99, 0], "ranking": [0, 1]})).code == "record-result"
    assert refusal(replace(WHOLE, moves=WHOLE.moves[:-1])).code == "record-unfinished"


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_of_a_record_are_told_in_one_language_and_counted_from_one(language: str) -> None:
    wrong = refusal(replace(WHOLE, options={**WHOLE.options, "speed": 3}))
    assert isinstance(wrong.__cause__, LunariumError)
    assert wrong.message(language).endswith(wrong.__cause__.message(language))
    wrong = refusal(replace(WHOLE, moves=("dance",)))
    assert "1" in wrong.message(language)
    assert "0" not in wrong.message(language)
    wrong = refusal(replace(WHOLE, result={"scores": [99, 0]}))
    assert "{" not in wrong.message(language)
