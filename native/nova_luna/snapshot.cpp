// Reading and writing snapshots: what comes from outside is checked number by number.
#include "nova_luna/snapshot.hpp"

#include <algorithm>
#include <bitset>
#include <stdexcept>

namespace lunarium::nova_luna {

namespace {

constexpr std::array<const char*, 4> ENDINGS{"", "last-token", "no-tiles", "all-placed"};  // as Ending
constexpr std::array<const char*, 2> SCORINGS{"whole-display", "each-tile-once"};          // as SoloScoring
constexpr int MOST_POINTS = 30'000;  // of a note or a distance: far from where 16 bits end

// Refuse a snapshot that is no state.
void require(bool fact, const char* message) {
    if (!fact) {
        throw std::invalid_argument(std::string("nova luna snapshot: ") + message);
    }
}

// The number, which has to lie within these bounds.
template <typename T = int>
T within(int number, int lowest, int highest) {
    require(lowest <= number && number <= highest, "a number is out of range");
    return static_cast<T>(number);
}

// The value whose name this is.
template <typename T, std::size_t N>
T named(const std::array<const char*, N>& names, const std::string& name) {
    const auto found = std::find(names.begin(), names.end(), name);
    require(found != names.end(), "no such ending or scoring");
    return static_cast<T>(found - names.begin());
}

// Checks tiles; displays share one table by the tiles' names, so no tile may be in two places.
class Tiles {
public:
    // A tile that was not in another place before.
    std::uint8_t check(int tile) {
        const auto checked = within<std::uint8_t>(tile, 1, TILES);
        require(!seen.test(checked), "a tile is in two places");
        seen.set(checked);
        return checked;
    }

private:
    std::bitset<TILES + 1> seen;
};

// A field has an entry for each seat.
template <class Entries>
void check_size(const State& state, const Entries& entries) {
    require(entries.size() == state.players, "a field has not an entry for each seat");
}

// The queue holds every seat once; distances and tokens are by seat.
void read_seats(State& state, const Snapshot& snapshot) {
    check_size(state, snapshot.queue);
    check_size(state, snapshot.distances);
    check_size(state, snapshot.tokens_left);
    std::bitset<MOST_SEATS> queued;
    for (std::size_t index = 0; index < state.players; ++index) {
        state.queue[index] = within<std::uint8_t>(snapshot.queue[index], 0, state.players - 1);
        queued.set(state.queue[index]);
        state.distances[index] = within<std::uint16_t>(snapshot.distances[index], 0, MOST_POINTS);
        state.tokens_left[index] = within<std::uint8_t>(snapshot.tokens_left[index], 0, SOLO_TOKENS);
    }
    require(queued.count() == state.players, "a seat is in the queue twice");
}

// The tiles on the selection track; the meeple's space has none.
void read_wheel(State& state, const Snapshot& snapshot, Tiles& tiles) {
    state.meeple = within<std::uint8_t>(snapshot.meeple, 0, SPACES - 1);
    for (unsigned space = 0; space < SPACES; ++space) {
        if (snapshot.wheel[space]) {
            state.wheel[space] = tiles.check(snapshot.wheel[space]);
            state.filled_spaces = static_cast<std::uint16_t>(state.filled_spaces | 1U << space);
        }
    }
    require(!state.wheel[state.meeple], "a tile lies where the meeple stands");
}

// The supply, face down.
void read_supply(State& state, const Snapshot& snapshot, Tiles& tiles) {
    state.supply_size = within<std::uint8_t>(static_cast<int>(snapshot.supply.size()), 0, IN_SUPPLY);
    std::transform(snapshot.supply.begin(), snapshot.supply.end(), state.supply.begin(),
                   [&](int tile) { return tiles.check(tile); });
}

// How many notes have been taken: in solo one for each phase that is over.
std::size_t notes_by_now(const State& state) {
    if (!state.phase) {
        return 0;
    }
    return state.ending == Ending::None ? state.phase - 1U : 2U;
}

// Solo: the notes taken.
void read_notes(State& state, const Snapshot& snapshot) {
    require(snapshot.notes.size() == notes_by_now(state), "there are more or fewer notes than phases");
    state.notes_taken = static_cast<std::uint8_t>(snapshot.notes.size());
    std::transform(snapshot.notes.begin(), snapshot.notes.end(), state.notes.begin(), [](const NoteSnapshot& note) {
        return Note{within<std::uint16_t>(note.tiles, 0, MOST_POINTS),
                    within<std::uint16_t>(note.penalty, 0, MOST_POINTS)};
    });
}

// NL-7: as long as a game goes on there is a tile to take, in solo also when the first phase ends.
void check_tiles_to_take(const State& state) {
    if (state.ending == Ending::None) {
        require(state.filled_spaces, "no tile can be taken, and yet the game is not over");
        require(state.phase != 1 || state.supply_size, "no tile is left for the second phase");
    }
}

// The tiles of one player, placed again; their tasks are as open as the snapshot says, whatever they fulfil.
void read_display(State& state, int seat, const DisplaySnapshot& display, Tiles& tiles) {
    state.displays.of[seat] = empty_display();
    const std::size_t size = display.tiles.size();
    require(size <= MOST_TILES, "a player has too many tiles");
    require(display.cells.size() == size && display.open.size() == size, "a tile lacks its cell or its tasks");
    for (std::size_t order = 0; order < size; ++order) {
        const std::uint8_t tile = tiles.check(display.tiles[order]);
        const auto [x, y] = display.cells[order];
        const Cell cell = cell_at(within(x, -MOST_TILES, MOST_TILES), within(y, -MOST_TILES, MOST_TILES));
        const auto free = frontier_of(state.displays.of[seat]);
        const auto found = std::ranges::find(free, cell);
        require(found != free.end(), "a tile does not lie beside those before it");
        place(state.displays, seat, tile, static_cast<std::size_t>(found - free.begin()), 0);
        const int all_tasks = (1 << tile_named(tile).tasks) - 1;
        state.displays.of[seat].open[order] = within<std::uint8_t>(display.open[order], 0, all_tasks);
    }
}

// The tiles of one player.
DisplaySnapshot display_of(const State& state, int seat) {
    const Display& display = state.displays.of[seat];
    DisplaySnapshot found;
    for (int order = 0; order < display.size; ++order) {
        found.tiles.push_back(display.tiles[order]);
        found.cells.emplace_back(x_of(display.cells[order]), y_of(display.cells[order]));
        found.open.push_back(display.open[order]);
    }
    return found;
}

// The first entries of a list.
template <class Entries>
std::vector<int> first(const Entries& entries, int count) {
    return {entries.begin(), entries.begin() + count};
}

}  // namespace

Snapshot export_state(const State& state) {
    Snapshot snapshot{
        .players = state.players,
        .solo_scoring = SCORINGS[static_cast<std::size_t>(state.solo_scoring)],
        .queue = first(state.queue, state.players),
        .distances = first(state.distances, state.players),
        .tokens_left = first(state.tokens_left, state.players),
        .supply = first(state.supply, state.supply_size),
        .meeple = state.meeple,
        .phase = state.phase,
        .ending = ENDINGS[static_cast<std::size_t>(state.ending)],
    };
    std::copy(state.wheel.begin(), state.wheel.end(), snapshot.wheel.begin());
    for (int note = 0; note < state.notes_taken; ++note) {
        snapshot.notes.push_back({state.notes[note].tiles, state.notes[note].penalty});
    }
    for (int seat = 0; seat < state.players; ++seat) {
        snapshot.displays.push_back(display_of(state, seat));
    }
    return snapshot;
}

State import_state(const Snapshot& snapshot) {
    State state{};
    Tiles tiles;
    state.players = within<std::uint8_t>(snapshot.players, 1, MOST_SEATS);
    state.solo_scoring = named<SoloScoring>(SCORINGS, snapshot.solo_scoring);
    state.phase = state.players == 1 ? within<std::uint8_t>(snapshot.phase, 1, 2)
                                     : within<std::uint8_t>(snapshot.phase, 0, 0);
    state.ending = named<Ending>(ENDINGS, snapshot.ending);
    read_seats(state, snapshot);
    read_wheel(state, snapshot, tiles);
    read_supply(state, snapshot, tiles);
    read_notes(state, snapshot);
    check_size(state, snapshot.displays);
    for (int seat = 0; seat < state.players; ++seat) {
        read_display(state, seat, snapshot.displays[static_cast<std::size_t>(seat)], tiles);
    }
    check_tiles_to_take(state);
    return state;
}

}  // namespace lunarium::nova_luna
