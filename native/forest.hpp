// Forest: a search for learners, in many games at once. What a position is worth and which moves look good is asked of
// somebody else, a net as a rule, and of all games together: gather() lists the positions to be judged, scatter() takes
// the answers.
//
// The tree is that of search.hpp: every node keeps one value for each player (max^n), what is hidden is dealt anew for
// each simulation, and a move that uncovers some of it leads to a node that is judged afresh each time and never grows.
// A game brings what it brings to a batch, and determinize and unseen.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numbers>
#include <numeric>
#include <span>
#include <stdexcept>
#include <vector>

#include "rng.hpp"

namespace lunarium {

constexpr int MOST_PEOPLE = 4;

struct ForestSettings {
    float exploration = 1.5F;  // how much priors and unvisited moves count against values found
    float first_play = 0.2F;   // an unvisited move counts as this much worse than its parent
    float noise = 0.0F;        // of the priors at a root: so much of them is drawn at random (Dirichlet)
    float concentration = 10.0F;  // of that draw, over all moves
    float scale = 1.0F;        // rewards are divided by it; values lie about between -1 and 1
    bool by_rank = true;       // rewards of games that end
    int leaves = 1;            // positions of one game that are judged at once
};

// One game's tree.
template <class State, class Move>
class LearnedTree {
public:
    struct Edge {
        Move move;
        std::int32_t action;
        float prior;
        std::uint32_t child;  // 0: none yet
    };

    LearnedTree(const ForestSettings& settings, int people, std::uint64_t seed)
        : settings_(settings), people_(people), rng_(seed) {
        forget();
    }

    void forget() {
        nodes_.assign(2, {});  // node 0 stands for "none"
        edges_.clear();
        pending_.clear();
        answered_ = 0;
        is_noisy_ = false;
        simulations_ = 0;
    }

    // Another search of the same position: noise comes to its root, if it has not yet.
    void begin() {
        if (!pending_.empty()) {
            forget();  // whoever was asked has not answered
        }
        simulations_ = 0;
        sprinkle();
    }

    // Walks down to a position that nobody has judged and writes it down; false if there is none now. Games that end on
    // the way count as simulations.
    bool gather(const State& root, int wanted, std::uint8_t* observation, std::uint8_t* legal, int actions) {
        while (simulations_ + static_cast<int>(pending_.size()) < wanted) {
            State state = root;
            determinize(state, rng_);
            std::vector<std::uint32_t> path{ROOT};
            std::uint32_t node = ROOT;
            while (nodes_[node].is_grown && !nodes_[node].is_pending) {
                const std::uint32_t chosen = select(node, to_move(state));
                const int before = unseen(state);
                apply(state, edges_[chosen].move);
                if (edges_[chosen].child == 0) {
                    edges_[chosen].child = static_cast<std::uint32_t>(nodes_.size());
                    nodes_.push_back({});
                    nodes_.back().is_leaf_for_good = unseen(state) != before;
                }
                node = edges_[chosen].child;
                path.push_back(node);
            }
            if (nodes_[node].is_pending) {
                return false;  // the same question once more: wait for the answer
            }
            const int mover = to_move(state);
            if (mover < 0) {
                float rewards[MOST_PEOPLE] = {};
                reward(state, settings_.by_rank, rewards);
                for (float& one : rewards) {
                    one /= settings_.scale;
                }
                credit(path, rewards);
                ++simulations_;
                continue;
            }
            observe(state, mover, observation);
            mask(state, legal);
            if (!nodes_[node].is_leaf_for_good) {
                grow(node, state, legal, actions);
            }
            for (const std::uint32_t passed : path) {
                ++nodes_[passed].waiting;
            }
            pending_.push_back({std::move(path), mover});
            return true;
        }
        return false;
    }

    // The answer to the oldest question: logits by action, values from the one to move on.
    void scatter(const float* logits, const float* values) {
        const Question& question = pending_[answered_++];
        for (const std::uint32_t passed : question.path) {
            --nodes_[passed].waiting;
        }
        Node& leaf = nodes_[question.path.back()];
        if (leaf.is_pending) {
            set_priors(leaf, logits);
            leaf.is_pending = false;
        }
        float by_seat[MOST_PEOPLE] = {};
        for (int turn = 0; turn < people_; ++turn) {
            by_seat[(question.mover + turn) % people_] = values[turn];
        }
        credit(question.path, by_seat);
        ++simulations_;
        if (answered_ == pending_.size()) {
            pending_.clear();
            answered_ = 0;
            sprinkle();
        }
    }

    // The position after this action becomes the root; its part of the tree is kept.
    void advance(int action) {
        const Node root = nodes_[ROOT];
        for (const Edge edge : edges_of(root)) {
            if (edge.action == action && edge.child != 0 && !nodes_[edge.child].is_leaf_for_good && pending_.empty()) {
                keep_only(edge.child);
                return;
            }
        }
        forget();
    }

