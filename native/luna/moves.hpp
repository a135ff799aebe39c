// The moves of Luna as codes: one dense enumeration of everything a player could ever decide.
//
// Kinds come in the order of the Python KINDS; inside a kind the parameters are the digits of a mixed-radix
// number, the first one the most significant. A place is an isle 0..6 or the landing stage 7; a tile digit is
// the tile's number less one. Flags: no before yes.
//
//   kind          first  codes  digits
//   place-shrine      0      7  isle 7
//   place-pair        7      7  isle 7
//   deactivate       14      7  isle 7
//   favour           21     14  isle 7, virtual 2
//   recruit          35     14  isle 7, virtual 2
//   shrine           49      2  virtual 2
//   herbs            51     14  isle 7, count-1 2
//   journey          65     49  origin isle 7, to isle 7
//   tide            114    112  origin place 8, asleep 2, to isle 7
//   step            226    112  origin place 8, asleep 2, to isle 7
//   done            338      1
//   sail            339    112  origin place 8, to isle 7, count-1 2
//   promote         451    112  tile 28, virtual 2, bribe 2
//   sanctify        563     56  tile 28, bribe 2
//   book            619    784  origin tile 28, to tile 28
//   council        1403    183  isle 7, real novices-1 13, virtual 2; then 1585: the virtual novice alone
//   expel          1586     27  count-1 for 1..13 without the virtual novice, then for 1..14 with it
//   meditate       1613      1
//   end-round      1614      1
//
// The count of a Council or Expel move includes the virtual novice, as in Python. Codes that no position
// allows (a journey to its own isle, an inactive novice on the stage) exist, to keep the digits regular. The
// legal moves of a position come in ascending order of their codes, but for voyages, which follow the ring.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "luna/packed.hpp"

namespace lunarium::luna {

using Move = std::uint16_t;

// In the order of the Python KINDS.
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

// How many codes each kind has.
constexpr std::array<int, KINDS> CODES_OF_KIND{7, 7,   7,   14, 14,  2,   14, 49, 112, 112,
                                               1, 112, 112, 56, 784, 183, 27, 1,  1};

// The first code of a kind; of the kind after the last: how many codes there are.
constexpr Move first_code(int kind) {
    int first = 0;
    for (int before = 0; before < kind; ++before) {
        first += CODES_OF_KIND[before];
    }
    return static_cast<Move>(first);
}
constexpr Move first_code(Kind kind) { return first_code(static_cast<int>(kind)); }

constexpr int CODES = first_code(KINDS);
static_assert(CODES == 1615);

// A code from its kind and its number within the kind.
constexpr Move code(Kind kind, int number) { return static_cast<Move>(first_code(kind) + number); }

// The numbers within their kinds of the moves that are put together digit by digit.
constexpr int journey_number(int origin, int to) { return origin * ISLES + to; }
constexpr int way_number(int origin, int asleep, int to) { return (origin * 2 + asleep) * ISLES + to; }
constexpr int sail_number(int origin, int to, int count) { return (origin * ISLES + to) * 2 + count - 1; }
constexpr int promote_number(int tile, int with_virtual, int bribe) {
    return ((tile - 1) * 2 + with_virtual) * 2 + bribe;
}
constexpr int sanctify_number(int tile, int bribe) { return (tile - 1) * 2 + bribe; }
constexpr int book_number(int origin, int to) { return (origin - 1) * TILES + to - 1; }
constexpr int council_number(int isle, int novices, int with_virtual) {
    return (isle * MOST_NOVICES + novices - 1) * 2 + with_virtual;
}
constexpr int expel_number(int count, int with_virtual) { return with_virtual * MOST_NOVICES + count - 1; }

constexpr Move DONE = first_code(Kind::Done);
constexpr Move COUNCIL_ALONE = code(Kind::Council, ISLES * MOST_NOVICES * 2);
constexpr Move MEDITATE = first_code(Kind::Meditate);
constexpr Move END_ROUND = first_code(Kind::EndRound);

// A move taken apart; what its kind does not have is 0.
struct Parts {
    Kind kind = Kind::Done;
    Small origin{};  // an isle, a place or a tile
    Small to{};      // an isle or a tile
    Small count{};   // with the virtual novice
    bool with_virtual = false;
    bool asleep = false;
    bool bribe = false;
};

// Every code's parts; the virtual novice alone in the Council has origin STAGE.
extern const std::array<Parts, CODES> PARTS;

// The index of the move's kind in the Python KINDS.
inline int kind_of(Move move) { return static_cast<int>(PARTS[move].kind); }

// The move as text, as the Python engine writes it.
std::string write(Move move);

}  // namespace lunarium::luna
