"""Cards: which function answers for which kind of thing on Luna's table."""

from collections.abc import Callable

from lunarium.games.luna.show.things import figures, isles, path, places, players
from lunarium.games.luna.show.things.card import Card
from lunarium.games.luna.temple import novices_in_temple

CARDS: dict[str, Callable[..., Card]] = {
    "isle": isles.show_isle,
    "favours": isles.show_favours,
    "favour": isles.show_favour,
    "active": isles.show_active,
    "inactive": isles.show_inactive,
    "shrine": isles.show_shrine,
    "figure": figures.show_figure,
    "guard": path.show_guard,
    "path": path.show_path,
    "space": path.show_space,
    "stage": places.show_stage,
    "council": places.show_council,
    "disc": places.show_disc,
    "candles": places.show_candles,
    "candle": places.show_candles,
    "round": places.show_round,
    "action": places.show_action,
    "player": players.show_player,
    "influence": players.show_influence,
    "forecast": players.show_forecast,
    "supply": players.make_count("supply", lambda state, seat: state.supply[seat]),
    "shrines": players.make_count("shrines", lambda state, seat: state.shrine_supply[seat]),
    "temple": players.make_count("temple", lambda state, seat: len(novices_in_temple(state, seat))),
}
