## The parts of a game that a review sums up

section-nova-luna-wheel = Roda da lua { $number }
section-nova-luna-phase = Fase { $number }
