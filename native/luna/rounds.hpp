// The course of a round: its beginning, its scoring, and what moves before the next one.
#pragma once

#include "luna/state.hpp"

namespace lunarium::luna {

// The start player acts first; in solo the opponent's part comes before that.
void begin_round(State& state);

// The turn passes clockwise; in solo the player goes on.
inline void end_action(State& state) {
    state.actions_taken[state.turn] += 1;
    state.turn += 1;
    if (state.turn == state.layout->people) {
        state.turn = 0;
    }
}

// Score, then go on with the next round or end the game; the seat to move has ended the action phase.
void end_round(State& state);

}  // namespace lunarium::luna
