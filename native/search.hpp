// Monte-Carlo tree search for both games, written once.
//
// An Agent brings a game's moves with priors and judges positions; the search brings the tree. Every node keeps one
// value for each player and the player to move maximises their own (max^n), so that three and four players, several
// turns in a row and the steps of a compound action need no special case. Hidden information is dealt anew for each
// simulation; a move that uncovers some of it leads to a node that is judged afresh each time and never grows, for
// what lies behind it differs from deal to deal.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "rng.hpp"

namespace lunarium::search {

constexpr int MOST_SIDES = 4;

// What a position is worth, for each player.
struct Value {
    float utility[MOST_SIDES] = {};  // 0..1: what the search maximises
    float win[MOST_SIDES] = {};      // chance of winning
    float score[MOST_SIDES] = {};    // expected result in the game's own points

    Value& operator+=(const Value& other) {
        for (int side = 0; side < MOST_SIDES; ++side) {
            utility[side] += other.utility[side];
            win[side] += other.win[side];
            score[side] += other.score[side];
        }
        return *this;
    }

    Value divided_by(float count) const { return times(1.0F / count); }

    Value times(float factor) const {
        Value product = *this;
        for (int side = 0; side < MOST_SIDES; ++side) {
            product.utility[side] *= factor;
            product.win[side] *= factor;
            product.score[side] *= factor;
        }
        return product;
    }
};

// A candidate move and its prior.
template <class Move>
struct Candidate {
    Move move;
    float prior;
};

// What a game brings along to be searched.
template <class A>
concept Agent = requires(const A& agent, typename A::State& state, const typename A::State& fixed,
                         typename A::Move move, Rng& rng, Candidate<typename A::Move>* candidates, Value& value) {
    { agent.to_move(fixed) } -> std::same_as<int>;              // -1: over
    { agent.sides(fixed) } -> std::same_as<int>;
    { agent.apply(state, move) };
    { agent.determinize(state, rng) };                          // deal what is hidden anew
    { agent.unseen(fixed) } -> std::same_as<int>;               // how much is hidden; a change uncovers something
    { agent.candidates(fixed, candidates) } -> std::same_as<int>;  // at most A::MOST_CANDIDATES, priors sum to 1
    { agent.judge(state, rng, value) };                         // may play on in the state, which is then thrown away
};

struct Budget {
    std::int64_t simulations = 1'000'000'000'000;  // over all threads
    double seconds = std::numeric_limits<double>::infinity();
};

struct Settings {
    float exploration = 1.2F;   // how much priors and unvisited moves count against values found
    float first_play = 0.1F;    // an unvisited move counts as this much worse than its parent
    int grow_after = 2;         // a node gets its moves at this visit
    std::size_t most_edges = 3'000'000;  // a tree of this size only gets more visits, no more nodes
};

// What the search has found about one move at the root.
template <class Move>
struct Thought {
    Move move{};
    std::int64_t visits = 0;
    float prior = 0.0F;
    float promise = 0.0F;     // decides before the visits, where a tree knows better than them
    Value value{};            // means; a tree gives sums
    std::vector<Move> line;   // what it expects to follow, this move first
};

// One thread's tree.
template <Agent A>
class Tree {
public:
    using State = typename A::State;
    using Move = typename A::Move;

    struct Edge {
        Move move{};
        float prior = 0.0F;
        std::uint32_t visits = 0;
        std::uint32_t child = 0;  // 0: none yet
        Value sum{};
    };

    Tree(const A& agent, const Settings& settings, std::uint64_t seed)
        : agent_(agent), settings_(settings), rng_(seed) {
        forget();
    }

    // Searches this position, keeping what is known about it.
    void simulate(const State& root) {
        State state = root;
        agent_.determinize(state, rng_);
        path_.clear();
        std::uint32_t node = ROOT;
        while (true) {
            ++nodes_[node].visits;
            const int mover = agent_.to_move(state);
            if (mover < 0 || nodes_[node].is_leaf_for_good) {
                break;
            }
            if (!nodes_[node].is_grown && !grow(node, state)) {
                break;
            }
            const std::uint32_t chosen = select(node, mover);
            const int unseen = agent_.unseen(state);
            agent_.apply(state, edges_[chosen].move);
            path_.push_back(chosen);
            if (edges_[chosen].child == 0) {
                edges_[chosen].child = static_cast<std::uint32_t>(nodes_.size());
                nodes_.push_back({});
                nodes_.back().is_leaf_for_good = agent_.unseen(state) != unseen;
            }
            node = edges_[chosen].child;
        }
        Value value{};
        agent_.judge(state, rng_, value);
        for (const std::uint32_t edge : path_) {
            ++edges_[edge].visits;
            edges_[edge].sum += value;
        }
        nodes_[ROOT].sum += value;
    }

