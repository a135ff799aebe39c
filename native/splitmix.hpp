// SplitMix: the random numbers of whole games, the same for the same seed as lunarium.core.splitmix draws in Python.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace lunarium {

// splitmix64 by Steele, Lea and Flood: a word of state, a word a draw.
class SplitMix {
public:
    explicit SplitMix(std::uint64_t seed) : state(seed) {}

    // So many random bits, 1 to 64: the highest of a word.
    std::uint64_t bits(int count) { return next() >> (64 - count); }

    // A double in [0, 1) with 53 random bits.
    double uniform() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

    // Python's `choice` from so many, at least one: as few bits as needed, again while there are too many.
    std::uint32_t below(std::uint32_t n) {
        const int count = std::bit_width(n);
        std::uint32_t drawn;
        do {
            drawn = static_cast<std::uint32_t>(bits(count));
        } while (drawn >= n);
        return drawn;
    }

    // Python's `sample` of the first items: each drawn leaves its place to the last one.
    template <class Item, std::size_t size>
    void shuffle(std::array<Item, size>& items, std::size_t count) {
        std::array<Item, size> pool = items;
        for (std::size_t drawn = 0; drawn < count; ++drawn) {
            const std::uint32_t place = below(static_cast<std::uint32_t>(count - drawn));
            items[drawn] = pool[place];
            pool[place] = pool[count - drawn - 1];
        }
    }

private:
    std::uint64_t next() {
        state += 0x9e3779b97f4a7c15U;
        std::uint64_t word = state;
        word = (word ^ word >> 30U) * 0xbf58476d1ce4e5b9U;
        word = (word ^ word >> 27U) * 0x94d049bb133111ebU;
        return word ^ word >> 31U;
    }

    std::uint64_t state;
};

}  // namespace lunarium
