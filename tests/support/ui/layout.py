"""Where things are on the screen: every state of a table, at every size, in every language.

`python -m tests.support.ui.layout FOLDER [STATE ...]` says what is wrong and takes a picture of each.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from playwright.sync_api import expect, sync_playwright

from lunarium.core.record import Record
from lunarium.games import load
from tests.support.legal_moves import legal_texts
from tests.support.modes import MODES, random_record
from tests.support.ui import luna, nova_luna
from tests.support.ui.axe import find_faults
from tests.support.ui.browser import FLAGS, find_chromium
from tests.support.ui.rest import wait_for_rest
from tests.support.ui.scrolling import find_nameless
from tests.support.ui.server import serve
from tests.support.ui.visitor import ME, OPEN, Json, Visitor

Size = tuple[int, int]
SIZES = (
    (360, 640),
    (375, 553),
    (390, 664),
    (390, 844),
    (412, 732),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1366, 641),
    (1440, 900),
    (2560, 1440),
)
# For what seldom differs between its neighbours.
FEW = ((360, 640), (844, 390), (820, 1180), (1440, 900), (2560, 1440))
# A page that scrolls is seen as a whole: nothing of it may be cut off.
WHOLE_PAGES = tuple((width, 5000) for width in (360, 390, 820, 1440))
WIDTHS = tuple((width, 900) for width in (360, 820, 1440, 2560))
Scheme = Literal["dark", "light"]
# Those at every second place have nothing in common.
LOOKS: tuple[tuple[Size, Scheme], ...] = (
    ((1440, 900), "dark"),
    ((390, 844), "dark"),
    ((390, 844), "light"),
    ((1440, 900), "light"),
)
DESK = (1440, 900)  # where a state is brought about
FINGERS = 1024  # up to this width, a screen is touched
LANGUAGES = ("de", "pt", "en")  # English last: hands find their way by its names
THOROUGH = os.environ.get("LUNARIUM_UI_LAYOUTS") == "all"  # every language at every size: a thorough look
DAY = "pt"  # its pictures are taken by day, the others by night
JUDGE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
# What nobody judges need not be laid out, which is most of the work: the story before its last lines, and
# what lies behind a dialog.
LIGHTEN = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
        "li[data-ply]:not(.now, :nth-last-child(-n + 12)), [data-behind] { display: none !important }",
    );
    document.adoptedStyleSheets.push(sheet);
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    for (let one = dialog; one && one !== document.body; one = one.parentElement)
        for (const other of one.parentElement.children)
            other.toggleAttribute("data-behind", other !== one);
}"""
RESTORE = """() => {
    document.adoptedStyleSheets.pop();
    document.querySelectorAll("[data-behind]").forEach((one) => one.removeAttribute("data-behind"));
}"""
# As if another window had chosen it: nothing is pressed, so what is open stays open.
SPEAK = """async (code) => {
    localStorage.setItem("lunarium-language", code);
    dispatchEvent(new StorageEvent("storage", { key: "lunarium-language" }));
    while (!document.documentElement.lang.startsWith(code)) await new Promise(requestAnimationFrame);
}"""

GAMES = ("nova-luna", "luna")
PLAYERS = (2, 4)


class Finding(NamedTuple):
    """What is wrong in one state at one size in one language."""

    state: str
    place: str
    faults: list[str]


Opening = Callable[[Visitor], None]
# The states of a table: each goes on from the one before, or opens a table of its own.
States = dict[str, Opening]


def find_states(game: str, players: int) -> States:
    """Everything that looks different at a table of this game."""
    mode = f"{game}-{players}p"
    whole = random_record(mode, 1)
    states: States = {
        **_OWN[game](mode),
        "result": lambda ana: _sit_down(ana, whole),
        "replay": lambda ana: _sit_down(ana, whole, f"?ply={len(whole.moves) // 2}"),
    }
    return {f"{game}-{players}-{name}": open_it for name, open_it in states.items()}


