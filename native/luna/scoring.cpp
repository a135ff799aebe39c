// What influence is paid for; the counterpart of scoring.py.
#include "luna/scoring.hpp"

#include <algorithm>

namespace lunarium::luna {

namespace {

constexpr int SHRINE_VALUE = 4;

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

// Most active novices and shrine on the Moon Priestess's isle win the prizes; with nothing there, none.
void pay_prizes(State& state) {
    const int isle = state.moon_priestess;
    const auto pieces = [&](int seat) {
        return state.active[seat].at(isle) + (state.shrines[seat].has(isle) ? 1 : 0);
    };
    const BySeat<Small> seats = rank_by(state, pieces);
    for (int rank = 0; rank < state.layout->players && pieces(seats[rank]) > 0; ++rank) {
        state.points[seats[rank]][FROM_PRIESTESS] += state.layout->prizes[rank];
    }
}

// Novices on and by the Apostate's isle are lost, and one more; the solo opponent loses nothing.
void take_losses(State& state) {
    for (int seat = 0; seat < state.layout->people; ++seat) {
        const int novices = state.novices_at(seat, state.apostate);
        state.points[seat][FROM_APOSTATE] -= novices > 0 ? novices + 1 : 0;
    }
}

}  // namespace

void score_round(State& state) {
    pay_prizes(state);
    take_losses(state);
    for (int seat = 0; seat < state.layout->players; ++seat) {
        state.points[seat][FROM_TEMPLE] += state.temple[seat].size();
        state.points[seat][FORGIVEN] += std::max(0, -state.influence(seat));
    }
}

void score_end(State& state) {
    for (int seat = 0; seat < state.layout->players; ++seat) {
        auto& points = state.points[seat];
        points[FROM_SHRINES] += SHRINE_VALUE * state.shrines[seat].size();
        points[FROM_FAVOURS] += state.favours[seat].size();
        points[FROM_COUNCIL] += state.layout->council[state.council_seat[seat]];
    }
}

BySeat<Small> rank_by_influence(const State& state) {
    return rank_by(state, [&](int seat) { return state.influence(seat); });
}

}  // namespace lunarium::luna
