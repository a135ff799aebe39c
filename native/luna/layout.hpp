// Layout: what the set-up of a game of Luna fixes, with everything the rules look up worked out beforehand.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "luna/moves.hpp"
#include "luna/packed.hpp"

namespace lunarium::luna {

constexpr int MOST_SIDES = 4;
constexpr int ROUNDS = 6;
constexpr int MOST_COUNCIL_SEATS = 256;

// A way of travelling is a row and a destination. Rows are the novices' places in the order of the notation:
// by place in the ring, active before inactive, the landing stage last. Row = place * 2 + asleep.
constexpr int ROWS = 15;
constexpr int STAGE_ROW = 14;
using RowSet = Set<std::uint16_t>;

// The moves of each row, their destinations clockwise: six from an isle (L-5: never its own), seven from the
// stage. The rest is padding, so that a copy of WAYS_COPIED can start at any of them.
constexpr int WAYS_COPIED = 8;
using WayTable = std::array<std::array<Move, 16>, ROWS>;

// What a Layout is made from: the fields of the Python Layout and of its Components, as plain numbers.
struct LayoutData {
    int players = 2;           // sides in play: 2 in solo
    int level = 0;             // 1-3 in solo, 0 otherwise
    std::vector<int> ring;     // the isles clockwise
    std::vector<int> symbols;  // tile 0..28 -> the isle whose symbol it bears; entry 0 is not used
    std::vector<std::vector<int>> neighbours;  // tile 0..28 -> tiles of adjacent spaces; none if out of play
    std::vector<std::vector<int>> groups;      // the path from the landing stage: six groups, ascending
    int priestess_moves = 0;
    std::vector<int> prizes;  // the Moon Priestess's, best first
    int builder_moves = 0;
    std::vector<int> council;  // the value of each seat, from the first
    std::vector<int> guards;   // the six guard tiles from the temple gate to the landing stage

    static void visit(auto&& field) {
        field("players", &LayoutData::players);
        field("level", &LayoutData::level);
        field("ring", &LayoutData::ring);
        field("symbols", &LayoutData::symbols);
        field("neighbours", &LayoutData::neighbours);
        field("groups", &LayoutData::groups);
        field("priestess_moves", &LayoutData::priestess_moves);
        field("prizes", &LayoutData::prizes);
        field("builder_moves", &LayoutData::builder_moves);
        field("council", &LayoutData::council);
        field("guards", &LayoutData::guards);
    }
};

struct Layout {
    // Check the data (std::invalid_argument) and work out the tables.
    explicit Layout(const LayoutData& data);

    int players;
    int level;
    int people;  // seats that move: the solo opponent never does
    int time_tokens;
    int last_seat;  // of the council
    int priestess_moves;
    int builder_moves;

    std::array<Small, ISLES> ring{};
    std::array<Small, PLACES> place{};           // isle -> its place in the ring; the stage is place 7
    std::array<Small, ISLES> after_priestess{};  // isle of the Moon Priestess -> hers in the next round
    std::array<Small, ISLES> after_builder{};
    std::array<Small, TILES + 1> symbols{};

    std::array<TileSet, TILES + 1> lower_neighbours{};  // adjacent tiles with lower numbers
    std::array<TileSet, ROUNDS + 2> approved{};         // by round; the seventh as the sixth, for bribery
    std::array<TileSet, PLACE_SETS> tiles_of{};         // set of places -> the tiles that bear their symbols
    std::array<RowSet, PLACE_SETS> awake_rows{};        // set of places -> the rows of their active novices
    std::array<RowSet, PLACE_SETS> asleep_rows{};       // the same for inactive ones
    WayTable journeys{};
    WayTable tides{};
    WayTable steps{};

    std::array<Influence, MOST_SIDES> prizes{};  // 0 for places without one
    std::array<Influence, ROUNDS + 1> guards{};  // by round: what the Guard stands on
    std::array<Influence, MOST_COUNCIL_SEATS> council{};

    // Lay the isles anew, each once; all else stays.
    void turn_ring(const std::array<int, ISLES>& isles);

    bool is_solo() const { return level > 0; }

    // The rows that a journey, or a tide, can take novices from.
    RowSet journey_rows(IsleSet awake) const { return awake_rows[(awake & ALL_ISLES).bits]; }
    RowSet tide_rows(IsleSet awake, IsleSet asleep) const {
        return awake_rows[awake.bits] | asleep_rows[asleep.bits];
    }

    // All tiles that ever lie on the path.
    TileSet path() const { return approved[ROUNDS]; }

    // The isle that many places further on.
    int clockwise(int isle, int steps_on) const { return ring[(place[isle] + steps_on) % ISLES]; }

private:
    void lay_ring(const LayoutData& data);
    void walk_ring();
    void lay_temple(const LayoutData& data);
    void lay_path(const LayoutData& data);
    void lay_ways();
    void note_printed_values(const LayoutData& data);
};

// How many moves a row has.
constexpr int row_size(int row) { return row == STAGE_ROW ? ISLES : ISLES - 1; }

}  // namespace lunarium::luna
