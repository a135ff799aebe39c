// Positions as Python holds them.
#pragma once

#include <memory>
#include <stdexcept>

#include "luna/encoding.hpp"
#include "luna/features.hpp"
#include "luna/rules.hpp"
#include "nova_luna/encoding.hpp"
#include "nova_luna/features.hpp"
#include "nova_luna/rules.hpp"

namespace lunarium {

// A position of Luna keeps its layout alive.
struct LunaPosition {
    std::shared_ptr<const luna::Layout> layout;
    luna::State state;
};

struct NovaLunaPosition {
    nova_luna::State state;
};

constexpr int actions_of(const luna::State&) { return luna::ACTIONS; }
constexpr int actions_of(const nova_luna::State&) { return nova_luna::ACTIONS; }

// One of the seats of a position (std::invalid_argument).
template <class State>
int checked_seat(const State& state, int seat) {
    if (seat < 0 || seat >= sides(state)) {
        throw std::invalid_argument("no such seat");
    }
    return seat;
}

}  // namespace lunarium
