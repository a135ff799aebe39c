// The computer player of Luna: priors from looking one move ahead, values from the learned prediction.
#include "luna/agent.hpp"

#include <algorithm>
#include <cmath>

namespace lunarium::luna {

namespace {

using Candidate = search::Candidate<Move>;

constexpr float LEAD_SCALE = 20.0F;  // influence that makes a comfortable lead

float logistic(float value) { return 1.0F / (1.0F + std::exp(-value)); }

// The sum of the products, in independent lanes.
float product(const SideFeatures& worth, const SideFeatures& found) {
    float lanes[LANES] = {};
    for (int feature = 0; feature < FEATURE_ROOM; feature += LANES) {
        for (int lane = 0; lane < LANES; ++lane) {
            lanes[lane] += worth[feature + lane] * found[feature + lane];
        }
    }
    return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

// The row of weights that fits the course of the game.
int stage_of(const State& state) {
    const bool is_preliminary = state.phase == Phase::Shrines || state.phase == Phase::Pairs;
    return is_preliminary ? 0 : static_cast<int>(state.round);
}

// The table of weights that fits the side.
int table_of(const Layout& layout, int seat) {
    return layout.is_solo() ? SOLO_PLAYER + seat : TWO_PLAYERS + layout.players - 2;
}

// Own prospects less the rivals', of whom the best counts most.
float lead_of(const Prospects& prospects, int seat, int players, float doubt) {
    float best = -1000.0F;
    for (int other = 0; other < players; ++other) {
        best = other == seat ? best : std::max(best, prospects[other]);
    }
    if (players == 2) {
        return prospects[seat] - best;
    }
    float rivals = 0.0F;
    for (int other = 0; other < players; ++other) {
        rivals += other == seat ? 0.0F : std::exp((prospects[other] - best) / doubt);
    }
    return prospects[seat] - best - doubt * std::log(rivals);
}

// The moves of a position with how they look.
struct Outlook {
    int size = 0;
    Move moves[MOST_MOVES];
    float looks[MOST_MOVES];
};

// The row of a voyage's step: novices move in the order of rows.
int row_of(const Layout& layout, const Parts& move) {
    return layout.place[move.origin] * 2 + move.asleep;
}

// What the steps of one kind of voyage gain: each novice's best one.
struct VoyageGains {
    float best[ROWS] = {};       // by row: the best gain of a step, at least 0
    int novices[ROWS] = {};      // by row: who can still move
    float from[ROWS + 1] = {};   // by row: what all rows from this on could gain
};

// How every legal move looks: the lead after it.
void look_ahead(const Agent& agent, const State& state, Outlook& outlook) {
    MoveList list;
    legal_moves(state, list);
    const int mover = state.turn;
    outlook.size = list.size;
    for (int index = 0; index < list.size; ++index) {
        State after = state;
        apply(after, list.moves[index]);
        outlook.moves[index] = list.moves[index];
        outlook.looks[index] = agent.lead(after, mover);
    }
}

// What further steps could gain, from the looks of single ones.
VoyageGains gains_of(const State& state, const Outlook& outlook, Kind kind, float staying) {
    VoyageGains gains;
    const Layout& layout = *state.layout;
    for (int index = 0; index < outlook.size; ++index) {
        const Parts& move = PARTS[outlook.moves[index]];
        if (move.kind == kind) {
            const int row = row_of(layout, move);
            gains.best[row] = std::max(gains.best[row], outlook.looks[index] - staying);
            const Crowd& crowd = move.asleep ? state.inactive[state.turn] : state.active[state.turn];
            gains.novices[row] = crowd.at(move.origin) - (move.asleep ? state.voyage.arrived.at(move.origin) : 0);
        }
    }
    for (int row = ROWS - 1; row >= 0; --row) {
        gains.from[row] = gains.from[row + 1] + gains.best[row] * static_cast<float>(gains.novices[row]);
    }
    return gains;
}

// The first steps of a voyage are credited with part of what the others could gain.
void credit_voyages(const Agent& agent, const State& state, Outlook& outlook, Kind kind) {
    State travelling = state;
    travelling.voyage.is_under_way = true;
    const VoyageGains gains = gains_of(state, outlook, kind, agent.lead(travelling, state.turn));
    for (int index = 0; index < outlook.size; ++index) {
        const Parts& move = PARTS[outlook.moves[index]];
        if (move.kind == kind) {
            const int row = row_of(*state.layout, move);
            const float same_row = gains.best[row] * static_cast<float>(gains.novices[row] - 1);
            outlook.looks[index] += agent.voyage_credit * (same_row + gains.from[row + 1]);
        }
    }
}

// How every legal move looks, voyages with what they could become.
void look(const Agent& agent, const State& state, Outlook& outlook) {
    look_ahead(agent, state, outlook);
    if (state.phase != Phase::Actions) {
        return;
    }
    bool seen[KINDS] = {};
    for (int index = 0; index < outlook.size; ++index) {
        seen[static_cast<int>(PARTS[outlook.moves[index]].kind)] = true;
    }
    for (const Kind kind : {Kind::Journey, Kind::Tide, Kind::Step}) {
        if (seen[static_cast<int>(kind)] && agent.voyage_credit > 0.0F) {
            credit_voyages(agent, state, outlook, kind);
        }
    }
}

}  // namespace

Prospects Agent::predict(const State& state) const {
    Prospects prospects{};
    const Layout& layout = *state.layout;
    if (state.phase == Phase::Over) {
        for (int seat = 0; seat < layout.players; ++seat) {
            prospects[seat] = static_cast<float>(state.influence(seat));
        }
        return prospects;
    }
    Survey found;
    survey(state, found);
    const int stage = stage_of(state);
    for (int seat = 0; seat < layout.players; ++seat) {
        const SideFeatures& worth = (*weights)[table_of(layout, seat)].of[stage];
        prospects[seat] = found.sure[seat] + learned_weight * product(worth, found.of[seat]);
    }
    return prospects;
}

float Agent::lead(const State& state, int seat) const {
    const Layout& layout = *state.layout;
    const float doubt = (*weights)[table_of(layout, 0)].doubt[stage_of(state)];
    return lead_of(predict(state), seat, layout.players, doubt);
}

int Agent::candidates(const State& state, Candidate* out) const {
    Outlook outlook;
    look(*this, state, outlook);
    int order[MOST_MOVES];
    for (int index = 0; index < outlook.size; ++index) {
        order[index] = index;
    }
    const int kept = std::min({outlook.size, breadth, MOST_CANDIDATES});
    std::partial_sort(order, order + kept, order + outlook.size, [&outlook](int left, int right) {
        return outlook.looks[left] != outlook.looks[right] ? outlook.looks[left] > outlook.looks[right] : left < right;
    });
    const float best = outlook.looks[order[0]];
    float total = 0.0F;
    for (int rank = 0; rank < kept; ++rank) {
        const float prior = std::exp((outlook.looks[order[rank]] - best) / temperature);
        out[rank] = {outlook.moves[order[rank]], prior};
        total += prior;
    }
    for (int rank = 0; rank < kept; ++rank) {
        out[rank].prior /= total;
    }
    return kept;
}

void Agent::judge(State& state, Rng& /*rng*/, search::Value& value) const {
    const Layout& layout = *state.layout;
    const bool is_over = state.phase == Phase::Over;
    const Prospects prospects = predict(state);
    const float doubt = (*weights)[table_of(layout, 0)].doubt[stage_of(state)];
    int seats[MOST_SIDES] = {};
    ranking(state, seats);
    for (int seat = 0; seat < layout.players; ++seat) {
        const float ahead = lead_of(prospects, seat, layout.players, doubt);
        const float won = seat == seats[0] ? 1.0F : 0.0F;
        value.score[seat] = prospects[seat];
        value.win[seat] = is_over ? won : logistic(ahead / doubt);
        value.utility[seat] = (1.0F - ambition) * value.win[seat] + ambition * logistic(ahead / LEAD_SCALE);
    }
}

}  // namespace lunarium::luna
