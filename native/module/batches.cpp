// Many games of one kind, stepped at once.
#include "module/batches.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/set.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "luna/snapshot.hpp"
#include "module/parts.hpp"
#include "named_caster.hpp"
#include "nova_luna/snapshot.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace lunarium {
namespace {

// Who plays a seat, by name: its level and its simulations count for a level only.
using Named = std::tuple<std::string, int, std::int64_t>;

Opponents opponents_of(const std::vector<Named>& named, std::size_t levels, std::size_t people) {
    Opponents found{};
    std::size_t learners = people;
    if (named.size() > people || people > found.size()) {
        throw std::invalid_argument("there are more opponents than seats");
    }
    for (std::size_t seat = 0; seat < named.size(); ++seat) {
        const auto& [name, level, simulations] = named[seat];
        found[seat] = {opponent_named(name), level, simulations};
        learners -= found[seat].kind != Opponent::Kind::Nobody;
        const bool is_level = found[seat].kind == Opponent::Kind::Level;
        if (is_level && (level < 1 || static_cast<std::size_t>(level) > levels || simulations < 1)) {
            throw std::invalid_argument("no such level");
        }
    }
    if (learners == 0) {
        throw std::invalid_argument("somebody has to learn");
    }
    return found;
}

// The state of a position, whose layout is kept elsewhere.
luna::State settled(const LunaPosition& position) {
    luna::State state = position.state;
    state.layout = position.layout.get();
    return state;
}
const nova_luna::State& settled(const NovaLunaPosition& position) { return position.state; }

// Many games of one kind; the positions to start from have the same number of sides.
template <class Position, class Choices, class MoveList, class Deal>
void bind_batch(nb::module_& module, const char* name, std::size_t levels) {
    using Self = HeldBatch<Position, Choices, MoveList, Deal>;
    const auto first_of = [](const std::vector<Position>& starts) -> const auto& {
        if (starts.empty()) {
            throw std::invalid_argument("a batch needs a position to start from");
        }
        return starts[0].state;
    };
    nb::class_<Self>(module, name)
        .def_static("shape", [](const Position& start) {
            const BatchShape shape = shape_of(start.state);
            return std::tuple{shape.observation, shape.actions, shape.people, features_size(start.state)};
        }, "start"_a)
        .def("__init__", [=](Self* self, std::vector<Position> starts, Array<std::uint8_t, 2> observations,
                             Array<std::uint8_t, 2> masks, Array<std::int8_t, 1> seats, Array<float, 2> rewards,
                             Array<std::uint8_t, 1> ended, std::uint64_t seed, int threads, bool by_rank,
                             const std::vector<Named>& others) {
            const BatchArrays arrays{observations, masks, seats, rewards, ended};
            const BatchShape shape = shape_of(first_of(starts));
            arrays.check(shape);
            if (threads < 1 || threads > 256) {
                throw std::invalid_argument("a batch has 1 to 256 threads");
            }
            for (const Position& start : starts) {
                if (sides(start.state) != sides(starts[0].state) || people(start.state) != people(starts[0].state) ||
                    to_move(start.state) < 0 || !Deal::can_start(start.state)) {
                    throw std::invalid_argument("all games of a batch have the same sides, and can start like this");
                }
            }
            const Opponents opponents = opponents_of(others, levels, shape.people);
            new (self) Self{arrays, starts, {Deal{starts}, arrays.seats.shape(0), seed, threads, by_rank, opponents, shape,
                                             arrays.buffers()}};
        }, "starts"_a, "observations"_a, "masks"_a, "seats"_a, "rewards"_a, "ended"_a, "seed"_a, "threads"_a,
             "by_rank"_a, "opponents"_a)
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
        .def("position", [](const Self& self, std::size_t game) { return self.position(game); }, "game"_a)
        .def("begun", [](const Self& self, std::size_t game) { return self.begun(game); }, "game"_a)
        .def("start", [](const Self& self, std::size_t game) { return self.batch.past(game).start; }, "game"_a)
        .def("moves", [](const Self& self, std::size_t game) { return self.batch.past(game).moves; }, "game"_a)
        .def("load", [](Self& self, std::size_t game, const Position& position, const Position& begun,
                        std::vector<std::uint32_t> moves, int start) {
            const auto& any = self.starts[0].state;
            if (sides(position.state) != sides(any) || people(position.state) != people(any) ||
                to_move(position.state) < 0 || start >= static_cast<int>(self.starts.size()) || start < BROUGHT) {
                throw std::invalid_argument("the position is over, or not of the batch's kind");
            }
            self.batch.state(game);
            if (start == BROUGHT) {
                self.brought.insert_or_assign(game, position);
            }
            const Position& any_like = start == BROUGHT ? position : self.starts[static_cast<std::size_t>(start)];
            const Position own = held_like(any_like, position.state);
            const Position first = held_like(any_like, begun.state);
            self.batch.load(game, settled(own), {start, settled(first), std::move(moves)});
        }, "game"_a, "position"_a, "begun"_a, "moves"_a, "start"_a)
        .def("randoms", [](Self& self) {
            std::vector<std::array<std::uint64_t, 4>> found;
            for (const Rng& rng : self.batch.randoms()) {
                found.push_back(std::to_array(rng.words));
            }
            return found;
        })
        .def("set_randoms", [](Self& self, const std::vector<std::array<std::uint64_t, 4>>& words) {
            if (words.size() != self.batch.size()) {
                throw std::invalid_argument("there are not random numbers for each game");
            }
            for (std::size_t game = 0; game < words.size(); ++game) {
                std::copy(words[game].begin(), words[game].end(), self.batch.randoms()[game].words);
            }
        }, "words"_a)
        .def("features", [](Self& self, Array<std::uint8_t, 2> out) {
            const auto size = static_cast<std::size_t>(features_size(self.batch.state(0)));
            if (out.shape(0) != self.batch.size() || out.shape(1) != size) {
                throw std::invalid_argument("the array does not fit the features");
            }
            const nb::gil_scoped_release released;
            self.batch.featurize_all(out.data(), size);
        }, "out"_a)
        .def("fields", [](const Self& self, std::size_t game) { return export_state(self.batch.state(game)); },
             "game"_a);
}

}  // namespace

void bind_batches(nb::module_& module) {
    bind_batch<LunaPosition, luna::Choices, luna::MoveList, LunaDeal>(module, "LunaBatch", luna::LEVELS.size());
    bind_batch<NovaLunaPosition, nova_luna::Choices, nova_luna::MoveList, NovaLunaDeal>(module, "NovaLunaBatch",
                                                                                      nova_luna::LEVELS.size());
}

}  // namespace lunarium
