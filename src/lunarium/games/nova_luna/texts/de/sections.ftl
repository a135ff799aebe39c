## The parts of a game that a review sums up

section-nova-luna-wheel = Monduhr { $number }
section-nova-luna-phase = Phase { $number }
