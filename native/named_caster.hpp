// A Named struct is a dict in Python; all its fields have to be there, and nothing else.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>

#include "named.hpp"

namespace nanobind::detail {

template <lunarium::Named T>
struct type_caster<T> {
    NB_TYPE_CASTER(T, const_name("dict"))

    bool from_python(handle source, std::uint8_t /*flags*/, cleanup_list* /*cleanup*/) noexcept {
        if (!PyDict_Check(source.ptr())) {
            return false;
        }
        const auto given = borrow<dict>(source);
        bool is_right = true;
        std::size_t fields = 0;
        T::visit([&](const char* name, auto member) {
            PyObject* item = PyDict_GetItemString(given.ptr(), name);
            is_right = is_right && item != nullptr && try_cast(handle(item), value.*member);
            ++fields;
        });
        return is_right && given.size() == fields;
    }

    static handle from_cpp(const T& source, rv_policy /*policy*/, cleanup_list* /*cleanup*/) noexcept {
        dict made;
        T::visit([&](const char* name, auto member) { made[name] = cast(source.*member); });
        return made.release();
    }
};

}  // namespace nanobind::detail
