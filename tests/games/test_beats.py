"""The beats of a move: whatever happened, they lead from the view before it to the view after it."""

import itertools
from collections.abc import Iterator, Sequence

import pytest

from lunarium.core.beats import Beat, difference, patched
from lunarium.core.telling import Telling
from lunarium.core.types import Data
from tests.support.courses import LUNA, NOVA_LUNA, Course, run, run_both
from tests.support.modes import MODES

EXPLAINED = ("lb-source-priestess", "lb-source-apostate", "lb-source-temple", "lb-source-shrines")


def played(course: Course) -> Iterator[tuple[Data, Data, list[Telling], list[Beat]]]:
    """Each move: the views around it, what is told of it, and its beats."""
    game, seen = course.game, course.views
    for state, before, after, text in zip(course.states, seen, seen[1:], course.record.moves, strict=False):
        seat = game.to_move(state)
        assert seat is not None
        tellings = game.showing.tell(before, after, seat, text)
        yield before, after, tellings, game.showing.beats(before, after, tellings)


@pytest.fixture(scope="module", params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    """Every mode; its tests run one after the other, so that they look at the same games."""
    return str(request.param)


def test_beats_lead_from_one_view_to_the_next(mode: str) -> None:
    for course in run_both(mode):
        for before, after, tellings, beats in played(course):
            assert beats[-1].view == after
            assert sum(beat.told for beat in beats) == len(tellings)
            assert beats[0].told > 0
            seen = [before, *(beat.view for beat in beats)]
            for one, next_one in itertools.pairwise(seen):
                assert patched(one, difference(one, next_one)) == next_one


@pytest.mark.parametrize("mode", LUNA, indirect=True)
def test_a_ledger_adds_up_to_what_the_scoring_changed(mode: str) -> None:
    found = 0
    courses = run_both(mode)
    for course in courses:
        for before, _, _, beats in played(course):
            for index, beat in enumerate(beats):
                if beat.ledger is None:
                    continue
                found += 1
                last = index + len(beat.ledger.columns)
                assert [each.column for each in beats[index : last + 1]] == [
                    *range(len(beat.ledger.columns) + 1)
                ]
                then, now = (
                    (beats[index - 1].view if index else before)["players"],
                    beats[last].view["players"],
                )
                for row in beat.ledger.rows:
                    assert row.before == then[row.seat]["influence"]
                    assert row.after == now[row.seat]["influence"]
                    assert row.after - row.before >= sum(row.parts)  # more: influence never falls below 0
                    for column, part, note in zip(beat.ledger.columns, row.parts, row.notes, strict=True):
                        if column in EXPLAINED:
                            assert (note is not None) or part == 0
                            assert (note is None) or part != 0 or column == "lb-source-priestess"
    assert found == len(courses) * 7  # six rounds and the end


@pytest.mark.parametrize("mode", NOVA_LUNA, indirect=True)
def test_a_tile_lies_before_tokens_are_placed(mode: str) -> None:
    for before, _, _, beats in played(run(mode, 0)):
        for then, now in zip(before["seats"], beats[0].view["seats"], strict=True):
            known = {placed["tile"]: placed["covered"] for placed in then["display"]}
            for placed in now["display"]:
                assert placed["covered"] == known.get(placed["tile"], [False] * len(placed["covered"]))


def change(views: Sequence[Data]) -> list[set[str]]:
    """The names at the top of a view that change from each to the next."""
    return [
        {path.split("/")[0] for path in difference(one, other)} for one, other in itertools.pairwise(views)
    ]


def test_the_end_of_a_round_is_told_event_by_event() -> None:
    """The last candle, the three parts and their sum, waking, each figure, the next round."""
    ends = [
        ([telling.key for telling in tellings], [before, *(beat.view for beat in beats)])
        for before, after, tellings, beats in played(run("luna-2p", 0))
        if after["round"] > before["round"]
    ]
    assert len(ends) == 5
    for keys, views in ends:
        candle, priestess, apostate, temple, paid, *rest = change(views)
        assert candle == {"time_tokens", "players"}
        assert priestess | apostate | temple | paid <= {"players"}
        assert views[4]["players"][0]["influence"] == views[1]["players"][0]["influence"]
        walks = [key for key in keys if "walk" in key]
        assert [{"isles"}] * ("move-luna-waking" in keys) + [{"figures"}] * len(walks) == rest[:-1]
        assert {"round", "path"} <= rest[-1]
