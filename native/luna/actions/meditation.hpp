// Meditation: turn a time token; the last one ends the action phase.
#pragma once

#include "luna/rounds.hpp"

namespace lunarium::luna::meditation {

// Whoever turns the last token gains 1, and the round is scored at once.
inline void perform(State& state) {
    state.tokens_turned += 1;
    if (state.tokens_turned < state.layout->time_tokens) {
        end_action(state);
        return;
    }
    state.points[state.turn][FROM_MEDITATION] += 1;
    end_round(state);
}

}  // namespace lunarium::luna::meditation
