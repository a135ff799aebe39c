// Positions of both games: the rules, and what a learner sees.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/set.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "luna/evaluation.hpp"
#include "luna/snapshot.hpp"
#include "module/arrays.hpp"
#include "module/parts.hpp"
#include "module/positions.hpp"
#include "named_caster.hpp"
#include "nova_luna/evaluation.hpp"
#include "nova_luna/snapshot.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace lunarium {
namespace {

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
        .def("fields", [](const Position& self) { return export_state(self.state); });
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
        .def("features_size", [](const Position& self) { return features_size(self.state); })
        .def("features", [](const Position& self, int seat, Array<std::uint8_t, 1> out) {
            checked_seat(self.state, seat);
            if (out.shape(0) != static_cast<std::size_t>(features_size(self.state))) {
                throw std::invalid_argument("the array does not fit the features");
            }
            featurize(self.state, seat, out.data());
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

void bind_positions(nb::module_& module) {
    nb::class_<luna::Layout>(module, "LunaLayout").def(nb::init<const luna::LayoutData&>(), "fields"_a);

    auto luna_state = nb::class_<LunaPosition>(module, "LunaState");
    luna_state.def("__init__", [](LunaPosition* self, std::shared_ptr<luna::Layout> layout,
                                  const luna::Snapshot& fields) {
        new (self) LunaPosition{layout, luna::import_state(*layout, fields)};
    }, "layout"_a, "fields"_a);
    bind_position<LunaPosition, luna::MoveList>(luna_state);

    auto nova_luna_state = nb::class_<NovaLunaPosition>(module, "NovaLunaState");
    nova_luna_state.def("__init__", [](NovaLunaPosition* self, const nova_luna::Snapshot& fields) {
        new (self) NovaLunaPosition{nova_luna::import_state(fields)};
    }, "fields"_a);
    nova_luna_state.def("unseen", [](const NovaLunaPosition& self) { return int{self.state.supply_size}; });
    bind_position<NovaLunaPosition, nova_luna::MoveList>(nova_luna_state);

    luna_state.def("evaluate", [](const LunaPosition& self, int seat) {
        return luna::evaluate(self.state, checked_seat(self.state, seat));
    }, "seat"_a);
    nova_luna_state.def("evaluate", [](const NovaLunaPosition& self, int seat) {
        return nova_luna::evaluate(self.state, checked_seat(self.state, seat));
    }, "seat"_a);
    bind_encoding<LunaPosition, luna::MoveList>(luna_state, luna::ACTIONS);
    bind_encoding<NovaLunaPosition, nova_luna::MoveList>(nova_luna_state, nova_luna::ACTIONS);
    module.def("luna_codes", luna_codes);
}

}  // namespace lunarium
