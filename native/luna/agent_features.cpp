// Counting what a position promises.
#include "luna/agent_features.hpp"

#include <algorithm>

#include "luna/scoring.hpp"

namespace lunarium::luna {

namespace {

constexpr int MOST_LEAD = 2;  // a lead beyond this changes nothing more

float as_float(int number) { return static_cast<float>(number); }
float as_float(bool flag) { return flag ? 1.0F : 0.0F; }

// The tiles whose novices these tiles would displace.
TileSet reach_of(const Layout& layout, TileSet tiles) {
    TileSet reached;
    for (const int tile : tiles) {
        reached = reached | layout.lower_neighbours[tile];
    }
    return reached;
}

using Pieces = std::array<int, MOST_SIDES>;  // by seat: what counts with the Moon Priestess

// Looks at one position; what all sides share is worked out once.
class Surveyor {
public:
    Surveyor(const State& position, Survey& result)
        : state(position), layout(*position.layout), survey(result), players(layout.players) {
        const int tokens = std::max(1, layout.time_tokens);
        lateness = as_float(static_cast<int>(state.tokens_turned)) / as_float(tokens);
        threatened_by_free = reach_of(layout, state.free);
        const TileSet near = state.free & layout.approved[state.round];
        near_isles = isles_of(near);
        reach_isles = isles_of((state.free & layout.approved[state.round + 1]) - near);
        for (int seat = 0; seat < players; ++seat) {
            everybody[seat] = state.active[seat] + state.inactive[seat];
            claims_reach[seat] = reach_of(layout, state.claims[seat]);
        }
        for (int rank = 0; rank < players; ++rank) {
            rank_of[state.council_rank[rank]] = rank;
        }
        next_priestess = layout.after_priestess[state.moon_priestess];
        next_builder = layout.after_builder[state.master_builder];
        next_apostate = walk_of_apostate();
    }

    void look_at(int seat) const {
        SideFeatures& found = survey.of[seat];
        survey.sure[seat] = as_float(state.influence(seat)) + as_float(SHRINE_VALUE) * as_float(state.shrines[seat].size()) +
                            as_float(state.favours[seat].size()) +
                            as_float(static_cast<int>(layout.council[state.council_seat[seat]]));
        found[ALWAYS] = 1.0F;
        count_novices(seat, found);
        count_temple(seat, found);
        count_claims(seat, found);
        count_promotions(seat, found);
        note_prizes(seat, found);
        note_losses(seat, found);
        note_building(seat, found);
        note_favours(seat, found);
    }

private:
    const State& state;
    const Layout& layout;
    Survey& survey;
    int players;
    float lateness;
    TileSet threatened_by_free;
    IsleSet near_isles;   // with a free tile that is approved
    IsleSet reach_isles;  // with a free tile that bribery reaches
    BySeat<TileSet> claims_reach{};  // what each side's claims will displace
    BySeat<Crowd> everybody{};       // active and inactive novices
    BySeat<Small> rank_of{};         // seat -> place in the council
    int next_priestess = 0;
    int next_builder = 0;
    int next_apostate = 0;

    bool is_last_round() const { return state.round == ROUNDS; }

    // Where the Apostate goes at the end of the round, as the novices stand.
    int walk_of_apostate() const {
        Crowd novices;
        for (int seat = 0; seat < layout.people; ++seat) {
            novices = novices + everybody[seat];
        }
        for (int steps = 1; steps < ISLES; ++steps) {
            const int isle = layout.clockwise(state.apostate, steps);
            if (novices.at(isle) > 0) {
                return isle;
            }
        }
        return state.apostate;
    }

    // Active novices that the rules let act.
    IsleSet awake(int seat, int count) const {
        return (state.active[seat].at_least(count) & ALL_ISLES) - state.blocked().when(!is_scripted(seat));
    }

    // The solo opponent's script needs one novice where a player needs two.
    bool is_scripted(int seat) const { return seat >= layout.people; }

    // Isles where the side can act as with two novices.
    IsleSet ready(int seat, bool with_virtual) const {
        const IsleSet ones = awake(seat, 1);
        if (is_scripted(seat)) {
            return ones;
        }
        return awake(seat, 2) | (ones & state.shrines[seat]) | ones.when(with_virtual);
    }

