"""Why not: every reason is reached, says its rule, and exists in every language; and none is ever missing."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import lunarium.games.luna as package
from tests.support.luna.refusals import (
    CASES,
    MINE,
    THEIRS,
    Scene,
    at_sea,
    last_seat,
    on_level,
    readers,
    spent,
    supply_gone,
    taken_twice,
)
from tests.support.luna.scenes import (
    GAME,
    Position,
    assert_spoken,
    displaced,
    in_every_mode,
    random_game,
    six_shrines,
    turns,
    two,
    universe,
)


@pytest.mark.parametrize(
    ("scene", "text", "code", "rule", "params"), CASES, ids=[f"{case[2]}: {case[1]}" for case in CASES]
)
def test_the_one_reason_against_a_move(
    scene: Scene, text: str, code: str, rule: str, params: dict[str, Any]
) -> None:
    state = scene()
    (reason,) = GAME.explain(state, text)
    assert (reason.code, reason.rule, dict(reason.params)) == (code, rule, params)
    assert text not in GAME.legal_texts(state)
    assert_spoken(reason)
    assert reason.as_data()["code"] == code


def test_isles_and_favours_are_said_in_the_readers_language() -> None:
    (reason,) = GAME.explain(two(MINE, THEIRS), "tide shrine>tide")
    assert "tide favour" in reason.text("en")
    assert all("tide" not in reason.text(language) for language in ("de", "pt"))
    (reason,) = GAME.explain(two(MINE, THEIRS), "journey bribery>tide")
    assert "Bribery Isle" in reason.text("en")
    assert all("bribery" not in reason.text(language).lower() for language in ("de", "pt"))


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 1}], ids=["two", "solo"])
def test_after_the_end_the_engine_itself_refuses_too(options: dict[str, Any]) -> None:
    """`explain` says game-over; `refuse` alone has a reason as well."""
    *_, state = random_game(options, seed=1)
    (reason,) = GAME.explain(state, "favour tide")
    assert (reason.code, reason.rule) == ("game-over", "luna: end")
    assert_spoken(reason)
    (reason,) = GAME.refuse(state, GAME.read("favour tide"))
    assert (reason.code, reason.rule) == ("phase-over", "L: end")
    assert_spoken(reason)


def test_every_reason_of_the_source_is_reached() -> None:
    folder = Path(package.__file__).parent
    paths = set(folder.rglob("*.py")) - {folder / "show" / "about.py"}  # which speaks of things
    source = "".join(path.read_text() for path in paths)
    named = set(re.findall(r'Reason\(\s*"([a-z0-9-]+)"', source))
    assert re.findall(r'Reason\(\s*f"([^"]+)"', source) == ["phase-{state.phase}"]
    named |= {f"phase-{phase}" for phase in ("shrines", "pairs", "opponent", "actions", "over")}
    reached = {case[2] for case in CASES} | {"phase-over"}
    assert {code for code in named if not code.startswith("components-")} == reached


def test_several_reasons_are_all_told() -> None:
    state = turns(two(MINE, THEIRS), "council tide 2")
    codes = [reason.code for reason in GAME.explain(state, "sail tide>tide 2")]
    assert codes == ["same-isle", "too-few-novices"]
    codes = [reason.code for reason in GAME.explain(state, "shrine*")]
    assert codes == ["no-favour", "no-virtual-novice", "too-few-novices"]


# ---------------------------------------------------------------------------------------------- the law


EVERYTHING = {text: GAME.read(text) for text in universe()}


def assert_law(state: Position, random: Random, whole: bool = True) -> None:
    """There is a reason against exactly the moves that are not legal.

    The whole universe is asked of `refuse`, some of it of the door, which lists the legal moves each time.
    """
    allowed = set(GAME.legal_texts(state))
    for text, move in EVERYTHING.items() if whole else ():
        assert (GAME.refuse(state, move) == []) == (text in allowed), text
    for text in random.sample(list(EVERYTHING), 5):
        assert (GAME.explain(state, text) == []) == (text in allowed), text
        assert (GAME.refuse(state, EVERYTHING[text]) == []) == (text in allowed), text
    for text in random.sample(sorted(allowed), min(2, len(allowed))):
        assert GAME.explain(state, text) == GAME.refuse(state, EVERYTHING[text]) == [], text


@in_every_mode
def test_a_move_is_legal_exactly_when_there_is_no_reason_against_it(options: dict[str, Any]) -> None:
    """The whole universe of moves at some positions of random games."""
    random = Random(7)
    for seed in range(2 if options["players"] == 1 else 1):
        for ply, state in enumerate(random_game(options, seed)):
            if GAME.to_move(state) is not None:
                assert_law(state, random, whole=ply % 9 == 3)


def test_the_law_holds_at_the_edges() -> None:
    random = Random(7)
    scenes: list[Scene] = [spent, six_shrines, supply_gone, taken_twice, last_seat, displaced, readers]
    scenes += [on_level(2), on_level(3), at_sea("tide shrine>tide"), at_sea("journey shrine>tide")]
    for scene in scenes:
        assert_law(scene(), random)
