## Nova Luna's board: tiles and tasks

nl-list = { $rest } und { $last }
nl-tile-red = Rot { $number }
nl-tile-blue = Blau { $number }
nl-tile-turquoise = Türkis { $number }
nl-tile-yellow = Gelb { $number }
nl-need-red = { $count ->
    [1] ein rotes
    [2] zwei rote
    [3] drei rote
    [4] vier rote
   *[other] { $count } rote
}
nl-need-blue = { $count ->
    [1] ein blaues
    [2] zwei blaue
    [3] drei blaue
    [4] vier blaue
   *[other] { $count } blaue
}
nl-need-turquoise = { $count ->
    [1] ein türkises
    [2] zwei türkise
    [3] drei türkise
    [4] vier türkise
   *[other] { $count } türkise
}
nl-need-yellow = { $count ->
    [1] ein gelbes
    [2] zwei gelbe
    [3] drei gelbe
    [4] vier gelbe
   *[other] { $count } gelbe
}
nl-tile-plain = { $tile }, keine Aufgaben
nl-tile-tasks = { $count ->
    [one] { $tile }, Aufgabe: { $tasks }
   *[other] { $tile }, Aufgaben: { $tasks }
}
nl-task-none = keine Aufgaben
nl-task-covered = Erfüllt
nl-task-lacks = Es fehlt: { $lacks }
nl-label-covered = { $asks }: erfüllt
nl-label-lacks = { $asks }: es fehlt { $lacks }
nl-label-placed = { $tile }, { $place }: { $tasks }
nl-label-cell = Feld { $place }: { $gain }
nl-label-cell-for = { $tile }, { $place }: { $gain }
nl-covers = { $count ->
    [0] erfüllt keine Aufgabe
    [one] erfüllt eine Aufgabe
   *[other] erfüllt { $count } Aufgaben
}
nl-nearer = { $count ->
    [one] bringt eine Aufgabe näher
   *[other] bringt { $count } Aufgaben näher
}

## Nova Luna's board: people

nl-seat = Platz { $number }
nl-opponent-tiles = { $kind ->
    [computer] { $count ->
        [one] Computer, 1 Plättchen
       *[other] Computer, { $count } Plättchen
    }
   *[person] { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
}
nl-left = { $count ->
    [one] übrig
   *[other] übrig
}
nl-tokens-left = { $count ->
    [one] noch 1 Scheibe
   *[other] noch { $count } Scheiben
}
nl-tag-now = dran
nl-tag-next = danach

## Nova Luna's board: the wheel

nl-wheel = Monduhr: { $tiles } Plättchen, { $supply } im Nachziehstapel
nl-wheel-tile = { $state ->
    [held] { $tile }, in deiner Hand, kostet { $cost }
    [reach] { $tile }, in Reichweite, kostet { $cost }
   *[refused] { $tile }, jetzt nicht zu nehmen, kostet { $cost }
}
nl-shelf = Plättchen in Reichweite
nl-supply = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] 1 Plättchen im Nachziehstapel
   *[other] { $count } Plättchen im Nachziehstapel
}
nl-hub-your-turn = Du bist dran
nl-hub-choose = Wähle ein Plättchen
nl-hub-place = { $tile } anlegen
nl-hub-confirm = { $tile } bestätigen
nl-hub-refill = Auffüllen bestätigen
nl-hub-thinks = denkt nach
nl-hub-to-move = ist dran
nl-hub-order = Danach: { $list }
nl-hub-over = Spielende
nl-hub-won = { $who } gewinnt
nl-hub-you-won = Du hast gewonnen
nl-hub-done = Geschafft
nl-hub-result = { $score } Punkte
nl-hub-phase = Phase { $phase }
nl-refill = Auffüllen
nl-refill-title = Die Monduhr auffüllen
nl-refill-detail = { $supply ->
    [one] Alle leeren Felder werden aus dem Nachziehstapel gefüllt (1 Plättchen). Dann nimmst du eines der nächsten drei.
   *[other] Alle leeren Felder werden aus dem Nachziehstapel gefüllt ({ $supply } Plättchen). Dann nimmst du eines der nächsten drei.
}

## Nova Luna's board: moon phases

