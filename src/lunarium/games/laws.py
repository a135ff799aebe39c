"""Laws that hold in every game, for its tests: `TestLaws = laws_of(GAME)` in a file that pytest collects."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from lunarium.core.game import AnyGame, Game, M, S
from lunarium.core.record import Record
from lunarium.core.types import Data

MOST_MOVES = 6_000  # a game that is longer does not end
BEGINNING = 40  # plies
KEPT = 4  # games: the laws of one mode are tried one after the other, and a process should not hold them all
MISSING = "no such move"  # a text that no game reads


@dataclass(frozen=True)
class Course:
    """A random game from its beginning to its end; nobody changes its states."""

    game: AnyGame
    record: Record
    states: list[Any]

    @cached_property
    def views(self) -> list[Data]:
        """What a spectator sees at every ply."""
        return [self.game.view(state, None) for state in self.states]


def play_course(game: Game[S, M], mode: str, by_kind: bool) -> Course:
    """A random game of a mode: each kind of move is equally likely, or each move."""
    rng = Random(f"{mode}/{by_kind}")
    options = game.settle(game.list_modes()[mode])
    setup = game.deal(options, rng)
    state = game.start(options, setup)
    states, moves = [state.copy()], list[str]()
    while game.to_move(state) is not None and len(moves) < MOST_MOVES:
        legal = list(game.legal_moves(state))
        if by_kind:
            kind = rng.choice(sorted({game.kind(move) for move in legal}))
            legal = [move for move in legal if game.kind(move) == kind]
        move = rng.choice(legal)
        game.apply(state, move)
        moves.append(game.write(move))
        states.append(state.copy())
    outcome = game.outcome(state)
    record = Record(
        game=game.key,
        rules_version=game.rules_version,
        options=options,
        setup=setup,
        moves=tuple(moves),
        result=outcome.result if outcome else None,
    )
    return Course(game, record, states)


def laws_of(game: Game[S, M]) -> type[Laws]:
    """The tests of all laws, in every mode of this game."""
    play = lru_cache(maxsize=KEPT)(partial(play_course, game))
    made = type(f"Laws of {game.key}", (Laws,), {"game": game, "play": staticmethod(play)})
    marked: type[Laws] = pytest.mark.parametrize("mode", list(game.list_modes()))(made)
    return marked


class Laws:
    """What every game keeps, along random games."""

    game: AnyGame
    play: Callable[[str, bool], Course]

    @pytest.fixture
    def course(self, mode: str) -> Course:
        """A game drawn by kind, which comes to the rare moves."""
        return self.play(mode, True)

    @pytest.fixture
    def courses(self, mode: str) -> list[Course]:
        """A game drawn by kind and one by chance alone."""
        return [self.play(mode, by_kind) for by_kind in (True, False)]

    def test_legal_moves_are_there_and_distinct_until_the_end(self, courses: list[Course]) -> None:
        for course in courses:
            for state in course.states:
                moves = self.game.legal_moves(state)
                assert len(set(moves)) == len(moves)
                assert bool(moves) == (self.game.to_move(state) is not None)

    def test_every_game_ends(self, courses: list[Course]) -> None:
        for course in courses:
            assert len(course.record.moves) < MOST_MOVES
            assert course.record.result is not None

    def test_every_move_reads_back_from_its_text(self, course: Course) -> None:
        game = self.game
        for move in {move for state in course.states for move in game.legal_moves(state)}:
            assert game.read(game.write(move)) == move
            assert game.kind(move) in game.kinds
            assert json.loads(json.dumps(game.show_move(move))) == game.show_move(move)

    def test_a_refused_move_has_a_reason_and_a_legal_one_has_none(self, course: Course) -> None:
        game = self.game
        universe = [move for state in course.states[:BEGINNING] for move in game.legal_moves(state)]
        for state in course.states[:BEGINNING:8]:
            legal = set(game.legal_moves(state))
            for move in {*legal, *universe[:: max(1, len(universe) // 200)]}:
                assert (game.refuse(state, move) == []) == (move in legal)
            assert all(game.explain(state, text) == [] for text in game.legal_texts(state))
            assert game.explain(state, MISSING)

    def test_play_leaves_its_argument_untouched(self, course: Course) -> None:
        for before, text in zip(course.states, course.record.moves[: BEGINNING * 3 // 2], strict=False):
            kept = before.copy()
            after = self.game.play(before, text)
            assert before == kept
            assert after != before

    def test_a_copy_lives_its_own_life(self, course: Course) -> None:
        game, record = self.game, course.record
        state = game.start(record.options, record.setup)
        for text, seen in zip(record.moves, course.views, strict=False):
            other = state.copy()
            game.apply(state, game.read(text))
            assert game.view(other, None) == seen

    def test_a_record_replays_to_the_same_states_through_json(self, course: Course) -> None:
        again = Record.read(course.record.write())
        assert again == course.record
        assert list(again.states(self.game)) == course.states
        assert again.verify(self.game) == course.states[-1]

    def test_the_same_seed_deals_the_same_setup(self, mode: str) -> None:
        game, options = self.game, self.game.settle(self.game.list_modes()[mode])
        for seed in range(2):
            setup = game.deal(options, Random(seed))
            assert setup == game.deal(options, Random(seed))
            assert json.loads(json.dumps(setup)) == setup
            assert game.start(options, setup) == game.start(options, setup)

    def test_views_are_json_and_speak_of_the_end_exactly_at_the_end(self, course: Course) -> None:
        for state, view in zip(course.states, course.views, strict=True):
            assert json.loads(json.dumps(view)) == view
            assert view["to_move"] == self.game.to_move(state)
            assert (self.game.outcome(state) is None) == (self.game.to_move(state) is not None)

    def test_seats_see_different_things_only_where_the_rules_say_so(self, course: Course) -> None:
        """A server shows one view to everybody: a game that hides hands has to say it."""
        if not self.game.has_hidden_hands:
            seats = range(self.game.settle(course.record.options)["players"])
            for state, view in zip(course.states[:BEGINNING], course.views, strict=False):
                assert all(self.game.view(state, seat) == view for seat in seats)

    def test_determinize_keeps_the_view_of_every_seat(self, course: Course) -> None:
        game = self.game
        for state in course.states[:BEGINNING:5]:
            for seat in (None, *range(game.settle(course.record.options)["players"])):
                kept = state.copy()
                world = game.determinize(state, seat, Random(7))
                assert game.view(world, seat) == game.view(state, seat)
                if seat == game.to_move(state):
                    assert game.legal_moves(world) == game.legal_moves(state)
                assert state == kept

    def test_a_resealed_setup_leads_to_the_same_view(self, course: Course) -> None:
        ply = min(25, len(course.record.moves))
        begun = replace(course.record, moves=course.record.moves[:ply], result=None)
        setup = self.game.reseal(dict(begun.setup), course.states[ply], Random(7))
        again = replace(begun, setup=setup).replay(self.game)
        assert self.game.view(again, None) == course.views[ply]

    def test_the_ranking_names_every_seat_once(self, course: Course) -> None:
        outcome = self.game.outcome(course.states[-1])
        assert outcome is not None
        assert sorted(outcome.ranking) == list(range(len(outcome.breakdown)))
        assert list(outcome.ranking) == outcome.result["ranking"]

    def test_who_is_midway_goes_on(self, course: Course) -> None:
        for state, after in pairwise(course.states):
            if self.game.is_midway(after):
                assert self.game.to_move(after) == self.game.to_move(state)

    def test_the_course_of_a_game_has_a_number_for_each_side(self, course: Course) -> None:
        progress = [self.game.showing.progress(state) for state in course.states]
        assert len({len(points) for points in progress}) == 1