    void write_visits(std::int32_t* out) const {
        for (const Edge& edge : edges_of(nodes_[ROOT])) {
            out[edge.action] = static_cast<std::int32_t>(nodes_[edge.child].visits);
        }
    }

    // The mean of all simulations, by seat.
    void write_value(float* out) const {
        const Node& root = nodes_[ROOT];
        for (int seat = 0; seat < people_; ++seat) {
            out[seat] = root.sum[seat] / static_cast<float>(std::max(1U, root.visits));
        }
    }

private:
    static constexpr std::uint32_t ROOT = 1;

    struct Node {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        std::uint32_t visits = 0;
        std::uint32_t waiting = 0;  // visits whose value is not known yet: until then they count as lost
        bool is_grown = false;
        bool is_pending = false;
        bool is_leaf_for_good = false;
        float sum[MOST_PEOPLE] = {};
    };

    struct Question {
        std::vector<std::uint32_t> path;
        int mover;
    };

    std::span<const Edge> edges_of(const Node& node) const { return {edges_.data() + node.first, node.count}; }
    std::span<Edge> edges_of(const Node& node) { return {edges_.data() + node.first, node.count}; }

    // Gives a node its moves; their priors come with the answer.
    void grow(std::uint32_t node, const State& state, const std::uint8_t* legal, int actions) {
        Node& here = nodes_[node];
        here.first = static_cast<std::uint32_t>(edges_.size());
        for (int action = 0; action < actions; ++action) {
            Move move;
            if (legal[action] && decode(state, action, move)) {
                edges_.push_back({move, action, 0.0F, 0});
            }
        }
        here.count = static_cast<std::uint32_t>(edges_.size()) - here.first;
        here.is_grown = here.is_pending = true;
    }

    // The move that promises most to the player to move: value found plus curiosity by prior (PUCT).
    std::uint32_t select(std::uint32_t node, int mover) const {
        const Node& here = nodes_[node];
        const float visited = static_cast<float>(here.visits + here.waiting);
        const float parent = here.visits ? here.sum[mover] / static_cast<float>(here.visits) : 0.0F;
        const float curiosity = settings_.exploration * std::sqrt(visited + 1.0F);
        std::uint32_t best = here.first;
        float best_promise = -std::numeric_limits<float>::infinity();
        for (std::uint32_t index = here.first; index < here.first + here.count; ++index) {
            const Edge& edge = edges_[index];
            const Node& child = nodes_[edge.child];
            const auto visits = static_cast<float>(child.visits + child.waiting);
            const float value = visits > 0.0F
                                    ? (child.sum[mover] - static_cast<float>(child.waiting)) / visits
                                    : parent - settings_.first_play;
            const float promise = value + curiosity * edge.prior / (1.0F + visits);
            if (promise > best_promise) {
                best_promise = promise;
                best = index;
            }
        }
        return best;
    }

    void credit(const std::vector<std::uint32_t>& path, const float* by_seat) {
        for (const std::uint32_t passed : path) {
            ++nodes_[passed].visits;
            for (int seat = 0; seat < people_; ++seat) {
                nodes_[passed].sum[seat] += by_seat[seat];
            }
        }
    }

    // Softmax over the moves there are.
    void set_priors(const Node& node, const float* logits) {
        float highest = -std::numeric_limits<float>::infinity();
        for (const Edge& edge : edges_of(node)) {
            highest = std::max(highest, logits[edge.action]);
        }
        float total = 0.0F;
        for (Edge& edge : edges_of(node)) {
            edge.prior = std::exp(logits[edge.action] - highest);
            total += edge.prior;
        }
        for (Edge& edge : edges_of(node)) {
            edge.prior /= total;
        }
    }

    // Mixes noise into the priors of the root, once.
    void sprinkle() {
        Node& root = nodes_[ROOT];
        if (settings_.noise <= 0.0F || is_noisy_ || !root.is_grown || root.is_pending) {
            return;
        }
        std::vector<double> drawn;
        for (std::uint32_t index = 0; index < root.count; ++index) {
            drawn.push_back(draw_gamma(static_cast<double>(settings_.concentration) / root.count));
        }
        const double total = std::max(1e-300, std::accumulate(drawn.begin(), drawn.end(), 0.0));
        for (std::uint32_t index = 0; index < root.count; ++index) {
            float& prior = edges_[root.first + index].prior;
            prior = (1.0F - settings_.noise) * prior + settings_.noise * static_cast<float>(drawn[index] / total);
        }
        is_noisy_ = true;
    }

