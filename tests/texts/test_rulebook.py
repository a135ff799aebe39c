"""The rulebooks: alike in all languages, and whatever a reason names stands in them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tools.check.games import rulebook_faults

from lunarium.games import GAMES, AnyGame
from lunarium.texts import LANGUAGES, rulebook
from tests.support.luna.refusals import CASES
from tests.support.nim import NIM
from tests.support.nova_luna.oracle import NaiveDisplay, tasks_of

MINUTES, WORDS_A_MINUTE = 10, 230
BEYOND = {"luna": "8", "nova-luna": "8"}  # the solo game, for those who play it
IN_EVERY_LANGUAGE = [(key, language) for key in BEYOND for language in LANGUAGES]


def read(key: str, language: str) -> rulebook.Rulebook:
    folder = GAMES[key].showing.rulebook
    assert folder is not None
    return rulebook.load(folder, language)


def copy_with(key: str, tmp_path: Path, language: str, old: str, new: str) -> AnyGame:
    """The game with another rulebook: one language of it was changed."""
    folder = GAMES[key].showing.rulebook
    assert folder is not None
    for each in LANGUAGES:
        text = (folder / f"{each}.md").read_text(encoding="utf-8")
        assert each != language or old in text
        changed = text.replace(old, new) if each == language else text
        (tmp_path / f"{each}.md").write_text(changed, encoding="utf-8")
    return replace(GAMES[key], showing=replace(GAMES[key].showing, rulebook=tmp_path))


@pytest.mark.parametrize("key", BEYOND)
def test_the_languages_have_the_same_numbers_rows_items_and_pictures(key: str) -> None:
    assert list(rulebook_faults(GAMES[key])) == []
    numbers = list(rulebook.list_numbers(read(key, "en")))
    assert len(numbers) == len(set(numbers)) > 50


@pytest.mark.parametrize(
    ("language", "old", "new", "fault"),
    [
        ("de", '> <a id="l-7"></a>**L-7** ', "> ", "luna: rulebook/de.md lacks L-7: ruling with reason"),
        ("pt", "**6.5** ", "**6.6** ", "luna: rulebook/pt.md has on its own 6.6: clause"),
        ("de", "- er hat kein Buch.\n", "", "luna: rulebook/de.md lacks after a number in 4.8: list of 4"),
        ("pt", "(picture:path)", "(picture:way)", "luna: rulebook/pt.md lacks 2.5: picture path"),
        ("de", '<a id="l-tide"></a>', "", "luna: rulebook/de.md lacks after a number in 4.4: table"),
        ("de", "und ist dann **aktiv**", "und ist dann wach", "luna: rulebook/de.md, 1, says “wach”"),
        ("pt", "### 4.9 ", "## 4.9 ", "luna: rulebook/pt.md lacks section 4.9 of level 3"),
    ],
)
def test_the_check_finds_what_a_language_lacks(
    tmp_path: Path, language: str, old: str, new: str, fault: str
) -> None:
    found = list(rulebook_faults(copy_with("luna", tmp_path, language, old, new)))
    assert any(line.startswith(fault) for line in found), found


def test_the_check_finds_a_language_that_is_not_there(tmp_path: Path) -> None:
    game = copy_with("luna", tmp_path, "en", "", "")
    (tmp_path / "pt.md").unlink()
    assert list(rulebook_faults(game)) == ["luna: no rulebook/pt.md"]


def test_a_game_needs_no_rulebook() -> None:
    assert list(rulebook_faults(NIM)) == []


def rules_named(key: str) -> Iterator[str]:
    """Every rule that the source of a game names, and those of the game that all have in common."""
    package = Path(__file__).parents[2] / "src" / "lunarium" / "games" / key.replace("-", "_")
    for path in package.rglob("*.py"):
        yield from re.findall(r'"((?:N?L-\d+|N?L: [^"{]+|[a-z-]+: end))"', path.read_text(encoding="utf-8"))
    yield f"{key}: end"
    if key == "luna":
        yield from (case[3] for case in CASES)


@pytest.mark.parametrize(("key", "language"), IN_EVERY_LANGUAGE)
def test_every_rule_that_a_reason_names_has_an_address(key: str, language: str) -> None:
    book = read(key, language)
    places = set(rulebook.list_places(book))
    named = {rule for rule in rules_named(key) if "/" not in rule} - {"L: component data"}
    assert len(named) > 5
    assert {rule for rule in named if rulebook.anchor_of(rule) not in places} == set()


@pytest.mark.parametrize(("key", "language"), IN_EVERY_LANGUAGE)
def test_the_rules_are_read_in_ten_minutes(key: str, language: str) -> None:
    """Up to the solo game; the index of rulings is no reading."""
    sections = read(key, language)["sections"]
    last = next(i for i, section in enumerate(sections) if section["number"] == BEYOND[key])
    words = sum(len(spans["text"].split()) for spans in rulebook.list_spans(sections[:last]))
    assert 500 < words < MINUTES * WORDS_A_MINUTE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_show_the_tasks_that_the_rules_fulfil(language: str) -> None:
    """`59@0,0+2/18@1,0`: the third task of tile 59 is covered."""
    clauses = [clause for section in read("nova-luna", language)["sections"] for clause in section["clauses"]]
    blocks = [block for clause in clauses for block in clause["blocks"]]
    names = [block["name"] for block in blocks if block["kind"] == "picture"]
    examples = [name.removeprefix("tiles/").split("/") for name in names if name.startswith("tiles/")]
    assert len(examples) == 8
    for example in examples:
        display, shown = NaiveDisplay(), set()
        for written in example:
            place, *tasks = written.split("+")
            tile, cell = place.split("@")
            x, y = map(int, cell.split(","))
            display.tiles[x, y] = int(tile)
            shown |= {((x, y), int(task)) for task in tasks}
        true = {
            (cell, index)
            for cell, tile in display.tiles.items()
            for index, task in enumerate(tasks_of(tile))
            if display.is_fulfilled(cell, task)
        }
        assert shown == true, example


def test_numbers_in_the_text_lead_to_their_rules() -> None:
    book = rulebook.parse(
        "# G\n\n## 1. A\n\n**1.1** As in 1.2, not 0.35.\n\n**1.2** See L-1.\n\n> **L-1** So. *Why:* so.\n"
    )
    first, second, ruling = book["sections"][1]["clauses"]
    assert [span["rule"] for span in rulebook.list_spans(book["sections"])] == [
        "",
        "1.2",
        "",
        "",
        "L-1",
        "",
        "",
        "",
        "",
    ]
    assert (first["number"], second["number"], ruling["ruling"]) == ("1.1", "1.2", True)
    assert ruling["why"][0]["text"] == "Why:"
