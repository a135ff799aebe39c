// The greedy player's eye for Luna: the same number, to the last bit, as games/luna/evaluation.py.
#pragma once

#include "luna/state.hpp"

namespace lunarium::luna {

// Own prospects less the best of the others'.
double evaluate(const State& state, int seat);

}  // namespace lunarium::luna
