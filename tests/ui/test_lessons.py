"""Lessons in the browser: whole ones by mouse, keys and touch; a stage is failed and recovered."""

import re

import pytest
from playwright.sync_api import expect

from lunarium.games import load
from lunarium.positions.lessons import Stage, list_stages
from tests.support.ui import luna, nova_luna, studies
from tests.support.ui.layout import THOROUGH, list_faults, sweep
from tests.support.ui.learner import Learner
from tests.support.ui.sizes import DESK, PHONE, PHONE_WITH_BARS, SMALLEST_PHONE
from tests.support.ui.visitor import Visit

ROOM = 168  # pixels of a board on which pieces and numbers are told apart
TWO_LINES = 25  # pixels


def meet(visit: Visit, **more: object) -> Learner:
    """A newcomer; the first star makes a guest of them."""
    return Learner(visit(None, **more).page)


def solve_nova_luna(learner: Learner, stage: Stage, touch: bool = False) -> None:
    """Its way by pointing."""
    for move in stage.way:
        nova_luna.point(learner, move, touch)
        learner.confirm(move, touch)


def solve_luna(learner: Learner, stage: Stage) -> None:
    """Its way by pointing; the steps of a voyage are composed and end with its own button."""
    page = learner.page
    for move in stage.way:
        if luna.kind_of(move) in luna.VOYAGES:
            luna.point(learner, move)
        elif ">" in move and luna.kind_of(move) not in ("sail", "book"):
            origin, goal = luna.places_of(learner.look()["view"], f"tide {move}")
            if luna.place(learner, origin).get_attribute("aria-disabled") != "true":
                luna.place(learner, origin).click()  # else the next novice of the same isle is in hand
            luna.place(learner, goal).click()
        elif move == "done":
            page.get_by_role("button", name=re.compile("^Done: ")).click()
        else:
            luna.point(learner, move)
            learner.confirm(move)


def expect_all_done(learner: Learner, game: str) -> None:
    """The lesson leads on to a game, and the home page says how many stages are done."""
    learner.button("Play your first game").wait_for()
    expect(learner.page.get_by_role("link", name="Continue")).to_have_count(0)
    count = len(list_stages(load(game)))
    progress = learner.ask("GET", "/lessons")
    mine = next(one for one in progress if one["game"] == game)
    assert (mine["done"], mine["stars"]) == (count, 3 * count)
    learner.go("/")
    learner.page.get_by_role("link", name=re.compile(rf"Learn {count} of {count}")).wait_for()


def solve_by_keys(learner: Learner, stage: Stage) -> None:
    """Its way by numbers, arrows and Enter."""
    keyboard = learner.page.keyboard
    for move in stage.way:
        if move in ("refill", "end-phase"):
            keyboard.press(move[0])
        else:
            tile, place = move.split("@")
            reach = learner.look()["view"]["reach"]
            keyboard.press(str(reach.index(int(tile)) + 1))
            nova_luna.walk_to(learner, place)
        keyboard.press("Enter")
        learner.wait_for_judgement(move)


@pytest.mark.parametrize("first", range(3) if THOROUGH else [0])
def test_nova_luna_by_mouse_keys_and_touch(visit: Visit, first: int) -> None:
    """A stage with each of them in turn; with a finger on a phone. A thorough look tries each everywhere."""
    learner = meet(visit, has_touch=True)
    for turn, stage in enumerate(learner.follow_lesson("nova-luna"), first):
        is_touched = turn % 3 == 2
        learner.page.set_viewport_size(PHONE if is_touched else DESK)
        if turn % 3 == 1:
            solve_by_keys(learner, stage)
        else:
            solve_nova_luna(learner, stage, is_touched)
    expect_all_done(learner, "nova-luna")


def test_luna_by_mouse(visit: Visit) -> None:
    learner = meet(visit)
    for stage in learner.follow_lesson("luna"):
        solve_luna(learner, stage)
    expect_all_done(learner, "luna")


def test_a_stage_is_failed_and_recovered(visit: Visit) -> None:
    learner = meet(visit)
    page = learner.page
    learner.open_stage("nova-luna", "take")
    nova_luna.point(learner, "19@1,0")
    learner.button("Confirm").click()
    learner.wait_for("missed")
    words = page.get_by_role("region", name="Not yet")
    expect(words).to_contain_text("The task has 0 of 1 tile")  # what is missing
    expect(words).to_contain_text("Fulfil the task “one yellow” on the red 5.")  # what was asked
    expect(learner.button("Try again")).to_be_focused()
    page.keyboard.press("Enter")
    learner.wait_for("open")
    nova_luna.point(learner, "65@0,-1")  # not the way that the stage knows
    learner.button("Confirm").click()
    learner.wait_for("met")
    page.get_by_role("img", name="3 of 3 stars").wait_for()


def test_a_stage_teaches_at_its_start_and_says_at_its_end_what_was_won(visit: Visit) -> None:
    learner = meet(visit)
    page = learner.page
    learner.open_stage("nova-luna", "take")
    goal = page.get_by_role("region", name="The goal")
    expect(goal).to_contain_text("Every tile has a colour and a number.")
    learner.button("more").click()
    learner.button("Less").wait_for()
    page.get_by_role("list", name="Stars to win").first.wait_for()
    page.keyboard.press("Escape")
    expect(learner.button("Less")).to_have_count(0)
    nova_luna.point(learner, "65@0,-1")
    learner.button("Confirm").click()
    expect(page.get_by_role("region", name="Done")).to_contain_text("one of your tokens")


