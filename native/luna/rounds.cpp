// What happens when a phase ends; the counterpart of preliminary.py and rounds.py.
#include "luna/rounds.hpp"

#include <algorithm>

#include "luna/scoring.hpp"
#include "luna/solo.hpp"

namespace lunarium::luna {

namespace {

constexpr int SUPPLY_AFTER = 4;  // novices left when all pairs stand: 13, less one in the temple, less 8

// The start player acts first; in solo the opponent's part comes before that.
void begin_round(State& state) {
    const bool is_solo = state.layout->is_solo();
    state.phase = is_solo ? Phase::Opponent : Phase::Actions;
    state.turn = is_solo ? Small(PLAYER) : state.start_player;
    state.tokens_turned = 0;
    state.book_used = false;
    state.actions_taken = {};
    state.takings = {};
}

// The preliminary round's turn order.
void pass_on(State& state) { state.turn = (state.turn + 1) % state.layout->people; }

// A favour from each of the two isles where the player has nothing.
void finish_preliminary_round(State& state) {
    for (int seat = 0; seat < state.layout->people; ++seat) {
        state.favours[seat] = ALL_ISLES - state.shrines[seat] - state.active[seat].at_least(1);
    }
    begin_round(state);
}

// Left of whoever turned the last token; with two players it alternates; never in solo.
void pass_start_player(State& state) {
    const Layout& layout = *state.layout;
    if (layout.is_solo()) {
        return;
    }
    const int before = layout.players == 2 ? state.start_player : state.turn;
    state.start_player = (before + 1) % layout.players;
}

// Inactive novices step back onto their isles.
void wake(State& state) {
    for (int seat = 0; seat < state.layout->players; ++seat) {
        state.active[seat] = state.active[seat] + state.inactive[seat];
        state.inactive[seat] = {};
    }
}

// The next isle with anybody's novice, in solo the player's; L-11: else he comes full circle.
int next_apostate(const State& state) {
    Crowd novices;  // nobody sleeps now
    for (int seat = 0; seat < state.layout->people; ++seat) {
        novices = novices + state.active[seat];
    }
    for (int steps = 1; steps < ISLES; ++steps) {
        const int isle = state.layout->clockwise(state.apostate, steps);
        if (novices.at(isle) > 0) {
            return isle;
        }
    }
    return state.apostate;
}

// Priestess and Builder walk their printed number; the Apostate seeks company.
void move_figures(State& state) {
    state.moon_priestess = state.layout->after_priestess[state.moon_priestess];
    state.master_builder = state.layout->after_builder[state.master_builder];
    state.apostate = next_apostate(state);
}

}  // namespace

void place_shrine(State& state, int isle) {
    state.shrines[state.turn].add(isle);
    state.shrine_supply[state.turn] -= 1;
    pass_on(state);
    const auto last = state.shrines.begin() + state.layout->people;
    if (std::none_of(state.shrines.begin(), last, [](IsleSet shrines) { return shrines.is_empty(); })) {
        state.phase = Phase::Pairs;
    }
}

void place_pair(State& state, int isle) {
    state.active[state.turn].add(isle, 2);
    state.supply[state.turn] -= 2;
    pass_on(state);
    const auto last = state.supply.begin() + state.layout->people;
    if (std::all_of(state.supply.begin(), last, [](int supply) { return supply == SUPPLY_AFTER; })) {
        finish_preliminary_round(state);
    }
}

void end_round(State& state) {
    if (state.layout->is_solo()) {
        let_opponent_build(state);
    }
    score_round(state);
    if (state.round == ROUNDS) {
        score_end(state);
        state.phase = Phase::Over;
        return;
    }
    pass_start_player(state);
    wake(state);
    move_figures(state);
    state.round += 1;
    begin_round(state);
}

}  // namespace lunarium::luna
