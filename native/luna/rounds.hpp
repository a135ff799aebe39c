// The course of a game of Luna between actions: the preliminary round, and how rounds begin and end.
#pragma once

#include "luna/state.hpp"

namespace lunarium::luna {

// Put the first shrine; after everybody's, the pairs follow.
void place_shrine(State& state, int isle);

// Put a pair; after everybody's fourth, the favours and the first round follow.
void place_pair(State& state, int isle);

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