def find_moments(game: str) -> States:
    """What comes and goes at a table, and the table of one alone: for a few sizes."""
    middle = (
        _find_moment("luna-4p", {"journey"}, 60)
        if game == "luna"
        else random_record(f"{game}-4p", 1, moves=40)
    )
    solo = random_record("luna-solo-level-1" if game == "luna" else f"{game}-solo", 1, moves=16)
    states: States = {
        "solo": lambda ana: _sit_down(ana, solo),
        "card": lambda ana: _show_card(ana, middle),
        **({"hints": _ask_for_hints} if load(game).thinking.engine == "native" else {}),
        "phrases": lambda ana: _open_phrases(ana, middle),
        "asked": lambda ana: _ask_to_take_back(ana, middle),
        "code": _show_code,
        **({"scoring": _score_round} if game == "luna" else {}),
    }
    return {f"{game}-{name}": open_it for name, open_it in states.items()}


def _nova_luna(mode: str) -> States:
    return {
        "turn": lambda ana: _sit_down(ana, random_record(mode, 1, moves=12 * MODES[mode][1]["players"])),
        "hand": _take_tile,
        "proposed": _propose_tile,
    }


def _luna(mode: str) -> States:
    return {
        "preliminary": lambda ana: _sit_down(ana, _find_moment(mode, {"place-pair", "place-shrine"}, 1)),
        "turn": lambda ana: _sit_down(ana, _find_moment(mode, {"journey"}, 30 * MODES[mode][1]["players"])),
        "action": _choose_action,
        "proposed": _propose_action,
        "journey": _begin_journey,
    }


_OWN: dict[str, Callable[[str], States]] = {"nova-luna": _nova_luna, "luna": _luna}


def _find_moment(mode: str, kinds: set[str], at_least: int) -> Record:
    """A random game up to the first moment, not before this move, at which such a move is legal."""
    whole = random_record(mode, 1)
    game = load(whole.game)
    state = game.start(whole.options, whole.setup)
    for ply, text in enumerate(whole.moves):
        if ply >= at_least and kinds & {move.split(" ")[0] for move in game.legal_texts(state)}:
            return random_record(mode, 1, moves=ply)
        game.apply(state, game.read(text))
    raise LookupError(f"no {kinds} in this game of {mode}")


def _sit_down(ana: Visitor, record: Record, more: str = "") -> None:
    """At the seat that is to move, among computers; a finished game is watched."""
    game = load(record.game)
    state = game.start(record.options, record.setup)
    for text in record.moves:
        game.apply(state, game.read(text))
    turn = game.to_move(state)
    others: list[Json] = [
        {"holder": "computer", "level": f"level-{1 + seat}"} for seat in range(record.options["players"])
    ]
    seats = None if turn is None else [ME if seat == turn else other for seat, other in enumerate(others)]
    ana.open_table(ana.bring(record, seats), more)
    if turn is None and not more:
        ana.page.locator("dialog:modal [role=slider], dialog:modal input").first.wait_for()
    if turn is not None:
        ana.wait_for_turn()


def _take_tile(ana: Visitor) -> None:
    tile = next(move.split("@")[0] for move in legal_texts(ana.look()) if "@" in move)
    ana.page.locator(f'[data-wheel="{tile}"]').click()
    ana.page.locator("button.cell").first.wait_for()


def _propose_tile(ana: Visitor) -> None:
    held = ana.page.locator('[data-wheel][aria-pressed="true"]').get_attribute("data-wheel")
    nova_luna.point(ana, next(move for move in legal_texts(ana.look()) if move.startswith(f"{held}@")))


def _richest(ana: Visitor) -> str:
    """A move of the action with most ways, journeys apart."""
    by_kind: dict[str, list[str]] = defaultdict(list)
    for move in legal_texts(ana.look()):
        by_kind[luna.kind_of(move)].append(move)
    kinds = [kind for kind in by_kind if kind not in luna.VOYAGES]
    return by_kind[max(kinds, key=lambda kind: len(by_kind[kind]))][0]


def _choose_action(ana: Visitor) -> None:
    luna.action(ana, luna.kind_of(_richest(ana))).click()


def _propose_action(ana: Visitor) -> None:
    ana.page.keyboard.press("Escape")
    luna.point(ana, _richest(ana))
    expect(luna.confirm(ana)).to_have_attribute("aria-disabled", "false")


def _begin_journey(ana: Visitor) -> None:
    ana.page.keyboard.press("Escape")
    move = next(move for move in legal_texts(ana.look()) if move.startswith("journey"))
    luna.point(ana, move)


