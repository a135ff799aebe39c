#include "nova_luna/writing.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <span>
#include <vector>

namespace lunarium::nova_luna {

namespace {

constexpr std::size_t CELLS = std::size_t{1} << CELL_BITS;

void write_number(int number, std::string& out) {
    std::array<char, 12> digits;
    out.append(digits.data(), std::to_chars(digits.begin(), digits.end(), number).ptr);
}

void write_cell(Cell cell, std::string& out) {
    write_number(x_of(cell), out);
    out += ',';
    write_number(y_of(cell), out);
}

// The places of so many texts in their order.
template <class Write>
std::vector<std::uint16_t> rank_texts(std::size_t count, const Write& write) {
    std::vector<std::string> texts(count);
    std::vector<std::uint16_t> order(count);
    for (std::size_t index = 0; index < count; ++index) {
        write(static_cast<int>(index), texts[index]);
    }
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return texts[a] < texts[b]; });
    std::vector<std::uint16_t> ranks(count);
    for (std::size_t place = 0; place < count; ++place) {
        ranks[order[place]] = static_cast<std::uint16_t>(place);
    }
    return ranks;
}

template <class Numbers>
void write_field(const char* name, const Numbers& numbers, std::string& out) {
    out += name;
    write_numbers(numbers, out);
}

}  // namespace

void deal(Start<State>& start) {
    State& state = start.state;
    std::array<std::uint8_t, MOST_SEATS> tower{0, 1, 2, 3};
    std::array<std::uint8_t, TILES> tiles;
    std::iota(tiles.begin(), tiles.end(), std::uint8_t{1});
    start.head += '{';
    if (state.players > 1) {
        start.random.shuffle(tower, state.players);
        std::reverse_copy(tower.begin(), tower.begin() + state.players, state.queue.begin());
        write_field("\"tower\":", std::span(tower).first(state.players), start.head);
        start.head += ',';
    }
    start.random.shuffle(tiles, TILES);
    const auto on_track = std::span(tiles).first<SPACES - 1>();
    const auto face_down = std::span(tiles).last<IN_SUPPLY>();
    std::copy(on_track.begin(), on_track.end(), state.wheel.begin() + 1);
    std::reverse_copy(face_down.begin(), face_down.end(), state.supply.begin());  // the last one is drawn first
    write_field("\"wheel\":", on_track, start.head);
    write_field(",\"supply\":", face_down, start.head);
    start.head += '}';
}

std::uint32_t Writer::rank(Move move) const {
    static const std::vector<std::uint16_t> tiles = rank_texts(TILES + 1, [](int tile, std::string& out) {
        write_number(tile, out);
        out += '@';
    });
    static const std::vector<std::uint16_t> cells =
        rank_texts(CELLS, [](int cell, std::string& out) { write_cell(static_cast<Cell>(cell), out); });
    if (tile_of(move) == 0) {
        return std::uint32_t{TILES + 1} << CELL_BITS;  // words come after numbers; there is only one of them
    }
    return std::uint32_t{tiles[static_cast<std::size_t>(tile_of(move))]} << CELL_BITS | cells[cell_of(move)];
}

void Writer::write_move(Move move, std::string& out) const {
    if (tile_of(move) == 0) {
        out += move == REFILL ? "\"refill\"" : "\"end-phase\"";
        return;
    }
    out += '"';
    write_number(tile_of(move), out);
    out += '@';
    write_cell(cell_of(move), out);
    out += '"';
}

void Writer::write_result(const State& state, std::string& out) const {
    std::array<int, MOST_SEATS> left;
    std::array<int, MOST_SEATS> seats;
    tokens_left(state, left.data());
    ranking(state, seats.data());
    write_field("{\"tokens_left\":", std::span(left).first(state.players), out);
    write_field(",\"ranking\":", std::span(seats).first(state.players), out);
    if (state.players == 1) {
        std::array<int, 2> notes;
        std::transform(state.notes.begin(), state.notes.end(), notes.begin(),
                       [](const Note& note) { return note.tiles + note.penalty; });
        out += ",\"solo_score\":";
        write_number(solo_score(state), out);
        write_field(",\"notes\":", notes, out);
    }
    out += '}';
}

}  // namespace lunarium::nova_luna
