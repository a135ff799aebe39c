// Packed values for Luna: small numbers, sets of isles or tiles as bits, novices by place as bytes of a word.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>

namespace lunarium::luna {

// The seven Holy Isles as the Python engine numbers them, and the landing stage.
enum Place : std::uint8_t { SHRINE, HERBS, TIDE, SAILBOAT, BRIBERY, BOOK, NOVICE, STAGE };

constexpr int ISLES = 7;
constexpr int PLACES = 8;  // the isles and the landing stage
constexpr int TILES = 28;  // numbered from 1

// A number kept in few bits, that counts like an int; what it counts never leaves its range.
template <std::integral Bits>
struct Narrow {
    Bits value = 0;

    constexpr Narrow() = default;
    constexpr Narrow(int number) : value(static_cast<Bits>(number)) {}  // NOLINT: it stands for an int
    constexpr operator int() const { return value; }                    // NOLINT: and turns into one
    constexpr Narrow& operator+=(int number) { return *this = value + number; }
    constexpr Narrow& operator-=(int number) { return *this = value - number; }
};

using Small = Narrow<std::uint8_t>;      // isles, seats, counts
using Influence = Narrow<std::int16_t>;  // points, which can be negative by their source

// How many bits are set; by arithmetic, since the oldest x86-64 has no instruction for it.
constexpr int count_bits(std::uint64_t bits) {
    bits -= (bits >> 1U) & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + ((bits >> 2U) & 0x3333333333333333U);
    bits = (bits + (bits >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
    return static_cast<int>((bits * 0x0101010101010101U) >> 56U);
}

// Bit i goes to bit 2i, for the 32 lowest bits.
constexpr std::uint64_t spread(std::uint64_t bits) {
    bits = (bits | (bits << 16U)) & 0x0000ffff0000ffffU;
    bits = (bits | (bits << 8U)) & 0x00ff00ff00ff00ffU;
    bits = (bits | (bits << 4U)) & 0x0f0f0f0f0f0f0f0fU;
    bits = (bits | (bits << 2U)) & 0x3333333333333333U;
    return (bits | (bits << 1U)) & 0x5555555555555555U;
}

// A word for each number below 256, in which bit i has become byte i.
inline constexpr std::array<std::uint64_t, 256> BYTES_OF_BITS = [] {
    std::array<std::uint64_t, 256> words{};
    for (unsigned bits = 0; bits < words.size(); ++bits) {
        for (unsigned place = 0; place < 8; ++place) {
            words[bits] |= std::uint64_t{bits >> place & 1U} << 8 * place;
        }
    }
    return words;
}();

// A set of small numbers, one bit each.
template <std::unsigned_integral Bits>
struct Set {
    Bits bits = 0;

    // The set with just this member.
    static constexpr Set of(int member) { return {static_cast<Bits>(Bits{1} << member)}; }

    constexpr bool has(int member) const { return ((bits >> member) & 1U) != 0; }
    constexpr bool is_empty() const { return bits == 0; }
    constexpr int size() const { return count_bits(bits); }
    constexpr void add(int member) { *this = *this | of(member); }
    constexpr void remove(int member) { *this = *this - of(member); }

    // All members or none: the set under a condition, without a branch.
    constexpr Set when(bool condition) const { return {static_cast<Bits>(condition ? bits : Bits{0})}; }

    friend constexpr Set operator&(Set a, Set b) { return {static_cast<Bits>(a.bits & b.bits)}; }
    friend constexpr Set operator|(Set a, Set b) { return {static_cast<Bits>(a.bits | b.bits)}; }
    friend constexpr Set operator-(Set a, Set b) { return {static_cast<Bits>(a.bits & ~b.bits)}; }
    friend constexpr bool operator==(Set, Set) = default;

    // Walks the members upwards by dropping the lowest bit.
    struct Iterator {
        Bits rest;
        constexpr int operator*() const { return std::countr_zero(rest); }
        constexpr Iterator& operator++() {
            rest = static_cast<Bits>(rest & (rest - 1U));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {bits}; }
    constexpr Iterator end() const { return {0}; }
};

using IsleSet = Set<std::uint8_t>;   // bit isle; bit STAGE where the landing stage can be meant too
using TileSet = Set<std::uint32_t>;  // bit tile number

constexpr IsleSet ALL_ISLES{0x7f};
constexpr int PLACE_SETS = 256;  // how many sets of places there are

// Novices by place, a byte each in one word, so that all places are compared at once.
struct Crowd {
    std::uint64_t bytes = 0;

    constexpr int at(int place) const { return static_cast<int>((bytes >> shift(place)) & 0xffU); }
    constexpr void add(int place, int count) { bytes += static_cast<std::uint64_t>(count) << shift(place); }
    constexpr void remove(int place, int count) {
        bytes -= static_cast<std::uint64_t>(count) << shift(place);
    }

    // The places where at least so many are, 1 or more: a carry into a byte's top bit says yes.
    constexpr IsleSet at_least(int count) const {
        const std::uint64_t carries = bytes + EACH * static_cast<std::uint64_t>(0x80 - count);
        // The product gathers the eight top bits, which do not touch each other, in the highest byte.
        return {static_cast<std::uint8_t>((((carries >> 7U) & EACH) * 0x0102040810204080U) >> 56U)};
    }

    // How many are on the isles together, the landing stage left out.
    constexpr int on_isles() const { return static_cast<int>(((bytes << 8U) * EACH) >> 56U); }

    friend constexpr Crowd operator+(Crowd a, Crowd b) { return {a.bytes + b.bytes}; }
    friend constexpr Crowd operator-(Crowd a, Crowd b) { return {a.bytes - b.bytes}; }
    friend constexpr bool operator==(Crowd, Crowd) = default;

private:
    static constexpr std::uint64_t EACH = 0x0101010101010101U;
    static constexpr unsigned shift(int place) { return 8U * static_cast<unsigned>(place); }
};

}  // namespace lunarium::luna
