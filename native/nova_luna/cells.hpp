// Cells: the places of a display, each packed into one number, so that a neighbour is one addition away.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lunarium::nova_luna {

// y + 64 in the upper seven of 14 bits, x + 64 in the lower seven. The displays stay so far inside that no row ever
// runs over into the next (nova_luna/displays.hpp).
using Cell = std::uint16_t;
constexpr int CELL_BITS = 14;
constexpr int FARTHEST = 62;  // from 0, with its neighbours still in their rows

// x grows to the right, y downwards.
constexpr int UP = -128;
constexpr int RIGHT = 1;
constexpr int DOWN = 128;
constexpr int LEFT = -1;
constexpr std::array<int, 4> SIDES{UP, RIGHT, DOWN, LEFT};

constexpr Cell ORIGIN = 64 * 129;
constexpr Cell NOWHERE = 0;  // -64,-64: fills up lists of cells

// The column and the row of a cell, +64 each: what an observation shows.
constexpr std::uint8_t column_of(Cell cell) { return static_cast<std::uint8_t>(cell & 127U); }
constexpr std::uint8_t row_of(Cell cell) { return static_cast<std::uint8_t>(cell >> 7U); }

// The cell with these coordinates.
constexpr Cell cell_at(int x, int y) { return static_cast<Cell>(ORIGIN + DOWN * y + RIGHT * x); }

// The x of a cell.
constexpr int x_of(Cell cell) { return cell % DOWN - 64; }

// The y of a cell.
constexpr int y_of(Cell cell) { return cell / DOWN - 64; }

// A list of cells, columns and rows apart: so an observation is a copy, and sixteen cells are compared at once.
template <std::size_t room>
struct Cells {
    Cell operator[](std::size_t index) const { return static_cast<Cell>(rows[index] << 7U | columns[index]); }

    void set(std::size_t index, Cell cell) {
        columns[index] = column_of(cell);
        rows[index] = row_of(cell);
    }

    std::array<std::uint8_t, room> columns;
    std::array<std::uint8_t, room> rows;
};

}  // namespace lunarium::nova_luna
