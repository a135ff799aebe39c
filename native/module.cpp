// The Python module lunarium._native: both games, playouts and search, as one small interface.
//
// A position is handed over as a dict of its fields and comes back as one; moves are codes. What is not hot (views,
// reasons, outcomes) stays in Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/set.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "batch.hpp"
#include "forest.hpp"
#include "luna/agent.hpp"
#include "luna/deal.hpp"
#include "luna/encoding.hpp"
#include "luna/rules.hpp"
#include "luna/snapshot.hpp"
#include "luna/writing.hpp"
#include "mersenne.hpp"
#include "named_caster.hpp"
#include "nova_luna/agent.hpp"
#include "nova_luna/agent_plans.hpp"
#include "nova_luna/encoding.hpp"
#include "nova_luna/rules.hpp"
#include "nova_luna/snapshot.hpp"
#include "nova_luna/writing.hpp"
#include "rng.hpp"
#include "search.hpp"
#include "simulation.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace lunarium {
namespace {

// A position of Luna keeps its layout alive.
struct LunaPosition {
    std::shared_ptr<const luna::Layout> layout;
    luna::State state;
};

struct NovaLunaPosition {
    nova_luna::State state;
};

std::optional<int> seat_or_none(int seat) { return seat < 0 ? std::nullopt : std::optional<int>(seat); }

// One of the seats of a position (std::invalid_argument).
template <class State>
int checked_seat(const State& state, int seat) {
    if (seat < 0 || seat >= sides(state)) {
        throw std::invalid_argument("no such seat");
    }
    return seat;
}

template <class MoveList, class State>
std::vector<std::uint32_t> legal_codes(const State& state) {
    MoveList list;
    legal_moves(state, list);
    return {list.moves, list.moves + list.size};
}

// A call from Python costs far more than the list of moves, and an invalid code would read out of bounds.
template <class MoveList, class State>
void apply_checked(State& state, std::uint32_t code) {
    MoveList list;
    legal_moves(state, list);
    const std::span moves(list.moves, static_cast<std::size_t>(list.size));
    const auto found = std::find(moves.begin(), moves.end(), code);
    if (found == moves.end()) {
        throw std::invalid_argument("not a legal move");
    }
    apply(state, *found);
}

// Plays uniformly random games to their ends and counts the moves.
template <class State>
std::int64_t play_out(const State& start, std::int64_t games, std::uint64_t seed) {
    Rng rng(seed);
    std::int64_t moves = 0;
    for (std::int64_t game = 0; game < games; ++game) {
        State state = start;
        while (to_move(state) >= 0) {
            apply(state, random_move(state, rng));
            ++moves;
        }
    }
    return moves;
}

// The same on several threads.
template <class State>
std::int64_t play_out_on(const State& start, std::int64_t games, std::uint64_t seed, int threads) {
    std::vector<std::int64_t> moves(static_cast<std::size_t>(threads));
    {
        std::vector<std::jthread> workers;
        for (int thread = 0; thread < threads; ++thread) {
            workers.emplace_back([&, thread] {
                const std::int64_t share = (games + thread) / threads;
                moves[static_cast<std::size_t>(thread)] = play_out(start, share, seed + static_cast<std::uint64_t>(thread));
            });
        }
    }
    std::int64_t total = 0;
    for (const std::int64_t count : moves) {
        total += count;
    }
    return total;
}

// What both kinds of position can do.
template <class Position, class MoveList, class Class>
void bind_position(Class& position) {
    position.def("copy", [](const Position& self) { return self; })
        .def("__eq__", [](const Position& self, const Position& other) {
            return export_state(self.state) == export_state(other.state);
        })
        .def("to_move", [](const Position& self) { return seat_or_none(to_move(self.state)); })
        .def("legal_moves", [](const Position& self) { return legal_codes<MoveList>(self.state); })
        .def("apply", [](Position& self, std::uint32_t code) { apply_checked<MoveList>(self.state, code); }, "code"_a)
        .def("fields", [](const Position& self) { return export_state(self.state); })
        .def("play_out", [](const Position& self, std::int64_t games, std::uint64_t seed, int threads) {
            const nb::gil_scoped_release released;
            return play_out_on(self.state, games, seed, threads);
        }, "games"_a, "seed"_a, "threads"_a = 1);
}

// A search that keeps its position's layout alive; its results are read between two runs.
template <class Position, class A, class Tree>
struct Thinker {
    Position position;
    search::Search<A, Tree> search;
};

using Values = std::tuple<std::vector<float>, std::vector<float>, std::vector<float>>;  // utility, win, score

Values values_of(const search::Value& value, int sides) {
    return {{value.utility, value.utility + sides}, {value.win, value.win + sides}, {value.score, value.score + sides}};
}

luna::Agent agent_of(const luna::Level& level) { return level.agent(); }
search::Settings settings_of(const luna::Level& level) { return level.settings(); }
nova_luna::Agent agent_of(const nova_luna::Level& level) { return level.agent; }
search::Settings settings_of(const nova_luna::Level& level) { return level.settings; }

// The search of one game, at one of its levels.
template <class Position, class A, class Tree, class Levels>
void bind_search(nb::module_& module, const char* name, const Levels& levels) {
    using Self = Thinker<Position, A, Tree>;
    using Move = typename A::Move;
    using Line = std::vector<std::uint32_t>;
    nb::class_<Self>(module, name)
        .def("__init__", [levels](Self* self, const Position& position, int level, std::uint64_t seed, int threads) {
            if (level < 1 || level > static_cast<int>(levels.size()) || threads < 1 || threads > 256) {
                throw std::invalid_argument("no such level or number of threads");
            }
            const auto& chosen = levels[static_cast<std::size_t>(level - 1)];
            new (self) Self{position, {agent_of(chosen), settings_of(chosen), position.state, seed, threads}};
        }, "position"_a, "level"_a, "seed"_a, "threads"_a = 1)
        .def("run", [](Self& self, std::int64_t simulations, double seconds) {
            const nb::gil_scoped_release released;
            self.search.run({simulations, seconds});
        }, "simulations"_a, "seconds"_a)
        .def("stop", [](Self& self) { self.search.stop(); })
        .def("advance", [](Self& self, std::uint32_t code) { self.search.advance(static_cast<Move>(code)); }, "code"_a)
        .def("simulations", [](const Self& self) { return self.search.simulations(); })
        .def("value", [](const Self& self) {
            return values_of(self.search.value(), sides(self.search.root()));
        })
        .def("thoughts", [](const Self& self, int length) {
            std::vector<std::tuple<std::uint32_t, std::int64_t, float, Values, Line>> found;
            for (const auto& thought : self.search.thoughts(length)) {
                found.emplace_back(thought.move, thought.visits, thought.prior,
                                   values_of(thought.value, sides(self.search.root())),
                                   Line(thought.line.begin(), thought.line.end()));
            }
            return found;
        }, "length"_a);
}

template <class T, std::size_t dimensions>
using Array = nb::ndarray<T, nb::numpy, nb::ndim<dimensions>, nb::c_contig, nb::device::cpu>;

// The arrays of a batch, kept alive with it; their sizes are checked in Python, which can say what is wrong.
struct BatchArrays {
    Array<std::uint8_t, 2> observations;
    Array<std::uint8_t, 2> masks;
    Array<std::int8_t, 1> seats;
    Array<float, 2> rewards;
    Array<std::uint8_t, 1> ended;

