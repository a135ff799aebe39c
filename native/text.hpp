// Text: letters that come bit by bit, millions of them. Unlike a std::string it does not fill the room that it makes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>

namespace lunarium {

class Text {
public:
    // Where so many more letters can be written; `end_at` says where they end.
    char* make_room(std::size_t letters) {
        if (capacity - used < letters) {
            capacity = std::max(2 * capacity, used + letters);
            auto larger = std::make_unique_for_overwrite<char[]>(capacity);
            std::copy_n(room.get(), used, larger.get());
            room = std::move(larger);
        }
        return room.get() + used;
    }

    void end_at(const char* end) { used = static_cast<std::size_t>(end - room.get()); }

    Text& operator+=(std::string_view letters) {
        std::memcpy(make_room(letters.size()), letters.data(), letters.size());
        used += letters.size();
        return *this;
    }

    Text& operator+=(char letter) {
        *make_room(1) = letter;
        ++used;
        return *this;
    }

    char& back() { return room[used - 1]; }
    const char* data() const { return room.get(); }
    std::size_t size() const { return used; }
    void clear() { used = 0; }

private:
    std::size_t used = 0;
    std::size_t capacity = std::size_t{1} << 16U;
    std::unique_ptr<char[]> room = std::make_unique_for_overwrite<char[]>(capacity);
};

}  // namespace lunarium
