"""The page says what the server says: each number and name on a table is compared with the server's snapshot.

What shows one names it in `data-says`. A number or a cell of a table without such a name is a fault.
"""

from typing import Any

import pytest

from lunarium.games import load
from lunarium.games.nova_luna.tiles import TILES
from lunarium.texts import say
from tests.support.modes import random_record
from tests.support.ui.facts import Facts, Json, agrees, list_after, list_course, list_facts, name_seats
from tests.support.ui.sizes import DESK, PHONE
from tests.support.ui.visitor import CHILD, ME, Visit, Visitor

# A mode, and after how many moves it is looked at; where two play, the other one is a computer.
MIDDLES = (
    ("nova-luna-2p", 24),
    ("nova-luna-3p", 31),
    ("nova-luna-4p", 46),
    ("nova-luna-solo", 6),
    ("nova-luna-solo", 16),
    ("nova-luna-solo-each-tile-once", 15),
    ("luna-2p", 49),
    ("luna-3p", 117),
    ("luna-4p", 122),
    ("luna-solo-level-1", 27),
)
ENDS = sorted({mode for mode, _ in MIDDLES})
# What needs no source: the story, which is the server's own; pieces and moves, which have tests of their own;
# scales, headings, and sentences that are always the same.
ELSEWHERE = ", ".join(
    (
        "[data-ply], .story, .replay, .frame-actions, .usual, .actions, [role=toolbar], .moves, footer",
        ".sea, [data-place], [data-wheel], [data-placed], [data-cell], svg.tile, .visually-hidden",
        "[role=slider], th, .text h4, .goal, .bonus, button.end",
        ".text section > :is(ol, ul):not(:has([data-says]))",
    )
)
# What each kind of game says at least, under way and at its end.
ALWAYS = "headline turn.long turn.brief"
LUNA = f"{ALWAYS} round council council.1 seat.0.name seat.0.influence seat.0.points.priestess seat.1.novices"
LUNA += " seat.1.favours seat.1.supply seat.1.shrines seat.1.temple seat.1.council seat.1.claims"
NOVA_LUNA = f"{ALWAYS} hub.title supply supply.tiles seat.0.tokens_left seat.0.display"
WANTED = {
    "luna": f"{LUNA} guard next.guard next.apostate seat.0.forecast seat.0.forecast.apostate",
    "luna-end": f"{LUNA} seat.1.place seat.1.rank seat.1.points.council course.0.1",
    "nova-luna": f"{NOVA_LUNA} seat.1.name seat.1.tiles seat.1.track hub.order",
    "nova-luna-end": f"{NOVA_LUNA} hub.result margin course.0.1"
    " seat.1.name seat.1.rank seat.1.tokens_left seat.1.tokens_placed seat.1.tiles seat.1.distance",
    "nova-luna-solo": f"{NOVA_LUNA} stacks stack.1 stack.2 phase.1.sum phase.2.sum solo.running solo.total",
    "nova-luna-solo-end": f"{NOVA_LUNA} hub.result solo.score solo.total solo.verdict"
    " phase.1.tiles phase.1.penalty phase.1.note phase.2.tiles phase.2.penalty phase.2.note phase.2.sum",
}
READ = """(elsewhere) => {
    const roots = [...document.querySelectorAll("[data-table], dialog[open] .body, .title, .turn")];
    const trim = (text) => text.replace(/\\s+/g, " ").trim();
    const said = [], silent = [];
    for (const root of roots) {
        for (const one of root.querySelectorAll("[data-says]")) {
            const row = one.closest("tr");
            const table = one.closest("table");
            const cell = one.closest("td, th");
            const head = cell && table?.tHead?.rows[0]?.cells[cell.cellIndex];
            said.push([
                one.dataset.says, trim(one.textContent), one.matches("td"),
                trim(row?.querySelector("th[scope=row]")?.textContent ?? ""), trim(head?.textContent ?? ""),
            ]);
        }
        for (const cell of root.querySelectorAll("td"))
            if (trim(cell.textContent) && !cell.closest("[data-says]")) silent.push(trim(cell.textContent));
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const { parentElement: one, data } = texts.currentNode;
            if (!/\\d/.test(data) || one.closest("[data-says], style, td")) continue;
            if (one.closest(elsewhere) === null) silent.push(trim(one.outerHTML.slice(0, 300)));
        }
    }
    return { said, silent };
}"""
LABELS = {
    "influence": "lb-influence",
    "difference": "lb-difference",
    "tokens_left": "nl-score-left",
    "tokens_placed": "nl-score-placed",
    "tiles": "nl-score-tiles",
    "distance": "nl-score-distance",
    "rank": "nl-score-rank",
    "penalty": "nl-score-penalty",
    "note": "nl-score-note",
}


def list_faults(visitor: Visitor, snapshot: Json, more: Facts | None = None) -> tuple[list[str], set[str]]:
    """What the page says otherwise than the server or without a source; and all that it says."""
    facts, names = list_facts(snapshot) | (more or {}), name_seats(snapshot)
    read: dict[str, Any] = visitor.page.evaluate(READ, ELSEWHERE)
    faults = [f"without data-says: {text}" for text in read["silent"]]
    for key, text, is_cell, row, column in read["said"]:
        fact = facts.get(key)
        if fact is None:
            faults.append(f"{key} is said to be {text!r}, the server says nothing of it")
        elif not agrees(text, fact, names):
            faults.append(f"{key} is said to be {text!r}, the server says {fact!r}")
        elif is_cell and not _is_in_place(key, names, row, column):
            faults.append(f"{key} ({text}) stands in the row {row!r}, column {column!r}")
    return faults, {key for key, *_ in read["said"]}


