// A state of Nova Luna as a flat row of numbers, lossless both ways: how it crosses to Python and back.
//
//   players, first_game (0 1), solo_scoring (0 whole-display, 1 each-tile-once),
//   meeple, phase (0 1 2), ending (0 none, 1 last-token, 2 no-tiles, 3 all-placed),
//   queue[players], distances[players], tokens_left[players],
//   wheel[12]: from space 0 clockwise, 0 for none,
//   supply: how many, then the tiles, the one drawn first last,
//   notes: how many, then tiles and penalty of each,
//   the display of each seat: how many tiles, then tile, x, y, open of each, in order of placement (open: its
//   uncovered tasks, bit 0 for the first); how many free cells, then x, y of each in the frontier's order.
//
// Groups, counts and watchers are not among them: they follow from placing the tiles again in their order.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "nova_luna/state.hpp"

namespace lunarium::nova_luna {

// All that moves change, as numbers.
std::vector<std::int32_t> export_state(const State& state);

// The state that these numbers describe; std::invalid_argument if the rules could not run on it.
State import_state(std::span<const std::int32_t> numbers);

}  // namespace lunarium::nova_luna