    Buffers buffers() const {
        return {observations.data(), masks.data(), seats.data(), rewards.data(), ended.data()};
    }

    // Refuse arrays that a step would run over.
    void check(const BatchShape& shape) const {
        const std::size_t games = seats.shape(0);
        const bool fit = observations.shape(0) == games && observations.shape(1) == shape.observation &&
                         masks.shape(0) == games && masks.shape(1) == shape.actions && rewards.shape(0) == games &&
                         rewards.shape(1) == shape.people && ended.shape(0) == games && games > 0;
        if (!fit) {
            throw std::invalid_argument("the arrays do not fit the games");
        }
    }
};

// Luna: one of the starts, which keep their layouts alive.
struct LunaDeal {
    std::vector<LunaPosition> starts;

    void operator()(luna::State& state, Rng& rng) const {
        state = starts[rng.bounded(static_cast<std::uint32_t>(starts.size()))].state;
    }
};

// Nova Luna: the tiles and the order of the seats shuffled.
struct NovaLunaDeal {
    std::vector<NovaLunaPosition> starts;

    void operator()(nova_luna::State& state, Rng& rng) const {
        state = starts[0].state;
        deal(state, rng);
    }
};

constexpr int actions_of(const luna::State&) { return luna::ACTIONS; }
constexpr int actions_of(const nova_luna::State&) { return nova_luna::ACTIONS; }

template <class State>
BatchShape shape_of(const State& start) {
    return {static_cast<std::size_t>(observation_size(start)), static_cast<std::size_t>(actions_of(start)),
            static_cast<std::size_t>(people(start))};
}

// A batch with its arrays, which live as long as it does.
template <class State, class Move, class Choices, class Deal>
struct HeldBatch {
    BatchArrays arrays;
    Batch<State, Move, Choices, Deal> batch;
};

// Many games of one kind; the positions to start from have the same number of sides.
template <class Position, class State, class Move, class Choices, class Deal>
void bind_batch(nb::module_& module, const char* name) {
    using Self = HeldBatch<State, Move, Choices, Deal>;
    const auto first_of = [](const std::vector<Position>& starts) -> const State& {
        if (starts.empty()) {
            throw std::invalid_argument("a batch needs a position to start from");
        }
        return starts[0].state;
    };
    nb::class_<Self>(module, name)
        .def_static("shape", [](const Position& start) {
            const BatchShape shape = shape_of(start.state);
            return std::tuple{shape.observation, shape.actions, shape.people};
        }, "start"_a)
        .def("__init__", [=](Self* self, std::vector<Position> starts, Array<std::uint8_t, 2> observations,
                             Array<std::uint8_t, 2> masks, Array<std::int8_t, 1> seats, Array<float, 2> rewards,
                             Array<std::uint8_t, 1> ended, std::uint64_t seed, int threads, bool by_rank) {
            const BatchArrays arrays{observations, masks, seats, rewards, ended};
            const BatchShape shape = shape_of(first_of(starts));
            arrays.check(shape);
            if (threads < 1 || threads > 256) {
                throw std::invalid_argument("a batch has 1 to 256 threads");
            }
            for (const Position& start : starts) {
                if (sides(start.state) != sides(starts[0].state) || to_move(start.state) < 0) {
                    throw std::invalid_argument("all games of a batch have the same sides, and are not over");
                }
            }
            new (self) Self{arrays, {Deal{std::move(starts)}, arrays.seats.shape(0), seed, threads, by_rank, shape,
                                     arrays.buffers()}};
        }, "starts"_a, "observations"_a, "masks"_a, "seats"_a, "rewards"_a, "ended"_a, "seed"_a, "threads"_a,
             "by_rank"_a)
        .def("reset", [](Self& self, std::uint64_t seed) {
            const nb::gil_scoped_release released;
            self.batch.reset(seed);
        }, "seed"_a)
        .def("step", [](Self& self, Array<const std::int32_t, 1> actions) {
            if (actions.shape(0) != self.batch.size()) {
                throw std::invalid_argument("there is not one action for each game");
            }
            const nb::gil_scoped_release released;
            self.batch.step(actions.data());
        }, "actions"_a)
        .def("sample", [](Self& self, Array<std::int32_t, 1> actions) {
            if (actions.shape(0) != self.batch.size()) {
                throw std::invalid_argument("there is not one action for each game");
            }
            const nb::gil_scoped_release released;
            self.batch.sample(actions.data());
        }, "actions"_a)
        .def("fields", [](const Self& self, std::size_t game) { return export_state(self.batch.state(game)); },
             "game"_a);
}

// The search for learners, with what it writes to and what it searches, which live as long as it does.
template <class Position, class State, class Move, class Choices, class Deal>
class HeldForest {
public:
    using Games = HeldBatch<State, Move, Choices, Deal>;

