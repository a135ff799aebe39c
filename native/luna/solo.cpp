// The counterpart of solo.py.
#include "luna/solo.hpp"

#include <bit>

#include "luna/temple.hpp"

namespace lunarium::luna::solo {

namespace {

// The highest free approved tile for which the opponent has an active novice; L-13: it displaces as usual.
bool take_tile(State& state) {
    const Layout& layout = *state.layout;
    const IsleSet isles = state.active[OPPONENT].at_least(1);
    const TileSet tiles = state.free & layout.approved[state.round] & layout.tiles_of[isles.bits];
    if (tiles.is_empty()) {
        return false;
    }
    const int tile = std::bit_width(tiles.bits) - 1;
    state.free.remove(tile);
    state.active[OPPONENT].remove(layout.symbols[tile], 1);
    temple::enter(state, OPPONENT, tile);
    return true;
}

// From the player's lowest tile with a book to the opponent's lowest without one (L-14), for 1 influence.
void take_book(State& state) {
    const TileSet books = state.temple[PLAYER] & state.books;
    const TileSet readers = state.temple[OPPONENT] - state.books;
    if (!books.is_empty() && !readers.is_empty()) {
        state.books.remove(*books.begin());
        state.books.add(*readers.begin());
        state.points[OPPONENT][FROM_BOOK] += 1;
    }
}

}  // namespace

IsleSet deactivate_options(const State& state) { return state.active[OPPONENT].at_least(1) & ALL_ISLES; }

void start_opponent(State& state, const Parts& move) {
    const int count = state.active[OPPONENT].at(move.isle);
    state.active[OPPONENT].remove(move.isle, count);
    state.inactive[OPPONENT].add(move.isle, count);
    state.raise_disc(OPPONENT, count);
    if (take_tile(state)) {
        take_book(state);
    }
    state.phase = Phase::Actions;
}

}  // namespace lunarium::luna::solo
