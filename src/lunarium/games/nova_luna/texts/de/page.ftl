## Die Startseite

page-about-nova-luna = Nimm Plättchen von der Monduhr, lege sie in deine Auslage und erfülle ihre Aufgaben. Jedes Plättchen kostet Zeit.
page-facts-nova-luna = etwa eine halbe Stunde

## Ein neuer Tisch

page-solo-about-nova-luna = Du allein gegen die Monduhr: Lege alle 21 Scheiben mit möglichst billigen Plättchen.
page-first-game = Erste Partie
page-first-game-about = Zu dritt oder zu viert: weniger Scheiben, kürzere Partie.
page-solo-scoring = Wertung
page-scoring-whole-display = Ganze Auslage
page-scoring-whole-display-about = Phase 2 wertet alle deine Plättchen, auch die aus Phase 1. Unter 100 ist gut.
page-scoring-each-tile-once = Jedes Plättchen einmal
page-scoring-each-tile-once-about = Phase 2 wertet nur ihre eigenen Plättchen. Leichter.

## Die Tagesaufgabe

page-daily-nova-luna = Solo, ganze Auslage. Je weniger Punkte, desto besser.

## Nova Luna lernen

## Luna lernen

## Optionen

option-nova-luna-first_game = Kurze erste Partie
option-nova-luna-solo_scoring = Wertung im Solospiel
choice-nova-luna-solo_scoring-whole-display = zweimal die ganze Auslage
choice-nova-luna-solo_scoring-each-tile-once = jedes Plättchen einmal

## Blätter zum Drucken

sheet-nova-luna-solo = Wertungsblatt für das Solospiel
sheet-nova-luna-result = Ergebnisblatt
sheet-nova-luna-of = Wertungsblatt von { $name }
sheet-nova-luna-best = bestes { $best }, Mittel { $mean }
sheet-nova-luna-good = { $good } von { $games } Partien unter 100
sheet-nova-luna-aim = Ziel: unter 100
sheet-nova-luna-date = Datum
sheet-nova-luna-counted = Gezählt
sheet-nova-luna-whole-display = ganze Auslage
sheet-nova-luna-each-tile-once = jedes Plättchen einmal
sheet-nova-luna-phase-1 = Phase 1, 8 Scheiben
sheet-nova-luna-phase-2 = Phase 2, 13 Scheiben
sheet-nova-luna-total = Summe
sheet-nova-luna-below = Unter 100
sheet-nova-luna-yes = ja
sheet-nova-luna-no = nein
sheet-nova-luna-about = Die Wertung einer Phase ist die Summe der Zahlen aller Plättchen, die zählen, und 10 für jede nicht gelegte Scheibe. Summe: beide Phasen. Weniger ist besser; unter 100 ist gut.
