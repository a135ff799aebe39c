// Recruit: two active novices bring a third out of the supply.
#pragma once

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::recruit {

// Every isle where somebody can be recruited.
inline InTurnOptions<Kind::Recruit> options(const Mover& mover) {
    const bool has_supply = mover.state.supply[mover.seat] > 0;
    return {(mover.open & mover.twos).when(has_supply),
            (mover.open & mover.ones).when(has_supply && mover.has_virtual)};
}

// The recruit starts inactive, like the two who have worked.
inline void perform(State& state, const Parts& move) {
    state.sleep(move.isle, 2 - move.with_virtual);
    state.give_back(NOVICE, move.with_virtual);
    state.supply[state.turn] -= 1;
    state.inactive[state.turn].add(move.isle, 1);
    end_action(state);
}

}  // namespace lunarium::luna::recruit
