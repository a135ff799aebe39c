// Reading and writing snapshots. One function walks the fields for both, so that their orders cannot differ.
#include "luna/snapshot.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace lunarium::luna {

namespace {

constexpr int NOBODY = -1;
constexpr int NOT_THERE = -2;
constexpr int MOST_SHRINES = 6;
constexpr int MOST_BOOKS = 4;
constexpr int MOST_TOKENS = 4;
constexpr int MOST_POINTS = 10000;       // from one source: keeps everything within 16 bits
constexpr int MOST_ACTIONS_TAKEN = 200;  // L-18 and what meditation adds, with room

// Refuse numbers that the rules could not run on.
void require(bool condition, const char* what) {
    if (!condition) {
        throw std::invalid_argument(std::string("luna snapshot: ") + what);
    }
}

// Puts the numbers, one after another, into the fields.
class Reader {
public:
    using Subject = State;

    explicit Reader(std::span<const std::int32_t> row) : numbers(row) {}

    template <class Bits>
    void number(Narrow<Bits>& value, int least, int most) {
        value = next(least, most);
    }
    void flag(bool& value) { value = next(0, 1) != 0; }
    void phase(Phase& value) { value = static_cast<Phase>(next(0, static_cast<int>(Phase::Over))); }
    void novices(Crowd& crowd, int place) { crowd.add(place, next(0, MOST_NOVICES)); }

    template <class Bits>
    void member(Set<Bits>& set, int member) {
        if (next(0, 1) != 0) {
            set.add(member);
        }
    }

    // Whose novice claims the tile.
    void claim(State& state, int tile) {
        const int seat = next(NOBODY, state.layout->players - 1);
        if (seat != NOBODY) {
            require(state.layout->path().has(tile), "a claimed tile is not of the path");
            state.claims[seat].add(tile);
        }
    }

    // Whose novice stands on the tile in the temple.
    void space(State& state, int tile) {
        const int seat = next(NOT_THERE, state.layout->players - 1);
        if (seat == NOBODY) {
            state.closed.add(tile);
        } else if (seat != NOT_THERE) {
            state.temple[seat].add(tile);
        }
    }

    // The row of a voyage's last step, as place and flag.
    void row(Small& value) {
        const int place = next(0, STAGE);
        value = place * 2 + next(0, place == STAGE ? 0 : 1);
    }

private:
    std::span<const std::int32_t> numbers;

    // The next number, which has to lie within these bounds; the row's length was checked before.
    int next(int least, int most) {
        const int number = numbers.front();
        numbers = numbers.subspan(1);
        require(least <= number && number <= most, "a number is out of range");
        return number;
    }
};

// Appends the fields to the numbers; bounds are the reader's concern.
class Writer {
public:
    using Subject = const State;

    std::vector<std::int32_t> numbers;

    void number(int value, int /*least*/, int /*most*/) { numbers.push_back(value); }
    void flag(bool value) { numbers.push_back(value ? 1 : 0); }
    void phase(Phase value) { numbers.push_back(static_cast<int>(value)); }
    void novices(Crowd crowd, int place) { numbers.push_back(crowd.at(place)); }

    template <class Bits>
    void member(Set<Bits> set, int member) {
        flag(set.has(member));
    }

    void claim(const State& state, int tile) { numbers.push_back(owner(state.claims, tile, NOBODY)); }

    void space(const State& state, int tile) {
        numbers.push_back(owner(state.temple, tile, state.closed.has(tile) ? NOBODY : NOT_THERE));
    }

