// What the seat to move may do in Luna: as sets, from which the moves are counted, drawn and listed alike.
// So each rule of legality is written once, and a playout never makes a list.
#pragma once

#include <array>

#include "luna/state.hpp"

namespace lunarium::luna {

// How many moves there are of each kind, and in all.
struct KindCounts {
    std::array<int, KINDS> of{};
    int total = 0;
};

// Steps of a voyage: whole rows of ways, but for the first ways of the lowest row, which come too early.
struct Ways {
    const WayTable& table;
    RowSet rows{};
    int skipped = 0;

    int count() const;
    Move nth(int n) const;        // in the order of the list
    Move* list(Move* out) const;  // returns the end; may write a little beyond it
};

// Two sets whose members are offered in turn: each first without, then with something (the virtual novice).
template <class Members>
struct Pairs {
    Members without;
    Members with;

    // Both sets have at most 32 members, so one word holds them.
    int count() const { return count_bits(without.bits | static_cast<std::uint64_t>(with.bits) << 32U); }

    // Bit 2 * member + 1 for "with", bit 2 * member for "without".
    std::uint64_t in_turn() const { return spread(without.bits) | spread(with.bits) << 1U; }
};

// The action phase, no voyage being under way: what each action needs, for all isles and tiles at once.
class Actions {
public:
    explicit Actions(const State& state);

    // How many moves there are.
    KindCounts counts() const;

    // The nth move of a kind, in the order of the list.
    Move nth(Kind kind, int n) const;

    // All moves in the order of the Python engine; returns the end.
    Move* list(Move* out) const;

private:
    const State& state;
    const Layout& layout;
    bool has_virtual;
    Pairs<IsleSet> favour;
    Pairs<IsleSet> recruit;
    Pairs<IsleSet> shrine;  // member 0 only
    Pairs<IsleSet> herbs;   // one novice wakes, or two
    Ways journey;
    Ways tide;
    Pairs<IsleSet> sail;  // places from where one can sail, or two
    Pairs<TileSet> promote;
    TileSet sanctify;
    TileSet books;
    TileSet readers;
    Crowd councillors;
    bool has_council = false;
    bool has_expulsion = false;
    int expellers = 0;

    void offer_isle_actions(IsleSet ones, IsleSet twos);
    void offer_voyages(IsleSet ones);
    void offer_temple_actions(IsleSet ones, IsleSet twos);
    void offer_council_and_expulsion();
    int sail_count() const;
    int council_count() const;
    int expel_count() const;
    Move nth_sail(int n) const;
    Move nth_council(int n) const;
    Move nth_expulsion(int n) const;
    Move promotion(int tile_and_virtual) const;
    Move sanctification(int tile) const;
    Move* list_sails(Move* out) const;
    Move* list_council(Move* out) const;
};

// Preliminary round: where the first shrine may stand.
IsleSet shrine_isles(const State& state);

// Preliminary round: where the next pair may stand.
IsleSet pair_isles(const State& state);

// L-12: the isles with an active novice of the solo opponent.
IsleSet deactivation_isles(const State& state);

// The further steps of the voyage under way.
Ways steps(const State& state);

// The move that ends a turn or, in solo, the round; the only one that even L-18 leaves.
inline Move ending(const State& state) { return state.layout->is_solo() ? END_ROUND : MEDITATE; }

}  // namespace lunarium::luna
