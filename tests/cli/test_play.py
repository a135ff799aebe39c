"""Playing: on the whole screen by typing and choosing, and in plain lines through pipes."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer
from textual.pilot import Pilot
from textual.widgets import RichLog
from typer.testing import CliRunner, Result

from lunarium.ai.players import player
from lunarium.cli.options import GameCommand
from lunarium.cli.play import opponents, play, spoken_language
from lunarium.cli.screen.app import GameApp
from lunarium.cli.screen.moves import MoveList
from lunarium.cli.screen.parts import Heading, Part
from lunarium.cli.screen.prompt import Prompt
from lunarium.cli.screen.sheet import Sheet
from lunarium.cli.session import Session
from lunarium.core.errors import BadOption
from lunarium.games import load

SIZE = (100, 35)
UNSEEN = 40  # moves, of some sixty, before the screen is there
app = typer.Typer()
app.command(cls=GameCommand)(play)


def game(key: str, computer: str = "", **options: Any) -> GameApp:
    """A game for two on the screen, against a computer if one is named."""
    computers = {1: player(computer)} if computer else {}
    return GameApp(Session.deal(load(key), options, 7, computers), "en")


async def settle(pilot: Pilot[None]) -> None:
    """Until the computers have moved and everything is drawn."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def enter(pilot: Pilot[None], line: str) -> None:
    """Type a line and press Enter."""
    await pilot.press(*line, "enter")
    await settle(pilot)


def story(screen: GameApp) -> str:
    """Everything the story panel says, on one line."""
    return " ".join(strip.text.strip() for strip in screen.query_one(RichLog).lines)


def run(*arguments: str, typed: str = "") -> Result:
    """The command with this text on its standard input."""
    return CliRunner().invoke(app, arguments, input=typed)


@pytest.mark.parametrize(("key", "players"), [("luna", 2), ("luna", 4), ("nova-luna", 2), ("nova-luna", 4)])
async def test_all_parts_fit_the_screen(key: str, players: int) -> None:
    screen = game(key, players=players)
    async with screen.run_test(size=SIZE) as pilot:
        await settle(pilot)
        for part in [*screen.query(Part), screen.query_one(MoveList), screen.query_one(RichLog)]:
            assert screen.screen.region.contains_region(part.region)
        assert not screen.query_one("#table").show_vertical_scrollbar
        assert not screen.query_one("#table").show_horizontal_scrollbar
        for part in screen.query(Part):
            assert part.drawn is not None
            assert (part.drawn.width, part.drawn.height) <= part.content_size


async def test_a_move_is_typed() -> None:
    screen = game("nova-luna")
    async with screen.run_test(size=SIZE) as pilot:
        move = screen.session.complete("")[0]
        await enter(pilot, move)
        assert screen.session.moves == [move]
        assert screen.query_one(Prompt).value == ""
        assert "as the first tile" in story(screen)


async def test_a_move_is_chosen_from_the_list_while_typing_filters_it() -> None:
    screen = game("luna")
    async with screen.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.press(*"novice")
        await pilot.pause()
        assert screen.query_one(MoveList).option_count == 2  # a heading and a move
        await pilot.press("down", "enter")
        await settle(pilot)
        assert screen.session.moves == ["place-shrine novice"]


async def test_the_arrows_walk_over_moves_only() -> None:
    screen = game("nova-luna")
    async with screen.run_test(size=SIZE) as pilot:
        await settle(pilot)
        first = screen.query_one(MoveList)
        await pilot.press("down", "down", "up")
        await pilot.pause()
        chosen = first.chosen
        assert chosen in screen.session.complete("")
        assert screen.scene().chosen == chosen
        await pilot.press("enter")
        await settle(pilot)
        assert screen.session.moves == [chosen]


async def test_tab_completes() -> None:
    screen = game("luna")
    async with screen.run_test(size=SIZE) as pilot:
        await pilot.press(*"place-shrine n", "tab")
        assert screen.query_one(Prompt).value == "place-shrine novice"
        await pilot.press("escape")
        assert screen.query_one(Prompt).value == ""


async def test_why_gives_the_reason_and_its_rule() -> None:
    screen = game("nova-luna")
    async with screen.run_test(size=SIZE) as pilot:
        await enter(pilot, "why refill")
        assert "The selection track is full" in story(screen)
        assert "(NL: refilling)" in story(screen)
        await enter(pilot, f"why {screen.session.complete('')[0]}")
        assert "is allowed." in story(screen)


async def test_a_refusal_is_told_and_the_text_stays_to_be_mended() -> None:
    screen = game("luna")
    async with screen.run_test(size=SIZE) as pilot:
        await enter(pilot, "meditate")
        assert "× This move is not allowed now." in story(screen)
        assert screen.query_one(Prompt).value == "meditate"
        assert screen.session.moves == []


async def test_undo_takes_back_with_the_computers_answer() -> None:
    screen = game("luna", computer="random")
    async with screen.run_test(size=SIZE) as pilot:
        await settle(pilot)
        moves, told = screen.session.moves.copy(), story(screen)
        await enter(pilot, screen.session.complete("")[0])
        assert len(screen.session.moves) >= len(moves) + 2
        await pilot.press("ctrl+z")
        await settle(pilot)
        assert screen.session.moves == moves
        assert story(screen) == told
        await enter(pilot, "undo")
        assert "no move of yours" in story(screen)


async def test_save_and_help_and_quit(tmp_path: Path) -> None:
    screen = game("nova-luna")
    path = tmp_path / "game.json"
    async with screen.run_test(size=SIZE) as pilot:
        screen.action_obey(f"save {path}")
        await settle(pilot)
        assert path.exists()
        await pilot.press("f1")
        assert len(screen.screen_stack) == 2
        await pilot.press("escape")
        assert len(screen.screen_stack) == 1
        await enter(pilot, "quit")
    assert not screen.is_running


