#include "luna/encoding.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace lunarium::luna {

namespace {

constexpr int CLOSED = 5;  // L-4: a tile in the temple whose novice was displaced; 1 to 4 are seats

// Bytes, one after the other. Each function has its own: handed on, it would be read anew after every byte, which could
// have been written over it.
struct Pen {
    std::uint8_t* next;

    void operator()(int number) { *next++ = static_cast<std::uint8_t>(number); }

    // So many bytes of a word, the lowest first.
    template <int count>
    void bytes(std::uint64_t word) {
        if constexpr (std::endian::native == std::endian::little) {
            std::memcpy(next, &word, count);
        } else {
            for (int place = 0; place < count; ++place) {
                next[place] = static_cast<std::uint8_t>(word >> 8 * place);
            }
        }
        next += count;
    }

    // Low byte first.
    void two(int number) { bytes<2>(static_cast<std::uint64_t>(number)); }

    // Which isles are in a set.
    void isles(IsleSet set) { bytes<ISLES>(BYTES_OF_BITS[set.bits]); }

    // How many novices are at the first places.
    template <int places>
    void crowd(const Crowd& crowd) {
        bytes<places>(crowd.bytes);
    }
};

// What a seat looks at: others are so many seats after it.
struct Sight {
    const State& state;
    int viewer;

    int sides() const { return state.layout->players; }

    int seat_after(int turns) const {
        const int seat = viewer + turns;
        return seat < sides() ? seat : seat - sides();
    }
};

// A byte for each tile, from the first on, and some more: whole vectors.
using Column = std::array<std::uint8_t, 32>;

// 1 for each tile of the first set, 2 for those of the second, 4 for those of the third, added up.
Column column_of(TileSet ones, TileSet twos = {}, TileSet fours = {}) {
    Column column;
    Pen write{column.data()};
    for (int tile = 1; tile <= TILES; tile += 8) {
        write.bytes<8>(BYTES_OF_BITS[ones.bits >> tile & 0xffU] | BYTES_OF_BITS[twos.bits >> tile & 0xffU] << 1U |
                       BYTES_OF_BITS[fours.bits >> tile & 0xffU] << 2U);
    }
    return column;
}

// Sets of tiles, none of which is in two of them, as seats come after the viewer.
struct Owners {
    Owners(const Sight& sight, const BySeat<TileSet>& sets) {
        for (int turns = 0; turns < sight.sides(); ++turns) {
            after[static_cast<std::size_t>(turns)] = sets[static_cast<std::size_t>(sight.seat_after(turns))];
        }
    }

    // 1 for tiles of the viewer, 2 for those of the next seat, ..., CLOSED for some that nobody has.
    Column column(TileSet closed = {}) const {
        static_assert(CLOSED == 5);
        return column_of(after[0] | after[2] | closed, after[1] | after[2], after[3] | closed);
    }

