"""Laws of the cards: everything on every table answers, in every language, in words for people."""

import re
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import pytest

from lunarium import texts
from lunarium.core.about import ROWS, About
from lunarium.core.reasons import Reason
from lunarium.games import AnyGame, load
from tests.support.courses import NOVA_LUNA, run
from tests.support.modes import MODES, random_record
from tests.support.tellings import CHECKED, check_sentence, check_telling


def check_reason(reason: Reason) -> None:
    """A sentence, and a rule that the page names with its number."""
    if (said := repr(reason)) in CHECKED:
        return
    is_number = re.fullmatch(r"[A-Z]+-\d+", reason.rule)
    name = "table-rule-" + re.sub(r"[^a-z0-9]+", "-", reason.rule.lower())
    for language in texts.LANGUAGES:
        check_sentence(reason.text(language), f"why-{reason.code}")
        assert is_number or texts.say(name, language)[0].isdigit(), reason.rule
    CHECKED.add(said)


def check_card(card: About, legal: dict[str, str]) -> None:
    """It says what the thing is, and what to do with it or why not."""
    for telling in (card.title, *card.detail, *(told for row in card.rows for told in row.told)):
        check_telling(telling)
    assert card.rows
    assert all(row.label in ROWS and row.told for row in card.rows)
    assert card.can or card.cannot
    for possible in card.can:
        assert possible.moves
        assert {legal[text] for text in possible.moves} == {possible.kind}
        if possible.told:
            check_telling(possible.told)
    for refused in card.cannot:
        assert refused.reasons
        for reason in refused.reasons:
            check_reason(reason)


@dataclass(frozen=True)
class Laid:
    """A position with the card of everything in it, made once for all laws."""

    game: AnyGame
    state: Any
    kept: Any  # a copy from before any card was made

    @cached_property
    def cards(self) -> dict[str, About | None]:
        """By the address of the thing."""
        return show_cards(self.game, self.state)


def show_cards(game: AnyGame, state: Any) -> dict[str, About | None]:
    """The card of everything on the table."""
    about = game.showing.about
    assert about is not None
    return {thing: about(state, thing) for thing in game.showing.things(state)}


@pytest.fixture(scope="module", params=MODES)
def laid(request: pytest.FixtureRequest) -> list[Laid]:
    """The beginning, the middle and the end of a game of every mode."""
    course = run(request.param, 0)
    chosen = (course.states[ply] for ply in (0, len(course.states) // 2, -1))
    return [Laid(course.game, state, state.copy()) for state in chosen]


def test_each_thing_on_the_table_has_a_card(laid: list[Laid]) -> None:
    for table in laid:
        game, state = table.game, table.state
        legal = {game.write(move): game.kind(move) for move in game.legal_moves(state)}
        for thing, card in table.cards.items():
            assert card is not None, thing
            check_card(card, legal)
        assert state == table.kept


def test_every_legal_move_can_be_found_on_a_card(laid: list[Laid]) -> None:
    for table in laid:
        found = {
            text
            for kind in table.game.kinds
            for card in [table.cards.get(f"action:{kind}")]
            if card
            for possible in card.can
            for text in possible.moves
        }
        assert sorted(found) == table.game.legal_texts(table.state)


# Luna lies open: nothing is face down there.
@pytest.mark.parametrize("laid", NOVA_LUNA, indirect=True)
def test_no_card_knows_what_is_face_down(laid: list[Laid]) -> None:
    table = laid[1]
    world = table.game.determinize(table.state, None, Random(7))
    assert show_cards(table.game, world) == table.cards


@pytest.mark.parametrize(
    "thing", ["", "isle", "isle:atlantis", "tile:99", "tile:x", "action:dance", ":", "task:1"]
)
@pytest.mark.parametrize("mode", ["luna-2p", "nova-luna-2p"])
def test_absent_things_have_no_card(mode: str, thing: str) -> None:
    record = random_record(mode, 1, moves=5)
    game = load(record.game)
    about = game.showing.about
    assert about is not None
    assert about(record.replay(game), thing) is None


def test_every_row_has_a_name() -> None:
    for row in ROWS:
        for language in texts.LANGUAGES:
            assert texts.has(f"about-row-{row}", language)
    assert MODES
