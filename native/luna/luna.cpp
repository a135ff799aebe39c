// The rules of Luna put together: whose move, which moves, and what each of them does.
#include "luna/luna.hpp"

#include <algorithm>

#include "luna/options.hpp"
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
            return {Kind::PlaceShrine, shrine_isles(state)};
        case Phase::Pairs:
            return {Kind::PlacePair, pair_isles(state)};
        case Phase::Opponent:
            return {Kind::Deactivate, deactivation_isles(state)};
        default:
            return {Kind::PlaceShrine, {}};
    }
}

// One of 0 .. count-1.
int draw(Rng& rng, int count) { return static_cast<int>(rng.bounded(static_cast<std::uint32_t>(count))); }

// One of the isles.
Move random_choice(const IsleChoice& choice, Rng& rng) { return choice.nth(draw(rng, choice.isles.size())); }

// One of the actions: a number below their total, which then finds its kind.
Move random_action(const State& state, Rng& rng) {
    const Actions actions(state);
    const KindCounts counts = actions.counts();
    int n = draw(rng, counts.total);
    int kind = static_cast<int>(Kind::Favour);
    while (n >= counts.of[kind]) {
        n -= counts.of[kind++];
    }
    return actions.nth(static_cast<Kind>(kind), n);
}

// One of the kinds of action, then one of its moves.
Move random_action_by_kind(const State& state, Rng& rng) {
    const Actions actions(state);
    const KindCounts counts = actions.counts();
    const auto absent = std::count(counts.of.begin(), counts.of.end(), 0);
    int left = draw(rng, KINDS - static_cast<int>(absent));
    int kind = static_cast<int>(Kind::Favour);
    while (counts.of[kind] == 0 || left-- > 0) {
        ++kind;
    }
    return actions.nth(static_cast<Kind>(kind), draw(rng, counts.of[kind]));
}

// The favour goes back to its isle.
void give_back(State& state, int favour) { state.favours[state.turn].remove(favour); }

// The virtual novice goes home, if it took part.
void release_virtual(State& state, const Parts& move) {
    if (move.with_virtual) {
        give_back(state, NOVICE);
    }
}

// Take the favour; L-2: beside a shrine the virtual novice acts alone.
void take_favour(State& state, const Parts& move) {
    const int helpers = (state.shrines[state.turn].has(move.isle) ? 1 : 0) + move.with_virtual;
    state.sleep(move.isle, 2 - helpers);
    release_virtual(state, move);
    state.favours[state.turn].add(move.isle);
    if (state.layout->is_solo()) {
        state.takings.add(move.isle, 1);  // L-17
    }
    end_action(state);
}

// The recruit starts inactive, like the two who have worked.
void recruit(State& state, const Parts& move) {
    state.sleep(move.isle, 2 - move.with_virtual);
    release_virtual(state, move);
    state.supply[state.turn] -= 1;
    state.inactive[state.turn].add(move.isle, 1);
    end_action(state);
}

// The favour goes back, the shrine stands.
void build_shrine(State& state, const Parts& move) {
    const int isle = state.master_builder;
    state.sleep(isle, 2 - move.with_virtual);
    release_virtual(state, move);
    give_back(state, SHRINE);
    state.shrines[state.turn].add(isle);
    state.shrine_supply[state.turn] -= 1;
    end_action(state);
}

// They step back onto their isle.
void heal(State& state, const Parts& move) {
    give_back(state, HERBS);
    state.inactive[state.turn].remove(move.isle, move.count);
    state.active[state.turn].add(move.isle, move.count);
    end_action(state);
}

// One novice leaves its place and lies down next to the other isle.
void go(State& state, const Parts& move) {
    Voyage& voyage = state.voyage;
    (move.asleep ? state.inactive : state.active)[state.turn].remove(move.origin, 1);
    state.inactive[state.turn].add(move.to, 1);
    voyage.arrived.add(move.to, 1);
    voyage.row = state.layout->place[move.origin] * 2 + move.asleep;
    voyage.to = state.layout->place[move.to];
}

// The first novice goes; the voyage is under way until `done`. Tide's favour goes back at once.
void open_voyage(State& state, const Parts& move) {
    state.voyage.is_under_way = true;
    state.voyage.is_tide = move.kind == Kind::Tide;
    if (state.voyage.is_tide) {
        give_back(state, TIDE);
    }
    go(state, move);
}

// The favour goes back, the novices land active.
void sail(State& state, const Parts& move) {
    give_back(state, SAILBOAT);
    state.active[state.turn].remove(move.origin, move.count);
    state.active[state.turn].add(move.to, move.count);
    end_action(state);
}