    // A gamma variate by Marsaglia and Tsang.
    double draw_gamma(double shape) {
        if (shape < 1.0) {
            return draw_gamma(shape + 1.0) * std::pow(1.0 - rng_.uniform(), 1.0 / shape);
        }
        const double third = shape - 1.0 / 3.0;
        while (true) {
            const double length = std::sqrt(-2.0 * std::log(1.0 - rng_.uniform()));
            const double normal = length * std::cos(2.0 * std::numbers::pi * rng_.uniform());
            const double base = 1.0 + normal / std::sqrt(9.0 * third);
            const double cube = base * base * base;
            if (base <= 0.0) {
                continue;
            }
            const double limit = 0.5 * normal * normal + third * (1.0 - cube + std::log(cube));
            if (std::log(1.0 - rng_.uniform()) < limit) {
                return third * cube;
            }
        }
    }

    // Copies the part of the tree behind a node; the rest is forgotten.
    void keep_only(std::uint32_t kept) {
        std::vector<Node> nodes(2);
        std::vector<Edge> edges;
        nodes[ROOT] = nodes_[kept];
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
        is_noisy_ = false;
    }

    ForestSettings settings_;
    int people_;
    Rng rng_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<Question> pending_;
    std::size_t answered_ = 0;
    bool is_noisy_ = false;
    int simulations_ = 0;
};

// Many trees, a root for each.
template <class State, class Move>
class Forest {
public:
    Forest(std::size_t games, const ForestSettings& settings, std::size_t observation, std::size_t actions, int people,
           std::uint64_t seed)
        : roots_(games), settings_(settings), observation_(observation), actions_(actions), people_(people) {
        Rng source(seed);
        for (std::size_t game = 0; game < games; ++game) {
            trees_.emplace_back(settings, people, source.next());
        }
    }

    std::size_t size() const { return roots_.size(); }
    std::size_t rows() const { return roots_.size() * static_cast<std::size_t>(settings_.leaves); }

    // Another position in this game; what is known about the old one is forgotten.
    void plant(std::size_t game, const State& state) {
        roots_[game] = state;
        trees_[game].forget();
    }

    // The game has gone on with this action, to this position: what is known about it is kept, unless another game was
    // dealt meanwhile.
    void advance(std::size_t game, int action, const State& state) {
        Move move;
        const bool is_known = decode(roots_[game], action, move);
        if (is_known) {
            apply(roots_[game], move);
        }
        if (!is_known || to_move(roots_[game]) < 0) {
            plant(game, state);
            return;
        }
        roots_[game] = state;
        trees_[game].advance(action);
    }

    // From here on so many simulations for each game.
    void begin(int simulations) {
        asked_.clear();
        wanted_ = simulations;
        for (auto& tree : trees_) {
            tree.begin();
        }
    }

    // The positions to be judged next, a row each; how many. None: the search is done.
    std::size_t gather(std::uint8_t* observations, std::uint8_t* masks) {
        if (!asked_.empty()) {
            throw std::logic_error("the last positions are not judged yet");
        }
        for (std::size_t game = 0; game < trees_.size(); ++game) {
            for (int leaf = 0; leaf < settings_.leaves; ++leaf) {
                const std::size_t row = asked_.size();
                if (!trees_[game].gather(roots_[game], wanted_, observations + row * observation_,
                                         masks + row * actions_, static_cast<int>(actions_))) {
                    break;
                }
                asked_.push_back(game);
            }
        }
        return asked_.size();
    }

    // What the positions look like: a row of logits and values for each. Nothing has changed if a number is none
    // (std::invalid_argument).
    void scatter(std::span<const float> logits, std::span<const float> values) {
        const std::size_t people = static_cast<std::size_t>(people_);
        if (logits.size() != asked_.size() * actions_ || values.size() != asked_.size() * people) {
            throw std::invalid_argument("there is not one answer for each position");
        }
        const auto is_number = [](float number) { return std::isfinite(number); };
        if (!std::all_of(logits.begin(), logits.end(), is_number) ||
            !std::all_of(values.begin(), values.end(), is_number)) {
            throw std::invalid_argument("not a number");
        }
        for (std::size_t row = 0; row < asked_.size(); ++row) {
            trees_[asked_[row]].scatter(logits.data() + row * actions_, values.data() + row * people);
        }
        asked_.clear();
    }

    // How often each action at each root was tried, and what the roots are worth to each seat.
    void write(std::int32_t* visits, float* values) const {
        std::fill_n(visits, trees_.size() * actions_, 0);
        for (std::size_t game = 0; game < trees_.size(); ++game) {
            trees_[game].write_visits(visits + game * actions_);
            trees_[game].write_value(values + game * static_cast<std::size_t>(people_));
        }
    }

private:
    std::vector<State> roots_;
    std::vector<LearnedTree<State, Move>> trees_;
    std::vector<std::size_t> asked_;  // whose positions are being judged, by row
    ForestSettings settings_;
    std::size_t observation_;
    std::size_t actions_;
    int people_;
    int wanted_ = 0;
};

}  // namespace lunarium
