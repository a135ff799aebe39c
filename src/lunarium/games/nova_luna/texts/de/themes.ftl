## Wovon Rätsel handeln

theme-nova-luna-end = Ende in einem Zug
theme-nova-luna-end-about = Ein Zug beendet die Partie und gewinnt sie; allein legt er die letzte Scheibe.
theme-nova-luna-refill = Auffüllen oder nicht
theme-nova-luna-refill-about = Jetzt die Monduhr auffüllen oder nehmen, was noch dort liegt?
theme-nova-luna-end-phase = Das Ende der ersten Phase
theme-nova-luna-end-phase-about = Die erste Phase jetzt beenden oder noch ein Plättchen nehmen?
theme-nova-luna-two-turns = Zweimal nacheinander
theme-nova-luna-two-turns-about = Nur nach einem der Plättchen bist du gleich noch einmal am Zug.
theme-nova-luna-deny = Ihnen zuvorkommen
theme-nova-luna-deny-about = Wer als Nächstes zieht, könnte ein Plättchen gut brauchen: Lass so wenig übrig, wie du kannst.
theme-nova-luna-patience = Jetzt weniger, später mehr
theme-nova-luna-patience-about = Ein anderes Plättchen würde sofort mehr erfüllen und ist doch nicht das beste.
theme-nova-luna-two-tasks = Zwei Aufgaben mit einem Plättchen
theme-nova-luna-two-tasks-about = Ein Plättchen am richtigen Ort erfüllt zwei oder mehr Aufgaben: so viele wie nichts sonst.
theme-nova-luna-place = Der richtige Ort
theme-nova-luna-place-about = Dasselbe Plättchen, mehrere Orte: Wohin damit?
theme-nova-luna-groundwork = Vorarbeit
theme-nova-luna-groundwork-about = Nichts erfüllt jetzt mehr: Bereite die nächsten Plättchen vor.
theme-nova-luna-cheap = Die kleinere Zahl
theme-nova-luna-cheap-about = Von den Plättchen, die am meisten erfüllen, hat eines die kleinste Zahl.
theme-nova-luna-weigh = Abwägen
theme-nova-luna-weigh-about = Nichts entscheidet allein: Wäge ab, was jedes Plättchen bringt, kostet und übrig lässt.
