// Reading and writing snapshots: what comes from outside is checked number by number.
#include "luna/snapshot.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace lunarium::luna {

namespace {

constexpr std::array<const char*, 5> PHASES{"shrines", "pairs", "opponent", "actions", "over"};  // as Phase
constexpr int MOST_SHRINES = 6;
constexpr int MOST_BOOKS = 4;
constexpr int MOST_TOKENS = 4;
constexpr int MOST_POINTS = 10000;       // from one source: keeps everything within 16 bits
constexpr int MOST_ACTIONS_TAKEN = 200;  // L-18 and what meditation adds, with room

// Refuse a snapshot that the rules could not run on.
void require_snapshot(bool condition, const char* what) {
    if (!condition) {
        throw std::invalid_argument(std::string("luna snapshot: ") + what);
    }
}

// The number, which has to lie within these bounds.
int within(int number, int least, int most) {
    require_snapshot(least <= number && number <= most, "a number is out of range");
    return number;
}

int isle(int number) { return within(number, 0, ISLES - 1); }
int tile(int number) { return within(number, 1, TILES); }
int novices(int number) { return within(number, 0, MOST_NOVICES); }

// Call a function with each seat and its entry.
template <class Entries, class Function>
void each_side(const Layout& layout, const Entries& entries, Function function) {
    require_snapshot(std::ssize(entries) == layout.players, "a field has not an entry for each side");
    for (int seat = 0; seat < layout.players; ++seat) {
        function(seat, entries[static_cast<std::size_t>(seat)]);
    }
}

// An entry for each side.
template <class Function>
auto by_side(const State& state, Function function) {
    std::vector<decltype(function(0))> entries;
    for (int seat = 0; seat < state.layout->players; ++seat) {
        entries.push_back(function(seat));
    }
    return entries;
}

// The first numbers of each side.
std::vector<int> by_side(const State& state, const BySeat<Small>& numbers) {
    return {numbers.begin(), numbers.begin() + state.layout->players};
}

// Novices by isle, the landing stage left out.
Crowd crowd(const ByIsle<int>& counts) {
    Crowd found;
    for (int at = 0; at < ISLES; ++at) {
        found.add(at, novices(counts[static_cast<std::size_t>(at)]));
    }
    return found;
}

ByIsle<int> counts(const Crowd& crowd) {
    ByIsle<int> found{};
    for (int at = 0; at < ISLES; ++at) {
        found[static_cast<std::size_t>(at)] = crowd.at(at);
    }
    return found;
}

IsleSet isles(const ByIsle<bool>& flags) {
    IsleSet found;
    for (int at = 0; at < ISLES; ++at) {
        found = found | IsleSet::of(at).when(flags[static_cast<std::size_t>(at)]);
    }
    return found;
}

ByIsle<bool> flags(IsleSet isles) {
    ByIsle<bool> found{};
    for (const int at : isles) {
        found[static_cast<std::size_t>(at)] = true;
    }
    return found;
}

// The figures and whose turn it is.
void read_course(State& state, const Snapshot& snapshot) {
    const auto phase = std::find(PHASES.begin(), PHASES.end(), snapshot.phase);
    require_snapshot(phase != PHASES.end(), "no such phase");
    state.phase = static_cast<Phase>(phase - PHASES.begin());
    state.round = within(snapshot.round, 1, ROUNDS);
    state.turn = within(snapshot.turn, 0, state.layout->people - 1);
    state.start_player = within(snapshot.start_player, 0, state.layout->players - 1);
    state.moon_priestess = isle(snapshot.moon_priestess);
    state.master_builder = isle(snapshot.master_builder);
    state.apostate = isle(snapshot.apostate);
}

// Novices, shrines and favours of all seats.
void read_pieces(State& state, const Snapshot& snapshot) {
    const Layout& layout = *state.layout;
    each_side(layout, snapshot.active, [&](int seat, const auto& row) { state.active[seat] = crowd(row); });
    each_side(layout, snapshot.inactive, [&](int seat, const auto& row) { state.inactive[seat] = crowd(row); });
    each_side(layout, snapshot.stage, [&](int seat, int count) { state.active[seat].add(STAGE, novices(count)); });
    each_side(layout, snapshot.supply, [&](int seat, int count) { state.supply[seat] = novices(count); });
    each_side(layout, snapshot.shrines, [&](int seat, const auto& row) { state.shrines[seat] = isles(row); });
    each_side(layout, snapshot.shrine_supply,
              [&](int seat, int count) { state.shrine_supply[seat] = within(count, 0, MOST_SHRINES); });
    each_side(layout, snapshot.favours, [&](int seat, const auto& row) { state.favours[seat] = isles(row); });
}

// Path, temple and council.
void read_temple(State& state, const Snapshot& snapshot) {
    const Layout& layout = *state.layout;
    const auto seat_of = [&](int seat) { return within(seat, 0, layout.players - 1); };
    for (const auto& [claimed, seat] : snapshot.claims) {
        require_snapshot(layout.path().has(tile(claimed)), "a claimed tile is not of the path");
        state.claims[seat_of(seat)].add(claimed);
    }
    for (const auto& [laid, seat] : snapshot.temple) {
        (seat ? state.temple[seat_of(*seat)] : state.closed).add(tile(laid));
    }
    for (const int read : snapshot.books) {
        state.books.add(tile(read));
    }
    each_side(layout, snapshot.council_seat,
              [&](int seat, int at) { state.council_seat[seat] = within(at, 0, layout.last_seat); });
    each_side(layout, snapshot.council_rank, [&](int rank, int seat) { state.council_rank[rank] = seat_of(seat); });
}

// What a round counts, and influence.
void read_round(State& state, const Snapshot& snapshot) {
    const Layout& layout = *state.layout;
    state.tokens_turned = within(snapshot.tokens_turned, 0, MOST_TOKENS);
    state.book_used = snapshot.book_used;
    each_side(layout, snapshot.actions_taken,
              [&](int seat, int count) { state.actions_taken[seat] = within(count, 0, MOST_ACTIONS_TAKEN); });
    state.takings = crowd(snapshot.takings);
    each_side(layout, snapshot.points, [&](int seat, const auto& row) {
        std::transform(row.begin(), row.end(), state.points[seat].begin(),
                       [](int points) { return within(points, -MOST_POINTS, MOST_POINTS); });
    });
}

// Who has arrived lies there.
void read_voyage(State& state, const VoyageSnapshot& snapshot) {
    const auto& [place, asleep, to] = snapshot.last;
    require_snapshot(place != STAGE || !asleep, "nobody is inactive on the landing stage");
    state.voyage = {.arrived = crowd(snapshot.arrived),
                    .is_under_way = true,
                    .is_tide = snapshot.is_tide,
                    .row = within(place, 0, STAGE) * 2 + (asleep ? 1 : 0),
                    .to = isle(to)};
    for (int at = 0; at < ISLES; ++at) {
        require_snapshot(state.voyage.arrived.at(at) <= state.inactive[state.turn].at(at), "more arrived than are there");
    }
}

// The tiles of all seats together; no tile may be in two places.
TileSet gather(const BySeat<TileSet>& sets, TileSet gathered) {
    for (const TileSet set : sets) {
        require_snapshot((gathered & set).is_empty(), "a tile is in two places");
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
        require_snapshot(on_tiles + on_isles + waiting <= MOST_NOVICES, "a seat has more than 13 novices");
    }
}

// Each seat has one rank in the council.
void check_council(const State& state) {
    Set<std::uint8_t> seen;
    for (int rank = 0; rank < state.layout->players; ++rank) {
        seen.add(state.council_rank[rank]);
    }
    require_snapshot(seen.size() == state.layout->players, "a seat is twice in the council");
}

std::set<int> tiles_of(TileSet tiles) {
    std::set<int> found;
    for (const int tile : tiles) {
        found.insert(tile);
    }
    return found;
}

// By tile whose novice claims it, or stands on it.
template <class Seat>
std::map<int, Seat> by_tile(const BySeat<TileSet>& sets) {
    std::map<int, Seat> found;
    for (int seat = 0; seat < MOST_SIDES; ++seat) {
        for (const int tile : sets[seat]) {
            found.emplace(tile, seat);
        }
    }
    return found;
}

std::map<int, std::optional<int>> temple_of(const State& state) {
    auto found = by_tile<std::optional<int>>(state.temple);
    for (const int tile : state.closed) {
        found.emplace(tile, std::nullopt);
    }
    return found;
}

std::optional<VoyageSnapshot> voyage_of(const State& state) {
    const Voyage& voyage = state.voyage;
    if (!voyage.is_under_way) {
        return std::nullopt;
    }
    return VoyageSnapshot{.is_tide = voyage.is_tide,
                          .last = {voyage.row / 2, voyage.row % 2 != 0, voyage.to},
                          .arrived = counts(voyage.arrived)};
}

}  // namespace

