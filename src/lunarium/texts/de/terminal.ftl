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
terminal-over = Das Spiel ist zu Ende

## Terminal: wie weit das Spiel ist

terminal-seed = Auslosung { $seed }
terminal-ply = Zug { $ply } von { $plies }

## Terminal: Felder, Tasten und Antworten

terminal-moves = Züge
terminal-story = Verlauf
terminal-help = Hilfe
terminal-result = Ergebnis
terminal-start = Anfang
terminal-close = Enter zum Schließen
terminal-keys = ↑↓ Enter wählen · Tab ergänzen · F1 Hilfe · Strg+Z zurücknehmen · Strg+S sichern · Strg+Q Ende
terminal-replay-keys = ← → Schritt · Pos1 Ende springen · R Ergebnis · Q verlassen
terminal-engine-missing = Der native Rechenkern fehlt: Computer spielen, ohne vorauszudenken, und Stufen gibt es nicht. Besorge einen C++20-Compiler und die Python-Header und installiere Lunarium noch einmal; in einem Klon sagt „make install“, was fehlt.
version-without-engine = lunarium { $version }, ohne den nativen Rechenkern: Es gibt keine Stufen, die vorausdenken, keine Tipps und keine Umgebungen für Lernende.
terminal-placeholder = Schreib einen Zug oder Befehl, oder wähle einen mit ↑ und ↓
terminal-hint = Schreib einen Zug oder „help“. Eine leere Zeile zeigt den Tisch noch einmal.
terminal-saved = Gespeichert in { $file }
terminal-kept = Dein Spiel liegt in { $file }. Weiter geht es mit: lunarium play { $game } --resume DATEI
terminal-allowed = „{ $move }“ ist erlaubt.
terminal-nothing-to-undo = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
terminal-computer-thinks = Ein Computer denkt nach; warte auf seinen Zug.
terminal-cannot-save = Die Datei { $file } lässt sich nicht schreiben. Wähle eine andere mit „save DATEI“.
terminal-too-many-computers = Es gibt { $seats } Plätze, zu wenige für { $computers } Computer. Mehr Plätze gibt es mit --players.
terminal-hot-seat-alone = Mit --hot-seat spielen nur Menschen; lass --computer weg.
terminal-no-such-game = Ein Spiel { $game } gibt es in dieser Datei nicht; sie enthält { $games }.

## Terminal: Hilfe

terminal-command-why = sagt, warum ein Zug nicht erlaubt ist
terminal-command-undo = nimmt deinen letzten Zug zurück
terminal-command-save = speichert das Spiel
terminal-command-help = zeigt diese Seite
terminal-command-quit = verlässt das Spiel
terminal-key-choose = einen Zug wählen und spielen
terminal-key-complete = ergänzen, was du schreibst
terminal-key-look = die Auslagen ansehen
terminal-key-undo = zurücknehmen
terminal-key-save = speichern

## Terminal: Ergebnisse

terminal-result-you = Du hast gewonnen
terminal-result-winner = { $who } gewinnt
terminal-total = Summe

## Partien als Daten

data-needs-parquet = --rows positions braucht --format parquet.
data-needs-file = Parquet lässt sich nicht auf die Standardausgabe schreiben. Nenne mit --output eine Datei.
data-which-game = Eine Parquet-Datei mit Stellungen enthält ein Spiel und eine Spielerzahl: Gib --game und --players an.
data-one-kind = Diese Parquet-Datei enthält nur Partien von { $game } mit { $players } Spielern. Schreib andere in eine andere Datei.
export-done = { $games ->
    [0] Solche beendeten Partien gibt es nicht; { $file } ist leer.
    [one] 1 Partie steht in { $file }.
   *[other] { $games } Partien stehen in { $file }.
}
challenge-submission = Nenne genau einen Beitrag: ein Programm hinter --, etwa „lunarium challenge NAME -- python agent.py“, oder --player.

## Terminal: the review of a game

terminal-review-working = Die Partie wird durchgesehen
terminal-review-quick = Das ist die Schnellanalyse: Was sie tadelt, kann sich in Luft auflösen. --depth deep sieht genau nach.
terminal-review-turning-points = Wendepunkte
terminal-review-none = Niemand hat etwas verschenkt, das eine Suche sehen könnte.
terminal-review-point = Zug { $number }, { $who }: { $grade }. Gespielt { $move }; { $better } war um { $loss } besser.
terminal-review-ledger = Vom gleichen Start zum Ergebnis
terminal-review-start = Gleicher Start
terminal-review-deal = Auslosung und Plätze
terminal-review-chance = Was aufgedeckt wurde
terminal-review-own = Eigene Entscheidungen
terminal-review-others = Entscheidungen der anderen
terminal-review-left-over = Rest
terminal-review-result = Ergebnis
terminal-review-moves = Alle Züge
terminal-review-number = Zug
terminal-review-who = wer
terminal-review-move = gespielt
terminal-review-grade = Note
terminal-review-loss = verschenkt
terminal-review-better = besser
terminal-review-expected = vorher erwartet

## Rätsel: im Terminal, und was an einem falsch sein kann

no-such-puzzle = Es gibt kein Rätsel { $puzzle } zu { $game }. Wähle ein anderes aus der Liste der Rätsel.
puzzle-is-over = Dieses Rätsel ist gelöst. Nimm ein anderes oder beginne es von vorn.
bad-puzzle = Das Rätsel bei { $place } ist beschädigt. Nimm es aus der Datei oder hole die Datei dort wieder, woher sie kam.
puzzle-key-twice = Zwei Rätsel zu { $game } heißen gleich. Gib einem davon einen anderen Namen.
terminal-puzzles-key = Rätsel
terminal-puzzles-number = Nummer
terminal-puzzles-all = alle
terminal-puzzles-mode = Spielweise
terminal-puzzles-theme = Thema
terminal-puzzles-difficulty = Schwierigkeit
terminal-puzzles-steps = Züge
terminal-puzzles-solved = gelöst von Stufe 1 bis 5
terminal-puzzles-task = { $count ->
    [one] Finde den besten Zug.
   *[other] Finde die besten { $count } Züge.
} Schwierigkeit { $difficulty } von 6.
terminal-puzzles-solution = { $move } ist am besten. Der nächstbeste Gedanke, { $other }, verschenkt { $loss }.
terminal-puzzles-replies = Die anderen antworten: { $moves }.