def test_the_stage_that_scores_a_round_shows_its_table(visit: Visit) -> None:
    learner = meet(visit, viewport=PHONE)
    page = learner.page
    stage = next(stage for stage in list_stages(load("luna")) if stage.key == "meditation")
    learner.open_stage("luna", stage.key)
    luna.action(learner, "meditate").click()
    learner.confirm(stage.way[0])
    expect(page.locator("[data-ledger] [data-sum]").first).to_have_text(re.compile(r"^\+6"))
    learner.button("Less").click()
    expect(page.locator("[data-ledger]")).to_have_count(0)


def test_choices_leave_the_board_its_room_on_the_smallest_phone(visit: Visit) -> None:
    """Isles stand in one row, and the question is the one that is open."""
    learner = meet(visit, viewport=SMALLEST_PHONE)
    page = learner.page
    board = page.locator("[data-board=sea]")
    learner.open_stage("luna", "solo")
    page.get_by_role("group", name="Where?").get_by_role("button").nth(6).wait_for()
    page.wait_for_function(f"board => board.clientHeight >= {ROOM}", arg=board.element_handle())

    learner.open_stage("luna", "council")
    luna.action(learner, "council").click()
    asked = page.get_by_role("region", name="Council").get_by_role("status")
    expect(asked).to_contain_text("From which isle do novices support you?")
    page.wait_for_function(f"board => board.clientHeight >= {ROOM}", arg=board.element_handle())
    page.get_by_role("group", name="Where?").get_by_role("button", name="Tide").click()
    page.get_by_role("group", name="How?").wait_for()
    expect(asked).to_contain_text("How?")


def test_the_opponents_name_is_whole_or_left_to_their_sign(visit: Visit) -> None:
    """In German it is long."""
    learner = meet(visit, viewport=PHONE_WITH_BARS, locale="de")
    for width in (360, 390, 412, 480, 600):
        learner.page.set_viewport_size({"width": width, "height": 664})
        learner.open_stage("luna", "tide")
        name = learner.page.locator("[data-seat] .who")
        expect(name).to_have_text("Gegen\u00adspieler")
        assert name.evaluate("name => name.clientHeight") < TWO_LINES


def test_stages_are_listed_on_demand(visit: Visit) -> None:
    learner = meet(visit, viewport=PHONE)
    learner.open_stage("luna", "journey")
    learner.button("5 / 17, Stages").click()
    learner.dialog("Stages").get_by_role("link", name="Herbs").click()
    learner.page.wait_for_url("**/learn/luna/herbs")
    learner.button("8 / 17, Stages").wait_for()


def test_help_gives_an_idea_and_then_the_move(visit: Visit) -> None:
    learner = meet(visit)
    page = learner.page
    learner.open_stage("luna", "builder")
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Help")).to_contain_text("Building takes the shrine favour")
    learner.button("Show the move", exact=False).click()
    expect(page.get_by_role("region", name="Help")).to_contain_text("It is chosen on the board")
    learner.button("Confirm").click()
    goal = page.get_by_role("region", name="The goal")
    expect(goal).to_contain_text("Move 2 of 2")
    page.keyboard.press("z")
    expect(goal).to_contain_text("Move 1 of 2")


@pytest.mark.parametrize("language", ["de", "pt"])
def test_a_stage_speaks_the_viewers_language(visit: Visit, language: str) -> None:
    learner = meet(visit, locale=language)
    learner.open_stage("nova-luna", "chains")
    said = {
        "de": "Erfülle die Aufgabe „drei Blau“ auf der roten 5.",
        "pt": "Cumpra a tarefa “três azuis” no vermelho 5.",
    }
    learner.page.get_by_text(said[language]).wait_for()


def test_a_rule_leads_out_of_a_stage_and_back_to_the_same_position(visit: Visit) -> None:
    learner = meet(visit)
    page = learner.page
    stage = list_stages(load("nova-luna"))[0]
    page.goto(f"/learn/nova-luna/{stage.key}")
    nova_luna.point(learner, stage.way[0])
    page.get_by_role("link", name=re.compile("^Rule ")).first.click()
    sheet = learner.dialog(re.compile("^Rule "))
    sheet.get_by_role("button", name="Back to the game").click()
    expect(sheet).to_have_count(0)
    learner.confirm(stage.way[0])
    page.locator("[data-stage=met]").wait_for()


@pytest.mark.parametrize("game", studies.SAMPLE)
def test_every_stage_keeps_a_board_and_what_it_asks_for_in_reach(visit: Visit, game: str) -> None:
    """On phones and low, wide screens: at the start, with help open, after a wrong move."""
    ana = visit(None, name="Ana")
    stages = list(studies.find_stages(game, None if THOROUGH else studies.SAMPLE[game]))
    states = {name: open_it for name, open_it, _ in stages}
    asked = {name: needed for name, _, needed in stages}
    found = list_faults(sweep(ana, states, sizes=studies.SIZES, half=0, asked=asked))
    faults = [fault for fault in found if studies.SMALL_TILES not in fault]
    assert not faults, "\n" + "\n".join(faults)


def test_an_unknown_stage_is_missing(visit: Visit) -> None:
    learner = meet(visit)
    learner.page.goto("/learn/luna/chess")
    learner.page.get_by_role("heading", level=1).wait_for()
