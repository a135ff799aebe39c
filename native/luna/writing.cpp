#include "luna/writing.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>
#include <stdexcept>

namespace lunarium::luna {

Writer::Writer(const std::vector<std::string>& texts) {
    if (texts.size() != CODES) {
        throw std::invalid_argument("there is not a text for each code");
    }
    std::array<std::size_t, CODES> order;
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return texts[a] < texts[b]; });
    for (std::size_t place = 0; place < CODES; ++place) {
        ranks[order[place]] = static_cast<std::uint16_t>(place);
        quoted[place] = Slot('"' + texts[place] + '"');
        sorted[place] = Slot('"' + texts[order[place]] + "\",");
    }
}

void Writer::write_legal(std::span<const Move> moves, Text& out) const {
    std::array<std::uint64_t, CODES / 64 + 1> listed{};  // by rank: walking the bits sorts them
    static_assert(CODES / 64 + 1 <= 32);
    std::uint32_t words = 0;  // those with any
    for (const Move move : moves) {
        listed[ranks[move] / 64U] |= std::uint64_t{1} << ranks[move] % 64U;
        words |= 1U << ranks[move] / 64U;
    }
    write_slots(moves.size(), out, [&](char* at) {
        for (; words; words &= words - 1) {
            const auto word = static_cast<std::size_t>(std::countr_zero(words));
            std::uint64_t bits = listed[word];
            do {
                at = sorted[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))].write(at);
                bits &= bits - 1;
            } while (bits);
        }
        return at;
    });
}

void Writer::write_result(const State& state, Text& out) const {
    std::array<int, MOST_SIDES> scores;
    std::array<int, MOST_SIDES> seats;
    const auto count = static_cast<std::size_t>(ranking(state, seats.data()));
    for (std::size_t seat = 0; seat < count; ++seat) {
        scores[seat] = state.influence(static_cast<int>(seat));
    }
    out += "{\"scores\":";
    write_numbers(std::span(scores).first(count), out);
    out += ",\"ranking\":";
    write_numbers(std::span(seats).first(count), out);
    if (state.layout->is_solo()) {
        out += ",\"difference\":";
        out += std::to_string(scores[PLAYER] - scores[OPPONENT]);
    }
    out += '}';
}

}  // namespace lunarium::luna
