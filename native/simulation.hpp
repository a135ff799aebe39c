// Simulation: whole games between players that do not search, as lines of JSON; byte for byte what
// src/lunarium/contest/simulation.py writes for the same seed.
//
// Each game brings, in its own namespace: the rules' MoveList, to_move, legal_moves and apply; `kind_of` a move;
// `evaluate`, how good a position looks to a seat; and a Writer for the texts of a move, of all legal moves in their
// order as texts, and of the result.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "splitmix.hpp"
#include "text.hpp"

namespace lunarium {

// A short text that is copied as a whole: far quicker than by its length, where thousands are written.
struct Slot {
    static constexpr std::size_t SIZE = 31;

    Slot() = default;
    explicit Slot(std::string_view text) : size(static_cast<std::uint8_t>(text.size())) {
        if (text.size() > SIZE) {
            throw std::invalid_argument("a text is too long");
        }
        std::copy(text.begin(), text.end(), letters.begin());
    }

    // Copy it to a place with room for a whole slot; returns where it ends.
    char* write(char* at) const { return std::copy(letters.begin(), letters.end(), at) - SIZE + size; }

    std::array<char, SIZE> letters{};
    std::uint8_t size = 0;
};

// Write so many slots at the end of a text; `write` goes from where it may begin to where it ends.
template <class Write>
void write_slots(std::size_t count, Text& out, const Write& write) {
    out.end_at(write(out.make_room(count * Slot::SIZE)));
}

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
    SplitMix random;
};

namespace simulation {

// First any of the kinds, in the order in which they are listed, then any move of it.
template <class State, class Move>
Move draw_by_kind(const State& state, std::span<const Move> moves, SplitMix& random) {
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
Move choose_greedily(const State& state, std::span<const Move> moves, SplitMix& random) {
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
Move choose(const State& state, std::span<const Move> moves, Choice choice, SplitMix& random) {
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
template <class Out>
void close_list(Out& out) {
    if (out.back() == ',') {
        out.back() = ']';
    } else {
        out += ']';
    }
}

}  // namespace simulation

// A list of numbers.
template <class Numbers, class Out>
void write_numbers(const Numbers& numbers, Out& out) {
    out += '[';
    for (const int number : numbers) {
        out += std::to_string(number);
        out += ',';
    }
    simulation::close_list(out);
}

// What was played, and on demand what could have been.
template <class Move>
struct Course {
    std::vector<Move> moves;
    std::vector<Move> legal;         // of all plies in a row
    std::vector<std::size_t> sizes;  // how many of each ply

    void clear() {
        moves.clear();
        legal.clear();
        sizes.clear();
    }
};

// Play a game to its end; players take the seats in turns.
template <class MoveList, class State, class Move>
void play(Start<State>& start, std::span<const Choice> choices, bool with_legal, Course<Move>& course) {
    State& state = start.state;
    MoveList list;
    for (int seat = to_move(state); seat >= 0; seat = to_move(state)) {
        legal_moves(state, list);
        const std::span<const Move> moves(list.moves, static_cast<std::size_t>(list.size));
        if (with_legal) {
            course.legal.insert(course.legal.end(), moves.begin(), moves.end());
            course.sizes.push_back(moves.size());
        }
        const Choice choice = choices[static_cast<std::size_t>(seat) % choices.size()];
        course.moves.push_back(simulation::choose(state, moves, choice, start.random));
        apply(state, course.moves.back());
    }
}

// One game as a line: its head, its moves, its result, and on demand the legal moves of every ply.
template <class MoveList, class State, class Move, class Writer>
void write_game(Start<State>& start, std::span<const Choice> choices, bool with_legal, const Writer& writer,
                Course<Move>& course, Text& out) {
    course.clear();
    play<MoveList>(start, choices, with_legal, course);
    out += start.head;
    out += ",\"moves\":[";
    for (const Move move : course.moves) {
        writer.write_move(move, out);
        out += ',';
    }
    simulation::close_list(out);
    out += ",\"result\":";
    writer.write_result(start.state, out);
    if (with_legal) {
        out += ",\"legal\":[";
        std::span<const Move> left = course.legal;
        for (const std::size_t size : course.sizes) {
            out += '[';
            writer.write_legal(left.first(size), out);  // each with a comma behind it
            simulation::close_list(out);
            out += ',';
            left = left.subspan(size);
        }
        simulation::close_list(out);
    }
    out += "}\n";
}

}  // namespace lunarium
