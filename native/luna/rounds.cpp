// The counterpart of rounds.py.
#include "luna/rounds.hpp"

#include "luna/scoring.hpp"

namespace lunarium::luna {

namespace {

// Solo: the opponent builds where the Master Builder stands, if a novice of his is awake there.
void let_opponent_build(State& state) {
    if (!state.layout->is_solo()) {
        return;
    }
    const int isle = state.master_builder;
    const bool is_awake = state.active[OPPONENT].at(isle) > 0;
    if (is_awake && !state.shrines[OPPONENT].has(isle) && state.shrine_supply[OPPONENT] > 0) {
        state.shrines[OPPONENT].add(isle);
        state.shrine_supply[OPPONENT] -= 1;
    }
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

void begin_round(State& state) {
    const bool is_solo = state.layout->is_solo();
    state.phase = is_solo ? Phase::Opponent : Phase::Actions;
    state.turn = is_solo ? Small(PLAYER) : state.start_player;
    state.tokens_turned = 0;
    state.book_used = false;
    state.actions_taken = {};
    state.takings = {};
}

void end_round(State& state) {
    let_opponent_build(state);
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