nl-phase-new = Neumond
nl-phase-waxing-crescent = zunehmende Sichel
nl-phase-first-quarter = erstes Viertel
nl-phase-waxing-gibbous = zunehmender Mond
nl-phase-full = Vollmond
nl-phase-waning-gibbous = abnehmender Mond
nl-phase-last-quarter = letztes Viertel
nl-phase-waning-crescent = abnehmende Sichel

## Nova Luna's board: the forecast

nl-outlook = Vorschau
nl-forecast-lands = { $mine ->
    [1] { $cost ->
        [one] Deine Scheibe zieht 1 Schritt, bis
       *[other] Deine Scheibe zieht { $cost } Schritte, bis
    }
   *[0] { $cost ->
        [one] Die Scheibe zieht 1 Schritt, bis
       *[other] Die Scheibe zieht { $cost } Schritte, bis
    }
}
nl-forecast-next = Danach: { $who }
nl-forecast-you-next = Danach bist du dran
nl-forecast-again = Du bist noch einmal dran
nl-forecast-again-other = { $who } ist noch einmal dran
nl-forecast-ends = Dann ist das Spiel zu Ende
nl-forecast-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge nacheinander
}
nl-forecast-reach = { $who } darf dann nehmen
nl-forecast-you-reach = Du darfst dann nehmen
nl-forecast-refilled = Vorher wird die Monduhr aufgefüllt: womit, weiß niemand.
nl-forecast-cost = { $cost ->
    [one] Kostet 1 Punkt
   *[other] Kostet { $cost } Punkte
}
nl-forecast-best = { $count ->
    [0] Erfüllt jetzt keine Aufgabe
    [one] Erfüllt bis zu eine Aufgabe
   *[other] Erfüllt bis zu { $count } Aufgaben
}
nl-option-next = Danach
nl-offer-next = ist dran
nl-option-again = wieder du
nl-option-again-other = noch einmal dieselbe Person
nl-option-ends = Spielende
nl-option-fields = Bestes Feld
nl-option-best = { $count ->
    [0] keine Aufgabe
   *[other] bis zu +{ $count }
}

## Nova Luna's board: displays

nl-display = { $tiles ->
    [0] Auslage, leer
    [one] Auslage mit einem Plättchen
   *[other] Auslage mit { $tiles } Plättchen
}
nl-your-display = Deine Auslage
nl-display-of = Auslage: { $name }
nl-zoom = Zoom
nl-zoom-in = Größer
nl-zoom-out = Kleiner
nl-zoom-fit = Die ganze Auslage zeigen
nl-grow = Die Auslage vergrößern
nl-shrink = Die Monduhr wieder zeigen
nl-close = Schließen
nl-flank = Mitspieler und Verlauf
nl-tab-others = Mitspieler
nl-tab-story = Verlauf
nl-handle = Mitspieler und Verlauf
nl-handle-ledger = Wertung und Verlauf
nl-handle-solo = noch { $first } von 8, { $second } von 13
nl-offer-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
nl-grow-wheel = Die Monduhr vergrößern
nl-shrink-wheel = Monduhr und Auslage zeigen
nl-prompt-thinks = { $who } denkt nach
nl-prompt-waits = { $who } ist am Zug

## Nova Luna's board: the chosen move

nl-place-title = { $tile } kommt hierher
nl-place-covers = { $count ->
    [one] { $tile } erfüllt hier eine Aufgabe
    [2] { $tile } erfüllt hier zwei Aufgaben
    [3] { $tile } erfüllt hier drei Aufgaben
   *[other] { $tile } erfüllt hier { $count } Aufgaben
}
nl-place-leaves = { $count ->
    [one] Dann bleibt 1 Scheibe.
   *[other] Dann bleiben { $count } Scheiben.
}
nl-place-nearer = { $count ->
    [one] Eine Aufgabe rückt näher.
   *[other] { $count } Aufgaben rücken näher.
}
nl-place-later = Es kann später nützlich sein. Du kannst es dir noch anders überlegen.
nl-place-ends = Damit endet das Spiel.
nl-end-phase = Phase 1 beenden
nl-end = Phase beenden
nl-end-phase-title = Phase 1 beenden
nl-end-phase-detail = Phase 1 wird gewertet und die Monduhr aufgefüllt.
nl-end-phase-note = Wertung Phase 1: { $note }

