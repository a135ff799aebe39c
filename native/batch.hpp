// Batch: many games side by side, stepped at once into arrays that somebody else owns. A game that ends is dealt anew.
//
// Each game brings, in its own namespace: ACTIONS, observation_size, observe, features_size, featurize, fetch_first,
// fetch_rest, reward, people;
// Choices with list_choices, is_allowed, mask, draw and play; the rules' to_move.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "crew.hpp"
#include "rng.hpp"

namespace lunarium {

// Where the results go, a row for each game.
struct Buffers {
    std::uint8_t* observations;
    std::uint8_t* masks;
    std::int8_t* seats;    // whose move it is
    float* rewards;        // for each seat, of the game that just ended
    std::uint8_t* ended;   // 1: this step ended a game, and what is observed is the next one
};

struct BatchShape {
    std::size_t observation;
    std::size_t actions;
    std::size_t people;
};


// `Deal` sets a state to a new start: deal(state, rng).
template <class State, class Choices, class Deal>
class Batch {
public:
    Batch(Deal dealer, std::size_t games, std::uint64_t seed, int threads, bool rewards_rank, BatchShape sizes,
          Buffers buffers)
        : deal(std::move(dealer)), states(games), choices(games), by_rank(rewards_rank), shape(sizes), out(buffers), crew(threads) {
        reset(seed);
    }

    // All games dealt anew; the same seed deals the same games, however many threads there are.
    void reset(std::uint64_t seed) {
        ++changes;
        rngs.clear();
        Rng source(seed);
        for (std::size_t game = 0; game < states.size(); ++game) {
            rngs.emplace_back(source.next());
        }
        crew.share(states.size(), [this](std::size_t first, std::size_t end) {
            std::fill(out.rewards + first * shape.people, out.rewards + end * shape.people, 0.0F);
            for (std::size_t game = first; game < end; ++game) {
                deal(states[game], rngs[game]);
                out.ended[game] = 0;
                show(game);
            }
        });
    }

    // One action in every game. Nothing has changed if one of them is not allowed: std::invalid_argument says which.
    void step(const std::int32_t* actions) {
        std::atomic<std::size_t> refused = states.size();
        crew.share_light(states.size(), [&](std::size_t first, std::size_t end) {
            for (std::size_t game = first; game < end; ++game) {
                if (!is_allowed(choices[game], actions[game])) {
                    std::size_t lowest = refused.load();
                    while (game < lowest && !refused.compare_exchange_weak(lowest, game)) {
                    }
                    return;
                }
            }
        });
        if (refused < states.size()) {
            throw std::invalid_argument(std::to_string(refused) + " " + std::to_string(actions[refused]));
        }
        ++changes;
        crew.share(states.size(), [&](std::size_t first, std::size_t end) {
            std::fill(out.rewards + first * shape.people, out.rewards + end * shape.people, 0.0F);
            for (std::size_t game = first; game < end; ++game) {
                if (game + 2 < end) {
                    fetch_first(states[game + 2]);
                    fetch_rest(states[game + 1]);
                }
                advance(game, actions[game]);
            }
        });
    }

    // A random action that is allowed, for every game, each equally likely.
    void sample(std::int32_t* actions) {
        crew.share_light(states.size(), [&](std::size_t first, std::size_t end) {
            for (std::size_t game = first; game < end; ++game) {
                actions[game] = draw(choices[game], rngs[game]);
            }
        });
    }

    // What whoever is to move sees as features, so many bytes for each game.
    void featurize_all(std::uint8_t* features, std::size_t size) {
        crew.share(states.size(), [&](std::size_t first, std::size_t end) {
            for (std::size_t game = first; game < end; ++game) {
                featurize(states[game], to_move(states[game]), features + game * size);
            }
        });
    }

    const State& state(std::size_t game) const { return states.at(game); }
    std::size_t size() const { return states.size(); }

    // How often all games were dealt or went on.
    std::uint64_t age() const { return changes; }

private:
    void advance(std::size_t game, std::int32_t action) {
        State& state = states[game];
        play(state, choices[game], action);
        const bool is_over = to_move(state) < 0;
        out.ended[game] = is_over;
        if (is_over) {
            reward(state, by_rank, out.rewards + game * shape.people);
            deal(state, rngs[game]);
        }
        show(game);
    }

    void show(std::size_t game) {
        const State& state = states[game];
        const int seat = to_move(state);
        out.seats[game] = static_cast<std::int8_t>(seat);
        observe(state, seat, out.observations + game * shape.observation);
        list_choices(state, choices[game]);
        mask(choices[game], out.masks + game * shape.actions);
    }

    Deal deal;
    std::vector<State> states;
    std::vector<Choices> choices;  // of whoever is to move in each
    std::vector<Rng> rngs;
    std::uint64_t changes = 0;
    bool by_rank;
    BatchShape shape;
    Buffers out;
    Crew crew;
};

}  // namespace lunarium