    // Isles where it will be able to, when all have woken up.
    IsleSet ready_next(int seat) const {
        const IsleSet ones = everybody[seat].at_least(1) & ALL_ISLES;
        if (is_scripted(seat)) {
            return ones;
        }
        return (everybody[seat].at_least(2) & ALL_ISLES) | (ones & state.shrines[seat]);
    }

    void count_novices(int seat, SideFeatures& found) const {
        const Crowd& active = state.active[seat];
        const float novices = as_float(active.on_isles());
        const bool has_move = state.phase == Phase::Actions && state.turn == seat;
        found[TO_MOVE] = as_float(has_move && !state.voyage.is_under_way);
        found[TRAVELLING] = as_float(has_move && state.voyage.is_under_way);
        found[AWAKE] = novices;
        found[AWAKE_LATE] = novices * lateness;
        found[ASLEEP] = as_float(state.inactive[seat].on_isles());
        found[ON_STAGE] = as_float(active.at(STAGE));
        found[IN_SUPPLY] = as_float(static_cast<int>(state.supply[seat]));
        const IsleSet twos = awake(seat, 2);
        found[AWAKE_PAIRS] = as_float(twos.size());
        found[AWAKE_HELPED] = as_float(((awake(seat, 1) & state.shrines[seat]) - twos).size());
        found[GATHERED] = as_float((everybody[seat].at_least(2) & ALL_ISLES).size());
        int biggest = 0;
        for (int isle = 0; isle < ISLES; ++isle) {
            biggest = std::max(biggest, active.at(isle));
        }
        found[BIGGEST_CROWD] = as_float(biggest);
        found[SHRINES] = as_float(state.shrines[seat].size());
        found[COUNCIL_LEFT] = as_float(layout.last_seat - state.council_seat[seat]);
        found[COUNCIL_USE] = std::min(novices, found[COUNCIL_LEFT]);
        found[COUNCIL_AHEAD] = as_float(players - 1 - rank_of[seat]);
    }

    void count_temple(int seat, SideFeatures& found) const {
        TileSet claimed_over;
        for (int other = 0; other < players; ++other) {
            if (other != seat) {
                claimed_over = claimed_over | claims_reach[other];
            }
        }
        const TileSet unprotected = state.temple[seat] - state.books;
        const TileSet threatened = unprotected & claimed_over;
        const TileSet open = (unprotected & threatened_by_free) - threatened;
        found[TEMPLE_THREATENED] = as_float(threatened.size());
        found[TEMPLE_OPEN] = as_float(open.size());
        found[TEMPLE_SAFE] = as_float((state.temple[seat] - threatened - open).size());
        found[BOOKS] = as_float((state.temple[seat] & state.books).size());
    }

    void count_claims(int seat, SideFeatures& found) const {
        const TileSet claims = state.claims[seat];
        const TileSet ripe = claims & layout.approved[state.round];
        const bool has_bribery = state.favours[seat].has(BRIBERY);
        found[CLAIMS_RIPE] = as_float(ripe.size());
        found[CLAIMS_LATE] = found[CLAIMS_RIPE] * lateness;
        found[CLAIMS_BRIBABLE] = as_float((claims - ripe).when(has_bribery).size());
        found[CLAIMS_LATER] = as_float((claims - ripe).when(!has_bribery).size());
        TileSet rivals;
        for (int other = 0; other < players; ++other) {
            rivals = rivals | state.temple[other].when(other != seat);
        }
        found[CLAIMS_DISPLACE] = as_float((claims_reach[seat] & (rivals - state.books)).size());
    }

    // Isles that bear the symbol of one of the tiles.
    IsleSet isles_of(TileSet tiles) const {
        IsleSet isles;
        for (const int tile : tiles) {
            isles.add(layout.symbols[tile]);
        }
        return isles;
    }

    void count_promotions(int seat, SideFeatures& found) const {
        const IsleSet able = ready(seat, state.favours[seat].has(NOVICE));
        const IsleSet promoting = near_isles & able;
        found[PROMOTIONS] = as_float(promoting.size());
        found[CAN_PROMOTE] = as_float(!promoting.is_empty());
        found[CAN_BRIBE] = as_float(state.favours[seat].has(BRIBERY) && !(reach_isles & able).is_empty());
        found[PROMOTIONS_NEXT] = as_float(((near_isles | reach_isles) & ready_next(seat)).size());
    }