    // The position after this move becomes the root; its part of the tree is kept.
    void advance(Move move) {
        const Node root = nodes_[ROOT];
        for (std::uint32_t index = root.first; index < root.first + root.count; ++index) {
            const Edge edge = edges_[index];
            if (edge.move == move && edge.child != 0 && !nodes_[edge.child].is_leaf_for_good) {
                keep_only(edge);
                return;
            }
        }
        forget();
    }

    void forget() {
        nodes_.assign(2, {});  // node 0 stands for "none"
        edges_.clear();
    }

    // What is known about the moves of the root.
    std::vector<Thought<Move>> thoughts(int length) const {
        std::vector<Thought<Move>> found;
        for (const Edge& edge : moves_of(ROOT)) {
            found.push_back({edge.move, edge.visits, edge.prior, 0.0F, edge.sum, line_of(edge, length)});
        }
        return found;
    }

    std::uint32_t visits() const { return nodes_[ROOT].visits; }
    Value sum() const { return nodes_[ROOT].sum; }

private:
    static constexpr std::uint32_t ROOT = 1;

    struct Node {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        std::uint32_t visits = 0;
        bool is_grown = false;
        bool is_leaf_for_good = false;
        Value sum{};  // of the root only
    };

    // Gives a node its moves, once it is visited often enough and there is room.
    bool grow(std::uint32_t node, const State& state) {
        const bool is_root = node == ROOT;
        if (!is_root && (nodes_[node].visits < static_cast<std::uint32_t>(settings_.grow_after) ||
                         edges_.size() > settings_.most_edges)) {
            return false;
        }
        Candidate<Move> candidates[A::MOST_CANDIDATES];
        const int count = agent_.candidates(state, candidates);
        nodes_[node].first = static_cast<std::uint32_t>(edges_.size());
        nodes_[node].count = static_cast<std::uint32_t>(count);
        nodes_[node].is_grown = true;
        for (int index = 0; index < count; ++index) {
            edges_.push_back({candidates[index].move, candidates[index].prior, 0, 0, {}});
        }
        return true;
    }

    // The move that promises most to the player to move: value found plus curiosity by prior (PUCT).
    std::uint32_t select(std::uint32_t node, int mover) const {
        const Node& here = nodes_[node];
        float visited_value = 0.0F;
        float visited = 0.0F;
        for (std::uint32_t index = here.first; index < here.first + here.count; ++index) {
            visited_value += edges_[index].sum.utility[mover];
            visited += static_cast<float>(edges_[index].visits);
        }
        const float parent = visited > 0.0F ? visited_value / visited : 0.5F;
        const float curiosity = settings_.exploration * std::sqrt(visited + 1.0F);
        std::uint32_t best = here.first;
        float best_promise = -std::numeric_limits<float>::infinity();
        for (std::uint32_t index = here.first; index < here.first + here.count; ++index) {
            const Edge& edge = edges_[index];
            const auto visits = static_cast<float>(edge.visits);
            const float value = edge.visits > 0 ? edge.sum.utility[mover] / visits : parent - settings_.first_play;
            const float promise = value + curiosity * edge.prior / (1.0F + visits);
            if (promise > best_promise) {
                best_promise = promise;
                best = index;
            }
        }
        return best;
    }

    std::span<const Edge> moves_of(std::uint32_t node) const {
        return {edges_.data() + nodes_[node].first, nodes_[node].count};
    }

    // The most visited moves in a row.
    std::vector<Move> line_of(const Edge& first, int length) const {
        std::vector<Move> line{first.move};
        std::uint32_t node = first.child;
        while (node != 0 && static_cast<int>(line.size()) < length) {
            const auto edges = moves_of(node);
            const auto best = std::max_element(edges.begin(), edges.end(), [](const auto& left, const auto& right) {
                return left.visits < right.visits;
            });
            if (best == edges.end() || best->visits == 0) {
                break;
            }
            line.push_back(best->move);
            node = best->child;
        }
        return line;
    }

    // Copies the part of the tree behind an edge; the rest is forgotten.
    void keep_only(const Edge& edge) {
        std::vector<Node> nodes(2);
        std::vector<Edge> edges;
        nodes[ROOT] = nodes_[edge.child];
        nodes[ROOT].sum = edge.sum;
        for (std::size_t node = ROOT; node < nodes.size(); ++node) {
            const std::uint32_t first = nodes[node].first;
            nodes[node].first = static_cast<std::uint32_t>(edges.size());
            for (std::uint32_t index = first; index < first + nodes[node].count; ++index) {
                edges.push_back(edges_[index]);
                if (edges.back().child != 0) {
                    nodes.push_back(nodes_[edges.back().child]);
                    edges.back().child = static_cast<std::uint32_t>(nodes.size() - 1);
                }
            }
        }
        nodes_ = std::move(nodes);
        edges_ = std::move(edges);
    }

