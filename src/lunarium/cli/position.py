"""`lunarium position`: a game as it stands, from its text; or the text of a ply of a record."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from lunarium import texts
from lunarium.ai.thinking import Budget, Thinker, Thought
from lunarium.cli.options import ComponentsFile
from lunarium.cli.plain import Lines, write_wrapped
from lunarium.cli.play import Language, read_record, speaking, spoken_language
from lunarium.cli.session import Session
from lunarium.core.errors import BadOption
from lunarium.core.game import Json
from lunarium.core.score import Score
from lunarium.games import AnyGame, load, positions_of, read_position, register_components

SHORT = Budget(seconds=1.0)


def position(
    text: Annotated[str | None, typer.Argument(help="A position, as docs/notation.md describes it.")] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Use the position of a record; without other options, print its text."
        ),
    ] = None,
    game: Annotated[int, typer.Option("--game", "-g", help="Which record of the file.", min=1)] = 1,
    ply: Annotated[int | None, typer.Option(help="The ply of the record (default: its last).")] = None,
    best: Annotated[bool, typer.Option("--best", help="Also search for the best move.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write a record that starts here, to play on.")
    ] = None,
    components: ComponentsFile = None,
    language: Language = None,
) -> None:
    """Show a position: board, score, player to move and legal moves."""
    spoken = spoken_language(language)
    with speaking(spoken):
        if (text is None) == (record is None):
            raise BadOption("terminal-position-one")
        if components is not None:
            register_components(components)
        rules, state = read_position(text) if text is not None else _reach(record, game, ply)
        if text is None and not (best or as_json or save):
            sys.stdout.write(positions_of(rules).write(state) + "\n")
            return
        session = open_session(rules, state)
        thought = _think(session) if best and session.to_move is not None else None
        if save is not None:
            session.save(save)
    if as_json:
        shown = describe(session) | ({"best": thought.as_json()} if thought else {})
        sys.stdout.write(json.dumps(shown, ensure_ascii=False) + "\n")
        return
    Lines(session, spoken).show()
    if thought is not None:
        write_wrapped(texts.say("terminal-position-best", spoken, {"move": thought.move}))


def open_session(game: AnyGame, state: Any) -> Session:
    """The game that starts from this state, with people on all seats."""
    options, setup = positions_of(game).begin(state, Random())
    return Session(game, options, setup, states=[state])


def describe(session: Session) -> Json:
    """What there is to know about a position."""
    game, state = session.game, session.state
    score: Score = game.score(game.settle(session.options))
    return {
        "game": game.key,
        "position": positions_of(game).write(state),
        "options": dict(session.options),
        "to_move": session.to_move,
        "score": {"unit": score.unit, "by_seat": game.showing.progress(state)},
        "legal": game.legal_texts(state),
        "view": game.view(state, None),
    }


def _reach(path: Path | None, number: int, ply: int | None) -> tuple[AnyGame, Any]:
    """The game of a record, and the state that it leads to."""
    if path is None:
        raise BadOption("terminal-position-one")
    record = read_record(path, number)
    game = load(record.game)
    return game, record.replay(game, ply)


def _think(session: Session) -> Thought:
    """What a short search thinks best; it knows nothing that is face down."""
    game, rng = session.game, Random(0)
    world = game.determinize(session.state, session.to_move, rng)
    thinker = Thinker(game, world)
    thinker.think(SHORT)
    return thinker.thoughts()[0]