    // The prize for these pieces, ties by the council.
    int prize(int seat, const Pieces& pieces) const {
        int rank = 0;
        for (int other = 0; other < players; ++other) {
            const bool is_better = pieces[other] > pieces[seat] ||
                                   (pieces[other] == pieces[seat] && rank_of[other] < rank_of[seat]);
            rank += is_better ? 1 : 0;
        }
        return pieces[seat] > 0 ? static_cast<int>(layout.prizes[rank]) : 0;
    }

    // Pieces more than the best rival's.
    float lead(int seat, const Pieces& pieces) const {
        int best = 0;
        for (int other = 0; other < players; ++other) {
            best = std::max(best, other == seat ? 0 : pieces[other]);
        }
        return as_float(std::clamp(pieces[seat] - best, -MOST_LEAD, MOST_LEAD));
    }

    Pieces pieces_at(int isle, const BySeat<Crowd>& novices) const {
        Pieces pieces{};
        for (int seat = 0; seat < players; ++seat) {
            pieces[seat] = novices[seat].at(isle) + (state.shrines[seat].has(isle) ? 1 : 0);
        }
        return pieces;
    }

    void note_prizes(int seat, SideFeatures& found) const {
        const Pieces now = pieces_at(state.moon_priestess, state.active);
        found[PRIZE] = as_float(prize(seat, now));
        found[PRIZE_LATE] = found[PRIZE] * lateness;
        found[PRIZE_LEAD] = lead(seat, now);
        if (!is_last_round()) {
            const Pieces next = pieces_at(next_priestess, everybody);
            found[PRIZE_NEXT] = as_float(prize(seat, next));
            found[LEAD_NEXT] = lead(seat, next);
        }
        if (state.round + 1 < ROUNDS) {
            found[PRIZE_THEN] = as_float(prize(seat, pieces_at(layout.after_priestess[next_priestess], everybody)));
        }
    }

    // What the Apostate takes from so many novices.
    static float loss(int novices) { return as_float(novices > 0 ? novices + 1 : 0); }

    void note_losses(int seat, SideFeatures& found) const {
        if (is_scripted(seat)) {
            return;  // the solo opponent loses nothing
        }
        found[LOSS] = loss(everybody[seat].at(state.apostate));
        found[LOSS_LATE] = found[LOSS] * lateness;
        if (!is_last_round()) {
            found[LOSS_NEXT] = loss(everybody[seat].at(next_apostate));
        }
    }

    void note_building(int seat, SideFeatures& found) const {
        if (state.shrine_supply[seat] == 0) {
            return;
        }
        const IsleSet hand = state.favours[seat];
        const int site = state.master_builder;
        const IsleSet able = awake(seat, 2) | awake(seat, 1).when(hand.has(NOVICE) || is_scripted(seat));
        const bool can_work = able.has(site) && !state.shrines[seat].has(site);
        found[CAN_BUILD] = as_float(can_work && (hand.has(SHRINE) || is_scripted(seat)));
        found[BUILDERS] = as_float(can_work && !hand.has(SHRINE));
        const int needed = is_scripted(seat) ? 1 : 2;
        const bool will_work =
            everybody[seat].at(next_builder) >= needed && !state.shrines[seat].has(next_builder);
        found[BUILDERS_NEXT] = as_float(will_work && !is_last_round());
        found[CAN_BUILD_NEXT] = as_float(will_work && !is_last_round() && hand.has(SHRINE));
    }

    void note_favours(int seat, SideFeatures& found) const {
        const IsleSet hand = state.favours[seat];
        for (int isle = 0; isle < ISLES; ++isle) {
            found[SHRINE_FAVOUR + isle] = as_float(hand.has(isle));
        }
        const bool can_read = hand.has(BOOK) && !(state.temple[seat] - state.books).is_empty();
        found[CAN_READ] = as_float(can_read);
        found[CAN_READ_FIRST] = as_float(can_read && players == 2 && !state.book_used);
        const IsleSet tired = state.inactive[seat].at_least(2) - IsleSet::of(HERBS);
        found[CAN_HEAL] = as_float(hand.has(HERBS) && !tired.is_empty());
        const IsleSet taken = hand | state.takings.at_least(MOST_TAKINGS);
        found[CAN_FETCH] = as_float(!(ready(seat, false) - taken).is_empty());
    }
};

}  // namespace

void survey(const State& state, Survey& result) {
    const Surveyor surveyor(state, result);
    for (int seat = 0; seat < state.layout->players; ++seat) {
        surveyor.look_at(seat);
    }
}

}  // namespace lunarium::luna
