// Plays many random games of every position on standard input, to be built with sanitizers (`make check-native`).
//
// A line is a game's name and numbers; a list is its length and its items. Luna: the fields of LayoutData in order,
// then the snapshot. Nova Luna: the snapshot.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "luna/luna.hpp"
#include "luna/snapshot.hpp"
#include "nova_luna/nova_luna.hpp"
#include "nova_luna/snapshot.hpp"
#include "rng.hpp"

namespace {

using namespace lunarium;

int number(std::istream& in) {
    int value = 0;
    in >> value;
    return value;
}

std::vector<int> numbers(std::istream& in) {
    std::vector<int> list(static_cast<std::size_t>(number(in)));
    for (int& item : list) {
        item = number(in);
    }
    return list;
}

std::vector<std::vector<int>> lists(std::istream& in) {
    std::vector<std::vector<int>> found(static_cast<std::size_t>(number(in)));
    for (auto& list : found) {
        list = numbers(in);
    }
    return found;
}

luna::LayoutData layout_data(std::istream& in) {
    luna::LayoutData data;
    data.players = number(in);
    data.level = number(in);
    data.ring = numbers(in);
    data.symbols = numbers(in);
    data.neighbours = lists(in);
    data.groups = lists(in);
    data.priestess_moves = number(in);
    data.prizes = numbers(in);
    data.builder_moves = number(in);
    data.council = numbers(in);
    data.guards = numbers(in);
    return data;
}

[[noreturn]] void fail(const std::string& what) {
    std::cerr << what << '\n';
    std::exit(1);
}

luna::Move draw(const luna::State& state, Rng& rng, bool by_kind) {
    return by_kind ? luna::random_move_by_kind(state, rng) : luna::random_move(state, rng);
}

nova_luna::Move draw(const nova_luna::State& state, Rng& rng, bool /*by_kind*/) {
    return nova_luna::random_move(state, rng);
}

// One game: every drawn move is in the list, and now and then the state goes through its snapshot.
template <class MoveList, class State, class Import>
std::int64_t play(State state, Rng& rng, bool by_kind, const Import& import) {
    std::int64_t plies = 0;
    for (; to_move(state) >= 0; ++plies) {
        MoveList list;
        legal_moves(state, list);
        const auto move = draw(state, rng, by_kind);
        if (std::count(list.moves, list.moves + list.size, move) != 1) {
            fail("a drawn move is not in the list once");
        }
        if (plies % 32 == 0) {
            const auto snapshot = export_state(state);
            state = import(snapshot);
            if (export_state(state) != snapshot) {
                fail("a snapshot does not come back");
            }
        }
        apply(state, move);
    }
    return plies;
}

template <class MoveList, class State, class Import>
void play_many(const State& start, std::int64_t games, std::uint64_t seed, const Import& import) {
    Rng rng(seed);
    std::int64_t plies = 0;
    for (std::int64_t game = 0; game < games; ++game) {
        plies += play<MoveList>(start, rng, game % 2 == 1, import);
    }
    std::cout << games << " games, " << plies << " moves" << std::endl;
}

}  // namespace

int main(int argc, char** argv) {
    const std::int64_t games = argc > 1 ? std::atoll(argv[1]) : 1000;
    std::uint64_t seed = 1;
    for (std::string line; std::getline(std::cin, line); ++seed) {
        std::istringstream in(line);
        std::string name;
        in >> name;
        if (name == "luna") {
            const luna::Layout layout(layout_data(in));
            const auto import = [&layout](const auto& snapshot) { return luna::import_state(layout, snapshot); };
            play_many<luna::MoveList>(import(numbers(in)), games, seed, import);
        } else {
            const auto import = [](const auto& snapshot) { return nova_luna::import_state(snapshot); };
            play_many<nova_luna::MoveList>(import(numbers(in)), games, seed, import);
        }
    }
}
