"""`lunarium replay`: a game from its record, step by step."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from lunarium.cli.boards.names import labels, names
from lunarium.cli.boards.result import result_lines
from lunarium.cli.options import ComponentsFile
from lunarium.cli.plain import board, write_wrapped
from lunarium.cli.play import Language, Plain, read_record, speaking, spoken_language
from lunarium.cli.session import Session
from lunarium.cli.story import Story
from lunarium.core.errors import BadRecord
from lunarium.drawing.plain_table import terminal_of
from lunarium.games import load, register_components


def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a file with one record a line.")],
    game: Annotated[int, typer.Option("--game", "-g", help="Which record of the file.", min=1)] = 1,
    ply: Annotated[
        int | None, typer.Option(help="Start at this ply (with --plain: show only this one).")
    ] = None,
    components: ComponentsFile = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Step through a game forwards and backwards."""
    spoken = spoken_language(language)
    with speaking(spoken):
        session = _recorded(file, game, components)
        plies = len(session.moves)
        if ply is not None and not 0 <= ply <= plies:
            raise BadRecord("record-no-such-ply", ply=ply, plies=plies)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        replay_in_lines(session, spoken, range(plies + 1) if ply is None else range(ply, ply + 1))
        return
    from lunarium.cli.screen.replay import (
        ReplayApp,
    )  # it takes a while to load, and other commands need it not

    ReplayApp(session, spoken, ply or 0).run()


def _recorded(path: Path, number: int, components: Path | None) -> Session:
    """The game of a record, checked to its end."""
    if components is not None:
        register_components(components)
    record = read_record(path, number)
    record.verify(load(record.game))
    return Session.resume(record, {})


def replay_in_lines(session: Session, language: str, plies: range) -> None:
    """Each ply with its move, what it was, and the board after it."""
    game, options = session.game, session.options
    called = labels(game, options, language, [])
    story = Story(game, language, names(game, options, language))
    for ply in plies:
        if ply:
            turn = session.turn(ply - 1)
            write_wrapped(f"{ply}. {turn.move}: {' '.join(story.tell(turn))}")
        for line in terminal_of(game).describe(board(session, called, language, ply)):
            write_wrapped(line)
        write_wrapped("")
    outcome = session.outcome
    if outcome and plies[-1] == len(session.moves):
        for line in result_lines(game, outcome, called, language):
            write_wrapped(line)
