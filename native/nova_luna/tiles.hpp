// The 68 tiles of Nova Luna: the rows of the Python package's tiles.csv, turned into what the rules ask for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lunarium::nova_luna {

constexpr int TILES = 68;  // named 1 to 68, by their row
constexpr int MOST_TASKS = 3;
constexpr std::string_view LETTERS = "RBTY";  // the colours: red, blue, turquoise, yellow

// Four counts share one number, a byte for each colour in the order of LETTERS, the lowest byte first.
// No colour has more than 17 tiles: the highest bit of each byte is free to show what falls short.
using Counts = std::uint32_t;
constexpr Counts SHORT = 0x80808080U;
constexpr Counts NEVER = 0x7f7f7f7fU;  // the need of a task that a tile does not have

struct alignas(32) Tile {  // 32 bytes: its place in the table is one shift away
    std::array<Counts, MOST_TASKS + 1> needs{NEVER, NEVER, NEVER, NEVER};  // four, to be compared at once
    Counts unit = 0;           // one tile of its colour
    Counts asks = 0;           // one unit of each colour that any of its tasks shows
    std::uint8_t colour = 0;   // place in LETTERS
    std::uint8_t number = 0;   // 1-7: what it costs in time
    std::uint8_t tasks = 0;    // how many
};

// One row of tiles.csv, the colour as its letter, the tasks in one text.
struct TileRow {
    char colour;
    int number;
    std::string_view tasks;
};

constexpr std::array<TileRow, TILES> TILE_ROWS{{
    {'T', 1, ""},
    {'T', 2, "TTTT"},
    {'T', 2, "TTTT"},
    {'T', 3, "BYY"},
    {'T', 3, "RTT"},
    {'T', 3, "RTY"},
    {'T', 3, "BRTY YYY"},
    {'T', 4, "BBB YYY RR"},
    {'T', 4, "TTT BY"},
    {'T', 4, "TY BR"},
    {'T', 4, "BBBB BB"},
    {'T', 5, "TT RR YY"},
    {'T', 5, "YYY Y"},
    {'T', 5, "RR B"},
    {'T', 6, "BB YY R"},
    {'T', 6, "RRR BR BB"},
    {'T', 7, "BR RY BY"},
    {'B', 1, ""},
    {'B', 2, "BBBB"},
    {'B', 2, "BBBB"},
    {'B', 3, "RRT"},
    {'B', 3, "BBY"},
    {'B', 3, "BTY"},
    {'B', 3, "BRTY RRR"},
    {'B', 4, "TTT RRR YY"},
    {'B', 4, "BBB RT"},
    {'B', 4, "TY BR"},
    {'B', 4, "RRRR RR"},
    {'B', 5, "TT BB YY"},
    {'B', 5, "TTT T"},
    {'B', 5, "YY T"},
    {'B', 6, "TT RR Y"},
    {'B', 6, "YYY RY RR"},
    {'B', 7, "RT TY RY"},
    {'R', 1, ""},
    {'R', 2, "RRRR"},
    {'R', 2, "RRRR"},
    {'R', 3, "TTY"},
    {'R', 3, "BRR"},
    {'R', 3, "BRT"},
    {'R', 3, "BRTY TTT"},
    {'R', 4, "BBB YYY TT"},
    {'R', 4, "RRR TY"},
    {'R', 4, "RT BY"},
    {'R', 4, "YYYY YY"},
    {'R', 5, "TT RR BB"},
    {'R', 5, "BBB B"},
    {'R', 5, "BB Y"},
    {'R', 6, "BB YY T"},
    {'R', 6, "TTT TY YY"},
    {'R', 7, "BT TY BY"},
    {'Y', 1, ""},
    {'Y', 2, "YYYY"},
    {'Y', 2, "YYYY"},
    {'Y', 3, "BBR"},
    {'Y', 3, "TYY"},
    {'Y', 3, "BRY"},
    {'Y', 3, "BRTY BBB"},
    {'Y', 4, "TTT RRR BB"},
    {'Y', 4, "YYY BR"},
    {'Y', 4, "RT BY"},
    {'Y', 4, "TTTT TT"},
    {'Y', 5, "RR BB YY"},
    {'Y', 5, "RRR R"},
    {'Y', 5, "TT R"},
    {'Y', 6, "TT RR B"},
    {'Y', 6, "BBB BT TT"},
    {'Y', 7, "RT BT BR"},
}};

// One tile of the colour with this letter.
constexpr Counts unit_of(char letter) {
    return Counts{1} << (8 * LETTERS.find(letter));
}

// The tile that a row describes.
constexpr Tile read_tile(const TileRow& row) {
    Tile tile;
    tile.unit = unit_of(row.colour);
    tile.colour = static_cast<std::uint8_t>(LETTERS.find(row.colour));
    tile.number = static_cast<std::uint8_t>(row.number);
    Counts need = 0;
    for (const char letter : row.tasks) {
        if (letter == ' ') {
            tile.needs[tile.tasks++] = need;
            need = 0;
            continue;
        }
        need += unit_of(letter);
        tile.asks |= unit_of(letter);
    }
    if (need) {
        tile.needs[tile.tasks++] = need;
    }
    return tile;
}

// All tiles by their names; number 0 is no tile.
constexpr std::array<Tile, TILES + 1> read_tiles() {
    std::array<Tile, TILES + 1> tiles{};
    for (std::size_t row = 0; row < TILE_ROWS.size(); ++row) {
        tiles[row + 1] = read_tile(TILE_ROWS[row]);
    }
    return tiles;
}

inline constexpr std::array<Tile, TILES + 1> TILE_TABLE = read_tiles();

// The tile with this name.
constexpr const Tile& tile_named(int name) { return TILE_TABLE[name]; }

// Whether a task of a tile shows this colour.
constexpr bool asks_for(const Tile& tile, std::size_t colour) { return tile.asks >> 8 * colour & 1U; }

}  // namespace lunarium::nova_luna
