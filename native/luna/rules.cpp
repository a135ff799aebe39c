// The rules of Luna: whose move, which moves, and what happens then. Each action has its own file, as in rules.py.
#include "luna/rules.hpp"

#include <algorithm>
#include <array>
#include <numeric>
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

    Move nth(int n) const { return numbered(kind, isles.nth(n)); }
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

// One of 0 .. count-1.
int draw(Rng& rng, int count) { return static_cast<int>(rng.bounded(static_cast<std::uint32_t>(count))); }

// One of the isles.
Move random_choice(const IsleChoice& choice, Rng& rng) { return choice.nth(draw(rng, choice.isles.size())); }

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

// How many moves each action has.
template <Options... T>
std::array<int, sizeof...(T)> count_each(const std::tuple<T...>& actions) {
    return std::apply([](const auto&... options) { return std::array{options.count()...}; }, actions);
}

// All moves; returns the end of the list.
template <Options... T>
Move* list_all(const std::tuple<T...>& actions, Move* out) {
    std::apply([&](const auto&... options) { ((out = options.list(out)), ...); }, actions);
    return out;
}

// The nth move of one of the actions.
template <Options... T>
Move nth_of(const std::tuple<T...>& actions, int action, int n) {
    Move move{};
    std::apply([&](const auto&... options) { ((action-- == 0 && (move = options.nth(n), true)) || ...); }, actions);
    return move;
}

// One of the moves of all actions.
Move random_action(const State& state, Rng& rng) {
    const auto offered = actions(state);
    const auto counts = count_each(offered);
    int n = draw(rng, std::accumulate(counts.begin(), counts.end(), 0));
    int action = 0;
    while (n >= counts[action]) {
        n -= counts[action++];
    }
    return nth_of(offered, action, n);
}

// One of the actions, then one of its moves.
Move random_action_by_kind(const State& state, Rng& rng) {
    const auto offered = actions(state);
    const auto counts = count_each(offered);
    const auto possible = std::count_if(counts.begin(), counts.end(), [](int count) { return count > 0; });
    int left = draw(rng, static_cast<int>(possible));
    int action = 0;
    while (counts[action] == 0 || left-- > 0) {
        ++action;
    }
    return nth_of(offered, action, draw(rng, counts[action]));
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

Move random_move(const State& state, Rng& rng) {
    if (state.phase != Phase::Actions) {
        return random_choice(isle_choice(state), rng);
    }
    if (state.voyage.is_under_way) {
        const voyage::Ways ways = voyage::step_options(state);
        const int count = ways.count();
        const int n = draw(rng, count + 1);
        return n < count ? ways.nth(n) : DONE;
    }
    return state.is_spent() ? ending(state) : random_action(state, rng);
}

Move random_move_by_kind(const State& state, Rng& rng) {
    if (state.phase != Phase::Actions) {
        return random_choice(isle_choice(state), rng);
    }
    if (state.voyage.is_under_way) {
        const voyage::Ways ways = voyage::step_options(state);
        const int count = ways.count();
        const bool goes_on = count > 0 && draw(rng, 2) == 0;
        return goes_on ? ways.nth(draw(rng, count)) : DONE;
    }
    return state.is_spent() ? ending(state) : random_action_by_kind(state, rng);
}

int sides(const State& state) { return state.layout->players; }

int ranking(const State& state, int* out) {
    const BySeat<Small> seats = rank_by_influence(state);
    std::copy_n(seats.begin(), state.layout->players, out);
    return state.layout->players;
}

}  // namespace lunarium::luna
