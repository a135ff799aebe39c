// How options are held: as sets, from which moves are listed.
#pragma once

#include <concepts>
#include <cstdint>

#include "luna/moves.hpp"
#include "luna/packed.hpp"

namespace lunarium::luna {

// What `options` of an action returns.
template <class T>
concept Options = requires(const T& options, Move* out) {
    { options.list(out) } -> std::same_as<Move*>;  // returns the end; may write a little beyond it
};

// Two sets whose members are offered in turn: each first without, then with something (the virtual novice).
template <class Members>
struct InTurn {
    Members without;
    Members with;

    // Member 2 * m + 1 stands for m with it, member 2 * m for m without.
    Set<std::uint64_t> all() const { return {spread(without.bits) | spread(with.bits) << 1U}; }
};

// Moves of a kind whose last field is a flag or a pair, after one field or none that counts from 0.
template <Kind kind>
struct InTurnOptions : InTurn<IsleSet> {
    Move* list(Move* out) const {
        for (const int number : all()) {
            *out++ = numbered(kind, number);
        }
        return out;
    }
};

// One move that is always possible.
struct OnlyOption {
    Move move;

    Move* list(Move* out) const {
        *out++ = move;
        return out;
    }
};

}  // namespace lunarium::luna
