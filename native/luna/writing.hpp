// What whole games of Luna need beside the rules: the texts of a record. Python deals, and knows all texts of moves.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "luna/evaluation.hpp"
#include "luna/rules.hpp"
#include "simulation.hpp"

namespace lunarium::luna {

inline Kind kind_of(const State& /*state*/, Move move) { return PARTS[move].kind; }

// Nothing is hidden.
inline void imagine(const State& /*state*/, Mersenne& /*random*/) {}

class Writer {
public:
    // The texts of all codes in their order (std::invalid_argument if there are more or fewer).
    explicit Writer(const std::vector<std::string>& texts);

    // Where the text of a move comes among all texts.
    std::uint32_t rank(Move move) const { return ranks[move]; }

    void write_move(Move move, std::string& out) const { out += quoted[move]; }
    void write_result(const State& state, std::string& out) const;

private:
    std::array<std::string, CODES> quoted;
    std::array<std::uint32_t, CODES> ranks{};
};

}  // namespace lunarium::luna
