// State: everything that moves change in a game of Luna, as one small value, and questions about it.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "luna/layout.hpp"
#include "luna/packed.hpp"

namespace lunarium::luna {

constexpr int MOST_ACTIONS = 100;  // L-18
constexpr int MOST_TAKINGS = 2;    // L-17
constexpr int SOURCES = 12;
constexpr int PLAYER = 0;  // the seats in solo
constexpr int OPPONENT = 1;

enum class Phase : std::uint8_t {
    Shrines,   // preliminary round: the first shrines
    Pairs,     // preliminary round: four pairs each
    Opponent,  // solo: the player chooses the isle to deactivate
    Actions,
    Over,
};

// Where influence comes from and goes to, in the order of the Python Source.
enum Source : std::uint8_t {
    FROM_START,
    FROM_SANCTIFICATION,
    FROM_DISPLACEMENT,
    FROM_BOOK,
    FROM_MEDITATION,
    FROM_PRIESTESS,
    FROM_APOSTATE,
    FROM_TEMPLE,
    FORGIVEN,  // L-10: what a loss would have taken below zero
    FROM_SHRINES,
    FROM_FAVOURS,
    FROM_COUNCIL,
};

// A journey or tide under way; all zero when there is none.
struct Voyage {
    Crowd arrived;  // novices that have moved already and may not move again
    bool is_under_way = false;
    bool is_tide = false;
    Small row;  // of the last step: later ones may not precede it
    Small to;   // place in the ring where it led

    friend bool operator==(const Voyage&, const Voyage&) = default;
};

template <class T>
using BySeat = std::array<T, MOST_SIDES>;  // seats that do not play stay zero

struct State {
    const Layout* layout = nullptr;
    BySeat<Crowd> active;    // on the isles; at STAGE: on the landing stage
    BySeat<Crowd> inactive;  // next to the isles
    Crowd takings;           // by isle: favours taken this round (L-17), counted in solo only
    Voyage voyage;
    BySeat<TileSet> claims;  // tiles of the path on which the seat's novices stand
    BySeat<TileSet> temple;  // tiles in the temple on which they stand
    TileSet closed;          // L-4: tiles in the temple whose novice was displaced
    TileSet free;            // tiles of the path that nobody claims; follows from the others
    TileSet books;           // tiles in the temple whose novice has a book
    BySeat<IsleSet> shrines;
    BySeat<IsleSet> favours;  // in hand
    BySeat<Small> supply;     // novices not yet recruited
    BySeat<Small> shrine_supply;
    BySeat<Small> council_seat;   // how far the disc has come
    BySeat<Small> council_rank;   // the seats, best first: further, then higher in the stack
    BySeat<Small> actions_taken;  // in this action phase (L-18)
    BySeat<std::array<Influence, SOURCES>> points;
    Phase phase = Phase::Shrines;
    Small round = 1;
    Small turn;
    Small start_player;
    Small moon_priestess;
    Small master_builder;
    Small apostate;
    Small tokens_turned;
    bool book_used = false;  // a Book action has been taken this round

    friend bool operator==(const State&, const State&) = default;

    // L-16: on solo levels 2 and 3 the Apostate blocks his isle.
    IsleSet blocked() const { return IsleSet::of(apostate).when(layout->level >= 2); }

    // L-18: a hundred actions are enough for one action phase.
    bool is_spent() const { return actions_taken[turn] >= MOST_ACTIONS; }

    bool is_on_last_seat(int seat) const { return council_seat[seat] == layout->last_seat; }

    // Own novices on and next to the isle.
    int novices_at(int seat, int isle) const { return active[seat].at(isle) + inactive[seat].at(isle); }

    // Novices of the seat to move step off their isle.
    void sleep(int isle, int count) {
        active[turn].remove(isle, count);
        inactive[turn].add(isle, count);
    }

    // The favour of the seat to move goes back to its isle, if it was used.
    void give_back(int favour, bool is_used = true) {
        if (is_used) {
            favours[turn].remove(favour);
        }
    }

    // The influence of a seat.
    int influence(int seat) const;

    // L-8, L-9: up the council, on top of others there, but under them on the last seat.
    void raise_disc(int seat, int steps);
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) < 400);

}  // namespace lunarium::luna
