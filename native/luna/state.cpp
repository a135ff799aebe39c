// What a state is asked and what several actions do to it.
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

}  // namespace lunarium::luna
