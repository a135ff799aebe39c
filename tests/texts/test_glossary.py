"""One word for one thing: the check of the texts can fail; `make check` holds our own to it."""

from pathlib import Path

import pytest
from tools.check import glossary

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "connect_four" / "src" / "connect_four" / "texts"


def write(folder: Path, **files: str) -> Path:
    """A folder of texts: a file for each language, and a glossary of its own."""
    for name, text in files.items():
        file = folder / ("glossary.toml" if name == "glossary" else f"{name}/words.ftl")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def test_the_example_keeps_to_the_glossary() -> None:
    assert list(glossary.faults([EXAMPLE])) == []


def test_every_ruled_out_word_is_listed_in_every_language(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        en="one = Two novices are asleep.\ntwo = { $count ->\n    [one] A bot\n   *[other] Bots\n }\n",
        de="one = Sie schlafen.\ntwo = Ein Bot\n",
        pt="one = Dois dormem.\ntwo = Uma jogada, { $count }\n",
    )
    assert list(glossary.faults([folder])) == [
        "one: en says “asleep”, the glossary “active, inactive”",
        "two: en says “bot”, the glossary “computer”",
        "two: en says “Bots”, the glossary “computer”",
        "one: de says “schlafen”, the glossary “aktiv, inaktiv”",
        "two: de says “Bot”, the glossary “Computer”",
        "one: pt says “dormem”, the glossary “ativo, inativo”",
        "two: pt says “jogada”, the glossary “lance”",
    ]


def test_a_word_may_stand_beside_the_right_one_as_a_part_or_in_a_key_that_is_excepted(tmp_path: Path) -> None:
    terms = """
[[terms]]
en = { say = "time token", alone = ["candle*"], label = ["token"] }
de = { say = "Zeitmarke" }
pt = { say = "ficha de Tempo", alone = ["velas"] }
[exceptions]
sold = ["candles"]
"""
    said = "shown = Time tokens are candles.\nalone = Three candles\nsold = We sell candles.\nlabel = Token\n"
    folder = write(
        tmp_path, glossary=terms, en=said, pt="shown = Fichas de Tempo são velas.\nalone = As velas\n"
    )
    assert list(glossary.faults([folder])) == [
        "alone: en says “candles”, the glossary “time token”",
        "label: en says “Token”, the glossary “time token”",
        "alone: pt says “velas”, the glossary “ficha de Tempo”",
    ]
    parts = write(tmp_path / "parts", en="candlestick = A blogger in Botswana, back again\n")
    assert list(glossary.faults([parts])) == []


def test_a_needless_exception_is_a_fault(tmp_path: Path) -> None:
    folder = write(
        tmp_path, glossary='[exceptions]\nbot = ["bot"]\nlog = ["log"]\n', en="bot = A bot\nlog = A story\n"
    )
    assert list(glossary.faults([folder])) == ["log: nothing says “log”, so it needs no exception"]


@pytest.mark.parametrize(
    ("game", "language", "drifted", "word"),
    [
        ("luna", "de", "Es liegt gleich hinter dem Wächter: Es braucht die Gunst.", "hinter dem Wächter"),
        ("luna", "de", "Es liegt noch zu weit hinter dem Wächter.", "hinter dem Wächter"),
        (
            "luna",
            "de",
            "Plättchen 9 liegt zu weit hinter dem Wächter; später freigegeben.",
            "weit hinter dem Wächter",
        ),
        ("luna", "de", "Der Wächter sieht weg: Ein Plättchen hinter ihm ist erreichbar.", "hinter ihm"),
        ("luna", "en", "It lies just beyond the Guard.", "beyond the Guard"),
        ("luna", "pt", "A pedra 9 está liberada.", "liberada"),
        ("luna", "de", "Beanspruche ein Plättchen.", "Beanspruche"),
        ("luna", "de", "gesperrt", "gesperrt"),
    ],
)
def test_sentences_that_drifted_from_the_rulebook_are_found(
    game: str, language: str, drifted: str, word: str
) -> None:
    terms, _ = glossary.read(ROOT / "src" / "lunarium" / "games" / game / "texts")
    assert word in [found for found, _ in glossary.find(drifted, language, terms)]


def test_approved_is_no_fault_in_the_glossary() -> None:
    terms, _ = glossary.read(ROOT / "src" / "lunarium" / "games" / "luna" / "texts")
    said = {
        "en": "Tiles behind him are approved.",
        "de": "Plättchen hinter ihm sind freigegeben.",
        "pt": "As pedras atrás dele estão aprovadas.",
    }
    assert {language: list(glossary.find(text, language, terms)) for language, text in said.items()} == {
        language: [] for language in said
    }
