// What several actions of Luna have in common: the council's stack of discs, and entering the temple.
#include "luna/state.hpp"

#include <algorithm>
#include <numeric>

namespace lunarium::luna {

int State::influence(int seat) const { return std::accumulate(points[seat].begin(), points[seat].end(), 0); }

void State::raise_disc(int seat, int steps) {
    if (is_on_last_seat(seat)) {
        return;
    }
    const int last = layout->last_seat;
    const int goal = std::min(council_seat[seat] + steps, last);
    council_seat[seat] = goal;
    const auto end = council_rank.begin() + layout->players;
    const auto behind = std::remove(council_rank.begin(), end, seat);
    const auto ahead = std::count_if(council_rank.begin(), behind, [&](int other) {
        return council_seat[other] > goal || (council_seat[other] == goal && goal == last);
    });
    std::move_backward(council_rank.begin() + ahead, behind, end);
    council_rank[ahead] = seat;
}

void State::enter_temple(int seat, int tile) {
    const TileSet within_reach = layout->lower_neighbours[tile] - books;
    for (int other = 0; other < layout->players; ++other) {
        const TileSet displaced = temple[other] & within_reach;
        if (other != seat && !displaced.is_empty()) {
            displace(other, displaced);
            points[seat][FROM_DISPLACEMENT] += displaced.size();
        }
    }
    temple[seat].add(tile);
    points[seat][FROM_SANCTIFICATION] += layout->guards[round];
}

// To the landing stage, in solo the opponent's by the isle of its tile; L-4: the spaces are closed.
void State::displace(int loser, TileSet tiles) {
    temple[loser] = temple[loser] - tiles;
    closed = closed | tiles;
    for (const int tile : tiles) {
        if (loser < layout->people) {
            active[loser].add(STAGE, 1);
        } else {
            inactive[loser].add(layout->symbols[tile], 1);
        }
    }
}

}  // namespace lunarium::luna
