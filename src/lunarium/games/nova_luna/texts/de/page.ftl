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

page-learn-nova-luna-goal-title = Das Ziel
page-learn-nova-luna-goal =
    Alle haben 20 Scheiben zu legen. Eine Scheibe kommt auf eine Aufgabe, sobald diese erfüllt ist. Wer zuerst die letzte Scheibe legt, gewinnt sofort.

    Die Aufgaben sind die kleinen Fenster auf den Plättchen. Du nimmst ein Plättchen nach dem anderen und legst es in deine eigene Auslage.
page-learn-nova-luna-take-title = Ein Plättchen nehmen
page-learn-nova-luna-take =
    Bist du am Zug, nimmst du eines der nächsten drei Plättchen, im Uhrzeigersinn von der Mondfigur aus. Leere Felder zählen nicht. Die Mondfigur zieht dann dorthin, wo dein Plättchen lag; deine Wahl entscheidet also, was der Nächste nehmen kann.

    Lege das Plättchen sofort an, Kante an Kante mit einem aus deiner Auslage. Nur das allererste darf überall liegen.
page-learn-nova-luna-time-title = Mit Zeit bezahlen
page-learn-nova-luna-time =
    Die Zahl auf dem Plättchen ist sein Preis: So viele Felder zieht deine Scheibe auf der Mondlaufbahn weiter.

    Am Zug ist, wer am weitesten hinten liegt; auf demselben Feld die oberste Scheibe. Mit billigen Plättchen kannst du mehrmals nacheinander dran sein.
page-learn-nova-luna-tasks-title = Aufgaben erfüllen
page-learn-nova-luna-tasks =
    Eine Aufgabe zeigt Farben. Erfüllt ist sie, wenn ihr Plättchen von jeder Farbe genug Plättchen berührt. Es zählt jedes, das mit einer Kante anliegt, und alle derselben Farbe, die mit ihm zusammenhängen. Ecken zählen nicht.

    Zwei blaue Quadrate verlangen zwei blaue Plättchen: zwei daneben, oder eine Kette von zweien, von denen eines anliegt. Das Plättchen selbst zählt nie mit. Dieselben Plättchen können für beliebig viele Aufgaben zählen.
page-learn-nova-luna-refill-title = Die Monduhr auffüllen
page-learn-nova-luna-refill = Liegen nur noch ein oder zwei Plättchen auf der Monduhr, darfst du zuerst alle leeren Felder auffüllen und dann nehmen. Eine leere Monduhr wird von selbst aufgefüllt.
page-learn-nova-luna-end-title = Das Ende
page-learn-nova-luna-end = Die Partie endet, sobald jemand die letzte Scheibe legt. Gehen vorher die Plättchen aus, gewinnt, wer die wenigsten Scheiben übrig hat. Bei Gleichstand gewinnt, wer früher am Zug gewesen wäre.
page-learn-nova-luna-solo-title = Allein
page-learn-nova-luna-solo = Das Solospiel hat zwei Phasen: erst 8 Scheiben legen, dann die anderen 13. Nach jeder Phase werden die Zahlen aller deiner Plättchen addiert; eine nicht gelegte Scheibe kostet 10. Je niedriger die Summe von beiden, desto besser: Unter 100 ist gut.

## Luna lernen

page-picture-wheel = Die Mondfigur und fünf Plättchen hinter ihr; die ersten drei leuchten und können genommen werden.
page-picture-track = Die Mondlaufbahn mit drei Scheiben; die hinterste, der Stern, ist am Zug.
page-picture-tasks = Ein gelbes Plättchen zwischen roten und blauen; seine Aufgaben „drei rote“ und „zwei blaue“ sind erfüllt.

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
