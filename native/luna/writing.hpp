// What whole games of Luna need beside the rules: the texts of a record. Python deals, and knows all texts of moves.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "luna/evaluation.hpp"
#include "luna/rules.hpp"
#include "simulation.hpp"

namespace lunarium::luna {

inline Kind kind_of(const State& /*state*/, Move move) { return PARTS[move].kind; }

class Writer {
public:
    // The texts of all codes in their order (std::invalid_argument if there are more or fewer).
    explicit Writer(const std::vector<std::string>& texts);

    void write_move(Move move, Text& out) const {
        write_slots(1, out, [&](char* at) { return quoted[move].write(at); });
    }

    // Legal moves in the order of their texts.
    void write_legal(std::span<const Move> moves, Text& out) const;

    void write_result(const State& state, Text& out) const;

private:
    std::array<Slot, CODES> quoted;            // by code
    std::array<Slot, CODES> sorted;            // the same with a comma behind, in the order of the texts
    std::array<std::uint16_t, CODES> ranks{};  // the place of each code in that order
};

}  // namespace lunarium::luna
