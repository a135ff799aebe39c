// Simulation: whole games between players that do not search, as lines of JSON; byte for byte what
// src/lunarium/ai/simulation.py writes for the same seed.
//
// Each game brings, in its own namespace: the rules' MoveList, to_move, legal_moves and apply; `kind_of` a move;
// `evaluate`, how good a position looks to a seat; `imagine`, the random numbers that hiding what is hidden takes; and a
// Writer for the texts of moves and the result.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "mersenne.hpp"

namespace lunarium {

// How a player chooses: the random one in either manner, or the greedy one.
enum class Choice : std::uint8_t { Uniform, ByKind, Greedy };

inline Choice choice_named(std::string_view name) {
    if (name == "uniform") {
        return Choice::Uniform;
    }
    if (name == "by-kind") {
        return Choice::ByKind;
    }
    if (name == "greedy") {
        return Choice::Greedy;
    }
    throw std::invalid_argument("no such way to choose");
}

// A game that is to be played: what is written before its moves, where it starts, and the numbers it is played with.
template <class State>
struct Start {
    std::string head;
    State state;
    Mersenne random;
};

namespace simulation {

// First any of the kinds, in the order in which they are listed, then any move of it.
template <class State, class Move>
Move draw_by_kind(const State& state, std::span<const Move> moves, Mersenne& random) {
    std::vector<decltype(kind_of(state, moves[0]))> kinds;
    for (const Move move : moves) {
        if (std::find(kinds.begin(), kinds.end(), kind_of(state, move)) == kinds.end()) {
            kinds.push_back(kind_of(state, move));
        }
    }
    const auto kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    std::vector<Move> alike;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(alike),
                 [&](Move move) { return kind_of(state, move) == kind; });
    return alike[random.below(static_cast<std::uint32_t>(alike.size()))];
}

// The move after which the position looks best; among equals, any.
template <class State, class Move>
Move choose_greedily(const State& state, std::span<const Move> moves, Mersenne& random) {
    const int seat = to_move(state);
    std::vector<Move> best;
    double best_value = -std::numeric_limits<double>::infinity();
    for (const Move move : moves) {
        State after = state;
        apply(after, move);
        const double value = evaluate(after, seat);
        if (value > best_value) {
            best.clear();
            best_value = value;
        }
        if (value == best_value) {
            best.push_back(move);
        }
    }
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

template <class State, class Move>
Move choose(const State& state, std::span<const Move> moves, Choice choice, Mersenne& random) {
    imagine(state, random);
    switch (choice) {
        case Choice::ByKind:
            return draw_by_kind(state, moves, random);
        case Choice::Greedy:
            return choose_greedily(state, moves, random);
        default:
            return moves[static_cast<std::size_t>(random.uniform() * static_cast<double>(moves.size()))];
    }
}

// The end of a list whose items each have a comma behind them.
inline void close_list(std::string& out) {
    if (out.back() == ',') {
        out.back() = ']';
    } else {
        out += ']';
    }
}

// A list of the moves' texts, in their order as texts.
template <class Move, class Writer>
void write_sorted(std::span<const Move> moves, const Writer& writer, std::vector<Move>& sorted, std::string& out) {
    sorted.assign(moves.begin(), moves.end());
    std::sort(sorted.begin(), sorted.end(), [&](Move a, Move b) { return writer.rank(a) < writer.rank(b); });
    out += '[';
    for (const Move move : sorted) {
        writer.write_move(move, out);
        out += ',';
    }
    close_list(out);
}

}  // namespace simulation

// A list of numbers.
template <class Numbers>
void write_numbers(const Numbers& numbers, std::string& out) {
    out += '[';
    for (const int number : numbers) {
        out += std::to_string(number);
        out += ',';
    }
    simulation::close_list(out);
}

// One game as a line: its head, its moves, its result, and on demand the legal moves of every ply.
template <class MoveList, class State, class Writer>
void write_game(Start<State>& start, std::span<const Choice> choices, bool with_legal, const Writer& writer,
                std::string& out) {
    using Move = std::remove_cvref_t<decltype(MoveList::moves[0])>;
    State& state = start.state;
    MoveList list;
    std::vector<Move> sorted;
    std::string legal;
    out += start.head;
    out += ",\"moves\":[";
    for (int seat = to_move(state); seat >= 0; seat = to_move(state)) {
        legal_moves(state, list);
        const std::span<const Move> moves(list.moves, static_cast<std::size_t>(list.size));
        if (with_legal) {
            simulation::write_sorted(moves, writer, sorted, legal);
            legal += ',';
        }
        const Choice choice = choices[static_cast<std::size_t>(seat) % choices.size()];
        const Move move = simulation::choose(state, moves, choice, start.random);
        writer.write_move(move, out);
        out += ',';
        apply(state, move);
    }
    simulation::close_list(out);
    out += ",\"result\":";
    writer.write_result(state, out);
    if (with_legal) {
        out += ",\"legal\":[";
        out += legal;
        simulation::close_list(out);
    }
    out += "}\n";
}

}  // namespace lunarium
