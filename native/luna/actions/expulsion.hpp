// Expulsion: active novices on the Apostate's isle drive him on, an isle each.
#pragma once

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::expulsion {

constexpr int FORBIDDEN_LEVEL = 3;  // L-16: on level 2 his isle is blocked for all else, but he can be expelled

// First every number without the virtual novice, then every number with it.
struct Expellers {
    int novices;
    bool is_possible;
    bool has_virtual;

    Move* list(Move* out) const {
        if (!is_possible) {
            return out;
        }
        for (int count = 1; count <= novices; ++count) {
            *out++ = code<Kind::Expel>(count, 0);
        }
        for (int count = 1; has_virtual && count <= novices + 1; ++count) {
            *out++ = code<Kind::Expel>(count, 1);
        }
        return out;
    }
};

// Any number of the novices there, with or without the virtual one, who may act alone (L-2).
inline Expellers options(const Mover& mover) {
    const State& state = mover.state;
    return {state.active[mover.seat].at(state.apostate), mover.layout.level != FORBIDDEN_LEVEL,
            mover.has_virtual};
}

// The novices sleep where they are; he goes on, round the ring if need be.
inline void perform(State& state, const Parts& move) {
    state.sleep(state.apostate, move.count - move.with_virtual);
    state.give_back(NOVICE, move.with_virtual);
    state.apostate = state.layout->clockwise(state.apostate, move.count);
    end_action(state);
}

}  // namespace lunarium::luna::expulsion
