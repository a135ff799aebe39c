#include "nova_luna/features.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

namespace lunarium::nova_luna {

namespace {

constexpr int MOST_LACKING = 4;  // tiles that a task can lack

std::uint8_t clamped(int number) { return static_cast<std::uint8_t>(std::clamp(number, 0, 255)); }

// How many of a colour are in a number of four counts.
constexpr int of_colour(Counts counts, std::size_t colour) { return static_cast<int>(counts >> 8 * colour & 0x7fU); }

// What a task still lacks of a colour.
constexpr int lacking_of(Counts need, Counts counts, std::size_t colour) {
    return std::max(0, of_colour(need, colour) - of_colour(counts, colour));
}

// The tiles of a display by their cells. Tiles hang together, so that 64 columns and rows hold any display and its
// neighbours, whatever wraps around.
class Map {
public:
    explicit Map(const Display& display) {
        for (std::size_t order = 0; order < display.size; ++order) {
            orders_[spot(display.cells[order])] = static_cast<std::uint8_t>(order + 1);
        }
    }

    // The order of the tile on a cell, plus 1; 0 for none.
    int at(int cell) const { return orders_[spot(static_cast<Cell>(cell))]; }

private:
    static constexpr std::size_t WIDTH = 64;
    static_assert(MOST_TILES + 2 <= WIDTH);

    static constexpr std::size_t spot(Cell cell) { return (cell / DOWN % WIDTH) * WIDTH + cell % WIDTH; }

