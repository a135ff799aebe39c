#include "nova_luna/snapshot.hpp"

#include <algorithm>
#include <bitset>
#include <stdexcept>

namespace lunarium::nova_luna {

namespace {

constexpr int MOST_POINTS = 30'000;  // of a note or a distance: far from where 16 bits end

// Refuse numbers that are no state.
void require(bool fact, const char* message) {
    if (!fact) {
        throw std::invalid_argument(message);
    }
}

// Reads numbers one after the other, each within its bounds.
class Reader {
public:
    explicit Reader(std::span<const std::int32_t> given) : numbers(given) {}

    // The next number, from lowest to highest.
    template <typename T = int>
    T next(int lowest, int highest) {
        require(!numbers.empty(), "the numbers end too early");
        const std::int32_t number = numbers.front();
        require(lowest <= number && number <= highest, "a number is out of its bounds");
        numbers = numbers.subspan(1);
        return static_cast<T>(number);
    }

    // A tile that no earlier number named, or 0 where that is allowed. Displays share one table by the tiles' names:
    // no tile may be in two places.
    std::uint8_t next_tile(int lowest = 1) {
        const auto tile = next<std::uint8_t>(lowest, TILES);
        require(!tile || !seen.test(tile), "a tile is in two places");
        seen.set(tile);
        return tile;
    }

