#include "nova_luna/evaluation.hpp"

#include <array>

namespace lunarium::nova_luna {

namespace {

constexpr double COST = 0.35;  // tokens that a step on the moon track is worth
constexpr std::array<double, 5> NEARLY{0.0, 0.45, 0.2, 0.08, 0.03};  // an open task that lacks so many tiles
constexpr double OUT_OF_TOKENS = 100.0;

}  // namespace

double evaluate(const State& state, int seat) {
    const auto index = static_cast<std::size_t>(seat);
    const Display& display = state.displays.of[index];
    double nearly = 0.0;
    int numbers = 0;
    for (std::size_t order = 0; order < display.size; ++order) {
        const int name = display.tiles[order];
        const Tile& tile = tile_named(name);
        const Placed& placed = state.displays.placed[static_cast<std::size_t>(name)];
        numbers += tile.number;
        for (std::size_t task = 0; task < tile.tasks; ++task) {
            if (display.open[order] >> task & 1) {
                nearly += NEARLY[static_cast<std::size_t>(lacking(tile.needs[task], placed.counts))];
            }
        }
    }
    const int left = state.tokens_left[index];
    return (left ? 0.0 : OUT_OF_TOKENS) - left + nearly - COST * numbers;
}

}  // namespace lunarium::nova_luna
