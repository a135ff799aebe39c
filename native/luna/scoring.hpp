// Scoring: the prizes of a round and the end of the game.
#pragma once

#include "luna/state.hpp"

namespace lunarium::luna {

// Net the three values of a round for each seat, then pay; L-10: influence never falls below 0.
void score_round(State& state);

// After the last round: shrines, favours in hand, and the council seat.
void score_end(State& state);

// The seats in play by influence, best first, ties by the council.
BySeat<Small> rank_by_influence(const State& state);

}  // namespace lunarium::luna
