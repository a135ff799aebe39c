// The Python module lunarium._native: both games, playouts and search, as one small interface.
//
// A position is handed over as a dict of its fields and comes back as one; moves are codes. What is not hot (views,
// reasons, outcomes) stays in Python.
#include <nanobind/nanobind.h>
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
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "luna/agent.hpp"
#include "luna/rules.hpp"
#include "luna/snapshot.hpp"
#include "named_caster.hpp"
#include "nova_luna/agent.hpp"
#include "nova_luna/agent_plans.hpp"
#include "nova_luna/rules.hpp"
#include "nova_luna/snapshot.hpp"
#include "rng.hpp"
#include "search.hpp"

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
    bind_position<NovaLunaPosition, nova_luna::MoveList>(nova_luna_state);

    bind_search<LunaPosition, luna::Agent, search::Tree<luna::Agent>>(module, "LunaSearch", luna::LEVELS);
    bind_search<NovaLunaPosition, nova_luna::Agent, nova_luna::Thoughts>(module, "NovaLunaSearch", nova_luna::LEVELS);
    module.def("luna_codes", luna_codes);
    module.attr("LUNA_BUDGETS") = budgets(luna::LEVELS);
    module.attr("NOVA_LUNA_BUDGETS") = budgets(nova_luna::LEVELS);
}

}  // namespace lunarium
