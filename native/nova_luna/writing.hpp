// What whole games of Nova Luna need beside the rules: the deal of a seed, and the texts of its record.
#pragma once

#include <span>

#include "nova_luna/evaluation.hpp"
#include "nova_luna/rules.hpp"
#include "simulation.hpp"

namespace lunarium::nova_luna {

// The kind of a move is told by its tile: none, or some.
inline Move kind_of(const State& /*state*/, Move move) { return move > END_PHASE ? END_PHASE + 1 : move; }

// Deal as games/nova_luna/setup.py does; the set-up is appended to the head.
void deal(Start<State>& start);

struct Writer {
    void write_move(Move move, Text& out) const;

    // Legal moves in the order of their texts.
    void write_legal(std::span<const Move> moves, Text& out) const;

    void write_result(const State& state, Text& out) const;
};

}  // namespace lunarium::nova_luna
