// The preliminary round: shrines and pairs onto the isles.
#pragma once

#include "luna/moves.hpp"
#include "luna/state.hpp"

namespace lunarium::luna::preliminary {

// Where the first shrine may stand.
IsleSet shrine_options(const State& state);

// Put the first shrine; after everybody's, the pairs follow.
void place(State& state, const Parts& move);

// Where the next pair may stand.
IsleSet pair_options(const State& state);

// Put a pair; after everybody's fourth, the favours and the first round follow.
void place_two(State& state, const Parts& move);

}  // namespace lunarium::luna::preliminary
