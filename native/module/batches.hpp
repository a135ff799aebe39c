// Batches as Python holds them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <vector>

#include "batch.hpp"
#include "luna/agent.hpp"
#include "luna/evaluation.hpp"
#include "module/arrays.hpp"
#include "module/positions.hpp"
#include "nova_luna/agent_plans.hpp"
#include "nova_luna/evaluation.hpp"
#include "rng.hpp"

namespace lunarium {

// The arrays of a batch, kept alive with it; their sizes are checked in Python, which can say what is wrong.
struct BatchArrays {
    Array<std::uint8_t, 2> observations;
    Array<std::uint8_t, 2> masks;
    Array<std::int8_t, 1> seats;
    Array<float, 2> rewards;
    Array<std::uint8_t, 1> ended;

    Buffers buffers() const {
        return {observations.data(), masks.data(), seats.data(), rewards.data(), ended.data()};
    }

    // Refuse arrays that a step would run over.
    void check(const BatchShape& shape) const {
        const std::size_t games = seats.shape(0);
        const bool fit = observations.shape(0) == games && observations.shape(1) == shape.observation &&
                         masks.shape(0) == games && masks.shape(1) == shape.actions && rewards.shape(0) == games &&
                         rewards.shape(1) == shape.people && ended.shape(0) == games && games > 0;
        if (!fit) {
            throw std::invalid_argument("the arrays do not fit the games");
        }
    }
};

// Luna: one of the starts, which keep their layouts alive.
struct LunaDeal {
    std::vector<LunaPosition> starts;

    static bool can_start(const luna::State& /*state*/) { return true; }

    std::uint32_t operator()(luna::State& state, Rng& rng) const {
        const std::uint32_t chosen = rng.bounded(static_cast<std::uint32_t>(starts.size()));
        state = starts[chosen].state;
        return chosen;
    }
};

// Nova Luna: the tiles and the order of the seats shuffled.
struct NovaLunaDeal {
    std::vector<NovaLunaPosition> starts;

    static bool can_start(const nova_luna::State& state) { return is_untouched(state); }

    std::uint32_t operator()(nova_luna::State& state, Rng& rng) const {
        state = starts[0].state;
        deal(state, rng);
        return 0;
    }
};

template <class State>
BatchShape shape_of(const State& start) {
    return {static_cast<std::size_t>(observation_size(start)), static_cast<std::size_t>(actions_of(start)),
            static_cast<std::size_t>(people(start))};
}

// A state as a position that Python may keep; `any` has the same layout.
inline LunaPosition held_like(const LunaPosition& any, const luna::State& state) { return {any.layout, state}; }
inline NovaLunaPosition held_like(const NovaLunaPosition& /*any*/, const nova_luna::State& state) { return {state}; }

// A batch with its arrays, its starts and the games that were brought along, which live as long as it does.
template <class Position, class Choices, class MoveList, class Deal>
struct HeldBatch {
    BatchArrays arrays;
    std::vector<Position> starts;
    Batch<decltype(Position::state), Choices, MoveList, Deal> batch;
    std::map<std::size_t, Position> brought{};

    Position position(std::size_t game) const { return held_like(origin(game), batch.state(game)); }
    Position begun(std::size_t game) const { return held_like(origin(game), batch.past(game).begun); }

private:
    const Position& origin(std::size_t game) const {
        const int start = batch.past(game).start;
        return start == BROUGHT ? brought.at(game) : starts.at(static_cast<std::size_t>(start));
    }
};

using LunaBatch = HeldBatch<LunaPosition, luna::Choices, luna::MoveList, LunaDeal>;
using NovaLunaBatch = HeldBatch<NovaLunaPosition, nova_luna::Choices, nova_luna::MoveList, NovaLunaDeal>;

}  // namespace lunarium
