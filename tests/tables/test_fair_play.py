"""Fair play: a game against people that is still played is recognised wherever there is help."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lunarium.games import drafting_of, load, positions_of
from lunarium.tables import fair_play
from lunarium.tables.people import Person
from tests.support.modes import MODES
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall

Laid = dict[str, Any]


def shift(display: list[Laid]) -> list[Laid]:
    """The same display with the second tile named first, and so in the middle."""
    first, second, *others = display
    return [
        {**laid, "x": laid["x"] - second["x"], "y": laid["y"] - second["y"]}
        for laid in (second, first, *others)
    ]


def turn(display: list[Laid]) -> list[Laid]:
    """The same display seen from its side."""
    return [{**laid, "x": -laid["y"], "y": laid["x"]} for laid in display]


def mirror(display: list[Laid]) -> list[Laid]:
    """The same display in a mirror."""
    return [{**laid, "x": -laid["x"]} for laid in display]


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-2p"])
def test_a_running_game_against_people_is_tried_out_nowhere(
    hall: Hall, ana: Person, ben: Person, mode: str
) -> None:
    table = hall.play_on(hall.seat(mode, ana, ben), Random(1), 6)
    options, setup = positions_of(table.game).begin(table.state, Random(2))
    position = replace(table.record_of_moves(0), options=options, setup=setup)
    for person in (ana, ben):
        with hall.refused("contest-no-fork"):
            hall.dealer.fork(table.id, person, 3, [ME, GREEDY])
        for record in (position, table.record(), table.record_of_moves(4)):
            with hall.refused("contest-no-help"):
                hall.fair_play.check_record(person, record)
        with hall.refused("contest-no-help"):
            hall.fair_play.check_position(person, table.game, table.state)
    hall.fair_play.check_record(hall.person("Eve"), position)
    other = hall.play_on(hall.create(ana, mode)[0], Random(3), 3)
    hall.fair_play.check_position(ana, other.game, other.state)
    over = hall.play_on(table, Random(1))
    hall.fair_play.check_record(ana, position)
    assert hall.dealer.fork(over.id, ana, 3, [ME, GREEDY])[0].ply == 3


def test_further_games_do_not_hide_a_running_one(
    hall: Hall, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_play, "MOST_GAMES", 2)
    table = hall.play_on(hall.seat("luna-2p", ana, ben), Random(1), 4)
    for mode in ("luna-solo-level-1", "luna-2p", "luna-2p"):
        hall.create(ana, mode)
    with hall.refused("contest-no-help"):
        hall.fair_play.check_position(ana, table.game, table.state)
    others = [hall.seat("luna-2p", ana, ben) for _ in range(2)]
    with hall.refused("too-many-contests"):
        hall.fair_play.check_position(ana, table.game, table.state)
    hall.seats.resign(others[0].id, others[0].seats_of(ana)[0], ana, "greedy")
    with hall.refused("contest-no-help"):
        hall.fair_play.check_record(ana, table.record())


def test_a_game_that_goes_on_with_computers_alone_is_no_contest(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("nova-luna-2p", ana, ben)
    table = hall.seats.resign(table.id, table.seats_of(ben)[0], ben, "greedy")
    hall.fair_play.check_position(ana, table.game, table.state)
    assert hall.dealer.fork(table.id, ana, 0, [ME, GREEDY])[0].ply == 0
    waiting = hall.create(ana, "nova-luna-2p", [ME, OPEN])[0]
    with hall.refused("contest-no-fork"):
        hall.dealer.fork(waiting.id, ana, 0, [ME, GREEDY])


@pytest.mark.parametrize("lay", [shift, turn, mirror])
def test_a_display_that_is_shifted_turned_or_mirrored_is_recognised(
    hall: Hall, ana: Person, ben: Person, lay: Callable[[list[Laid]], list[Laid]]
) -> None:
    table = hall.play_on(hall.seat("nova-luna-2p", ana, ben), Random(5), 12)
    game = load("nova-luna")
    drafting = drafting_of(game)
    draft = drafting.parse(positions_of(game).write(table.state))
    assert all(len(display) > 1 for display in draft["displays"])
    moved = {
        **draft,
        "displays": [lay(display) for display in draft["displays"]],
        "wheel": draft["wheel"][5:] + draft["wheel"][:5],
        "meeple": (draft["meeple"] - 5) % len(draft["wheel"]),
    }
    state = positions_of(game).read(drafting.spell(moved))
    assert game.view(state, None) != game.view(table.state, None)
    with hall.refused("contest-no-help"):
        hall.fair_play.check_position(ana, game, state)
    hall.fair_play.check_position(ana, game, table.state_at(11))


def test_options_that_change_nothing_seen_hide_nothing(hall: Hall, ana: Person, ben: Person) -> None:
    key, options = MODES["nova-luna-2p"]
    table = hall.seat("nova-luna-2p", ana, ben)
    record = replace(
        table.record_of_moves(), options={**options, "first_game": not options.get("first_game")}
    )
    assert record.game == key
    with hall.refused("contest-no-help"):
        hall.fair_play.check_record(ana, record)
