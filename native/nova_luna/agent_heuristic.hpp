// The static evaluation of moves of Nova Luna: what a move looks worth without playing it.
#pragma once

#include <array>
#include <cstdint>

#include "nova_luna/rules.hpp"

namespace lunarium::nova_luna {

constexpr int MOST_LACKS = 4;  // tiles, and so colours, that a task can lack

// The weights of the static evaluation, in tokens placed.
struct Heuristic {
    std::array<float, MOST_LACKS + 1> nearly{0.0F, 0.63F, 0.19F, 0.09F, -0.05F};  // a task that lacks so many tiles
    float untouched = 0.8F;   // kept of that for each wanted colour that the task's tile does not touch yet
    float blocked = 0.17F;    // kept of that when the tile has fewer free sides than such colours
    float late = 0.66F;       // open tasks lose this share of their worth until the last token
    float cost = 0.49F;       // a step on the moon track
    float again = 0.03F;      // coming to move again at once
    float room = 0.13F;       // a free side of the new tile
    float refill = 0.35F;     // a fresh track, against a take that is worth 0
    float end_phase = 1.0F;   // solo: the end of the first phase, likewise
};

// One player's display as it is looked at before a move: what all moves have in common.
class Scorer {
public:
    Scorer(const State& state, int seat, const Heuristic& heuristic);

    // How much a take looks worth: tokens placed and tasks nearly done, less the cost. FINISH and more: it wins.
    float appeal(int tile, Cell cell) const;

    // What all open tasks of the display are worth.
    float open_worth() const;

    static constexpr float FINISH = 100.0F;

private:
    static constexpr int WIDTH = 32;  // of the map; farther cells wrap around, which costs a little accuracy

    // The place of a cell on the map.
    static constexpr int spot(Cell cell) { return (cell / DOWN % WIDTH) * WIDTH + cell % WIDTH; }

    // The tile on a cell: its order plus 1, 0 for none.
    int at(int cell) const { return map_[spot(static_cast<Cell>(cell))]; }

    // What an open task is worth.
    float worth(Counts need, Counts counts, int free_sides) const;

    // What all open tasks of a tile are worth.
    float worth_of(int tile, unsigned open, Counts counts, int free_sides) const;

    const State& state_;
    const Heuristic& heuristic_;
    int seat_;
    float worths_[MOST_LACKS + 1][MOST_LACKS + 1];  // by tiles lacking and colours untouched
    std::array<std::uint8_t, WIDTH * WIDTH> map_{};
    std::array<std::uint8_t, MOST_TILES> free_sides_{};  // by order
    std::array<float, MOST_TILES> before_{};             // by order: what its open tasks are worth now
};

}  // namespace lunarium::nova_luna
