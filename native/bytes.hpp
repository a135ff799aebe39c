// Bytes: sixteen of them compared at once, as any 64-bit processor can.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace lunarium {

constexpr std::size_t BLOCK = 16;

// The room for a list of bytes in whole blocks.
constexpr std::size_t whole_blocks(std::size_t bytes) { return (bytes + BLOCK - 1) / BLOCK * BLOCK; }

// Sixteen bytes of a list; numbers wrap around.
class Block {
public:
    explicit Block(const std::uint8_t* from) { std::memcpy(&bytes_, from, BLOCK); }

    Block minus(std::uint8_t number) const { return Block(bytes_ - all(number)); }
    Block plus(const Block& other) const { return Block(bytes_ + other.bytes_); }

    // As it is or negative, whichever is less.
    Block magnitude() const {
        const Bytes negative = -bytes_;
        return Block(bytes_ < negative ? bytes_ : negative);
    }

    // Which of them are this: a bit for each.
    std::uint32_t where(std::uint8_t number) const { return bits_of(bytes_ == all(number)); }

    // Which of them are no more than this: a bit for each.
    std::uint32_t where_at_most(std::uint8_t number) const { return bits_of(bytes_ <= all(number)); }

private:
    using Bytes = std::uint8_t __attribute__((vector_size(BLOCK)));
    using Halves = std::uint64_t __attribute__((vector_size(BLOCK)));

    explicit Block(Bytes bytes) : bytes_(bytes) {}

    // Sixteen times this number. A compiler left alone takes it to memory and waits for it to come back.
    static Bytes all(std::uint8_t number) {
        const std::uint64_t half = number * std::uint64_t{0x0101010101010101};
        return reinterpret_cast<Bytes>(Halves{half, half});
    }

    // The bits of bytes that are 255 or 0.
    template <class Mask>
    static std::uint32_t bits_of(Mask mask) {
#if defined(__SSE2__)
        return static_cast<std::uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(mask)));
#else
        std::array<std::uint64_t, 2> halves;
        std::memcpy(&halves, &mask, BLOCK);
        const auto gather = [](std::uint64_t half) {  // a bit of each byte, summed up in the highest one
            return static_cast<std::uint32_t>((half & 0x8040201008040201U) * 0x0101010101010101U >> 56);
        };
        return gather(halves[0]) | gather(halves[1]) << 8;
#endif
    }

    Bytes bytes_;
};

// Four numbers compared at once.
using Four = std::uint32_t __attribute__((vector_size(BLOCK)));

// Which of them are 0: a bit for each.
inline unsigned zeros_of(Four numbers) {
#if defined(__SSE2__)
    return static_cast<unsigned>(_mm_movemask_ps(reinterpret_cast<__m128>(numbers == 0)));
#else
    unsigned zeros = 0;
    for (unsigned index = 0; index < 4; ++index) {
        zeros |= static_cast<unsigned>(numbers[index] == 0) << index;
    }
    return zeros;
#endif
}

}  // namespace lunarium
