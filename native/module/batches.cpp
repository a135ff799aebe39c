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

#include <cstddef>
#include <cstdint>
#include <stdexcept>
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

// Many games of one kind; the positions to start from have the same number of sides.
template <class Position, class Choices, class Deal>
void bind_batch(nb::module_& module, const char* name) {
    using Self = HeldBatch<Position, Choices, Deal>;
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
                             Array<std::uint8_t, 1> ended, std::uint64_t seed, int threads, bool by_rank) {
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
    bind_batch<LunaPosition, luna::Choices, LunaDeal>(module, "LunaBatch");
    bind_batch<NovaLunaPosition, nova_luna::Choices, NovaLunaDeal>(module, "NovaLunaBatch");
}

}  // namespace lunarium
