"""The situation: whose turn it is and how far the game has come, in a few words."""

from lunarium import texts
from lunarium.cli.session import Session
from lunarium.drawing.palette import EMBLEMS
from lunarium.drawing.scene import Scene
from lunarium.games import AnyGame


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


def progress(game: AnyGame, scene: Scene) -> str:
    """How far the game is, as the game itself says it."""
    names = dict(enumerate(scene.labels))
    return ", ".join(part.text(names, scene.language) for part in game.showing.headline(scene.view))