// The first novice stands on the tile, the second falls asleep.
void promote(State& state, const Parts& move) {
    const int seat = state.turn;
    const int isle = state.layout->symbols[move.tile];
    state.active[seat].remove(isle, 1);
    state.claims[seat].add(move.tile);
    state.free.remove(move.tile);
    if (!move.with_virtual && !state.shrines[seat].has(isle)) {
        state.sleep(isle, 1);
    }
    release_virtual(state, move);
    if (move.bribe) {
        give_back(state, BRIBERY);
    }
    end_action(state);
}

// The Guard's value is gained, lower neighbours of others leave.
void sanctify(State& state, const Parts& move) {
    state.claims[state.turn].remove(move.tile);
    if (move.bribe) {
        give_back(state, BRIBERY);
    }
    state.enter_temple(state.turn, move.tile);
    end_action(state);
}

// 1 influence; with two sides the first Book action of a round brings 2 (L-15: in solo too).
void move_book(State& state, const Parts& move) {
    give_back(state, BOOK);
    state.books.remove(move.origin);
    state.books.add(move.to);
    const bool is_first_of_two = state.layout->players == 2 && !state.book_used;
    state.points[state.turn][FROM_BOOK] += is_first_of_two ? 2 : 1;
    state.book_used = true;
    end_action(state);
}

// L-8: steps beyond the last seat are lost. The virtual novice alone sends nobody to sleep.
void support_council(State& state, const Parts& move) {
    state.sleep(move.isle, move.count - move.with_virtual);
    release_virtual(state, move);
    state.raise_disc(state.turn, move.count);
    end_action(state);
}

// The novices sleep where they are; the Apostate goes on, round the ring if need be.
void expel(State& state, const Parts& move) {
    state.sleep(state.apostate, move.count - move.with_virtual);
    release_virtual(state, move);
    state.apostate = state.layout->clockwise(state.apostate, move.count);
    end_action(state);
}

// The voyage counts as one action, however many went.
void finish_voyage(State& state) {
    state.voyage = {};
    end_action(state);
}

// Whoever turns the last token gains 1, and the round is scored at once.
void meditate(State& state) {
    state.tokens_turned += 1;
    if (state.tokens_turned < state.layout->time_tokens) {
        end_action(state);
        return;
    }
    state.points[state.turn][FROM_MEDITATION] += 1;
    end_round(state);
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
        out = steps(state).list(out);
        *out++ = DONE;
    } else if (state.is_spent()) {
        *out++ = ending(state);
    } else {
        out = Actions(state).list(out);
    }
    list.size = static_cast<int>(out - list.moves);
}

void apply(State& state, Move move) {
    const Parts& parts = PARTS[move];
    switch (parts.kind) {
        case Kind::PlaceShrine:
            place_shrine(state, parts.isle);
            break;
        case Kind::PlacePair:
            place_pair(state, parts.isle);
            break;
        case Kind::Deactivate:
            start_opponent(state, parts.isle);
            break;
        case Kind::Favour:
            take_favour(state, parts);
            break;
        case Kind::Recruit:
            recruit(state, parts);
            break;
        case Kind::Shrine:
            build_shrine(state, parts);
            break;
        case Kind::Herbs:
            heal(state, parts);
            break;
        case Kind::Journey:
        case Kind::Tide:
            open_voyage(state, parts);
            break;
        case Kind::Step:
            go(state, parts);
            break;
        case Kind::Done:
            finish_voyage(state);
            break;
        case Kind::Sail:
            sail(state, parts);
            break;
        case Kind::Promote:
            promote(state, parts);
            break;
        case Kind::Sanctify:
            sanctify(state, parts);
            break;
        case Kind::Book:
            move_book(state, parts);
            break;
        case Kind::Council:
            support_council(state, parts);
            break;
        case Kind::Expel:
            expel(state, parts);
            break;
        case Kind::Meditate:
            meditate(state);
            break;
        case Kind::EndRound:
            end_round(state);
            break;
    }
}

Move random_move(const State& state, Rng& rng) {
    if (state.phase != Phase::Actions) {
        return random_choice(isle_choice(state), rng);
    }
    if (state.voyage.is_under_way) {
        const Ways ways = steps(state);
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
        const Ways ways = steps(state);
        const int count = ways.count();
        const bool goes_on = count > 0 && draw(rng, 2) == 0;
        return goes_on ? ways.nth(draw(rng, count)) : DONE;
    }
    return state.is_spent() ? ending(state) : random_action_by_kind(state, rng);
}

int sides(const State& state) { return state.layout->players; }

void scores(const State& state, int* out) {
    for (int seat = 0; seat < state.layout->players; ++seat) {
        out[seat] = state.influence(seat);
    }
}

int ranking(const State& state, int* out) {
    const BySeat<Small> seats = rank_by_influence(state);
    std::copy_n(seats.begin(), state.layout->players, out);
    return state.layout->players;
}

}  // namespace lunarium::luna
