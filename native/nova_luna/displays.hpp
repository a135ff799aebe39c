// Displays: the tiles that the players have laid, and which tasks a tile fulfils where it is placed.
//
// A placed tile has two names: its row in the table of tiles, and its order in its display, 0 for the first.
// Sets of tiles of one display are bits in one number, by their order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <ranges>

#include "bytes.hpp"
#include "memory.hpp"
#include "nova_luna/cells.hpp"
#include "nova_luna/tiles.hpp"

namespace lunarium::nova_luna {

constexpr int MOST_SEATS = 4;
constexpr int MOST_TILES = 44;  // of one player: see most_tiles_of_one
constexpr int MOST_FREE_CELLS = 2 * MOST_TILES + 2;  // 4 beside the first tile; each other takes one, adds at most 3

// The most tiles that one of several players can come to hold. Only whoever is furthest back takes a tile (NL-1),
// and a player's way is the sum of their numbers. So who takes a k-th tile has come, with k - 1 tiles, no further
// than a rival with at most all that remain of the 68 - k others: sum(k - 1 lowest) <= sum(all) - sum(k lowest).
consteval int most_tiles_of_one() {
    std::array<int, TILES> numbers{};
    std::ranges::transform(TILE_ROWS, numbers.begin(), &TileRow::number);
    std::ranges::sort(numbers);
    int all = 0;
    for (const int number : numbers) {
        all += number;
    }
    int held = 0;
    for (int before = 0; held < TILES && before <= all - before - numbers[held]; ++held) {
        before += numbers[held];
    }
    return held;
}
static_assert(most_tiles_of_one() == MOST_TILES);
static_assert(2 * 11 <= MOST_TILES);    // solo: a full track in each of the two phases
static_assert(MOST_TILES <= 64);        // one bit for each
static_assert(MOST_TILES <= FARTHEST);  // tiles hang together: the last is at most 43 away, a free cell 44

// A set of tiles of one display.
using Orders = std::uint64_t;

// The set of one tile.
constexpr Orders only(int order) { return Orders{1} << order; }

constexpr std::size_t COLOURS = LETTERS.size();

// The free cells are closed up by so many at once, so there is room behind the last of them.
constexpr std::size_t CLOSED_UP_AT_ONCE = 2 * BLOCK;

// The tiles of one player, in as few lines of memory as they fit in.
struct alignas(LINE) Display {
    Cells<whole_blocks(MOST_TILES)> cells;                               // by order; then NOWHERE
    Cells<whole_blocks(MOST_FREE_CELLS + CLOSED_UP_AT_ONCE)> frontier;   // free cells, as they came up; then NOWHERE
    std::array<Orders, COLOURS> coloured;                                // the tiles of each colour
    std::array<Orders, COLOURS> asking;                                  // the tiles with a task that shows this colour
    std::array<std::uint8_t, MOST_TILES> tiles;                          // by order; then 0
    std::array<std::uint8_t, MOST_TILES> open;                           // by order: uncovered tasks, a bit for each; then 0
    std::uint8_t size;                                                   // how many tiles
    std::uint8_t free_cells;                                             // how many are in the frontier
};

// The free cells beside the tiles of a display.
inline auto frontier_of(const Display& display) {
    return std::views::iota(std::size_t{0}, std::size_t{display.free_cells}) |
           std::views::transform([&display](std::size_t index) { return display.frontier[index]; });
}

// What is known of a tile once it is placed. A group, tiles of one colour that hang together, is named by one of
// its tiles, where its size and its watchers are found.
struct Placed {
    Orders watchers;     // of the group: the tiles that count it
    Counts counts;       // what the tile has, of the colours that it asks for
    std::uint8_t group;  // the name of its group
    std::uint8_t next;   // another tile of its group: a ring through all of them
    std::uint8_t size;   // of the group
};

// All displays. No tile lies in two of them: they share one table of placed tiles, by the tiles' names.
struct Displays {
    std::array<Display, MOST_SEATS> of;  // by seat
    std::array<Placed, TILES + 1> placed;
};

// A tile that would have something else than before.
struct Change {
    std::uint8_t tile;
    std::uint8_t order;
    Counts counts;  // what it would have
};

// All changes that one placement would bring about.
struct Changes {
    int size;
    Change changes[MOST_TILES];
};

// A display without tiles: the first may be placed at 0,0 only.
Display empty_display();

// Place a tile on a free cell, by its place in the frontier, and cover what it fulfils with at most so many tokens;
// return how many it took. NL-4: every fulfilled task; NL-8: in the order of placement, then of the tile's tasks.
int place(Displays& displays, int seat, int tile, std::size_t free_cell, int tokens);

// Where in the frontier a cell is that is there.
std::size_t find_free_cell(const Display& display, Cell cell);

// What every tile that counts the new one would have, in order of placement; the new tile itself comes last.
void list_changes(const Displays& displays, int seat, int tile, Cell cell, Changes& changes);

// Which tasks of a tile, a bit for each, it fulfils with these counts.
inline unsigned met_tasks(const Tile& tile, Counts counts) {
    Four needs;
    static_assert(sizeof(needs) == sizeof(tile.needs));
    std::memcpy(&needs, tile.needs.data(), sizeof(needs));
    return zeros_of((counts - needs) & SHORT);
}

// How many tiles a need still lacks, with these counts.
constexpr int lacking(Counts need, Counts counts) {
    const Counts difference = (need | SHORT) - counts;  // no byte borrows: each starts with its highest bit set
    const Counts lacks = difference & ((difference & SHORT) >> 7) * 0x7f;
    return static_cast<int>(lacks * 0x01010101U >> 24);
}

}  // namespace lunarium::nova_luna
