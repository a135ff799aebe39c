// The Python module lunarium._native: both games, playouts and search, as one small interface.
//
// A position is handed over as a dict of its fields and comes back as one; moves are codes. What is not hot (views,
// reasons, outcomes) stays in Python.
#include <nanobind/nanobind.h>

#include "module/parts.hpp"

NB_MODULE(_native, module) {
    module.doc() = "The native engine of both games.";
    nanobind::set_leak_warnings(false);  // a server that is stopped ends with games in memory, and need not say so
    lunarium::bind_positions(module);
    lunarium::bind_batches(module);
    lunarium::bind_forests(module);
    lunarium::bind_searches(module);
    lunarium::bind_simulations(module);
}
