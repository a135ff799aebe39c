// Journey and Tide: any number of novices go next to other isles, one step a move, then done.
#pragma once

#include <algorithm>

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::voyage {

// Steps: whole rows of ways, but for the first ways of the lowest row, which come too early.
struct Ways {
    const WayTable& table;
    RowSet rows;
    int skipped = 0;

    Move* list(Move* out) const {
        int early = skipped;
        for (const int row : rows) {
            std::copy_n(table[row].begin() + early, WAYS_COPIED, out);  // of fixed length: cheaper than a loop
            out += row_size(row) - early;
            early = 0;
        }
        return out;
    }
};

// Every first step of a journey.
inline Ways journey_options(const Mover& mover) {
    return {mover.layout.journeys, mover.layout.journey_rows(mover.ones)};
}

// Every first step of a tide.
inline Ways tide_options(const Mover& mover) {
    const IsleSet asleep = mover.state.inactive[mover.seat].at_least(1) & mover.open;
    return {mover.layout.tides, mover.layout.tide_rows(mover.ones, asleep).when(mover.hand.has(TIDE))};
}

// Every further step of the voyage under way; who has arrived does not move again.
inline Ways step_options(const State& state) {
    const Layout& layout = *state.layout;
    const Voyage& voyage = state.voyage;
    const IsleSet awake = state.active[state.turn].at_least(1) - state.blocked();
    const IsleSet asleep = (state.inactive[state.turn] - voyage.arrived).at_least(1) - state.blocked();
    const RowSet rows = voyage.is_tide ? layout.tide_rows(awake, asleep) : layout.journey_rows(awake);
    const RowSet gone{static_cast<std::uint16_t>(RowSet::of(voyage.row).bits - 1)};
    const int early = voyage.to - (voyage.to > voyage.row / 2 ? 1 : 0);  // ways of that row before the last
    return {layout.steps, rows - gone, rows.has(voyage.row) ? early : 0};
}

// One more novice leaves its place and lies down next to the other isle.
inline void take_step(State& state, const Parts& move) {
    Voyage& voyage = state.voyage;
    (move.asleep ? state.inactive : state.active)[state.turn].remove(move.origin, 1);
    state.inactive[state.turn].add(move.to, 1);
    voyage.arrived.add(move.to, 1);
    voyage.row = state.layout->place[move.origin] * 2 + move.asleep;
    voyage.to = state.layout->place[move.to];
}

// The first novice goes; the voyage is under way until `done`.
inline void open_journey(State& state, const Parts& move) {
    state.voyage.is_under_way = true;
    take_step(state, move);
}

// The favour is returned with the first step.
inline void open_tide(State& state, const Parts& move) {
    state.give_back(TIDE);
    state.voyage.is_under_way = true;
    state.voyage.is_tide = true;
    take_step(state, move);
}

// The voyage counts as one action, however many went.
inline void finish(State& state) {
    state.voyage = {};
    end_action(state);
}

}  // namespace lunarium::luna::voyage
