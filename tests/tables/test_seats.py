"""Seats: claimed by link or at a public table, handed over, left to a computer."""

import hashlib

from lunarium.tables.people import Person
from tests.support.databases import dump
from tests.support.modes import random_record
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall

BITS = 128


def test_a_seat_by_its_link(hall: Hall, other_hall: Hall, ana: Person, ben: Person, eve: Person) -> None:
    table, [invitation] = hall.create(ana, "luna-2p", [ME, OPEN])
    with hall.refused("invitation-needed"):
        hall.seats.claim(table.id, 1, ben, None)
    with hall.refused("invitation-void"):
        hall.seats.claim(table.id, 1, ben, "x" * len(invitation.secret))
    with hall.refused("invitation-void"):
        hall.seats.claim(table.id, 0, ben, invitation.secret)
    with hall.refused("no-such-seat"):
        hall.seats.claim(table.id, 2, ben, invitation.secret)
    claimed = hall.seats.claim(table.id, 1, ben, invitation.secret, name="Benjamin")
    assert (claimed.seats[1].person, claimed.seats[1].name) == (ben.id, "Benjamin")
    assert other_hall.tables.load(table.id) == claimed
    with hall.refused("seat-already-yours"):
        hall.seats.claim(table.id, 1, ben, invitation.secret)
    with hall.refused("invitation-void"):
        hall.seats.claim(table.id, 1, eve, invitation.secret)


def test_a_public_table_is_open_to_all(hall: Hall, ana: Person, ben: Person, eve: Person) -> None:
    table, _ = hall.create(ana, "luna-2p", [ME, OPEN], visibility="public")
    assert hall.seats.claim(table.id, 1, ben, None).seats_of(ben) == (1,)
    with hall.refused("seat-taken"):
        hall.seats.claim(table.id, 1, eve, None)
    with hall.refused("seat-taken"):
        hall.seats.claim(table.id, 0, ben, None)


def test_secrets_are_long_and_only_their_hashes_are_kept(hall: Hall, ana: Person) -> None:
    _, invitations = hall.create(ana, "nova-luna-4p", [ME, OPEN, OPEN, OPEN])
    _, token = hall.people.introduce("Ben")
    secrets = [invitation.secret for invitation in invitations] + [token.partition(".")[2]]
    kept = str(dump(hall.database))
    assert len(set(secrets)) == 4
    for secret in secrets:
        assert len(secret) * 6 >= BITS
        assert secret not in kept
        assert hashlib.sha256(secret.encode()).hexdigest() in kept


def test_a_seat_handed_over_stays_until_it_is_claimed(
    hall: Hall, ana: Person, ben: Person, eve: Person
) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    seat = table.seats_of(ana)[0]
    _, first = hall.seats.invite(table.id, seat, ana)
    _, second = hall.seats.invite(table.id, seat, ana)
    assert hall.play(table, "meditate").ply == 1
    with hall.refused("invitation-void"):
        hall.seats.claim(table.id, seat, eve, first.secret)
    assert hall.seats.claim(table.id, seat, eve, second.secret).seats_of(ana) == ()
    with hall.refused("not-your-seat"):
        hall.tables.take_back(table.id, ana)
    with hall.refused("invitation-void"):
        hall.seats.claim(table.id, seat, ana, second.secret)


def test_a_new_link_voids_the_old_one(hall: Hall, ana: Person, ben: Person) -> None:
    table, [first] = hall.create(ana, "luna-2p", [ME, OPEN])
    _, second = hall.seats.invite(table.id, 1, ana)
    with hall.refused("invitation-void"):
        hall.seats.claim(table.id, 1, ben, first.secret)
    assert hall.seats.claim(table.id, 1, ben, second.secret).seats_of(ben) == (1,)


