// The solo opponent's script, and the player's choice that starts it.
#pragma once

#include "luna/moves.hpp"
#include "luna/state.hpp"

namespace lunarium::luna::solo {

// L-12: the isles with an active novice of the opponent.
IsleSet deactivate_options(const State& state);

// His novices there lift his disc and sleep; then he takes a tile, and perhaps a book.
void start_opponent(State& state, const Parts& move);

}  // namespace lunarium::luna::solo