    std::array<std::uint8_t, WIDTH * WIDTH> orders_{};
};

// Where a tile is on the selection track and what it shows.
std::uint8_t* write_face(int steps, const Tile& tile, std::uint8_t* out) {
    *out++ = clamped(steps);
    for (std::size_t colour = 0; colour < COLOURS; ++colour) {
        *out++ = tile.colour == colour;
    }
    *out++ = tile.number;
    for (std::size_t task = 0; task < MOST_TASKS; ++task) {
        for (std::size_t colour = 0; colour < COLOURS; ++colour) {
            *out++ = task < tile.tasks ? clamped(of_colour(tile.needs[task], colour)) : std::uint8_t{0};
        }
    }
    return out;
}

// The tiles of the selection track, clockwise from the meeple; how many there are comes first.
std::uint8_t* write_track(const State& state, std::uint8_t* out) {
    std::uint8_t* const count = out++;
    std::uint8_t* const end = out + (SPACES - 1) * FACE_FEATURES;
    *count = 0;
    for (int steps = 1; steps < SPACES; ++steps) {
        if (const int name = state.wheel[static_cast<std::size_t>((state.meeple + steps) % SPACES)]) {
            out = write_face(steps, tile_named(name), out);
            ++*count;
        }
    }
    std::fill(out, end, std::uint8_t{0});
    return end;
}

// How a player stands: tokens, place in the queue, lead, tiles; then by colour tiles, largest group, open tasks that lack
// one tile of it and nothing else, open tasks that lack any of it; then open tasks by how many tiles they lack.
std::uint8_t* write_side(const State& state, int seat, std::uint8_t* out) {
    const auto index = static_cast<std::size_t>(seat);
    const Display& display = state.displays.of[index];
    const auto place = std::find(state.queue.begin(), state.queue.begin() + state.players, seat) - state.queue.begin();
    *out++ = state.tokens_left[index];
    *out++ = clamped(static_cast<int>(place));
    *out++ = clamped(state.distances[index] - state.distances[state.queue[0]]);
    *out++ = display.size;
    std::uint8_t* const coloured = out;
    std::uint8_t* const largest = coloured + COLOURS;
    std::uint8_t* const last = largest + COLOURS;
    std::uint8_t* const wanted = last + COLOURS;
    std::uint8_t* const lacks = wanted + COLOURS;
    std::fill_n(out, 5 * COLOURS, std::uint8_t{0});
    for (std::size_t order = 0; order < display.size; ++order) {
        const int name = display.tiles[order];
        const Tile& tile = tile_named(name);
        const Placed& placed = state.displays.placed[static_cast<std::size_t>(name)];
        ++coloured[tile.colour];
        largest[tile.colour] = std::max(largest[tile.colour], state.displays.placed[placed.group].size);
        for (unsigned open = display.open[order]; open; open &= open - 1) {
            const Counts need = tile.needs[static_cast<std::size_t>(std::countr_zero(open))];
            const int total = lacking(need, placed.counts);
            ++lacks[std::clamp(total, 1, MOST_LACKING) - 1];
            for (std::size_t colour = 0; colour < COLOURS; ++colour) {
                const bool lacks_it = lacking_of(need, placed.counts, colour) > 0;
                wanted[colour] = static_cast<std::uint8_t>(wanted[colour] + lacks_it);
                last[colour] = static_cast<std::uint8_t>(last[colour] + (lacks_it && total == 1));
            }
        }
    }
    return lacks + MOST_LACKING;
}

// What a placement would bring to a display.
std::uint8_t* write_placement(const State& state, int seat, int name, Cell cell, const Map& map, std::uint8_t* out) {
    const Display& display = state.displays.of[static_cast<std::size_t>(seat)];
    const Tile& tile = tile_named(name);
    int fulfilled = 0;
    int nearly = 0;
    int nearer = 0;
    int own = 0;
    int untouched = 0;
    int asking = 0;
    std::array<std::uint8_t, MOST_TASKS> lacks{};
    Orders gaining = 0;
    Changes list;
    list_changes(state.displays, seat, name, cell, list);
    for (int index = 0; index < list.size; ++index) {
        const Change& change = list.changes[index];
        const Tile& face = tile_named(change.tile);
        if (change.order == display.size) {
            for (std::size_t task = 0; task < tile.tasks; ++task) {
                lacks[task] = clamped(lacking(tile.needs[task], change.counts));
                own += lacks[task] == 0;
            }
            for (std::size_t colour = 0; colour < COLOURS; ++colour) {
                untouched += asks_for(tile, colour) && of_colour(change.counts, colour) == 0;
            }
            continue;
        }
        const Counts before = state.displays.placed[change.tile].counts;
        for (unsigned open = display.open[change.order]; open; open &= open - 1) {
            const Counts need = face.needs[static_cast<std::size_t>(std::countr_zero(open))];
            const int left = lacking(need, change.counts);
            if (left == lacking(need, before)) {
                continue;
            }
            gaining |= only(change.order);
            fulfilled += left == 0;
            nearly += left == 1;
            nearer += left > 1;
        }
    }
    std::array<std::uint8_t, SIDES.size()> joined{};
    int group = 1;
    int free_sides = 0;
    for (std::size_t side = 0; side < SIDES.size(); ++side) {
        const int order = map.at(cell + SIDES[side]) - 1;
        if (order < 0) {
            ++free_sides;
            continue;
        }
        const std::uint8_t beside = display.tiles[static_cast<std::size_t>(order)];
        asking += display.open[static_cast<std::size_t>(order)] && !(gaining >> order & 1);
        const std::uint8_t whole = state.displays.placed[beside].group;
        if (tile_named(beside).colour == tile.colour && std::find(joined.begin(), joined.end(), whole) == joined.end()) {
            joined[side] = whole;
            group += state.displays.placed[whole].size;
        }
    }
    const auto index = static_cast<std::size_t>(seat);
    const bool is_again = state.players > 1 && state.distances[index] + tile.number <= state.distances[state.queue[1]];
    for (const int number : {1, fulfilled, own, int{lacks[0]}, int{lacks[1]}, int{lacks[2]}, untouched, nearly, nearer, group,
                             free_sides, asking, int{tile.number}, int{is_again}}) {
        *out++ = clamped(number);
    }
    return out;
}

}  // namespace

void featurize(const State& state, int seat, std::uint8_t* out) {
    Choices choices{};
    const bool is_to_move = to_move(state) == seat;
    if (is_to_move) {
        list_choices(state, choices);
    }
    *out++ = state.supply_size;
    *out++ = state.phase;
    *out++ = choices.others;
    *out++ = clamped(state.notes[0].tiles + state.notes[0].penalty);
    *out++ = state.players > 1 ? clamped(state.distances[state.queue[1]] - state.distances[state.queue[0]]) : std::uint8_t{0};
    out = write_track(state, out);
    for (int next = seat; next < seat + state.players; ++next) {
        out = write_side(state, next < state.players ? next : next - state.players, out);
    }
    std::memset(out, 0, REACH * MOST_FREE_CELLS * PLACEMENT_FEATURES);
    if (!is_to_move) {
        return;
    }
    const Display& display = state.displays.of[static_cast<std::size_t>(seat)];
    const Map map(display);
    for (std::size_t tile = 0; tile < choices.in_reach; ++tile) {
        std::uint8_t* row = out + tile * MOST_FREE_CELLS * PLACEMENT_FEATURES;
        for (std::size_t cell = 0; cell < choices.cells; ++cell) {
            row = write_placement(state, seat, state.wheel[choices.spaces[tile]], display.frontier[cell], map, row);
        }
    }
}

}  // namespace lunarium::nova_luna