def test_only_ones_own_or_an_open_seat_is_given_away(hall: Hall, ana: Person, ben: Person) -> None:
    table, _ = hall.create(ana, "luna-3p", [ME, OPEN, GREEDY])
    for seat in (0, 1, 2):
        with hall.refused("not-your-seat"):
            hall.seats.invite(table.id, seat, ben)
        with hall.refused("not-your-seat"):
            hall.seats.resign(table.id, seat, ben, "greedy")
    with hall.refused("not-your-seat"):
        hall.seats.invite(table.id, 2, ana)
    with hall.refused("no-such-seat"):
        hall.seats.invite(table.id, 3, ana)


def test_a_computer_plays_on_for_who_resigns(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    seat = table.seats_of(ben)[0]
    with hall.refused("not-your-seat"):
        hall.seats.resign(table.id, seat, ana, "level-1")
    left = hall.seats.resign(table.id, seat, ben, "level-1")
    assert (left.seats[seat].holder, left.seats[seat].level, left.seats[seat].person) == (
        "computer",
        "level-1",
        None,
    )
    with hall.refused("not-your-seat"):
        hall.seats.resign(table.id, seat, ben, "level-1")


def test_a_seat_that_nobody_took_is_left_to_a_computer_by_the_host(
    hall: Hall, ana: Person, ben: Person
) -> None:
    table, [invitation] = hall.create(ana, "luna-2p", [ME, OPEN])
    left = hall.seats.resign(table.id, 1, ana, "greedy")
    assert left.seats[1].holder == "computer"
    with hall.refused("invitation-void"):
        hall.seats.claim(table.id, 1, ben, invitation.secret)


def test_the_seats_of_a_finished_game_stay(hall: Hall, ana: Person, ben: Person, eve: Person) -> None:
    record = random_record("nova-luna-2p", 1)
    table = hall.go_on(record, len(record.moves) - 1, ana, ben)
    _, link = hall.seats.invite(table.id, 0, ana)
    hall.play(table, record.moves[-1])
    with hall.refused("game-is-over"):
        hall.seats.claim(table.id, 0, eve, link.secret)
    with hall.refused("game-is-over"):
        hall.seats.invite(table.id, 0, ana)
    with hall.refused("game-is-over"):
        hall.seats.resign(table.id, 1, ben, "greedy")


def test_a_notification_belongs_to_who_holds_the_seat(
    hall: Hall, other_hall: Hall, ana: Person, ben: Person, eve: Person
) -> None:
    table = hall.seat("luna-2p", ana, ben)
    seat = table.seats_of(ben)[0]
    with hall.refused("not-your-seat"):
        hall.seats.set_notification(table.id, seat, ana, "ntfys://ntfy.sh/moon", "de")
    hall.seats.set_notification(table.id, seat, ben, "ntfys://ntfy.sh/moon", "de")
    kept = other_hall.tables.load(table.id).seats[seat]
    assert (kept.notify_url, kept.notify_language) == ("ntfys://ntfy.sh/moon", "de")
    _, link = hall.seats.invite(table.id, seat, ben)
    handed = hall.seats.claim(table.id, seat, eve, link.secret)
    assert handed.seats[seat].notify_url is None


def test_at_a_public_table_everybody_has_one_seat(hall: Hall, ana: Person, ben: Person) -> None:
    table, invitations = hall.create(ana, "luna-4p", [ME, OPEN, OPEN, OPEN], visibility="public")
    hall.seats.claim(table.id, 1, ben, None)
    with hall.refused("one-seat-each"):
        hall.seats.claim(table.id, 2, ben, None)
    with hall.refused("one-seat-each"):
        hall.seats.claim(table.id, 2, ben, invitations[1].secret)
    with hall.refused("one-seat-each"):
        hall.seats.claim(table.id, 3, ana, None)
    with hall.refused("one-seat-each"):
        hall.create(ana, "luna-3p", [ME, ME, OPEN], visibility="public")
    hall.create(ana, "luna-2p", [ME, ME], visibility="public")  # to be watched: nobody waits for a seat
    link, [first, second] = hall.create(ana, "luna-3p", [ME, OPEN, OPEN])
    for invitation in (first, second):
        hall.seats.claim(link.id, invitation.seat, ben, invitation.secret)
