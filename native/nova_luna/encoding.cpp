#include "nova_luna/encoding.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace lunarium::nova_luna {

namespace {

constexpr int MOST = 255;  // what a byte holds

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(std::min(number, MOST)); }

// The first bytes of a list, as they are.
template <std::size_t count, std::size_t room>
std::uint8_t* write_bytes(const std::array<std::uint8_t, room>& bytes, std::uint8_t* out) {
    static_assert(count <= room);
    std::memcpy(out, bytes.data(), count);
    return out + count;
}

// The coordinates of the first cells of a list: first all x, then all y; both are 0 for NOWHERE.
template <std::size_t count, std::size_t room>
std::uint8_t* write_cells(const Cells<room>& cells, std::uint8_t* out) {
    return write_bytes<count>(cells.rows, write_bytes<count>(cells.columns, out));
}

// Tokens, place in the queue, lead over the last, tiles; then the tiles in the order of placement.
std::uint8_t* write_seat(const State& state, int seat, std::uint8_t* out) {
    const Display& display = state.displays.of[static_cast<std::size_t>(seat)];
    int place = 0;
    for (int other = 1; other < state.players; ++other) {
        place = state.queue[static_cast<std::size_t>(other)] == seat ? other : place;
    }
    *out++ = state.tokens_left[static_cast<std::size_t>(seat)];
    *out++ = static_cast<std::uint8_t>(place);
    *out++ = byte(state.distances[static_cast<std::size_t>(seat)] - state.distances[state.queue[0]]);
    *out++ = display.size;
    out = write_bytes<MOST_TILES>(display.tiles, out);
    out = write_cells<MOST_TILES>(display.cells, out);
    return write_bytes<MOST_TILES>(display.open, out);
}

// The tiles of the selection track, clockwise from the meeple's space.
std::uint8_t* write_wheel(const State& state, std::uint8_t* out) {
    std::array<std::uint8_t, 2 * SPACES> twice;
    write_bytes<SPACES>(state.wheel, write_bytes<SPACES>(state.wheel, twice.data()));
    std::memcpy(out, twice.data() + state.meeple, SPACES);
    return out + SPACES;
}

// Low byte first.
std::uint8_t* write_two(int number, std::uint8_t* out) {
    *out++ = static_cast<std::uint8_t>(number & 255);
    *out++ = static_cast<std::uint8_t>(number >> 8);
    return out;
}

// The display of the seat to move.
const Display& own(const State& state) { return state.displays.of[state.queue[0]]; }

// The move of action 0.
Move other_move(const State& state) { return state.phase ? END_PHASE : REFILL; }

// What the other actions that are allowed place.
Placement placement_of(const Choices& choices, int action) {
    const auto placement = static_cast<std::size_t>(action - 1);
    return {choices.spaces[placement / MOST_FREE_CELLS], static_cast<std::uint8_t>(placement % MOST_FREE_CELLS)};
}

}  // namespace

void observe(const State& state, int seat, std::uint8_t* out) {
    out = write_wheel(state, out);
    *out++ = state.supply_size;
    *out++ = state.meeple;
    *out++ = state.phase;
    *out++ = state.notes_taken;
    for (const Note& note : state.notes) {
        out = write_two(note.tiles + note.penalty, out);
    }
    for (int next = seat; next < seat + state.players; ++next) {
        out = write_seat(state, next < state.players ? next : next - state.players, out);
    }
    write_cells<MOST_FREE_CELLS>(state.displays.of[static_cast<std::size_t>(seat)].frontier, out);
}

void list_choices(const State& state, Choices& choices) {
    choices = {};
    if (to_move(state) < 0) {
        return;
    }
    choices.in_reach = static_cast<std::uint8_t>(reach_spaces(state, choices.spaces));
    choices.cells = own(state).free_cells;
    choices.others = has_other_move(state, choices.in_reach);
}

void mask(const Choices& choices, std::uint8_t* out) {
    // From a row of ones and zeros, beginning so late that as many ones are left as there are cells.
    static constexpr auto ROW = [] {
        std::array<std::uint8_t, 2 * MOST_FREE_CELLS> row{};
        std::fill_n(row.begin(), MOST_FREE_CELLS, std::uint8_t{1});
        return row;
    }();
    *out++ = choices.others;
    for (int tile = 0; tile < REACH; ++tile) {
        const int ones = tile < choices.in_reach ? int{choices.cells} : 0;
        std::memcpy(out, ROW.data() + MOST_FREE_CELLS - ones, MOST_FREE_CELLS);
        out += MOST_FREE_CELLS;
    }
}

Move move_of(const State& state, const Choices& choices, int action) {
    if (action == 0) {
        return other_move(state);
    }
    const Placement placement = placement_of(choices, action);
    return take(state.wheel[placement.space], own(state).frontier[placement.free_cell]);
}

void play(State& state, const Choices& choices, int action) {
    if (action == 0) {
        apply(state, other_move(state));
    } else {
        apply(state, placement_of(choices, action));
    }
}

void mask(const State& state, std::uint8_t* out) {
    Choices choices;
    list_choices(state, choices);
    mask(choices, out);
}

bool decode(const State& state, int action, Move& move) {
    Choices choices;
    list_choices(state, choices);
    if (!is_allowed(choices, action)) {
        return false;
    }
    move = move_of(state, choices, action);
    return true;
}

int encode(const State& state, Move move) {
    if (move == REFILL || move == END_PHASE) {
        return 0;
    }
    int tiles[REACH];
    const int count = reach(state, tiles);
    const auto tile = std::find(tiles, tiles + count, tile_of(move)) - tiles;
    return static_cast<int>(1 + tile * MOST_FREE_CELLS) + static_cast<int>(find_free_cell(own(state), cell_of(move)));
}

bool is_untouched(const State& state) {
    return state.supply_size == IN_SUPPLY && state.meeple == 0 &&
           std::all_of(state.displays.of.begin(), state.displays.of.end(),
                       [](const Display& display) { return display.size == 0; });
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
    const auto left = [&](int seat) { return static_cast<float>(state.tokens_left[static_cast<std::size_t>(seat)]); };
    for (int place = 0; place < state.players; ++place) {
        const int seat = seats[place];
        const int rival = seats[place == 0 ? 1 : 0];
        out[seat] = by_rank ? 1.0F - 2.0F * static_cast<float>(place) / static_cast<float>(state.players - 1)
                            : left(rival) - left(seat);
    }
}

}  // namespace lunarium::nova_luna
