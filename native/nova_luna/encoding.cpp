#include "nova_luna/encoding.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace lunarium::nova_luna {

namespace {

constexpr int MOST = 255;  // what a byte holds

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(std::min(number, MOST)); }

// The coordinates of cells, +64 each: first all x, then all y, with room for so many.
void write_cells(const Cell* cells, int count, int room, std::uint8_t* out) {
    for (int index = 0; index < count; ++index) {
        out[index] = static_cast<std::uint8_t>(cells[index] & 127U);
    }
    for (int index = 0; index < count; ++index) {
        out[room + index] = static_cast<std::uint8_t>(cells[index] >> 7U);
    }
}

// Tokens, place in the queue, lead over the last, tiles; then the tiles in the order of placement.
std::uint8_t* write_seat(const State& state, int seat, std::uint8_t* out) {
    const Display& display = state.displays.of[static_cast<std::size_t>(seat)];
    const auto place = std::find(state.queue.begin(), state.queue.end(), seat) - state.queue.begin();
    out[0] = state.tokens_left[static_cast<std::size_t>(seat)];
    out[1] = static_cast<std::uint8_t>(place);
    out[2] = byte(state.distances[static_cast<std::size_t>(seat)] - state.distances[state.queue[0]]);
    out[3] = display.size;
    out += 4;
    std::memcpy(out, display.tiles.data(), display.size);
    write_cells(display.cells.data(), display.size, MOST_TILES, out + MOST_TILES);
    for (int order = 0; order < display.size; ++order) {
        out[3 * MOST_TILES + order] = state.displays.placed[display.tiles[static_cast<std::size_t>(order)]].open;
    }
    return out + 4 * MOST_TILES;
}

// Low byte first.
std::uint8_t* write_two(int number, std::uint8_t* out) {
    *out++ = static_cast<std::uint8_t>(number & 255);
    *out++ = static_cast<std::uint8_t>(number >> 8);
    return out;
}

// The display of the seat to move.
const Display& own(const State& state) { return state.displays.of[state.queue[0]]; }

}  // namespace

void observe(const State& state, int seat, std::uint8_t* out) {
    std::memset(out, 0, static_cast<std::size_t>(observation_size(state.players)));
    for (int step = 0; step < SPACES; ++step) {
        *out++ = state.wheel[static_cast<std::size_t>((state.meeple + step) % SPACES)];
    }
    *out++ = state.supply_size;
    *out++ = state.meeple;
    *out++ = state.phase;
    *out++ = state.notes_taken;
    for (const Note& note : state.notes) {
        out = write_two(note.tiles + note.penalty, out);
    }
    for (int turn = 0; turn < state.players; ++turn) {
        out = write_seat(state, (seat + turn) % state.players, out);
    }
    const Display& display = state.displays.of[static_cast<std::size_t>(seat)];
    write_cells(display.frontier.data(), display.free_cells, MOST_FREE_CELLS, out);
}

void list_choices(const State& state, Choices& choices) {
    choices = {};
    if (to_move(state) < 0) {
        return;
    }
    Move other;
    int tiles[REACH];
    choices.in_reach = static_cast<std::uint8_t>(reach(state, tiles));
    std::copy_n(tiles, choices.in_reach, choices.tiles);
    choices.cells = own(state).free_cells;
    choices.others = other_move(state, other);
}

void mask(const Choices& choices, std::uint8_t* out) {
    std::memset(out, 0, ACTIONS);
    out[0] = choices.others;
    for (int tile = 0; tile < choices.in_reach; ++tile) {
        std::memset(out + 1 + tile * MOST_FREE_CELLS, 1, choices.cells);
    }
}

bool decode(const State& state, const Choices& choices, int action, Move& move) {
    if (action <= 0 || action >= ACTIONS) {
        return action == 0 && choices.others && other_move(state, move);
    }
    const int tile = (action - 1) / MOST_FREE_CELLS;
    const int cell = (action - 1) % MOST_FREE_CELLS;
    if (tile >= choices.in_reach || cell >= choices.cells) {
        return false;
    }
    move = take(choices.tiles[tile], own(state).frontier[static_cast<std::size_t>(cell)]);
    return true;
}

void mask(const State& state, std::uint8_t* out) {
    Choices choices;
    list_choices(state, choices);
    mask(choices, out);
}

bool decode(const State& state, int action, Move& move) {
    Choices choices;
    list_choices(state, choices);
    return decode(state, choices, action, move);
}

int encode(const State& state, Move move) {
    if (move == REFILL || move == END_PHASE) {
        return 0;
    }
    int tiles[REACH];
    const int count = reach(state, tiles);
    const auto tile = std::find(tiles, tiles + count, tile_of(move)) - tiles;
    const auto cells = frontier_of(own(state));
    const auto cell = std::find(cells.begin(), cells.end(), cell_of(move)) - cells.begin();
    return static_cast<int>(1 + tile * MOST_FREE_CELLS + cell);
}

void deal(State& start, Rng& rng) {
    // Whole boxes only: eleven tiles on the track, all others face down.
    std::array<std::uint8_t, TILES> tiles;
    for (int tile = 0; tile < TILES; ++tile) {
        tiles[static_cast<std::size_t>(tile)] = static_cast<std::uint8_t>(tile + 1);
    }
    const auto shuffle = [&rng](std::uint8_t* items, std::uint32_t count) {
        for (std::uint32_t left = count; left > 1; --left) {
            std::swap(items[left - 1], items[rng.bounded(left)]);
        }
    };
    shuffle(tiles.data(), TILES);
    shuffle(start.queue.data(), start.players);
    std::copy_n(tiles.begin(), SPACES - 1, start.wheel.begin() + 1);
    std::copy_n(tiles.begin() + SPACES - 1, IN_SUPPLY, start.supply.begin());
}

void reward(const State& state, bool by_rank, float* out) {
    if (state.players == 1) {
        out[0] = -static_cast<float>(solo_score(state));
        return;
    }
    int seats[MOST_SEATS];
    ranking(state, seats);
    const auto left = [&](int seat) { return float{state.tokens_left[static_cast<std::size_t>(seat)]}; };
    for (int place = 0; place < state.players; ++place) {
        const int seat = seats[place];
        const int rival = seats[place == 0 ? 1 : 0];
        out[seat] = by_rank ? 1.0F - 2.0F * static_cast<float>(place) / static_cast<float>(state.players - 1)
                            : left(rival) - left(seat);
    }
}

}  // namespace lunarium::nova_luna
