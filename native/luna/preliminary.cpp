// The counterpart of preliminary.py, but for what stands before the first move: that comes with the snapshot.
#include "luna/preliminary.hpp"

#include <algorithm>

#include "luna/rounds.hpp"

namespace lunarium::luna::preliminary {

namespace {

constexpr int SUPPLY_AFTER = 4;  // novices left when all pairs stand: 13, less one in the temple, less four pairs

// Isles without a piece of the seat.
IsleSet bare(const State& state, int seat) {
    return ALL_ISLES - state.shrines[seat] - state.active[seat].at_least(1);
}

// The preliminary round's turn order.
void pass_on(State& state) { state.turn = (state.turn + 1) % state.layout->people; }

// A favour from each of the two isles where the player has nothing.
void finish(State& state) {
    for (int seat = 0; seat < state.layout->people; ++seat) {
        state.favours[seat] = bare(state, seat);
    }
    begin_round(state);
}

}  // namespace

IsleSet shrine_options(const State& state) {
    IsleSet taken = IsleSet::of(HERBS).when(state.layout->players == 2);
    for (const IsleSet shrines : state.shrines) {
        taken = taken | shrines;
    }
    return ALL_ISLES - taken;
}

void place(State& state, const Parts& move) {
    state.shrines[state.turn].add(move.isle);
    state.shrine_supply[state.turn] -= 1;
    pass_on(state);
    const auto last = state.shrines.begin() + state.layout->people;
    if (std::none_of(state.shrines.begin(), last, [](IsleSet shrines) { return shrines.is_empty(); })) {
        state.phase = Phase::Pairs;
    }
}

IsleSet pair_options(const State& state) { return bare(state, state.turn); }

void place_two(State& state, const Parts& move) {
    state.active[state.turn].add(move.isle, 2);
    state.supply[state.turn] -= 2;
    pass_on(state);
    const auto last = state.supply.begin() + state.layout->people;
    if (std::all_of(state.supply.begin(), last, [](int supply) { return supply == SUPPLY_AFTER; })) {
        finish(state);
    }
}

}  // namespace lunarium::luna::preliminary
