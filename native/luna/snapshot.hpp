// A state of Luna as plain fields with the names and the meaning of the Python State, lossless both ways: how it
// crosses to Python and back.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "luna/state.hpp"

namespace lunarium::luna {

template <class T>
using ByIsle = std::array<T, ISLES>;

// The journey or tide under way.
struct VoyageSnapshot {
    bool is_tide = false;
    std::tuple<int, bool, int> last;  // place in the ring, asleep, place
    ByIsle<int> arrived{};

    static void visit(auto&& field) {
        field("is_tide", &VoyageSnapshot::is_tide);
        field("last", &VoyageSnapshot::last);
        field("arrived", &VoyageSnapshot::arrived);
    }

    friend bool operator==(const VoyageSnapshot&, const VoyageSnapshot&) = default;
};

// All that moves change; a vector has an entry for each side.
struct Snapshot {
    std::string phase;
    int round = 1;
    int turn = 0;
    int start_player = 0;
    int moon_priestess = 0;
    int master_builder = 0;
    int apostate = 0;
    std::vector<ByIsle<int>> active;
    std::vector<ByIsle<int>> inactive;
    std::vector<int> stage;
    std::vector<int> supply;
    std::vector<ByIsle<bool>> shrines;
    std::vector<int> shrine_supply;
    std::vector<ByIsle<bool>> favours;
    std::map<int, int> claims;                 // tile -> seat
    std::map<int, std::optional<int>> temple;  // tile -> seat; nobody: closed (L-4)
    std::set<int> books;
    std::vector<int> council_seat;
    std::vector<int> council_rank;
    int tokens_turned = 0;
    bool book_used = false;
    std::vector<int> actions_taken;
    ByIsle<int> takings{};
    std::optional<VoyageSnapshot> voyage;
    std::vector<std::array<int, SOURCES>> points;

    static void visit(auto&& field) {
        field("phase", &Snapshot::phase);
        field("round", &Snapshot::round);
        field("turn", &Snapshot::turn);
        field("start_player", &Snapshot::start_player);
        field("moon_priestess", &Snapshot::moon_priestess);
        field("master_builder", &Snapshot::master_builder);
        field("apostate", &Snapshot::apostate);
        field("active", &Snapshot::active);
        field("inactive", &Snapshot::inactive);
        field("stage", &Snapshot::stage);
        field("supply", &Snapshot::supply);
        field("shrines", &Snapshot::shrines);
        field("shrine_supply", &Snapshot::shrine_supply);
        field("favours", &Snapshot::favours);
        field("claims", &Snapshot::claims);
        field("temple", &Snapshot::temple);
        field("books", &Snapshot::books);
        field("council_seat", &Snapshot::council_seat);
        field("council_rank", &Snapshot::council_rank);
        field("tokens_turned", &Snapshot::tokens_turned);
        field("book_used", &Snapshot::book_used);
        field("actions_taken", &Snapshot::actions_taken);
        field("takings", &Snapshot::takings);
        field("voyage", &Snapshot::voyage);
        field("points", &Snapshot::points);
    }

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// The state of this snapshot; std::invalid_argument if the rules could not run on it.
State import_state(const Layout& layout, const Snapshot& snapshot);

// The snapshot of this state.
Snapshot export_state(const State& state);

}  // namespace lunarium::luna
