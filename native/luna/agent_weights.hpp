// What each feature of a position is worth in final influence: learned from games of the search against itself.
#pragma once

#include <array>

#include "luna/agent_features.hpp"
#include "luna/layout.hpp"

namespace lunarium::luna {

constexpr int STAGES = ROUNDS + 1;  // of a game: 0 is the preliminary round

struct Weights {
    std::array<SideFeatures, STAGES> of{};  // by stage and feature
    std::array<float, STAGES> doubt{};  // how far the predicted difference of two sides is off, as a logistic scale
};

// Whose weights: they differ by the number of players, and in solo by side.
enum Table : std::uint8_t { TWO_PLAYERS, THREE_PLAYERS, FOUR_PLAYERS, SOLO_PLAYER, SOLO_OPPONENT, TABLES };

using WeightTables = std::array<Weights, TABLES>;

// What the computer has found out by playing against itself.
extern const WeightTables LEARNED;

// What a beginner sees: points, claims and the temple, but neither Moon Priestess nor Apostate nor later rounds.
extern const WeightTables PLAIN;

}  // namespace lunarium::luna