def _is_in_place(key: str, names: list[str], row: str, column: str) -> bool:
    """Whether the headings of a cell name what it shows, and whose it is."""
    subject, *rest = key.split(".")
    seat = int(rest[-1] if subject == "course" else rest[0]) if subject in ("seat", "course") else None
    whose = (
        {say("table-you"), say("lb-seat", params={"number": seat + 1}), names[seat]}
        if seat is not None
        else {""}
    )
    label = f"lb-source-{rest[-1]}" if "points" in rest else LABELS.get(key.rsplit(".", 1)[-1], "")
    if key.startswith("phase.") and key.endswith(".tiles"):
        label = "nl-score-numbers"
    is_labelled = not label or say(label) in (row, column) or not column
    return is_labelled and any(who in row or who in column for who in whose)


def list_missing(snapshot: Json, said: set[str]) -> list[str]:
    """What this kind of game says, and the page does not."""
    view = snapshot["view"]
    kind = view["game"] + ("-solo" if view.get("solo") else "") + ("-end" if view["outcome"] else "")
    return [f"{key} is not said" for key in WANTED[kind].split() if key not in said]


def enter(visitor: Visitor, mode: str, moves: int | None) -> Json:
    """A game after so many moves, or at its end, as the server shows it; of two one is a computer."""
    record = random_record(mode, 2)
    game, players = load(record.game), int(record.options["players"])
    plies = len(record.moves) - 1 if moves is None else moves
    states = list(record.states(game))
    if players == 2 and moves is not None:
        plies = next(ply for ply in range(moves, 0, -1) if game.to_move(states[ply]) == 0)
    seats = [ME, CHILD] if players == 2 and moves is not None else [ME] * players
    table = visitor.bring(random_record(mode, 2, moves=plies), seats)
    if moves is None:
        visitor.ask("POST", f"/tables/{table}/moves", {"move": record.moves[-1], "ply": plies, "line": 0})
    visitor.open_table(table)
    snapshot: Json = visitor.look()
    if record.options.get("solo_scoring") == "each-tile-once":
        views = (game.view(state, 0) for state in states)
        [seat] = next(view for view in views if view["solo"]["phase"] == 2)["seats"]
        snapshot["first_numbers"] = sum(TILES[placed["tile"]].number for placed in seat["display"])
    return snapshot


def list_faults_of_all(visitor: Visitor, snapshot: Json) -> tuple[list[str], set[str]]:
    """The same for what stands on a desk, as words, and on a phone."""
    page = visitor.page
    page.set_viewport_size(DESK)
    visitor.wait_for_board()
    found = [list_faults(visitor, snapshot)]
    if snapshot["insight"]:
        after = consider(visitor, snapshot)
        found.append(list_faults(visitor, snapshot, after))
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)
    show_text(visitor)
    found.append(list_faults(visitor, snapshot))
    hide_text(visitor)
    page.set_viewport_size(PHONE)
    page.locator(".chips [data-seat]").first.wait_for()
    found.append(list_faults(visitor, snapshot))
    if snapshot["view"]["game"] == "luna" or snapshot["view"]["solo"]:
        page.locator(".chips [data-seat]").first.click()
        page.locator("dialog[open] .body").wait_for()
        found.append(list_faults(visitor, snapshot))
    return [fault for faults, _ in found for fault in faults], {key for _, keys in found for key in keys}


def show_text(visitor: Visitor) -> None:
    visitor.page.keyboard.press("v")
    visitor.page.locator(".text section").first.wait_for()


def hide_text(visitor: Visitor) -> None:
    visitor.page.keyboard.press("v")
    visitor.page.locator(".text section").first.wait_for(state="detached")


def consider(visitor: Visitor, snapshot: Json) -> Facts:
    """Point at a tile in reach, or choose a move of Luna that changes much; what is said of it."""
    moves = snapshot["insight"]["moves"]
    if snapshot["view"]["game"] == "nova-luna":
        tile = snapshot["view"]["reach"][0]
        visitor.page.locator(f'[data-wheel="{tile}"]').hover()
        visitor.page.locator(f'[data-says="tile.{tile}.number"]').wait_for()
        return {}
    kinds = list(dict.fromkeys(move["kind"] for move in snapshot["legal"]))
    listed = sorted(snapshot["legal"], key=lambda move: kinds.index(move["kind"]))
    best = max(range(len(listed)), key=lambda place: moves[listed[place]["text"]]["influence"])
    show_text(visitor)
    visitor.page.locator(".text button").nth(best).click()
    hide_text(visitor)
    return list_after(snapshot, listed[best]["text"])


@pytest.mark.parametrize(("mode", "moves"), MIDDLES)
def test_a_game_under_way_says_what_the_server_says(visit: Visit, mode: str, moves: int) -> None:
    ana = visit(None, name="Ana")
    snapshot = enter(ana, mode, moves)
    faults, said = list_faults_of_all(ana, snapshot)
    faults += list_missing(snapshot, said)
    assert not faults, "\n" + "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("mode", ENDS)
def test_a_finished_game_says_what_the_server_says(visit: Visit, mode: str) -> None:
    ana = visit(None, name="Ana")
    snapshot = enter(ana, mode, None)
    result = ana.page.get_by_role("dialog")
    result.get_by_role("slider").wait_for()
    course = list_course(ana.ask("GET", f"/tables/{ana.table}/course"))
    faults, said = list_faults(ana, snapshot, course)
    ana.page.keyboard.press("Escape")
    more, also = list_faults_of_all(ana, snapshot)
    faults += more + list_missing(snapshot, said | also)
    assert not faults, "\n" + "\n".join(dict.fromkeys(faults))
