// Memory: asking for it before it is needed, since thousands of games do not fit into a cache.
#pragma once

#include <cstddef>

namespace lunarium {

// Ask for so many bytes from here on.
template <std::size_t bytes>
inline void fetch_early(const void* start) {
#if defined(__GNUC__)
    constexpr std::size_t LINE = 64;
    const auto* const first = static_cast<const char*>(start);
#pragma GCC unroll 64
    for (std::size_t at = 0; at < bytes + LINE - 1; at += LINE) {  // it may begin in the middle of a line
        __builtin_prefetch(first + at);
    }
#endif
}

}  // namespace lunarium
