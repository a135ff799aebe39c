"""Laws of the insight: what it foretells comes true, it knows nothing secret, and it changes nothing."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lunarium.core.reasons import Reason
from lunarium.games import AnyGame, load
from tests.games.luna.scenes import assert_spoken
from tests.games.nova_luna.naive import NaiveDisplay, beside, colour_of, tasks_of
from tests.games.test_laws import LAW, modes, seeds, states
from tests.modes import MODES, random_record

nova_luna_modes = st.sampled_from([mode for mode in MODES if MODES[mode][0] == "nova-luna"])
luna_modes = st.sampled_from([mode for mode in MODES if MODES[mode][0] == "luna"])


def moments(mode: str, seed: int) -> tuple[AnyGame, list[Any]]:
    """Some positions of a random game, its end among them."""
    record = random_record(mode, seed, by_kind=seed % 2 == 0)
    reached = states(record)
    return load(record.game), [*reached[seed % 9 :: 9], reached[-1]]


@LAW
@given(modes, seeds)
def test_every_legal_move_is_looked_into_and_nothing_is_changed(mode: str, seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached:
        kept = state.copy()
        insight = game.showing.insight(state)
        assert sorted(insight["moves"]) == game.legal_texts(state)
        assert json.loads(json.dumps(insight)) == insight
        assert insight["game"] == game.key
        assert state == kept


@LAW
@given(modes, seeds, seeds)
def test_the_insight_knows_nothing_of_what_is_face_down(mode: str, seed: int, other_seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached:
        world = game.determinize(state, None, Random(other_seed))
        assert game.showing.insight(world) == game.showing.insight(state)


@LAW
@given(nova_luna_modes, seeds)
def test_a_tile_covers_the_tasks_that_were_foretold(mode: str, seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached:
        seat, before = game.to_move(state), game.view(state, None)
        for text, move in game.showing.insight(state)["moves"].items():
            after = game.view(game.play(state, text), None)
            own, own_after = before["seats"][seat], after["seats"][seat]
            assert own["tokens_left"] - own_after["tokens_left"] == move["tokens"] == len(move["covers"])
            covered = {(task["x"], task["y"], task["task"]) for task in move["covers"]}
            assert tokens_on(own_after) - tokens_on(own) == covered
            assert move["ends"] == (after["outcome"] is not None)


def tokens_on(seat: Any) -> set[tuple[int, int, int]]:
    """The covered tasks of a seat."""
    return {
        (placed["x"], placed["y"], task)
        for placed in seat["display"]
        for task, covered in enumerate(placed["covered"])
        if covered
    }


@LAW
@given(nova_luna_modes, seeds)
def test_a_taken_tile_leads_to_the_order_that_was_foretold(mode: str, seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached:
        insight, seat, before = game.showing.insight(state), game.to_move(state), game.view(state, None)
        assert set(insight["tiles"]) == {text.split("@")[0] for text in insight["moves"] if "@" in text}
        for text in insight["moves"]:
            if "@" not in text or insight["moves"][text]["ends"]:
                continue
            tile, after = insight["tiles"][text.split("@")[0]], game.view(game.play(state, text), None)
            assert tile["next"] == after["to_move"]
            assert tile["reach"] in (None, after["reach"])
            assert (tile["reach"] is None) == (after["supply"] < before["supply"])
            if not before["solo"]:
                own = after["seats"][seat]
                assert (tile["distance"], tile["lands"]) == (own["distance"], own["space"])
                assert tile["queue"] == after["queue"]
                assert tile["turns"] == 1 + (after["to_move"] == seat)


@LAW
@given(nova_luna_modes, seeds)
def test_a_task_lacks_what_the_tiles_that_count_do_not_give(mode: str, seed: int) -> None:
    """The second opinion of naive.py, which follows each group from tile to tile."""
    game, reached = moments(mode, seed)
    for state in reached:
        view, insight = game.view(state, None), game.showing.insight(state)
        for seat, tasks in zip(view["seats"], insight["tasks"], strict=True):
            display = NaiveDisplay({(tile["x"], tile["y"]): tile["tile"] for tile in seat["display"]})
            assert {(task["x"], task["y"], task["task"]) for task in tasks if task["covered"]} == tokens_on(
                seat
            )
            assert len(tasks) == sum(len(tasks_of(tile)) for tile in display.tiles.values())
            for task in tasks:
                cell = task["x"], task["y"]
                counted = [
                    found
                    for found in display.tiles
                    if colour_of(display.tiles[found]) in task["needs"]
                    and found != cell
                    and display.group(found) & set(beside(cell))
                ]
                assert [tuple(found) for found in task["cells"]] == counted
                have = Counter(colour_of(display.tiles[found]) for found in counted)
                assert task["covered"] or Counter(task["lacks"]) == Counter(task["needs"]) - have


@LAW
@given(nova_luna_modes, seeds)
def test_a_task_comes_nearer_as_foretold(mode: str, seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached[::4]:
        seat, insight = game.to_move(state), game.showing.insight(state)
        for text, move in insight["moves"].items():
            before = lacking(insight["tasks"][seat])
            after = lacking(game.showing.insight(game.play(state, text))["tasks"][seat])
            nearer = {(task["x"], task["y"], task["task"]): task["lacks"] for task in move["nearer"]}
            known = {task: lacks for task, lacks in after.items() if task in before}
            assert {task: lacks for task, lacks in nearer.items() if task in known} == {
                task: lacks for task, lacks in known.items() if lacks != before[task]
            }
            assert all(after[task] == lacks for task, lacks in nearer.items())


def lacking(tasks: Any) -> dict[tuple[int, int, int], str]:
    """What each open task lacks."""
    return {(task["x"], task["y"], task["task"]): task["lacks"] for task in tasks if not task["covered"]}


@LAW
@given(luna_modes, seeds)
def test_a_move_brings_the_influence_that_was_foretold(mode: str, seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached:
        seat, before = game.to_move(state), game.view(state, None)
        for text, move in game.showing.insight(state)["moves"].items():
            after = game.view(game.play(state, text), None)
            own, own_after = before["players"][seat], after["players"][seat]
            assert (
                move["influence"]
                == own_after["influence"] - own["influence"]
                == sum(move["sources"].values())
            )
            assert move["after"] == [
                {"influence": player["influence"], "if_round_ended": player["if_round_ended"]}
                for player in after["players"]
            ]
            assert move["next"] == after["to_move"]
            assert move["ends_round"] == (after["outcome"] is not None or after["round"] > before["round"])
            assert move["ends"] == (after["outcome"] is not None)
            spent = set(own["favours"]) - set(own_after["favours"])
            assert {entry["favour"] for entry in move["spends"]} == spent


@LAW
@given(luna_modes, seeds)
def test_the_temple_changes_as_foretold(mode: str, seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached:
        before = game.view(state, None)
        for text, move in game.showing.insight(state)["moves"].items():
            after = game.view(game.play(state, text), None)
            spaces = list(zip(before["temple"]["spaces"], after["temple"]["spaces"], strict=True))
            old_books, new_books = books_of(before), books_of(after)
            assert {(gone["tile"], gone["seat"]) for gone in move["displaces"]} == {
                (old["tile"], old["novice"])
                for old, new in spaces
                if old["novice"] is not None and new["novice"] is None
            }
            assert {(come["tile"], come["seat"]) for come in move["enters"]} == {
                (new["tile"], new["novice"]) for old, new in spaces if not old["filled"] and new["filled"]
            }
            assert [(book["from"], book["to"]) for book in move["books"]] == [
                (old, new)
                for old in old_books
                for new in new_books
                if old not in new_books and new not in old_books
            ]
            assert_gains(before, after, move)


def books_of(view: Any) -> list[int]:
    """The tiles on which a book lies."""
    return [space["tile"] for space in view["temple"]["spaces"] if space["book"]]


def assert_gains(before: Any, after: Any, move: Any) -> None:
    """The Guard and the displaced pay what the entries say, to whom they say."""
    for old, new in zip(before["players"], after["players"], strict=True):
        for source, entries, who in (
            ("sanctification", move["enters"], "seat"),
            ("displacement", move["displaces"], "by"),
        ):
            gains = sum(entry["influence"] for entry in entries if entry[who] == old["seat"])
            assert new["points"][source] - old["points"][source] == gains


@LAW
@given(luna_modes, seeds)
def test_novices_go_where_it_was_foretold(mode: str, seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached:
        seat, before = game.to_move(state), game.view(state, None)
        for text, move in game.showing.insight(state)["moves"].items():
            if move["ends_round"]:
                assert move["novices"] == move["sleeps"] == []
                continue
            after = game.view(game.play(state, text), None)
            changes = {entry["isle"]: (entry["active"], entry["inactive"]) for entry in move["novices"]}
            for old, new in zip(before["isles"], after["isles"], strict=True):
                change = tuple(new[kind][seat] - old[kind][seat] for kind in ("active", "inactive"))
                assert changes.get(old["isle"], (0, 0)) == change
            stage = after["players"][seat]["stage"] - before["players"][seat]["stage"]
            assert changes.get("stage", (0, 0)) == (stage, 0)
            assert move["apostate"] in (None, after["figures"]["apostate"])
            risen = {entry["seat"]: entry["place"] for entry in move["council"]}
            assert dict(enumerate(before["council"]["seats"])) | risen == dict(
                enumerate(after["council"]["seats"])
            )


@pytest.mark.parametrize("mode", MODES)
def test_what_cannot_be_done_has_a_reason_in_every_language(mode: str) -> None:
    game, reached = moments(mode, 3)
    for state in reached:
        insight = game.showing.insight(state)
        if game.key == "nova-luna":
            refused = list(insight["refused"].values())
            on_wheel = {str(tile) for tile in game.view(state, None)["wheel"] if tile}
            assert game.to_move(state) is None or set(insight["refused"]) == on_wheel - set(insight["tiles"])
        else:
            legal = {game.kind(move) for move in game.legal_moves(state)}
            assert {kind for kind, action in insight["actions"].items() if action["legal"]} == legal
            assert list(insight["actions"]) == list(game.kinds)
            assert all(action["legal"] != bool(action["reasons"]) for action in insight["actions"].values())
            refused = [reason for action in insight["actions"].values() for reason in action["reasons"]]
        for reason in refused:
            assert_spoken(Reason(**reason))


@LAW
@given(luna_modes, seeds)
def test_the_next_round_is_as_foretold(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    game, reached = load(record.game), states(record)
    views = [game.view(state, None) for state in reached]
    for state, before, after in zip(reached, views, views[1:], strict=False):
        if after["round"] > before["round"]:
            group = after["path"]["groups"][after["round"] - 1]
            assert game.showing.insight(state)["next_round"] == {
                "guard": after["path"]["guard"],
                "frees": [tile["tile"] for tile in group["tiles"] if tile["on_path"]],
                **{name: isle for name, isle in after["figures"].items() if name != "next"},
            }


@LAW
@given(luna_modes, seeds)
def test_there_is_no_next_round_before_the_first_and_after_the_last(mode: str, seed: int) -> None:
    game, reached = moments(mode, seed)
    for state in reached:
        view = game.view(state, None)
        is_under_way = view["phase"] in ("opponent", "actions") and view["round"] < 6
        assert (game.showing.insight(state)["next_round"] is not None) == is_under_way
