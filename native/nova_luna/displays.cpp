#include "nova_luna/displays.hpp"

#include <bit>
#include <stdexcept>
#include <utility>

namespace lunarium::nova_luna {

namespace {

// The cells beside one.
struct Neighbours {
    explicit constexpr Neighbours(Cell cell)
        : up(to(cell, UP)), right(to(cell, RIGHT)), down(to(cell, DOWN)), left(to(cell, LEFT)) {}

    // The next cell in this direction.
    static constexpr Cell to(Cell cell, int direction) { return static_cast<Cell>(cell + direction); }

    Cell up;
    Cell right;
    Cell down;
    Cell left;
};

// The tiles up, right, down and left of a cell: their orders plus 1, 0 for none.
using Around = std::array<std::uint8_t, 4>;

// Different groups, at most one on each side of a cell; then 0, which names none: its size is 0, and nobody counts it.
struct Groups {
    // Add a group, if this is so.
    void add(std::uint8_t group, bool is_so) {
        names[size] = is_so ? group : std::uint8_t{0};
        size += is_so;
    }

    bool has(std::uint8_t group) const {
        return (names[0] == group) | (names[1] == group) | (names[2] == group) | (names[3] == group);
    }

    const std::uint8_t* begin() const { return names.data(); }
    const std::uint8_t* end() const { return names.data() + size; }

