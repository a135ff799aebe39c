"""Every page, and tables in every state that looks different, for those who look at all of them."""

from collections.abc import Callable

from tests.support.modes import random_record
from tests.support.records import read
from tests.support.ui.keeper import enter_until_refill, keep, list_events
from tests.support.ui.visitor import ME, Visitor

Opening = Callable[[Visitor], None]


def _page(path: str) -> Opening:
    def open_it(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.get_by_role("heading", level=1).first.wait_for()
        visitor.page.locator("main [aria-busy='true']").first.wait_for(state="detached")

    return open_it


def _table(mode: str, moves: int | None, then: Callable[[Visitor], None] | None = None) -> Opening:
    def open_it(visitor: Visitor) -> None:
        record = random_record(mode, 1) if moves is None else random_record(mode, 1, moves=moves)
        seats = None if moves is None else [ME] * int(record.options["players"])
        visitor.open_table(visitor.bring(record, seats))
        if moves is None:
            visitor.page.get_by_role("slider", name="Course of the game").wait_for()
        if then:
            then(visitor)

    return open_it


def _press(key: str, dialog: str) -> Callable[[Visitor], None]:
    def open_it(visitor: Visitor) -> None:
        visitor.page.keyboard.press(key)
        visitor.dialog(dialog).wait_for()

    return open_it


def _menu(item: str, dialog: str) -> Callable[[Visitor], None]:
    def open_it(visitor: Visitor) -> None:
        visitor.choose_from_menu(item)
        visitor.dialog(dialog).wait_for()

    return open_it


def _button(name: str, dialog: str) -> Opening:
    def open_it(visitor: Visitor) -> None:
        visitor.page.goto("/")  # without the dialog that was open before
        visitor.button(name, exact=False).first.click()
        visitor.dialog(dialog).wait_for()

    return open_it


def _replay(visitor: Visitor) -> None:
    visitor.choose_from_menu("Replay")
    visitor.page.get_by_role("slider", name="Replay").wait_for()


def _as_text(visitor: Visitor) -> None:
    visitor.page.keyboard.press("v")
    visitor.page.get_by_role("heading", level=3).first.wait_for()


def _name_tiles(visitor: Visitor) -> None:
    record = read("nova-luna/win-tie-by-tower")
    table = keep(visitor, record)
    enter_until_refill(visitor, table, list_events(record))
    visitor.open_table(table)
    visitor.button("Refill").click()
    visitor.button("Confirm").click()
    visitor.dialog("Which tiles were turned up?").get_by_role("list", name="All tiles").wait_for()


def _review(name: str) -> Opening:
    def open_it(visitor: Visitor) -> None:
        visitor.go(f"/t/{visitor.bring(read(name))}/review")
        visitor.page.get_by_role("region", name="This move").wait_for()

    return open_it


def _puzzle(game: str) -> Opening:
    def open_it(visitor: Visitor) -> None:
        first = visitor.ask("GET", f"/puzzles/{game}")["puzzles"][0]["key"]
        visitor.go(f"/puzzles/{game}/{first}")
        visitor.page.locator("[data-puzzle='choosing']").wait_for()
        visitor.page.keyboard.press("h")
        visitor.page.locator(".hint").wait_for()

    return open_it


def _puzzle_list(visitor: Visitor) -> None:
    _puzzle("luna")(visitor)
    key = visitor.page.url.rpartition("/")[2]
    visitor.ask("POST", f"/puzzles/luna/{key}/solution")
    visitor.go("/puzzles/luna")
    visitor.page.get_by_role("heading", level=1).first.wait_for()


PAGES: dict[str, Opening] = {
    "home": _page("/"),
    "new-nova-luna": _page("/new/nova-luna"),
    "new-luna": _page("/new/luna"),
    "keep-nova-luna": _page("/keep/nova-luna"),
    "keep-luna": _page("/keep/luna"),
    "learn-nova-luna": _page("/learn/nova-luna"),
    "learn-luna": _page("/learn/luna"),
    "daily": _page("/daily"),
    "statistics": _page("/statistics"),
    "puzzles": _page("/puzzles"),
    "puzzle-list": _puzzle_list,
    "rules-nova-luna": _page("/rules/nova-luna"),
    "rules-luna": _page("/rules/luna#L-6"),
    "sheet-actions": _page("/rules/luna/actions"),
    "sheet-solo": _page("/rules/nova-luna/solo"),
    "sheet-result": _page("/rules/luna/result"),
    "position-nova-luna": _page("/position/nova-luna"),
    "position-luna": _page("/position/luna"),
    "missing": _page("/nowhere"),
}
BOARDS: dict[str, Opening] = {
    "nova-luna": _table("nova-luna-2p", 24),
    "nova-luna-4": _table("nova-luna-4p", 40),
    "nova-luna-solo": _table("nova-luna-solo", 16),
    "luna": _table("luna-2p", 60),
    "luna-4": _table("luna-4p", 110),
    "luna-solo": _table("luna-solo-level-1", 30),
}
PUZZLES: dict[str, Opening] = {
    "nova-luna-puzzle": _puzzle("nova-luna"),
    "luna-puzzle": _puzzle("luna"),
}
RESULTS: dict[str, Opening] = {
    "nova-luna-result": _table("nova-luna-2p", None),
    "nova-luna-solo-result": _table("nova-luna-solo", None),
    "luna-result": _table("luna-2p", None),
    "luna-solo-result": _table("luna-solo-level-1", None),
}
REVIEWS: dict[str, Opening] = {
    "nova-luna-review": _review("nova-luna/ends-by-last-token-with-two"),
    "luna-review": _review("luna/shrine-refused-without-supply"),
}
DIALOGS: dict[str, Opening] = {
    "settings": _button("You and your settings", "You and your settings"),
    "help": _button("Help", "Help"),
    "friends": _button("With friends", "Nova Luna with friends"),
    "keys": _table("luna-2p", 12, _press("?", "Keys")),
    "type-a-move": _table("nova-luna-2p", 6, _press("/", "Type a move")),
    "seats": _table("nova-luna-2p", 6, _menu("Seats", "Seats")),
    "fork": _table("nova-luna-2p", 6, _menu("Go on from here", "Go on from here at a new table")),
    "notifications": _table("nova-luna-2p", 6, _menu("Notifications", "Notifications")),
    "about": _table("luna-2p", 12, _menu("About this table", "Luna")),
    "replay": _table("luna-2p", 40, _replay),
    "name-tiles": _name_tiles,
    "nova-luna-text": _table("nova-luna-2p", 20, _as_text),
    "luna-text": _table("luna-2p", 40, _as_text),
}
GROUPS = {
    "pages": PAGES,
    "puzzles": PUZZLES,
    "results": RESULTS,
    "reviews": REVIEWS,
    "dialogs": DIALOGS,
}
EVERYTHING = {name: open_it for group in (*GROUPS.values(), BOARDS) for name, open_it in group.items()}
