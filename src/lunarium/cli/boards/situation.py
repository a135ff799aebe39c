"""The situation: whose turn it is and how far the game has come, in a few words."""

from __future__ import annotations

from lunarium import texts
from lunarium.cli.boards.palette import EMBLEMS
from lunarium.cli.session import Session
from lunarium.core.game import Json


def whose_turn(session: Session, labels: tuple[str, ...], language: str) -> str:
    """Who is to move, and by whom that is done."""
    seat = session.to_move
    if seat is None:
        return texts.say("terminal-over", language)
    who = f"{EMBLEMS[seat]} {labels[seat]}"
    if seat in session.computers:
        name = session.computers[seat].name
        return texts.say("terminal-turn-computer", language, {"who": who, "player": name})
    if session.people == [seat]:
        return texts.say("terminal-turn-you", language)
    return texts.say("terminal-turn", language, {"who": who})


def progress(view: Json, language: str) -> str:
    """The round and phase of Luna, or what is left of Nova Luna's supply."""
    if view["game"] == "nova-luna":
        return texts.say("terminal-supply", language, {"count": view["supply"]})
    if view["voyage"]:
        return texts.say(f"terminal-voyage-{view['voyage']['kind']}", language)
    return texts.say(f"terminal-phase-{view['phase']}", language, {"round": view["round"]})