    void row(int value) {
        numbers.push_back(value / 2);
        numbers.push_back(value % 2);
    }

private:
    // The seat whose set has the tile.
    static int owner(const BySeat<TileSet>& sets, int tile, int otherwise) {
        const auto found = std::find_if(sets.begin(), sets.end(), [&](TileSet set) { return set.has(tile); });
        return found == sets.end() ? otherwise : static_cast<int>(found - sets.begin());
    }
};

// Call a function with each of 0 .. count-1.
template <class Function>
void repeat(int count, Function function) {
    for (int number = 0; number < count; ++number) {
        function(number);
    }
}

// The figures and whose turn it is.
template <class Visitor>
void walk_course(typename Visitor::Subject& state, Visitor& visit) {
    const Layout& layout = *state.layout;
    visit.phase(state.phase);
    visit.number(state.round, 1, ROUNDS);
    visit.number(state.turn, 0, layout.people - 1);
    visit.number(state.start_player, 0, layout.players - 1);
    visit.number(state.moon_priestess, 0, ISLES - 1);
    visit.number(state.master_builder, 0, ISLES - 1);
    visit.number(state.apostate, 0, ISLES - 1);
}

// Novices, shrines and favours of all seats.
template <class Visitor>
void walk_pieces(typename Visitor::Subject& state, Visitor& visit) {
    const int players = state.layout->players;
    repeat(players * ISLES, [&](int n) { visit.novices(state.active[n / ISLES], n % ISLES); });
    repeat(players * ISLES, [&](int n) { visit.novices(state.inactive[n / ISLES], n % ISLES); });
    repeat(players, [&](int seat) { visit.novices(state.active[seat], STAGE); });
    repeat(players, [&](int seat) { visit.number(state.supply[seat], 0, MOST_NOVICES); });
    repeat(players * ISLES, [&](int n) { visit.member(state.shrines[n / ISLES], n % ISLES); });
    repeat(players, [&](int seat) { visit.number(state.shrine_supply[seat], 0, MOST_SHRINES); });
    repeat(players * ISLES, [&](int n) { visit.member(state.favours[n / ISLES], n % ISLES); });
}

// Path, temple and council.
template <class Visitor>
void walk_temple(typename Visitor::Subject& state, Visitor& visit) {
    const Layout& layout = *state.layout;
    repeat(TILES, [&](int n) { visit.claim(state, n + 1); });
    repeat(TILES, [&](int n) { visit.space(state, n + 1); });
    repeat(TILES, [&](int n) { visit.member(state.books, n + 1); });
    repeat(layout.players, [&](int seat) { visit.number(state.council_seat[seat], 0, layout.last_seat); });
    repeat(layout.players, [&](int rank) { visit.number(state.council_rank[rank], 0, layout.players - 1); });
}

// What a round counts, and the voyage under way.
template <class Visitor>
void walk_round(typename Visitor::Subject& state, Visitor& visit) {
    visit.number(state.tokens_turned, 0, MOST_TOKENS);
    visit.flag(state.book_used);
    repeat(state.layout->players,
           [&](int seat) { visit.number(state.actions_taken[seat], 0, MOST_ACTIONS_TAKEN); });
    repeat(ISLES, [&](int isle) { visit.novices(state.takings, isle); });
    visit.flag(state.voyage.is_under_way);
    visit.flag(state.voyage.is_tide);
    visit.row(state.voyage.row);
    visit.number(state.voyage.to, 0, ISLES - 1);
    repeat(ISLES, [&](int isle) { visit.novices(state.voyage.arrived, isle); });
}

// All fields in the order of the header's table.
template <class Visitor>
void walk(typename Visitor::Subject& state, Visitor& visit) {
    walk_course(state, visit);
    walk_pieces(state, visit);
    walk_temple(state, visit);
    walk_round(state, visit);
    repeat(state.layout->players * SOURCES,
           [&](int n) { visit.number(state.points[n / SOURCES][n % SOURCES], -MOST_POINTS, MOST_POINTS); });
}

// The tiles of all seats together; no tile may be in two places.
TileSet gather(const BySeat<TileSet>& sets, TileSet gathered) {
    for (const TileSet set : sets) {
        require((gathered & set).is_empty(), "a tile is in two places");
        gathered = gathered | set;
    }
    return gathered;
}

// Nobody has more novices than 13, wherever they are: the move codes count on it.
void check_novices(const State& state) {
    for (int seat = 0; seat < state.layout->players; ++seat) {
        const int on_tiles = state.claims[seat].size() + state.temple[seat].size();
        const int on_isles = state.active[seat].on_isles() + state.inactive[seat].on_isles();
        const int waiting = state.active[seat].at(STAGE) + state.supply[seat];
        require(on_tiles + on_isles + waiting <= MOST_NOVICES, "a seat has more than 13 novices");
    }
}

// Each seat has one rank in the council.
void check_council(const State& state) {
    Set<std::uint8_t> seen;
    for (int rank = 0; rank < state.layout->players; ++rank) {
        seen.add(state.council_rank[rank]);
    }
    require(seen.size() == state.layout->players, "a seat is twice in the council");
}

// Who has arrived lies there; without a voyage nothing is left of one.
void check_voyage(const State& state) {
    require(state.voyage.is_under_way || state.voyage == Voyage{},
            "traces of a voyage that is not under way");
    for (int isle = 0; isle < ISLES; ++isle) {
        require(state.voyage.arrived.at(isle) <= state.inactive[state.turn].at(isle),
                "more arrived than are there");
    }
}

}  // namespace

State import_state(const Layout& layout, std::span<const std::int32_t> numbers) {
    require(std::ssize(numbers) == snapshot_size(layout.players), "wrong length");
    State state;
    state.layout = &layout;
    Reader reader(numbers);
    walk(state, reader);
    const TileSet in_temple = gather(state.temple, state.closed);
    state.free = layout.path() - gather(state.claims, in_temple);
    require((state.books - (in_temple - state.closed)).is_empty(), "a book lies where no novice is");
    require(state.books.size() <= MOST_BOOKS, "too many books");
    check_novices(state);
    check_council(state);
    check_voyage(state);
    return state;
}

std::vector<std::int32_t> export_state(const State& state) {
    Writer writer;
    writer.numbers.reserve(static_cast<std::size_t>(snapshot_size(state.layout->players)));
    walk(state, writer);
    return std::move(writer.numbers);
}

}  // namespace lunarium::luna
