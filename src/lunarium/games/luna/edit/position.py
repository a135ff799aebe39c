"""Positions of Luna as text: everything that stands on the table, each kind of thing in a part of its own."""

from collections.abc import Mapping
from random import Random
from typing import cast

from lunarium.core.game import Json, Seat
from lunarium.core.position import POSITION, Built, Drafting, check_options, held_by, take
from lunarium.core.types import Setup
from lunarium.games.luna.components import DEFAULT, Components
from lunarium.games.luna.edit.draft import KEY, pack, parse, spell, values_of
from lunarium.games.luna.edit.possibility import find_faults, find_form_faults
from lunarium.games.luna.edit.tidiness import EXAMPLE, tidy
from lunarium.games.luna.isles import ISLES, ORIGINS, STAGE, IsleName
from lunarium.games.luna.setup import FIGURES, VALUES, deal, lay_out, settle, start, start_tile
from lunarium.games.luna.show.view import view
from lunarium.games.luna.state import (
    ACTION_PHASE,
    NOVICES,
    OPPONENT_PHASE,
    OVER,
    SHRINES,
    SOURCES,
    Layout,
    State,
    Voyage,
    origin_key,
)
from lunarium.games.luna.wire import DraftedSide, DraftedVoyage, LunaDraft


def write_position(state: State) -> str:
    """Mode, table, course of the round, council, temple, claims, then every side's pieces and points."""
    return spell(draft_of(state))


def read_position(text: str) -> State:
    """The state of this text, if it can come about."""
    state: State = take(build(parse(text)))
    return state


def build(draft: LunaDraft) -> Built[State]:
    """The state of a draft, or what is wrong with it; it can be seen as soon as its parts fit together."""
    data = values_of(draft)
    faults = tuple(find_form_faults(draft, data))
    if faults:
        return Built(None, faults)
    state = _place_pieces(_read_table(draft, data), draft)
    _read_course(state, draft)
    faults = tuple(find_faults(state))
    return Built(None, faults, view(state, None)) if faults else Built(state)


def blank(players: int) -> LunaDraft:
    """Some deal for so many players, before anything stands on an isle."""
    options = settle({"players": players})
    return draft_of(start(options, deal(options, Random(0))))


def begin(state: State, rng: Random) -> tuple[Json, Json]:
    """The options and set-up of a game that starts here; nothing is hidden."""
    return dict(state.layout.options), {POSITION: write_position(state)}


def resume(options: Mapping[str, object], setup: Setup) -> State:
    """The state at the start of a game that starts from a position."""
    settled = settle(options)
    state = read_position(held_by(setup))
    check_options(settled, state.layout.options)
    return state


def draft_of(state: State) -> LunaDraft:
    """A state as a draft."""
    layout = state.layout
    figures = {figure: ISLES[getattr(state, figure)] for figure in FIGURES}
    draft: Json = {
        "game": KEY,
        "options": layout.options,
        "own": None if layout.components.name == DEFAULT else pack(layout.components),
        "boards": list(layout.boards),
        "isles": [ISLES[isle] for isle in layout.ring],
        "figures": figures,
        "phase": state.phase,
        "round": state.round,
        "start_player": state.start_player,
        "turn": state.turn,
        "laps": min(state.actions_taken[seat] for seat in state.people),
        "tokens": state.tokens_turned,
        "book_used": state.book_used,
        "takings": dict(zip(ISLES, state.takings, strict=True)) if layout.is_solo else None,
        "voyage": state.voyage and _draft_voyage(layout, state.voyage),
        "council": [{"seat": seat, "place": state.council_seat[seat]} for seat in state.council_rank],
        "temple": [
            {"tile": tile, "novice": novice, "book": tile in state.books}
            for tile, novice in sorted(state.temple.items(), key=lambda laid: laid[0])
        ],
        "claims": [{"tile": tile, "seat": seat} for tile, seat in sorted(state.claims.items())],
        "sides": [_draft_side(state, seat) for seat in range(layout.players)],
    }
    return cast("LunaDraft", draft)


def _draft_voyage(layout: Layout, voyage: Voyage) -> DraftedVoyage:
    place, asleep, to = voyage.last
    origin = layout.ring[place] if place < len(layout.ring) else STAGE
    return {
        "kind": "tide" if voyage.is_tide else "journey",
        "origin": ORIGINS[origin],
        "asleep": asleep,
        "to": ISLES[layout.ring[to]],
        "arrived": dict(zip(ISLES, voyage.arrived, strict=True)),
    }


