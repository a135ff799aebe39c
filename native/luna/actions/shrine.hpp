// Shrine: two active novices build on the Master Builder's isle.
#pragma once

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::shrine {

// Building with two novices, or with one and the virtual one; member 0 stands for building at all.
inline InTurnOptions<Kind::Shrine> options(const Mover& mover) {
    const int isle = mover.state.master_builder;
    const bool has_supply = mover.state.shrine_supply[mover.seat] > 0;
    const bool can_build = mover.hand.has(SHRINE) && !mover.shrines.has(isle) && has_supply;
    return {IsleSet::of(0).when(can_build && mover.twos.has(isle)),
            IsleSet::of(0).when(can_build && mover.ones.has(isle) && mover.has_virtual)};
}

// The favour goes back, the shrine stands.
inline void perform(State& state, const Parts& move) {
    const int isle = state.master_builder;
    state.sleep(isle, 2 - move.with_virtual);
    state.give_back(NOVICE, move.with_virtual);
    state.give_back(SHRINE);
    state.shrines[state.turn].add(isle);
    state.shrine_supply[state.turn] -= 1;
    end_action(state);
}

}  // namespace lunarium::luna::shrine
