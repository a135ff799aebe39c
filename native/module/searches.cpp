// The players' search, at the levels of each game.
#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "luna/agent.hpp"
#include "module/parts.hpp"
#include "module/positions.hpp"
#include "nova_luna/agent.hpp"
#include "nova_luna/agent_plans.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace lunarium {
namespace {

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

}  // namespace

void bind_searches(nb::module_& module) {
    bind_search<LunaPosition, luna::Agent, search::Tree<luna::Agent>>(module, "LunaSearch", luna::LEVELS);
    bind_search<NovaLunaPosition, nova_luna::Agent, nova_luna::Thoughts>(module, "NovaLunaSearch", nova_luna::LEVELS);
    module.attr("LUNA_BUDGETS") = budgets(luna::LEVELS);
    module.attr("NOVA_LUNA_BUDGETS") = budgets(nova_luna::LEVELS);
}

}  // namespace lunarium