    HeldForest(const Position& like, std::size_t games, Array<std::uint8_t, 2> observations,
               Array<std::uint8_t, 2> masks, const ForestSettings& settings, std::uint64_t seed)
        : shape_(shape_of(like.state)),
          observations_(observations),
          masks_(masks),
          forest_(games, settings, shape_.observation, shape_.actions, static_cast<int>(shape_.people), seed) {
        const std::size_t rows = forest_.rows();
        if (observations.shape(0) != rows || observations.shape(1) != shape_.observation || masks.shape(0) != rows ||
            masks.shape(1) != shape_.actions) {
            throw std::invalid_argument("the arrays do not fit the games");
        }
    }

    // Search these positions, one for each game.
    void plant(std::vector<Position> positions) {
        if (positions.size() != forest_.size()) {
            throw std::invalid_argument("there is not one position for each game");
        }
        for (const Position& position : positions) {
            if (to_move(position.state) < 0 || static_cast<std::size_t>(people(position.state)) != shape_.people ||
                static_cast<std::size_t>(observation_size(position.state)) != shape_.observation) {
                throw std::invalid_argument("a position is over, or of another kind");
            }
        }
        for (std::size_t game = 0; game < positions.size(); ++game) {
            forest_.plant(game, positions[game].state);
        }
        positions_ = std::move(positions);
        is_planted_ = true;
    }

