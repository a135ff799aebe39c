// The parts of the Python module: each file beside this one binds one of them.
#pragma once

#include <nanobind/nanobind.h>

namespace lunarium {

void bind_positions(nanobind::module_& module);    // of both games, with the rules and through the eyes of a learner
void bind_batches(nanobind::module_& module);      // many games side by side; after the positions
void bind_forests(nanobind::module_& module);      // the search for learners; after the batches
void bind_searches(nanobind::module_& module);     // the players' search; after the positions
void bind_simulations(nanobind::module_& module);  // whole games as text; after the positions

}  // namespace lunarium
