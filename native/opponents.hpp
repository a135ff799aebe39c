// Opponents: players of our own who answer inside of a batch, so that a learner is only asked for its own moves.
//
// Each game brings, in its own namespace: the rules' MoveList, to_move, legal_moves, apply and determinize; `evaluate`,
// how good a position looks to a seat; `search_at(state, level, seed)`.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string_view>

#include "rng.hpp"

namespace lunarium {

constexpr int MOST_OPPONENTS = 4;

// How a seat is played: by whoever steps the batch, or by one of these.
struct Opponent {
    enum class Kind : std::uint8_t { Nobody, Random, First, Last, Greedy, Level };

    Kind kind = Kind::Nobody;
    int level = 0;                 // of Level
    std::int64_t simulations = 0;  // and its budget for a move
};

using Opponents = std::array<Opponent, MOST_OPPONENTS>;  // by seat

inline Opponent::Kind opponent_named(std::string_view name) {
    constexpr std::array<std::string_view, 6> NAMES{"nobody", "random", "first", "last", "greedy", "level"};
    for (std::size_t kind = 0; kind < NAMES.size(); ++kind) {
        if (NAMES[kind] == name) {
            return static_cast<Opponent::Kind>(kind);
        }
    }
    throw std::invalid_argument("no such opponent");
}

// The move after which the position looks best; among equals, any.
template <class MoveList, class State>
auto choose_greedily(const State& state, const MoveList& list, Rng& rng) {
    const int seat = to_move(state);
    auto best = list.moves[0];
    double best_value = -std::numeric_limits<double>::infinity();
    std::uint32_t equals = 0;
    for (int index = 0; index < list.size; ++index) {
        State after = state;
        apply(after, list.moves[index]);
        const double value = evaluate(after, seat);
        equals = value > best_value ? 1 : equals + (value == best_value);
        if (value > best_value || (value == best_value && rng.bounded(equals) == 0)) {
            best = list.moves[index];
            best_value = value;
        }
    }
    return best;
}

// The move of an opponent, thought out in a world that its seat cannot tell from the true one.
template <class MoveList, class State>
auto choose_as(const Opponent& opponent, const State& state, Rng& rng) {
    MoveList list;
    legal_moves(state, list);
    const auto last = list.size - 1;
    if (last == 0) {
        return list.moves[0];
    }
    switch (opponent.kind) {
        case Opponent::Kind::First:
            return list.moves[0];
        case Opponent::Kind::Last:
            return list.moves[last];
        case Opponent::Kind::Greedy: {
            State world = state;
            determinize(world, rng);
            return choose_greedily(world, list, rng);
        }
        case Opponent::Kind::Level: {
            State world = state;
            determinize(world, rng);
            auto search = search_at(world, opponent.level, rng.next());
            search.run({opponent.simulations});
            return search.thoughts(1).front().move;
        }
        default:
            return list.moves[rng.bounded(static_cast<std::uint32_t>(list.size))];
    }
}

}  // namespace lunarium
