// Taking codes apart.
#include "luna/moves.hpp"

#include <ranges>

namespace lunarium::luna {

namespace {

// The parts of the move with this number within its kind: its digits, from the last field to the first.
constexpr Parts take_apart(Kind kind, int number) {
    Parts parts{.kind = kind};
    for (const Field& field : form_of(kind) | std::views::reverse) {
        if (field.part != nullptr) {
            parts.*field.part = number % field.values + field.least;
            number /= field.values;
        }
    }
    return parts;
}

// All codes taken apart, at compile time.
constexpr std::array<Parts, CODES> take_all_apart() {
    std::array<Parts, CODES> all{};
    for (int kind = 0; kind < KINDS; ++kind) {
        for (int move = first_code(kind); move < first_code(kind + 1); ++move) {
            all[static_cast<std::size_t>(move)] = take_apart(static_cast<Kind>(kind), move - first_code(kind));
        }
    }
    return all;
}

}  // namespace

constinit const std::array<Parts, CODES> PARTS = take_all_apart();

}  // namespace lunarium::luna
