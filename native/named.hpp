// Structs that name their fields: whoever carries them elsewhere, to Python or from a text, finds each by its name.
#pragma once

namespace lunarium {

// T::visit calls a function with the name and the member pointer of each field.
template <class T>
concept Named = requires { T::visit([](const char* /*name*/, auto /*member*/) {}); };

}  // namespace lunarium
