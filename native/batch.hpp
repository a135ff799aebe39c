// Batch: many games side by side, stepped at once into arrays that somebody else owns. A game that ends is dealt anew.
//
// Each game brings, in its own namespace: ACTIONS, observation_size, observe, features_size, featurize, fetch_first,
// fetch_rest, reward, people;
// Choices with list_choices, is_allowed, mask, draw, move_of and play; the rules' to_move; what opponents.hpp asks for.
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
#include "opponents.hpp"
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

constexpr int BROUGHT = -1;  // in place of a start: the game was brought along

// What came before the position of a game: where it began, and the moves since then.
template <class State>
struct Past {
    int start = BROUGHT;
    State begun;
    std::vector<std::uint32_t> moves;
};

// `Deal` sets a state to a new start and says which: deal(state, rng). MoveList is that of the rules.
template <class State, class Choices, class MoveList, class Deal>
class Batch {
public:
    Batch(Deal dealer, std::size_t games, std::uint64_t seed, int threads, bool rewards_rank, const Opponents& others,
          BatchShape sizes, Buffers buffers)
        : deal(std::move(dealer)), opponents(others), states(games), choices(games), pasts(games), by_rank(rewards_rank),
          shape(sizes), out(buffers), crew(threads) {
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
                begin(game);
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

    // A game goes on from here; its arrays show it.
    void load(std::size_t game, const State& state, Past<State> past) {
        ++changes;
        states.at(game) = state;
        pasts[game] = std::move(past);
        answer(game);
        show(game);
    }

    // The random numbers of every game, which deal and sample.
    std::vector<Rng>& randoms() { return rngs; }

    const Past<State>& past(std::size_t game) const { return pasts.at(game); }
    const State& state(std::size_t game) const { return states.at(game); }
    std::size_t size() const { return states.size(); }

    // How often all games were dealt or went on.
    std::uint64_t age() const { return changes; }

private:
    void advance(std::size_t game, std::int32_t action) {
        State& state = states[game];
        pasts[game].moves.push_back(move_of(state, choices[game], action));
        play(state, choices[game], action);
        answer(game);
        const bool is_over = to_move(state) < 0;
        out.ended[game] = is_over;
        if (is_over) {
            reward(state, by_rank, out.rewards + game * shape.people);
            begin(game);
        }
        show(game);
    }

    // A new deal, up to the first move that is asked for.
    void begin(std::size_t game) {
        Past<State>& past = pasts[game];
        do {
            past.start = static_cast<int>(deal(states[game], rngs[game]));
            past.begun = states[game];
            past.moves.clear();
            answer(game);
        } while (to_move(states[game]) < 0);
    }

    // Opponents move until somebody else is to move, or the game is over.
    void answer(std::size_t game) {
        State& state = states[game];
        for (int seat = to_move(state); seat >= 0; seat = to_move(state)) {
            const Opponent& opponent = opponents[static_cast<std::size_t>(seat)];
            if (opponent.kind == Opponent::Kind::Nobody) {
                return;
            }
            const auto move = choose_as<MoveList>(opponent, state, rngs[game]);
            pasts[game].moves.push_back(move);
            apply(state, move);
        }
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
    Opponents opponents;
    std::vector<State> states;
    std::vector<Choices> choices;  // of whoever is to move in each
    std::vector<Past<State>> pasts;
    std::vector<Rng> rngs;
    std::uint64_t changes = 0;
    bool by_rank;
    BatchShape shape;
    Buffers out;
    Crew crew;
};

}  // namespace lunarium
