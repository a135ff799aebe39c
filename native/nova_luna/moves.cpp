#include "nova_luna/moves.hpp"

namespace lunarium::nova_luna {

int kind_of(Move move) {
    const Kind kind = move == REFILL ? Kind::Refill : move == END_PHASE ? Kind::EndPhase : Kind::Take;
    return static_cast<int>(kind);
}

std::string write(Move move) {
    if (move == REFILL) {
        return "refill";
    }
    if (move == END_PHASE) {
        return "end-phase";
    }
    const Cell cell = cell_of(move);
    return std::to_string(tile_of(move)) + "@" + std::to_string(x_of(cell)) + "," + std::to_string(y_of(cell));
}

}  // namespace lunarium::nova_luna
