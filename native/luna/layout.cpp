// Building a Layout: checks first, since the data comes from outside, then tables.
#include "luna/layout.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace lunarium::luna {

namespace {

constexpr int MOST_INFLUENCE_EACH = 1000;  // keeps all sums well within 16 bits

// Refuse data that the rules could not run on.
void require_layout(bool condition, const char* what) {
    if (!condition) {
        throw std::invalid_argument(std::string("luna layout: ") + what);
    }
}

// Whether the value lies between these bounds, themselves included.
bool is_within(int value, int least, int most) { return least <= value && value <= most; }

// A value that prints on a component.
int printed(int value) {
    require_layout(is_within(value, 0, MOST_INFLUENCE_EACH), "a printed value is out of range");
    return value;
}

// 3 with two players, 4 otherwise, none in solo.
int count_time_tokens(const LayoutData& data) {
    if (data.level > 0) {
        return 0;
    }
    return data.players == 2 ? 3 : 4;
}

// The set with this number.
IsleSet place_set(int number) { return {static_cast<std::uint8_t>(number)}; }

}  // namespace

Layout::Layout(const LayoutData& data)
    : players(data.players),
      level(data.level),
      people(data.level > 0 ? 1 : data.players),
      time_tokens(count_time_tokens(data)),
      last_seat(static_cast<int>(data.council.size()) - 1),
      priestess_moves(data.priestess_moves),
      builder_moves(data.builder_moves) {
    require_layout(is_within(players, 2, MOST_SIDES), "two to four sides play");
    require_layout(is_within(level, 0, 3), "the level is 0 to 3");
    require_layout(level == 0 || players == 2, "solo has two sides");
    lay_ring(data);
    lay_temple(data);
    lay_path(data);
    lay_ways();
    note_printed_values(data);
}

// The ring of isles.
void Layout::lay_ring(const LayoutData& data) {
    require_layout(data.ring.size() == ISLES, "the ring has seven isles");
    require_layout(data.priestess_moves >= 0 && data.builder_moves >= 0, "figures walk clockwise");
    IsleSet seen;
    for (int spot = 0; spot < ISLES; ++spot) {
        require_layout(is_within(data.ring[spot], 0, ISLES - 1), "the ring holds isles");
        ring[spot] = data.ring[spot];
        seen.add(ring[spot]);
    }
    require_layout(seen == ALL_ISLES, "each isle is in the ring once");
    walk_ring();
}

// Where each isle is, and the figures' walks round the ring.
void Layout::walk_ring() {
    for (int spot = 0; spot < ISLES; ++spot) {
        place[ring[spot]] = spot;
    }
    place[STAGE] = STAGE;
    for (int isle = 0; isle < ISLES; ++isle) {
        after_priestess[isle] = clockwise(isle, priestess_moves % ISLES);
        after_builder[isle] = clockwise(isle, builder_moves % ISLES);
    }
}

void Layout::turn_ring(const std::array<int, ISLES>& isles) {
    std::copy(isles.begin(), isles.end(), ring.begin());
    walk_ring();
    lay_ways();
}

// The tiles' symbols and their neighbours in the temple.
void Layout::lay_temple(const LayoutData& data) {
    require_layout(data.symbols.size() == TILES + 1, "each of the tiles 0 to 28 has an entry in the symbols");
    require_layout(data.neighbours.size() == TILES + 1, "each of the tiles 0 to 28 has an entry in the neighbours");
    for (int tile = 1; tile <= TILES; ++tile) {
        require_layout(is_within(data.symbols[tile], 0, ISLES - 1), "symbols are isles");
        symbols[tile] = data.symbols[tile];
        for (const int other : data.neighbours[tile]) {
            require_layout(is_within(other, 1, TILES), "neighbours are tiles");
            if (other < tile) {
                lower_neighbours[tile].add(other);
            }
        }
    }
    for (int places = 0; places < PLACE_SETS; ++places) {
        for (int tile = 1; tile <= TILES; ++tile) {
            if (place_set(places).has(symbols[tile])) {
                tiles_of[places].add(tile);
            }
        }
    }
}

// The path: a round approves its group and all before it.
void Layout::lay_path(const LayoutData& data) {
    require_layout(data.groups.size() == ROUNDS, "the path has six groups");
    int highest = 0;
    for (int round = 1; round <= ROUNDS; ++round) {
        approved[round] = approved[round - 1];
        for (const int tile : data.groups[round - 1]) {
            require_layout(is_within(tile, highest + 1, TILES), "the tiles of the path ascend");
            approved[round].add(tile);
            highest = tile;
        }
    }
    approved[ROUNDS + 1] = approved[ROUNDS];
}

// The moves of every row, and which rows a set of places has.
void Layout::lay_ways() {
    for (int row = 0; row < ROWS; ++row) {
        const int origin = row == STAGE_ROW ? Small(STAGE) : ring[row / 2];
        const int asleep = row % 2;
        int filled = 0;
        for (const int to : ring) {
            if (to == origin) {
                continue;
            }
            tides[row][filled] = code<Kind::Tide>(origin, asleep, to);
            steps[row][filled] = code<Kind::Step>(origin, asleep, to);
            if (origin != STAGE) {
                journeys[row][filled] = code<Kind::Journey>(origin, to);
            }
            ++filled;
        }
    }
    for (int places = 1; places < PLACE_SETS; ++places) {  // one place more than a smaller set
        const int origin = *place_set(places).begin();
        const int others = places & (places - 1);
        awake_rows[places] = awake_rows[others] | RowSet::of(place[origin] * 2);
        asleep_rows[places] = asleep_rows[others] | RowSet::of(place[origin] * 2 + 1).when(origin != STAGE);
    }
}

// Prizes, guard tiles and council seats.
void Layout::note_printed_values(const LayoutData& data) {
    require_layout(data.guards.size() == ROUNDS, "there are six guard tiles");
    for (int round = 1; round <= ROUNDS; ++round) {
        guards[round] = printed(data.guards[ROUNDS - round]);
    }
    const std::size_t prized = std::min(data.prizes.size(), prizes.size());
    for (std::size_t rank = 0; rank < prized; ++rank) {
        prizes[rank] = printed(data.prizes[rank]);
    }
    require_layout(is_within(last_seat, 1, MOST_COUNCIL_SEATS - 1), "the council has two seats or more");
    for (std::size_t seat = 0; seat < data.council.size(); ++seat) {
        council[seat] = printed(data.council[seat]);
    }
}

}  // namespace lunarium::luna
