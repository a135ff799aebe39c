#include "nova_luna/agent_plans.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lunarium::nova_luna {

namespace {

using search::Value;

constexpr int NO_SCORE = 1'000'000;

// What the second phase will cost, by a regression on 3,000 ends of first phases.
constexpr float TOKEN_COST = 3.56F;  // for each token left
constexpr float OPEN_WORTH = 5.12F;  // less for what the open tasks are worth (Heuristic)

// Trying out ends of the first phase.
constexpr float GUESS_WEIGHT = 12.0F;   // a guess counts as much as so many tries
constexpr float RESULT_SPREAD = 6.0F;   // by how much the result of a try is usually off
constexpr int SWEEP_EVERY = 3;          // simulations; the others only try out

std::uint64_t scrambled(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31U);
}

// The same for the same tiles on the same cells and the same track, in whatever order they were taken.
std::uint64_t key_of(const State& state) {
    const Display& display = state.displays.of[0];
    std::uint64_t key = state.meeple;
    for (int order = 0; order < display.size; ++order) {
        key += scrambled((std::uint64_t{display.tiles[order]} << CELL_BITS) + display.cells[order] + 1);
    }
    return key;
}

int sum_of_numbers(const State& state) {
    int sum = 0;
    for (const std::uint8_t tile : tiles(state, 0)) {
        sum += tile_named(tile).number;
    }
    return sum;
}

// Second phase: the result if no other tile had to be paid for.
int least_score(const State& state) {
    const Note& first = state.notes[0];
    return first.penalty + sum_of_numbers(state) + (state.solo_scoring == SoloScoring::WholeDisplay ? first.tiles : 0);
}

}  // namespace

void Plans::forget() {
    visits_ = 0;
    nodes_.clear();
    for (auto& heap : waiting_) {
        heap.clear();
    }
    seen_.clear();
    options_.clear();
    ends_.clear();
    surprise_ = 0;
    tries_ = 0;
}

void Plans::simulate(const State& root) {
    if (nodes_.empty()) {
        begin(root);
    }
    int option = root.phase == 2 || visits_ % SWEEP_EVERY == 0 ? sweep() : 0;
    if (root.phase == 1) {
        option = try_end();
    }
    ++options_[static_cast<std::size_t>(option)].visits;
    ++visits_;
}

void Plans::begin(const State& root) {
    root_ = root;
    std::sort(root_.supply.begin(), root_.supply.begin() + root_.supply_size);  // forget the true order
    nova_luna::determinize(root_, rng_);
    best_score_ = NO_SCORE;
    nodes_.push_back({ROOT, END_PHASE, 0.0F, 0});
    search::Candidate<Move> candidates[Agent::MOST_CANDIDATES];
    const int count = agent_.candidates(root_, candidates);
    const Scorer scorer(root_, 0, agent_.planner.heuristic(root_));
    for (int index = 0; index < count; ++index) {
        const Move move = candidates[index].move;
        options_.push_back({move, candidates[index].prior, 0, ROOT, NO_SCORE});
        const bool is_end = move == END_PHASE;
        nodes_.push_back({ROOT, move, is_end ? 0.0F : scorer.appeal(tile_of(move), cell_of(move)),
                          static_cast<std::uint8_t>(index)});
        const auto node = static_cast<std::uint32_t>(nodes_.size() - 1);
        if (is_end) {
            offer_end(state_at(node, root_), node);
        } else {
            wait(node, 1);
        }
    }
}

int Plans::sweep() {
    int option = 0;
    for (int takes = 1; takes <= MOST_TAKES; ++takes) {
        constexpr int MOST_POPS = 4;  // the others are ends or positions seen before
        for (int pops = 0; pops < MOST_POPS && !waiting_[static_cast<std::size_t>(takes)].empty(); ++pops) {
            const std::uint32_t node = pop(takes);
            option = nodes_[node].option;
            if (settle(node, takes)) {
                break;
            }
        }
    }
    return option;
}

std::uint32_t Plans::pop(int takes) {
    auto& heap = waiting_[static_cast<std::size_t>(takes)];
    std::pop_heap(heap.begin(), heap.end());
    const std::uint32_t node = heap.back().node;
    heap.pop_back();
    return node;
}

bool Plans::settle(std::uint32_t node, int takes) {
    const State state = state_at(node, root_);
    if (state.phase != root_.phase || can_end_phase(state) || (root_.phase == 1 && state.ending != Ending::None)) {
        offer_end(state, node);
        return false;
    }
    if (state.ending != Ending::None) {
        offer_line(solo_score(state), node);
        return false;
    }
    const bool is_hopeless = root_.phase == 2 && least_score(state) + 1 >= best_score_;
    if (is_hopeless || nodes_.size() > MOST_NODES || !seen_.insert(key_of(state)).second) {
        return false;
    }
    go_on(state, node, takes);
    return true;
}

void Plans::go_on(const State& state, std::uint32_t node, int takes) {
    const Node before = nodes_[node];
    const auto first = static_cast<std::uint32_t>(nodes_.size());
    const Scorer scorer(state, 0, agent_.planner.heuristic(state));
    int in_reach[REACH];
    const int count = reach(state, in_reach);
    for (int index = 0; index < count; ++index) {
        for (const Cell cell : frontier(state, 0)) {
            const float luck = agent_.planner.noise * static_cast<float>(rng_.next() >> 40) * 0x1p-24F;
            const float appeal = before.appeal + scorer.appeal(in_reach[index], cell) + luck;
            nodes_.push_back({node, take(in_reach[index], cell), appeal, before.option});
        }
    }
    const auto kept = std::min(nodes_.size(), first + static_cast<std::size_t>(agent_.most_candidates));
    std::nth_element(nodes_.begin() + first, nodes_.begin() + static_cast<std::ptrdiff_t>(kept) - 1, nodes_.end(),
                     [](const Node& left, const Node& right) { return left.appeal > right.appeal; });
    nodes_.resize(kept);
    for (std::uint32_t next = first; next < kept; ++next) {
        wait(next, takes + 1);
    }
}

