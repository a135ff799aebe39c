// Sailboat: one or two novices cross to another isle and stay awake.
#pragma once

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::sailboat {

// By origin, then by destination, then one novice before two.
struct Sails {
    IsleSet ones;  // places from where one can sail
    IsleSet twos;  // from where two can

    Move* list(Move* out) const {
        for (const int origin : ones) {
            for (int to = 0; to < ISLES; ++to) {
                if (to == origin) {
                    continue;
                }
                *out++ = code<Kind::Sail>(origin, to, 1);
                if (twos.has(origin)) {
                    *out++ = code<Kind::Sail>(origin, to, 2);
                }
            }
        }
        return out;
    }
};

// From every isle with active novices, and from the landing stage, to every other isle.
inline Sails options(const Mover& mover) {
    return {mover.ones.when(mover.hand.has(SAILBOAT)), mover.twos.when(mover.hand.has(SAILBOAT))};
}

// The favour goes back, the novices land active.
inline void perform(State& state, const Parts& move) {
    state.give_back(SAILBOAT);
    state.active[state.turn].remove(move.origin, move.count);
    state.active[state.turn].add(move.to, move.count);
    end_action(state);
}

}  // namespace lunarium::luna::sailboat
