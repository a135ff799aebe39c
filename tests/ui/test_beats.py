"""What happens is shown event by event: in order, skipped at any time, shown again, and marked."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from lunarium.core.record import Record
from lunarium.core.types import Data
from lunarium.games import load
from tests.support.modes import random_record
from tests.support.ui.sizes import PHONE
from tests.support.ui.visitor import CHILD, ME, Json, Visit, Visitor

TICK = 100  # milliseconds of the page's clock
MOST_TICKS = 100  # longer than any event is in sight
Wanted = Callable[[Data, Data, str], bool]


def cut(mode: str, seed: int, wanted: Wanted) -> tuple[Record, str]:
    """A game just before the first move of a kind, and that move."""
    whole = random_record(mode, seed)
    game = load(whole.game)
    views = [game.view(state, None) for state in whole.states(game)]
    ply = next(ply for ply, move in enumerate(whole.moves) if wanted(views[ply], views[ply + 1], move))
    return random_record(mode, seed, moves=ply), whole.moves[ply]


def ends_round(before: Data, after: Data, _move: str) -> bool:
    return bool(after["round"] > before["round"] > 1)


def sit_down(visit: Visit, mode: str, record: Record | None = None, **settings: object) -> Visitor:
    """Somebody who watches at the calm pace; the page's clock stands still until it is moved."""
    settings = {"reduced_motion": "no-preference"} | settings
    visitor = visit(None, name="Ana", **settings)
    visitor.page.clock.install()
    if record is None:
        made = visitor.set_table(mode, [ME, CHILD], starts=0)
        visitor.open_table(made["snapshot"]["table"]["id"])
    else:
        visitor.open_table(visitor.bring(record, [ME] * record.options["players"]))
    visitor.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    return visitor


def beat_of(visitor: Visitor) -> str | None:
    """The event in sight."""
    found = visitor.page.locator("[data-beat]")
    return found.get_attribute("data-beat") if found.count() else None


def pass_beat(visitor: Visitor) -> str | None:
    """Let the event in sight end; what is in sight then."""
    now = beat_of(visitor)
    for _ in range(MOST_TICKS):
        visitor.page.clock.run_for(TICK)
        if beat_of(visitor) != now:
            return beat_of(visitor)
    raise AssertionError(f"{now} does not end")


def await_beat(visitor: Visitor) -> None:
    """Until something is being shown."""
    visitor.page.locator("[data-beat]").wait_for()


def at_rest(visitor: Visitor) -> None:
    """Nothing is being shown."""
    expect(visitor.page.locator("[data-beat]")).to_have_count(0)


def names_of(shown: Json, since: int) -> list[str]:
    """The events of the moves from a ply on, as the server tells them."""
    return [
        f"{shown['line']}:{entry['ply']}:{index}"
        for entry in shown["log"]
        if entry["ply"] >= since
        for index in range(len(entry["beats"]))
    ]


def await_answer(visitor: Visitor) -> Json:
    """The table once the computer has answered, and the page knows it."""
    assert visitor.wait_for_turn()
    return visitor.look()


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-2p-preselected"])
def test_an_answer_is_shown_event_by_event(visit: Visit, mode: str) -> None:
    ana = sit_down(visit, mode)
    ana.send()
    answer = names_of(await_answer(ana), since=1)
    await_beat(ana)
    seen: list[str] = []
    beat = beat_of(ana)
    turn = ana.page.locator("header .turn .long")
    while beat:
        seen.append(beat)
        lit = ana.page.locator("li[data-ply]:has([data-lit])")
        expect(lit).to_have_attribute("data-ply", beat.split(":")[1])
        if beat in answer:
            expect(turn).not_to_have_text("Your turn")
        beat = pass_beat(ana)
    own = names_of(ana.look(), since=0)[: -len(answer)]  # shown only where both came at once
    assert seen in (answer, own + answer)
    at_rest(ana)
    expect(turn).to_have_text("Your turn")


def test_click_key_and_button_skip_the_beats(visit: Visit) -> None:
    """A click, a key, the button; in between it is shown again."""
    record, move = cut("luna-2p", 3, ends_round)
    ana = sit_down(visit, "luna-2p", record)
    progress = ana.page.locator("header .progress span").first
    before = progress.inner_text()
    ana.send(move)
    await_beat(ana)
    expect(progress).to_have_text(before)
    ways: list[Callable[[], None]] = [
        lambda: ana.page.mouse.click(700, 400),
        lambda: ana.page.keyboard.press("Escape"),
        lambda: ana.button("Skip").click(),
    ]
    for skip in ways:
        await_beat(ana)
        skip()
        at_rest(ana)
        expect(progress).not_to_have_text(before)
        ana.page.clock.run_for(TICK * 10)
        for player in ana.look()["view"]["players"]:
            panel = ana.page.locator(f'section[data-seat="{player["seat"]}"] .influence')
            expect(panel).to_have_text(f"Influence {player['influence']}")
        ana.page.keyboard.press("a")


def test_a_click_skips_and_acts(visit: Visit) -> None:
    """Nobody waits: the action under the pointer is chosen by the click that skips."""
    record, move = cut("luna-2p", 3, ends_round)
    ana = sit_down(visit, "luna-2p", record)
    ana.send(move)
    await_beat(ana)
    box = (
        ana.page.get_by_role("toolbar", name="Actions")
        .get_by_role("button", name="Meditation")
        .bounding_box()
    )
    assert box
    ana.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    at_rest(ana)
    ply = ana.look()["ply"]
    ana.button("Confirm", exact=False).click()
    ana.wait_for_move(ply)
    assert ana.look()["log"][-1]["move"]["text"] == "meditate"


