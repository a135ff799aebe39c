// Priest's Favour: two active novices, or one beside an own shrine, bring the isle's favour.
#pragma once

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::favour {

// Every favour that can be taken, and in which way; L-2: beside a shrine the virtual novice acts alone.
inline InTurnOptions<Kind::Favour> options(const Mover& mover) {
    const IsleSet to_take = mover.open - mover.hand - mover.state.takings.at_least(MOST_TAKINGS);  // L-17
    const IsleSet with_virtual = (to_take - IsleSet::of(NOVICE)) & (mover.ones | mover.shrines);
    return {to_take & (mover.twos | (mover.ones & mover.shrines)), with_virtual.when(mover.has_virtual)};
}

// Take the favour; the novices sleep, the virtual one goes home.
inline void perform(State& state, const Parts& move) {
    const int helpers = (state.shrines[state.turn].has(move.isle) ? 1 : 0) + move.with_virtual;
    state.sleep(move.isle, 2 - helpers);
    state.give_back(NOVICE, move.with_virtual);
    state.favours[state.turn].add(move.isle);
    if (state.layout->is_solo()) {
        state.takings.add(move.isle, 1);  // L-17
    }
    end_action(state);
}

}  // namespace lunarium::luna::favour
