// Sanctification: an own claimed tile goes to the temple with its novice.
#pragma once

#include "luna/actions/bribery.hpp"
#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"
#include "luna/temple.hpp"

namespace lunarium::luna::sanctification {

// By tile.
struct Sanctifications {
    TileSet tiles;
    TileSet approved;

    Move* list(Move* out) const {
        for (const int tile : tiles) {
            *out++ = code<Kind::Sanctify>(tile, bribery::is_needed(approved, tile));
        }
        return out;
    }
};

// Every own claimed tile (L-7: claims last) that is approved, or can be by bribery.
inline Sanctifications options(const Mover& mover) {
    return {mover.state.claims[mover.seat] & bribery::reach(mover), mover.layout.approved[mover.state.round]};
}

// The Guard's value is gained, lower neighbours of others leave.
inline void perform(State& state, const Parts& move) {
    state.claims[state.turn].remove(move.tile);
    state.give_back(BRIBERY, move.bribe);
    temple::enter(state, state.turn, move.tile);
    end_action(state);
}

}  // namespace lunarium::luna::sanctification
