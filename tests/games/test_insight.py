"""Laws of the insight: what it foretells comes true, it knows nothing secret, and it changes nothing."""

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from lunarium.core.reasons import Reason
from lunarium.core.types import Data
from lunarium.games import AnyGame
from tests.support.courses import LUNA, NOVA_LUNA, Course, run, run_both
from tests.support.luna.scenes import assert_spoken
from tests.support.modes import MODES
from tests.support.nova_luna.oracle import NaiveDisplay, beside, colour_of, tasks_of

EVERY = 10  # plies
RARE = ("sanctify", "book")


@dataclass(frozen=True)
class Moment:
    """A position with its insight and its legal moves carried out, each once for all laws."""

    game: AnyGame
    state: Any
    kept: Any  # a copy from before anything was foretold
    reached: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def view(self) -> Data:
        """What a spectator sees."""
        return self.game.view(self.state, None)

    @cached_property
    def insight(self) -> Data:
        """What is foretold."""
        return self.game.showing.insight(self.state)

    @property
    def seat(self) -> int | None:
        """Who is to move."""
        return self.game.to_move(self.state)

    @cached_property
    def foretold(self) -> list[tuple[str, Data, Data]]:
        """Each legal move: its text, what is foretold of it, and what is seen after it."""
        return [
            (text, move, self.game.view(self.play(text), None))
            for text, move in self.insight["moves"].items()
        ]

    def play(self, text: str) -> Any:
        """The state after a legal move."""
        if text not in self.reached:
            self.reached[text] = self.game.play(self.state, text)
        return self.reached[text]


