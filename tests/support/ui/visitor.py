"""Somebody with a browser: their page, and the server as they see it."""

import json
import os
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from lunarium.core.record import Record
from tests.support.legal_moves import legal_texts
from tests.support.modes import MODES, random_record
from tests.support.records import read

Json = dict[str, Any]
# Most visitors are no newcomers: nothing stands before their first move, and a win is no first one.
SETTINGS: Json = {"welcomed": ["luna", "nova-luna"], "won": ["luna", "nova-luna"]}
WELCOMED = f"""{{
    const key = "lunarium-settings";
    if (location.origin !== "null" && !localStorage.getItem(key))
        localStorage.setItem(key, `{json.dumps(SETTINGS)}`);
}}"""
ME: Json = {"holder": "me"}
CHILD: Json = {"holder": "computer", "level": "level-1"}
OPEN: Json = {"holder": "open"}
MY_TURN_OR_OVER = re.compile(r"^(● |Game over)")
BLANK = "about:blank"
QUIET_PATH = "/nowhere"  # least is to be seen there
FOLLOW = "(href) => { history.pushState(null, '', href); dispatchEvent(new PopStateEvent('popstate')); }"
# As if it had been chosen, or told, in another window.
REMEMBER = """(chosen) => {
    localStorage.setItem("lunarium-settings", JSON.stringify(chosen));
    dispatchEvent(new StorageEvent("storage", { key: "lunarium-settings" }));
}"""
GREET = """async (name) => {
    dispatchEvent(new StorageEvent("storage", { key: "lunarium-person" }));
    const shown = document.querySelector("header [data-given-name]"); // not in the slim bar of a small screen
    for (let looks = 0; shown && shown.textContent !== name; looks++) {
        if (looks > 10_000) throw new Error("the page does not hear who came");
        await new Promise((done) => setTimeout(done, 5));
    }
}"""
FONTS_BLOCKED = os.environ.get("LUNARIUM_UI_FONTS") == "blocked"  # as where they cannot be had
MOST_LOOKS = 2_000  # until a page that is behind the server counts as broken


