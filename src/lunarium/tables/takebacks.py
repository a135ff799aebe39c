"""Take-backs: what may be taken back, and who must agree."""

from dataclasses import dataclass

from lunarium.tables.errors import Conflict, Forbidden
from lunarium.tables.people import Person
from lunarium.tables.table import Table


@dataclass(frozen=True, slots=True)
class Plan:
    """Back to which ply, asked by which seat, and the seats that must agree."""

    to_ply: int
    by: int
    waits_for: tuple[int, ...]


def plan(table: Table, person: Person, to_ply: int | None = None) -> Plan:
    """What taking back means for this person now: own unfinished steps, else their last decision."""
    mine = table.seats_of(person)
    if not mine:
        raise Forbidden("not-your-seat")
    if table.finished_at is not None and not table.kept:  # who has entered the last move may have erred
        raise Conflict("game-is-over")
    target = last_decision(table, mine) if to_ply is None else to_ply
    if target is None or not 0 <= target < table.ply:
        raise Conflict("nothing-to-take-back")
    by = table.played[target].seat if table.played[target].seat in mine else mine[0]
    is_fixed = table.daily is not None or table.deal is not None  # it cannot be dealt anew
    if is_fixed and table.reveals_since(target):
        raise Forbidden("deal-no-take-back" if table.daily is None else "daily-no-take-back")
    if _are_own_steps(table, mine, target):
        return Plan(target, by, ())
    if table.daily is not None:
        raise Forbidden("daily-no-take-back")
    return Plan(target, by, _concerned(table, mine, target))


def last_decision(table: Table, mine: tuple[int, ...]) -> int | None:
    """Where taking back leads: a step back in an unfinished action, else to the start of one's last."""
    if table.game.is_midway(table.state) and table.turn in mine:
        return table.ply - 1
    last = next((ply for ply in reversed(range(table.ply)) if table.played[ply].seat in mine), None)
    while last is not None and table.played[last].was_midway:
        last -= 1
    return last


def _are_own_steps(table: Table, mine: tuple[int, ...], target: int) -> bool:
    """Whether all that goes back are one's own steps of an action that is not done."""
    gone = table.played[target:]
    return (
        table.game.is_midway(table.state)
        and all(played.seat in mine for played in gone)
        and all(played.was_midway for played in gone[1:])
    )


def _concerned(table: Table, mine: tuple[int, ...], target: int) -> tuple[int, ...]:
    """The people who moved or were to move since; everybody where something face down was revealed."""
    others = {seat.number for seat in table.seats if seat.holder == "person" and seat.number not in mine}
    if table.reveals_since(target):
        return tuple(sorted(others))
    since = {played.seat for played in table.played[target:]} | {table.turn}
    return tuple(sorted(others & since))
