// Legality in Luna. Every set below says in one expression what the Python engine asks isle by isle.
#include "luna/options.hpp"

#include <algorithm>

namespace lunarium::luna {

namespace {

// Destinations of a sail or a first way from here: all isles but one's own (L-5).
constexpr int destinations(int place) { return place == STAGE ? ISLES : ISLES - 1; }

// The moves of these bits, numbered from a kind's first code on.
Move* list_bits(Kind kind, std::uint64_t bits, Move* out) {
    for (const int number : Set<std::uint64_t>{bits}) {
        *out++ = numbered(kind, number);
    }
    return out;
}

// The nth of two sets' members in turn, as a move.
Move nth_of(Kind kind, const Pairs<IsleSet>& pairs, int n) { return numbered(kind, nth_bit(pairs.in_turn(), n)); }

}  // namespace

int Ways::count() const {
    const int more_from_stage = rows.has(STAGE_ROW) ? row_size(STAGE_ROW) - row_size(0) : 0;
    return rows.size() * row_size(0) + more_from_stage - skipped;
}

Move Ways::nth(int n) const {
    n += skipped;
    const RowSet from_isles = rows - RowSet::of(STAGE_ROW);
    const int ways_from_isles = from_isles.size() * row_size(0);
    if (n >= ways_from_isles) {
        return table[STAGE_ROW][n - ways_from_isles];
    }
    return table[from_isles.nth(n / row_size(0))][n % row_size(0)];
}

Move* Ways::list(Move* out) const {
    int early = skipped;
    for (const int row : rows) {
        std::copy_n(table[row].begin() + early, WAYS_COPIED, out);  // of fixed length: cheaper than a loop
        out += row_size(row) - early;
        early = 0;
    }
    return out;
}

Actions::Actions(const State& position)
    : state(position),
      layout(*position.layout),
      has_virtual(position.favours[position.turn].has(NOVICE)),
      journey{layout.journeys},
      tide{layout.tides} {
    const IsleSet blocked = state.blocked();
    const IsleSet ones = state.active[state.turn].at_least(1) - blocked;
    const IsleSet twos = state.active[state.turn].at_least(2) - blocked;
    offer_isle_actions(ones, twos);
    offer_voyages(ones);
    offer_temple_actions(ones, twos);
    offer_council_and_expulsion();
}

// Favour, Recruit, Shrine, Herbs and Sailboat; beside an own shrine a favour costs one novice less.
void Actions::offer_isle_actions(IsleSet ones, IsleSet twos) {
    const int seat = state.turn;
    const IsleSet hand = state.favours[seat];
    const IsleSet own_shrines = state.shrines[seat];
    const IsleSet open = ALL_ISLES - state.blocked();

    const IsleSet to_take = open - hand - state.takings.at_least(MOST_TAKINGS);
    favour.without = to_take & (twos | (ones & own_shrines));
    favour.with = ((to_take - IsleSet::of(NOVICE)) & (ones | own_shrines)).when(has_virtual);  // L-2

    const bool has_supply = state.supply[seat] > 0;
    recruit.without = (open & twos).when(has_supply);
    recruit.with = (open & ones).when(has_supply && has_virtual);

    const int site = state.master_builder;
    const bool can_build = hand.has(SHRINE) && !own_shrines.has(site) && state.shrine_supply[seat] > 0;
    shrine.without = IsleSet::of(0).when(can_build && twos.has(site));
    shrine.with = IsleSet::of(0).when(can_build && ones.has(site) && has_virtual);

    const IsleSet healable = (open - IsleSet::of(HERBS)).when(hand.has(HERBS));
    herbs.without = healable & state.inactive[seat].at_least(1);
    herbs.with = healable & state.inactive[seat].at_least(2);

    sail.without = ones.when(hand.has(SAILBOAT));
    sail.with = twos.when(hand.has(SAILBOAT));
}

// Journey takes active novices, Tide the others too.
void Actions::offer_voyages(IsleSet ones) {
    const IsleSet asleep = state.inactive[state.turn].at_least(1) - state.blocked();
    journey.rows = layout.journey_rows(ones);
    tide.rows = layout.tide_rows(ones, asleep).when(state.favours[state.turn].has(TIDE));
}

// Promotion, Sanctification and Book. L-6: bribery opens one group more. L-7: claims last.
void Actions::offer_temple_actions(IsleSet ones, IsleSet twos) {
    const int seat = state.turn;
    const IsleSet hand = state.favours[seat];
    const IsleSet own_shrines = state.shrines[seat];
    const TileSet reach = layout.approved[state.round + (hand.has(BRIBERY) ? 1 : 0)];

    const TileSet claimable = state.free & reach;
    promote.without = claimable & layout.tiles_of[(twos | (ones & own_shrines)).bits];
    promote.with = (claimable & layout.tiles_of[(ones - own_shrines).bits]).when(has_virtual);
    sanctify = state.claims[seat] & reach;
    books = state.books.when(hand.has(BOOK));
    readers = state.temple[seat] - state.books;
}

// L-8: no Council from the last seat. Solo level 2 leaves Expulsion on the Apostate's isle, level 3 does not.
void Actions::offer_council_and_expulsion() {
    const int seat = state.turn;
    has_council = !state.is_on_last_seat(seat);
    councillors = state.active[seat];
    for (const int isle : state.blocked()) {
        councillors.remove(isle, councillors.at(isle));
    }
    has_expulsion = layout.level != 3;
    expellers = state.active[seat].at(state.apostate);
}

KindCounts Actions::counts() const {
    KindCounts counts{};
    const auto set = [&](Kind kind, int count) {
        counts.of[static_cast<int>(kind)] = count;
        counts.total += count;
    };
    set(Kind::Favour, favour.count());
    set(Kind::Recruit, recruit.count());
    set(Kind::Shrine, shrine.count());
    set(Kind::Herbs, herbs.count());
    set(Kind::Journey, journey.count());
    set(Kind::Tide, tide.count());
    set(Kind::Sail, sail_count());
    set(Kind::Promote, promote.count());
    set(Kind::Sanctify, sanctify.size());
    set(Kind::Book, books.size() * readers.size());
    set(Kind::Council, council_count());
    set(Kind::Expel, expel_count());
    set(layout.is_solo() ? Kind::EndRound : Kind::Meditate, 1);
    return counts;
}

Move Actions::nth(Kind kind, int n) const {
    switch (kind) {
        case Kind::Favour:
            return nth_of(kind, favour, n);
        case Kind::Recruit:
            return nth_of(kind, recruit, n);
        case Kind::Shrine:
            return nth_of(kind, shrine, n);
        case Kind::Herbs:
            return nth_of(kind, herbs, n);
        case Kind::Journey:
            return journey.nth(n);
        case Kind::Tide:
            return tide.nth(n);
        case Kind::Sail:
            return nth_sail(n);
        case Kind::Promote:
            return promotion(nth_bit(promote.in_turn(), n));
        case Kind::Sanctify:
            return sanctification(sanctify.nth(n));
        case Kind::Book:
            return code<Kind::Book>(books.nth(n / readers.size()), readers.nth(n % readers.size()));
        case Kind::Council:
            return nth_council(n);
        case Kind::Expel:
            return nth_expulsion(n);
        default:
            return ending(state);
    }
}

Move* Actions::list(Move* out) const {
    out = list_bits(Kind::Favour, favour.in_turn(), out);
    out = list_bits(Kind::Recruit, recruit.in_turn(), out);
    out = list_bits(Kind::Shrine, shrine.in_turn(), out);
    out = list_bits(Kind::Herbs, herbs.in_turn(), out);
    out = journey.list(out);
    out = tide.list(out);
    out = list_sails(out);
    for (const int tile_and_virtual : Set<std::uint64_t>{promote.in_turn()}) {
        *out++ = promotion(tile_and_virtual);
    }
    for (const int tile : sanctify) {
        *out++ = sanctification(tile);
    }
    for (const int origin : books) {
        for (const int to : readers) {
            *out++ = code<Kind::Book>(origin, to);
        }
    }
    out = list_council(out);
    for (int n = 0; n < expel_count(); ++n) {
        *out++ = nth_expulsion(n);
    }
    *out++ = ending(state);
    return out;
}

// Every destination, for one novice and where possible for two.
int Actions::sail_count() const {
    const auto count = [](IsleSet places) {
        return places.size() * (ISLES - 1) + (places.has(STAGE) ? 1 : 0);
    };
    return count(sail.without) + count(sail.with);
}

// As list_sails.
Move Actions::nth_sail(int n) const {
    for (const int origin : sail.without) {
        const int aboard = sail.with.has(origin) ? 2 : 1;
        const int here = destinations(origin) * aboard;
        if (n < here) {
            const int to = n / aboard + (n / aboard >= origin ? 1 : 0);  // leaps over the origin
            return code<Kind::Sail>(origin, to, n % aboard + 1);
        }
        n -= here;
    }
    return ending(state);  // not reached: n is less than the count
}

// By origin, then by destination, then one novice before two.
Move* Actions::list_sails(Move* out) const {
    for (const int origin : sail.without) {
        for (int to = 0; to < ISLES; ++to) {
            if (to == origin) {
                continue;
            }
            *out++ = code<Kind::Sail>(origin, to, 1);
            if (sail.with.has(origin)) {
                *out++ = code<Kind::Sail>(origin, to, 2);
            }
        }
    }
    return out;
}

// A move for each novice who could lead the others, again with the virtual novice, and the latter alone.
int Actions::council_count() const {
    const int novices = councillors.on_isles();
    return has_council ? novices + (has_virtual ? novices + 1 : 0) : 0;
}

// As list_council.
Move Actions::nth_council(int n) const {
    const int ways = has_virtual ? 2 : 1;
    for (int isle = 0; isle < ISLES; ++isle) {
        const int here = councillors.at(isle) * ways;
        if (n < here) {
            return code<Kind::Council>(isle, n / ways + 1 + n % ways, n % ways);
        }
        n -= here;
    }
    return code<Kind::Council>(STAGE, 1, 1);
}

// By isle, then by real novices, each number without and with the virtual one, who last goes alone.
Move* Actions::list_council(Move* out) const {
    if (!has_council) {
        return out;
    }
    for (int isle = 0; isle < ISLES; ++isle) {
        for (int novices = 1; novices <= councillors.at(isle); ++novices) {
            *out++ = code<Kind::Council>(isle, novices, 0);
            if (has_virtual) {
                *out++ = code<Kind::Council>(isle, novices + 1, 1);
            }
        }
    }
    if (has_virtual) {
        *out++ = code<Kind::Council>(STAGE, 1, 1);
    }
    return out;
}

// Any number of novices there, and again with the virtual novice, who may act alone (L-2).
int Actions::expel_count() const { return has_expulsion ? expellers + (has_virtual ? expellers + 1 : 0) : 0; }

// First all without the virtual novice, then all with it.
Move Actions::nth_expulsion(int n) const {
    return n < expellers ? code<Kind::Expel>(n + 1, 0) : code<Kind::Expel>(n - expellers + 1, 1);
}

// Bribery is used exactly when the tile is not approved (L-6).
Move Actions::promotion(int tile_and_virtual) const {
    const int tile = tile_and_virtual / 2;
    const int bribe = layout.approved[state.round].has(tile) ? 0 : 1;
    return code<Kind::Promote>(tile, tile_and_virtual % 2, bribe);
}

// As for a promotion.
Move Actions::sanctification(int tile) const {
    const int bribe = layout.approved[state.round].has(tile) ? 0 : 1;
    return code<Kind::Sanctify>(tile, bribe);
}

IsleSet shrine_isles(const State& state) {
    IsleSet taken = IsleSet::of(HERBS).when(state.layout->players == 2);
    for (const IsleSet shrines : state.shrines) {
        taken = taken | shrines;
    }
    return ALL_ISLES - taken;
}

IsleSet pair_isles(const State& state) {
    return ALL_ISLES - state.shrines[state.turn] - state.active[state.turn].at_least(1);
}

IsleSet deactivation_isles(const State& state) { return state.active[OPPONENT].at_least(1) & ALL_ISLES; }

Ways steps(const State& state) {
    const Layout& layout = *state.layout;
    const Voyage& voyage = state.voyage;
    const IsleSet awake = state.active[state.turn].at_least(1) - state.blocked();
    const IsleSet asleep = (state.inactive[state.turn] - voyage.arrived).at_least(1) - state.blocked();
    const RowSet rows = voyage.is_tide ? layout.tide_rows(awake, asleep) : layout.journey_rows(awake);
    const RowSet gone{static_cast<std::uint16_t>(RowSet::of(voyage.row).bits - 1)};
    const int early = voyage.to - (voyage.to > voyage.row / 2 ? 1 : 0);  // ways of that row before the last
    return {layout.steps, rows - gone, rows.has(voyage.row) ? early : 0};
}

}  // namespace lunarium::luna
