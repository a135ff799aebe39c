## Lunas Tisch: Inseln mit kurzem Namen

lb-isle-shrine = Kultstätte
lb-isle-herbs = Heilkräuter
lb-isle-tide = Gezeiten
lb-isle-sailboat = Segelboot
lb-isle-bribery = Bestechung
lb-isle-book = Buch
lb-isle-novice = Novize

## Lunas Tisch: Aktionen

lb-actions = Aktionen
lb-act-favour = Gunst
lb-act-recruit = Missionierung
lb-act-shrine = Kultstätte
lb-act-herbs = Heilkräuter
lb-act-journey = Reise
lb-act-tide = Gezeiten
lb-act-step = Noch ein Novize
lb-act-done = Fertig
lb-act-sail = Segelboot
lb-act-promote = Ernennung
lb-act-sanctify = Weihe
lb-act-book = Buch
lb-act-council = Priesterrat
lb-act-expel = Vertreibung
lb-act-meditate = Meditation
lb-act-end-round = Rundenende
lb-act-place-shrine = Erste Kultstätte
lb-act-place-pair = Novizenpaar
lb-act-deactivate = Insel des Gegenspielers
lb-or = oder
lb-do-favour = Gunst nehmen: { $place }
lb-do-recruit = Missionierung: { $place }
lb-do-shrine = Kultstätte bauen
lb-do-herbs = { $count ->
    [one] 1 Novizen aktivieren: { $place }
   *[other] { $count } Novizen aktivieren: { $place }
}
lb-do-sail = { $count ->
    [one] 1 Novize segelt: { $origin } › { $to }
   *[other] { $count } Novizen segeln: { $origin } › { $to }
}
lb-do-promote = Plättchen { $tile } besetzen
lb-do-sanctify = Plättchen { $tile } weihen
lb-do-book = Buch von { $origin } nach { $to }
lb-do-council = { $count ->
    [one] 1 Sitz im Priesterrat hinauf
   *[other] { $count } Sitze im Priesterrat hinauf
}
lb-do-expel = { $count ->
    [one] Abtrünnigen um 1 Insel vertreiben
   *[other] Abtrünnigen um { $count } Inseln vertreiben
}
lb-do-meditate = Eine Zeitmarke umdrehen
lb-do-end-round = Die Runde beenden
lb-do-done = Reise oder Gezeiten beenden
lb-do-place-shrine = Kultstätte: { $place }
lb-do-place-pair = Zwei Novizen: { $place }
lb-do-deactivate = Novizen des Gegenspielers werden inaktiv: { $place }

## Lunas Tisch: was als Nächstes kommt

lb-prompt-favour = Welche Gunst? Wähle ihre Insel.
lb-prompt-recruit = Wohin kommt der neue Novize? Wähle eine Insel.
lb-prompt-shrine = Hier bauen?
lb-prompt-herbs = Wo werden Novizen aktiv? Wähle eine Insel.
lb-prompt-sail = { $step ->
    [1] Von wo? Wähle eine Insel oder den Bootssteg.
   *[other] Auf welche Insel?
}
lb-prompt-promote = Welches Plättchen besetzen?
lb-prompt-sanctify = Welches Plättchen kommt in den Tempel?
lb-prompt-book = { $step ->
    [1] Welches Buch?
   *[other] Zu welchem deiner Novizen?
}
lb-prompt-council = Von welcher Insel unterstützen dich Novizen?
lb-prompt-expel = Wie weit muss der Abtrünnige gehen? Wähle eine Insel.
lb-prompt-meditate = Eine Zeitmarke umdrehen?
lb-prompt-end-round = Die Runde beenden?
lb-prompt-place-shrine = Deine erste Kultstätte: Wähle eine Insel.
lb-prompt-place-pair = Zwei Novizen: Wähle eine Insel, auf der du nichts hast.
lb-prompt-deactivate = Wähle die Insel, deren Novizen den Gegenspieler im Priesterrat unterstützen (sie werden inaktiv).
lb-from = Von
lb-to = Nach
lb-pick-target = Wo?
lb-which-way = Wie?
lb-up-seats = { $count ->
    [one] 1 Sitz
   *[other] { $count } Sitze
}
lb-steps-on = { $count ->
    [one] 1 Insel weiter
   *[other] { $count } Inseln weiter
}
lb-novices = { $count ->
    [one] 1 Novize
   *[other] { $count } Novizen
}
lb-with-virtual = mit der Gunst des Novizen
lb-own-novices = nur mit Novizen
lb-with-bribe = mit Bestechung
lb-council-alone = Gunst des Novizen allein
lb-candles = Meditationsraum

