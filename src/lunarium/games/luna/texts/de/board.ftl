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
lb-act-herbs = Kräuter
lb-act-journey = Reise
lb-act-tide = Gezeiten
lb-act-step = Noch ein Novize
lb-act-done = Fertig
lb-act-sail = Segelboot
lb-act-promote = Ernennung
lb-act-sanctify = Weihe
lb-act-book = Buch
lb-act-council = Priesterrat
lb-act-expel = Vertreiben
lb-act-meditate = Meditation
lb-act-end-round = Runde enden
lb-act-place-shrine = Kultstätte aufstellen
lb-act-place-pair = Zwei Novizen aufstellen
lb-act-deactivate = Insel des Gegners
lb-or = oder
lb-do-favour = Gunst nehmen: { $place }
lb-do-recruit = Missionierung: { $place }
lb-do-shrine = Kultstätte bauen
lb-do-herbs = { $count ->
    [one] 1 Novizen wecken: { $place }
   *[other] { $count } Novizen wecken: { $place }
}
lb-do-sail = { $count ->
    [one] 1 Novize segelt: { $origin } › { $to }
   *[other] { $count } Novizen segeln: { $origin } › { $to }
}
lb-do-promote = Plättchen { $tile } besetzen
lb-do-sanctify = { $tile } weihen
lb-do-book = Buch von { $origin } nach { $to }
lb-do-council = { $count ->
    [one] 1 Sitz im Priesterrat hinauf
   *[other] { $count } Sitze im Priesterrat hinauf
}
lb-do-expel = { $count ->
    [one] Abtrünnigen 1 Insel weiter vertreiben
   *[other] Abtrünnigen { $count } Inseln weiter vertreiben
}
lb-do-meditate = Eine Kerze löschen
lb-do-end-round = Die Runde beenden
lb-do-done = Reise oder Gezeiten beenden
lb-do-place-shrine = Kultstätte: { $place }
lb-do-place-pair = Zwei Novizen: { $place }
lb-do-deactivate = Gegnerische Novizen schlafen ein: { $place }

## Lunas Tisch: was als Nächstes kommt

lb-prompt-favour = Wessen Gunst? Wähle eine Insel.
lb-prompt-recruit = Wo kommt der neue Novize hin? Wähle eine Insel.
lb-prompt-shrine = Hier bauen?
lb-prompt-herbs = Wo wachen Novizen auf? Wähle eine Insel.
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
lb-prompt-council = Wessen Novizen unterstützen dich? Wähle eine Insel.
lb-prompt-expel = Wie weit muss er gehen? Wähle eine Insel.
lb-prompt-meditate = Eine Kerze löschen?
lb-prompt-end-round = Die Runde beenden?
lb-prompt-place-shrine = Deine erste Kultstätte: Wähle eine Insel.
lb-prompt-place-pair = Zwei Novizen: Wähle eine Insel, auf der du nichts hast.
lb-prompt-deactivate = Die gegnerischen Novizen welcher Insel gehen in den Rat?
lb-from = Von
lb-to = Nach
lb-pick-target = Wo?
lb-which-way = Auf welche Weise?
lb-back = Zurück
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
lb-with-bribe = durch Bestechung
lb-council-alone = Gunst des Novizen allein
lb-candles = Meditationsraum

## Lunas Tisch: Reise und Gezeiten

lb-voyage-who = Wähle einen Novizen oder zieh ihn auf eine Insel.
lb-voyage-where = Auf welche Insel?
lb-voyage-all = Alle sind gezogen.
lb-voyage-sending = Unterwegs …
lb-voyage-done = { $count ->
    [0] Fertig
    [one] Fertig: 1 Novize
   *[other] Fertig: { $count } Novizen
}
lb-voyage-drop = Zurücknehmen: { $step }
lb-asleep-at = { $isle } (schlafend)
lb-left-asleep = schlafend ×{ $count }

## Lunas Tisch: was ein Zug bringt

lb-gain = { $source } { $gain }
lb-leaves = { $tile } wird frei { $gain }
lb-sleeps = { $count ->
    [one] 1 schläft ein: { $place }
   *[other] { $count } schlafen ein: { $place }
}
lb-falls-asleep = { $count } schlafen
lb-returns = gibt zurück: { $favour }
lb-influence-to = Einfluss { $before } › { $after }
lb-ends-round = beendet die Runde
lb-ends-game = beendet das Spiel
lb-source-start = Start
lb-source-sanctification = Wächter
lb-source-displacement = Verdrängung
lb-source-book = Bücher
lb-source-meditation = Letzte Kerze
lb-source-priestess = Mondpriesterin
lb-source-apostate = Abtrünniger
lb-source-temple = Tempel
lb-source-forgiven = Nie unter 0
lb-source-shrines = Kultstätten
lb-source-favours = Gunst
lb-source-council = Priesterrat

