## The parts of a game that a review sums up

section-luna-preliminary = Vorbereitungsrunde
section-luna-round = Runde { $number }
