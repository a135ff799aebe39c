// Encoding: positions of Nova Luna as bytes and moves as small numbers, for learners. docs/research.md names every byte.
//
// Seats are counted from the one that looks. Nothing that is face down is in an observation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "memory.hpp"
#include "nova_luna/rules.hpp"

namespace lunarium::nova_luna {

// Actions: 0 refills, in solo ends the phase; 1 + 90 * t + c takes the t-th tile in reach (0 to 2, clockwise from the
// meeple) to the c-th free cell of the own display. There are never more free cells, so every placement has a number.
constexpr int ACTIONS = MOST_MOVES;

// How many bytes an observation has.
constexpr int observation_size(int players) {
    constexpr int table = SPACES + 8;             // the track; supply, meeple's space, phase, tokens, two notes
    constexpr int seat = 4 + 4 * MOST_TILES;      // tokens, place in the queue, lead, tiles; then tile, x, y, open tasks
    constexpr int free_cells = 2 * MOST_FREE_CELLS;  // x, y
    return table + players * seat + free_cells;
}

inline int observation_size(const State& state) { return observation_size(int{state.players}); }

// What a seat knows, into that many bytes.
void observe(const State& state, int seat, std::uint8_t* out);

// Ask for the memory of a position that comes soon: for what says where to look next, and when that is there, for the
// rest.
static_assert(alignof(State) == LINE && offsetof(State, displays) % LINE == 0 &&
              offsetof(Displays, placed) % LINE == 0);
inline void fetch_first(const State& state) { fetch_lines<offsetof(State, displays)>(&state); }
inline void fetch_rest(const State& state) {
    for (int seat = 0; seat < state.players; ++seat) {
        fetch_lines<sizeof(Display)>(&state.displays.of[static_cast<std::size_t>(seat)]);
    }
    fetch_lines<sizeof(state.displays.placed)>(&state.displays.placed);
}

// What whoever is to move may do, as a batch keeps it from one step to the next: nothing if the game is over.
struct Choices {
    Spaces spaces;          // of the tiles in reach
    std::uint8_t in_reach;  // how many
    std::uint8_t cells;     // free ones of the own display
    std::uint8_t others;    // 1: refill or the end of the phase is allowed
};

void list_choices(const State& state, Choices& choices);

// A byte for each action: 1 for those that are allowed.
void mask(const Choices& choices, std::uint8_t* out);

inline bool is_allowed(const Choices& choices, int action) {
    if (action <= 0 || action >= ACTIONS) {
        return action == 0 && choices.others;
    }
    return (action - 1) / MOST_FREE_CELLS < choices.in_reach && (action - 1) % MOST_FREE_CELLS < choices.cells;
}

// The move of an action that is allowed.
Move move_of(const State& state, const Choices& choices, int action);

// Play it.
void play(State& state, const Choices& choices, int action);

// An action that is allowed, each equally likely.
inline int draw(const Choices& choices, Rng& rng) {
    const std::uint32_t others = choices.others;
    const std::uint32_t cells = choices.cells;
    const std::uint32_t drawn = rng.bounded(others + choices.in_reach * cells);
    if (drawn < others) {
        return 0;
    }
    const std::uint32_t placement = drawn - others;
    return static_cast<int>(1 + placement / cells * MOST_FREE_CELLS + placement % cells);
}

// The same for a position that is asked once; false for an action that is not allowed.
void mask(const State& state, std::uint8_t* out);
bool decode(const State& state, int action, Move& move);

// The action of a legal move.
int encode(const State& state, Move move);

// Whether a position can be dealt anew: nothing is laid yet, and the track is full.
bool is_untouched(const State& state);

// Another deal: all tiles on the track and in the supply shuffled, and the order of the seats.
void deal(State& start, Rng& rng);

// What a game that is over is worth to each seat: by rank from 1 for the first to -1 for the last, or by how many
// tokens fewer than the best of the others one has left. Solo: what the player had to note, as a loss.
void reward(const State& state, bool by_rank, float* out);

// How much is face down; a change uncovers something.
inline int unseen(const State& state) { return state.supply_size; }

// How many seats decide.
inline int people(const State& state) { return state.players; }

}  // namespace lunarium::nova_luna