    A agent_;
    Settings settings_;
    Rng rng_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<std::uint32_t> path_;
};

// A search with its trees: one for each thread, so that seed, simulations and threads decide the result. A game may
// bring trees of its own.
template <Agent A, class T = Tree<A>>
class Search {
public:
    using State = typename A::State;
    using Move = typename A::Move;

    Search(const A& agent, const Settings& settings, const State& root, std::uint64_t seed, int threads)
        : root_(root), agent_(agent) {
        for (int thread = 0; thread < std::max(1, threads); ++thread) {
            trees_.emplace_back(agent, settings, seed + 0x9E3779B97F4A7C15ULL * static_cast<std::uint64_t>(thread + 1));
        }
    }

    // Searches until the budget is used up or another thread calls stop(); can be called again to go on.
    void run(const Budget& budget) {
        stopped_ = false;
        const auto deadline = std::chrono::steady_clock::now() + to_duration(budget.seconds);
        const auto threads = static_cast<std::int64_t>(trees_.size());
        std::vector<std::jthread> others;
        for (std::int64_t thread = 1; thread < threads; ++thread) {
            const std::int64_t share = (budget.simulations + thread) / threads;
            others.emplace_back([this, thread, share, deadline] { think(trees_[thread], share, deadline); });
        }
        think(trees_[0], budget.simulations / threads, deadline);
    }

    void stop() { stopped_ = true; }

    // The game goes on with this move.
    void advance(Move move) {
        agent_.apply(root_, move);
        for (auto& tree : trees_) {
            tree.advance(move);
        }
    }

    const State& root() const { return root_; }

    std::int64_t simulations() const {
        std::int64_t total = 0;
        for (const auto& tree : trees_) {
            total += tree.visits();
        }
        return total;
    }

    // The mean value of all simulations.
    Value value() const {
        Value total{};
        for (const auto& tree : trees_) {
            total += tree.sum();
        }
        return total.divided_by(static_cast<float>(std::max<std::int64_t>(1, simulations())));
    }

    // Every move at the root, the best first, with the line that is expected to follow.
    std::vector<Thought<Move>> thoughts(int length) const {
        std::vector<Thought<Move>> found;
        for (const auto& tree : trees_) {
            for (const auto& thought : tree.thoughts(length)) {
                add(thought, found);
            }
        }
        const int mover = std::max(0, agent_.to_move(root_));
        for (auto& thought : found) {
            thought.value = thought.value.divided_by(static_cast<float>(std::max<std::int64_t>(1, thought.visits)));
        }
        std::stable_sort(found.begin(), found.end(), [mover](const auto& left, const auto& right) {
            return left.promise != right.promise ? left.promise > right.promise
                   : left.visits != right.visits ? left.visits > right.visits
                   : left.value.utility[mover] != right.value.utility[mover]
                       ? left.value.utility[mover] > right.value.utility[mover]
                       : left.prior > right.prior;
        });
        return found;
    }

private:
    static std::chrono::steady_clock::duration to_duration(double seconds) {
        constexpr double LONG = 1e7;  // seconds; infinity does not fit a duration
        return std::chrono::duration_cast<std::chrono::steady_clock::duration>(
            std::chrono::duration<double>(std::min(seconds, LONG)));
    }

    // Merges what one tree has found about a move into what others have found.
    static void add(const Thought<Move>& thought, std::vector<Thought<Move>>& found) {
        const auto same = std::find_if(found.begin(), found.end(),
                                       [&thought](const auto& other) { return other.move == thought.move; });
        if (same == found.end()) {
            found.push_back(thought);
            return;
        }
        same->visits += thought.visits;
        same->value += thought.value;
        if (thought.promise > same->promise) {
            same->promise = thought.promise;
            same->line = thought.line;
        }
    }

    void think(T& tree, std::int64_t simulations, std::chrono::steady_clock::time_point deadline) {
        for (std::int64_t done = 0; done < simulations && !stopped_; ++done) {
            tree.simulate(root_);
            if ((done & 15) == 15 && std::chrono::steady_clock::now() >= deadline) {
                return;
            }
        }
    }

    State root_;
    A agent_;
    std::vector<T> trees_;
    std::atomic<bool> stopped_ = false;
};

}  // namespace lunarium::search