    // Nothing may be left at the end.
    void finish() const { require(numbers.empty(), "there are more numbers than a state has"); }

private:
    std::span<const std::int32_t> numbers;
    std::bitset<TILES + 1> seen;
};

// The queue holds every seat once.
void read_queue(State& state, Reader& reader) {
    const auto end = state.queue.begin() + state.players;
    for (auto seat = state.queue.begin(); seat != end; ++seat) {
        *seat = reader.next<std::uint8_t>(0, state.players - 1);
        require(std::find(state.queue.begin(), seat, *seat) == seat, "a seat is in the queue twice");
    }
}

// The tiles on the selection track; the meeple's space has none.
void read_wheel(State& state, Reader& reader) {
    for (unsigned space = 0; space < SPACES; ++space) {
        state.wheel[space] = reader.next_tile(0);
        if (state.wheel[space]) {
            state.filled_spaces = static_cast<std::uint16_t>(state.filled_spaces | 1U << space);
        }
    }
    require(!state.wheel[state.meeple], "a tile lies where the meeple stands");
}

// How many notes have been taken: in solo one for each phase that is over.
int notes_by_now(const State& state) {
    if (!state.phase) {
        return 0;
    }
    return state.ending == Ending::None ? state.phase - 1 : 2;
}

// Solo: the notes taken.
void read_notes(State& state, Reader& reader) {
    const int count = notes_by_now(state);
    state.notes_taken = reader.next<std::uint8_t>(count, count);
    for (int note = 0; note < count; ++note) {
        state.notes[note].tiles = reader.next<std::uint16_t>(0, MOST_POINTS);
        state.notes[note].penalty = reader.next<std::uint16_t>(0, MOST_POINTS);
    }
}

// NL-7: as long as a game goes on there is a tile to take, in solo also when the first phase ends.
void check_tiles_to_take(const State& state) {
    if (state.ending == Ending::None) {
        require(state.filled_spaces, "no tile can be taken, and yet the game is not over");
        require(state.phase != 1 || state.supply_size, "no tile is left for the second phase");
    }
}

// Place one tile of a display; its tasks are as open as the numbers say, whatever it fulfils.
void read_placement(State& state, int seat, Reader& reader) {
    const std::uint8_t tile = reader.next_tile();
    const int x = reader.next(-MOST_TILES, MOST_TILES);
    const int y = reader.next(-MOST_TILES, MOST_TILES);
    const int open = reader.next(0, (1 << tile_named(tile).tasks) - 1);
    const Cell cell = cell_at(x, y);
    const std::span<const Cell> free = frontier_of(state.displays.of[seat]);
    require(std::ranges::find(free, cell) != free.end(), "a tile does not lie beside those before it");
    place(state.displays, seat, tile, cell, 0);
    state.displays.placed[tile].open = static_cast<std::uint8_t>(open);
}

// The frontier follows from the tiles; the numbers must agree.
void check_frontier(const State& state, int seat, Reader& reader) {
    const std::span<const Cell> cells = frontier_of(state.displays.of[seat]);
    const int count = reader.next(0, MOST_FREE_CELLS);
    require(static_cast<std::size_t>(count) == cells.size(), "the frontier does not fit the tiles");
    for (const Cell cell : cells) {
        const int x = reader.next(-MOST_TILES, MOST_TILES);
        const int y = reader.next(-MOST_TILES, MOST_TILES);
        require(cell == cell_at(x, y), "the frontier does not fit the tiles");
    }
}

// The tiles of one player.
void read_display(State& state, int seat, Reader& reader) {
    state.displays.of[seat] = empty_display();
    const int count = reader.next(0, MOST_TILES);
    for (int order = 0; order < count; ++order) {
        read_placement(state, seat, reader);
    }
    check_frontier(state, seat, reader);
}

// The tiles of one player.
void write_display(const State& state, int seat, std::vector<std::int32_t>& numbers) {
    const Display& display = state.displays.of[seat];
    numbers.push_back(display.size);
    for (int order = 0; order < display.size; ++order) {
        const std::uint8_t tile = display.tiles[order];
        const Cell cell = display.cells[order];
        numbers.insert(numbers.end(), {tile, x_of(cell), y_of(cell), state.displays.placed[tile].open});
    }
    numbers.push_back(display.free_cells);
    for (const Cell cell : frontier_of(display)) {
        numbers.insert(numbers.end(), {x_of(cell), y_of(cell)});
    }
}

}  // namespace

std::vector<std::int32_t> export_state(const State& state) {
    std::vector<std::int32_t> numbers{state.players, state.first_game, static_cast<std::int32_t>(state.solo_scoring),
                                      state.meeple,  state.phase,      static_cast<std::int32_t>(state.ending)};
    const auto append = [&](const auto& list, int count) {
        numbers.insert(numbers.end(), list.begin(), list.begin() + count);
    };
    append(state.queue, state.players);
    append(state.distances, state.players);
    append(state.tokens_left, state.players);
    append(state.wheel, SPACES);
    numbers.push_back(state.supply_size);
    append(state.supply, state.supply_size);
    numbers.push_back(state.notes_taken);
    for (int note = 0; note < state.notes_taken; ++note) {
        numbers.insert(numbers.end(), {state.notes[note].tiles, state.notes[note].penalty});
    }
    for (int seat = 0; seat < state.players; ++seat) {
        write_display(state, seat, numbers);
    }
    return numbers;
}

State import_state(std::span<const std::int32_t> numbers) {
    Reader reader(numbers);
    State state{};
    state.players = reader.next<std::uint8_t>(1, MOST_SEATS);
    state.first_game = reader.next<bool>(0, 1);
    state.solo_scoring = reader.next<SoloScoring>(0, 1);
    state.meeple = reader.next<std::uint8_t>(0, SPACES - 1);
    state.phase = state.players == 1 ? reader.next<std::uint8_t>(1, 2) : reader.next<std::uint8_t>(0, 0);
    state.ending = reader.next<Ending>(0, 3);
    read_queue(state, reader);
    for (int seat = 0; seat < state.players; ++seat) {
        state.distances[seat] = reader.next<std::uint16_t>(0, MOST_POINTS);
    }
    for (int seat = 0; seat < state.players; ++seat) {
        state.tokens_left[seat] = reader.next<std::uint8_t>(0, SOLO_TOKENS);
    }
    read_wheel(state, reader);
    state.supply_size = reader.next<std::uint8_t>(0, IN_SUPPLY);
    for (int index = 0; index < state.supply_size; ++index) {
        state.supply[index] = reader.next_tile();
    }
    read_notes(state, reader);
    for (int seat = 0; seat < state.players; ++seat) {
        read_display(state, seat, reader);
    }
    reader.finish();
    check_tiles_to_take(state);
    return state;
}

}  // namespace lunarium::nova_luna
