## The parts of a game that a review sums up

section-luna-preliminary = Rodada Preliminar
section-luna-round = Rodada { $number }
