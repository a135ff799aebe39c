// Every sum is taken in the order of the Python one: other orders round otherwise.
#include "luna/evaluation.hpp"

#include <algorithm>
#include <limits>

#include "luna/scoring.hpp"

namespace lunarium::luna {

namespace {

constexpr double ACTIVE = 1.0;  // what a novice is worth where it is
constexpr double INACTIVE = 0.6;
constexpr double ON_STAGE = 0.2;
constexpr double FAVOUR = 0.6;  // beyond the point that it brings at the end
constexpr double CLAIM = 0.85;  // of what the tile will bring
constexpr double SAFE = 0.7;    // a temple novice with a book stays

// The round that approves a tile of the path.
int round_of(const Layout& layout, int tile) {
    int round = 1;
    while (!layout.approved[static_cast<std::size_t>(round)].has(tile)) {
        ++round;
    }
    return round;
}

// Influence now, what the pieces promise for the rest of the game, and the end's points so far.
double prospects(const State& state, int seat, int prize) {
    const auto index = static_cast<std::size_t>(seat);
    if (state.phase == Phase::Over) {
        return state.influence(seat);
    }
    const Layout& layout = *state.layout;
    const int rounds_left = ROUNDS - state.round + 1;
    double value = state.influence(seat) + final_points(state, seat).sum();
    value += prize - loss(state, seat);
    value += ACTIVE * state.active[index].on_isles() + INACTIVE * state.inactive[index].on_isles() +
             ON_STAGE * state.active[index].at(STAGE);
    value += FAVOUR * state.favours[index].size();
    for (const int tile : state.temple[index]) {
        value += rounds_left * (state.books.has(tile) ? 1.0 : SAFE);
    }
    for (const int tile : state.claims[index]) {
        const int ripe = std::max(static_cast<int>(state.round), round_of(layout, tile));
        value += ACTIVE + CLAIM * (layout.guards[static_cast<std::size_t>(ripe)] + SAFE * (ROUNDS - ripe + 1));
    }
    return value;
}

}  // namespace

double evaluate(const State& state, int seat) {
    const BySeat<Influence> won = prizes(state);
    const auto worth = [&](int side) { return prospects(state, side, won[static_cast<std::size_t>(side)]); };
    double best_other = -std::numeric_limits<double>::infinity();
    for (int other = 0; other < state.layout->players; ++other) {
        if (other != seat) {
            best_other = std::max(best_other, worth(other));
        }
    }
    return worth(seat) - best_other;
}

}  // namespace lunarium::luna
