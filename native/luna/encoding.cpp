#include "luna/encoding.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace lunarium::luna {

namespace {

constexpr int CLOSED = 5;  // L-4: a tile in the temple whose novice was displaced; 1 to 4 are seats

// Bytes, one after the other.
struct Writer {
    std::uint8_t* next;

    void operator()(int number) { *next++ = static_cast<std::uint8_t>(number); }

    // So many bytes of a word, the lowest first; the compiler makes one of them.
    template <int count>
    void bytes(std::uint64_t word) {
        for (int place = 0; place < count; ++place) {
            next[place] = static_cast<std::uint8_t>(word >> 8 * place);
        }
        next += count;
    }

    // Low byte first.
    void two(int number) { bytes<2>(static_cast<std::uint64_t>(number)); }

    // Which isles are in a set.
    void isles(IsleSet set) { bytes<ISLES>(byte_each(set.bits)); }

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

constexpr std::size_t ROOM = 32;  // for the tiles: whole vectors

// A number for each tile, from the first on.
class Column {
public:
    // So much for each of these tiles.
    void add(TileSet tiles, int number) {
        for (std::size_t word = 0; word < words.size(); ++word) {
            words[word] += byte_each(tiles.bits >> (1 + 8 * word)) * static_cast<std::uint64_t>(number);
        }
    }

    // Whose they are: 1 for the viewer, 2 for the next seat, ...; no tile is in two of the sets.
    void add_owners(const Sight& sight, const BySeat<TileSet>& sets) {
        for (int turns = 0; turns < sight.sides(); ++turns) {
            add(sets[static_cast<std::size_t>(sight.seat_after(turns))], turns + 1);
        }
    }

    std::array<std::uint8_t, ROOM> numbers() const {
        std::array<std::uint8_t, ROOM> found;
        Writer write{found.data()};
        for (const std::uint64_t word : words) {
            write.bytes<8>(word);
        }
        return found;
    }

private:
    std::array<std::uint64_t, ROOM / 8> words{};
};

void write_table(const Sight& sight, Writer& write) {
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
}

// Symbol, claim, free, temple, book, approved; tile by tile. The columns are put together in two vectors, from where
// their parts are copied.
void write_tiles(const Sight& sight, Writer& write) {
    const State& state = sight.state;
    const Layout& layout = *state.layout;
    Column claims;
    Column free;
    Column temple;
    Column books;
    Column approved;
    claims.add_owners(sight, state.claims);
    free.add(state.free, 1);
    temple.add_owners(sight, state.temple);
    temple.add(state.closed, CLOSED);
    books.add(state.books, 1);
    approved.add(layout.approved[static_cast<std::size_t>(state.round)], 1);
    const auto first = claims.numbers();
    const auto second = free.numbers();
    const auto third = temple.numbers();
    const auto fourth = books.numbers();
    const auto fifth = approved.numbers();
    std::array<std::uint32_t, TILES> fours;
    std::array<std::uint16_t, TILES> twos;
    for (std::size_t tile = 0; tile < TILES; ++tile) {
        const auto symbol = static_cast<std::uint32_t>(layout.symbols[tile + 1].value);
        fours[tile] = symbol | std::uint32_t{first[tile]} << 8U | std::uint32_t{second[tile]} << 16U |
                      std::uint32_t{third[tile]} << 24U;
    }
    for (std::size_t tile = 0; tile < TILES; ++tile) {
        twos[tile] = static_cast<std::uint16_t>(fourth[tile] | fifth[tile] << 8U);
    }
    for (std::size_t tile = 0; tile < TILES; ++tile) {
        write.bytes<4>(fours[tile]);
        write.bytes<2>(twos[tile]);
    }
    for (std::size_t tile = 1; tile <= TILES; ++tile) {
        write.bytes<4>(layout.lower_neighbours[tile].bits);
    }
}

void write_seat(const State& state, int seat, Writer& write) {
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
}

}  // namespace

void observe(const State& state, int seat, std::uint8_t* out) {
    const Sight sight{state, seat};
    Writer write{out};
    write_table(sight, write);
    write_tiles(sight, write);
    for (int turns = 0; turns < sight.sides(); ++turns) {
        write_seat(state, sight.seat_after(turns), write);
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
