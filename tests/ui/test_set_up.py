"""Making a table with all its options, one's name, one's settings."""

from playwright.sync_api import expect

from tests.support.ui.visitor import CHILD, ME, Visit


def test_the_same_number_gives_the_same_deal(visit: Visit) -> None:
    """Twice through the form, with the start that was chosen."""
    deals = []
    ana = visit("/new/luna")
    for _ in range(2):
        ana.go("/new/luna")
        ana.page.get_by_role("radio", name="3", exact=True).check(force=True)
        ana.page.get_by_role("radio", name="Preselected").check(force=True)
        ana.page.get_by_role("textbox", name="Number of the deal").fill("12345")
        starts = ana.page.get_by_role("group", name="Who starts?")
        starts.get_by_role("radio", name="Me").check(force=True)
        ana.button("Create table").click()
        ana.wait_for_board()
        view = ana.look(ply=0)["view"]
        deals.append([view["isles"], view["temple"], view["figures"]])
    assert deals[0] == deals[1]
    assert len(ana.look()["table"]["seats"]) == 3
    assert ana.look()["table"]["options"]["start"] == "preselected"


def test_the_form_says_what_is_wrong(visit: Visit) -> None:
    """Beside the field, which takes the focus."""
    ana = visit("/new/nova-luna")
    deal = ana.page.get_by_role("textbox", name="Number of the deal")
    deal.fill("twelve")
    ana.button("Create table").click()
    expect(deal).to_be_focused()
    expect(deal).to_have_attribute("aria-invalid", "true")
    ana.page.get_by_text("Write a whole number of at most 15 digits, or nothing.").wait_for()
    deal.fill("12")
    ana.page.get_by_role("radio", name="Solo").check(force=True)
    ana.page.get_by_role("radio", name="Each tile once").check(force=True)
    ana.button("Create table").click()
    ana.wait_for_board()
    assert ana.look()["table"]["options"]["solo_scoring"] == "each-tile-once"


def test_a_name_and_settings_are_kept(visit: Visit) -> None:
    """The name is seen at the table; theme and marks survive a reload; nothing moves that shall not."""
    ana = visit("/")
    ana.button("Guest You and your settings").click()
    you = ana.dialog("You and your settings")
    you.get_by_role("textbox", name="Your name").fill("Selene of the Sea")
    you.get_by_role("button", name="Save").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("From now on you are Selene of the Sea.")
    you.get_by_role("radio", name="Day").check(force=True)
    you.get_by_role("switch", name="Symbols as well as colours").check(force=True)
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "day")
    ana.button("Selene of the Sea", exact=False).wait_for()
    made = ana.set_table("nova-luna-2p", [ME, CHILD])
    ana.open_table(made["snapshot"]["table"]["id"])
    ana.choose_from_menu("Seats")
    seats = ana.dialog("Seats")
    expect(seats).to_contain_text("Selene of the Sea")
    seats.get_by_role("textbox", name="Your name").fill("Luna")
    seats.get_by_role("button", name="Save").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("Your name is changed.")
    assert ana.look()["table"]["seats"][0]["name"] == "Luna"


def test_auto_confirm_plays_a_move_without_alternative(visit: Visit) -> None:
    """Whoever wants it so plays a move without an alternative at once."""
    ana = visit(None, name="Ana")
    ana.remember(autoConfirm=True)
    made = ana.set_table("luna-2p-preselected")
    ana.open_table(made["snapshot"]["table"]["id"])
    ana.page.keyboard.press("m")
    ana.wait_for_ply(1)