    BySeat<TileSet> after{};
};

std::uint8_t* write_table(const Sight& sight, std::uint8_t* out) {
    Pen write{out};
    const State& state = sight.state;
    const Layout& layout = *state.layout;
    const int lead = state.start_player - sight.viewer;
    write(state.round);
    write(static_cast<int>(state.phase));
    write(layout.time_tokens);
    write(state.tokens_turned);
    write(state.book_used);
    write(state.moon_priestess);
    write(state.master_builder);
    write(state.apostate);
    write(lead < 0 ? lead + layout.players : lead);
    write(state.voyage.is_under_way);
    write(state.voyage.is_tide);
    write(state.voyage.row);
    write(state.voyage.to);
    for (const int isle : layout.ring) {
        write(isle);
    }
    write.crowd<ISLES>(state.takings);
    write.crowd<PLACES>(state.voyage.arrived);
    return write.next;
}

// Symbol, claim, free, temple, book, approved; tile by tile. The columns are put together in two vectors, from where
// their parts are copied. Then the neighbours, four bytes for each tile.
std::uint8_t* write_tiles(const Sight& sight, std::uint8_t* out) {
    Pen write{out};
    const State& state = sight.state;
    const Layout& layout = *state.layout;
    const Column claims = Owners(sight, state.claims).column();
    const Column free = column_of(state.free);
    const Column temple = Owners(sight, state.temple).column(state.closed);
    const Column books = column_of(state.books);
    const Column approved = column_of(layout.approved[static_cast<std::size_t>(state.round)]);
    Column symbols{};
    std::copy_n(layout.symbols.begin() + 1, TILES, symbols.begin());
    std::array<std::uint32_t, std::tuple_size_v<Column>> fours;
    std::array<std::uint16_t, std::tuple_size_v<Column>> twos;
    for (std::size_t tile = 0; tile < fours.size(); ++tile) {
        const auto first = static_cast<std::uint16_t>(symbols[tile] | claims[tile] << 8U);
        const auto second = static_cast<std::uint16_t>(free[tile] | temple[tile] << 8U);
        fours[tile] = first | std::uint32_t{second} << 16U;
    }
    for (std::size_t tile = 0; tile < twos.size(); ++tile) {
        twos[tile] = static_cast<std::uint16_t>(books[tile] | approved[tile] << 8U);
    }
    for (std::size_t tile = 0; tile < TILES; ++tile) {
        write.bytes<4>(fours[tile]);
        write.bytes<2>(twos[tile]);
    }
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(write.next, layout.lower_neighbours.data() + 1, 4 * TILES);
        return write.next + 4 * TILES;
    }
    for (std::size_t tile = 1; tile <= TILES; ++tile) {
        write.bytes<4>(layout.lower_neighbours[tile].bits);
    }
    return write.next;
}

std::uint8_t* write_seat(const State& state, int seat, std::uint8_t* out) {
    Pen write{out};
    const auto index = static_cast<std::size_t>(seat);
    int rank = 0;
    for (int other = 1; other < state.layout->players; ++other) {
        rank = state.council_rank[static_cast<std::size_t>(other)] == seat ? other : rank;
    }
    write.crowd<PLACES>(state.active[index]);
    write.crowd<ISLES>(state.inactive[index]);
    write.isles(state.shrines[index]);
    write.isles(state.favours[index]);
    write(state.supply[index]);
    write(state.shrine_supply[index]);
    write(state.council_seat[index]);
    write(rank);
    write(state.actions_taken[index]);
    write.two(state.influence(seat));
    return write.next;
}

}  // namespace

void observe(const State& state, int seat, std::uint8_t* out) {
    const Sight sight{state, seat};
    out = write_tiles(sight, write_table(sight, out));
    for (int turns = 0; turns < sight.sides(); ++turns) {
        out = write_seat(state, sight.seat_after(turns), out);
    }
}

void mask(const Choices& choices, std::uint8_t* out) {
    std::memset(out, 0, ACTIONS);
    for (int index = 0; index < choices.size; ++index) {
        out[choices.moves[index]] = 1;
    }
}

bool is_allowed(const Choices& choices, int action) {
    const Move* const end = choices.moves + choices.size;
    return std::find(choices.moves, end, action) != end;
}

void mask(const State& state, std::uint8_t* out) {
    Choices choices;
    list_choices(state, choices);
    mask(choices, out);
}

bool decode(const State& state, int action, Move& move) {
    Choices choices;
    list_choices(state, choices);
    move = static_cast<Move>(action);
    return is_allowed(choices, action);
}

void reward(const State& state, bool by_rank, float* out) {
    int seats[MOST_SIDES];
    const int sides = ranking(state, seats);
    for (int place = 0; place < sides; ++place) {
        const int seat = seats[place];
        if (seat >= state.layout->people) {
            continue;
        }
        const int rival = seats[place == 0 ? 1 : 0];
        out[seat] = by_rank ? 1.0F - 2.0F * static_cast<float>(place) / static_cast<float>(sides - 1)
                            : static_cast<float>(state.influence(seat) - state.influence(rival));
    }
}

}  // namespace lunarium::luna
