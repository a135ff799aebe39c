// Plays many random games of every position on standard input, to be built with sanitizers (`make check-native`).
//
// A line is a game's name, for Luna its LayoutData, and a snapshot.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

#include "luna/rules.hpp"
#include "luna/snapshot.hpp"
#include "named_text.hpp"
#include "nova_luna/rules.hpp"
#include "nova_luna/snapshot.hpp"
#include "rng.hpp"

namespace {

using namespace lunarium;

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
        TextReader reader(in);
        std::string name;
        in >> name;
        if (name == "luna") {
            const luna::Layout layout(reader.read<luna::LayoutData>());
            const auto import = [&layout](const auto& snapshot) { return luna::import_state(layout, snapshot); };
            play_many<luna::MoveList>(import(reader.read<luna::Snapshot>()), games, seed, import);
        } else {
            const auto import = [](const auto& snapshot) { return nova_luna::import_state(snapshot); };
            play_many<nova_luna::MoveList>(import(reader.read<nova_luna::Snapshot>()), games, seed, import);
        }
    }
}
