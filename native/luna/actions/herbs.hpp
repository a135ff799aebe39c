// Herbs: one or two sleeping novices of an isle wake, but never on the herbs isle.
#pragma once

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::herbs {

// Every isle with sleepers, waking one or two.
inline InTurnOptions<Kind::Herbs> options(const Mover& mover) {
    const IsleSet isles = (mover.open - IsleSet::of(HERBS)).when(mover.hand.has(HERBS));
    const Crowd& asleep = mover.state.inactive[mover.seat];
    return {isles & asleep.at_least(1), isles & asleep.at_least(2)};
}

// They step back onto their isle.
inline void perform(State& state, const Parts& move) {
    state.give_back(HERBS);
    state.inactive[state.turn].remove(move.isle, move.count);
    state.active[state.turn].add(move.isle, move.count);
    end_action(state);
}

}  // namespace lunarium::luna::herbs
