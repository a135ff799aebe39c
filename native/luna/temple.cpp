// The counterpart of temple.py.
#include "luna/temple.hpp"

namespace lunarium::luna::temple {

namespace {

// To the landing stage, in solo the opponent's by the isle of its tile; L-4: the spaces are closed.
void displace(State& state, int loser, TileSet tiles) {
    state.temple[loser] = state.temple[loser] - tiles;
    state.closed = state.closed | tiles;
    for (const int tile : tiles) {
        if (loser < state.layout->people) {
            state.active[loser].add(STAGE, 1);
        } else {
            state.inactive[loser].add(state.layout->symbols[tile], 1);
        }
    }
}

}  // namespace

void enter(State& state, int seat, int tile) {
    const TileSet within_reach = state.layout->lower_neighbours[tile] - state.books;
    for (int other = 0; other < state.layout->players; ++other) {
        const TileSet displaced = state.temple[other] & within_reach;
        if (other != seat && !displaced.is_empty()) {
            displace(state, other, displaced);
            state.points[seat][FROM_DISPLACEMENT] += displaced.size();
        }
    }
    state.temple[seat].add(tile);
    state.points[seat][FROM_SANCTIFICATION] += state.layout->guards[state.round];
}

}  // namespace lunarium::luna::temple