    // Search the games of a batch as they stand; nothing is forgotten if they are those of the last search.
    void look_at(const Games& games) {
        check(games);
        if (is_planted_ && age_ == games.batch.age()) {
            return;
        }
        for (std::size_t game = 0; game < forest_.size(); ++game) {
            forest_.plant(game, games.batch.state(game));
        }
        age_ = games.batch.age();
        is_planted_ = true;
    }

    // The batch was stepped with these actions.
    void follow(const Games& games, Array<const std::int32_t, 1> actions) {
        check(games);
        if (!is_planted_ || actions.shape(0) != forest_.size()) {
            throw std::invalid_argument("there is not one action for each game");
        }
        for (std::size_t game = 0; game < forest_.size(); ++game) {
            forest_.advance(game, actions.data()[game], games.batch.state(game));
        }
        age_ = games.batch.age();
    }

    void begin(int simulations) {
        if (!is_planted_ || simulations < 1) {
            throw std::invalid_argument("there is nothing to search, or no simulation to do it with");
        }
        forest_.begin(simulations);
    }

    std::size_t gather() { return forest_.gather(observations_.data(), masks_.data()); }

    void scatter(const Array<const float, 2>& logits, const Array<const float, 2>& values) {
        if (logits.shape(1) != shape_.actions || values.shape(1) != shape_.people) {
            throw std::invalid_argument("the answers do not fit the game");
        }
        forest_.scatter({logits.data(), logits.size()}, {values.data(), values.size()});
    }

    void write(const Array<std::int32_t, 2>& visits, const Array<float, 2>& values) const {
        if (visits.shape(0) != forest_.size() || visits.shape(1) != shape_.actions ||
            values.shape(0) != forest_.size() || values.shape(1) != shape_.people) {
            throw std::invalid_argument("the arrays do not fit the games");
        }
        forest_.write(visits.data(), values.data());
    }

private:
    void check(const Games& games) const {
        if (games.batch.size() != forest_.size() || games.arrays.observations.shape(1) != shape_.observation ||
            games.arrays.rewards.shape(1) != shape_.people) {
            throw std::invalid_argument("the batch is not the one that is searched");
        }
    }

