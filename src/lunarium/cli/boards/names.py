"""Names: what the seats are called, for labels and in sentences."""

from __future__ import annotations

from lunarium import texts
from lunarium.cli.boards.palette import EMBLEMS
from lunarium.core.game import Json, Seat


def sides(view: Json) -> int:
    """How many sides are on the table, a scripted opponent included."""
    return len(view["players"] if view["game"] == "luna" else view["seats"])


def names(view: Json, language: str) -> dict[Seat, str]:
    """By seat: Sun, Star, Saturn, Moon; the scripted opponent is called what he is."""
    named = {seat: texts.say(f"terminal-seat-{seat}", language) for seat in range(sides(view))}
    if view["game"] == "luna":
        scripted = (player["seat"] for player in view["players"] if player["scripted"])
        named |= {seat: texts.say("terminal-opponent", language) for seat in scripted}
    return named


def labels(view: Json, language: str, people: list[Seat]) -> tuple[str, ...]:
    """The names for a board: the only person at the terminal is just you."""
    named = names(view, language)
    if len(people) == 1:
        named[people[0]] = texts.say("terminal-you", language)
    return tuple(named[seat] for seat in sorted(named))


def emblems(view: Json) -> dict[Seat, str]:
    """By seat its emblem, where a name would take too much room."""
    return {seat: EMBLEMS[seat] for seat in range(sides(view))}
