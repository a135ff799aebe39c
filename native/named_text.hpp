// Reads values, Named structs among them, as tools/native_starts.py writes them: a list as its length and its items, a
// string in quotes, nothing as `none`, a struct as the number of its fields, and each of them after its name.
#pragma once

#include <array>
#include <cstddef>
#include <iomanip>
#include <istream>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "named.hpp"

namespace lunarium {

class TextReader {
public:
    explicit TextReader(std::istream& stream) : in(stream) {}

    // The next value.
    template <class T>
    T read() {
        T value{};
        read(value);
        return value;
    }

private:
    std::istream& in;

    void read(int& value) { in >> value; }
    void read(bool& value) { in >> value; }
    void read(std::string& value) { in >> std::quoted(value); }

    template <class First, class Second>
    void read(std::pair<First, Second>& value) {
        check_size(2);
        read(value.first);
        read(value.second);
    }

    template <class... T>
    void read(std::tuple<T...>& value) {
        check_size(sizeof...(T));
        std::apply([&](auto&... item) { (read(item), ...); }, value);
    }

    template <class T, std::size_t size>
    void read(std::array<T, size>& list) {
        check_size(size);
        for (T& item : list) {
            read(item);
        }
    }

    template <class T>
    void read(std::vector<T>& list) {
        list.resize(read<std::size_t>());
        for (T& item : list) {
            read(item);
        }
    }

    template <class T>
    void read(std::set<T>& set) {
        for (auto left = read<std::size_t>(); left > 0; --left) {
            set.insert(read<T>());
        }
    }

    template <class Key, class T>
    void read(std::map<Key, T>& map) {
        for (auto left = read<std::size_t>(); left > 0; --left) {
            const Key key = read<Key>();
            map.emplace(key, read<T>());
        }
    }

    template <class T>
    void read(std::optional<T>& value) {
        if ((in >> std::ws).peek() == 'n') {
            std::string none;
            in >> none;
        } else {
            value = read<T>();
        }
    }

    template <Named T>
    void read(T& value) {
        std::size_t found = 0;
        const auto size = read<std::size_t>();
        for (std::size_t field = 0; field < size; ++field) {
            const auto given = read<std::string>();
            T::visit([&](const char* name, auto member) {
                if (given == name) {
                    read(value.*member);
                    ++found;
                }
            });
        }
        if (found != size) {
            throw std::invalid_argument("a field has another name");
        }
    }

    void read(std::size_t& value) { in >> value; }

    void check_size(std::size_t size) {
        if (read<std::size_t>() != size) {
            throw std::invalid_argument("a list has another length");
        }
    }
};

}  // namespace lunarium
