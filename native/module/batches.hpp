// Batches as Python holds them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "batch.hpp"
#include "module/arrays.hpp"
#include "module/positions.hpp"
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

    void operator()(luna::State& state, Rng& rng) const {
        state = starts[rng.bounded(static_cast<std::uint32_t>(starts.size()))].state;
    }
};

// Nova Luna: the tiles and the order of the seats shuffled.
struct NovaLunaDeal {
    std::vector<NovaLunaPosition> starts;

    static bool can_start(const nova_luna::State& state) { return is_untouched(state); }

    void operator()(nova_luna::State& state, Rng& rng) const {
        state = starts[0].state;
        deal(state, rng);
    }
};

template <class State>
BatchShape shape_of(const State& start) {
    return {static_cast<std::size_t>(observation_size(start)), static_cast<std::size_t>(actions_of(start)),
            static_cast<std::size_t>(people(start))};
}

// A batch with its arrays, which live as long as it does.
template <class Position, class Choices, class Deal>
struct HeldBatch {
    BatchArrays arrays;
    Batch<decltype(Position::state), Choices, Deal> batch;
};

using LunaBatch = HeldBatch<LunaPosition, luna::Choices, LunaDeal>;
using NovaLunaBatch = HeldBatch<NovaLunaPosition, nova_luna::Choices, NovaLunaDeal>;

}  // namespace lunarium
