"""`lunarium play`: a game at this terminal, against computers, with others, or alone."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from lunarium import texts
from lunarium.ai.player import Player
from lunarium.ai.players import usual_level
from lunarium.cli.options import (
    ComponentsFile,
    GameName,
    GivenOptions,
    game_options,
    known_player,
    read_flags,
)
from lunarium.cli.plain import play_in_lines
from lunarium.cli.session import Session, saves_folder, seat_computers
from lunarium.cli.verify import records_in
from lunarium.core.errors import BadOption, BadRecord, LunariumError
from lunarium.core.game import Seat
from lunarium.core.record import Record
from lunarium.core.types import Options
from lunarium.games import AnyGame, load, register_components
from lunarium.games.engine import is_switched_off

SEEDS = 1_000_000  # short enough to write down

Language = Annotated[
    str | None, typer.Option("--language", "-l", help="en, de or pt (default: the system's language).")
]
Plain = Annotated[bool, typer.Option("--plain", help="Print plain lines instead of using the whole screen.")]


def play(
    context: typer.Context,
    game: GameName,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of players; 1 is solo.", min=1)
    ] = None,
    computer: Annotated[
        list[str] | None,
        typer.Option(
            "--computer", "-c", metavar="NAME", help="level-1 to level-5, greedy or random; repeatable."
        ),
    ] = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="No computers: people take turns at this screen.")
    ] = False,
    option: GivenOptions = None,
    components: ComponentsFile = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="The same seed deals the same game.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Play against computers or together; `play GAME --help` lists the game's options."""
    spoken = spoken_language(language)
    named = {"players": players or (max(2, len(computer) + 1) if computer else None)}
    with speaking(spoken):
        rules = load(game)
        given = [*read_flags(rules, context.args), *(option or ())]
        if resume is not None:
            session = _resumed(rules, resume, computer, hot_seat, components)
        else:
            options = game_options(rules, given, named, components)
            computers = opponents(rules, options, computer, hot_seat)
            number = SystemRandom().randrange(SEEDS) if seed is None else seed
            session = Session.deal(rules, options, number, computers)
    note = missing_engine(rules, spoken)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_in_lines(session, spoken, note)
        return
    from lunarium.cli.screen.app import GameApp  # it takes a while to load, and other commands need it not

    GameApp(session, spoken, note).run()
    if session.moves and session.outcome is None:
        kept = session.save(saves_folder() / f"{rules.key}-unfinished.json")
        sys.stdout.write(texts.say("terminal-kept", spoken, {"file": str(kept), "game": rules.key}) + "\n")


def opponents(game: AnyGame, options: Options, names: list[str] | None, hot_seat: bool) -> dict[Seat, Player]:
    """Who sits where: the named computers after the first person, or one on every other seat."""
    seats: int = game.settle(options)["players"]
    if hot_seat and names:
        raise BadOption("terminal-hot-seat-alone")
    chosen = [] if hot_seat else names or [usual_level(game)] * (seats - 1)
    first = 1 if len(chosen) < seats else 0
    return seat_computers(seats, [known_player(game, name) for name in chosen], first)


def missing_engine(game: AnyGame, language: str) -> str:
    """What to do about a native engine that should be here and is not; nothing if it is, or is not wanted."""
    if not game.thinking.has_engine or game.thinking.engine == "native" or is_switched_off():
        return ""
    return texts.say("terminal-engine-missing", language)


def spoken_language(wish: str | None) -> str:
    """The language somebody asks for, else the system's if we speak it."""
    if wish is not None:
        if wish not in texts.LANGUAGES:
            choices = ", ".join(texts.LANGUAGES)
            raise BadOption("bad-option-value", option="language", value=wish[:40], choices=choices)
        return wish
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next(
        (language for language in texts.LANGUAGES if system.startswith(language)), texts.DEFAULT_LANGUAGE
    )


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What goes wrong inside is said in the player's language, and ends the program."""
    try:
        yield
    except LunariumError as error:
        sys.stderr.write(f"{error.message(language)}\n")
        raise typer.Exit(2) from error


def read_record(path: Path, number: int = 1) -> Record:
    """A record of a file, by default its first."""
    found = list(records_in(path))
    if not 1 <= number <= len(found):
        raise BadRecord("terminal-no-such-game", game=number, games=len(found))
    return Record.read(found[number - 1][1])


def _resumed(
    game: AnyGame, path: Path, names: list[str] | None, hot_seat: bool, components: Path | None
) -> Session:
    """A saved game, with computers seated as in a new one."""
    if components is not None:
        register_components(components)
    record = read_record(path)
    if record.game != game.key:
        raise BadRecord("record-other-game", game=record.game[:40], expected=game.key)
    return Session.resume(record, opponents(game, record.options, names, hot_seat))
