// The rules of Luna: whose move, which moves, and what happens then. Each action has its own file, as in rules.py.
#include "luna/rules.hpp"

#include <algorithm>
#include <tuple>

#include "luna/actions/book.hpp"
#include "luna/actions/council.hpp"
#include "luna/actions/expulsion.hpp"
#include "luna/actions/favour.hpp"
#include "luna/actions/herbs.hpp"
#include "luna/actions/meditation.hpp"
#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/actions/promotion.hpp"
#include "luna/actions/recruit.hpp"
#include "luna/actions/sailboat.hpp"
#include "luna/actions/sanctification.hpp"
#include "luna/actions/shrine.hpp"
#include "luna/actions/voyage.hpp"
#include "luna/preliminary.hpp"
#include "luna/rounds.hpp"
#include "luna/scoring.hpp"
#include "luna/solo.hpp"

namespace lunarium::luna {

namespace {

// A kind of move that only names an isle, and the isles it may name.
struct IsleChoice {
    Kind kind;
    IsleSet isles;
};

// What is chosen in the phases without actions; nothing when the game is over.
IsleChoice isle_choice(const State& state) {
    switch (state.phase) {
        case Phase::Shrines:
            return {Kind::PlaceShrine, preliminary::shrine_options(state)};
        case Phase::Pairs:
            return {Kind::PlacePair, preliminary::pair_options(state)};
        case Phase::Opponent:
            return {Kind::Deactivate, solo::deactivate_options(state)};
        default:
            return {Kind::PlaceShrine, {}};
    }
}

// Meditation, in solo the end of the round: what even L-18 leaves.
Move ending(const State& state) { return state.layout->is_solo() ? END_ROUND : MEDITATE; }

// All actions in their order, which is that of the kinds.
auto actions(const State& state) {
    const Mover mover(state);
    return std::tuple{
        favour::options(mover),
        recruit::options(mover),
        shrine::options(mover),
        herbs::options(mover),
        voyage::journey_options(mover),
        voyage::tide_options(mover),
        sailboat::options(mover),
        promotion::options(mover),
        sanctification::options(mover),
        book::options(mover),
        council::options(mover),
        expulsion::options(mover),
        OnlyOption{ending(state)},
    };
}

// All moves; returns the end of the list.
template <Options... T>
Move* list_all(const std::tuple<T...>& actions, Move* out) {
    std::apply([&](const auto&... options) { ((out = options.list(out)), ...); }, actions);
    return out;
}

}  // namespace

int to_move(const State& state) { return state.phase == Phase::Over ? -1 : static_cast<int>(state.turn); }

void legal_moves(const State& state, MoveList& list) {
    Move* out = list.moves;
    if (state.phase != Phase::Actions) {
        const IsleChoice choice = isle_choice(state);
        for (const int isle : choice.isles) {
            *out++ = numbered(choice.kind, isle);
        }
    } else if (state.voyage.is_under_way) {
        out = voyage::step_options(state).list(out);
        *out++ = DONE;
    } else if (state.is_spent()) {
        *out++ = ending(state);
    } else {
        out = list_all(actions(state), out);
    }
    list.size = static_cast<int>(out - list.moves);
}

void apply(State& state, Move move) {
    const Parts& parts = PARTS[move];
    switch (parts.kind) {
        case Kind::PlaceShrine:
            return preliminary::place(state, parts);
        case Kind::PlacePair:
            return preliminary::place_two(state, parts);
        case Kind::Deactivate:
            return solo::start_opponent(state, parts);
        case Kind::Favour:
            return favour::perform(state, parts);
        case Kind::Recruit:
            return recruit::perform(state, parts);
        case Kind::Shrine:
            return shrine::perform(state, parts);
        case Kind::Herbs:
            return herbs::perform(state, parts);
        case Kind::Journey:
            return voyage::open_journey(state, parts);
        case Kind::Tide:
            return voyage::open_tide(state, parts);
        case Kind::Step:
            return voyage::take_step(state, parts);
        case Kind::Done:
            return voyage::finish(state);
        case Kind::Sail:
            return sailboat::perform(state, parts);
        case Kind::Promote:
            return promotion::perform(state, parts);
        case Kind::Sanctify:
            return sanctification::perform(state, parts);
        case Kind::Book:
            return book::perform(state, parts);
        case Kind::Council:
            return council::perform(state, parts);
        case Kind::Expel:
            return expulsion::perform(state, parts);
        case Kind::Meditate:
            return meditation::perform(state);
        case Kind::EndRound:
            return end_round(state);
    }
}

int sides(const State& state) { return state.layout->players; }

int ranking(const State& state, int* out) {
    const BySeat<Small> seats = rank_by_influence(state);
    std::copy_n(seats.begin(), state.layout->players, out);
    return state.layout->players;
}

}  // namespace lunarium::luna
