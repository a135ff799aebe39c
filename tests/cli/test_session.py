"""A session: moves through one door, reasons, taking back, saving, and the story it tells."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lunarium import texts
from lunarium.ai.players import player
from lunarium.cli.boards.names import names
from lunarium.cli.play import read_record
from lunarium.cli.session import COMMANDS, Session, read_command, seat_computers
from lunarium.cli.story import Story
from lunarium.core.errors import BadNotation, BadOption, IllegalMove, LunariumError
from lunarium.core.record import Record
from lunarium.games import AnyGame, load
from tests.support.documents import RECORDS
from tests.support.modes import MODES, random_record

GAMES = ["luna", "nova-luna"]


def deal(key: str, seed: int = 7, computer: str = "", **options: Any) -> Session:
    """A game for two, against a computer if one is named."""
    computers = {1: player(computer)} if computer else {}
    return Session.deal(load(key), options, seed, computers)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_deals_the_same_game(key: str) -> None:
    assert deal(key).setup == deal(key).setup
    assert deal(key).setup != deal(key, seed=8).setup


@pytest.mark.parametrize("key", GAMES)
def test_a_move_is_played_and_told_with_what_changed(key: str) -> None:
    session = deal(key)
    before, seat = session.view(), session.to_move
    text = session.complete("")[0]
    turn = session.play(text)
    assert (turn.move, turn.seat, turn.before) == (text, seat, before)
    assert turn.after == session.view() != before


def test_a_refusal_has_reasons_with_rules_and_changes_nothing() -> None:
    session = deal("nova-luna")
    state = session.state
    with pytest.raises(IllegalMove) as refusal:
        session.play("refill")
    assert [reason.rule for reason in refusal.value.reasons] == ["NL: refilling"]
    with pytest.raises(BadNotation):
        session.play("nonsense")
    assert session.moves == []
    assert session.state is state


@pytest.mark.parametrize("key", GAMES)
def test_why_gives_reasons_or_none(key: str) -> None:
    session = deal(key)
    assert session.why(session.complete("")[0]) == []
    assert session.why("refill" if key == "nova-luna" else "meditate")


@pytest.mark.parametrize("key", GAMES)
def test_undo_takes_back_a_persons_move_with_the_computers_answers(key: str) -> None:
    session = deal(key, computer="random")
    session.let_computers_move()
    at_first = session.moves.copy()
    session.play(session.complete("")[0])
    answers = session.let_computers_move()
    assert session.undo() == 1 + len(answers)
    assert session.moves == at_first
    assert session.to_move == 0
    assert len(session.states) == len(session.moves) + 1


def test_undo_goes_back_one_move_among_people() -> None:
    session = deal("luna")
    for _ in range(3):
        session.play(session.complete("")[0])
    moves = session.moves.copy()
    assert session.undo() == 1
    assert session.moves == moves[:-1]


@pytest.mark.parametrize("key", GAMES)
def test_there_may_be_nothing_to_undo(key: str) -> None:
    session = deal(key, computer="random")
    session.let_computers_move()
    with pytest.raises(LunariumError, match="no move of yours"):
        session.undo()


@pytest.mark.parametrize("key", GAMES)
def test_computers_play_a_game_among_themselves(key: str) -> None:
    session = Session.deal(load(key), {}, 3, {0: player("greedy"), 1: player("random")})
    turns = session.let_computers_move()
    assert session.outcome is not None
    assert [turn.move for turn in turns] == session.moves


def test_a_computer_never_sees_the_true_order_of_the_supply() -> None:
    seen: list[Any] = []

    class Spy:
        """Remembers what it was shown."""

        name = "spy"

        def choose(self, game: AnyGame, state: Any, rng: Random) -> Any:
            seen.append(state)
            return game.legal_moves(state)[0]

    session = Session.deal(load("nova-luna"), {}, 7, {0: Spy(), 1: Spy()})
    session.play(session.choose_for_computer())
    shown, true = (state.supply for state in (seen[0], session.states[0]))
    assert shown != true
    assert sorted(shown) == sorted(true)


@pytest.mark.parametrize("mode", MODES)
def test_a_saved_game_goes_on_where_it_was(mode: str, tmp_path: Path) -> None:
    session = Session.resume(random_record(mode, 1, moves=25), {})
    path = session.save(tmp_path / "deep" / "game.json")
    again = Session.resume(read_record(path), {})
    assert again.moves == session.moves
    assert again.view() == session.view()
    assert again.record() == session.record()


def test_games_are_saved_among_the_players_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lunarium.cli.session.user_data_path", lambda name, appauthor: tmp_path / name)
    path = deal("luna").save()
    assert path.parent == tmp_path / "lunarium" / "saves"
    assert path.name.startswith("luna-")
    assert read_record(path).game == "luna"


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(LunariumError, match="cannot be written"):
        deal("luna").save(tmp_path / "file" / "game.json")


@pytest.mark.parametrize("key", GAMES)
def test_completion_knows_legal_moves_and_commands(key: str) -> None:
    session = deal(key)
    legal = session.game.legal_texts(session.state)
    assert session.complete("") == [*legal, *COMMANDS]
    assert session.complete(legal[0][:2])[0].startswith(legal[0][:2])
    assert session.complete("un") == ["undo"]
    assert session.complete(f"why {legal[0][:2]}")[0] == f"why {legal[0]}"
    assert session.complete("xyz") == []


@pytest.mark.parametrize("mode", MODES)
def test_legal_moves_come_by_kind_in_the_games_order(mode: str) -> None:
    session = Session.resume(random_record(mode, 4, moves=20), {})
    by_kind = session.legal_by_kind()
    assert list(by_kind) == [kind for kind in session.game.kinds if kind in by_kind]
    listed = sorted(move for moves in by_kind.values() for move in moves)
    assert listed == session.game.legal_texts(session.state)


def test_computers_need_seats() -> None:
    assert list(seat_computers(3, [player("random")] * 2, 1)) == [1, 2]
    with pytest.raises(BadOption, match="2 seats, too few for 3"):
        seat_computers(2, [player("random")] * 3, 0)


def test_a_line_is_a_command_or_a_move() -> None:
    assert read_command("why  17@0,0 ") == ("why", "17@0,0")
    assert read_command(" undo") == ("undo", "")
    assert read_command("council tide 2") == ("play", "council tide 2")


@pytest.mark.parametrize("mode", MODES)
def test_every_move_is_told_in_every_language(mode: str) -> None:
    session = Session.resume(random_record(mode, 5, moves=250), {})
    stories = [
        Story(session.game, language, names(session.game, session.options, language))
        for language in texts.LANGUAGES
    ]
    for turn in session.turns():
        for story in stories:
            told = " ".join(story.tell(turn))
            assert told.startswith(story.names[turn.seat])
            assert told.endswith(".")
            assert not re.search(r"[{}$]|move-|isle-|goal-|hue-|favour-", told), told


def test_the_story_tells_what_came_of_a_move() -> None:
    session = Session.resume(
        next(record for record in map(Record.read, RECORDS) if record.game == "luna"), {}
    )
    story = Story(session.game, "en", {0: "Sun", 1: "Star"})
    told = {turn.move: " ".join(story.tell(turn)) for turn in session.turns()[:40]}
    assert told["sanctify 11"] == (
        "Star sanctifies tile 11. +5 influence from the Guard."
        " Sun is displaced from tile 5. +1 for displacing."
    )
    assert told["promote 11$"] == "Star claims tile 11. The Guard is bribed."
    assert told["council 1*"] == "Sun goes up in the council, to 1. The novice favour stands in for a novice."
    assert told["tide tide->book"] == "Star uses the tide: from the Tide Isle to the Book Isle."
    rounds = [sentences for turn in session.turns() if len(sentences := story.tell(turn)) > 4]
    assert len(rounds) == 6
    assert rounds[-1][-1] == "Star wins with 44 influence."
    assert rounds[0][2:6] == [
        "Round 1 is scored.",
        "Sun +7 (Moon Priestess 5, Apostate 0, temple 2).",
        "Star +4 (Moon Priestess 2, Apostate 0, temple 2).",
        "All novices become active again.",
    ]
    assert "The Moon Priestess walks to the Bribery Isle." in rounds[0]
    assert "Round 2 begins with Star; the Guard pays 5." in rounds[0]
