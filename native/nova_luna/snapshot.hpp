// A state of Nova Luna as plain fields with the names and the meaning of the Python State, lossless both ways: how it
// crosses to Python and back.
//
// Frontiers, groups, counts and watchers are not among them: they follow from placing the tiles again in their order.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "nova_luna/state.hpp"

namespace lunarium::nova_luna {

// The tiles of one player, in order of placement.
struct DisplaySnapshot {
    std::vector<int> tiles;
    std::vector<std::pair<int, int>> cells;  // x and y of each
    std::vector<int> open;                   // the uncovered tasks of each, bit 0 for the first

    static void visit(auto&& field) {
        field("tiles", &DisplaySnapshot::tiles);
        field("cells", &DisplaySnapshot::cells);
        field("open", &DisplaySnapshot::open);
    }

    friend bool operator==(const DisplaySnapshot&, const DisplaySnapshot&) = default;
};

// What a solo phase costs.
struct NoteSnapshot {
    int tiles = 0;
    int penalty = 0;

    static void visit(auto&& field) {
        field("tiles", &NoteSnapshot::tiles);
        field("penalty", &NoteSnapshot::penalty);
    }

    friend bool operator==(const NoteSnapshot&, const NoteSnapshot&) = default;
};

// All that moves change, and the options that the rules ask about.
struct Snapshot {
    int players = 2;
    std::string solo_scoring;
    std::vector<int> queue;
    std::vector<int> distances;
    std::vector<int> tokens_left;
    std::vector<DisplaySnapshot> displays;
    std::array<int, SPACES> wheel{};
    std::vector<int> supply;
    int meeple = 0;
    int phase = 0;
    std::vector<NoteSnapshot> notes;
    std::string ending;

    static void visit(auto&& field) {
        field("players", &Snapshot::players);
        field("solo_scoring", &Snapshot::solo_scoring);
        field("queue", &Snapshot::queue);
        field("distances", &Snapshot::distances);
        field("tokens_left", &Snapshot::tokens_left);
        field("displays", &Snapshot::displays);
        field("wheel", &Snapshot::wheel);
        field("supply", &Snapshot::supply);
        field("meeple", &Snapshot::meeple);
        field("phase", &Snapshot::phase);
        field("notes", &Snapshot::notes);
        field("ending", &Snapshot::ending);
    }

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// The snapshot of this state.
Snapshot export_state(const State& state);

// The state of this snapshot; std::invalid_argument if the rules could not run on it.
State import_state(const Snapshot& snapshot);

}  // namespace lunarium::nova_luna