    std::array<std::uint8_t, 5> names{};  // one more than there can be, to be written to in vain
    int size = 0;
};

// What a tile would touch on a cell.
struct Contact {
    Orders watching = 0;  // tiles that will count its group: beside it, or watching a group that it joins, or itself
    Counts counts = 0;    // what it will have
    Counts joined = 0;    // the size of the group that it will be in, as counts of its colour
    Groups alike;         // groups that it joins
    Groups counted;       // groups of other colours that it counts
};

// The lower half of 16 bits.
constexpr std::uint8_t lower_byte(std::uint16_t bits) { return static_cast<std::uint8_t>(bits & 0xff); }

// The upper half of 16 bits.
constexpr std::uint8_t upper_byte(std::uint16_t bits) { return static_cast<std::uint8_t>(bits >> 8); }

// The end of the last block of eight that a list of this length touches.
constexpr std::uint16_t blocks_end(int length) { return static_cast<std::uint16_t>((length + 7) & ~7); }

// The tiles around a cell. Comparing with all cells costs less than a map that every copy of a state would carry:
// without branches the compiler makes vectors of the loop, for whose sake two results share a number.
Around tiles_around(const Display& display, Cell cell) {
    const Neighbours beside(cell);
    std::uint16_t up_right = 0;
    std::uint16_t down_left = 0;
    const std::uint16_t end = blocks_end(display.size);
    for (std::uint16_t order = 0; order < end; ++order) {
        const Cell here = display.cells[order];
        const auto low = static_cast<std::uint16_t>(order + 1);
        const auto high = static_cast<std::uint16_t>(low << 8);
        up_right |= (here == beside.up ? low : 0) | (here == beside.right ? high : 0);
        down_left |= (here == beside.down ? low : 0) | (here == beside.left ? high : 0);
    }
    return {lower_byte(up_right), upper_byte(up_right), lower_byte(down_left), upper_byte(down_left)};
}

// The number under a condition, else 0. What a tile touches cannot be foreseen: branches would be guessed wrong.
template <class Number>
constexpr Number when(bool condition, Number number) {
    return static_cast<Number>(number & static_cast<Number>(-static_cast<Number>(condition)));
}

// Look at one neighbour, of the tile's own colour or another; a group that touches the tile twice counts once.
void touch(const Displays& displays, const Tile& tile, int order, std::uint8_t neighbour, Contact& contact) {
    const Tile& other = tile_named(neighbour);
    const std::uint8_t name = displays.placed[neighbour].group;
    const Placed& group = displays.placed[name];
    const bool is_alike = other.unit == tile.unit;
    const bool joins = is_alike & !contact.alike.has(name);
    const bool counts = ((tile.asks & other.unit) != 0) & !is_alike & !contact.counted.has(name);
    contact.alike.add(name, joins);
    contact.joined += when(joins, tile.unit * group.size);
    contact.watching |= when(joins, group.watchers);
    contact.watching |= when(((other.asks & tile.unit) != 0) & !is_alike, only(order));
    contact.counted.add(name, counts);
    contact.counts += when(counts, other.unit * group.size);
}

// Look at what a tile would touch, given the tiles around its cell.
Contact look(const Displays& displays, const Display& display, const Tile& tile, const Around& around) {
    Contact contact;
    contact.joined = tile.unit;
    std::array<std::uint8_t, 5> found;
    int beside = 0;
    for (const std::uint8_t one : around) {
        found[beside] = one;
        beside += one != 0;
    }
    for (int index = 0; index < beside; ++index) {
        const int order = found[index] - 1;
        touch(displays, tile, order, display.tiles[order], contact);
    }
    const bool asks_for_own = (tile.asks & tile.unit) != 0;
    contact.watching |= when(asks_for_own, only(display.size));
    contact.counts += when(asks_for_own, contact.joined - tile.unit);  // a tile never counts itself
    return contact;
}

// What an older tile has once the groups alike, of which it counted some, have become one.
Counts counts_after(const Displays& displays, const Placed& watcher, int order, Counts unit,
                    const Contact& contact) {
    Counts counts = watcher.counts + contact.joined;
    int index = 0;
    do {  // at least the group that there is not
        const Placed& group = displays.placed[contact.alike.names[index]];
        counts -= when((group.watchers >> order & 1) != 0, unit * group.size);
    } while (++index < contact.alike.size);
    return counts;
}

// Call visit(order, tile name, counts) for each older tile that would have something else, in order of placement.
template <typename Visit>
void visit_watchers(const Displays& displays, const Display& display, const Tile& tile, const Contact& contact,
                    const Visit& visit) {
    Orders watching = contact.watching & ~only(display.size);
    for (; watching; watching &= watching - 1) {
        const int order = std::countr_zero(watching);
        const std::uint8_t name = display.tiles[order];
        visit(order, name, counts_after(displays, displays.placed[name], order, tile.unit, contact));
    }
}

// Where a cell is in the frontier, times 16, and which of the cells around it are there too: 1 2 4 8 for up, right,
// down and left.
std::uint16_t find_in_frontier(const Display& display, Cell cell) {
    const Neighbours beside(cell);
    std::uint16_t found = 0;
    const std::uint16_t end = blocks_end(display.free_cells);
    for (std::uint16_t index = 0; index < end; ++index) {
        const Cell here = display.frontier[index];
        found |= (here == beside.up ? 1 : 0) | (here == beside.right ? 2 : 0) | (here == beside.down ? 4 : 0) |
                 (here == beside.left ? 8 : 0) | (here == cell ? static_cast<std::uint16_t>(index << 4) : 0);
    }
    return found;
}

// Take a cell out of the frontier and append those around it that are new there: up, right, down, left.
void lay_on(Display& display, Cell cell, const Around& around) {
    const std::uint16_t found = find_in_frontier(display, cell);
    Cell* const hole = display.frontier.data() + (found >> 4);
    Cell* last = std::copy(hole + 1, display.frontier.data() + display.free_cells, hole);
    // Write first, count only what is new: whether it is cannot be foreseen, a branch would be guessed wrong.
    const auto append = [&](Cell neighbour, bool is_known) {
        *last = neighbour;
        last += !is_known;
    };
    const Neighbours beside(cell);
    append(beside.up, around[0] | (found & 1));
    append(beside.right, around[1] | (found & 2));
    append(beside.down, around[2] | (found & 4));
    append(beside.left, around[3] | (found & 8));
    *last = NOWHERE;
    display.free_cells = static_cast<std::uint8_t>(last - display.frontier.data());
}

// Give all tiles of a group another group's name and make one ring of both.
void merge(Displays& displays, std::uint8_t group, std::uint8_t into) {
    std::uint8_t member = group;
    do {
        displays.placed[member].group = into;
        member = displays.placed[member].next;
    } while (member != group);
    std::swap(displays.placed[group].next, displays.placed[into].next);
}

// Make one group of a new tile and the groups that it joins.
void join(Displays& displays, int tile, const Contact& contact) {
    const auto name = static_cast<std::uint8_t>(tile);
    const std::uint8_t whole = contact.alike.size ? contact.alike.names[0] : name;
    displays.placed[name].group = name;
    displays.placed[name].next = name;
    if (whole != name) {
        merge(displays, name, whole);
    }
    for (int index = 1; index < contact.alike.size; ++index) {
        merge(displays, contact.alike.names[index], whole);
    }
    displays.placed[whole].watchers = contact.watching;
    displays.placed[whole].size = static_cast<std::uint8_t>(contact.joined >> 8 * tile_named(tile).colour);
}

// How many of three tasks are in a set. Without a special instruction, std::popcount would be a call.
constexpr int how_many(unsigned tasks) { return static_cast<int>((tasks & 1) + (tasks >> 1 & 1) + (tasks >> 2)); }

// Cover the open tasks that a tile with these counts fulfils, as far as the tokens go; return the tokens that are left.
int cover(std::uint8_t& open, const Tile& tile, Counts counts, int tokens) {
    unsigned met = met_tasks(tile, counts) & open;
    while (how_many(met) > tokens) {
        met &= ~std::bit_floor(met);
    }
    open = static_cast<std::uint8_t>(open & ~met);
    return tokens - how_many(met);
}

// All tasks of a tile, a bit for each.
constexpr std::uint8_t all_tasks(const Tile& tile) { return static_cast<std::uint8_t>((1U << tile.tasks) - 1); }

}  // namespace

Display empty_display() {
    Display display{};
    display.frontier[0] = ORIGIN;
    display.free_cells = 1;
    return display;
}

int place(Displays& displays, int seat, int tile, Cell cell, int tokens) {
    Display& display = displays.of[seat];
    if (display.size == MOST_TILES) {  // never in play, but a position may have been made by hand
        throw std::length_error("no player of Nova Luna can come to hold so many tiles");
    }
    const Tile& face = tile_named(tile);
    const Around around = tiles_around(display, cell);
    const Contact contact = look(displays, display, face, around);
    int left = tokens;
    visit_watchers(displays, display, face, contact, [&](int order, std::uint8_t name, Counts counts) {
        displays.placed[name].counts = counts;
        left = cover(display.open[order], tile_named(name), counts, left);
    });
    int index = 0;
    do {  // of no group at all, nothing
        displays.placed[contact.counted.names[index]].watchers |= when(index < contact.counted.size, only(display.size));
    } while (++index < contact.counted.size);
    displays.placed[tile].counts = contact.counts;
    display.open[display.size] = all_tasks(face);
    left = cover(display.open[display.size], face, contact.counts, left);
    join(displays, tile, contact);
    lay_on(display, cell, around);
    display.cells[display.size] = cell;
    display.tiles[display.size++] = static_cast<std::uint8_t>(tile);
    return tokens - left;
}

void list_changes(const Displays& displays, int seat, int tile, Cell cell, Changes& changes) {
    const Display& display = displays.of[seat];
    const Tile& face = tile_named(tile);
    const Contact contact = look(displays, display, face, tiles_around(display, cell));
    changes.size = 0;
    const auto add = [&](int order, std::uint8_t name, Counts counts) {
        changes.changes[changes.size++] = {name, static_cast<std::uint8_t>(order), counts};
    };
    visit_watchers(displays, display, face, contact, add);
    add(display.size, static_cast<std::uint8_t>(tile), contact.counts);
}

}  // namespace lunarium::nova_luna
