"""New tables: every mode, every kind of holder, by chance and by number, who starts."""

from dataclasses import replace
from random import Random

import pytest

from lunarium.games import GAMES
from lunarium.tables.people import Person
from lunarium.tables.seats import Holder
from tests.support.databases import dump
from tests.support.modes import MODES
from tests.support.nim import NIM
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall


@pytest.mark.parametrize("mode", MODES)
def test_a_table_of_every_mode_is_written_and_read_back(hall: Hall, other_hall: Hall, mode: str) -> None:
    key, options = MODES[mode]
    table, invitations = hall.create(hall.person(), mode)
    assert (table.game.key, table.ply, table.line, invitations) == (key, 0, 0, [])
    assert table.options == table.game.settle(options)
    assert other_hall.tables.load(table.id) == table
    after = hall.play_on(table, Random(mode), most=6)
    again = other_hall.tables.load(table.id)
    assert again == after
    assert again.view() == after.view()


def test_seats_are_held_by_the_maker_by_computers_or_by_nobody_yet(hall: Hall) -> None:
    ana = hall.person("Ana")
    table, invitations = hall.create(
        ana, "nova-luna-4p", [ME, OPEN, GREEDY, Holder("me", name="Ana's sister")]
    )
    assert [seat.holder for seat in table.seats] == ["person", "open", "computer", "person"]
    assert [seat.name for seat in table.seats] == ["Ana", None, None, "Ana's sister"]
    assert [seat.level for seat in table.seats] == [None, None, "greedy", None]
    assert table.seats_of(ana) == (0, 3)
    assert [invitation.seat for invitation in invitations] == [1]


def test_a_game_with_hidden_hands_is_refused(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table shows one view to everybody."""
    ana = hall.person()
    monkeypatch.setitem(GAMES, NIM.key, NIM)
    assert hall.dealer.create(ana, NIM.key, {}, [ME, OPEN])[0].game.key == NIM.key
    monkeypatch.setitem(GAMES, NIM.key, replace(NIM, has_hidden_hands=True))
    with hall.refused("hidden-hands"):
        hall.dealer.create(ana, NIM.key, {}, [ME, OPEN])


def test_every_deal_by_chance_is_another(hall: Hall) -> None:
    ana = hall.person()
    setups = [hall.create(ana, "nova-luna-2p")[0].setup["supply"] for _ in range(3)]
    assert setups[0] != setups[1] != setups[2] != setups[0]


def test_a_deal_by_number_can_be_played_again(hall: Hall) -> None:
    ana = hall.person()
    first, second, other = (hall.create(ana, "luna-3p", deal=deal)[0] for deal in (7, 7, 8))
    assert first.setup == second.setup != other.setup
    assert (first.deal, first.id == second.id) == (7, False)


@pytest.mark.parametrize("mode", ["luna-3p", "nova-luna-4p", "luna-2p-preselected"])
def test_the_chosen_one_moves_first_and_the_order_round_the_table_stays(hall: Hall, mode: str) -> None:
    ana = hall.person()
    names = ["A", "B", "C", "D"][: MODES[mode][1]["players"]]
    for starts in range(len(names)):
        holders = [Holder("me", name=name) for name in names]
        table, _ = hall.create(ana, mode, holders, starts=starts)
        turn = table.turn
        assert turn is not None
        seated = [seat.name for seat in table.seats]
        assert seated[turn] == names[starts]
        assert seated[turn:] + seated[:turn] == names[starts:] + names[:starts]


@pytest.mark.parametrize(
    ("key", "options", "seats", "code"),
    [
        ("chess", {}, 2, "unknown-game"),
        ("luna", {"speed": 3}, 2, "unknown-option"),
        ("luna", {"level": 4}, 1, "bad-option-value"),
        ("luna", {"level": []}, 1, "bad-option-value"),
        ("luna", {"players": 3}, 2, "seats-differ"),
        ("luna", {}, 5, "bad-option-value"),
        ("luna", {"components": "nowhere"}, 2, "components-unknown"),
    ],
)
def test_a_table_that_cannot_be(
    hall: Hall, key: str, options: dict[str, object], seats: int, code: str
) -> None:
    ana = hall.person()
    with hall.refused(code):
        hall.dealer.create(ana, key, options, [ME] * seats)


def test_a_starting_seat_that_is_not_there_is_refused(hall: Hall) -> None:
    ana = hall.person()
    with hall.refused("no-such-seat"):
        hall.create(ana, "luna-2p", starts=2)


def test_a_table_of_nobody_we_know_is_not_made(hall: Hall) -> None:
    before = dump(hall.database)
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        hall.create(Person("nobody", "Nobody"), "luna-2p")
    assert dump(hall.database) == before
