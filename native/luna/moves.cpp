// Taking codes apart.
#include "luna/moves.hpp"

namespace lunarium::luna {

namespace {

// The parts of the move with this number within its kind: its digits, from the last field to the first.
constexpr Parts take_apart(Kind kind, int number) {
    Parts parts{.kind = kind};
    const Form& form = form_of(kind);
    for (std::size_t place = form.size(); place-- > 0;) {
        const Field& field = form[place];
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
        const int first = first_code(kind);
        const int codes = codes_of(form_of(static_cast<Kind>(kind)));
        for (int number = 0; number < codes; ++number) {
            all[static_cast<std::size_t>(first + number)] = take_apart(static_cast<Kind>(kind), number);
        }
    }
    return all;
}

}  // namespace

constinit const std::array<Parts, CODES> PARTS = take_all_apart();

}  // namespace lunarium::luna
