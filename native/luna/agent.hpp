// The computer player of Luna, as the search needs it: candidate moves with priors, and the evaluation of positions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "luna/agent_weights.hpp"
#include "luna/rules.hpp"
#include "rng.hpp"
#include "search.hpp"

namespace lunarium::luna {

// The predicted final influence of each side.
using Prospects = std::array<float, MOST_SIDES>;

struct Agent {
    using State = luna::State;
    using Move = luna::Move;
    static constexpr int MOST_CANDIDATES = 48;

    int breadth = 24;           // how many moves of a position are searched, at most
    float temperature = 1.5F;   // influence by which moves must differ for a clear difference of their priors
    float voyage_credit = 0.5F;    // how much of what the rest of a voyage could gain counts for its first steps
    float ambition = 0.2F;      // how much the lead counts beside the chance of winning
    float learned_weight = 1.0F;     // how much of what is learned counts beside the influence that is already sure
    const WeightTables* weights = &LEARNED;

    int to_move(const State& state) const { return luna::to_move(state); }
    int sides(const State& state) const { return luna::sides(state); }
    void apply(State& state, Move move) const { luna::apply(state, move); }
    void determinize(State& /*state*/, Rng& /*rng*/) const {}  // nothing is hidden
    int unseen(const State& /*state*/) const { return 0; }

    int candidates(const State& state, search::Candidate<Move>* out) const;
    void judge(State& state, Rng& rng, search::Value& value) const;

    // Predicted final influence; exact when the game is over.
    Prospects predict(const State& state) const;

    // How far a side is ahead of its rivals, in predicted influence.
    float lead(const State& state, int seat) const;
};

// How strong the computer plays: its evaluation and its budget.
struct Level {
    int simulations;              // positions looked at before a move; 1: the best move by the static evaluation
    float learned_weight;              // as in Agent
    const WeightTables* weights;  // as in Agent

    constexpr Agent agent() const { return {.learned_weight = learned_weight, .weights = weights}; }
    constexpr search::Settings settings() const { return {.exploration = 0.3F, .first_play = 0.05F}; }
};

// Level 1 first: a beginner, one who hoards points, one who knows the game, and two who also calculate.
constexpr std::array<Level, 5> LEVELS{{
    {.simulations = 1, .learned_weight = 1.0F, .weights = &PLAIN},
    {.simulations = 1, .learned_weight = 0.3F, .weights = &LEARNED},
    {.simulations = 1, .learned_weight = 1.0F, .weights = &LEARNED},
    {.simulations = 200, .learned_weight = 1.0F, .weights = &LEARNED},
    {.simulations = 200'000, .learned_weight = 1.0F, .weights = &LEARNED},
}};

// The search of a level from a position.
inline search::Search<Agent> search_at(const State& state, int level, std::uint64_t seed) {
    const Level& chosen = LEVELS[static_cast<std::size_t>(level - 1)];
    return search::Search<Agent>(chosen.agent(), chosen.settings(), state, seed, 1);
}

}  // namespace lunarium::luna