def _draft_side(state: State, seat: Seat) -> DraftedSide:
    return {
        "active": dict(zip(ISLES, state.active[seat], strict=True)),
        "inactive": dict(zip(ISLES, state.inactive[seat], strict=True)),
        "stage": state.stage[seat],
        "shrines": [isle for isle, stands in zip(ISLES, state.shrines[seat], strict=True) if stands],
        "favours": [isle for isle, held in zip(ISLES, state.favours[seat], strict=True) if held],
        "points": dict(zip(SOURCES, state.points[seat], strict=True)),
    }


def _read_table(draft: LunaDraft, data: Components) -> Layout:
    """Boards, isles and figures: what the set-up fixed, as far as it can still be seen."""
    setup: Json = {
        "boards": list(draft["boards"]),
        "isles": list(draft["isles"]),
        **draft["figures"],
        "start_player": draft["start_player"],
    }
    owners = {space["tile"]: space["novice"] for space in draft["temple"]}
    setup["start_tiles"] = _deal_again([start_tile(data, board) for board in draft["boards"]], owners)
    if data.name != DEFAULT:
        setup[VALUES] = dict(data.values)
    return lay_out(draft["options"].copy(), data, setup)


def _deal_again(tiles: list[int], owners: Mapping[int, Seat | None]) -> list[int]:
    """By seat a first tile that it may have had: where its novice stands, else one that is left."""
    kept: dict[Seat, int] = {}
    for tile in tiles:
        owner = owners.get(tile)
        if owner is not None:
            kept.setdefault(owner, tile)
    left = [tile for tile in tiles if tile not in kept.values()]
    return [kept[seat] if seat in kept else left.pop() for seat in range(len(tiles))]


def _place_pieces(layout: Layout, draft: LunaDraft) -> State:
    """The state with every side's own pieces; in the supply is what stands nowhere."""
    sides, isles = draft["sides"], len(ISLES)
    figures = {figure: ISLES.index(layout.setup[figure]) for figure in FIGURES}
    active = [_by_isle(side["active"]) for side in sides]
    inactive = [_by_isle(side["inactive"]) for side in sides]
    temple: dict[int, Seat | None] = {space["tile"]: space["novice"] for space in draft["temple"]}
    claims: dict[int, Seat] = {claim["tile"]: claim["seat"] for claim in draft["claims"]}
    standing = [*temple.values(), *claims.values()]
    discs = sorted(draft["council"], key=lambda disc: disc["seat"])
    return State(
        layout=layout,
        phase=draft["phase"],
        round=draft["round"],
        turn=draft["turn"],
        start_player=draft["start_player"],
        **figures,
        active=active,
        inactive=inactive,
        stage=[side["stage"] for side in sides],
        supply=[
            NOVICES - sum(active[seat]) - sum(inactive[seat]) - side["stage"] - standing.count(seat)
            for seat, side in enumerate(sides)
        ],
        shrines=[[isle in side["shrines"] for isle in ISLES] for side in sides],
        shrine_supply=[SHRINES - len(side["shrines"]) for side in sides],
        favours=[[isle in side["favours"] for isle in ISLES] for side in sides],
        claims=claims,
        temple=temple,
        books={space["tile"] for space in draft["temple"] if space["book"]},
        council_seat=[disc["place"] for disc in discs],
        council_rank=[disc["seat"] for disc in draft["council"]],
        tokens_turned=draft["tokens"],
        book_used=draft["book_used"],
        actions_taken=[0] * len(sides),
        takings=_by_isle(draft["takings"]) if draft["takings"] else [0] * isles,
        voyage=None,
        points=[_by_source(side) for side in sides],
    )


def _read_course(state: State, draft: LunaDraft) -> None:
    """How often everybody has moved, and the journey or tide under way."""
    if state.phase in (OPPONENT_PHASE, ACTION_PHASE, OVER):
        people = len(state.people)
        gone = (state.turn - state.start_player) % people  # so many have moved once more than the others
        for seat in state.people:
            state.actions_taken[seat] = draft["laps"] + ((seat - state.start_player) % people < gone)
    voyage = draft["voyage"]
    if voyage is not None:
        origin, to = ORIGINS.index(voyage["origin"]), ISLES.index(voyage["to"])
        key = origin_key(state.layout, origin, voyage["asleep"], to)
        state.voyage = Voyage(voyage["kind"] == "tide", key, _by_isle(voyage["arrived"]))


def _by_isle(counts: Mapping[IsleName, int]) -> list[int]:
    return [counts[isle] for isle in ISLES]


def _by_source(side: DraftedSide) -> list[int]:
    points = cast("Mapping[str, int]", side["points"])
    return [points[source] for source in SOURCES]


DRAFTING = Drafting(
    type=LunaDraft, parse=parse, spell=spell, tidy=tidy, build=build, blank=blank, example=EXAMPLE
)
