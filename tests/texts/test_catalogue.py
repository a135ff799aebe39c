"""The catalogue: complete in every language, and its check can fail."""

from __future__ import annotations

import pytest

from lunarium import texts
from lunarium.games import GAMES
from lunarium.games.check import faults
from lunarium.texts import check
from tests.nim import NIM


def test_the_catalogue_has_no_faults() -> None:
    assert list(check.faults()) == []


def test_the_check_finds_a_missing_key_a_stray_variable_and_bad_syntax(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true = texts.source

    def broken(language: str) -> str:
        if language == "de":
            return true(language).replace("why-game-over", "why-game-was-over")
        if language == "pt":
            return true(language).replace("{ $seat }", "{ $lugar }") + "\n= junk\n"
        return true(language)

    monkeypatch.setattr(texts, "source", broken)
    faults = "\n".join(check.faults())
    assert "why-game-over: missing in de" in faults
    assert "why-game-was-over: missing in en, pt" in faults
    assert "why-not-your-turn: the languages use different variables" in faults
    assert "pt: not Fluent" in faults


def test_the_check_finds_a_key_that_the_source_names(monkeypatch: pytest.MonkeyPatch) -> None:
    true = texts.source
    monkeypatch.setattr(texts, "source", lambda language: true(language).replace("why-isle-blocked", "why-x"))
    assert any("why-isle-blocked: named in" in fault for fault in check.faults())


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("seat-taken", "seats.py"),  # raised as Forbidden, which derives from LunariumError
        ("move-luna-bribe", "story.py"),  # told
        ("terminal-seat-3", ""),  # made by an f-string: another key still fits
    ],
)
def test_the_check_reads_errors_stories_and_f_strings(
    monkeypatch: pytest.MonkeyPatch, key: str, place: str
) -> None:
    true = texts.source
    monkeypatch.setattr(texts, "source", lambda language: true(language).replace(f"{key} =", "gone ="))
    found = [fault for fault in check.faults() if fault.startswith(f"{key}: named in")]
    assert bool(found) is bool(place)
    assert all(place in fault for fault in found)


def test_an_f_string_needs_a_key_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    true = texts.source
    monkeypatch.setattr(texts, "source", lambda language: true(language).replace("terminal-seat-", "gone-"))
    assert any(fault.startswith("terminal-seat-…: named in") for fault in check.faults())


def test_every_game_is_whole() -> None:
    for game in GAMES.values():
        assert list(faults(game)) == []


def test_a_game_that_lacks_something_is_told_all_of_it() -> None:
    told = "\n".join(faults(NIM))
    assert f"{NIM.key}: no text {NIM.key}-name: write it into texts/en of the game's folder" in told
    assert f"{NIM.key}: no text {NIM.key}-name: write it into texts/pt of the game's folder" in told
    assert "no example of" in told


def test_parameters_are_said_in_the_games_own_words() -> None:
    params = {"isle": "tide", "needed": 2, "have": 1}
    assert texts.say("why-too-few-novices-or-shrine", "en", params) == (
        "You need 2 active novices on the Tide Isle, or 1 with a shrine there; you have 1."
    )
    assert "Gezeiteninsel" in texts.say("why-too-few-novices-or-shrine", "de", params)
    assert "Ilha da Maré" in texts.say("why-too-few-novices-or-shrine", "pt", params)


def test_plurals_follow_the_number() -> None:
    one = texts.say("why-too-few-novices", "en", {"isle": "tide", "needed": 1, "have": 0})
    assert one == "You need 1 active novice on the Tide Isle; you have 0."


def test_an_unknown_language_speaks_english_and_an_unknown_key_itself() -> None:
    assert texts.say("why-game-over", "fr") == texts.say("why-game-over", "en")
    assert texts.say("no-such-key") == "no-such-key"
