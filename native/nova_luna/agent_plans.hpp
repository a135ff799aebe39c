// Solo at the top level: whole plans instead of a tree of means. Within a phase nothing is hidden, so the best line
// counts and not the mean of many; only what the second phase will deal is a matter of chance.
//
// Lines of play wait in one heap for each number of tiles taken. A sweep takes the best line out of each heap and puts
// its continuations into the next: a beam search that gets wider for as long as there is time. In the first phase the
// ends of lines are tried out on many deals, those most often that look best so far.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "nova_luna/agent.hpp"
#include "search.hpp"

namespace lunarium::nova_luna {

// One thread's plans for one solo position.
class Plans {
public:
    Plans(const Agent& agent, std::uint64_t seed) : agent_(agent), seed_(seed), rng_(seed) {}

    // Searches this position, keeping what is known about it.
    void simulate(const State& root);

    // The game goes on: plans are made anew.
    void forget();

    // What is known about the moves of the root; visits are the simulations spent on a move.
    std::vector<search::Thought<Move>> thoughts(int length) const;

    std::uint32_t visits() const { return visits_; }

    // The value of the best plan, as often as there were simulations.
    search::Value sum() const;

private:
    static constexpr int MOST_TAKES = 11;  // of a phase: a full track
    static constexpr std::size_t MOST_NODES = 3'000'000;  // plans of this size are only tried out, not added to
    static constexpr std::size_t MOST_ENDS = 1000;
    static constexpr std::uint32_t ROOT = 0;

    // The last move of a line of play.
    struct Node {
        std::uint32_t before;
        Move move;
        float appeal;  // of the whole line
        std::uint8_t option;  // the move of the root that the line starts with
    };

    // A line that waits to be continued.
    struct Waiting {
        float appeal;
        std::uint32_t node;
        bool operator<(const Waiting& other) const { return appeal < other.appeal; }
    };

    // The end of the first phase, and what it led to.
    struct End {
        std::uint32_t node;
        std::uint8_t option;
        float guess;  // the result that it looks like
        int tries = 0;
        search::Value sum{};
    };

    // A move of the root.
    struct Option {
        Move move;
        float prior;
        std::uint32_t visits = 0;
        std::uint32_t best = ROOT;  // the last move of the best line; in the second phase
        int score = 0;              // and its result
    };

    // The best that is known to follow from a move of the root.
    struct Plan {
        std::uint32_t node;  // its last move; ROOT: none is known
        search::Value value;
        float promise;
    };

    void begin(const State& root);

    // Continues the best line of each length; the move of the root that the longest of them starts with.
    int sweep();

    // Takes the best line with so many tiles out of its heap.
    std::uint32_t pop(int takes);

    // Continues a line, or keeps it if it is complete; whether it was continued.
    bool settle(std::uint32_t node, int takes);

    // Lets all that can follow wait.
    void go_on(const State& state, std::uint32_t node, int takes);
    void wait(std::uint32_t node, int takes);

    // Second phase: a line to the end of the game.
    void offer_line(int score, std::uint32_t node);

    // First phase: a line to its end.
    void offer_end(const State& state, std::uint32_t node);

    // First phase: what the result looks like at its end.
    float guess_of(const State& state) const;

    // First phase: plays on from the end that promises most; the move of the root that leads there.
    int try_end();

    // The result that an end will lead to, by guess and tries.
    float expected(const End& end) const;

    Plan best_plan(int option) const;
    std::vector<Move> moves_to(std::uint32_t node) const;
    State state_at(std::uint32_t node, const State& from) const;

    Agent agent_;
    std::uint64_t seed_;
    Rng rng_;
    State root_{};  // with a supply in an order of its own
    std::uint32_t visits_ = 0;
    std::vector<Node> nodes_;
    std::array<std::vector<Waiting>, MOST_TAKES + 2> waiting_;  // heaps by tiles taken
    std::unordered_set<std::uint64_t> seen_;  // positions that were gone on from
    std::vector<Option> options_;
    std::vector<End> ends_;
    int best_score_ = 0;   // second phase: of all lines
    double surprise_ = 0;  // first phase: what results were more than guessed, all together,
    int tries_ = 0;        // and how many there were
};

// One thread's search of Nova Luna: a tree, or plans where the level has them and the game is solo.
class Thoughts {
public:
    Thoughts(const Agent& agent, const search::Settings& settings, std::uint64_t seed)
        : plans_ahead_(agent.plans_ahead), tree_(agent, settings, seed), plans_(agent, seed) {}

    void simulate(const State& root) {
        is_plan_ = plans_ahead_ && root.phase != 0 && root.ending == Ending::None;
        if (is_plan_) {
            plans_.simulate(root);
        } else {
            tree_.simulate(root);
        }
    }

    void advance(Move move) {
        plans_.forget();
        tree_.advance(move);
    }

    std::vector<search::Thought<Move>> thoughts(int length) const {
        return is_plan_ ? plans_.thoughts(length) : tree_.thoughts(length);
    }

    std::uint32_t visits() const { return is_plan_ ? plans_.visits() : tree_.visits(); }
    search::Value sum() const { return is_plan_ ? plans_.sum() : tree_.sum(); }

private:
    bool plans_ahead_;
    bool is_plan_ = false;
    search::Tree<Agent> tree_;
    Plans plans_;
};

// The search of a level from a position.
inline search::Search<Agent, Thoughts> search_at(const State& state, int level, std::uint64_t seed) {
    const Level& chosen = LEVELS[static_cast<std::size_t>(level - 1)];
    return search::Search<Agent, Thoughts>(chosen.agent, chosen.settings, state, seed, 1);
}

}  // namespace lunarium::nova_luna
