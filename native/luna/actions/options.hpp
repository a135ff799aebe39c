// How options are held: as sets, from which moves are counted, drawn and listed alike. So each rule of legality is
// written once, and a playout never makes a list.
#pragma once

#include <concepts>
#include <cstdint>

#include "luna/moves.hpp"
#include "luna/packed.hpp"

namespace lunarium::luna {

// What `options` of an action returns.
template <class T>
concept Options = requires(const T& options, int n, Move* out) {
    { options.count() } -> std::same_as<int>;  // how many moves there are
    { options.nth(n) } -> std::same_as<Move>;  // in the order of the list
    { options.list(out) } -> std::same_as<Move*>;  // returns the end; may write a little beyond it
};

// Two sets whose members are offered in turn: each first without, then with something (the virtual novice).
template <class Members>
struct InTurn {
    Members without;
    Members with;

    // Both sets have at most 32 members, so one word holds them.
    int count() const { return count_bits(without.bits | static_cast<std::uint64_t>(with.bits) << 32U); }

    // Member 2 * m + 1 stands for m with it, member 2 * m for m without.
    Set<std::uint64_t> all() const { return {spread(without.bits) | spread(with.bits) << 1U}; }
};

// Moves of a kind whose last field is a flag or a pair, after one field or none that counts from 0.
template <Kind kind>
struct InTurnOptions : InTurn<IsleSet> {
    Move nth(int n) const { return numbered(kind, all().nth(n)); }

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

    int count() const { return 1; }
    Move nth(int /*n*/) const { return move; }
    Move* list(Move* out) const {
        *out++ = move;
        return out;
    }
};

}  // namespace lunarium::luna
