#include "luna/features.hpp"

#include <algorithm>
#include <cstddef>

namespace lunarium::luna {

namespace {

// Bytes, one after the other.
struct Row {
    std::uint8_t* next;

    void operator()(int number) { *next++ = static_cast<std::uint8_t>(std::clamp(number, 0, 255)); }

    // 1 at this place, 0 at all others.
    void one_of(int places, int place) {
        for (int other = 0; other < places; ++other) {
            (*this)(other == place);
        }
    }

    void isles(IsleSet set) {
        for (int isle = 0; isle < ISLES; ++isle) {
            (*this)(set.has(isle));
        }
    }

    void crowd(const Crowd& crowd, int places) {
        for (int place = 0; place < places; ++place) {
            (*this)(crowd.at(place));
        }
    }
};

// The tiles that any seat but this one has.
TileSet of_others(const BySeat<TileSet>& sets, int seat, int sides) {
    TileSet found;
    for (int other = 0; other < sides; ++other) {
        found = other == seat ? found : found | sets[static_cast<std::size_t>(other)];
    }
    return found;
}

void write_table(const State& state, int seat, Row& write) {
    const Layout& layout = *state.layout;
    write(state.round);
    write.one_of(static_cast<int>(Phase::Over) + 1, static_cast<int>(state.phase));
    write(layout.time_tokens - state.tokens_turned);
    write(state.book_used);
    write(to_move(state) == seat);
    write((state.start_player - seat + layout.players) % layout.players);
    write(state.voyage.is_under_way);
    write(state.voyage.is_tide);
    for (const int isle : {int{state.moon_priestess}, int{state.master_builder}, int{state.apostate}}) {
        write.one_of(ISLES, isle);
    }
    for (const int isle : {int{state.moon_priestess}, int{state.master_builder}, int{state.apostate}}) {
        for (int other = 0; other < ISLES; ++other) {
            write((layout.place[static_cast<std::size_t>(other)] - layout.place[static_cast<std::size_t>(isle)] + ISLES) % ISLES);
        }
    }
    for (int isle = 0; isle < ISLES; ++isle) {
        write(layout.place[static_cast<std::size_t>(isle)]);
    }
    write.crowd(state.takings, ISLES);
    write.crowd(state.voyage.arrived, PLACES);
    const int from = state.voyage.row / 2;
    for (int place = 0; place < PLACES; ++place) {
        write(state.voyage.is_under_way && layout.place[static_cast<std::size_t>(place)] == from);
    }
    write(state.voyage.is_under_way && state.voyage.row % 2);
}

void write_tiles(const State& state, int seat, Row& write) {
    const Layout& layout = *state.layout;
    const auto own = static_cast<std::size_t>(seat);
    const TileSet claims = of_others(state.claims, seat, layout.players);
    const TileSet temple = of_others(state.temple, seat, layout.players);
    const TileSet approved = layout.approved[static_cast<std::size_t>(state.round)];
    for (int tile = 1; tile <= TILES; ++tile) {
        const TileSet beside = layout.lower_neighbours[static_cast<std::size_t>(tile)];
        const int isle = layout.symbols[static_cast<std::size_t>(tile)];
        write(approved.has(tile));
        write(state.free.has(tile));
        write(state.claims[own].has(tile));
        write(claims.has(tile));
        write(state.temple[own].has(tile));
        write(temple.has(tile));
        write(state.closed.has(tile));
        write(state.books.has(tile));
        write((beside & state.temple[own]).size());
        write((beside & temple).size());
        write.one_of(ISLES, isle);
    }
}

void write_side(const State& state, int seat, Row& write) {
    const Layout& layout = *state.layout;
    const auto index = static_cast<std::size_t>(seat);
    const auto rank = std::find(state.council_rank.begin(), state.council_rank.begin() + layout.players, seat);
    write.crowd(state.active[index], PLACES);
    write.crowd(state.inactive[index], ISLES);
    write.isles(state.shrines[index]);
    write.isles(state.favours[index]);
    write(state.supply[index]);
    write(state.shrine_supply[index]);
    write(state.council_seat[index]);
    write(static_cast<int>(rank - state.council_rank.begin()));
    write(state.actions_taken[index]);
    write(state.influence(seat));
    write(state.temple[index].size());
}

}  // namespace

void featurize(const State& state, int seat, std::uint8_t* out) {
    Row write{out};
    write_table(state, seat, write);
    write_tiles(state, seat, write);
    const int sides = state.layout->players;
    for (int turns = 0; turns < sides; ++turns) {
        write_side(state, (seat + turns) % sides, write);
    }
}

}  // namespace lunarium::luna
