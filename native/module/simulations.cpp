// Whole games as lines of text.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "luna/deal.hpp"
#include "luna/writing.hpp"
#include "splitmix.hpp"
#include "module/parts.hpp"
#include "module/positions.hpp"
#include "named_caster.hpp"
#include "nova_luna/writing.hpp"
#include "simulation.hpp"
#include "text.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace lunarium {
namespace {

// Whole games, one line each; players take the seats in turns.
template <class MoveList, class State, class Writer>
nb::bytes write_games(std::vector<Start<State>> starts, const std::vector<std::string>& players, bool with_legal,
                      const Writer& writer) {
    std::vector<Choice> choices;
    std::transform(players.begin(), players.end(), std::back_inserter(choices), choice_named);
    if (choices.empty()) {
        throw std::invalid_argument("nobody plays");
    }
    static thread_local Text kept;  // fresh memory costs more than what is written to it
    Text& lines = kept;
    lines.clear();
    {
        const nb::gil_scoped_release released;
        Course<std::remove_cvref_t<decltype(MoveList::moves[0])>> course;
        for (Start<State>& start : starts) {
            write_game<MoveList>(start, choices, with_legal, writer, course, lines);
        }
    }
    return nb::bytes(lines.data(), lines.size());
}

// Nova Luna is dealt here: a position to deal anew, what comes before the set-up, and a seed for each game.
nb::bytes nova_luna_games(const NovaLunaPosition& position, const std::string& head,
                          const std::vector<std::uint64_t>& seeds, const std::vector<std::string>& players,
                          bool with_legal) {
    std::vector<Start<nova_luna::State>> starts;
    starts.reserve(seeds.size());
    for (const std::uint64_t seed : seeds) {
        nova_luna::deal(starts.emplace_back(head, position.state, SplitMix(seed)));
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
                       const std::vector<std::uint64_t>& seeds, const std::vector<std::string>& players, bool with_legal) {
    std::vector<std::unique_ptr<luna::Layout>> layouts;
    std::vector<Start<luna::State>> starts;
    starts.reserve(seeds.size());
    for (const std::uint64_t seed : seeds) {
        starts.push_back(dealer.deal(head, SplitMix(seed), layouts));
    }
    return write_games<luna::MoveList>(std::move(starts), players, with_legal, writer);
}

// The deals of these seeds: each its set-up and its first position.
std::vector<std::pair<std::string, LunaPosition>> luna_starts(const luna::Dealer& dealer,
                                                              const std::vector<std::uint64_t>& seeds) {
    std::vector<std::pair<std::string, LunaPosition>> found;
    std::vector<std::unique_ptr<luna::Layout>> layouts;
    for (const std::uint64_t seed : seeds) {
        Start<luna::State> start = dealer.deal("", SplitMix(seed), layouts);
        const std::shared_ptr<const luna::Layout> layout = std::move(layouts.back());
        layouts.pop_back();
        found.emplace_back(std::move(start.head), LunaPosition{layout, start.state});
    }
    return found;
}

// So many draws of each kind, to be compared with Python's.
std::tuple<std::vector<double>, std::vector<std::uint64_t>, std::vector<std::uint32_t>> draw(std::uint64_t seed,
                                                                                            int count) {
    SplitMix random(seed);
    std::tuple<std::vector<double>, std::vector<std::uint64_t>, std::vector<std::uint32_t>> drawn;
    for (int turn = 1; turn <= count; ++turn) {
        std::get<0>(drawn).push_back(random.uniform());
        std::get<1>(drawn).push_back(random.bits(1 + turn % 64));
        std::get<2>(drawn).push_back(random.below(static_cast<std::uint32_t>(turn)));
    }
    return drawn;
}

}  // namespace

void bind_simulations(nb::module_& module) {
    nb::class_<luna::Writer>(module, "LunaWriter").def(nb::init<const std::vector<std::string>&>(), "texts"_a);
    nb::class_<luna::Dealer>(module, "LunaDealer")
        .def("__init__", [](luna::Dealer* self, luna::DealData table,
                            const std::vector<std::tuple<std::vector<int>, luna::LayoutData, LunaPosition>>& frames) {
            new (self) luna::Dealer(luna_dealer(std::move(table), frames));
        }, "table"_a, "frames"_a);
    module.def("luna_starts", luna_starts, "dealer"_a, "seeds"_a);
    module.def("luna_games", luna_games, "dealer"_a, "writer"_a, "head"_a, "seeds"_a, "players"_a, "with_legal"_a);
    module.def("nova_luna_games", nova_luna_games, "position"_a, "head"_a, "seeds"_a, "players"_a, "with_legal"_a);
    module.def("draw", draw, "seed"_a, "count"_a);
}

}  // namespace lunarium
