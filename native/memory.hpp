// Memory: asking for it before it is needed, since thousands of games do not fit into a cache.
#pragma once

#include <cstddef>

namespace lunarium {

constexpr std::size_t LINE = 64;  // bytes that come together

// Ask for so many bytes from here on, where a line begins.
template <std::size_t bytes>
inline void fetch_lines([[maybe_unused]] const void* start) {
#if defined(__GNUC__)
    const auto* const first = static_cast<const char*>(start);
#pragma GCC unroll 64
    for (std::size_t at = 0; at < bytes; at += LINE) {
        __builtin_prefetch(first + at);
    }
#endif
}

// The same where a line may have begun before.
template <std::size_t bytes>
inline void fetch_early(const void* start) {
    fetch_lines<bytes + LINE - 1>(start);
}

}  // namespace lunarium
