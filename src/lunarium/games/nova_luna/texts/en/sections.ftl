## The parts of a game that a review sums up

section-nova-luna-wheel = Wheel { $number }
section-nova-luna-phase = Phase { $number }
