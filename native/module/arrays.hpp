// Arrays of Python, whose memory is read and written as it is.
#pragma once

#include <nanobind/ndarray.h>

#include <cstddef>

namespace lunarium {

template <class T, std::size_t dimensions>
using Array = nanobind::ndarray<T, nanobind::numpy, nanobind::ndim<dimensions>, nanobind::c_contig,
                                nanobind::device::cpu>;

}  // namespace lunarium
