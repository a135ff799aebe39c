#include "nova_luna/displays.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace lunarium::nova_luna {

namespace {

// What is around a cell that is free.
struct Surroundings {
    Orders beside = 0;  // the tiles up, right, down and left of it
    // Whether the next cell in this direction has a tile or lies beside one already.
    bool knows_up;
    bool knows_right;
    bool knows_down;
    bool knows_left;
};

// Different groups, at most one on each side of a cell, a byte for each name. There is always a first one: 0 stands for
// none, its size is 0 and nobody counts it. Most often there is one group or none, and to treat both alike costs less
// than a branch guessed wrong; names in one number stay out of memory.
struct Groups {
    std::uint8_t first() const { return static_cast<std::uint8_t>(names); }
    Groups rest() const { return {names >> 8}; }

    // Call visit(name) for each.
    template <typename Visit>
    void visit(const Visit& visit) const {
        Groups groups = *this;
        do {
            visit(groups.first());
            groups = groups.rest();
        } while (groups.names);
    }

    bool has(std::uint8_t group) const {
        bool is_there = false;
        visit([&](std::uint8_t name) { is_there |= name == group; });
        return is_there;
    }

    std::uint32_t names;
};

// What a tile would touch on a cell.
struct Contact {
    Orders watching;  // tiles that will count its group: beside it, or watching a group that it joins, or itself
    Counts counts;    // what it will have
    Counts joined;    // the size of the group that it will be in
    Groups alike;     // groups that it joins
    Groups counted;   // groups of other colours that it counts
};

// Look at the tiles around a cell: they are one step away from it, and the next cell in a direction is known if a tile is
// there or one step away. Comparing with all cells costs less than a map that every copy of a state would carry.
[[gnu::always_inline]] inline Surroundings look_around(const Display& display, Cell cell) {
    Orders beside = 0;
    unsigned up = 0;
    unsigned right = 0;
    unsigned down = 0;
    unsigned left = 0;
    for (std::size_t first = 0; first < display.size; first += BLOCK) {
        const Block x = Block(&display.cells.columns[first]).minus(column_of(cell));
        const Block y = Block(&display.cells.rows[first]).minus(row_of(cell));
        const auto close_to = [&](int to_right, int downwards) {
            const Block steps_x = x.minus(static_cast<std::uint8_t>(to_right)).magnitude();
            const Block steps_y = y.minus(static_cast<std::uint8_t>(downwards)).magnitude();
            return steps_x.plus(steps_y).where_at_most(1);
        };
        beside |= Orders{close_to(0, 0)} << first;
        up |= close_to(0, -1);
        right |= close_to(1, 0);
        down |= close_to(0, 1);
        left |= close_to(-1, 0);
    }
    return {beside, up != 0, right != 0, down != 0, left != 0};
}

// The number under a condition, else 0. What a tile touches cannot be foreseen: branches would be guessed wrong.
template <class Number>
constexpr Number when(bool condition, Number number) {
    return static_cast<Number>(number & static_cast<Number>(-static_cast<Number>(condition)));
}

// The group of the first of these tiles; 0 for none, since the last place of a display is empty before a placement.
std::uint8_t first_group(const Displays& displays, const Display& display, Orders tiles) {
    const int order = std::countr_zero(tiles | only(MOST_TILES - 1));
    return displays.placed[display.tiles[order]].group;
}

// The groups of these tiles, each once.
Groups groups_of(const Displays& displays, const Display& display, Orders tiles) {
    Groups groups{first_group(displays, display, tiles)};
    while (tiles &= tiles - 1) {  // seldom
        const std::uint8_t other = first_group(displays, display, tiles);
        groups.names = groups.has(other) ? groups.names : groups.names << 8 | other;
    }
    return groups;
}

// The tiles of all colours that a tile asks for.
Orders asked_for(const Display& display, const Tile& tile) {
    Orders found = 0;
    for (std::size_t colour = 0; colour < COLOURS; ++colour) {
        found |= when(asks_for(tile, colour), display.coloured[colour]);
    }
    return found;
}

// Look at what a tile would touch, given the tiles beside its cell.
[[gnu::always_inline]] inline Contact look(const Displays& displays, const Display& display, const Tile& tile, Orders beside) {
    const Orders same_colour = beside & display.coloured[tile.colour];
    const Orders others = beside & ~same_colour;
    const bool asks_for_own = asks_for(tile, tile.colour);
    Contact contact{
        .watching = (others & display.asking[tile.colour]) | when(asks_for_own, only(display.size)),
        .counts = 0,
        .joined = 1,
        .alike = groups_of(displays, display, same_colour),
        .counted = groups_of(displays, display, others & asked_for(display, tile)),
    };
    contact.alike.visit([&](std::uint8_t name) {
        contact.watching |= displays.placed[name].watchers;
        contact.joined += displays.placed[name].size;
    });
    contact.counted.visit([&](std::uint8_t name) {
        contact.counts += tile_named(name).unit * displays.placed[name].size;
    });
    contact.counts += when(asks_for_own, tile.unit * (contact.joined - 1));  // a tile never counts itself
    return contact;
}

// What an older tile has once the groups alike, of which it counted some, have become one.
Counts counts_after(const Displays& displays, const Placed& watcher, int order, Counts unit,
                    const Contact& contact) {
    Counts more = contact.joined;
    contact.alike.visit([&](std::uint8_t name) {
        const Placed& group = displays.placed[name];
        more -= when((group.watchers >> order & 1) != 0, Counts{group.size});
    });
    return watcher.counts + unit * more;
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

// Take a cell out of a list, so that those behind it move up.
void close_up(std::uint8_t* list, std::size_t place, std::size_t size) {
    std::array<std::uint8_t, CLOSED_UP_AT_ONCE> moved;  // std::memmove would be a call
    do {
        std::memcpy(moved.data(), list + place + 1, moved.size());
        std::memcpy(list + place, moved.data(), moved.size());
        place += moved.size();
    } while (place < size);
}

// Take a cell out of the frontier and append those around it that are new there: up, right, down, left.
void lay_on(Display& display, std::size_t free_cell, Cell cell, const Surroundings& around) {
    close_up(display.frontier.columns.data(), free_cell, display.free_cells);
    close_up(display.frontier.rows.data(), free_cell, display.free_cells);
    std::size_t last = display.free_cells - 1U;
    // Write first, count only what is new: whether it is cannot be foreseen, a branch would be guessed wrong.
    const auto append = [&](int direction, bool is_known) {
        display.frontier.set(last, static_cast<Cell>(cell + direction));
        last += !is_known;
    };
    append(UP, around.knows_up);
    append(RIGHT, around.knows_right);
    append(DOWN, around.knows_down);
    append(LEFT, around.knows_left);
    display.frontier.set(last, NOWHERE);
    display.free_cells = static_cast<std::uint8_t>(last);
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
void join(Displays& displays, std::uint8_t name, const Contact& contact) {
    const std::uint8_t whole = contact.alike.names ? contact.alike.first() : name;
    displays.placed[name].group = whole;
    displays.placed[name].next = name;
    std::swap(displays.placed[name].next, displays.placed[whole].next);
    for (Groups others = contact.alike.rest(); others.names; others = others.rest()) {
        merge(displays, others.first(), whole);
    }
    displays.placed[whole].watchers = contact.watching;
    displays.placed[whole].size = static_cast<std::uint8_t>(contact.joined);
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

// Add a tile to the lists of a display.
void append(Display& display, std::uint8_t name, Cell cell) {
    const Tile& tile = tile_named(name);
    const Orders itself = only(display.size);
    display.coloured[tile.colour] |= itself;
    for (std::size_t colour = 0; colour < COLOURS; ++colour) {
        display.asking[colour] |= when(asks_for(tile, colour), itself);
    }
    display.cells.set(display.size, cell);
    display.tiles[display.size++] = name;
}

}  // namespace

Display empty_display() {
    Display display{};
    display.frontier.set(0, ORIGIN);
    display.free_cells = 1;
    return display;
}

std::size_t find_free_cell(const Display& display, Cell cell) {
    std::size_t first = 0;
    for (;; first += BLOCK) {
        const unsigned found = Block(&display.frontier.columns[first]).where(column_of(cell)) &
                               Block(&display.frontier.rows[first]).where(row_of(cell));
        if (found) {
            return first + static_cast<std::size_t>(std::countr_zero(found));
        }
    }
}

int place(Displays& displays, int seat, int tile, std::size_t free_cell, int tokens) {
    Display& display = displays.of[seat];
    if (display.size == MOST_TILES) {  // never in play, but a position may have been made by hand
        throw std::length_error("no player of Nova Luna can come to hold so many tiles");
    }
    const Tile& face = tile_named(tile);
    const auto name = static_cast<std::uint8_t>(tile);
    const Cell cell = display.frontier[free_cell];
    const Surroundings around = look_around(display, cell);
    lay_on(display, free_cell, cell, around);
    const Contact contact = look(displays, display, face, around.beside);
    int left = tokens;
    visit_watchers(displays, display, face, contact, [&](int order, std::uint8_t watcher, Counts counts) {
        displays.placed[watcher].counts = counts;
        left = cover(display.open[order], tile_named(watcher), counts, left);
    });
    contact.counted.visit([&](std::uint8_t group) {
        displays.placed[group].watchers |= when(group != 0, only(display.size));
    });
    displays.placed[name].counts = contact.counts;
    display.open[display.size] = all_tasks(face);
    left = cover(display.open[display.size], face, contact.counts, left);
    join(displays, name, contact);
    append(display, name, cell);
    return tokens - left;
}

void list_changes(const Displays& displays, int seat, int tile, Cell cell, Changes& changes) {
    const Display& display = displays.of[seat];
    const Tile& face = tile_named(tile);
    const Contact contact = look(displays, display, face, look_around(display, cell).beside);
    changes.size = 0;
    const auto add = [&](int order, std::uint8_t name, Counts counts) {
        changes.changes[changes.size++] = {name, static_cast<std::uint8_t>(order), counts};
    };
    visit_watchers(displays, display, face, contact, add);
    add(display.size, static_cast<std::uint8_t>(tile), contact.counts);
}

}  // namespace lunarium::nova_luna
