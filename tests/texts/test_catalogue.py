"""The catalogue: what it says, and that its check can fail; `make check` runs it on all that is ours."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern
from tools.check import catalogue, games

from lunarium import texts
from lunarium.games import GAMES
from lunarium.texts.catalogue import Catalogue
from tests.support.nim import NIM

# A few messages of each kind: reading all of them would take as long as the whole check.
PART = re.compile(
    r"^(?:why-(?:game|not|isle)|seat-|move-luna-b|terminal-(?:seat|puzzles)-).*\n(?:[ }].*\n|\n)*", re.M
)


@pytest.fixture(scope="module")
def found() -> list[str]:
    """What the check says of a catalogue in which much is wrong, and most is not there at all."""
    true = texts.source
    gone = ("why-isle-blocked", "seat-taken =", "move-luna-bribe =", "terminal-seat-3 =", "terminal-puzzles-")

    def broken(language: str) -> str:
        source = "".join(PART.findall(true(language)))
        for key in gone:
            source = source.replace(key, f"gone-{key}")
        if language == "de":
            return source.replace("why-game-over", "why-game-was-over")
        if language == "pt":
            return source.replace("{ $seat }", "{ $lugar }").replace("[1]", "[one]") + "\n= junk\n"
        return source

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "source", broken)
        return list(catalogue.faults())


@pytest.mark.parametrize(
    "fault",
    [
        "why-game-over: missing in de",
        "why-game-was-over: missing in en, pt",
        "why-not-your-turn: the languages use different variables",
        "pt: not Fluent",
        "pt: gone-terminal-puzzles-task: [one] is said of 0 here, too: write [1]",
        "why-isle-blocked: named in",
        "terminal-puzzles-…: named in",  # by an f-string that needs a key that fits
    ],
)
def test_the_check_finds_it(found: list[str], fault: str) -> None:
    assert any(line.startswith(fault) for line in found), found


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("seat-taken", "seats.py"),  # raised as Forbidden, which derives from LunariumError
        ("move-luna-bribe", "story.py"),  # told
        ("terminal-seat-3", ""),  # made by an f-string: another key still fits
    ],
)
def test_the_check_reads_errors_stories_and_f_strings(found: list[str], key: str, place: str) -> None:
    named = [fault for fault in found if fault.startswith(f"{key}: named in")]
    assert bool(named) is bool(place)
    assert all(place in fault for fault in named)


def test_a_game_that_lacks_something_is_told_all_of_it() -> None:
    told = "\n".join(games.faults(NIM))
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
    tiles = [
        texts.say("nl-opponent-tiles", "pt", {"kind": "computer", "count": count}) for count in (0, 1, 2)
    ]
    assert tiles == ["Computador, 0 peças", "Computador, 1 peça", "Computador, 2 peças"]


def test_an_unknown_language_speaks_english_and_an_unknown_key_itself() -> None:
    assert texts.say("why-game-over", "fr") == texts.say("why-game-over", "en")
    assert texts.say("no-such-key") == "no-such-key"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_message_parsed_alone_says_what_it_says_among_all(language: str) -> None:
    whole = FluentBundle([texts.LOCALES[language]], use_isolating=False)
    whole.add_resource(resource := FluentResource(texts.source(language)))
    keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    assert len(keys) > 1000
    for key in keys:
        pattern = whole.get_message(key).value
        assert pattern is not None
        assert texts.say(key, language) == whole.format_pattern(pattern)[0]


SPOKEN = """
moon = { -moon } and { star }
# A comment
-moon = Luna
star =
    { $many ->
        [one] { sun }
       *[other] suns
    }
sun = one sun
sun = a second one
"""


def test_terms_of_a_message_are_parsed_with_it() -> None:
    catalogue = Catalogue("en", SPOKEN)
    assert catalogue.say("moon", {"many": 1}) == "Luna and one sun"
    assert "moon" in catalogue
    assert "-moon" not in catalogue


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("file", ["story.ftl", "comparison.ftl", "hints.ftl"])
@pytest.mark.parametrize("game", GAMES)
def test_sentences_about_a_player_are_also_said_to_them(game: str, file: str, language: str) -> None:
    """In the second person, without their name: guests are called by one that they did not choose."""
    folder = GAMES[game].showing.texts
    assert folder is not None
    source = (folder / language / file).read_text(encoding="utf-8")
    body = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]

    def names_player(pattern: Pattern | None) -> bool:
        assert pattern
        assert pattern.span
        return "$who" in source[pattern.span.start : pattern.span.end]

    told = [entry for entry in body if names_player(entry.value)]
    assert told
    for entry in told:
        spoken = {attribute.id.name: attribute.value for attribute in entry.attributes}
        assert "you" in spoken, entry.id.name
        assert not names_player(spoken["you"]), entry.id.name
