// The greedy player's eye for Nova Luna: the same number, to the last bit, as games/nova_luna/evaluation.py.
#pragma once

#include "nova_luna/state.hpp"

namespace lunarium::nova_luna {

// Tokens placed and tasks nearly done, less the time that it took.
double evaluate(const State& state, int seat);

}  // namespace lunarium::nova_luna