## Nova Luna's board: the solo ledger

nl-ledger = Wertung
nl-ledger-stack = von { $full }
nl-ledger-first = Wertung Phase 1
nl-ledger-second = Wertung Phase 2
nl-ledger-penalty = davon { $points } für nicht gelegte Scheiben
nl-ledger-once = nur Plättchen aus Phase 2
nl-ledger-running = Bisher
nl-ledger-total = Ergebnis
nl-ledger-goal = { $phase ->
    [1] Phase 1: Lege die acht Scheiben. Weniger ist besser.
   *[2] Phase 2: Lege alle Scheiben. Jede übrige kostet 10.
}
nl-ledger-goal-done = Unter 100 ist gut.

## Nova Luna's board: the result

nl-ending-last-token = Die letzte Scheibe ist gelegt
nl-ending-no-tiles = Es gibt keine Plättchen mehr
nl-ending-all-placed = Alle Scheiben sind gelegt
nl-score-rank = Rang
nl-score-player = Spieler
nl-score-left = Übrige Scheiben
nl-score-placed = Scheiben gelegt
nl-score-tiles = Plättchen
nl-score-distance = Weg
nl-score-numbers = Zahlen
nl-score-penalty = Strafpunkte
nl-score-note = Wertung
nl-score-phase = Phase { $phase }
nl-score-ties = Wer die wenigsten Scheiben übrig hat, gewinnt. Bei Gleichstand gewinnt, wer früher am Zug gewesen wäre.
nl-score-solo = { $score } Punkte: Weniger ist besser, unter 100 ist gut.

## Nova Luna's board as text

nl-text-turn = Am Zug: { $who }
nl-text-wheel = Auf der Monduhr, im Uhrzeigersinn ab der Mondfigur
nl-text-reach = in Reichweite, kostet { $cost }.
nl-text-forecast = Die Scheibe kommt auf: { $phase }; danach: { $who }.
nl-text-forecast-end = Die Scheibe kommt auf: { $phase }; dann ist das Spiel zu Ende.
nl-text-moves = Deine Züge
nl-text-track = Mondlaufbahn, in der Reihenfolge der Züge
nl-text-place = { $who }: Feld { $space } von 24 ({ $phase }), Weg { $distance }
nl-text-running = Zahlen in der Auslage: { $sum }
nl-text-note = Wertung Phase { $number }: { $note }
nl-text-empty = Noch kein Plättchen

## Nova Luna's board: keys

nl-key-take = Das erste, zweite oder dritte Plättchen in Reichweite nehmen
nl-key-walk = Von Plättchen zu Plättchen, von Feld zu Feld gehen
nl-key-refill = Die Monduhr auffüllen
nl-key-end-phase = Phase 1 beenden (solo)
nl-key-zoom = Die Auslage größer oder kleiner zeigen
nl-key-fit = Die ganze Auslage zeigen
nl-key-pan = Die Auslage verschieben

## Der Tisch: wer dran ist, wie weit das Spiel ist

nova-luna-verdict = Dein Ergebnis: { $points }
table-phase = Phase { $phase }
table-supply = { $count ->
    [one] 1 Plättchen im Nachziehstapel
   *[other] { $count } Plättchen im Nachziehstapel
}

## Der Tisch: Namen der Regeln

table-rule-nova-luna-end = 7, Spielende
table-rule-nl-refilling = 4.1, Auffüllen
table-rule-nl-taking-a-tile = 4.2, Plättchen nehmen
table-rule-nl-placing-a-tile = 4.4, Plättchen legen
table-rule-nl-solo = 8, Solospiel
table-rule-nova-luna-turn-order = 3, Reihenfolge
table-rule-nl-tasks = 5, Wann eine Aufgabe erfüllt ist
table-course-tokens-left = Übrige Scheiben nach jedem Zug
table-course-solo-score = Punkte nach jedem Zug
table-margin-tokens-left = { $count ->
    [one] 1 Scheibe
   *[other] { $count } Scheiben
}
table-margin-solo-score = { $count }
