// The deal of Luna from a seed, draw for draw as games/luna/setup.py deals.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "luna/layout.hpp"
#include "luna/state.hpp"
#include "simulation.hpp"

namespace lunarium::luna {

constexpr int FIGURES = 3;  // Moon Priestess, Master Builder, Apostate

// A choice of temple boards in their order, laid out with some ring, and a position of it before the first move.
struct Frame {
    std::vector<int> boards;
    LayoutData data;
    State start;
};

// What the options of a mode decide, and the words for its set-up.
struct DealData {
    std::vector<std::string> boards;  // in quotes, sorted
    std::vector<int> start_tiles;     // of each board
    std::vector<std::string> isles;   // in quotes
    std::optional<std::vector<int>> ring;  // as it is given, not drawn
    std::array<std::optional<int>, FIGURES> figures;  // isles that are given
    bool is_together = false;  // Moon Priestess and Master Builder start on one isle
    std::string tail;          // of the set-up: own component values

    static void visit(auto&& field) {
        field("boards", &DealData::boards);
        field("start_tiles", &DealData::start_tiles);
        field("isles", &DealData::isles);
        field("ring", &DealData::ring);
        field("figures", &DealData::figures);
        field("is_together", &DealData::is_together);
        field("tail", &DealData::tail);
    }
};

class Dealer {
public:
    // All choices of boards, in the order of itertools.permutations (std::invalid_argument).
    Dealer(DealData table, std::vector<Frame> frames);

    // A new game; its layout is kept in the list. The set-up is appended to the head.
    Start<State> deal(const std::string& head, SplitMix random, std::vector<std::unique_ptr<Layout>>& layouts) const;

private:
    struct Drawn {
        std::vector<int> boards;
        std::vector<int> start_tiles;  // by seat
        std::array<int, ISLES> ring;
        std::array<int, FIGURES> figures;
        int start_player;
    };

    Drawn draw(SplitMix& random) const;
    State first_state(const Frame& frame, const Layout& layout, const Drawn& drawn) const;
    void write_setup(const Drawn& drawn, std::string& out) const;

    DealData table;
    std::vector<Frame> frames;
    std::vector<Layout> layouts;  // of the frames
};

}  // namespace lunarium::luna
