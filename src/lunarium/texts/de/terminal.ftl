## Terminal: wer spielt

terminal-seat-0 = Sonne
terminal-seat-1 = Stern
terminal-seat-2 = Saturn
terminal-seat-3 = Mond
terminal-you = Du
terminal-opponent = Gegenspieler
terminal-turn-you = Du bist dran
terminal-turn = { $who } ist dran
terminal-turn-computer = { $who } ({ $player }) denkt nach
terminal-over = Das Spiel ist aus

## Terminal: wie weit das Spiel ist

terminal-supply = { $count ->
    [one] 1 im Nachziehstapel
   *[other] { $count } im Nachziehstapel
}
terminal-phase-shrines = Vorbereitung: Kultstätten
terminal-phase-pairs = Vorbereitung: Paare
terminal-phase-opponent = Runde { $round } von 6: Gegenspieler
terminal-phase-actions = Runde { $round } von 6
terminal-phase-over = Runde { $round } von 6
terminal-voyage-journey = Reise im Gang
terminal-voyage-tide = Gezeiten im Gang
terminal-seed = Startzahl { $seed }
terminal-ply = Zug { $ply } von { $plies }

## Terminal: Felder, Tasten und Antworten

terminal-moves = Züge
terminal-story = Was bisher geschah
terminal-others = Die anderen
terminal-ledger = Merkzettel
terminal-help = Hilfe
terminal-result = Ergebnis
terminal-start = Anfang
terminal-close = Enter schließt
terminal-placeholder = Schreib einen Zug oder Befehl, oder wähle einen mit ↑ und ↓
terminal-keys-nova-luna = ↑↓ Enter wählen · Tab ergänzen · F1 Hilfe · F2 F3 Auslagen · Strg+Z zurück · Strg+S sichern
terminal-keys-luna = ↑↓ Enter wählen · Tab ergänzen · F1 Hilfe · Strg+Z zurück · Strg+S sichern · Strg+Q Ende
terminal-replay-keys-nova-luna = ← → Schritt · Pos1 Ende springen · F2 F3 Auslagen · R Ergebnis · Q verlassen
terminal-replay-keys-luna = ← → Schritt · Pos1 Ende springen · R Ergebnis · Q verlassen
terminal-hint = Schreib einen Zug oder „help“. Eine leere Zeile zeigt den Tisch noch einmal.
terminal-saved = Gespeichert in { $file }
terminal-kept = Dein Spiel liegt in { $file }. Weiter geht es mit: lunarium play { $game } --resume DATEI
terminal-allowed = „{ $move }“ ist erlaubt.
terminal-nothing-to-undo = Es gibt keinen Zug von dir, der zurückgenommen werden könnte.
terminal-computer-thinks = Ein Computer denkt nach; warte auf seinen Zug.
terminal-cannot-save = Die Datei { $file } lässt sich nicht schreiben. Wähle eine andere mit „save DATEI“.
terminal-too-many-computers = Es gibt { $seats } Plätze, zu wenige für { $computers } Computer. Mehr Plätze gibt es mit --players.
terminal-hot-seat-alone = Mit --hot-seat spielen nur Menschen; lass --computer weg.
terminal-no-such-game = Ein Spiel { $game } gibt es in dieser Datei nicht; sie enthält { $games }.

## Terminal: Hilfe

terminal-command-why = sagt, warum ein Zug nicht geht
terminal-command-undo = nimmt deinen letzten Zug zurück
terminal-command-save = speichert das Spiel
terminal-command-help = zeigt diese Seite
terminal-command-quit = verlässt das Spiel
terminal-key-choose = einen Zug wählen und spielen
terminal-key-complete = ergänzen, was du schreibst
terminal-key-look = die Auslagen ansehen
terminal-key-undo = zurücknehmen
terminal-key-save = speichern
terminal-mark-virtual = die Novizen-Gunst ersetzt einen Novizen
terminal-mark-bribe = die Bestechungs-Gunst wird abgegeben
terminal-sign-gain = Aufgaben, die diese Form gleich erfüllt
terminal-sign-open = noch offene Aufgaben
terminal-sign-novices = aktive und inaktive Novizen
terminal-sign-shrine = eine Kultstätte
terminal-sign-guard = der Wächter
terminal-sign-temple = Novizen im Tempel
terminal-sign-start = Startspieler

## Terminal: Arten von Zügen

terminal-kind-nova-luna-take = Plättchen nach x,y nehmen
terminal-kind-nova-luna-refill = Auffüllen
terminal-kind-nova-luna-end-phase = Phase 1 beenden
terminal-take-tile = Nimm { $tile } { $title } { $tasks }
terminal-kind-luna-place-shrine = Kultstätte setzen
terminal-kind-luna-place-pair = Zwei Novizen setzen
terminal-kind-luna-deactivate = Insel des Gegenspielers
terminal-kind-luna-favour = Gunst der Priester
terminal-kind-luna-recruit = Missionierung
terminal-kind-luna-shrine = Kultstätte
terminal-kind-luna-herbs = Heilkräuter
terminal-kind-luna-journey = Reise
terminal-kind-luna-tide = Gezeiten
terminal-kind-luna-step = Noch ein Novize
terminal-kind-luna-done = Reise oder Gezeiten beenden
terminal-kind-luna-sail = Segelboot
terminal-kind-luna-promote = Ernennung
terminal-kind-luna-sanctify = Weihe
terminal-kind-luna-book = Buch
terminal-kind-luna-council = Priesterrat unterstützen
terminal-kind-luna-expel = Vertreibung
terminal-kind-luna-meditate = Meditation
terminal-kind-luna-end-round = Runde beenden

