// Book: any book of the temple goes to an own novice there who has none.
#pragma once

#include "luna/actions/mover.hpp"
#include "luna/actions/options.hpp"
#include "luna/rounds.hpp"

namespace lunarium::luna::book {

// By book, then by reader.
struct Books {
    TileSet books;
    TileSet readers;

    Move* list(Move* out) const {
        for (const int origin : books) {
            for (const int to : readers) {
                *out++ = code<Kind::Book>(origin, to);
            }
        }
        return out;
    }
};

// Every book to every own novice without one.
inline Books options(const Mover& mover) {
    const State& state = mover.state;
    return {state.books.when(mover.hand.has(BOOK)), state.temple[mover.seat] - state.books};
}

// 1 influence; with two sides the first Book action of a round brings 2 (L-15: in solo too).
inline void perform(State& state, const Parts& move) {
    state.give_back(BOOK);
    state.books.remove(move.origin);
    state.books.add(move.to);
    const bool is_first_of_two = state.layout->players == 2 && !state.book_used;
    state.points[state.turn][FROM_BOOK] += is_first_of_two ? 2 : 1;
    state.book_used = true;
    end_action(state);
}

}  // namespace lunarium::luna::book
