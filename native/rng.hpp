// Rng: the random numbers of playouts and search; small, fast, and the same everywhere for the same seed.
#pragma once

#include <bit>
#include <cstdint>

namespace lunarium {

// xoshiro256** by Blackman and Vigna: 32 bytes of state, a handful of cycles a number.
struct Rng {
    std::uint64_t words[4];

    // Seed through splitmix64, so that neighbouring seeds give unrelated streams.
    explicit constexpr Rng(std::uint64_t seed) : words{} {
        for (std::uint64_t& word : words) {
            seed += 0x9e3779b97f4a7c15U;
            word = scramble(seed);
        }
    }

    // 64 random bits.
    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words[1] * 5, 7) * 9;
        const std::uint64_t shifted = words[1] << 17U;
        words[2] ^= words[0];
        words[3] ^= words[1];
        words[1] ^= words[2];
        words[0] ^= words[3];
        words[2] ^= shifted;
        words[3] = std::rotl(words[3], 45);
        return result;
    }

    // One of 0 .. n-1, n > 0: multiply and shift (Lemire). The rare retry makes it exactly uniform.
    constexpr std::uint32_t bounded(std::uint32_t n) {
        std::uint64_t product = (next() >> 32U) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t threshold = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (next() >> 32U) * n;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    // A double in [0, 1), all 53 bits random.
    constexpr double uniform() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

private:
    // The output function of splitmix64.
    static constexpr std::uint64_t scramble(std::uint64_t bits) {
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
        return bits ^ (bits >> 31U);
    }
};

}  // namespace lunarium
