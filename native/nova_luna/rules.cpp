#include "nova_luna/rules.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>
#include <utility>

namespace lunarium::nova_luna {

namespace {

constexpr unsigned ALL_SPACES = (1U << SPACES) - 1;

// Bits by their space, turned so that bit n is the n-th space clockwise from the meeple.
unsigned clockwise(const State& state, unsigned spaces) {
    return (spaces | spaces << SPACES) >> state.meeple & ALL_SPACES;
}

// The space that many steps clockwise from the meeple.
int space_after(const State& state, int steps) {
    const int space = state.meeple + steps;
    return space < SPACES ? space : space - SPACES;
}

// NL-3: fill all empty spaces, clockwise from the meeple, as far as the supply goes.
void refill(State& state) {
    unsigned empty = clockwise(state, ~static_cast<unsigned>(state.filled_spaces) & ALL_SPACES) & ~1U;
    for (; empty && state.supply_size; empty &= empty - 1) {
        const int space = space_after(state, std::countr_zero(empty));
        state.wheel[space] = state.supply[--state.supply_size];
        state.filled_spaces = static_cast<std::uint16_t>(state.filled_spaces | 1U << space);
    }
}

// Take a tile off the selection track; the meeple moves to the space that it left.
int pick(State& state, std::uint8_t space) {
    const int tile = state.wheel[space];
    state.wheel[space] = 0;
    state.filled_spaces = static_cast<std::uint16_t>(state.filled_spaces & ~(1U << space));
    state.meeple = space;
    return tile;
}

// Move the token on; NL-1: whoever has come least far is next, and the last to arrive lies on top.
void advance(State& state, int number) {
    const std::uint8_t seat = state.queue[0];
    const auto distance = static_cast<std::uint16_t>(state.distances[seat] + number);
    state.distances[seat] = distance;
    int behind = 0;
    for (int place = 1; place < state.players; ++place) {
        behind += state.distances[state.queue[place]] < distance;
    }
    for (int place = 1; place < state.players; ++place) {  // all places: how many are behind cannot be foreseen
        state.queue[place - 1] = state.queue[place - (place > behind)];
    }
    state.queue[behind] = seat;
}

// What all tiles of a display cost.
int sum_of_numbers(const Display& display) {
    int sum = 0;
    for (int order = 0; order < display.size; ++order) {
        sum += tile_named(display.tiles[order]).number;
    }
    return sum;
}

// Solo: write down what a phase costs.
void take_note(State& state) {
    int numbers = sum_of_numbers(state.displays.of[0]);
    int missing = std::max(0, FIRST_STACK - tokens_placed(state));
    if (state.notes_taken) {
        missing = state.tokens_left[0];
        if (state.solo_scoring == SoloScoring::EachTileOnce) {  // NL-6
            numbers -= state.notes[0].tiles;
        }
    }
    state.notes[state.notes_taken++] = {static_cast<std::uint16_t>(numbers),
                                        static_cast<std::uint16_t>(UNPLACED_PENALTY * missing)};
}

// Solo: note the first phase; the second starts with a full track, where untaken tiles stay.
void end_first_phase(State& state) {
    take_note(state);
    state.phase = 2;
    refill(state);
}

// Solo: with all tokens placed in the first phase, both notes are taken at once.
void end_solo(State& state, Ending ending) {
    while (state.notes_taken < state.notes.size()) {
        take_note(state);
    }
    state.ending = ending;
}

// Solo: the game ends with the last token, a phase by itself only when the track is empty.
void go_on_solo(State& state) {
    if (!state.tokens_left[0]) {
        end_solo(state, Ending::AllPlaced);
    } else if (!state.filled_spaces) {
        if (state.phase == 1) {
            end_first_phase(state);
        } else {
            end_solo(state, Ending::NoTiles);
        }
    }
}

// NL-7: the end at once, or the compulsory refill, belongs to the move that brings it about.
void go_on(State& state, int seat) {
    if (!state.tokens_left[seat]) {
        state.ending = Ending::LastToken;
    } else if (!state.filled_spaces) {
        if (state.supply_size) {
            refill(state);
        } else {
            state.ending = Ending::NoTiles;
        }
    }
}

// The placement of a take.
Placement find(const State& state, Move move) {
    Spaces spaces;
    int last = reach_spaces(state, spaces) - 1;
    while (state.wheel[spaces[last]] != tile_of(move)) {
        --last;
    }
    const Display& display = state.displays.of[state.queue[0]];
    return {spaces[last], static_cast<std::uint8_t>(find_free_cell(display, cell_of(move)))};
}

}  // namespace

int to_move(const State& state) { return state.ending == Ending::None ? state.queue[0] : -1; }

void legal_moves(const State& state, MoveList& list) {
    list.size = 0;
    if (state.ending != Ending::None) {
        return;
    }
    Spaces spaces;
    const int count = reach_spaces(state, spaces);
    Move* next = list.moves;
    if (can_refill(state, count)) {
        *next++ = REFILL;
    } else if (can_end_phase(state)) {
        *next++ = END_PHASE;
    }
    for (int index = 0; index < count; ++index) {
        const int tile = state.wheel[spaces[index]];
        for (const Cell cell : frontier(state, state.queue[0])) {
            *next++ = take(tile, cell);
        }
    }
    list.size = static_cast<int>(next - list.moves);
}

void apply(State& state, Move move) {
    if (move == REFILL) {
        refill(state);
    } else if (move == END_PHASE) {
        end_first_phase(state);
    } else {
        apply(state, find(state, move));
    }
}

// Take the tile, place it, cover tasks, advance; then the track may be empty or the game over.
void apply(State& state, Placement placement) {
    const std::uint8_t seat = state.queue[0];
    const int tile = pick(state, placement.space);
    const int covered = place(state.displays, seat, tile, placement.free_cell, state.tokens_left[seat]);
    state.tokens_left[seat] = static_cast<std::uint8_t>(state.tokens_left[seat] - covered);
    if (state.phase) {
        go_on_solo(state);
    } else {
        advance(state, tile_named(tile).number);
        go_on(state, seat);
    }
}

bool has_other_move(const State& state, int in_reach) {
    return can_end_phase(state) || can_refill(state, in_reach);
}

void determinize(State& state, Rng& rng) {
    for (std::uint32_t left = state.supply_size; left > 1; --left) {
        std::swap(state.supply[left - 1], state.supply[rng.bounded(left)]);
    }
}

int sides(const State& state) { return state.players; }

void tokens_left(const State& state, int* out) {
    std::copy_n(state.tokens_left.begin(), state.players, out);
}

int ranking(const State& state, int* out) {
    std::copy_n(state.queue.begin(), state.players, out);
    const auto left = [&](int seat) { return state.tokens_left[seat]; };
    for (int place = 1; place < state.players; ++place) {  // by insertion: keeps the queue's order among equals
        for (int* seat = out + place; seat != out && left(seat[0]) < left(seat[-1]); --seat) {
            std::swap(seat[0], seat[-1]);
        }
    }
    return state.players;
}

int solo_score(const State& state) {
    int score = 0;
    for (int note = 0; note < state.notes_taken; ++note) {
        score += state.notes[note].tiles + state.notes[note].penalty;
    }
    return score;
}

int reach_spaces(const State& state, Spaces& out) {
    int count = 0;
    unsigned filled = clockwise(state, state.filled_spaces);
    for (; filled && count < REACH; filled &= filled - 1) {
        out[count++] = static_cast<std::uint8_t>(space_after(state, std::countr_zero(filled)));
    }
    return count;
}

int reach(const State& state, int* out) {
    Spaces spaces;
    const int count = reach_spaces(state, spaces);
    for (int index = 0; index < count; ++index) {
        out[index] = state.wheel[spaces[index]];
    }
    return count;
}

std::span<const std::uint8_t> tiles(const State& state, int seat) {
    const Display& display = state.displays.of[seat];
    return {display.tiles.data(), display.size};
}

}  // namespace lunarium::nova_luna
