#include "nova_luna/agent_solo.hpp"

#include <algorithm>
#include <limits>

namespace lunarium::nova_luna {

namespace {

// Positions that are looked at side by side, and how good the way to each of them looked.
struct Lines {
    std::array<State, Planner::MOST_LINES> states;
    std::array<float, Planner::MOST_LINES> appeals;
    int size = 0;
};

// A move that a line may go on with.
struct Step {
    float appeal;  // of the line with it
    int line;
    Move move;
};

// The best steps of all lines, best first.
class Steps {
public:
    explicit Steps(int most) : most_(most) {}

    // Keep a step if it is among the best; of equals only one, for most of them mirror each other.
    void add(const Step& step) {
        int place = size_;
        while (place > 0 && steps_[place - 1].appeal < step.appeal) {
            --place;
        }
        if (place == most_ || (place > 0 && steps_[place - 1].appeal == step.appeal)) {
            return;
        }
        size_ = std::min(size_ + 1, most_);
        std::copy_backward(steps_.begin() + place, steps_.begin() + size_ - 1, steps_.begin() + size_);
        steps_[place] = step;
    }

    const Step* begin() const { return steps_.data(); }
    const Step* end() const { return steps_.data() + size_; }

private:
    std::array<Step, Planner::MOST_LINES> steps_;
    int size_ = 0;
    int most_;
};

// The search for a good line to the end of the phase.
class Plan {
public:
    Plan(const Planner& planner, const State& start, Rng& rng)
        : planner_(planner), heuristic_(planner.heuristic(start)), phase_(start.phase), rng_(rng) {
        lines().states[0] = start;
        lines().appeals[0] = 0.0F;
        lines().size = 1;
    }

    // The position at the end of the best line.
    void find(State& best) {
        while (lines().size) {
            Steps steps(std::min(planner_.lines, Planner::MOST_LINES));
            for (int line = 0; line < lines().size; ++line) {
                const State& here = lines().states[line];
                if (can_end_phase(here)) {
                    offer(here, lines().appeals[line], best);
                } else {
                    list_steps(line, steps);
                }
            }
            follow(steps, best);
        }
    }

private:
    // The lines that are followed now.
    Lines& lines() { return rooms_[room_]; }

    // All moves of one line.
    void list_steps(int line, Steps& steps) {
        const State& here = lines().states[line];
        const Scorer scorer(here, 0, heuristic_);
        int tiles[REACH];
        const int in_reach = reach(here, tiles);
        for (int index = 0; index < in_reach; ++index) {
            for (const Cell cell : frontier(here, 0)) {
                const float luck = planner_.noise * static_cast<float>(rng_.next() >> 40) * 0x1p-24F;
                const float appeal = lines().appeals[line] + scorer.appeal(tiles[index], cell) + luck;
                steps.add({appeal, line, take(tiles[index], cell)});
            }
        }
    }

    // Play these steps; lines that end the phase are compared with the best, the others go on.
    void follow(const Steps& steps, State& best) {
        Lines& next = rooms_[1 - room_];
        next.size = 0;
        for (const Step& step : steps) {
            State& after = next.states[next.size];
            after = lines().states[step.line];
            nova_luna::apply(after, step.move);
            if (after.ending == Ending::None && after.phase == phase_) {
                next.appeals[next.size++] = step.appeal;
            } else {
                offer(after, worth_at_end(after, step.appeal), best);
            }
        }
        room_ = 1 - room_;
    }

    // What the end of a line is worth: the result itself if it is known.
    float worth_at_end(const State& state, float appeal) const {
        constexpr float ALWAYS_FIRST = 1000.0F;  // all tokens in the first phase
        if (state.ending != Ending::None) {
            return (phase_ == 1 ? ALWAYS_FIRST : 0.0F) - static_cast<float>(solo_score(state));
        }
        return appeal - heuristic_.cost * static_cast<float>(state.notes[0].penalty);
    }

    // Keep this position if it is the best end so far.
    void offer(const State& state, float worth, State& best) {
        if (worth > best_worth_) {
            best_worth_ = worth;
            best = state;
        }
    }

    const Planner& planner_;
    const Heuristic& heuristic_;
    int phase_;
    Rng& rng_;
    std::array<Lines, 2> rooms_;  // the lines and what becomes of them take turns
    int room_ = 0;
    float best_worth_ = -std::numeric_limits<float>::infinity();
};

}  // namespace

void Planner::play_phase(State& state, Rng& rng) const {
    Plan(*this, state, rng).find(state);
    if (state.ending == Ending::None && can_end_phase(state)) {
        nova_luna::apply(state, END_PHASE);
    }
}

}  // namespace lunarium::nova_luna
