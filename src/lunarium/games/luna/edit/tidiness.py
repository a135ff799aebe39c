"""Tidiness: drafts of Luna whose parts fit each other, whatever was changed last."""

from typing import Final

from lunarium.games.luna.components import DEFAULT, Components, components
from lunarium.games.luna.constraints import BOARDS, BoardName
from lunarium.games.luna.edit.draft import SEATS, pack, values_of
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.scoring import SHRINE_VALUE
from lunarium.games.luna.setup import FIGURES, count_sides, start_tile
from lunarium.games.luna.state import (
    ACTION_PHASE,
    OPPONENT_PHASE,
    OVER,
    PAIR_PHASE,
    SHRINE_PHASE,
    SOURCES,
    START_INFLUENCE,
)
from lunarium.games.luna.wire import (
    DraftedDisc,
    DraftedSide,
    DraftedSpace,
    InfluenceSource,
    LunaDraft,
    SideNumber,
)

EXAMPLE = (
    "luna_2_gr.hatnbsk.stk_a4.rr.3.1_y10.r2_2x.3rk.7r.12yk.16r_13r.17y"
    "_1000000.3110010.1.s.h.s5c5k2m1a5t4_0202000.1300000.0.n.s.s5c10d1m2p5a3t7"
)
OPPONENT: Final = 1


def tidy(draft: LunaDraft) -> LunaDraft:
    """The draft with as many boards, discs and sides as play, and with what follows from the rest."""
    draft = _fit_options(draft.copy())
    data, sides = values_of(draft), count_sides(draft["options"])
    draft["boards"] = _fit_boards(draft["boards"], sides)
    draft["sides"] = [*draft["sides"][:sides], *(_fresh_side() for _ in range(sides - len(draft["sides"])))]
    draft["council"] = _fit_council(draft["council"], sides)
    _fit_tiles(draft, data, sides)
    _fit_course(draft, sides)
    draft["sides"] = [_pay_end(draft, seat, data) for seat in range(sides)]
    return draft


def _fit_options(draft: LunaDraft) -> LunaDraft:
    """Options that can be chosen together; component values by their name."""
    options = draft["options"].copy()
    if options["players"] == 1:
        options["start"] = "standard"
    if options["start"] == "preselected":
        for figure in FIGURES:
            options.pop(figure, None)
    if options["level"] == 3 and options["players"] == 1 and "master_builder" in options:
        options["moon_priestess"] = options["master_builder"]
    draft["options"] = options
    name = options["components"]
    if name == DEFAULT:
        draft["own"] = None
    elif draft["own"] is None or values_of(draft).name != name:
        draft["own"] = pack(components(name))
    if options["start"] == "preselected":
        draft["isles"] = [ISLES[isle] for isle in values_of(draft).preselected.ring]
    return draft


def _fit_boards(boards: list[BoardName], sides: int) -> list[BoardName]:
    """Each once, and so many."""
    return list(dict.fromkeys([*boards, *BOARDS]))[:sides]


def _fit_council(council: list[DraftedDisc], sides: int) -> list[DraftedDisc]:
    """A disc for each side; whoever is further comes first."""
    kept = {disc["seat"]: disc for disc in council if disc["seat"] < sides}
    discs = [*kept.values(), *(_first_disc(seat) for seat in SEATS[:sides] if seat not in kept)]
    return sorted(discs, key=lambda disc: -disc["place"])


def _first_disc(seat: SideNumber) -> DraftedDisc:
    return {"seat": seat, "place": 0}


def _fit_tiles(draft: LunaDraft, data: Components, sides: int) -> None:
    """Only tiles of these boards; their first tiles have been in the temple since the set-up."""
    firsts = [start_tile(data, board) for board in draft["boards"]]
    tiles = {tile for board in draft["boards"] for tile in data.boards[board]}
    temple = [space for space in draft["temple"] if space["tile"] in tiles and (space["novice"] or 0) < sides]
    claims = [claim for claim in draft["claims"] if claim["tile"] in tiles and claim["seat"] < sides]
    for tile in firsts:
        if all(space["tile"] != tile for space in temple):
            temple.append(_first_space(tile, temple, sides))
    draft["temple"] = sorted(temple, key=lambda space: space["tile"])
    draft["claims"] = [claim for claim in claims if claim["tile"] not in firsts]


def _first_space(tile: int, temple: list[DraftedSpace], sides: int) -> DraftedSpace:
    """A first tile, with a novice of a side that has none in the temple, and a book while one is left."""
    inside = {space["novice"] for space in temple}
    novice = next((seat for seat in SEATS[:sides] if seat not in inside), SEATS[0])
    has_book = sum(space["book"] for space in temple) < sides
    return {"tile": tile, "novice": novice, "book": has_book}


def _fit_course(draft: LunaDraft, sides: int) -> None:
    """Whose turn it can be, in a phase of this mode."""
    is_solo = draft["options"]["players"] == 1
    if is_solo:
        draft["turn"], draft["start_player"], draft["tokens"] = 0, OPPONENT, 0
        draft["takings"] = {isle: (draft["takings"] or {}).get(isle, 0) for isle in ISLES}
    else:
        draft["turn"] = min(draft["turn"], SEATS[sides - 1])
        draft["start_player"] = min(draft["start_player"], SEATS[sides - 1])
        draft["takings"] = None
    if draft["phase"] == OPPONENT_PHASE and not is_solo:
        draft["phase"] = ACTION_PHASE
    if draft["phase"] in (SHRINE_PHASE, PAIR_PHASE):
        if draft["options"]["start"] == "preselected":
            draft["phase"] = ACTION_PHASE
        draft["laps"], draft["tokens"], draft["book_used"] = 0, 0, False
    if draft["phase"] == OVER and not is_solo:
        draft["tokens"] = 3 if sides == 2 else 4
    if draft["phase"] != ACTION_PHASE:
        draft["voyage"] = None


def _pay_end(draft: LunaDraft, seat: int, data: Components) -> DraftedSide:
    """What the end of the game pays is paid then, and not before."""
    side = draft["sides"][seat]
    place = next(disc["place"] for disc in draft["council"] if disc["seat"] == seat)
    due: dict[InfluenceSource, int] = {"shrines": 0, "favours": 0, "council": 0}
    if draft["phase"] == OVER:
        council = data.council[place] if place in range(len(data.council)) else 0
        due = {
            "shrines": SHRINE_VALUE * len(side["shrines"]),
            "favours": len(side["favours"]),
            "council": council,
        }
    return {**side, "points": {**side["points"], **due}}


def _fresh_side() -> DraftedSide:
    """Nothing on the isles yet."""
    return {
        "active": dict.fromkeys(ISLES, 0),
        "inactive": dict.fromkeys(ISLES, 0),
        "stage": 0,
        "shrines": [],
        "favours": [],
        "points": {**dict.fromkeys(SOURCES, 0), "start": START_INFLUENCE},
    }