## Lunas Tisch: das Bild

lb-board = Meer, Inseln und Tempel
lb-gate = Tor
lb-landing = Bootssteg
lb-council-hall = Priesterrat
lb-candles-burn = { $count ->
    [one] 1 Kerze brennt
   *[other] { $count } Kerzen brennen
}
lb-path-lit = freigegeben
lb-path-half = mit Bestechung
lb-path-dim = gesperrt
lb-next = dann
lb-next-here = nächste Runde: { $figure }
lb-favours-left = { $count ->
    [one] 1 Gunst
   *[other] { $count } Gunst-Plättchen
}
lb-blocked = vom Abtrünnigen blockiert
lb-awake = { $count } wach
lb-asleep = { $count } schlafend
lb-a-shrine = eine Kultstätte
lb-tile = Plättchen { $tile }, { $symbol }
lb-claimed-by = besetzt von { $who }
lb-space = Feld { $tile }, { $symbol }
lb-space-empty = leer
lb-space-closed = geschlossen
lb-space-held = { $who }
lb-with-book = mit Buch
lb-council-disc = { $who } { $value }
lb-nobody = niemand
lb-none = keine
lb-opponent = Gegenspieler
lb-seat = Platz { $number }

## Lunas Tisch: Tafeln

lb-players = Spieler
lb-you = du
lb-computer = Bot
lb-influence = Einfluss
lb-awake-asleep = { $awake } wach, { $asleep } ruhen
lb-supply = Vorrat
lb-to-build = zu bauen
lb-temple = Tempel
lb-council = Rat
lb-council-place = Nr. { $place } im Priesterrat
lb-favours = Gunst
lb-claims = Besetzte Plättchen
lb-your-favours = Deine Gunst
lb-favour-held = { $favour }
lb-favour-missing = { $favour }: hast du nicht
lb-if-ended = Endete die Runde jetzt
lb-preliminary = Vorrunde
lb-round = Runde { $round } von 6
lb-next-round = Die nächste Runde bringt
lb-last-round = Die letzte Runde: Danach zählen Kultstätten, Gunst und Priesterrat.
lb-phase-shrines = Jeder stellt eine Kultstätte auf eine Insel.
lb-phase-pairs = Jeder stellt vier Novizenpaare auf; Gunst kommt von den zwei leeren Inseln.
lb-guard-to = Wächter auf { $guard }
lb-frees = frei: { $tiles }
lb-moon_priestess-to = Priesterin: { $isle }
lb-master_builder-to = Baumeister: { $isle }
lb-apostate-to = Abtrünniger: { $isle }
lb-book-bonus = Das erste Buch der Runde bringt 2.
lb-ledger = Woher es kam
lb-difference = Differenz
lb-zoom = Ansicht des Tisches
lb-zoom-whole = Ganz
lb-zoom-temple = Tempel
lb-zoom-isles = Inseln
lb-drawer = Spieler und Verlauf
lb-thinking = Der Computer denkt nach.

## Lunas Tisch: das Ende und die Textansicht

lb-score = Einfluss am Ende mit jeder Quelle
lb-score-source = Quelle
lb-place = { $place ->
    [1] Sieg
   *[other] Platz { $place }
}
lb-tie-council = Gleichstand entscheidet der Priesterrat.
lb-text-now = Jetzt
lb-text-turn = { $who } ist am Zug.
lb-text-guard = Der Wächter steht auf { $guard }.
lb-text-isles = Die Inseln im Uhrzeigersinn
lb-text-path = Der Weg vom Bootssteg an
lb-text-group = Wächterplättchen { $guard } und was davor liegt
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
luna-voyage-journey = Reise im Gang
luna-voyage-tide = Gezeiten im Gang
luna-verdict-ahead = Du gewinnst mit { $points } Vorsprung
luna-verdict-behind = Der Gegenspieler liegt { $points } vorn

## Der Tisch: Namen der Regeln

table-rule-l-solo = Solospiel
table-rule-l-preliminary-round = Vorrunde
table-rule-l-component-data = Spielmaterial
table-rule-l-priest-s-favour = Gunst
table-rule-l-recruit = Missionierung
table-rule-l-shrine = Kultstätte
table-rule-l-herbs = Kräuter
table-rule-l-journey = Reise
table-rule-l-tide = Gezeiten
table-rule-l-sailboat = Segelboot
table-rule-l-promotion = Ernennung
table-rule-l-sanctification = Weihe
table-rule-l-book = Buch
table-rule-l-council = Priesterrat
table-rule-l-expulsion = Vertreiben
table-rule-l-meditation = Meditation
table-rule-l-action-phase = Aktionsphase
table-rule-l-end = Ende des Spiels
table-rule-luna-end = Ende des Spiels
table-rule-luna-turn-order = Aktionsphase
table-course-influence = Einfluss nach jedem Zug
