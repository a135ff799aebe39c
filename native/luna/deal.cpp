#include "luna/deal.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace lunarium::luna {

namespace {

// `sample`: so many of as many as there are boards.
std::vector<int> sample(SplitMix& random, int all, int count) {
    std::vector<int> pool(static_cast<std::size_t>(all));
    std::iota(pool.begin(), pool.end(), 0);
    std::vector<int> drawn;
    for (int left = all; left > all - count; --left) {
        const std::uint32_t place = random.below(static_cast<std::uint32_t>(left));
        drawn.push_back(pool[place]);
        pool[place] = pool[static_cast<std::size_t>(left - 1)];
    }
    return drawn;
}

// `shuffle`: from the end, each with any before it or itself.
void shuffle(SplitMix& random, std::vector<int>& items) {
    for (std::size_t last = items.size() - 1; last > 0; --last) {
        std::swap(items[last], items[random.below(static_cast<std::uint32_t>(last + 1))]);
    }
}

// A list of words for these numbers.
template <class Numbers>
void write_words(const Numbers& numbers, const std::vector<std::string>& words, std::string& out) {
    out += '[';
    for (const int number : numbers) {
        out += words[static_cast<std::size_t>(number)];
        out += ',';
    }
    simulation::close_list(out);
}

bool is_isle(int isle) { return 0 <= isle && isle < ISLES; }

}  // namespace

Dealer::Dealer(DealData given, std::vector<Frame> laid) : table(std::move(given)), frames(std::move(laid)) {
    const auto& figures = table.figures;
    const bool is_right = !frames.empty() && table.boards.size() == table.start_tiles.size() &&
                          table.isles.size() == ISLES && (!table.ring || table.ring->size() == ISLES) &&
                          std::all_of(figures.begin(), figures.end(), [](auto isle) { return !isle || is_isle(*isle); });
    if (!is_right) {
        throw std::invalid_argument("luna deal: not what a game is dealt from");
    }
    for (const Frame& frame : frames) {
        layouts.emplace_back(frame.data);
    }
}

Dealer::Drawn Dealer::draw(SplitMix& random) const {
    const Layout& any = layouts.front();
    Drawn drawn{};
    drawn.boards = sample(random, static_cast<int>(table.boards.size()), any.players);
    for (const int board : drawn.boards) {
        drawn.start_tiles.push_back(table.start_tiles[static_cast<std::size_t>(board)]);
    }
    shuffle(random, drawn.start_tiles);
    const std::vector<int> ring = sample(random, ISLES, ISLES);
    const std::vector<int>& isles = table.ring ? *table.ring : ring;
    std::copy(isles.begin(), isles.end(), drawn.ring.begin());
    for (int& figure : drawn.figures) {
        figure = static_cast<int>(random.below(ISLES));
    }
    drawn.start_player = any.is_solo() ? OPPONENT : static_cast<int>(random.below(static_cast<std::uint32_t>(any.players)));
    const auto& given = table.figures;
    if (table.is_together) {
        drawn.figures[0] = drawn.figures[1] = given[0].value_or(given[1].value_or(drawn.figures[0]));
    }
    for (std::size_t figure = 0; figure < FIGURES; ++figure) {
        drawn.figures[figure] = given[figure].value_or(drawn.figures[figure]);
    }
    return drawn;
}

State Dealer::first_state(const Frame& frame, const Layout& layout, const Drawn& drawn) const {
    State state = frame.start;
    state.layout = &layout;
    state.start_player = drawn.start_player;
    state.turn = layout.is_solo() ? PLAYER : drawn.start_player;
    state.moon_priestess = drawn.figures[0];
    state.master_builder = drawn.figures[1];
    state.apostate = drawn.figures[2];
    state.books = {};
    for (int seat = 0; seat < layout.players; ++seat) {
        const int tile = drawn.start_tiles[static_cast<std::size_t>(seat)];
        state.temple[seat] = TileSet::of(tile);
        state.books.add(tile);
        state.council_rank[layout.players - 1 - seat] = (drawn.start_player + seat) % layout.players;
    }
    if (layout.is_solo()) {  // the opponent's pieces stand before the player begins
        state.shrines[OPPONENT] = IsleSet::of(state.master_builder);
        state.active[OPPONENT] = {};
        for (int isle = 0; isle < ISLES; ++isle) {
            state.active[OPPONENT].add(isle, isle == state.master_builder ? 1 : 2);
        }
        state.active[OPPONENT].remove(layout.symbols[drawn.start_tiles[OPPONENT]], 1);
    }
    return state;
}

void Dealer::write_setup(const Drawn& drawn, std::string& out) const {
    out += "{\"boards\":";
    write_words(drawn.boards, table.boards, out);
    out += ",\"start_tiles\":";
    write_numbers(drawn.start_tiles, out);
    out += ",\"isles\":";
    write_words(drawn.ring, table.isles, out);
    const std::array names{",\"moon_priestess\":", ",\"master_builder\":", ",\"apostate\":"};
    for (std::size_t figure = 0; figure < FIGURES; ++figure) {
        out += names[figure];
        out += table.isles[static_cast<std::size_t>(drawn.figures[figure])];
    }
    out += ",\"start_player\":" + std::to_string(drawn.start_player) + table.tail + '}';
}

Start<State> Dealer::deal(const std::string& head, SplitMix random,
                          std::vector<std::unique_ptr<Layout>>& kept) const {
    Start<State> start{head, {}, random};
    const Drawn drawn = draw(start.random);
    const auto frame = std::find_if(frames.begin(), frames.end(),
                                    [&](const Frame& one) { return one.boards == drawn.boards; });
    if (frame == frames.end()) {
        throw std::invalid_argument("luna deal: no frame for these boards");
    }
    const auto& layout = kept.emplace_back(std::make_unique<Layout>(layouts[frame - frames.begin()]));
    layout->turn_ring(drawn.ring);
    start.state = first_state(*frame, *layout, drawn);
    write_setup(drawn, start.head);
    return start;
}

}  // namespace lunarium::luna
