// The Python module lunarium._native: both games, playouts and search, behind a small face.
//
// A position is handed over as a flat row of numbers and comes back as one; moves are codes. What is not hot (views,
// reasons, outcomes) stays in Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "luna/luna.hpp"
#include "luna/snapshot.hpp"
#include "nova_luna/nova_luna.hpp"
#include "nova_luna/snapshot.hpp"
#include "rng.hpp"

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
        .def("apply", [](Position& self, std::uint32_t code) {
            using Move = std::remove_reference_t<decltype(std::declval<MoveList>().moves[0])>;
            apply(self.state, static_cast<Move>(code));
        }, "code"_a)
        .def("numbers", [](const Position& self) { return export_state(self.state); })
        .def("play_out", [](const Position& self, std::int64_t games, std::uint64_t seed, int threads) {
            const nb::gil_scoped_release released;
            return play_out_on(self.state, games, seed, threads);
        }, "games"_a, "seed"_a, "threads"_a = 1);
}

luna::LayoutData luna_data(int players, int level, std::vector<int> ring, std::vector<int> symbols,
                           std::vector<std::vector<int>> neighbours, std::vector<std::vector<int>> groups,
                           int priestess_moves, std::vector<int> prizes, int builder_moves, std::vector<int> council,
                           std::vector<int> guards) {
    return {players, level, std::move(ring), std::move(symbols), std::move(neighbours), std::move(groups),
            priestess_moves, std::move(prizes), builder_moves, std::move(council), std::move(guards)};
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The native twin of both games.";

    nb::class_<luna::Layout>(module, "LunaLayout")
        .def("__init__", [](luna::Layout* self, int players, int level, std::vector<int> ring,
                            std::vector<int> symbols, std::vector<std::vector<int>> neighbours,
                            std::vector<std::vector<int>> groups, int priestess_moves, std::vector<int> prizes,
                            int builder_moves, std::vector<int> council, std::vector<int> guards) {
            new (self) luna::Layout(luna_data(players, level, std::move(ring), std::move(symbols),
                                              std::move(neighbours), std::move(groups), priestess_moves,
                                              std::move(prizes), builder_moves, std::move(council),
                                              std::move(guards)));
        });

    auto luna_state = nb::class_<LunaPosition>(module, "LunaState");
    luna_state.def("__init__", [](LunaPosition* self, std::shared_ptr<luna::Layout> layout,
                                  const std::vector<std::int32_t>& numbers) {
        new (self) LunaPosition{layout, luna::import_state(*layout, numbers)};
    }, "layout"_a, "numbers"_a);
    bind_position<LunaPosition, luna::MoveList>(luna_state);

    auto nova_luna_state = nb::class_<NovaLunaPosition>(module, "NovaLunaState");
    nova_luna_state.def("__init__", [](NovaLunaPosition* self, const std::vector<std::int32_t>& numbers) {
        new (self) NovaLunaPosition{nova_luna::import_state(numbers)};
    }, "numbers"_a);
    nova_luna_state.def("determinize", [](NovaLunaPosition& self, std::uint64_t seed) {
        Rng rng(seed);
        determinize(self.state, rng);
    }, "seed"_a);
    bind_position<NovaLunaPosition, nova_luna::MoveList>(nova_luna_state);
}

}  // namespace lunarium