def _show_card(ana: Visitor, record: Record) -> None:
    """What an action is that needs many reasons, or a tile on the wheel."""
    _sit_down(ana, record)
    thing = ana.page.locator('[data-about="action:shrine"], [data-wheel][aria-disabled="false"]').first
    thing.hover()
    ana.page.locator("#thing-card").wait_for()


def _ask_for_hints(ana: Visitor) -> None:
    ana.page.mouse.move(2, 2)
    ana.page.locator("#thing-card").wait_for(state="detached")
    ana.button("Hint").click()
    ana.page.get_by_role("region", name="What a strong computer would play").wait_for()


def _seat_friend(ana: Visitor, record: Record) -> Visitor:
    """Ana goes on with a game, with a friend at the second seat.

    As another person each time: nobody plays one game against people twice at once.
    """
    ana.page.context.clear_cookies()
    ana.introduce("Ana")
    ana.go("/")
    seats: list[Json] = [ME, *[OPEN] * (record.options["players"] - 1)]
    made = ana.ask("POST", "/records", {"record": record.as_json(), "seats": seats})
    table, invitation = made["snapshot"]["table"]["id"], made["invitations"][0]
    browser = ana.page.context.browser
    assert browser
    ben = Visitor(browser.new_page(base_url=ana.page.url))
    ben.introduce("Ben")
    claim = {"secret": invitation["secret"]}
    ben.ask("POST", f"/tables/{table}/seats/{invitation['seat']}/claim", claim)
    ana.open_table(table)
    return ben


def _open_phrases(ana: Visitor, record: Record) -> None:
    _seat_friend(ana, record).page.close()
    ana.choose_from_menu("Say something")
    ana.dialog("Say something").wait_for()


def _ask_to_take_back(ana: Visitor, record: Record) -> None:
    """A friend asks on Ana's turn: what is said may cover nothing that she needs."""
    ben = _seat_friend(ana, _find_turn(record, 0))
    ben.ask("POST", f"/tables/{ana.table}/take-back", {})
    ben.page.close()
    ana.dialog("Take back").wait_for()


def _find_turn(record: Record, seat: int) -> Record:
    """The game up to the last moment at which this seat was to move."""
    game = load(record.game)
    states = list(record.states(game))
    ply = max(ply for ply, state in enumerate(states) if game.to_move(state) == seat)
    return replace(record, moves=record.moves[:ply], result=None)


def _show_code(ana: Visitor) -> None:
    ana.page.keyboard.press("Escape")
    ana.choose_from_menu("Seats")
    seats = ana.dialog("Seats")
    seats.get_by_role("button", name="Make a link").first.click()
    seats.get_by_role("button", name="QR code").first.click()
    seats.get_by_role("img", name="QR code").wait_for()


# Longer waits are kept until somebody lets them end: what is shown stays until it was looked at.
HOLD_BEATS = """() => {
    const wait = window.setTimeout.bind(window);
    window.kept = [];
    window.setTimeout = (act, time, ...rest) =>
        time >= 300 ? window.kept.push(act) : wait(act, time, ...rest);
}"""
END_BEAT = "() => { const all = window.kept.splice(0); all.forEach((act) => act()); }"


def _score_round(ana: Visitor) -> None:
    """Every column is told, and what they come to."""
    whole = random_record("luna-4p", 2)
    game = load(whole.game)
    views = [game.view(state, None) for state in whole.states(game)]
    ply = next(ply for ply in range(len(whole.moves)) if 1 < views[ply]["round"] < views[ply + 1]["round"])
    record = random_record("luna-4p", 2, moves=ply)
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.open_table(ana.bring(record, [ME] * 4))
    ana.page.evaluate(HOLD_BEATS)
    ana.send(whole.moves[ply])
    ana.page.locator("[data-beat]").wait_for()
    total = ana.page.locator("[data-ledger] [data-sum]")
    for _ in range(20):
        if total.count():
            break
        ana.page.evaluate(END_BEAT)
    total.first.wait_for()