def look(mode: str) -> list[Moment]:
    """Some positions of both games of a mode, their ends among them, and those before rare moves."""
    return [
        Moment(course.game, course.states[ply], course.states[ply].copy())
        for number, course in enumerate(run_both(mode))
        for ply in sorted({*course.pick(number * EVERY // 2, EVERY), *find_rare(course)})
    ]


def find_rare(course: Course) -> set[int]:
    """The last plies at which moves of the rare kinds were played, so that somebody is displaced."""
    kinds = (text.split()[0] for text in course.record.moves)
    return set({kind: ply for ply, kind in enumerate(kinds) if kind in RARE}.values())


@pytest.fixture(scope="module")
def moments(request: pytest.FixtureRequest) -> list[Moment]:
    """Of one mode: its tests run one after the other and look at the same moments."""
    return look(request.param)


in_every_mode = pytest.mark.parametrize("moments", MODES, indirect=True)
in_nova_luna = pytest.mark.parametrize("moments", NOVA_LUNA, indirect=True)
in_luna = pytest.mark.parametrize("moments", LUNA, indirect=True)


@in_every_mode
def test_every_legal_move_is_looked_into_and_nothing_is_changed(moments: list[Moment]) -> None:
    for moment in moments:
        insight = moment.insight
        assert sorted(insight["moves"]) == moment.game.legal_texts(moment.state)
        assert json.loads(json.dumps(insight)) == insight
        assert insight["game"] == moment.game.key
        assert moment.state == moment.kept


@in_nova_luna  # Luna lies open: nothing is face down there
def test_the_insight_knows_nothing_of_what_is_face_down(moments: list[Moment]) -> None:
    for moment in moments:
        world = moment.game.determinize(moment.state, None, Random(7))
        assert moment.game.showing.insight(world) == moment.insight


@in_nova_luna
def test_a_tile_covers_the_tasks_that_were_foretold(moments: list[Moment]) -> None:
    for moment in moments:
        seat, before = moment.seat, moment.view
        for _, move, after in moment.foretold:
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


@in_nova_luna
def test_a_taken_tile_leads_to_the_order_that_was_foretold(moments: list[Moment]) -> None:
    for moment in moments:
        insight, seat, before = moment.insight, moment.seat, moment.view
        assert set(insight["tiles"]) == {text.split("@")[0] for text in insight["moves"] if "@" in text}
        for text, move, after in moment.foretold:
            if "@" not in text or move["ends"]:
                continue
            tile = insight["tiles"][text.split("@")[0]]
            assert tile["next"] == after["to_move"]
            assert tile["reach"] in (None, after["reach"])
            assert (tile["reach"] is None) == (after["supply"] < before["supply"])
            if not before["solo"]:
                own = after["seats"][seat]
                assert (tile["distance"], tile["lands"]) == (own["distance"], own["space"])
                assert tile["queue"] == after["queue"]
                assert tile["turns"] == 1 + (after["to_move"] == seat)


@in_nova_luna
def test_a_task_lacks_what_the_tiles_that_count_do_not_give(moments: list[Moment]) -> None:
    """The second opinion of naive.py, which follows each group from tile to tile."""
    for moment in moments:
        for seat, tasks in zip(moment.view["seats"], moment.insight["tasks"], strict=True):
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


@in_nova_luna
def test_a_task_comes_nearer_as_foretold(moments: list[Moment]) -> None:
    for moment in moments[::5]:
        for text, move in moment.insight["moves"].items():
            before = lacking(moment.insight["tasks"][moment.seat])
            after = lacking(moment.game.showing.insight(moment.play(text))["tasks"][moment.seat])
            nearer = {(task["x"], task["y"], task["task"]): task["lacks"] for task in move["nearer"]}
            known = {task: lacks for task, lacks in after.items() if task in before}
            assert {task: lacks for task, lacks in nearer.items() if task in known} == {
                task: lacks for task, lacks in known.items() if lacks != before[task]
            }
            assert all(after[task] == lacks for task, lacks in nearer.items())


def lacking(tasks: Any) -> dict[tuple[int, int, int], str]:
    """What each open task lacks."""
    return {(task["x"], task["y"], task["task"]): task["lacks"] for task in tasks if not task["covered"]}


@in_luna
def test_a_move_brings_the_influence_that_was_foretold(moments: list[Moment]) -> None:
    for moment in moments:
        seat, before = moment.seat, moment.view
        for _, move, after in moment.foretold:
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


@in_luna
def test_the_temple_changes_as_foretold(moments: list[Moment]) -> None:
    for moment in moments:
        before = moment.view
        for _, move, after in moment.foretold:
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


@in_luna
def test_novices_go_where_it_was_foretold(moments: list[Moment]) -> None:
    for moment in moments:
        seat, before = moment.seat, moment.view
        for _, move, after in moment.foretold:
            if move["ends_round"]:
                assert move["novices"] == move["sleeps"] == []
                continue
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


@in_every_mode
def test_impossible_actions_have_a_reason_in_every_language(moments: list[Moment]) -> None:
    for moment in moments:
        game, state, insight = moment.game, moment.state, moment.insight
        if game.key == "nova-luna":
            refused = list(insight["refused"].values())
            on_wheel = {str(tile) for tile in moment.view["wheel"] if tile}
            assert game.to_move(state) is None or set(insight["refused"]) == on_wheel - set(insight["tiles"])
        else:
            legal = {game.kind(move) for move in game.legal_moves(state)}
            assert {kind for kind, action in insight["actions"].items() if action["legal"]} == legal
            assert list(insight["actions"]) == list(game.kinds)
            assert all(action["legal"] != bool(action["reasons"]) for action in insight["actions"].values())
            refused = [reason for action in insight["actions"].values() for reason in action["reasons"]]
        for reason in refused:
            assert_spoken(Reason(**reason))


@pytest.mark.parametrize("mode", LUNA)
def test_the_next_round_is_as_foretold(mode: str) -> None:
    course = run(mode, 0)
    for ply, (before, after) in enumerate(pairwise(course.views)):
        if after["round"] > before["round"]:
            group = after["path"]["groups"][after["round"] - 1]
            assert course.game.showing.insight(course.states[ply])["next_round"] == {
                "guard": after["path"]["guard"],
                "frees": [tile["tile"] for tile in group["tiles"] if tile["on_path"]],
                **{name: isle for name, isle in after["figures"].items() if name != "next"},
            }


@in_luna
def test_there_is_no_next_round_before_the_first_and_after_the_last(moments: list[Moment]) -> None:
    for moment in moments:
        view = moment.view
        is_under_way = view["phase"] in ("opponent", "actions") and view["round"] < 6
        assert (moment.insight["next_round"] is not None) == is_under_way
