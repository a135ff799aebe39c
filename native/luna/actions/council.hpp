// Council: active novices of one isle lift the disc, a seat each.
#pragma once

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::council {

constexpr Move ALONE = code<Kind::Council>(STAGE, 1, 1);  // the virtual novice, from no isle

// By isle, then by real novices, each number without and with the virtual one, who last goes alone.
struct Supporters {
    Crowd novices;
    bool is_possible;
    bool has_virtual;

    Move* list(Move* out) const {
        if (!is_possible) {
            return out;
        }
        for (int isle = 0; isle < ISLES; ++isle) {
            for (int real = 1; real <= novices.at(isle); ++real) {
                *out++ = code<Kind::Council>(isle, real, 0);
                if (has_virtual) {
                    *out++ = code<Kind::Council>(isle, real + 1, 1);
                }
            }
        }
        if (has_virtual) {
            *out++ = ALONE;
        }
        return out;
    }
};

// Any number of one isle's novices, with or without the virtual one; L-8: not from the last seat.
inline Supporters options(const Mover& mover) {
    Crowd novices = mover.state.active[mover.seat];
    for (const int isle : mover.state.blocked()) {
        novices.remove(isle, novices.at(isle));
    }
    return {novices, !mover.state.is_on_last_seat(mover.seat), mover.has_virtual};
}

// L-8: steps beyond the last seat are lost. The virtual novice alone sends nobody to sleep.
inline void perform(State& state, const Parts& move) {
    state.sleep(move.isle, move.count - move.with_virtual);
    state.give_back(NOVICE, move.with_virtual);
    state.raise_disc(state.turn, move.count);
    end_action(state);
}

}  // namespace lunarium::luna::council
