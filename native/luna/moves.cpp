// Taking codes apart, and writing them as people read them.
#include "luna/moves.hpp"

namespace lunarium::luna {

namespace {

constexpr std::array<const char*, PLACES> PLACE_NAMES{"shrine",  "herbs", "tide",   "sailboat",
                                                      "bribery", "book",  "novice", "stage"};
constexpr std::array<const char*, KINDS> KIND_NAMES{
    "place-shrine", "place-pair", "deactivate", "favour",   "recruit",  "shrine",  "herbs",
    "journey",      "tide",       "step",       "done",     "sail",     "promote", "sanctify",
    "book",         "council",    "expel",      "meditate", "end-round"};

// Takes digits off a mixed-radix number, the least significant first.
struct Digits {
    int rest;

    constexpr int next(int radix) {
        const int digit = rest % radix;
        rest /= radix;
        return digit;
    }
    constexpr bool flag() { return next(2) != 0; }
    constexpr int counted_from_one(int radix) { return next(radix) + 1; }
};

// An isle, real novices and the virtual one, or the virtual one alone.
constexpr Parts council_parts(int number) {
    if (number == COUNCIL_ALONE - first_code(Kind::Council)) {
        return {.kind = Kind::Council, .origin = STAGE, .count = 1, .with_virtual = true};
    }
    Digits digits{number};
    const bool with_virtual = digits.flag();
    const int count = digits.counted_from_one(MOST_NOVICES) + (with_virtual ? 1 : 0);
    return {
        .kind = Kind::Council, .origin = digits.next(ISLES), .count = count, .with_virtual = with_virtual};
}

// 1..13 without the virtual novice, then 1..14 with it.
constexpr Parts expel_parts(int number) {
    const bool with_virtual = number >= MOST_NOVICES;
    const int count = number + 1 - (with_virtual ? MOST_NOVICES : 0);
    return {.kind = Kind::Expel, .count = count, .with_virtual = with_virtual};
}

// The parts of the move with this number within its kind; the table in the header, read from right to left.
constexpr Parts take_apart(Kind kind, int number) {
    Parts parts{.kind = kind};
    Digits digits{number};
    switch (kind) {
        case Kind::PlaceShrine:
        case Kind::PlacePair:
        case Kind::Deactivate:
            parts.origin = digits.next(ISLES);
            break;
        case Kind::Favour:
        case Kind::Recruit:
            parts.with_virtual = digits.flag();
            parts.origin = digits.next(ISLES);
            break;
        case Kind::Shrine:
            parts.with_virtual = digits.flag();
            break;
        case Kind::Herbs:
            parts.count = digits.counted_from_one(2);
            parts.origin = digits.next(ISLES);
            break;
        case Kind::Journey:
            parts.to = digits.next(ISLES);
            parts.origin = digits.next(ISLES);
            break;
        case Kind::Tide:
        case Kind::Step:
            parts.to = digits.next(ISLES);
            parts.asleep = digits.flag();
            parts.origin = digits.next(PLACES);
            break;
        case Kind::Sail:
            parts.count = digits.counted_from_one(2);
            parts.to = digits.next(ISLES);
            parts.origin = digits.next(PLACES);
            break;
        case Kind::Promote:
            parts.bribe = digits.flag();
            parts.with_virtual = digits.flag();
            parts.origin = digits.counted_from_one(TILES);
            break;
        case Kind::Sanctify:
            parts.bribe = digits.flag();
            parts.origin = digits.counted_from_one(TILES);
            break;
        case Kind::Book:
            parts.to = digits.counted_from_one(TILES);
            parts.origin = digits.counted_from_one(TILES);
            break;
        case Kind::Council:
            return council_parts(number);
        case Kind::Expel:
            return expel_parts(number);
        case Kind::Done:
        case Kind::Meditate:
        case Kind::EndRound:
            break;
    }
    return parts;
}

// All codes taken apart, at compile time.
constexpr std::array<Parts, CODES> take_all_apart() {
    std::array<Parts, CODES> all{};
    for (int kind = 0; kind < KINDS; ++kind) {
        for (int move = first_code(kind); move < first_code(kind + 1); ++move) {
            all[move] = take_apart(static_cast<Kind>(kind), move - first_code(kind));
        }
    }
    return all;
}

// " sailboat", say.
std::string blank_and_place(int place) { return std::string(" ") + PLACE_NAMES[place]; }

// "tide->book", say: an inactive novice of the tide isle goes to the book isle.
std::string way(const Parts& parts) {
    return std::string(PLACE_NAMES[parts.origin]) + (parts.asleep ? "->" : ">") + PLACE_NAMES[parts.to];
}

}  // namespace

constinit const std::array<Parts, CODES> PARTS = take_all_apart();

std::string write(Move move) {
    const Parts& parts = PARTS[move];
    std::string name = KIND_NAMES[static_cast<std::size_t>(parts.kind)];
    const std::string count = " " + std::to_string(parts.count);
    const std::string tile = " " + std::to_string(parts.origin);
    const std::string star = parts.with_virtual ? "*" : "";
    const std::string bribe = parts.bribe ? "$" : "";
    switch (parts.kind) {
        case Kind::PlaceShrine:
        case Kind::PlacePair:
        case Kind::Deactivate:
        case Kind::Favour:
        case Kind::Recruit:
            return name + blank_and_place(parts.origin) + star;
        case Kind::Herbs:
            return name + blank_and_place(parts.origin) + count;
        case Kind::Journey:
        case Kind::Tide:
            return name + " " + way(parts);
        case Kind::Step:
            return way(parts);
        case Kind::Sail:
            return name + " " + way(parts) + count;
        case Kind::Promote:
        case Kind::Sanctify:
            return name + tile + star + bribe;
        case Kind::Book:
            return name + tile + ">" + std::to_string(parts.to);
        case Kind::Council:
            return name + (parts.origin == STAGE ? "" : blank_and_place(parts.origin)) + count + star;
        case Kind::Expel:
            return name + count + star;
        case Kind::Shrine:
            return name + star;
        case Kind::Done:
        case Kind::Meditate:
        case Kind::EndRound:
            break;
    }
    return name;
}

}  // namespace lunarium::luna
