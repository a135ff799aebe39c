// Promotion: a novice claims a free tile of the path, a second one helps.
#pragma once

#include "luna/actions/bribery.hpp"
#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::promotion {

// By tile, with the help that is there.
struct Promotions : InTurn<TileSet> {
    TileSet approved;

    Move* list(Move* out) const {
        for (const int member : all()) {
            const int tile = member / 2;
            *out++ = code<Kind::Promote>(tile, member % 2, bribery::is_needed(approved, tile));
        }
        return out;
    }
};

// Every free tile within reach; beside an own shrine no second novice is needed.
inline Promotions options(const Mover& mover) {
    const Layout& layout = mover.layout;
    const TileSet claimable = mover.state.free & bribery::reach(mover);
    const TileSet without = claimable & layout.tiles_of[(mover.twos | (mover.ones & mover.shrines)).bits];
    const TileSet with_virtual = claimable & layout.tiles_of[(mover.ones - mover.shrines).bits];
    return {{without, with_virtual.when(mover.has_virtual)}, layout.approved[mover.state.round]};
}

// The first novice stands on the tile, the second falls asleep.
inline void perform(State& state, const Parts& move) {
    const int seat = state.turn;
    const int isle = state.layout->symbols[move.tile];
    state.active[seat].remove(isle, 1);
    state.claims[seat].add(move.tile);
    state.free.remove(move.tile);
    if (!move.with_virtual && !state.shrines[seat].has(isle)) {
        state.sleep(isle, 1);
    }
    state.give_back(NOVICE, move.with_virtual);
    state.give_back(BRIBERY, move.bribe);
    end_action(state);
}

}  // namespace lunarium::luna::promotion
