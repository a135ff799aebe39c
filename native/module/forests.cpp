// The search for learners, in every game of a batch at once.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "forest.hpp"
#include "module/arrays.hpp"
#include "module/batches.hpp"
#include "module/parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace lunarium {
namespace {

// The search for learners, with what it writes to and what it searches, which live as long as it does.
template <class Position, class Move, class Games>
class HeldForest {
public:
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
    Forest<decltype(Position::state), Move> forest_;
    std::vector<Position> positions_;  // keep their layouts alive
    std::uint64_t age_ = 0;
    bool is_planted_ = false;
};

// The search for learners; whoever uses it on a batch keeps that alive.
template <class Position, class Move, class Games>
void bind_forest(nb::module_& module, const char* name) {
    using Self = HeldForest<Position, Move, Games>;
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

}  // namespace

void bind_forests(nb::module_& module) {
    bind_forest<LunaPosition, luna::Move, LunaBatch>(module, "LunaForest");
    bind_forest<NovaLunaPosition, nova_luna::Move, NovaLunaBatch>(module, "NovaLunaForest");
}

}  // namespace lunarium
