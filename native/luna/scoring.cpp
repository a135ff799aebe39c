// What influence is paid for; the counterpart of scoring.py.
#include "luna/scoring.hpp"

#include <algorithm>

namespace lunarium::luna {

namespace {

// The seats in play from the highest to the lowest value; stable, so the council breaks ties.
template <class Value>
BySeat<Small> rank_by(const State& state, Value value) {
    BySeat<Small> seats;
    for (int rank = 0; rank < state.layout->players; ++rank) {
        const int seat = state.council_rank[rank];
        int spot = rank;
        for (; spot > 0 && value(seats[spot - 1]) < value(seat); --spot) {
            seats[spot] = seats[spot - 1];
        }
        seats[spot] = seat;
    }
    return seats;
}

}  // namespace

BySeat<Influence> prizes(const State& state) {
    const int isle = state.moon_priestess;
    const auto pieces = [&](int seat) {
        return state.active[seat].at(isle) + (state.shrines[seat].has(isle) ? 1 : 0);
    };
    const BySeat<Small> seats = rank_by(state, pieces);
    BySeat<Influence> won;
    for (int rank = 0; rank < state.layout->players && pieces(seats[rank]) > 0; ++rank) {
        won[seats[rank]] = state.layout->prizes[rank];
    }
    return won;
}

int loss(const State& state, int seat) {
    const int novices = seat < state.layout->people ? state.novices_at(seat, state.apostate) : 0;
    return novices > 0 ? novices + 1 : 0;
}

FinalPoints final_points(const State& state, int seat) {
    return {SHRINE_VALUE * state.shrines[seat].size(), state.favours[seat].size(),
            state.layout->council[state.council_seat[seat]]};
}

void score_round(State& state) {
    const BySeat<Influence> won = prizes(state);
    for (int seat = 0; seat < state.layout->players; ++seat) {
        auto& points = state.points[seat];
        points[FROM_PRIESTESS] += won[seat];
        points[FROM_APOSTATE] -= loss(state, seat);
        points[FROM_TEMPLE] += state.temple[seat].size();
        points[FORGIVEN] += std::max(0, -state.influence(seat));
    }
}

void score_end(State& state) {
    for (int seat = 0; seat < state.layout->players; ++seat) {
        const FinalPoints paid = final_points(state, seat);
        state.points[seat][FROM_SHRINES] += paid.shrines;
        state.points[seat][FROM_FAVOURS] += paid.favours;
        state.points[seat][FROM_COUNCIL] += paid.council;
    }
}

BySeat<Small> rank_by_influence(const State& state) {
    return rank_by(state, [&](int seat) { return state.influence(seat); });
}

}  // namespace lunarium::luna
