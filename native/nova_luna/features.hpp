// Features: positions of Nova Luna as numbers that a plain net can learn from. Unlike an observation they say what follows
// from the rules: what the tiles show, what open tasks lack, what each placement would bring.
// src/lunarium/games/nova_luna/features.py names every byte.
#pragma once

#include <cstdint>

#include "nova_luna/encoding.hpp"

namespace lunarium::nova_luna {

constexpr int FACE_FEATURES = 1 + COLOURS + 1 + MOST_TASKS * COLOURS;  // steps, colour, number, tasks
constexpr int PLACEMENT_FEATURES = 14;

// How many bytes the features of a position have.
constexpr int features_size(int players) {
    constexpr int table = 6 + (SPACES - 1) * FACE_FEATURES;
    constexpr int seat = 4 + 5 * static_cast<int>(COLOURS);
    return table + players * seat + REACH * MOST_FREE_CELLS * PLACEMENT_FEATURES;
}

inline int features_size(const State& state) { return features_size(int{state.players}); }

// What a seat knows, into that many bytes; placements are 0 unless it is to move.
void featurize(const State& state, int seat, std::uint8_t* out);

}  // namespace lunarium::nova_luna
