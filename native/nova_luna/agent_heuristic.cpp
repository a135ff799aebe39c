#include "nova_luna/agent_heuristic.hpp"

#include <bit>

namespace lunarium::nova_luna {

namespace {

// How many wanted colours a tile with these counts does not touch yet.
constexpr int untouched_colours(Counts need, Counts counts) {
    const Counts wanted = (need + NEVER) & SHORT;
    const Counts touched = (counts + NEVER) & SHORT;
    return static_cast<int>(((wanted & ~touched) >> 7) * 0x01010101U >> 24);
}

}  // namespace

Scorer::Scorer(const State& state, int seat, const Heuristic& heuristic)
    : state_(state), heuristic_(heuristic), seat_(seat) {
    constexpr float ALL_TOKENS = 20.0F;
    const float stage = 1.0F - heuristic.late * (1.0F - static_cast<float>(state.tokens_left[seat]) / ALL_TOKENS);
    for (int lacks = 0; lacks <= MOST_LACKS; ++lacks) {
        float worth = heuristic.nearly[lacks] * stage;
        for (int colours = 0; colours <= MOST_LACKS; ++colours) {
            worths_[lacks][colours] = worth;
            worth *= heuristic.untouched;
        }
    }
    const Display& display = state.displays.of[seat];
    for (int order = 0; order < display.size; ++order) {
        map_[spot(display.cells[order])] = static_cast<std::uint8_t>(order + 1);
    }
    for (int order = 0; order < display.size; ++order) {
        int free = 0;
        for (const int side : SIDES) {
            free += at(display.cells[order] + side) == 0;
        }
        free_sides_[order] = static_cast<std::uint8_t>(free);
        const Placed& placed = state.displays.placed[display.tiles[order]];
        before_[order] = worth_of(display.tiles[order], display.open[order], placed.counts, free);
    }
}

float Scorer::worth(Counts need, Counts counts, int free_sides) const {
    const int lacks = lacking(need, counts);
    const int colours = untouched_colours(need, counts);
    const float whole = worths_[lacks][colours];
    return colours > free_sides ? whole * heuristic_.blocked : whole;
}

float Scorer::worth_of(int tile, unsigned open, Counts counts, int free_sides) const {
    float sum = 0.0F;
    for (; open; open &= open - 1) {
        sum += worth(tile_named(tile).needs[std::countr_zero(open)], counts, free_sides);
    }
    return sum;
}

float Scorer::open_worth() const {
    float sum = 0.0F;
    for (const float worth : before_) {
        sum += worth;
    }
    return sum;
}

float Scorer::appeal(int tile, Cell cell) const {
    const Display& display = state_.displays.of[seat_];
    Changes list;
    list_changes(state_.displays, seat_, tile, cell, list);
    Orders beside = 0;
    int free_sides = 4;
    for (const int side : SIDES) {
        if (const int found = at(cell + side)) {
            beside |= only(found - 1);
            --free_sides;
        }
    }
    Orders losing = beside;  // a side, and gaining nothing
    int covered = 0;
    float worth = 0.0F;
    for (int index = 0; index < list.size; ++index) {
        const Change& change = list.changes[index];
        const bool is_new = change.order == display.size;
        const Tile& face = tile_named(change.tile);
        const unsigned open = is_new ? (1U << face.tasks) - 1 : display.open[change.order];
        const unsigned met = met_tasks(face, change.counts) & open;
        covered += static_cast<int>((met & 1) + (met >> 1 & 1) + (met >> 2));
        const int sides = is_new ? free_sides : free_sides_[change.order] - static_cast<int>(beside >> change.order & 1);
        worth += worth_of(change.tile, open & ~met, change.counts, sides);
        if (!is_new) {
            worth -= before_[change.order];
            losing &= ~only(change.order);
        }
    }
    for (; losing; losing &= losing - 1) {
        const int order = std::countr_zero(losing);
        const int name = display.tiles[order];
        const Placed& placed = state_.displays.placed[name];
        if (const unsigned open = display.open[order]) {
            worth += worth_of(name, open, placed.counts, free_sides_[order] - 1) - before_[order];
        }
    }
    const int left = state_.tokens_left[seat_];
    if (covered >= left) {
        return FINISH - heuristic_.cost * static_cast<float>(tile_named(tile).number);
    }
    const int number = tile_named(tile).number;
    const bool is_again = state_.players > 1 && state_.distances[seat_] + number <= state_.distances[state_.queue[1]];
    return static_cast<float>(covered) + worth - heuristic_.cost * static_cast<float>(number) +
           heuristic_.room * static_cast<float>(free_sides) + (is_again ? heuristic_.again : 0.0F);
}

}  // namespace lunarium::nova_luna
