#include "nova_luna/agent.hpp"

#include <algorithm>
#include <cmath>

namespace lunarium::nova_luna {

namespace {

using search::Value;

// A move and how good it looks.
struct Liked {
    Move move;
    float appeal;
};

// A number in 0..1, not all bits random.
float chance(Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24F; }

// Calls visit(move, appeal) for each move of a player to move.
template <typename Visit>
void visit_moves(const State& state, const Heuristic& heuristic, const Visit& visit) {
    const int seat = state.queue[0];
    int tiles[REACH];
    const int in_reach = reach(state, tiles);
    if (can_refill(state, in_reach)) {
        visit(REFILL, heuristic.refill);
    } else if (can_end_phase(state)) {
        visit(END_PHASE, heuristic.end_phase);
    }
    const Scorer scorer(state, seat, heuristic);
    for (int index = 0; index < in_reach; ++index) {
        for (const Cell cell : frontier(state, seat)) {
            visit(take(tiles[index], cell), scorer.appeal(tiles[index], cell));
        }
    }
}

}  // namespace

Move best_by_heuristic(const State& state, const Heuristic& heuristic, float noise, Rng& rng) {
    Liked best{REFILL, -2.0F * Scorer::FINISH};
    visit_moves(state, heuristic, [&](Move move, float appeal) {
        const float liked = appeal + noise * chance(rng);
        if (liked > best.appeal) {
            best = {move, liked};
        }
    });
    return best.move;
}

int Agent::candidates(const State& state, search::Candidate<Move>* out) const {
    const Heuristic& chosen = state.phase ? planner.heuristic(state) : heuristic;
    Liked moves[MOST_MOVES];
    int count = 0;
    visit_moves(state, chosen, [&](Move move, float appeal) { moves[count++] = {move, appeal}; });
    const int kept = std::min({count, most_candidates, MOST_CANDIDATES});
    std::partial_sort(moves, moves + kept, moves + count,
                      [](const Liked& left, const Liked& right) { return left.appeal > right.appeal; });
    float sum = 0.0F;
    for (int index = 0; index < kept; ++index) {
        const float prior = std::exp((moves[index].appeal - moves[0].appeal) / temperature);
        out[index] = {moves[index].move, prior};
        sum += prior;
    }
    for (int index = 0; index < kept; ++index) {
        out[index].prior /= sum;
    }
    return kept;
}

void Agent::judge(State& state, Rng& rng, Value& value) const {
    if (state.phase) {
        judge_solo(state, rng, value);
        return;
    }
    const int moves = playout_rounds * state.players;
    for (int move = 0; move < moves && state.ending == Ending::None; ++move) {
        nova_luna::apply(state, best_by_heuristic(state, heuristic, noise, rng));
    }
    if (state.ending == Ending::None) {
        judge_race(state, value);
    } else {
        judge_end(state, value);
    }
    set_utilities(state, value);
}

void Agent::judge_solo(State& state, Rng& rng, Value& value) const {
    while (state.ending == Ending::None) {
        planner.play_phase(state, rng);
    }
    value = worth_of_score(static_cast<float>(solo_score(state)));
}

Value Agent::worth_of_score(float score) const {
    constexpr float GOOD = 100.0F;  // less is a good result
    Value value{};
    value.score[0] = score;
    value.win[0] = score < GOOD ? 1.0F : 0.0F;
    value.utility[0] = 1.0F / (1.0F + std::exp((score - solo_usual) / solo_spread));
    return value;
}

void Agent::judge_end(const State& state, Value& value) const {
    int seats[MOST_SEATS] = {};
    ranking(state, seats);
    value.win[seats[0]] = 1.0F;
    for (int seat = 0; seat < state.players; ++seat) {
        value.score[seat] = state.tokens_left[seat];
    }
}

// The players' chances by their standings; whoever is behind will keep about as many tokens as they are behind.
void Agent::judge_race(const State& state, Value& value) const {
    float standings[MOST_SEATS] = {};
    float best = -1000.0F;
    int leader_left = state.tokens_left[0];
    for (int seat = 0; seat < state.players; ++seat) {
        standings[seat] = standing(state, seat);
        best = std::max(best, standings[seat]);
        leader_left = std::min<int>(leader_left, state.tokens_left[seat]);
    }
    const float sharpness = outlook.sharp - outlook.sharp_by_left * static_cast<float>(leader_left);
    float sum = 0.0F;
    for (int seat = 0; seat < state.players; ++seat) {
        value.win[seat] = std::exp(sharpness * (standings[seat] - best));
        sum += value.win[seat];
    }
    constexpr float LEFT_TO_LOSERS = 1.5F;
    for (int seat = 0; seat < state.players; ++seat) {
        value.win[seat] /= sum;
        value.score[seat] = best - standings[seat] + LEFT_TO_LOSERS * (1.0F - value.win[seat]);
    }
}

float Agent::standing(const State& state, int seat) const {
    Heuristic lasting = heuristic;
    lasting.late = 0.0F;
    const auto left = static_cast<float>(state.tokens_left[seat]);
    const float open = Scorer(state, seat, lasting).open_worth();
    return (outlook.ripe + outlook.ripe_by_left * left) * open - left -
           outlook.step * static_cast<float>(state.distances[seat]) -
           outlook.free_cell * static_cast<float>(state.displays.of[seat].free_cells);
}

void Agent::set_utilities(const State& state, Value& value) const {
    constexpr float WIDE = 40.0F;  // tokens between the utilities 0 and 1
    float all = 0.0F;
    for (int seat = 0; seat < state.players; ++seat) {
        all += value.score[seat];
    }
    const auto others = static_cast<float>(state.players - 1);
    for (int seat = 0; seat < state.players; ++seat) {
        const float ahead = (all - value.score[seat]) / others - value.score[seat];
        const float margin = std::clamp(0.5F + ahead / WIDE, 0.0F, 1.0F);
        value.utility[seat] = (1.0F - margin_share) * value.win[seat] + margin_share * margin;
    }
}

}  // namespace lunarium::nova_luna
