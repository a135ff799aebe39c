// The moves of Nova Luna as codes:
//
//   0                  refill
//   1                  end-phase
//   tile << 14 | cell  take: tile 1 to 68, cell = (y + 64) << 7 | (x + 64)
//
// All are below 69 << 14 = 1,130,496. In Python a take is take(code >> 14, (code & 127) - 64, (code >> 7 & 127) - 64).
// Every cell of every display has such a code, see MOST_TILES.
#pragma once

#include <cstdint>

#include "nova_luna/cells.hpp"

namespace lunarium::nova_luna {

using Move = std::uint32_t;
constexpr Move REFILL = 0;
constexpr Move END_PHASE = 1;

// The take of this tile to this cell.
constexpr Move take(int tile, Cell cell) { return static_cast<Move>(tile) << CELL_BITS | cell; }

// The tile that a take takes; 0 for other moves.
constexpr int tile_of(Move move) { return static_cast<int>(move >> CELL_BITS); }

// The cell that a take places on.
constexpr Cell cell_of(Move move) { return static_cast<Cell>(move & ((1U << CELL_BITS) - 1)); }

}  // namespace lunarium::nova_luna