## Lunas Tisch: Reise und Gezeiten

lb-voyage-who = Wähle einen Novizen oder zieh ihn auf eine Insel.
lb-voyage-where = Auf welche Insel?
lb-voyage-all = Alle Novizen sind gezogen.
lb-voyage-sending = Sie ziehen …
lb-voyage-done = { $count ->
    [0] Fertig
    [one] Fertig: 1 Novize
   *[other] Fertig: { $count } Novizen
}
lb-voyage-drop = Streichen: { $step }
lb-asleep-at = { $isle } (inaktiv)
lb-left-asleep = inaktiv ×{ $count }

## Lunas Tisch: was ein Zug bringt

lb-gain = { $source } { $gain }
lb-leaves = von { $tile } verdrängt: { $gain }
lb-sleeps = { $count ->
    [one] 1 wird inaktiv: { $place }
   *[other] { $count } werden inaktiv: { $place }
}
lb-falls-asleep = { $count } inaktiv
lb-returns = gibt zurück: { $favour }
lb-influence-to = Einfluss { $before } › { $after }
lb-ends-round = beendet die Runde
lb-ends-game = beendet das Spiel
lb-source-start = Start
lb-source-sanctification = Weihe
lb-source-displacement = Verdrängung
lb-source-book = Bücher
lb-source-meditation = Meditation
lb-source-priestess = Mondpriesterin
lb-source-apostate = Abtrünniger
lb-source-temple = Tempel
lb-source-forgiven = Nicht unter 0
lb-source-shrines = Kultstätten
lb-source-favours = Gunstmarken
lb-source-council = Priesterrat

## Lunas Tisch: das Bild

lb-board = Meer, Inseln und Tempel
lb-gate = Zugang
lb-landing = Bootssteg
lb-council-hall = Priesterrat
lb-candles-burn = { $count ->
    [one] noch 1 Zeitmarke
   *[other] noch { $count } Zeitmarken
}
lb-path-lit = freigegeben
lb-path-half = mit Bestechung
lb-path-dim = verschlossen
lb-next = dann
lb-next-here = nächste Runde: { $figure }
lb-favours-left = { $count ->
    [one] 1 Gunstmarke
   *[other] { $count } Gunstmarken
}
lb-blocked = vom Abtrünnigen blockiert
lb-awake = { $count } aktiv
lb-asleep = { $count } inaktiv
lb-a-shrine = eine Kultstätte
lb-tile = Plättchen { $tile }, { $symbol }
lb-claimed-by = besetzt von { $who }
    .you = von dir besetzt
lb-space = Feld { $tile }, { $symbol }
lb-space-empty = leer
lb-space-closed = verschlossen
lb-space-held = { $who }
lb-with-book = mit Buch
lb-council-disc = { $who } { $value }
lb-nobody = niemand
lb-none = keine
lb-opponent = Gegenspieler
lb-seat = Platz { $number }

## Lunas Tisch: Tafeln

