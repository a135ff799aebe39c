#include "luna/encoding.hpp"

#include <algorithm>
#include <cstring>

namespace lunarium::luna {

namespace {

constexpr int CLOSED = 5;  // L-4: a tile in the temple whose novice was displaced; 1 to 4 are seats

// Bytes, one after the other.
struct Writer {
    std::uint8_t* next;

    void operator()(int number) { *next++ = static_cast<std::uint8_t>(number); }

    // Low byte first.
    void two(int number) {
        (*this)(number & 255);
        (*this)((number >> 8) & 255);
    }

    // Which isles are in a set.
    void isles(IsleSet set) {
        for (int isle = 0; isle < ISLES; ++isle) {
            (*this)(set.has(isle));
        }
    }

    // How many novices are at the first places.
    void crowd(const Crowd& crowd, int places) {
        for (int place = 0; place < places; ++place) {
            (*this)(crowd.at(place));
        }
    }
};

// What a seat looks at: others are so many seats after it.
struct Sight {
    const State& state;
    int viewer;

    int sides() const { return state.layout->players; }
    int seat_after(int turns) const { return (viewer + turns) % sides(); }

    // 1 for the viewer, 2 for the next seat, ...; 0 for none of them.
    int owner(const BySeat<TileSet>& sets, int tile) const {
        for (int turns = 0; turns < sides(); ++turns) {
            if (sets[static_cast<std::size_t>(seat_after(turns))].has(tile)) {
                return turns + 1;
            }
        }
        return 0;
    }
};

void write_table(const Sight& sight, Writer& write) {
    const State& state = sight.state;
    const Layout& layout = *state.layout;
    write(state.round);
    write(static_cast<int>(state.phase));
    write(layout.time_tokens);
    write(state.tokens_turned);
    write(state.book_used);
    write(state.moon_priestess);
    write(state.master_builder);
    write(state.apostate);
    write((state.start_player - sight.viewer + layout.players) % layout.players);
    write(state.voyage.is_under_way);
    write(state.voyage.is_tide);
    write(state.voyage.row);
    write(state.voyage.to);
    for (const int isle : layout.ring) {
        write(isle);
    }
    write.crowd(state.takings, ISLES);
    write.crowd(state.voyage.arrived, PLACES);
}

void write_tiles(const Sight& sight, Writer& write) {
    const State& state = sight.state;
    const Layout& layout = *state.layout;
    for (int tile = 1; tile <= TILES; ++tile) {
        write(layout.symbols[static_cast<std::size_t>(tile)]);
        write(sight.owner(state.claims, tile));
        write(state.free.has(tile));
        write(state.closed.has(tile) ? CLOSED : sight.owner(state.temple, tile));
        write(state.books.has(tile));
        write(layout.approved[static_cast<std::size_t>(state.round)].has(tile));
    }
    for (int tile = 1; tile <= TILES; ++tile) {
        const std::uint32_t bits = layout.lower_neighbours[static_cast<std::size_t>(tile)].bits;
        write.two(static_cast<int>(bits & 0xffffU));
        write.two(static_cast<int>(bits >> 16U));
    }
}

void write_seat(const State& state, int seat, Writer& write) {
    const auto index = static_cast<std::size_t>(seat);
    const auto& ranks = state.council_rank;
    write.crowd(state.active[index], PLACES);
    write.crowd(state.inactive[index], ISLES);
    write.isles(state.shrines[index]);
    write.isles(state.favours[index]);
    write(state.supply[index]);
    write(state.shrine_supply[index]);
    write(state.council_seat[index]);
    write(static_cast<int>(std::find(ranks.begin(), ranks.end(), Small(seat)) - ranks.begin()));
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
