"""Boards: every mode at many moments fits its room, shows the essentials and never speaks in keys."""

import re
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

from lunarium import texts
from lunarium.cli.boards.guide import guide, guide_lines
from lunarium.cli.boards.names import labels
from lunarium.cli.boards.result import result_lines, result_table
from lunarium.cli.screen.parts import segments
from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.plain_table import terminal_of
from lunarium.drawing.scene import Scene
from lunarium.games import GAMES, AnyGame, load
from lunarium.games.luna.terminal import signs, table
from lunarium.games.nova_luna.terminal import display, others, wheel
from lunarium.games.nova_luna.terminal.gains import gains
from lunarium.games.nova_luna.terminal.tile import title
from tests.support.modes import MODES, random_record

DISPLAY_ROOM, OTHERS_ROOM = (61, 18), (32, 12)  # in a terminal of 100 x 35
KEY = re.compile(r"terminal-|hue-|isle-|figure-|[{}]")


def scene(game: AnyGame, state: Any, language: str = "en", **wishes: Any) -> Scene:
    """What a person at the terminal would see."""
    view = game.view(state, None)
    wishes.setdefault("shown", game.to_move(state) or 0)
    called = labels(game, view["options"], language, [0])
    return Scene(view, language, called, legal=frozenset(game.legal_texts(state)), **wishes)


def scenes(mode: str) -> Iterator[Scene]:
    """A random game at a dozen plies, the last one included, in every language."""
    record = random_record(mode, 1, by_kind=False)
    game = load(record.game)
    states = list(record.states(game))
    for state in [*states[:: max(1, len(states) // 11)], states[-1]]:
        gained = terminal_of(game).gains(game, state)
        yield from (scene(game, state, language, gains=gained) for language in texts.LANGUAGES)


def printed(content: RenderableType) -> str:
    """What a sheet over the table would show."""
    paper = StringIO()
    Console(width=88, file=paper).print(content)
    return paper.getvalue()


def spoken(canvas: Canvas) -> str:
    """The canvas as text, checked to be as large as it says and every character one cell wide."""
    for row in range(canvas.height):
        assert sum(segment.cell_length for segment in segments(canvas, row)) == canvas.width
    assert not KEY.search(canvas.plain())
    return canvas.plain()


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.startswith("luna")])
def test_the_table_of_luna_is_complete(mode: str) -> None:
    for now in scenes(mode):
        canvas = table.draw(now)
        text = spoken(canvas)
        assert (canvas.width, canvas.height) <= (69, 32)
        assert all(f"{now.say('terminal-isle-' + isle)[:10]}" in text for isle in signs.ISLE_SIGN)
        assert all(f"{space['tile']:>2}" in text for space in now.view["temple"]["spaces"])
        for player in now.view["players"]:
            assert f"{palette.EMBLEMS[player['seat']]} {now.labels[player['seat']]}" in text
            assert str(player["influence"]) in text
        assert f"{signs.GUARD}{now.view['path']['guard']}" in text
        assert all(text.count(sign) >= 2 for sign in signs.FIGURE_SIGN.values())


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.startswith("nova-luna")])
def test_the_table_of_nova_luna_is_complete(mode: str) -> None:
    for now in scenes(mode):
        on_wheel = spoken(wheel.draw(now))
        assert all(re.search(rf"\b{tile}\b", on_wheel) for tile in now.view["wheel"] if tile)
        assert on_wheel.count("───────") == len(now.view["reach"])
        shown = spoken(display.draw(now, *DISPLAY_ROOM))
        for tile in now.view["seats"][now.shown]["display"]:
            assert title(tile["tile"]) in shown
        around = spoken(others.draw(now, *OTHERS_ROOM))
        for seat in now.view["seats"] if now.view["solo"] is None else []:
            if seat["seat"] != now.shown:
                assert palette.EMBLEMS[seat["seat"]] in around
                assert str(seat["tokens_left"]) in around


@pytest.mark.parametrize("mode", MODES)
def test_the_table_can_be_read_aloud(mode: str) -> None:
    for now in scenes(mode):
        said = "\n".join(terminal_of(load(now.view["game"])).describe(now))
        assert not KEY.search(said)
        assert all(label in said for label in now.labels)


@pytest.mark.parametrize("mode", MODES)
def test_the_result_shows_the_ranking_and_every_point(mode: str) -> None:
    record = random_record(mode, 3, by_kind=False)
    game = load(record.game)
    state = record.replay(game)
    outcome = game.outcome(state)
    assert outcome is not None
    for language in texts.LANGUAGES:
        called = labels(game, record.options, language, [0])
        shown = printed(result_table(game, outcome, called, language))
        lines = result_lines(game, outcome, called, language)
        assert len(lines) == 1 + len(outcome.ranking)
        for seat, points in enumerate(outcome.breakdown):
            assert called[seat] in shown
            assert all(str(value) in shown for value in points.values() if value)
        assert not KEY.search(shown + "".join(lines))


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_guide_fits_one_page(key: str, language: str) -> None:
    page = printed(guide(load(key), language))
    assert page.count("\n") <= 31
    assert not KEY.search(page + "".join(guide_lines(load(key), language)))


def test_the_tile_under_the_cursor_lies_in_its_place() -> None:
    record = random_record("nova-luna-2p", 1, moves=12)
    game = load(record.game)
    state = record.replay(game)
    gained = gains(game, state)
    move = max(gained, key=gained.__getitem__)
    before = scene(game, state, gains=gained)
    after = scene(game, state, gains=gained, chosen=move)
    tile, _, place = move.partition("@")
    assert place in display.draw(before, *DISPLAY_ROOM).plain()
    assert f"{title(int(tile))} +{gained[move]}" in display.draw(after, *DISPLAY_ROOM).plain()
    assert "━━━━━━━" in wheel.draw(after).plain()


def test_gains_are_the_tokens_that_a_move_places() -> None:
    record = random_record("nova-luna-3p", 2, moves=30)
    game = load(record.game)
    state = record.replay(game)
    seat = game.to_move(state)
    found = gains(game, state)
    for move in game.legal_texts(state):
        before, after = (
            game.view(place, seat)["seats"][seat]["tokens_left"] for place in (state, game.play(state, move))
        )
        assert found.get(move, 0) == before - after


def test_a_long_display_shows_its_middle() -> None:
    cells = [(x, 0) for x in range(-30, 31)]
    frame = display.fit(cells, (56, 17), display.GRAINS)
    assert frame.grain is display.SMALL
    assert frame.at((0, 0)) is not None
    assert frame.at((-30, 0)) is None
    assert frame.columns * frame.grain.width <= 56


def test_a_canvas_keeps_what_lies_beyond_its_edge_out() -> None:
    canvas = Canvas(4, 2)
    canvas.write(-1, 0, "abcdef")
    canvas.write(0, 5, "lost")
    canvas.right(0, 1, 4, "xy")
    assert canvas.plain() == "bcde\n  xy"
