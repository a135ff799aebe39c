// The solo opponent takes no decisions; the counterpart of solo.py.
#include "luna/solo.hpp"

#include <bit>

namespace lunarium::luna {

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
    state.enter_temple(OPPONENT, tile);
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

void start_opponent(State& state, int isle) {
    const int count = state.active[OPPONENT].at(isle);
    state.active[OPPONENT].remove(isle, count);
    state.inactive[OPPONENT].add(isle, count);
    state.raise_disc(OPPONENT, count);
    if (take_tile(state)) {
        take_book(state);
    }
    state.phase = Phase::Actions;
}

void let_opponent_build(State& state) {
    const int isle = state.master_builder;
    const bool is_awake = state.active[OPPONENT].at(isle) > 0;
    if (is_awake && !state.shrines[OPPONENT].has(isle) && state.shrine_supply[OPPONENT] > 0) {
        state.shrines[OPPONENT].add(isle);
        state.shrine_supply[OPPONENT] -= 1;
    }
}

}  // namespace lunarium::luna
