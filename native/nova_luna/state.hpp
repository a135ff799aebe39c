// The state of a game of Nova Luna: plain data. What changes it is in nova_luna/rules.cpp and nova_luna/displays.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "nova_luna/displays.hpp"

namespace lunarium::nova_luna {

constexpr int SPACES = 12;       // of the selection track, clockwise
constexpr int REACH = 3;         // tiles that the player may choose from
constexpr int REFILL_LIMIT = 2;  // with more tiles than these on the track there is no refilling
constexpr int IN_SUPPLY = TILES - (SPACES - 1);
constexpr int SOLO_TOKENS = 21;
constexpr int FIRST_STACK = 8;        // solo: tokens to place in the first phase
constexpr int UNPLACED_PENALTY = 10;  // solo: for each token

// Why a game is over.
enum class Ending : std::uint8_t { None, LastToken, NoTiles, AllPlaced };

// NL-6: what the second note of a solo game counts.
enum class SoloScoring : std::uint8_t { WholeDisplay, EachTileOnce };

// Solo: what a phase costs.
struct Note {
    std::uint16_t tiles;    // sum of the numbers that count
    std::uint16_t penalty;  // for tokens not placed
};

// The whole state of a game: a plain value that is copied as it is. Made by import_state only.
struct State {
    std::array<Note, 2> notes;                         // solo: of the phases that are over
    std::array<std::uint16_t, MOST_SEATS> distances;   // for each seat, the whole way on the moon track (NL-1)
    std::uint16_t filled_spaces;                       // of the selection track: a bit for each with a tile
    std::array<std::uint8_t, SPACES> wheel;            // the tile on each space of the selection track, 0: none
    std::array<std::uint8_t, MOST_SEATS> queue;        // the seats in the order in which they come to move
    std::array<std::uint8_t, MOST_SEATS> tokens_left;  // for each seat, without the one on the moon track
    std::array<std::uint8_t, IN_SUPPLY> supply;        // face down; the last one is drawn first
    std::uint8_t supply_size;
    std::uint8_t meeple;  // its space
    std::uint8_t phase;   // solo: 1 or 2
    std::uint8_t notes_taken;
    Ending ending;
    std::uint8_t players;
    SoloScoring solo_scoring;
    Displays displays;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 3328);  // a search copies one for each simulation

}  // namespace lunarium::nova_luna
