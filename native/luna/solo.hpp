// The solo opponent's script.
#pragma once

#include "luna/state.hpp"

namespace lunarium::luna {

// His novices on the chosen isle lift his disc and sleep; then he takes a tile, and perhaps a book.
void start_opponent(State& state, int isle);

// He builds where the Master Builder stands, if a novice of his is awake there.
void let_opponent_build(State& state);

}  // namespace lunarium::luna
