// Nova Luna at full speed: the same rules as src/lunarium/games/nova_luna, move for move, in the same order of moves.
// The first part is all that a search needs, and Luna has the same functions; the second is for judging positions.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "nova_luna/displays.hpp"
#include "nova_luna/moves.hpp"
#include "nova_luna/state.hpp"
#include "rng.hpp"

namespace lunarium::nova_luna {

constexpr int MOST_MOVES = REACH * MOST_FREE_CELLS + 1;  // one more to refill or to end the phase

// Legal moves, in the order of the Python engine.
struct MoveList {
    int size;
    Move moves[MOST_MOVES];
};

// NL-2: refilling is a choice while few tiles are left and the supply has more; never in solo. With fewer tiles in
// reach than could be, there are no others on the track.
inline bool can_refill(const State& state, int in_reach) {
    static_assert(REFILL_LIMIT < REACH);
    return in_reach <= REFILL_LIMIT && state.supply_size && !state.phase;
}

// Solo: the tokens on tasks.
inline int tokens_placed(const State& state) { return SOLO_TOKENS - state.tokens_left[0]; }

// Solo: the first phase may end once its stack is placed.
inline bool can_end_phase(const State& state) { return state.phase == 1 && tokens_placed(state) >= FIRST_STACK; }

// The seat whose turn it is; -1 when the game is over.
int to_move(const State& state);

// All moves that are allowed now, in the order of the Python legal_moves.
void legal_moves(const State& state, MoveList& list);

// Play a legal move, with all that follows from it; nothing is checked here.
void apply(State& state, Move move);

// A take by where things lie: the tile on a space of the selection track, to a free cell by its place in the frontier.
struct Placement {
    std::uint8_t space;
    std::uint8_t free_cell;
};

// The same as the move; who knows the places saves looking for them.
void apply(State& state, Placement placement);

// Whether, with so many tiles in reach, there is a legal move that takes none: refill, or the end of the phase.
bool has_other_move(const State& state, int in_reach);

// A determinization: the supply in another order, which no player can tell from the true one.
void determinize(State& state, Rng& rng);

// How many play.
int sides(const State& state);

// For each seat the tokens left to place.
void tokens_left(const State& state, int* out);

// The seats, best first, and how many; a tie goes to whoever would come to move earlier. Counts once the game is over.
int ranking(const State& state, int* out);

// Solo: the sum of the notes taken; the result once the game is over.
int solo_score(const State& state);

// ---- For judging positions; nothing here copies a state. ----

// The spaces of the tiles that may be taken now, clockwise from the meeple, and how many.
using Spaces = std::array<std::uint8_t, REACH>;
int reach_spaces(const State& state, Spaces& out);

// The tiles themselves.
int reach(const State& state, int* out);

// The free cells beside a display, as they came up.
inline auto frontier(const State& state, int seat) { return frontier_of(state.displays.of[seat]); }

// The tiles of a display in order of placement.
std::span<const std::uint8_t> tiles(const State& state, int seat);

}  // namespace lunarium::nova_luna
