// The temple: a novice arrives on its space and displaces lower neighbours.
#pragma once

#include "luna/state.hpp"

namespace lunarium::luna::temple {

// The tile and its novice go to their space; the Guard pays, and so does each displaced novice.
void enter(State& state, int seat, int tile);

}  // namespace lunarium::luna::temple
