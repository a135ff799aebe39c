// Mover: what the actions ask about the seat to move, worked out once for all of them.
#pragma once

#include "luna/state.hpp"

namespace lunarium::luna {

struct Mover {
    explicit Mover(const State& position)
        : state(position),
          layout(*position.layout),
          seat(position.turn),
          hand(position.favours[position.turn]),
          shrines(position.shrines[position.turn]),
          open(ALL_ISLES - position.blocked()),
          ones(position.active[position.turn].at_least(1) - position.blocked()),
          twos(position.active[position.turn].at_least(2) - position.blocked()),
          has_virtual(position.favours[position.turn].has(NOVICE)) {}

    const State& state;
    const Layout& layout;
    int seat;
    IsleSet hand;     // the favours
    IsleSet shrines;  // own ones
    IsleSet open;     // isles that are not blocked (L-16)
    IsleSet ones;     // open places with an own active novice, the landing stage among them
    IsleSet twos;     // the same with two
    bool has_virtual;
};

}  // namespace lunarium::luna