def sweep(
    ana: Visitor,
    states: States,
    folder: Path | None = None,
    sizes: Sequence[Size] = SIZES,
    languages: Sequence[str] | None = None,
    half: int | None = None,
    asked: Mapping[str, Sequence[str]] | None = None,
    looks: int = 0,
) -> Iterator[Finding]:
    """What is wrong in these states at these sizes; with a folder all, and pictures.

    Half of the sizes: every second one, in the next state the others; the halves 0 and 1 make a whole.
    Asked: selectors of what has to be in reach, by state. Looks: how often axe and keys see a state,
    by night on a desk and by day on a phone or the other way round; the policy of the page must be off.
    """
    devices = ana.page.context.new_cdp_session(ana.page)

    def resize(size: Size) -> bool:
        touch = size[0] <= FINGERS
        devices.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        return touch

    if folder or THOROUGH:
        languages, half = LANGUAGES, None
    for turn, (state, open_it) in enumerate(states.items()):
        resize(DESK)
        open_it(ana)
        if not folder:
            ana.page.evaluate(LIGHTEN)
        spoken = None
        needed = list((asked or {}).get(state, ()))
        chosen = sizes if half is None else sizes[(turn + half) % 2 :: 2]
        for index, size in enumerate(chosen):
            touch = resize(size)
            for language in languages or choose_languages(turn + index):
                place = f"{size[0]}x{size[1]} {language}"
                if language != spoken:  # which is as much work as another size
                    ana.page.evaluate(SPEAK, language)
                spoken = language
                yield Finding(state, place, ana.page.evaluate(JUDGE, {"touch": touch, "asked": needed}))
                if folder:
                    ana.page.emulate_media(color_scheme="light" if language == DAY else "dark")
                    ana.page.screenshot(path=folder / f"{state} {place}.png")
        ana.page.evaluate(SPEAK, LANGUAGES[-1])
        if not folder:
            some = [LOOKS[(turn + 2 * number) % len(LOOKS)] for number in range(looks)]
            for size, scheme in LOOKS if THOROUGH and looks else some:
                resize(size)
                yield Finding(state, f"{size[0]}x{size[1]} {scheme}", _look(ana, scheme))
            ana.page.emulate_media(color_scheme=None)
            ana.page.evaluate(RESTORE)
    devices.detach()


def _look(ana: Visitor, scheme: Scheme) -> list[str]:
    """What axe calls serious, and what scrolls and cannot be reached or has no name, by this light."""
    ana.page.emulate_media(color_scheme=scheme)
    ana.page.locator(f"html[data-theme={'night' if scheme == 'dark' else 'day'}]").wait_for()
    wait_for_rest(ana.page)
    return [f"x {fault}" for fault in (*find_faults(ana), *find_nameless(ana.page))]


def choose_languages(turn: int) -> Sequence[str]:
    """German, whose words are long, always; Portuguese and English, the shortest, in their turn."""
    return (("de", "pt"), ("de",), ("de",), ("de", "en"))[turn % 4]


def list_faults(findings: Iterable[Finding]) -> list[str]:
    """One line for each fault, with all the places where it was found."""
    places: dict[str, list[str]] = defaultdict(list)
    for state, place, faults in findings:
        for fault in faults:
            places[f"{state} ({fault[0]}){fault[1:]}"].append(place)
    return [f"{fault}: {', '.join(where)}" for fault, where in sorted(places.items())]


def main(folder: Path, wanted: list[str]) -> None:
    """All states, or those whose name begins like one of the wanted."""
    folder.mkdir(exist_ok=True)
    states = {
        name: open_it
        for game in GAMES
        for players in PLAYERS
        for name, open_it in find_states(game, players).items()
        if not wanted or name.startswith(tuple(wanted))
    }
    with TemporaryDirectory() as data, serve(Path(data)) as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        ana = Visitor(browser.new_page(base_url=address, reduced_motion="reduce", locale="en-GB"))
        ana.introduce("Ana")
        print(*list_faults(sweep(ana, states, folder)), sep="\n")  # noqa: T201
        moments = {
            name: open_it
            for game in GAMES
            for name, open_it in find_moments(game).items()
            if not wanted or name.startswith(tuple(wanted))
        }
        print(*list_faults(sweep(ana, moments, folder, FEW)), sep="\n")  # noqa: T201
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
