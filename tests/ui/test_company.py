"""Several browsers at one table."""

from playwright.sync_api import expect

from tests.support.ui import nova_luna
from tests.support.ui.sizes import DESK, PHONE
from tests.support.ui.visitor import Visit, Visitor, seat_friends

MEASURE = """async () => {
    const measure = () => [...document.querySelectorAll("[data-table], [data-wheel], [role=group] button")]
        .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join());
    for (let before, now = measure(); ; before = now, now = measure()) {
        if (String(now) === String(before)) return now;
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
}"""


def measure(visitor: Visitor) -> list[str]:
    """Where the table, its pieces and its buttons are on a phone."""
    visitor.page.set_viewport_size(PHONE)
    places: list[str] = visitor.page.evaluate(MEASURE)
    visitor.page.set_viewport_size(DESK)
    return places


def test_a_link_opens_a_seat_and_everybody_sees_every_move(visit: Visit) -> None:
    """From the first page: a table for two, one link, one who only watches."""
    ana = visit("/")
    ana.page.get_by_role("article", name="Nova Luna").get_by_role("button", name="With friends").click()
    friends = ana.dialog("Nova Luna with friends")
    friends.get_by_role("button", name="Create table").click()
    link = friends.get_by_role("textbox", name="Link for seat 2").input_value()
    friends.get_by_role("button", name="To the table").click()
    ana.wait_for_board()
    ana.page.get_by_text("One seat is still free.").wait_for()

    ben = visit(link)
    welcome = ben.dialog("You are invited to Nova Luna")
    welcome.get_by_role("textbox", name="Your name").fill("Ben")
    welcome.get_by_role("button", name="Sit down").click()
    expect(welcome).not_to_be_visible()
    assert "key" not in ben.page.url
    expect(ana.page.get_by_text("One seat is still free.")).not_to_be_visible()

    cleo = visit(f"/t/{ana.table}")
    cleo.wait_for_board()
    cleo.page.get_by_text("You are watching.").wait_for()
    cleo.button("Why?").wait_for()
    for dead in ("Take back", "Hint", "Confirm"):
        expect(cleo.button(dead)).to_have_count(0)
    for ply in range(4):
        mover = ana if ana.look()["your_turn"] else ben
        mover.wait_for_turn()
        nova_luna.play(mover)
        for visitor in (ana, ben, cleo):
            visitor.wait_for_ply(ply + 1)
    shown = [visitor.page.locator("[data-wheel]").count() for visitor in (ana, ben, cleo)]
    assert len(set(shown)) == 1, shown

    again = visit(link)
    stale = again.dialog("You are invited to Nova Luna")
    stale.get_by_role("textbox", name="Your name").fill("Dora")
    stale.get_by_role("button", name="Sit down").click()
    expect(stale).to_contain_text("This link no longer opens the seat.")


def test_a_page_that_was_offline_catches_up(visit: Visit) -> None:
    """Without a connection the page says so; with one it shows what happened meanwhile."""
    ana, ben = seat_friends(visit)
    state = ben.page.locator("header").get_by_role("status")
    expect(state).to_have_count(0)
    before = measure(ben)
    ben.page.context.set_offline(True)
    state.wait_for()
    ben.page.locator(".banner p").wait_for()
    assert measure(ben) == before, "what says so pushes nothing"
    moves = 0
    while ana.look()["your_turn"] or moves == 0:
        ana.wait_for_turn()
        nova_luna.play(ana)
        moves += 1
    expect(ben.page.locator("li[data-ply]")).to_have_count(0)
    ben.page.context.set_offline(False)
    ben.wait_for_ply(moves)
    expect(state).to_have_count(0)
    assert ben.wait_for_turn()
    nova_luna.play(ben)
    ana.wait_for_ply(moves + 1)


def test_a_move_is_taken_back_with_consent(visit: Visit) -> None:
    """Asked and refused, asked and withdrawn, asked and allowed."""
    ana, ben = seat_friends(visit)
    ana.wait_for_turn()
    nova_luna.play(ana)
    ben.wait_for_ply(1)
    asked, waiting = ben.dialog("Take back"), ana.dialog("Take back")
    before = measure(ben)
    for answer in ("Refuse", "Withdraw", "Allow"):
        ana.button("Take back").click()
        expect(asked).to_contain_text("Ana asks to take back one move.")
        assert measure(ben) == before, "a question pushes nothing"
        expect(waiting).to_contain_text("Waiting for Ben.")
        (waiting if answer == "Withdraw" else asked).get_by_role("button", name=answer).click()
        for offer in (asked, waiting):
            expect(offer).to_have_count(0)
        if answer != "Allow":
            assert ana.look()["ply"] == 1
    for visitor in (ana, ben):
        visitor.wait_for_ply(0)
        visitor.page.get_by_text("Moves taken back; play continues from move 1.").wait_for()
    assert ana.wait_for_turn()


def test_a_seat_is_handed_over_and_left_to_a_computer(visit: Visit) -> None:
    """By a link to oneself elsewhere, and for good."""
    ana, ben = seat_friends(visit)
    ana.choose_from_menu("Seats")
    seats = ana.dialog("Seats")
    seats.get_by_role("button", name="Hand over").click()
    seats.get_by_role("button", name="Make a link").click()
    link = seats.get_by_role("textbox", name="Link to seat").input_value()

    dora = visit(link)
    dora.dialog("You are invited").get_by_role("textbox", name="Your name").fill("Dora")
    dora.button("Sit down").click()
    dora.wait_for_turn()
    nova_luna.play(dora)
    expect(ana.page.get_by_text("You are watching.")).to_be_attached()
    ben.choose_from_menu("Seats")
    expect(ben.dialog("Seats")).to_contain_text("Dora")
    ben.button("Let a computer take over").click()
    ben.page.get_by_role("combobox", name="Strength of the computer").select_option("level-1")
    ben.button("Let a computer take over").click()
    ben.page.get_by_text("A computer plays there now.").wait_for()
    assert sorted(seat["holder"] for seat in dora.look()["table"]["seats"]) == ["computer", "person"]
