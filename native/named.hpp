// Structs that name their fields, by which they cross to Python and back.
#pragma once

namespace lunarium {

// T::visit calls a function with the name and the member pointer of each field.
template <class T>
concept Named = requires { T::visit([](const char* /*name*/, auto /*member*/) {}); };

}  // namespace lunarium
