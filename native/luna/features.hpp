// Features: positions of Luna as numbers that a plain net can learn from. Unlike an observation they name no isle, seat or
// tile by a number: who stands where are ones and counts, and what the rules make of it is worked out.
// src/lunarium/games/luna/features.py names every byte.
#pragma once

#include <cstdint>

#include "luna/encoding.hpp"

namespace lunarium::luna {

// How many bytes the features of a position have, with so many sides (two in solo).
constexpr int features_size(int sides) {
    constexpr int table = 12 + 3 * ISLES + 3 * ISLES + 2 * ISLES + 2 * PLACES + 1;
    constexpr int tile = 10 + ISLES;
    constexpr int seat = PLACES + 3 * ISLES + 7;
    return table + TILES * tile + sides * seat;
}

inline int features_size(const State& state) { return features_size(int{state.layout->players}); }

// What everybody knows, as a seat sees it, into that many bytes.
void featurize(const State& state, int seat, std::uint8_t* out);

}  // namespace lunarium::luna
