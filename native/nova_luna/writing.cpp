#include "nova_luna/writing.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lunarium::nova_luna {

namespace {

constexpr std::size_t CELLS = std::size_t{1} << CELL_BITS;

template <class Out>
void write_number(int number, Out& out) {
    std::array<char, 12> digits;
    out += std::string_view(digits.data(), std::to_chars(digits.begin(), digits.end(), number).ptr);
}

template <class Out>
void write_cell(Cell cell, Out& out) {
    write_number(x_of(cell), out);
    out += ',';
    write_number(y_of(cell), out);
}

// Texts by number, and their places in the order of texts.
struct Texts {
    template <class Write>
    Texts(std::size_t count, const Write& write) : slots(count), ranks(count) {
        std::vector<std::string> texts(count);
        std::vector<std::uint16_t> order(count);
        for (std::size_t index = 0; index < count; ++index) {
            write(static_cast<int>(index), texts[index]);
            slots[index] = Slot(texts[index]);
        }
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return texts[a] < texts[b]; });
        for (std::size_t place = 0; place < count; ++place) {
            ranks[order[place]] = static_cast<std::uint16_t>(place);
        }
    }

    // Sort numbers as their texts are sorted.
    template <class Numbers>
    void sort(Numbers first, Numbers last) const {
        std::sort(first, last, [this](std::size_t a, std::size_t b) { return ranks[a] < ranks[b]; });
    }

    std::vector<Slot> slots;
    std::vector<std::uint16_t> ranks;
};

template <class Numbers, class Out>
void write_field(const char* name, const Numbers& numbers, Out& out) {
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

// Every tile is listed with the same cells: sort these once.
void Writer::write_legal(std::span<const Move> moves, Text& out) const {
    static const Texts tile_texts(TILES + 1, [](int tile, std::string& text) {
        text += '"';
        write_number(tile, text);
        text += '@';
    });
    static const Texts cell_texts(CELLS, [](int cell, std::string& text) {
        write_cell(static_cast<Cell>(cell), text);
        text += "\",";
    });
    const bool has_word = tile_of(moves.front()) == 0;
    std::array<Cell, MOST_FREE_CELLS> cells;
    std::array<int, REACH> tiles;
    Cell* last_cell = cells.data();
    int* last_tile = tiles.data();
    for (const Move move : moves.subspan(has_word ? 1 : 0)) {
        if (last_tile == tiles.data() || last_tile[-1] != tile_of(move)) {
            *last_tile++ = tile_of(move);
        }
        if (last_tile == tiles.data() + 1) {
            *last_cell++ = cell_of(move);
        }
    }
    cell_texts.sort(cells.data(), last_cell);
    tile_texts.sort(tiles.data(), last_tile);
    write_slots(2 * moves.size(), out, [&](char* at) {
        for (const int* tile = tiles.data(); tile != last_tile; ++tile) {
            const Slot& start = tile_texts.slots[static_cast<std::size_t>(*tile)];
            for (const Cell* cell = cells.data(); cell != last_cell; ++cell) {
                at = cell_texts.slots[*cell].write(start.write(at));
            }
        }
        return at;
    });
    if (has_word) {  // words come after numbers
        write_move(moves.front(), out);
        out += ',';
    }
}

void Writer::write_move(Move move, Text& out) const {
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

void Writer::write_result(const State& state, Text& out) const {
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
