// The computer player of Nova Luna, as the search needs it: moves with priors, and the evaluation of positions.
#pragma once

#include <array>

#include "nova_luna/agent_solo.hpp"
#include "nova_luna/agent_heuristic.hpp"
#include "nova_luna/rules.hpp"
#include "search.hpp"

namespace lunarium::nova_luna {

// The weights of a race that is judged before its end. A player's standing is counted in tokens placed.
struct Outlook {
    float ripe = 0.1F;          // what counts of the worth of open tasks (Heuristic) with no token left
    float ripe_by_left = 0.075F;  // and what more for each token left: who has many can still use them all
    float step = 0.42F;         // a step on the moon track
    float free_cell = 0.08F;    // a free cell beside the display: the more, the less it hangs together
    float sharp = 1.25F;        // what a lead of a token is worth near the end, in logarithms of the odds
    float sharp_by_left = 0.045F;  // less for each token that the leader has left
};

struct Agent {
    using State = nova_luna::State;
    using Move = nova_luna::Move;
    static constexpr int MOST_CANDIDATES = 40;

    Heuristic heuristic{};
    Outlook outlook{};
    Planner planner{};            // solo
    bool plans_ahead = false;     // solo: whole plans instead of a tree (Plans)
    float solo_usual = 90.0F;     // solo: the result where a point counts most,
    float solo_spread = 15.0F;    // and how fast it counts less on both sides
    float temperature = 0.4F;     // priors: a move this much worse than another gets 1/e of its prior
    int most_candidates = 24;     // the best by the static evaluation
    float noise = 0.3F;           // playouts: at most so much is added to a move's appeal by chance
    int playout_rounds = 4;       // playouts: so many moves for each player, then the position is judged
    float margin_share = 0.2F;    // of the utility: by how many tokens, not only whether one wins

    int to_move(const State& state) const { return nova_luna::to_move(state); }
    int sides(const State& state) const { return nova_luna::sides(state); }
    void apply(State& state, Move move) const { nova_luna::apply(state, move); }
    void determinize(State& state, Rng& rng) const { nova_luna::determinize(state, rng); }
    int unseen(const State& state) const { return state.supply_size; }

    // The moves that look best, with priors.
    int candidates(const State& state, search::Candidate<Move>* out) const;

    // Plays on for a while and says what comes of it.
    void judge(State& state, Rng& rng, search::Value& value) const;

    // Solo: what a result is worth.
    search::Value worth_of_score(float score) const;

private:
    void judge_solo(State& state, Rng& rng, search::Value& value) const;
    void judge_end(const State& state, search::Value& value) const;
    void judge_race(const State& state, search::Value& value) const;
    float standing(const State& state, int seat) const;
    void set_utilities(const State& state, search::Value& value) const;
};

static_assert(search::Agent<Agent>);

// How strong the computer plays.
struct Level {
    int simulations;  // for each move
    Agent agent{};
    search::Settings settings{};
};

// What a beginner sees: the tokens that a tile brings at once, then the tasks that it brings along, hardly its price.
constexpr Heuristic BEGINNER{
    .nearly = {0.0F, 0.05F, 0.05F, 0.05F, 0.05F},
    .untouched = 1.0F,
    .blocked = 1.0F,
    .late = 0.0F,
    .cost = 0.05F,
    .again = 0.0F,
    .room = 0.0F,
    .refill = 0.0F,
};

// Less curiosity than usual: it looked better in solo; with two players no difference was found.
constexpr search::Settings CALM{.exploration = 0.6F};

// From the weakest to the strongest. With a single simulation, the best move by the static evaluation is played.
inline constexpr std::array<Level, 5> LEVELS{{
    {.simulations = 1, .agent = {.heuristic = BEGINNER, .planner = {.heuristics = {BEGINNER, BEGINNER}}}},
    {.simulations = 1},
    {.simulations = 30, .settings = CALM},
    {.simulations = 600, .settings = CALM},
    {.simulations = 40'000, .agent = {.plans_ahead = true}, .settings = CALM},
}};

// The move that looks best, with at most so much added to each appeal by chance.
Move best_by_heuristic(const State& state, const Heuristic& heuristic, float noise, Rng& rng);

}  // namespace lunarium::nova_luna