async def test_other_displays_can_be_looked_at() -> None:
    screen = game("nova-luna", players=3)
    async with screen.run_test(size=SIZE) as pilot:
        await settle(pilot)
        first = screen.scene().shown
        await pilot.press("f3")
        assert screen.scene().shown == (first + 1) % 3
        await pilot.press("f2")
        assert screen.scene().shown == first


async def test_the_heading_tells_turn_and_deal() -> None:
    screen = game("luna")
    async with screen.run_test(size=SIZE) as pilot:
        await settle(pilot)
        heading = screen.query_one(Heading).drawn
        assert heading is not None
        assert "to move" in heading.plain()
        assert "deal 7" in heading.plain()


def choose(session: Session, rng: Random) -> str:
    """A random move that comes to an end soon."""
    legal = session.game.legal_texts(session.state)
    return rng.choice([move for move in legal if move in ("meditate", "done")] or legal)


@pytest.mark.parametrize("key", ["nova-luna", "luna"])
async def test_a_game_against_a_computer_ends_with_the_result(key: str) -> None:
    screen = game(key, computer="random")
    session, rng = screen.session, Random(1)
    session.let_computers_move()
    while len(session.moves) < UNSEEN:
        session.play(choose(session, rng))
        session.let_computers_move()
    async with screen.run_test(size=SIZE) as pilot:
        await settle(pilot)
        assert session.to_move == 0, "the end is yet to come"
        while session.outcome is None:
            screen.action_obey(choose(session, rng))
            await settle(pilot)
        assert isinstance(screen.screen, Sheet)
        assert screen.screen.sheet_title == "Result"
        await pilot.press("enter")
        assert screen.query_one(MoveList).option_count == 0
        await pilot.press("enter")
        assert isinstance(screen.screen, Sheet)


async def test_computers_alone_play_to_the_end() -> None:
    session = Session.deal(load("nova-luna"), {}, 7, {0: player("random"), 1: player("random")})
    screen = GameApp(session, "de")
    async with screen.run_test(size=SIZE) as pilot:
        await settle(pilot)
        assert session.outcome is not None
        assert isinstance(screen.screen, Sheet)


@pytest.mark.parametrize("key", ["nova-luna", "luna"])
def test_a_whole_game_through_pipes(key: str) -> None:
    session = Session.deal(load(key), {"players": 2}, 11, {0: player("greedy"), 1: player("greedy")})
    session.let_computers_move()
    result = run(key, "--hot-seat", "--seed", "11", "-p", "2", typed="\n".join(session.moves))
    assert result.exit_code == 0
    assert "wins" in result.stdout
    assert result.stdout.count("not allowed") == 0


def test_plain_lines_answer_commands(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = f"why refill\nrefill\nfoo\nundo\nhelp\n\nsave {path}\nquit\n47@0,0\n"
    result = run("nova-luna", "-s", "7", typed=typed)
    assert result.exit_code == 0
    assert "deal 7" in result.stdout
    assert "(NL:" in result.stdout
    assert "Cannot read “foo” as a move." in result.stdout
    assert "why MOVE" in result.stdout
    assert (
        result.stdout.count("On the moon wheel") == 2
    )  # at first and for the empty line; nothing after quit
    assert path.exists()
    again = run("nova-luna", "--resume", str(path), "--language", "pt")
    assert "Na roda da lua" in again.stdout


def test_the_end_of_the_input_ends_the_game_quietly() -> None:
    result = run("luna", "-p", "1", "--level", "2", "-l", "de")
    assert result.exit_code == 0
    assert "Gegenspieler" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called “chess”"),
        (["luna", "--first-game"], "There is no option “first_game” here"),
        (["luna", "-c", "oracle"], "random, first, last, greedy"),
        (["luna", "-p", "2", "-c", "random", "-c", "random", "-c", "random"], "too few for 3 computers"),
        (["luna", "--hot-seat", "-c", "random"], "only people play"),
        (["luna", "--resume", "nowhere.json"], "cannot be read"),
        (["luna", "-o", "start=sideways"], "Choose one of: standard, preselected"),
    ],
)
def test_wrong_wishes_are_answered_with_a_sentence(arguments: list[str], sentence: str) -> None:
    result = run(*arguments, "--language", "en")
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_saved_game_of_the_other_game_is_refused(tmp_path: Path) -> None:
    path = Session.deal(load("luna"), {}, 1, {}).save(tmp_path / "luna.json")
    result = run("nova-luna", "--resume", str(path), "-l", "en")
    assert result.exit_code == 2
    assert "record of luna" in result.stderr


def test_by_default_a_computer_takes_every_other_seat() -> None:
    rules = load("nova-luna")
    seated = opponents(rules, {"players": 3}, None, hot_seat=False)
    usual = "level-3" if rules.thinking.engine == "native" else "greedy"
    assert {seat: computer.name for seat, computer in seated.items()} == {1: usual, 2: usual}
    assert opponents(rules, {"players": 3}, None, hot_seat=True) == {}
    assert opponents(rules, {"players": 1}, None, hot_seat=False) == {}
    assert list(opponents(rules, {"players": 2}, ["random", "greedy"], hot_seat=False)) == [0, 1]


def test_the_language_is_the_wish_or_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert spoken_language(None) == "pt"
    assert spoken_language("de") == "de"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert spoken_language(None) == "en"
    with pytest.raises(BadOption, match="en, de, pt"):
        spoken_language("fr")