void Plans::wait(std::uint32_t node, int takes) {
    auto& heap = waiting_[static_cast<std::size_t>(takes)];
    heap.push_back({nodes_[node].appeal, node});
    std::push_heap(heap.begin(), heap.end());
}

void Plans::offer_line(int score, std::uint32_t node) {
    Option& option = options_[nodes_[node].option];
    if (score < option.score) {
        option.score = score;
        option.best = node;
    }
    best_score_ = std::min(best_score_, score);
}

void Plans::offer_end(const State& state, std::uint32_t node) {
    const End end{node, nodes_[node].option, guess_of(state), 0, {}};
    if (ends_.size() < MOST_ENDS) {
        ends_.push_back(end);
        return;
    }
    const auto worst = std::max_element(ends_.begin(), ends_.end(), [](const End& left, const End& right) {
        return left.tries == right.tries ? left.guess < right.guess : left.tries > right.tries;
    });
    if (worst->tries == 0 && end.guess < worst->guess) {
        *worst = end;
    }
}

float Plans::guess_of(const State& state) const {
    if (state.ending != Ending::None) {
        return static_cast<float>(solo_score(state));
    }
    const int penalty = state.notes_taken ? state.notes[0].penalty : 0;
    const int counted = state.solo_scoring == SoloScoring::WholeDisplay ? 2 : 1;
    const float open = Scorer(state, 0, agent_.planner.heuristics[1]).open_worth();
    return static_cast<float>(counted * sum_of_numbers(state) + penalty) +
           TOKEN_COST * static_cast<float>(state.tokens_left[0]) - OPEN_WORTH * open;
}

float Plans::expected(const End& end) const {
    const float usual = tries_ ? static_cast<float>(surprise_ / tries_) : 0.0F;
    return (GUESS_WEIGHT * (end.guess + usual) + end.sum.score[0]) / (GUESS_WEIGHT + static_cast<float>(end.tries));
}

int Plans::try_end() {
    std::size_t chosen = 0;
    float best = std::numeric_limits<float>::infinity();
    for (std::size_t index = 0; index < ends_.size(); ++index) {
        const float doubt = RESULT_SPREAD / std::sqrt(GUESS_WEIGHT + static_cast<float>(ends_[index].tries));
        const float hope = expected(ends_[index]) - doubt;
        if (hope < best) {
            best = hope;
            chosen = index;
        }
    }
    End& end = ends_[chosen];
    Rng deal(seed_ + static_cast<std::uint64_t>(end.tries));  // all ends get the same deals in the same order
    State dealt = root_;
    nova_luna::determinize(dealt, deal);
    State state = state_at(end.node, dealt);
    if (can_end_phase(state)) {
        nova_luna::apply(state, END_PHASE);
    }
    Value value{};
    agent_.judge(state, deal, value);
    end.sum += value;
    ++end.tries;
    surprise_ += value.score[0] - end.guess;
    ++tries_;
    return end.option;
}

State Plans::state_at(std::uint32_t node, const State& from) const {
    State state = from;
    for (const Move move : moves_to(node)) {
        nova_luna::apply(state, move);
    }
    return state;
}

std::vector<Move> Plans::moves_to(std::uint32_t node) const {
    std::vector<Move> moves;
    for (; node != ROOT; node = nodes_[node].before) {
        moves.push_back(nodes_[node].move);
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

Plans::Plan Plans::best_plan(int option) const {
    if (root_.phase == 2) {
        const Option& found = options_[static_cast<std::size_t>(option)];
        return {found.best, agent_.worth_of_score(static_cast<float>(found.score)), static_cast<float>(-found.score)};
    }
    Plan best{ROOT, {}, -NO_SCORE};
    for (const End& end : ends_) {
        if (end.option == option && end.tries && -expected(end) > best.promise) {
            best = {end.node, end.sum.divided_by(static_cast<float>(end.tries)), -expected(end)};
        }
    }
    return best;
}

std::vector<search::Thought<Move>> Plans::thoughts(int length) const {
    std::vector<search::Thought<Move>> found;
    for (std::size_t index = 0; index < options_.size(); ++index) {
        const Option& option = options_[index];
        const Plan plan = best_plan(static_cast<int>(index));
        std::vector<Move> line = plan.node == ROOT ? std::vector{option.move} : moves_to(plan.node);
        line.resize(std::min(line.size(), static_cast<std::size_t>(length)));
        const Value sum = plan.node == ROOT ? Value{} : plan.value.times(static_cast<float>(option.visits));
        found.push_back({option.move, option.visits, option.prior, plan.promise, sum, std::move(line)});
    }
    return found;
}

Value Plans::sum() const {
    Plan best{ROOT, {}, -NO_SCORE};
    for (std::size_t index = 0; index < options_.size(); ++index) {
        const Plan plan = best_plan(static_cast<int>(index));
        if (plan.node != ROOT && plan.promise > best.promise) {
            best = plan;
        }
    }
    return best.value.times(static_cast<float>(visits_));
}

}  // namespace lunarium::nova_luna