lb-players = Spieler
lb-computer = Computer
lb-influence = Einfluss
lb-awake-asleep = { $awake } aktiv, { $asleep } inaktiv
lb-supply = Vorrat
lb-to-build = zu bauen
lb-temple = Tempel
lb-council = Priesterrat
lb-council-place = Nr. { $place } im Priesterrat
lb-favours = Gunst
lb-claims = Besetzte Plättchen
lb-temple-tiles = Plättchen im Tempel
lb-your-favours = Deine Gunst
lb-favour-held = { $favour }
lb-favour-missing = { $favour }: hast du nicht
lb-if-ended = Wenn die Runde jetzt endete
lb-now = jetzt
lb-preliminary = Vorbereitungsrunde
lb-round = Runde { $round } von 6
lb-next-round = In der nächsten Runde
lb-last-round = Die letzte Runde: Danach zählen Kultstätten, Gunst und Priesterrat.
lb-phase-shrines = Jeder stellt eine Kultstätte auf eine Insel.
lb-phase-pairs = Jeder stellt vier Novizenpaare auf; Gunstmarken kommen von den zwei leeren Inseln.
lb-guard-to = Wächter: { $guard }
lb-frees = gibt frei: { $tiles }
lb-moon_priestess-to = Priesterin: { $isle }
lb-master_builder-to = Baumeister: { $isle }
lb-apostate-to = Abtrünniger: { $isle }
lb-book-bonus = Das erste Buch der Runde bringt 2.
lb-ledger = Herkunft des Einflusses
lb-difference = Differenz
lb-drawer = Spieler und Verlauf
lb-closer = Vergrößern
lb-other-action = Eine andere Aktion
lb-all-actions-short = Alle { $count }
lb-all-actions = Die { $count } Aktionen
lb-not-now = Jetzt nicht. Antippen sagt, warum:

## Lunas Tisch: das Ende und die Textansicht

lb-score = Einfluss am Ende mit jeder Quelle
lb-score-source = Quelle
lb-place = { $place ->
    [1] Sieg
   *[other] Platz { $place }
}
lb-tie-council = Gleichstand entscheidet der Priesterrat.
lb-text-now = Jetzt
lb-text-turn = { $who } ist dran.
    .you = Du bist dran.
lb-text-guard = Der Wächter steht auf { $guard }.
lb-text-isles = Die Inseln im Uhrzeigersinn
lb-text-path = Der Weg vom Bootssteg an
lb-text-group = Wächterplättchen { $guard } und die Plättchen bis dorthin
lb-text-guarded = hier steht der Wächter
lb-text-moves = Mögliche Züge

## Lunas Tisch: Tasten

lb-key-done = Reise oder Gezeiten beenden
lb-key-variant = Eine Variante wählen
lb-key-arrows = Von Ort zu Ort gehen
lb-key-step-back = Letzten Novizen der Reise oder Gezeiten zurücknehmen

## Der Tisch: wer dran ist, wie weit das Spiel ist

table-round = Runde { $round } von 6
luna-phase-shrines = Vorbereitungsrunde: Kultstätten
luna-phase-pairs = Vorbereitungsrunde: Paare
luna-phase-opponent = Gegenspieler
luna-voyage-journey = Reise läuft
luna-voyage-tide = Gezeiten laufen
luna-verdict-ahead = Du gewinnst mit { $points } Vorsprung
luna-verdict-behind = Der Gegenspieler liegt { $points } vorn

## Der Tisch: Namen der Regeln

table-rule-l-solo = 8, Solospiel
table-rule-l-preliminary-round = 3, Vorbereitungsrunde
table-rule-l-end = 7, Spielende
table-rule-l-component-data = 10, Spielmaterial
table-rule-l-priest-s-favour = 4.4, Gunst der Priester
table-rule-l-recruit = 4.4, Missionierung
table-rule-l-shrine = 4.4, Kultstätte
table-rule-l-herbs = 4.4, Heilkräuter
table-rule-l-journey = 4.4, Reise
table-rule-l-tide = 4.4, Gezeiten
table-rule-l-sailboat = 4.4, Segelboot
table-rule-l-promotion = 4.4, Ernennung
table-rule-l-sanctification = 4.4, Weihe
table-rule-l-book = 4.4, Buch
table-rule-l-council = 4.4, Priesterrat
table-rule-l-expulsion = 4.4, Vertreibung
table-rule-l-meditation = 4.4, Meditation
table-rule-l-action-phase = 4, Aktionsphase
table-rule-l-scoring = 5, Wertung
table-rule-l-next-round = 6, Nächste Runde
table-rule-luna-end = 7, Spielende
table-rule-luna-turn-order = 4, Aktionsphase
table-course-influence = Einfluss nach jedem Zug
table-margin-influence = { $count ->
    [one] 1 Einflusspunkt
   *[other] { $count } Einflusspunkte
}