## Terminal: der Tisch von Luna (kurze Wörter)

terminal-isle-shrine = Kultstätte
terminal-isle-herbs = Kräuter
terminal-isle-tide = Gezeiten
terminal-isle-sailboat = Segelboot
terminal-isle-bribery = Bestechung
terminal-isle-book = Buch
terminal-isle-novice = Novize
terminal-figure-moon_priestess = Priesterin
terminal-figure-master_builder = Baumeister
terminal-figure-apostate = Abtrünniger
terminal-next-round = Nächste Runde
terminal-figures = Figuren
terminal-blocked = gesperrt
terminal-gate = Weg, oben das Tor
terminal-path-signs = ✓ frei $ Bestechung × gesperrt
terminal-path-approved = frei
terminal-path-bribable = bestechen
terminal-path-closed = gesperrt
terminal-stage = Bootssteg
terminal-council = Priesterrat
terminal-time = Zeitmarken
terminal-book-bonus = 1. Buch +2
terminal-column-influence = Einfluss
terminal-column-supply = Vorrat
terminal-column-shrines = Kultst.
terminal-column-stage = Steg
terminal-column-favours = Gunst
terminal-column-forecast = Jetzt gewertet

## Terminal: der Tisch von Nova Luna

terminal-phase = Phase { $phase }
terminal-running = bisher { $points }
terminal-tokens-left = noch { $count }
terminal-stack = Stapel { $phase }
terminal-note = Notiz { $phase }
terminal-display-sum = Auslage

## Terminal: der Tisch in Sätzen

terminal-line-wheel = Auf der Monduhr, im Uhrzeigersinn von der Mondfigur aus:
terminal-line-tile-near = { "  " }{ $tile }: { $title }, Aufgaben { $tasks } (erreichbar)
terminal-line-tile = { "  " }{ $tile }: { $title }, Aufgaben { $tasks }
terminal-line-order = Reihenfolge, mit Schritten auf der Mondlaufbahn: { $order }
terminal-line-ledger = Phase { $phase }. Scheiben: { $first } im ersten Stapel, { $second } im zweiten. Notizen: { $notes }. Die Auslage ergibt { $running }.
terminal-line-display = { $who }: noch { $left ->
    [one] 1 Scheibe
   *[other] { $left } Scheiben
}, { $tiles } Plättchen
terminal-line-open = offen { $tasks }
terminal-line-covered = { $count } erfüllt
terminal-line-player = { $who }: Einfluss { $influence }, Vorrat { $supply }, Kultstätten { $shrines }, Bootssteg { $stage }, Gunst { $favours }.
terminal-line-forecast = Endete die Runde jetzt: { $total } (Mondpriesterin { $priestess }, Abtrünniger { $apostate }, Tempel { $temple }).
terminal-line-isles = Inseln im Uhrzeigersinn:
terminal-line-favours = Gunstmarken { $count }
terminal-line-awake = { $count } aktiv
terminal-line-asleep = { $count } inaktiv
terminal-line-shrine = Kultstätte
terminal-line-next = nächste Runde { $figure }
terminal-line-path = Weg vom Bootssteg zum Tempelzugang; der Wächter steht auf { $guard }:
terminal-line-group = Wächterplättchen { $guard }, { $state }: { $tiles }
terminal-line-claim = besetzt von { $who }
terminal-line-book = mit Buch
terminal-line-borders = neben { $tiles }
terminal-line-temple = Tempel; geschlossen: { $closed }; Novizen:
terminal-line-council = Priesterrat, der Beste zuerst: { $order }. Letzter Sitz: { $last }.
terminal-line-time = Zeitmarken übrig: { $left } von { $total }.

## Terminal: Ergebnisse

terminal-result-you = Du hast gewonnen
terminal-result-winner = Sieg für { $who }
terminal-result-solo-score = Dein Ergebnis: { $points }
terminal-result-difference = Dein Vorsprung vor dem Gegenspieler: { $points }
terminal-total = Summe
terminal-ending-last-token = Die letzte Scheibe ist gelegt.
terminal-ending-no-tiles = Es gibt keine Plättchen mehr.
terminal-ending-all-placed = Alle Scheiben sind gelegt.
terminal-ending-six-rounds = Sechs Runden sind gespielt.
terminal-source-nova-luna-tokens-placed = Gelegte Scheiben
terminal-source-nova-luna-tokens-left = Übrige Scheiben
terminal-source-nova-luna-distance = Schritte auf der Mondlaufbahn
terminal-source-nova-luna-tiles = Plättchen
terminal-source-nova-luna-phase-1-tiles = Phase 1: Plättchen
terminal-source-nova-luna-phase-1-penalty = Phase 1: nicht gelegte Scheiben
terminal-source-nova-luna-phase-2-tiles = Phase 2: Plättchen
terminal-source-nova-luna-phase-2-penalty = Phase 2: nicht gelegte Scheiben
terminal-source-luna-start = Anfang
terminal-source-luna-sanctification = Weihe
terminal-source-luna-displacement = Verdrängung
terminal-source-luna-book = Bücher
terminal-source-luna-meditation = Meditation
terminal-source-luna-priestess = Mondpriesterin
terminal-source-luna-apostate = Abtrünniger
terminal-source-luna-temple = Novizen im Tempel
terminal-source-luna-forgiven = Nicht unter 0
terminal-source-luna-shrines = Kultstätten
terminal-source-luna-favours = Gunstmarken
terminal-source-luna-council = Priesterrat
