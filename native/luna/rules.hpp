// Luna at full speed: the same rules as src/lunarium/games/luna, move for move, in the same order of moves.
// These functions are all that a search needs, and Nova Luna has the same ones.
#pragma once

#include "luna/layout.hpp"
#include "luna/moves.hpp"
#include "luna/state.hpp"

namespace lunarium::luna {

// More than any position allows: even the most of each kind add up to fewer than 480.
constexpr int MOST_MOVES = 512;

// Legal moves, in the order of the Python engine.
struct MoveList {
    int size;
    Move moves[MOST_MOVES];
};

// Whose move it is; -1 when the game is over.
int to_move(const State& state);

// Every move that is allowed now: by kind, then by isle or tile.
void legal_moves(const State& state, MoveList& list);

// Carry out a move that is known to be legal, in place; nothing is checked here.
void apply(State& state, Move move);

// How many sides have influence: the solo opponent too.
int sides(const State& state);

// The sides from best to worst, ties by the council; returns how many.
int ranking(const State& state, int* out);

}  // namespace lunarium::luna
