"""What people see of a game of Luna: everything, for nothing is hidden after the set-up."""

from typing import cast

from lunarium.core.game import Seat
from lunarium.games.luna import wire
from lunarium.games.luna.isles import COLOURS, ISLES, ORIGINS, STAGE, Isle
from lunarium.games.luna.rounds import forecast, next_apostate, next_builder, next_priestess
from lunarium.games.luna.rules import to_move
from lunarium.games.luna.scoring import outcome
from lunarium.games.luna.state import OVER, ROUNDS, SOURCES, State
from lunarium.games.luna.temple import novices_in_temple


def view(state: State, seat: Seat | None) -> wire.LunaView:
    """The whole table as data; every seat and every spectator sees the same."""
    return {
        "game": "luna",
        "options": state.layout.options.copy(),
        "phase": state.phase,
        "round": state.round,
        "to_move": to_move(state),
        "start_player": state.start_player,
        "time_tokens": {"turned": state.tokens_turned, "total": state.time_tokens},
        "figures": _figures(state),
        "isles": [_isle(state, isle) for isle in state.layout.ring],
        "path": _path(state),
        "temple": _temple(state),
        "council": _council(state),
        "players": [_player(state, seat, expected) for seat, expected in enumerate(forecast(state))],
        "voyage": _voyage(state),
        "book_bonus": state.layout.players == 2 and not state.book_used,
        "outcome": _outcome(state),
    }


def _figures(state: State) -> wire.FiguresNow:
    """Where the figures stand now, and where they will next round."""
    return {
        "moon_priestess": ISLES[state.moon_priestess],
        "master_builder": ISLES[state.master_builder],
        "apostate": ISLES[state.apostate],
        "next": None if state.phase == OVER or state.round == ROUNDS else _next_figures(state),
    }


def _next_figures(state: State) -> wire.Figures:
    return {
        "moon_priestess": ISLES[next_priestess(state)],
        "master_builder": ISLES[next_builder(state)],
        "apostate": ISLES[next_apostate(state)],
    }


def _isle(state: State, isle: Isle) -> wire.Isle:
    sides = range(state.layout.players)
    favours = 1 if state.layout.is_solo else state.layout.players
    return {
        "isle": ISLES[isle],
        "active": [state.active[seat][isle] for seat in sides],
        "inactive": [state.inactive[seat][isle] for seat in sides],
        "shrines": [state.shrines[seat][isle] for seat in sides],
        "favours": favours - sum(state.favours[seat][isle] for seat in sides),
        "taken": state.takings[isle] if state.layout.is_solo else None,  # L-17: this round, of two
        "blocked": state.is_blocked(isle),
    }


def _path(state: State) -> wire.Path:
    """The path from the landing stage to the gate: groups of tiles, each followed by its guard tile."""
    symbols = state.layout.components.symbols
    guards = state.layout.components.guards
    return {
        "guard": state.guard_value,
        "groups": [
            {
                "guard": guards[-number],
                "guarded": number == state.round,
                "gone": number < state.round,
                "approved": number <= state.round,
                "bribable": number == state.round + 1,
                "tiles": [
                    {
                        "tile": tile,
                        "symbol": ISLES[symbols[tile]],
                        "claimed_by": state.claims.get(tile),
                        "on_path": tile not in state.temple,
                    }
                    for tile in group
                ],
            }
            for number, group in enumerate(state.layout.groups, start=1)
        ],
    }


def _temple(state: State) -> wire.Temple:
    """Every space: empty, held by a novice, or closed after a displacement."""
    layout = state.layout
    board_of = {tile: board for board in layout.boards for tile in layout.components.boards[board]}
    return {
        "boards": list(layout.boards),
        "spaces": [
            {
                "tile": tile,
                "board": board_of[tile],
                "position": list(layout.position[tile]),
                "symbol": ISLES[layout.components.symbols[tile]],
                "filled": tile in state.temple,
                "novice": state.temple.get(tile),
                "book": tile in state.books,
            }
            for tile in sorted(layout.position)
        ],
    }


def _council(state: State) -> wire.CouncilTable:
    return {
        "values": list(state.layout.components.council),
        "seats": state.council_seat.copy(),
        "ranking": state.council_rank.copy(),
    }


def _player(state: State, seat: Seat, expected: wire.Forecast | None) -> wire.LunaPlayer:
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "scripted": seat not in state.people,
        "influence": state.influence(seat),
        "points": dict(zip(SOURCES, state.points[seat], strict=True)),
        "favours": [ISLES[isle] for isle, owned in enumerate(state.favours[seat]) if owned],
        "supply": state.supply[seat],
        "shrine_supply": state.shrine_supply[seat],
        "stage": state.stage[seat],
        "claims": sorted(tile for tile, owner in state.claims.items() if owner == seat),
        "temple": novices_in_temple(state, seat),
        "actions_taken": state.actions_taken[seat],
        "if_round_ended": expected,
    }


def _voyage(state: State) -> wire.Voyage | None:
    """The journey or tide under way."""
    if state.voyage is None:
        return None
    place, asleep, to = state.voyage.last
    origin = STAGE if place == len(state.layout.ring) else state.layout.ring[place]
    return {
        "kind": "tide" if state.voyage.is_tide else "journey",
        "last": {"from": ORIGINS[origin], "asleep": asleep, "to": ISLES[state.layout.ring[to]]},
        "arrived": {ISLES[isle]: count for isle, count in enumerate(state.voyage.arrived) if count},
    }


def _outcome(state: State) -> wire.LunaSoloOutcome | wire.LunaOutcome | None:
    """How the game ended."""
    ended = outcome(state)
    return None if ended is None else cast("wire.LunaOutcome", {"ending": ended.ending, **ended.result})
