"""Positions as text: laws that hold in every mode of every game, along random games."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lunarium import texts
from lunarium.core.errors import BadPosition, BadSetup, LunariumError, UnknownGame
from lunarium.core.position import LONGEST
from lunarium.core.record import Record
from lunarium.games import AnyGame, drafting_of, load, positions_of, read_position
from tests.support.courses import Course, run, run_both
from tests.support.modes import MODES, random_record
from tests.support.nim import NIM
from tests.support.records import PATHS, read

EVERY = 7  # plies
MUTATIONS = 15  # in each mode
CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyz._-"
FUZZ = settings(max_examples=100, deadline=None, derandomize=True)


@pytest.fixture(scope="module", params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    """Every mode; its tests run one after the other, so that they look at the same games."""
    return str(request.param)


def sample(course: Course) -> Iterator[tuple[int, Any]]:
    """Some plies of a game: the first and last, those inside a compound action, and every seventh."""
    last = len(course.states) - 1
    for ply, state in enumerate(course.states):
        if ply == last or ply % EVERY == 0 or course.game.is_midway(state):
            yield ply, state


def known(game: AnyGame, state: Any) -> Any:
    """The state, what is face down put in order."""
    plain = state.copy()
    if game.unseen(state):
        plain.supply.sort()
    return plain


def test_a_position_reads_back_as_the_same_state(mode: str) -> None:
    for course in run_both(mode):
        game = course.game
        for ply, state in sample(course):
            text = positions_of(game).write(state)
            again = positions_of(game).read(text)
            assert known(game, again) == known(game, state), text
            assert game.view(again, None) == course.views[ply]
            assert game.to_move(again) == game.to_move(state)
            assert game.legal_moves(again) == game.legal_moves(state)
            assert game.outcome(again) == game.outcome(state)
            assert positions_of(game).write(again) == text
            assert re.fullmatch("[0-9A-Za-z][0-9A-Za-z._-]*[0-9A-Za-z]", text)  # as it is in an address


def test_a_position_is_the_same_as_a_draft(mode: str) -> None:
    for course in run_both(mode):
        game = course.game
        for _, state in sample(course):
            text, drafting = positions_of(game).write(state), drafting_of(game)
            draft = drafting.parse(text)
            assert drafting.spell(draft) == text
            assert drafting.tidy(draft) == draft, text
            assert drafting.parse(drafting.spell(json.loads(json.dumps(draft)))) == draft
            built = drafting.build(draft)
            assert built.faults == ()
            assert known(game, built.state) == known(game, state)


@pytest.mark.parametrize("name", PATHS)
def test_a_recorded_game_reads_back_at_its_end_and_within_actions(name: str) -> None:
    record = read(name)
    game = load(record.game)
    for ply, state in enumerate(record.states(game)):
        if ply == len(record.moves) or game.is_midway(state):
            again = positions_of(game).read(positions_of(game).write(state))
            assert known(game, again) == known(game, state), ply


@pytest.mark.parametrize("key", ["luna", "nova-luna"])
def test_the_example_is_possible_and_a_beginning_can_be_set_up_for_any_number(key: str) -> None:
    game = load(key)
    drafting = drafting_of(game)
    assert game.legal_moves(positions_of(game).read(drafting.example))
    for players in game.seats:
        draft = drafting.blank(players)
        assert drafting.tidy(draft) == draft == drafting.parse(drafting.spell(draft))
        for others in game.seats:
            changed = drafting.tidy(draft | {"options": draft["options"] | {"players": others}})
            assert drafting.tidy(drafting.parse(drafting.spell(changed))) == changed


def test_a_game_that_starts_from_a_position_goes_on_as_the_first_one(mode: str) -> None:
    course = run(mode, 0)
    game, record = course.game, course.record
    for ply, state in sample(course):
        options, setup = positions_of(game).begin(state, Random(1))
        if "supply" in setup:  # so that the same tiles come up
            setup["supply"] = list(record.setup["supply"][len(record.setup["supply"]) - game.unseen(state) :])
        second = replace(record, options=options, setup=setup, moves=record.moves[ply:])
        assert game.view(Record.read(second.write()).verify(game), None) == course.views[-1]
        if ply > 40:
            break


@pytest.mark.parametrize("mode", ["nova-luna-2p", "nova-luna-solo"], indirect=True)
def test_hidden_tiles_of_a_position_are_dealt_anew(mode: str) -> None:
    record = random_record(mode, 1, moves=6)
    game = load(record.game)
    state = record.replay(game)
    orders = [positions_of(game).begin(state, Random(seed))[1]["supply"] for seed in range(2)]
    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])
    options, setup = positions_of(game).begin(state, Random(1))
    assert game.reseal(setup, game.start(options, setup), Random(2))["supply"] != setup["supply"]


def test_a_set_up_with_a_position_is_checked() -> None:
    record = random_record("nova-luna-2p", 1, moves=6)
    game = load(record.game)
    options, setup = positions_of(game).begin(record.replay(game), Random(1))
    for given_options, given_setup, code in (
        ({**options, "players": 3}, setup, "position-setup-options"),
        (options, {"position": setup["position"]}, "position-setup-fields"),
        (options, {**setup, "position": 7}, "position-setup-fields"),
        (options, {**setup, "supply": setup["supply"][1:]}, "nova-setup-unseen"),
        (options, {**setup, "supply": "none"}, "nova-setup-numbers"),
    ):
        with pytest.raises(BadSetup) as caught:
            game.start(given_options, given_setup)
        assert caught.value.code == code
    luna = random_record("luna-2p", 1, moves=20)
    options, setup = positions_of(load("luna")).begin(luna.replay(load("luna")), Random(1))
    with pytest.raises(BadSetup) as caught:
        load("luna").start(options, {**setup, "supply": []})
    assert caught.value.code == "position-setup-fields"


@pytest.mark.parametrize(
    ("text", "kind", "code"),
    [
        ("", UnknownGame, "unknown-game"),
        ("chess_1", UnknownGame, "unknown-game"),
        ("luna 2", BadPosition, "position-character"),
        ("luna_" + "0" * LONGEST, BadPosition, "position-too-long"),
    ],
)
def test_a_text_that_is_no_position(text: str, kind: type[LunariumError], code: str) -> None:
    with pytest.raises(kind) as caught:
        read_position(text)
    assert caught.value.code == code


def test_each_game_reads_its_own_positions_only() -> None:
    with pytest.raises(BadPosition) as caught:
        positions_of(load("luna")).read("nova-luna_2")
    assert caught.value.code == "position-other-game"


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(BadPosition) as caught:
        positions_of(NIM)
    assert caught.value.code == "position-none"


def mutate(text: str, rng: Random) -> str:
    """The text with a slip of the kind that copying, typing or an attack brings."""
    parts = text.split("_")
    place, part = rng.randrange(len(text)), rng.randrange(len(parts))
    items = parts[part].split(".")
    item = rng.randrange(len(items))
    match rng.randrange(7):
        case 0:
            return text[:place] + text[place + 1 :]
        case 1:
            return text[:place] + rng.choice(CHARACTERS) + text[place:]
        case 2 | 3:  # of the same kind, so that it gets past the form
            kind = "0123456789" if text[place].isdigit() else CHARACTERS[10:]
            return text[:place] + rng.choice(kind) + text[place + 1 :]
        case 4:
            items[item], items[0] = items[0], items[item]
        case 5:
            items.insert(item, rng.choice(items))
        case _:
            parts[part] = rng.choice(parts)
            return "_".join(parts)
    parts[part] = ".".join(items)
    return "_".join(parts)


def draw(mode: str, number: int) -> tuple[AnyGame, str, Random]:
    """A position of this mode as text, and what chance does to it; the same every time."""
    rng = Random(f"{mode} {number}")
    course = run(mode, number % 2)
    return course.game, positions_of(course.game).write(rng.choice(course.states[:120])), rng


def test_a_mutated_position_is_possible_or_refused_in_a_sentence(mode: str) -> None:
    for number in range(MUTATIONS):
        game, text, rng = draw(mode, number)
        for _ in range(rng.randint(1, 3)):
            text = mutate(text, rng)
        try:
            state = positions_of(game).read(text)
        except LunariumError as error:
            check_sentences(error)
            continue
        assert bool(game.legal_moves(state)) == (game.to_move(state) is not None)
        again = positions_of(game).read(positions_of(game).write(state))
        assert known(game, again) == known(game, state)


def test_a_mutated_draft_has_a_state_or_faults_and_still_a_view(mode: str) -> None:
    for number in range(MUTATIONS):
        game, text, rng = draw(mode, number)
        drafting = drafting_of(game)
        draft = drafting.parse(text)
        for _ in range(rng.randint(1, 4)):
            draft = slip(draft, rng)
        if draft["options"]["players"] not in game.seats:  # which the form of a draft does not let in
            draft["options"] |= {"players": rng.choice(game.seats)}
        try:
            parsed = drafting.parse(drafting.spell(drafting.tidy(draft)))
        except LunariumError as error:
            check_sentences(error)
            continue
        built = drafting.build(parsed)
        assert (built.state is None) == bool(built.faults)
        for fault in built.faults:
            assert fault.places, fault.code
            check_sentences(fault)


def slip(draft: Any, rng: Random) -> Any:
    """The draft with another value of the same type somewhere."""
    match draft:
        case bool():
            return rng.random() < 0.5
        case int():
            return rng.choice([draft + 1, draft - 1, 0, rng.randrange(30)])
        case list() if draft:
            place = rng.randrange(len(draft))
            if rng.random() < 0.3:
                return [*draft[:place], *draft[place + 1 :]]
            return [*draft[:place], slip(draft[place], rng), *draft[place + 1 :]]
        case dict() if draft:
            name = rng.choice(sorted(draft, key=str))
            return {**draft, name: slip(draft[name], rng)}
        case _:
            return draft


def check_sentences(error: LunariumError) -> None:
    """What went wrong is said in every language."""
    for language in texts.LANGUAGES:
        sentence = error.message(language)
        assert sentence.endswith(".")
        assert error.code not in sentence


@FUZZ
@given(st.sampled_from(["luna", "nova-luna"]), st.text(max_size=300))
def test_any_text_is_refused_in_a_sentence(key: str, text: str) -> None:
    for attempt in (text, f"{key}_{text}"):
        with pytest.raises(LunariumError):
            read_position(attempt)
