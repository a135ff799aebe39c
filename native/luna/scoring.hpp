// Scoring: the prizes of a round and the end of the game.
#pragma once

#include "luna/state.hpp"

namespace lunarium::luna {

// By seat what the Moon Priestess pays: most active novices and shrine on her isle win, with nothing there, nobody.
BySeat<Influence> prizes(const State& state);

// What the Apostate takes: novices on and by his isle, and one more; the solo opponent loses nothing.
int loss(const State& state, int seat);

constexpr int SHRINE_VALUE = 4;

// What the end of the game pays: for shrines, favours in hand, and the council seat.
struct FinalPoints {
    int shrines;
    int favours;
    int council;

    int sum() const { return shrines + favours + council; }
};
FinalPoints final_points(const State& state, int seat);

// Net the three values of a round for each seat, then pay; L-10: influence never falls below 0.
void score_round(State& state);

// After the last round: shrines, favours in hand, and the council seat.
void score_end(State& state);

// The seats in play by influence, best first, ties by the council.
BySeat<Small> rank_by_influence(const State& state);

}  // namespace lunarium::luna
