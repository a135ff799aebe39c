"""Offers: what one player asks of the others at the table, to go back or to end the game without a result."""

from lunarium.tables.errors import Conflict, Forbidden
from lunarium.tables.people import Person
from lunarium.tables.table import Offer, Table


def plan_end(table: Table, person: Person) -> Offer:
    """To end the game, and which seats must agree: those of all other people."""
    mine = table.seats_of(person)
    if not mine:
        raise Forbidden("not-your-seat")
    if table.finished_at is not None:
        raise Conflict("game-is-over")
    if table.daily is not None:
        raise Forbidden("daily-own")
    others = (seat.number for seat in table.seats if seat.holder == "person" and seat.number not in mine)
    return Offer(None, mine[0], tuple(others))


def check_answer(table: Table, person: Person, ends: bool) -> Offer:
    """The offer of this kind that waits for this person."""
    offer = _check_kind(table, ends)
    if not set(table.seats_of(person)) & set(offer.waits_for):
        raise Forbidden("not-yours-to-answer")
    return offer


def check_withdrawal(table: Table, person: Person, ends: bool) -> None:
    """Refuse to withdraw what another player has asked."""
    if _check_kind(table, ends).by not in table.seats_of(person):
        raise Conflict("no-offer")


def _check_kind(table: Table, ends: bool) -> Offer:
    if table.offer is None or (table.offer.to_ply is None) != ends:
        raise Conflict("no-offer")
    return table.offer