class Visitor:
    """A page and the cookie behind it; tables are called by the id in the address."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # ---- past the page: what the server says

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers this browser, where it grants it."""
        answer = self.page.request.fetch(f"/api{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return json.loads(answer.body())  # what Playwright reads itself it also searches, for long

    def introduce(self, name: str) -> None:
        """Get a name."""
        self.ask("POST", "/people", {"name": name})
        if self.page.url != BLANK:
            self.page.evaluate(GREET, name)

    def set_table(self, mode: str, seats: list[Json] | None = None, **more: Any) -> Json:
        """A new table with its invitations; all seats one's own unless told otherwise."""
        game, options = MODES[mode]
        chosen = {name: value for name, value in options.items() if name != "players"}
        body = {"game": game, "options": chosen, "seats": seats or [ME] * options["players"], **more}
        made: Json = self.ask("POST", "/tables", body)
        return made

    def bring(self, record: Record, seats: list[Json] | None = None) -> str:
        """The id of a table that goes on with a game, or shows a finished one."""
        made = self.ask("POST", "/records", {"record": record.as_json(), "seats": seats})
        return str(made["snapshot"]["table"]["id"])

    def open_middle(self, mode: str, moves: int, seed: int = 1) -> None:
        """A game after so many moves, all seats one's own."""
        record = random_record(mode, seed, moves=moves)
        self.open_table(self.bring(record, [ME] * int(record.options["players"])))
        self.wait_for_ply(moves)

    def open_end(self, mode: str, seed: int, rest: int, seats: list[Json]) -> None:
        """A game in its last moves: what was played before comes as a record."""
        whole = random_record(mode, seed)
        self.open_table(self.bring(random_record(mode, seed, moves=len(whole.moves) - rest), seats))

    @property
    def table(self) -> str:
        """The table that is open."""
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def look(self, **query: int) -> Json:
        """The open table as the server shows it."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        shown: Json = self.ask("GET", f"/tables/{self.table}?{asked}")
        return shown

    def own_moves(self) -> list[str]:
        """What one has played at the open table, as the server tells it."""
        seen = self.look(since=0)
        mine = {seat["seat"] for seat in seen["table"]["seats"] if seat["mine"]}
        return [entry["move"]["text"] for entry in seen["log"] if entry["seat"] in mine]

    def insight(self) -> Json:
        """What each move at the open table would bring."""
        told: Json = self.ask("POST", "/ask/insight", {"source": {"table": self.table}})
        return told

    def send(self, move: str | None = None) -> Json:
        """A move past the page: this one, or the first that is legal."""
        seen = self.look()
        body = {"move": move or legal_texts(seen)[0], "ply": seen["ply"], "line": seen["line"]}
        shown: Json = self.ask("POST", f"/tables/{self.table}/moves", body)
        return shown

    # ---- the page

    def remember(self, **chosen: Any) -> None:
        """Settings of an earlier visit."""
        if self.page.url == BLANK:
            self.page.goto(QUIET_PATH)
        self.page.evaluate(REMEMBER, SETTINGS | chosen)

    def go(self, path: str) -> None:
        """Follow a link, a third of the work of loading a page; load it where none is open yet."""
        if self.page.url == BLANK:
            self.page.goto(path)
        else:
            self.page.evaluate(FOLLOW, path)

    def open_table(self, table: str, more: str = "") -> None:
        """Go to a table and wait for its board."""
        self.go(f"/t/{table}{more}")
        self.wait_for_board()

    def wait_for_board(self) -> None:
        """Until the board is there."""
        self.page.locator("[data-table]").wait_for()

    def wait_for_turn(self) -> bool:
        """Until it is one's turn (True) or the game is over (False); the page may be behind the server."""
        for _ in range(MOST_LOOKS):
            expect(self.page).to_have_title(MY_TURN_OR_OVER)
            title = self.page.title()  # which may have changed since
            if title.startswith("Game over"):
                return False
            seen = self.look()
            if title.startswith("●") and seen["your_turn"]:
                # The title may be that of one's last turn: the others may have moved meanwhile.
                expect(self.page.locator("[data-table]")).to_have_attribute("data-table", str(seen["ply"]))
                return True
        raise AssertionError("the page says that it is one's turn, the server does not")

    def wait_for_ply(self, ply: int) -> None:
        """Until the story tells so many moves."""
        expect(self.page.locator("li[data-ply]")).to_have_count(ply)

    def wait_for_move(self, ply: int) -> None:
        """Until the story tells the move of this ply."""
        self.page.locator(f'li[data-ply="{ply}"]').wait_for(state="attached")

    def button(self, name: str, exact: bool = True) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def dialog(self, name: str | re.Pattern[str]) -> Locator:
        """An open dialog by its title."""
        return self.page.get_by_role("dialog", name=name)

    def choose_from_menu(self, item: str) -> None:
        """Something from the table's menu."""
        self.button("Table menu").click()
        self.page.get_by_role("menuitem", name=item, exact=True).click()

    def tab_to(self, target: Locator, most: int = 80) -> None:
        """Press Tab until this has the focus."""
        target.wait_for()
        for _ in range(most):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")


def watch(page: Page, faults: list[str]) -> None:
    """Note errors of the page and breaches of its policy, which lets nothing leave the host."""

    def hear(line: ConsoleMessage) -> None:
        if "Content Security" in line.text:
            faults.append(line.text)

    page.on("pageerror", lambda error: faults.append(str(error.stack)))
    page.on("console", hear)


Visit = Callable[..., Visitor]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rest(visitor: Visitor, thing: Locator) -> None:
    """The mouse comes, moves a little and stays."""
    x, y = middle(thing)
    visitor.page.mouse.move(x - 3, y)
    visitor.page.mouse.move(x, y)


def seat_friends(visit: Visit, mode: str = "nova-luna-2p") -> tuple[Visitor, Visitor]:
    """Ana, who made the table and begins, and Ben who came by her link."""
    ana, ben = visit(None, name="Ana"), visit(None, name="Ben")
    made = ana.set_table(mode, [ME, OPEN], starts=0, deal=3)
    table, invitation = made["snapshot"]["table"]["id"], made["invitations"][0]
    ben.ask("POST", f"/tables/{table}/seats/{invitation['seat']}/claim", {"secret": invitation["secret"]})
    ana.open_table(table)
    ben.open_table(table)
    return ana, ben


def bring(visitor: Visitor, name: str) -> str:
    """The table of a short finished game."""
    record = read(name).as_json()
    made = visitor.ask("POST", "/records", {"record": record})
    return str(made["snapshot"]["table"]["id"])


DUEL = "nova-luna/ends-by-last-token-with-two"


DONE = "[data-review='done']"
