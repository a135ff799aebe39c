// Bribery: the favour that opens the one group of tiles beyond the Guard (L-6).
#pragma once

#include "luna/actions/mover.hpp"

namespace lunarium::luna::bribery {

// The tiles that are approved, or can be by bribery.
inline TileSet reach(const Mover& mover) {
    return mover.layout.approved[mover.state.round + (mover.hand.has(BRIBERY) ? 1 : 0)];
}

// Bribery is used exactly when the tile is not approved.
inline int is_needed(TileSet approved, int tile) { return approved.has(tile) ? 0 : 1; }

}  // namespace lunarium::luna::bribery
