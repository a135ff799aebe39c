// The moves of Luna as codes: one dense enumeration of everything a player could ever decide.
//
// Kinds come in the order of games/luna/moves.py; inside a kind the fields are the digits of a mixed-radix
// number, the first one the most significant. Codes that no position allows (a journey to its own isle, an
// inactive novice on the landing stage) exist, to keep the digits regular. A test compares all of them with
// games/luna/codes.py.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "luna/packed.hpp"

namespace lunarium::luna {

using Move = std::uint16_t;

enum class Kind : std::uint8_t {
    PlaceShrine,
    PlacePair,
    Deactivate,
    Favour,
    Recruit,
    Shrine,
    Herbs,
    Journey,
    Tide,
    Step,
    Done,
    Sail,
    Promote,
    Sanctify,
    Book,
    Council,
    Expel,
    Meditate,
    EndRound,
};

constexpr int KINDS = 19;
constexpr int MOST_NOVICES = 13;  // of one seat

// A move taken apart; what its kind does not have is 0.
struct Parts {
    Kind kind = Kind::Done;
    Small isle;    // STAGE for none: the virtual novice alone in the council
    Small tile;
    Small origin;  // an isle or the landing stage; of a book, a tile
    Small to;      // an isle; of a book, a tile
    Small count;   // with the virtual novice
    Small with_virtual;
    Small asleep;
    Small bribe;
};

// One field of a move: digit d stands for the value least + d.
struct Field {
    const char* name = nullptr;  // as in Python
    Small Parts::* part = nullptr;
    int values = 1;
    int least = 0;
};

namespace fields {

constexpr Field ISLE{"isle", &Parts::isle, ISLES};
constexpr Field OPTIONAL_ISLE{"isle", &Parts::isle, ISLES + 1};
constexpr Field TILE{"tile", &Parts::tile, TILES, 1};
constexpr Field ORIGIN{"origin", &Parts::origin, PLACES};
constexpr Field ORIGIN_ISLE{"origin", &Parts::origin, ISLES};
constexpr Field ORIGIN_TILE{"origin", &Parts::origin, TILES, 1};
constexpr Field TO{"to", &Parts::to, ISLES};
constexpr Field TO_TILE{"to", &Parts::to, TILES, 1};
constexpr Field PAIR{"count", &Parts::count, 2, 1};
constexpr Field COUNT{"count", &Parts::count, MOST_NOVICES + 1, 1};
constexpr Field VIRTUAL{"virtual", &Parts::with_virtual, 2};
constexpr Field ASLEEP{"asleep", &Parts::asleep, 2};
constexpr Field BRIBE{"bribe", &Parts::bribe, 2};

}  // namespace fields

constexpr std::size_t MOST_FIELDS = 3;
using Form = std::array<Field, MOST_FIELDS>;  // a field without a name is none

// The fields of each kind, in the order of Kind.
constexpr std::array<Form, KINDS> FORMS = [] {
    using namespace fields;
    return std::array<Form, KINDS>{{
        {ISLE},                           // place-shrine
        {ISLE},                           // place-pair
        {ISLE},                           // deactivate
        {ISLE, VIRTUAL},                  // favour
        {ISLE, VIRTUAL},                  // recruit
        {VIRTUAL},                        // shrine
        {ISLE, PAIR},                     // herbs
        {ORIGIN_ISLE, TO},                // journey
        {ORIGIN, ASLEEP, TO},             // tide
        {ORIGIN, ASLEEP, TO},             // step
        {},                               // done
        {ORIGIN, TO, PAIR},               // sail
        {TILE, VIRTUAL, BRIBE},           // promote
        {TILE, BRIBE},                    // sanctify
        {ORIGIN_TILE, TO_TILE},           // book
        {OPTIONAL_ISLE, COUNT, VIRTUAL},  // council
        {COUNT, VIRTUAL},                 // expel
        {},                               // meditate
        {},                               // end-round
    }};
}();

constexpr const Form& form_of(Kind kind) { return FORMS[static_cast<std::size_t>(kind)]; }

// How many codes a kind has.
constexpr int codes_of(const Form& form) {
    int codes = 1;
    for (const Field& field : form) {
        codes *= field.values;
    }
    return codes;
}

// The first code of a kind; of the kind after the last: how many codes there are.
constexpr Move first_code(int kind) {
    int first = 0;
    for (int before = 0; before < kind; ++before) {
        first += codes_of(FORMS[static_cast<std::size_t>(before)]);
    }
    return static_cast<Move>(first);
}

constexpr int CODES = first_code(KINDS);

// The first codes of all kinds.
constexpr std::array<Move, KINDS> FIRST_CODES = [] {
    std::array<Move, KINDS> first{};
    for (int kind = 0; kind < KINDS; ++kind) {
        first[static_cast<std::size_t>(kind)] = first_code(kind);
    }
    return first;
}();

// A code from its kind and its number within the kind.
constexpr Move numbered(Kind kind, int number) {
    return static_cast<Move>(FIRST_CODES[static_cast<std::size_t>(kind)] + number);
}

// A code from its kind and the values of all its fields, in their order.
template <Kind kind, class... Values>
constexpr Move code(Values... values) {
    constexpr Form form = form_of(kind);
    static_assert(sizeof...(values) == MOST_FIELDS || form[sizeof...(values)].name == nullptr);
    int number = 0;
    std::size_t field = 0;
    ((number = number * form[field].values + values - form[field].least, ++field), ...);
    return numbered(kind, number);
}

constexpr Move DONE = code<Kind::Done>();
constexpr Move MEDITATE = code<Kind::Meditate>();
constexpr Move END_ROUND = code<Kind::EndRound>();

// Every code's parts.
extern const std::array<Parts, CODES> PARTS;

}  // namespace lunarium::luna
