// A state of Luna as a flat row of numbers, lossless both ways: how it crosses to Python and back.
//
// The fields come in the order of the Python State, P being the number of sides; flags are 0 or 1:
//
//   phase (0 shrines, 1 pairs, 2 opponent, 3 actions, 4 over), round, turn, start_player,
//   moon_priestess, master_builder, apostate,                                              7
//   active[P][7], inactive[P][7],                                                          14 P
//   stage[P], supply[P], shrines[P][7], shrine_supply[P], favours[P][7],                   17 P
//   claims[28]: for tiles 1..28 the seat, or -1,                                           28
//   temple[28]: for tiles 1..28 the seat, -1 for None (closed, L-4), -2 if not there,      28
//   books[28]: for tiles 1..28 a flag,                                                     28
//   council_seat[P], council_rank[P],                                                      2 P
//   tokens_turned, book_used,                                                              2
//   actions_taken[P],                                                                      P
//   takings[7],                                                                            7
//   voyage: under way, is_tide, last place, last asleep, last to, arrived[7]; 0 if None,   12
//   points[P][12]                                                                          12 P
//
// in all 112 + 46 P numbers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "luna/state.hpp"

namespace lunarium::luna {

// How many numbers a snapshot has.
constexpr int snapshot_size(int players) { return 112 + 46 * players; }

// The state that these numbers describe; std::invalid_argument if the rules could not run on it.
State import_state(const Layout& layout, std::span<const std::int32_t> numbers);

// All that moves change, as numbers.
std::vector<std::int32_t> export_state(const State& state);

}  // namespace lunarium::luna
