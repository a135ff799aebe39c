"""The texts of moves: what can be read, what cannot, and why not."""

import pytest

from lunarium.core.errors import BadNotation
from lunarium.core.game import NOTATION
from lunarium.games.luna.moves import EXAMPLES, parts
from tests.support.luna.scenes import GAME, assert_said, assert_spoken, new_game, random_game, universe


def test_every_well_formed_text_is_read_and_written_back() -> None:
    for text in universe():
        assert GAME.write(GAME.read(text)) == text


def test_different_texts_are_different_moves() -> None:
    texts = universe()
    assert len(set(texts)) == len(texts)
    assert len({GAME.read(text) for text in texts}) == len(texts)


def test_the_universe_has_every_kind_of_move() -> None:
    assert {GAME.kind(GAME.read(text)) for text in universe()} == set(GAME.kinds)
    assert len(GAME.kinds) == len(set(GAME.kinds)) == 19


@pytest.mark.parametrize(
    ("text", "kind"),
    [("tide tide->book", "tide"), ("tide>book", "step"), ("shrine*", "shrine"), ("shrine->tide", "step")],
)
def test_isles_and_actions_of_the_same_name_are_told_apart(text: str, kind: str) -> None:
    assert GAME.kind(GAME.read(text)) == kind


def test_every_kind_has_an_example() -> None:
    assert {kind: GAME.kind(GAME.read(text)) for kind, text in EXAMPLES.items()} == {
        kind: kind for kind in GAME.kinds
    }


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("place-shrine tide", {"isle": "tide"}),
        ("favour herbs*", {"isle": "herbs", "virtual": True}),
        ("shrine", {"virtual": False}),
        ("herbs novice 2", {"isle": "novice", "count": 2}),
        ("journey tide>book", {"origin": "tide", "to": "book"}),
        ("tide stage>book", {"origin": "stage", "asleep": False, "to": "book"}),
        ("shrine->book", {"origin": "shrine", "asleep": True, "to": "book"}),
        ("done", {}),
        ("sail stage>novice 1", {"origin": "stage", "to": "novice", "count": 1}),
        ("promote 17*$", {"tile": 17, "virtual": True, "bribe": True}),
        ("sanctify 11", {"tile": 11, "bribe": False}),
        ("book 1>8", {"origin": 1, "to": 8}),
        ("council tide 2", {"isle": "tide", "count": 2, "virtual": False}),
        ("council 1*", {"count": 1, "virtual": True}),
        ("expel 2*", {"count": 2, "virtual": True}),
        ("end-round", {}),
    ],
)
def test_boards_see_the_fields_by_name(text: str, fields: dict[str, object]) -> None:
    assert parts(GAME.read(text)) == fields


def test_different_moves_of_a_kind_have_different_parts() -> None:
    seen = {(GAME.kind(move), *parts(move).items()) for move in map(GAME.read, universe())}
    assert len(seen) == len(universe())


def test_all_legal_moves_of_a_game_are_of_the_universe() -> None:
    everything = set(universe())
    for state in random_game({"players": 3}, seed=5):
        assert set(GAME.legal_texts(state)) <= everything


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "luna-unknown-word"),
        ("fly tide", "luna-unknown-word"),
        ("FAVOUR tide", "luna-unknown-word"),
        (" favour tide", "luna-unknown-word"),
        ("17@0,0", "luna-unknown-word"),
        ("favours tide", "luna-unknown-word"),
        ("tide-", "luna-unknown-word"),
        ("\n", "luna-unknown-word"),
        ("favour", "luna-form"),
        ("favour Tide", "luna-form"),
        ("favour tide ", "luna-form"),
        ("favour tide\n", "luna-form"),
        ("favour  tide", "luna-form"),
        ("favour tide**", "luna-form"),
        ("favour tide$", "luna-form"),
        ("place-shrine tide*", "luna-form"),
        ("recruit tide 1", "luna-form"),
        ("shrine tide", "luna-form"),
        ("shrine**", "luna-form"),
        ("herbs tide", "luna-form"),
        ("herbs tide 3", "luna-form"),
        ("herbs tide 0", "luna-form"),
        ("herbs tide 2*", "luna-form"),
        ("sail tide>book", "luna-form"),
        ("sail tide>book 3", "luna-form"),
        ("sail tide->book 1", "luna-form"),
        ("sail tide>book 1*", "luna-form"),
        ("journey tide->book", "luna-form"),
        ("journey tide>book 2", "luna-form"),
        ("tide book", "luna-form"),
        ("tide tide>stage", "luna-unknown-isle"),
        ("tide>stage", "luna-unknown-isle"),
        ("journey stage>tide", "luna-unknown-isle"),
        ("favour moon", "luna-unknown-isle"),
        ("favour stage", "luna-unknown-isle"),
        ("moon>tide", "luna-unknown-isle"),
        ("sail tide>moon 1", "luna-unknown-isle"),
        ("council moon 2", "luna-unknown-isle"),
        ("tide stage->book", "luna-stage-asleep"),
        ("stage->book", "luna-stage-asleep"),
        ("promote 05", "luna-form"),
        ("promote +5", "luna-form"),
        ("promote 0", "luna-form"),
        ("promote 5$*", "luna-form"),
        ("promote 5 *", "luna-form"),
        ("promote 128", "luna-form"),
        ("promote ٥", "luna-form"),
        ("promote 29", "luna-unknown-tile"),
        ("sanctify 99$", "luna-unknown-tile"),
        ("sanctify 5*", "luna-form"),
        ("book 1>29", "luna-unknown-tile"),
        ("book 1>02", "luna-form"),
        ("book 1 > 2", "luna-form"),
        ("council 2", "luna-council-isle"),
        ("council 1", "luna-council-isle"),
        ("council 2*", "luna-council-isle"),
        ("council tide 1*", "luna-council-alone"),
        ("council tide 0", "luna-form"),
        ("council tide", "luna-form"),
        ("council tide 100", "luna-form"),
        ("expel", "luna-form"),
        ("expel 0", "luna-form"),
        ("expel 2$", "luna-form"),
        ("meditate 1", "luna-form"),
        ("done ", "luna-form"),
        ("end-round*", "luna-form"),
        ("deactivate", "luna-form"),
    ],
)
def test_exact_text_only(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    (reason,) = refusal.value.reasons
    assert (reason.code, reason.rule) == (code, NOTATION)
    assert_spoken(reason)
    assert_said(refusal.value)
    assert GAME.explain(new_game(), text) == [reason]
    with pytest.raises(BadNotation):
        GAME.play(new_game(), text)


@pytest.mark.parametrize(
    "text",
    ["favour tide" * 1000, "x" * 100_000, "favour " + "x" * 5000, "promote " + "9" * 5000, "é" * 500],
    ids=["words", "a word", "an isle", "a number", "letters"],
)
def test_long_texts_are_refused_shortly(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    assert len(refusal.value.message()) < 700
