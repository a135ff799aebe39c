## Terminal: Felder, Tasten und Antworten

terminal-others = Die anderen
terminal-ledger = Wertung
terminal-keys-nova-luna = ↑↓ Enter wählen · Tab ergänzen · F1 Hilfe · F2 F3 Auslagen · Strg+Z zurücknehmen
terminal-replay-keys-nova-luna = ← → Schritt · Pos1 Ende springen · F2 F3 Auslagen · R Ergebnis · Q verlassen

## Terminal: Hilfe

terminal-sign-gain = Aufgaben, die diese Form sofort erfüllt
terminal-sign-open = noch offene Aufgaben

## Terminal: Arten von Zügen

terminal-kind-nova-luna-take = Plättchen nach x,y legen
terminal-kind-nova-luna-refill = Auffüllen
terminal-kind-nova-luna-end-phase = Phase 1 beenden
terminal-take-tile = Nimm { $tile } { $title } { $tasks }

## Terminal: der Tisch von Nova Luna

terminal-phase = Phase { $phase }
terminal-running = bisher { $points }
terminal-tokens-left = noch { $count }
terminal-stack = Stapel { $phase }
terminal-note = Wertung { $phase }
terminal-display-sum = Auslage

## Terminal: der Tisch in Sätzen

terminal-line-wheel = Auf der Monduhr, im Uhrzeigersinn von der Mondfigur aus:
terminal-line-tile-near = { "  " }{ $tile }: { $title }, Aufgaben { $tasks } (erreichbar)
terminal-line-tile = { "  " }{ $tile }: { $title }, Aufgaben { $tasks }
terminal-line-order = Reihenfolge, mit Schritten auf der Mondlaufbahn: { $order }
terminal-line-ledger = Phase { $phase }. Scheiben: { $first } im ersten Stapel, { $second } im zweiten. Wertungen: { $notes }. Die Auslage ergibt { $running }.
terminal-line-display = { $who }: noch { $left ->
    [one] 1 Scheibe
   *[other] { $left } Scheiben
}, { $tiles } Plättchen
terminal-line-open = offen { $tasks }
terminal-line-covered = { $count } erfüllt

## Terminal: Ergebnisse

terminal-ending-last-token = Die letzte Scheibe ist gelegt.
terminal-ending-no-tiles = Es gibt keine Plättchen mehr.
terminal-ending-all-placed = Alle Scheiben sind gelegt.
terminal-source-nova-luna-tokens-placed = Gelegte Scheiben
terminal-source-nova-luna-tokens-left = Übrige Scheiben
terminal-source-nova-luna-distance = Schritte auf der Mondlaufbahn
terminal-source-nova-luna-tiles = Plättchen
terminal-source-nova-luna-phase-1-tiles = Phase 1: Plättchen
terminal-source-nova-luna-phase-1-penalty = Phase 1: nicht gelegte Scheiben
terminal-source-nova-luna-phase-2-tiles = Phase 2: Plättchen
terminal-source-nova-luna-phase-2-penalty = Phase 2: nicht gelegte Scheiben
