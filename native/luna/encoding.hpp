// Encoding: positions of Luna as bytes, for learners; the codes of moves are the actions. docs/research.md names every
// byte. Seats are counted from the one that looks.
#pragma once

#include <cstddef>
#include <cstdint>

#include "luna/rules.hpp"
#include "memory.hpp"
#include "rng.hpp"

namespace lunarium::luna {

constexpr int ACTIONS = CODES;

// How many bytes an observation has, with so many sides (two in solo).
constexpr int observation_size(int sides) {
    constexpr int table = 13 + ISLES + ISLES + PLACES;  // the round, the ring, takings (L-17), arrived novices
    constexpr int tile = 6 + 4;                         // symbol, claim, free, temple, book, approved; neighbours
    constexpr int seat = PLACES + 3 * ISLES + 7;        // novices, shrines and favours by isle; seven numbers
    return table + TILES * tile + sides * seat;
}

inline int observation_size(const State& state) { return observation_size(int{state.layout->players}); }

// What everybody knows, as a seat sees it, into that many bytes.
void observe(const State& state, int seat, std::uint8_t* out);

// Ask for the memory of a position that comes soon, and when that is there, for what is looked up in its layout.
inline void fetch_first(const State& state) { fetch_early<sizeof(State)>(&state); }
inline void fetch_rest(const State& state) { fetch_early<offsetof(Layout, tiles_of)>(state.layout); }

// What whoever is to move may do, as a batch keeps it from one step to the next: nothing if the game is over.
using Choices = MoveList;

inline void list_choices(const State& state, Choices& choices) { legal_moves(state, choices); }

// A byte for each action: 1 for those that are allowed.
void mask(const Choices& choices, std::uint8_t* out);

bool is_allowed(const Choices& choices, int action);

// The move of an action that is allowed.
inline Move move_of(const State& /*state*/, const Choices& /*choices*/, int action) { return static_cast<Move>(action); }

// Play it.
inline void play(State& state, const Choices& /*choices*/, int action) { apply(state, static_cast<Move>(action)); }

// An action that is allowed, each equally likely.
inline int draw(const Choices& choices, Rng& rng) {
    return choices.moves[rng.bounded(static_cast<std::uint32_t>(choices.size))];
}

// The same for a position that is asked once; false for an action that is not allowed.
void mask(const State& state, std::uint8_t* out);
bool decode(const State& state, int action, Move& move);

// The action of a legal move.
inline int encode(const State& /*state*/, Move move) { return move; }

// What a game that is over is worth to each seat that decides: by rank from 1 for the first to -1 for the last, or by
// how much more influence than the best of the others it has.
void reward(const State& state, bool by_rank, float* out);

// Nothing is hidden.
inline void determinize(State& /*state*/, Rng& /*rng*/) {}
inline int unseen(const State& /*state*/) { return 0; }

// How many seats decide: the solo opponent never does.
inline int people(const State& state) { return state.layout->people; }

}  // namespace lunarium::luna