def test_at_once_means_at_once(visit: Visit) -> None:
    record, move = cut("luna-2p", 3, ends_round)
    ana = sit_down(visit, "luna-2p", record, reduced_motion="reduce")
    ana.send(move)
    ana.wait_for_move(len(record.moves))
    at_rest(ana)
    expect(ana.page.locator("[data-last][data-kind=figure]").first).to_be_attached()


def test_beats_are_shown_again(visit: Visit) -> None:
    record, move = cut("luna-2p", 3, ends_round)
    ana = sit_down(visit, "luna-2p", record)
    ana.send(move)
    await_beat(ana)
    ana.page.keyboard.press("Escape")
    at_rest(ana)
    ana.button("Show again").click()
    rewinding = ana.page.locator("[data-beat][data-rewinding]")
    expect(rewinding).to_be_attached()
    while rewinding.count():
        ana.page.clock.run_for(TICK)
    seen = [beat_of(ana)]
    while beat := pass_beat(ana):
        seen.append(beat)
    assert seen == names_of(ana.look(), since=len(record.moves))
    ana.page.keyboard.press("a")
    await_beat(ana)


def test_a_step_forward_in_the_replay_is_shown_and_a_jump_is_not(visit: Visit) -> None:
    record, move = cut("luna-2p", 3, ends_round)
    ana = sit_down(visit, "luna-2p", record)
    ply = len(record.moves)
    ana.send(move)
    await_beat(ana)
    ana.page.keyboard.press("Escape")
    at_rest(ana)
    ana.page.locator(f'li[data-ply="{ply - 3}"] button').click()
    now = ana.page.locator('li[aria-current], li:has([aria-current="step"])')
    expect(now).to_have_attribute("data-ply", str(ply - 3))
    lit = ana.page.locator("[data-lit]")
    expect(lit).to_have_count(0)
    ana.button("One move on").click()
    expect(lit).not_to_have_count(0)
    ana.button("One move back").click()
    expect(lit).to_have_count(0)


@pytest.mark.parametrize("settings", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}])
def test_a_scoring_is_a_moment_with_a_table(visit: Visit, settings: Json) -> None:
    """Its columns come one after the other; what they come to is what the scoring changes."""
    record, move = cut("luna-3p", 2, ends_round)
    ana = sit_down(visit, "luna-3p", record, **settings)
    ana.send(move)
    await_beat(ana)
    beats = ana.look(since=len(record.moves))["log"][0]["beats"]
    first = next(index for index, beat in enumerate(beats) if beat["ledger"])
    ledger, columns = beats[first]["ledger"], len(beats[first]["ledger"]["columns"])
    for _ in range(first):
        pass_beat(ana)
    table = ana.page.locator("[data-ledger]")
    for told in range(1, columns + 1):
        expect(table.locator("tbody tr").first.locator("td > b")).to_have_count(told)
        pass_beat(ana)
    for row in ledger["rows"]:
        total = table.locator(f'[data-row="{row["seat"]}"] [data-sum]')
        expect(total).to_have_attribute("data-sum", str(row["after"] - row["before"]))
        expect(total).to_contain_text(f"{row['before']} → {row['after']}")
    pass_beat(ana)
    expect(table).to_have_count(0)


def test_the_last_move_stays_marked_until_the_next(visit: Visit) -> None:
    record, move = cut("luna-2p", 3, lambda _before, _after, move: move.startswith("sanctify"))
    ana = sit_down(visit, "luna-2p", record, reduced_motion="reduce")
    ana.send(move)
    tile = move.split()[1]
    mark = ana.page.locator(f'[data-last="tile:{tile}"][data-kind=tile]')
    expect(mark).to_be_attached()
    ana.page.reload()
    ana.wait_for_board()
    expect(mark).to_be_attached()
    ana.send()
    expect(mark).to_have_count(0)


def test_the_last_tile_stays_marked_until_the_next(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    made = ana.set_table("nova-luna-3p")
    ana.open_table(made["snapshot"]["table"]["id"])
    for _ in range(3):
        tile = ana.send(None)["log"][-1]["move"]["parts"].get("tile")
        marked = ana.page.locator("[data-last]")
        expect(marked).to_have_count(1)
        expect(
            ana.page.locator(f'[data-last][data-thumb="{tile}"], [data-last][data-placed="{tile}"]')
        ).to_have_count(1)


def test_the_story_follows_unless_the_reader_scrolled_away(visit: Visit) -> None:
    record, move = cut("luna-2p", 3, ends_round)
    ana = visit(None, name="Ana")
    ana.open_table(ana.bring(record, [ME] * 2))
    window = ana.page.locator("section.story .window")
    last = ana.page.locator("li[data-ply]").last
    newest = ana.button("To the newest line")

    def play(text: str | None = None) -> None:
        ply = ana.send(text)["ply"]
        ana.wait_for_move(ply - 1)

    play(move)  # ten lines at once
    for _ in range(3):
        play()
    expect(last).to_be_in_viewport()
    expect(newest).to_have_count(0)
    window.hover()
    ana.page.mouse.wheel(0, -600)
    newest.wait_for()
    play()
    expect(last).not_to_be_in_viewport()
    newest.click()
    expect(last).to_be_in_viewport()
    expect(newest).to_have_count(0)
    play()
    expect(last).to_be_in_viewport()