    BatchShape shape_;
    Array<std::uint8_t, 2> observations_;
    Array<std::uint8_t, 2> masks_;
    Forest<State, Move> forest_;
    std::vector<Position> positions_;  // keep their layouts alive
    std::uint64_t age_ = 0;
    bool is_planted_ = false;
};

// The search for learners; whoever uses it on a batch keeps that alive.
template <class Position, class State, class Move, class Choices, class Deal>
void bind_forest(nb::module_& module, const char* name) {
    using Self = HeldForest<Position, State, Move, Choices, Deal>;
    nb::class_<Self>(module, name)
        .def("__init__", [](Self* self, const Position& like, std::size_t games, Array<std::uint8_t, 2> observations,
                            Array<std::uint8_t, 2> masks, std::uint64_t seed, int leaves, float exploration,
                            float noise, float concentration, float scale, bool by_rank) {
            ForestSettings settings;
            settings.leaves = leaves;
            settings.exploration = exploration;
            settings.noise = noise;
            settings.concentration = concentration;
            settings.scale = scale;
            settings.by_rank = by_rank;
            if (games < 1 || leaves < 1 || leaves > 1024 || !(exploration >= 0) || !(noise >= 0 && noise <= 1) ||
                !(concentration > 0) || !(scale > 0)) {
                throw std::invalid_argument("no such settings");
            }
            new (self) Self(like, games, observations, masks, settings, seed);
        }, "like"_a, "games"_a, "observations"_a, "masks"_a, "seed"_a, "leaves"_a, "exploration"_a, "noise"_a,
             "concentration"_a, "scale"_a, "by_rank"_a)
        .def("plant", &Self::plant, "positions"_a)
        .def("look_at", &Self::look_at, "games"_a, nb::keep_alive<1, 2>())
        .def("follow", &Self::follow, "games"_a, "actions"_a)
        .def("begin", &Self::begin, "simulations"_a)
        .def("gather", &Self::gather, nb::call_guard<nb::gil_scoped_release>())
        .def("scatter", &Self::scatter, "logits"_a, "values"_a)
        .def("write", &Self::write, "visits"_a, "values"_a);
}

// A game from this position on through the eyes of whoever is to move, a row for each move; returns where it leads.
template <class Position, class MoveList>
Position trace(const Position& start, const std::vector<std::uint32_t>& codes, Array<std::uint8_t, 2> observations,
               Array<std::uint8_t, 2> masks, Array<std::int32_t, 1> actions, Array<std::int8_t, 1> seats) {
    using Move = std::remove_cvref_t<decltype(MoveList::moves[0])>;
    const std::size_t rows = codes.size();
    if (observations.shape(0) != rows || masks.shape(0) != rows || actions.shape(0) != rows ||
        seats.shape(0) != rows || observations.shape(1) != static_cast<std::size_t>(observation_size(start.state)) ||
        masks.shape(1) != static_cast<std::size_t>(actions_of(start.state))) {
        throw std::invalid_argument("the arrays do not fit the moves");
    }
    Position position = start;
    for (std::size_t row = 0; row < rows; ++row) {
        const int seat = to_move(position.state);
        const Position before = position;
        apply_checked<MoveList>(position.state, codes[row]);
        observe(before.state, seat, observations.data() + row * observations.shape(1));
        mask(before.state, masks.data() + row * masks.shape(1));
        actions.data()[row] = encode(before.state, static_cast<Move>(codes[row]));
        seats.data()[row] = static_cast<std::int8_t>(seat);
    }
    return position;
}

// A single position through the eyes of a learner.
template <class Position, class MoveList, class Class>
void bind_encoding(Class& position, int actions) {
    using Move = std::remove_cvref_t<decltype(MoveList::moves[0])>;
    position
        .def("observe", [](const Position& self, int seat, Array<std::uint8_t, 1> out) {
            checked_seat(self.state, seat);
            if (out.shape(0) != static_cast<std::size_t>(observation_size(self.state))) {
                throw std::invalid_argument("the array does not fit the observation");
            }
            observe(self.state, seat, out.data());
        }, "seat"_a, "out"_a)
        .def("mask", [actions](const Position& self, Array<std::uint8_t, 1> out) {
            if (out.shape(0) != static_cast<std::size_t>(actions)) {
                throw std::invalid_argument("the array does not fit the actions");
            }
            mask(self.state, out.data());
        }, "out"_a)
        .def("decode", [](const Position& self, int action) -> std::optional<std::uint32_t> {
            Move move;
            return decode(self.state, action, move) ? std::optional<std::uint32_t>(move) : std::nullopt;
        }, "action"_a)
        .def("encode", [](const Position& self, std::uint32_t code) {
            return encode(self.state, static_cast<Move>(code));
        }, "code"_a)
        .def("trace", trace<Position, MoveList>, "codes"_a, "observations"_a, "masks"_a, "actions"_a, "seats"_a)
        .def("sides", [](const Position& self) { return sides(self.state); })
        .def("rewards", [](const Position& self, bool by_rank) {
            std::vector<float> found(static_cast<std::size_t>(people(self.state)));
            reward(self.state, by_rank, found.data());
            return found;
        }, "by_rank"_a);
}

// Python's random numbers, from the bytes of a seed or in the middle.
Mersenne random_from(const nb::bytes& seed) {
    return Mersenne(std::span(static_cast<const std::uint8_t*>(seed.data()), seed.size()));
}

// Whole games, one line each; players take the seats in turns.
template <class MoveList, class State, class Writer>
nb::bytes write_games(std::vector<Start<State>> starts, const std::vector<std::string>& players, bool with_legal,
                      const Writer& writer) {
    std::vector<Choice> choices;
    std::transform(players.begin(), players.end(), std::back_inserter(choices), choice_named);
    if (choices.empty()) {
        throw std::invalid_argument("nobody plays");
    }
    static thread_local std::string lines;  // kept: fresh memory costs more than what is written to it
    lines.clear();
    {
        const nb::gil_scoped_release released;
        for (Start<State>& start : starts) {
            write_game<MoveList>(start, choices, with_legal, writer, lines);
        }
    }
    return nb::bytes(lines.data(), lines.size());
}

// Nova Luna is dealt here: a position to deal anew, what comes before the set-up, and a seed for each game.
nb::bytes nova_luna_games(const NovaLunaPosition& position, const std::string& head,
                          const std::vector<nb::bytes>& seeds, const std::vector<std::string>& players,
                          bool with_legal) {
    std::vector<Start<nova_luna::State>> starts;
    starts.reserve(seeds.size());
    for (const nb::bytes& seed : seeds) {
        nova_luna::deal(starts.emplace_back(head, position.state, random_from(seed)));
    }
    return write_games<nova_luna::MoveList>(std::move(starts), players, with_legal, nova_luna::Writer());
}

// Luna is dealt here, too; the boards are laid out in Python.
luna::Dealer luna_dealer(luna::DealData table,
                         const std::vector<std::tuple<std::vector<int>, luna::LayoutData, LunaPosition>>& laid) {
    std::vector<luna::Frame> frames;
    for (const auto& [boards, data, start] : laid) {
        frames.push_back({boards, data, start.state});
    }
    return {std::move(table), std::move(frames)};
}

nb::bytes luna_games(const luna::Dealer& dealer, const luna::Writer& writer, const std::string& head,
                       const std::vector<nb::bytes>& seeds, const std::vector<std::string>& players, bool with_legal) {
    std::vector<std::unique_ptr<luna::Layout>> layouts;
    std::vector<Start<luna::State>> starts;
    starts.reserve(seeds.size());
    for (const nb::bytes& seed : seeds) {
        starts.push_back(dealer.deal(head, random_from(seed), layouts));
    }
    return write_games<luna::MoveList>(std::move(starts), players, with_legal, writer);
}

// So many draws of each kind from Python's random numbers, to be compared with Python itself.
std::tuple<std::vector<double>, std::vector<std::uint64_t>, std::vector<std::uint32_t>> draw(const nb::bytes& seed,
                                                                                            int count) {
    Mersenne random = random_from(seed);
    std::tuple<std::vector<double>, std::vector<std::uint64_t>, std::vector<std::uint32_t>> drawn;
    for (int turn = 1; turn <= count; ++turn) {
        std::get<0>(drawn).push_back(random.uniform());
        std::get<1>(drawn).push_back(random.bits(1 + turn % 64));
        std::get<2>(drawn).push_back(random.below(static_cast<std::uint32_t>(turn)));
    }
    return drawn;
}

// How many simulations each level has for a move.
template <class Levels>
std::vector<std::int64_t> budgets(const Levels& levels) {
    std::vector<std::int64_t> found;
    for (const auto& level : levels) {
        found.push_back(level.simulations);
    }
    return found;
}

// The kind of every code of Luna and the values of its fields by name, to be compared with the Python codes.
std::vector<std::pair<int, std::map<std::string, int>>> luna_codes() {
    std::vector<std::pair<int, std::map<std::string, int>>> found;
    for (const luna::Parts& parts : luna::PARTS) {
        std::map<std::string, int> values;
        for (const luna::Field& field : luna::form_of(parts.kind)) {
            if (field.name != nullptr) {
                values[field.name] = parts.*field.part;
            }
        }
        found.emplace_back(static_cast<int>(parts.kind), values);
    }
    return found;
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The native twin of both games.";
    nb::set_leak_warnings(false);  // a server that is stopped ends with games in memory, and need not say so

    nb::class_<luna::Layout>(module, "LunaLayout").def(nb::init<const luna::LayoutData&>(), "fields"_a);

    auto luna_state = nb::class_<LunaPosition>(module, "LunaState");
    luna_state.def("__init__", [](LunaPosition* self, std::shared_ptr<luna::Layout> layout,
                                  const luna::Snapshot& fields) {
        new (self) LunaPosition{layout, luna::import_state(*layout, fields)};
    }, "layout"_a, "fields"_a);
    luna_state.def("is_midway", [](const LunaPosition& self) { return self.state.voyage.is_under_way; });
    bind_position<LunaPosition, luna::MoveList>(luna_state);

    auto nova_luna_state = nb::class_<NovaLunaPosition>(module, "NovaLunaState");
    nova_luna_state.def("__init__", [](NovaLunaPosition* self, const nova_luna::Snapshot& fields) {
        new (self) NovaLunaPosition{nova_luna::import_state(fields)};
    }, "fields"_a);
    nova_luna_state.def("unseen", [](const NovaLunaPosition& self) { return int{self.state.supply_size}; });
    nova_luna_state.def("determinize", [](NovaLunaPosition& self, std::uint64_t seed) {
        Rng rng(seed);
        determinize(self.state, rng);
    }, "seed"_a);
    nova_luna_state.def("arrange", [](NovaLunaPosition& self, const std::vector<int>& tiles) {
        arrange(self.state, tiles);
    }, "tiles"_a);
    bind_position<NovaLunaPosition, nova_luna::MoveList>(nova_luna_state);

    luna_state.def("evaluate", [](const LunaPosition& self, int seat) {
        return luna::evaluate(self.state, checked_seat(self.state, seat));
    }, "seat"_a);
    nova_luna_state.def("evaluate", [](const NovaLunaPosition& self, int seat) {
        return nova_luna::evaluate(self.state, checked_seat(self.state, seat));
    }, "seat"_a);
    bind_encoding<LunaPosition, luna::MoveList>(luna_state, luna::ACTIONS);
    bind_encoding<NovaLunaPosition, nova_luna::MoveList>(nova_luna_state, nova_luna::ACTIONS);
    bind_batch<LunaPosition, luna::State, luna::Move, luna::Choices, LunaDeal>(module, "LunaBatch");
    bind_batch<NovaLunaPosition, nova_luna::State, nova_luna::Move, nova_luna::Choices, NovaLunaDeal>(module,
                                                                                                   "NovaLunaBatch");
    bind_forest<LunaPosition, luna::State, luna::Move, luna::Choices, LunaDeal>(module, "LunaForest");
    bind_forest<NovaLunaPosition, nova_luna::State, nova_luna::Move, nova_luna::Choices, NovaLunaDeal>(
        module, "NovaLunaForest");

    bind_search<LunaPosition, luna::Agent, search::Tree<luna::Agent>>(module, "LunaSearch", luna::LEVELS);
    bind_search<NovaLunaPosition, nova_luna::Agent, nova_luna::Thoughts>(module, "NovaLunaSearch", nova_luna::LEVELS);
    nb::class_<luna::Writer>(module, "LunaWriter").def(nb::init<const std::vector<std::string>&>(), "texts"_a);
    nb::class_<luna::Dealer>(module, "LunaDealer")
        .def("__init__", [](luna::Dealer* self, luna::DealData table,
                            const std::vector<std::tuple<std::vector<int>, luna::LayoutData, LunaPosition>>& frames) {
            new (self) luna::Dealer(luna_dealer(std::move(table), frames));
        }, "table"_a, "frames"_a);
    module.def("luna_games", luna_games, "dealer"_a, "writer"_a, "head"_a, "seeds"_a, "players"_a, "with_legal"_a);
    module.def("nova_luna_games", nova_luna_games, "position"_a, "head"_a, "seeds"_a, "players"_a, "with_legal"_a);
    module.def("draw", draw, "seed"_a, "count"_a);
    module.def("luna_codes", luna_codes);
    module.attr("LUNA_BUDGETS") = budgets(luna::LEVELS);
    module.attr("NOVA_LUNA_BUDGETS") = budgets(nova_luna::LEVELS);
}

}  // namespace lunarium
