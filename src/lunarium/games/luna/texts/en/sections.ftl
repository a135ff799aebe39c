## The parts of a game that a review sums up

section-luna-preliminary = Preliminary round
section-luna-round = Round { $number }
