// Solo: a quick plan to the end of a phase. Within a phase nothing is hidden, so a few lines of play are followed side
// by side and the best one is kept (a beam search).
#pragma once

#include "nova_luna/agent_heuristic.hpp"

namespace lunarium::nova_luna {

// What moves look like in the first phase, whose tiles count twice. No turns, no refill: `again` and `refill` are idle.
constexpr Heuristic FIRST_PHASE_HEURISTIC{
    .nearly = {0.0F, 0.46F, 0.24F, 0.09F, -0.09F},
    .untouched = 0.98F,
    .blocked = 0.8F,
    .late = 0.39F,
    .cost = 0.32F,
    .room = 0.083F,
};

// And in the second.
constexpr Heuristic SECOND_PHASE_HEURISTIC{
    .nearly = {0.0F, 0.37F, 0.11F, 0.09F, 0.02F},
    .untouched = 0.93F,
    .blocked = 0.45F,
    .late = 0.22F,
    .cost = 0.225F,
    .room = 0.1F,
};

// How a phase is planned.
struct Planner {
    static constexpr int MOST_LINES = 8;

    std::array<Heuristic, 2> heuristics{FIRST_PHASE_HEURISTIC, SECOND_PHASE_HEURISTIC};
    int lines = 2;        // followed side by side, at most MOST_LINES
    float noise = 0.05F;  // at most so much is added to a move's appeal by chance

    // What moves look like in the phase of this state.
    const Heuristic& heuristic(const State& state) const { return heuristics[state.phase - 1]; }

    // Plays to the end of the phase by the best line found.
    void play_phase(State& state, Rng& rng) const;
};

}  // namespace lunarium::nova_luna