State import_state(const Layout& layout, const Snapshot& snapshot) {
    State state;
    state.layout = &layout;
    read_course(state, snapshot);
    read_pieces(state, snapshot);
    read_temple(state, snapshot);
    read_round(state, snapshot);
    if (snapshot.voyage) {
        read_voyage(state, *snapshot.voyage);
    }
    const TileSet in_temple = gather(state.temple, state.closed);
    state.free = layout.path() - gather(state.claims, in_temple);
    require_snapshot((state.books - (in_temple - state.closed)).is_empty(), "a book lies where no novice is");
    require_snapshot(state.books.size() <= MOST_BOOKS, "too many books");
    check_novices(state);
    check_council(state);
    return state;
}

Snapshot export_state(const State& state) {
    return {
        .phase = PHASES[static_cast<std::size_t>(state.phase)],
        .round = state.round,
        .turn = state.turn,
        .start_player = state.start_player,
        .moon_priestess = state.moon_priestess,
        .master_builder = state.master_builder,
        .apostate = state.apostate,
        .active = by_side(state, [&](int seat) { return counts(state.active[seat]); }),
        .inactive = by_side(state, [&](int seat) { return counts(state.inactive[seat]); }),
        .stage = by_side(state, [&](int seat) { return state.active[seat].at(STAGE); }),
        .supply = by_side(state, state.supply),
        .shrines = by_side(state, [&](int seat) { return flags(state.shrines[seat]); }),
        .shrine_supply = by_side(state, state.shrine_supply),
        .favours = by_side(state, [&](int seat) { return flags(state.favours[seat]); }),
        .claims = by_tile<int>(state.claims),
        .temple = temple_of(state),
        .books = tiles_of(state.books),
        .council_seat = by_side(state, state.council_seat),
        .council_rank = by_side(state, state.council_rank),
        .tokens_turned = state.tokens_turned,
        .book_used = state.book_used,
        .actions_taken = by_side(state, state.actions_taken),
        .takings = counts(state.takings),
        .voyage = voyage_of(state),
        .points = by_side(state, [&](int seat) {
            std::array<int, SOURCES> row{};
            std::copy(state.points[seat].begin(), state.points[seat].end(), row.begin());
            return row;
        }),
    };
}

}  // namespace lunarium::luna
