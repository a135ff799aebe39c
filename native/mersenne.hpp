// Mersenne: the random numbers of Python's `random.Random`, draw for draw, so that a seed plays the same game here.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lunarium {

// MT19937 by Matsumoto and Nishimura, as CPython seeds it and draws from it.
class Mersenne {
public:
    static constexpr std::size_t WORDS = 624;

    // From a whole number, its bytes the highest first: what `random.seed` makes of a text.
    explicit Mersenne(std::span<const std::uint8_t> number) {
        while (!number.empty() && number.front() == 0) {
            number = number.subspan(1);
        }
        std::vector<std::uint32_t> key((number.size() + 3) / 4);
        for (std::size_t place = 0; place < number.size(); ++place) {
            key[place / 4] |= std::uint32_t{number[number.size() - 1 - place]} << 8 * (place % 4);
        }
        seed(key.empty() ? std::vector<std::uint32_t>{0} : key);
    }

    // `getrandbits`, for 1 to 64 bits: the first word drawn is the lowest.
    std::uint64_t bits(int count) {
        if (count <= 32) {
            return word() >> (32 - count);
        }
        const std::uint64_t low = word();
        return low | std::uint64_t{word() >> (64 - count)} << 32;
    }

    // `random`: a double in [0, 1) with 53 random bits.
    double uniform() {
        const std::uint32_t high = word() >> 5;
        const std::uint32_t low = word() >> 6;
        return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0);
    }

    // `choice` from so many, at least one: as few bits as needed, again while there are too many.
    std::uint32_t below(std::uint32_t n) {
        const int count = std::bit_width(n);
        std::uint32_t drawn;
        do {
            drawn = static_cast<std::uint32_t>(bits(count));
        } while (drawn >= n);
        return drawn;
    }

    // `sample` of all items: each drawn leaves its place to the last one.
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
    static constexpr std::size_t MIDDLE = 397;
    static constexpr std::array<std::uint32_t, WORDS> FIRST = [] {  // before any key is mixed in
        std::array<std::uint32_t, WORDS> made{19650218U};
        for (std::uint32_t place = 1; place < WORDS; ++place) {
            made[place] = 1812433253U * (made[place - 1] ^ made[place - 1] >> 30) + place;
        }
        return made;
    }();

    void seed(const std::vector<std::uint32_t>& key) {
        words = FIRST;
        std::uint32_t place = 1;
        const auto go_on = [&] {
            if (++place == WORDS) {
                words[0] = words[WORDS - 1];
                place = 1;
            }
        };
        std::uint32_t digit = 0;
        for (std::size_t left = std::max(WORDS, key.size()); left > 0; --left) {
            words[place] = (words[place] ^ scrambled(place) * 1664525U) + key[digit] + digit;
            go_on();
            digit = digit + 1 == key.size() ? 0 : digit + 1;
        }
        for (std::size_t left = WORDS - 1; left > 0; --left) {
            words[place] = (words[place] ^ scrambled(place) * 1566083941U) - place;
            go_on();
        }
        words[0] = 0x80000000U;
        next = WORDS;
    }

    // The word before a place, its upper bits folded in.
    std::uint32_t scrambled(std::uint32_t place) const { return words[place - 1] ^ words[place - 1] >> 30; }

    std::uint32_t word() {
        if (next == WORDS) {
            turn();
        }
        std::uint32_t drawn = words[next++];
        drawn ^= drawn >> 11;
        drawn ^= drawn << 7 & 0x9d2c5680U;
        drawn ^= drawn << 15 & 0xefc60000U;
        return drawn ^ drawn >> 18;
    }

    // The next 624 words.
    void turn() {
        const auto renew = [this](std::size_t place, std::size_t after, std::size_t other) {
            const std::uint32_t mixed = (words[place] & 0x80000000U) | (words[after] & 0x7fffffffU);
            words[place] = words[other] ^ mixed >> 1 ^ (mixed & 1U ? 0x9908b0dfU : 0U);
        };
        for (std::size_t place = 0; place < WORDS - MIDDLE; ++place) {
            renew(place, place + 1, place + MIDDLE);
        }
        for (std::size_t place = WORDS - MIDDLE; place < WORDS - 1; ++place) {
            renew(place, place + 1, place + MIDDLE - WORDS);
        }
        renew(WORDS - 1, 0, MIDDLE - 1);
        next = 0;
    }

    std::array<std::uint32_t, WORDS> words{};
    std::size_t next = WORDS;
};

}  // namespace lunarium
