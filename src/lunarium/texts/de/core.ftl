## Fehler der Bibliothek: was geschah und was zu tun ist

error = Ungültige Eingabe.
unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
bad-option = Ungültige Option.
bad-argument = { $name } muss { $needed } sein, nicht { $found }.
unknown-option = Die Option „{ $option }“ gibt es hier nicht. Optionen sind: { $options }.
bad-option-value = Ungültiger Wert „{ $value }“ für die Option „{ $option }“. Möglich sind: { $choices }.
bad-setup = Ungültige Startaufstellung.
bad-components = Ungültige Materialdaten.
components-not-for-game = Kein Spiel nimmt Materialdaten aus einer Datei wie { $file }.
bad-notation = „{ $move }“ lässt sich nicht als Zug lesen.
illegal-move = Dieser Zug ist jetzt nicht erlaubt.
not-your-turn = Du bist nicht am Zug.
bad-record = Ungültige Aufzeichnung.
record-not-json = Das ist keine Aufzeichnung: Es ist kein JSON-Objekt. Eine Aufzeichnung beginnt mit „game“.
record-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder hat den falschen Typ.
record-move-not-text = Zug { $number } der Aufzeichnung muss ein Text sein.
record-other-game = Das ist eine Aufzeichnung von { $game }, nicht von { $expected }.
record-version = Die Aufzeichnung braucht die Regelfassung { $found }; diese Version von Lunarium kennt die Fassung { $version }.
record-start = Die Aufzeichnung lässt sich nicht von Anfang an nachspielen. { $cause }
record-ply = Zug { $number } der Aufzeichnung, „{ $move }“, lässt sich nicht nachspielen.
record-no-such-ply = Die Aufzeichnung hat { $plies } Züge; die Stellung { $ply } gibt es nicht.
record-unfinished = Die Aufzeichnung nennt ein Ergebnis, aber das Spiel ist nicht zu Ende.
record-result = Das „result“ der Aufzeichnung ist ein anderes als das Ergebnis ihrer Züge. Nimm „result“ aus der Datei oder berichtige die Züge.
no-such-stage = In dieser Lektion gibt es keine Etappe „{ $stage }“. Wähle eine aus der Liste.
stage-is-over = Diese Etappe ist entschieden. Nimm deinen Zug zurück oder beginne die Etappe neu.

## Gründe gegen jeden Zug

why-game-over = Das Spiel ist zu Ende.
why-not-your-turn = Platz { $seat } ist am Zug.

## Die Befehlszeile

file-unwritable = Die Datei { $file } lässt sich nicht schreiben. Wähle einen anderen Ort.
file-unreadable = Die Datei { $file } lässt sich nicht lesen.
player-not-for-game = Für { $game } gibt es hier keinen Spieler „{ $player }“. Wähle einen anderen.
no-search = { $game } hat hier keinen nativen Rechenkern: Stufen, Tipps und Analyse gibt es nicht.
search-needs-native = Das braucht den nativen Rechenkern. Installiere Lunarium mit einem C++20-Compiler und ohne LUNARIUM_PURE.
arena-other-match = { $file } enthält ein anderes Duell (andere Spieler, Optionen oder Auslosungen). Wähle ein anderes --output.
arena-own-components = Die Arena spielt nur mit den mitgelieferten Materialdaten. Lass --components weg.
engine-failed = Anfrage fehlgeschlagen: { $cause }
arena-players = Das Duell ist für { $players } Spieler, mit -P sind aber { $entrants } genannt. Nenne einen für jeden Platz.
engine-unknown-field = Unbekanntes Feld „{ $field }“. Eine Anfrage hat: { $fields }.
review-unfinished = Diese Partie läuft noch: Nur eine beendete wird durchgesehen. Den besten Zug jetzt zeigt: lunarium position --record DATEI --best
analyse-output = --output braucht --json, oder --all für alle Partien der Datei.
engine-game-over = Das Spiel ist zu Ende: Es gibt keinen besten Zug.
engine-not-json = Diese Zeile ist kein JSON-Objekt.
engine-no-id = „id“ fehlt: Es muss ein Text oder eine Zahl sein.
engine-nothing-to-stop = Mit dieser Kennung läuft keine Anfrage.
process-unstartable = Der Spieler „{ $command }“ lässt sich nicht starten.
process-silent = Der Spieler „{ $command }“ ist beendet, oder seine Antwort war kein Zug: { $reply }
process-error = Der Spieler „{ $command }“ meldet einen Fehler: { $message }
components-title = { $name }: gedruckte Werte des Materials
components-what = was
components-value = Wert
components-status = woher bekannt
components-about = Werte mit „reconstructed“ sind so erfunden, dass sie zu allem Bekannten passen; eine Schachtel kann abweichen. Um mit den Werten deiner Schachtel zu spielen, schreib sie in eine Kopie von „lunarium components --json“, prüfe sie mit „lunarium components check DATEI“ und spiele mit --components DATEI.
components-checked = { $count ->
    [0] { $file } erfüllt alle Bedingungen.
    [one] { $file } verletzt 1 Bedingung.
   *[other] { $file } verletzt { $count } Bedingungen.
}

## Spiele ohne eigene Wörter

move-plain = { $who } spielt { $move }.
    .you = Du spielst { $move }.
table-course-win = Spielstand Zug für Zug

## Umgebungen für die Forschung

research-needs-engine = { $game } wird vom Rechenkern kodiert, der nicht installiert ist. Installiere einen C++20-Compiler und die Python-Header und dann Lunarium noch einmal.
research-needs-package = Dafür fehlt das Paket { $package }: pip install { $package }
research-array = Das Array „{ $name }“ muss { $needed } in C-Reihenfolge sein, nicht { $found }.
research-array-read-only = Das Array „{ $name }“ ist schreibgeschützt. Übergib ein beschreibbares.
research-no-such-array = Es gibt kein Array „{ $name }“: Ein Stapel hat observations, masks, seats, rewards und ended.
research-illegal-action = Aktion { $action } ist in Partie { $index } nicht erlaubt. Wähle eine, deren Maske 1 ist; nichts hat sich geändert.
research-opponents = opponents kann die Plätze { $seats } nennen und muss dir mindestens einen lassen, etwa {"{1: \"greedy\"}"}.
research-load = load() braucht eine Partie, die nicht zu Ende ist und so viele Spieler hat wie der Stapel.
research-not-packed = Der Parameter „{ $name }“ muss gepackt sein: Übergib pack(…) aus lunarium.research.openspiel.
research-over = Die Partie ist zu Ende. Rufe reset() vor dem nächsten Schritt auf.
research-solo-only = Diese Umgebung ist für eine Person. Nimm die für mehrere.
research-several-only = Diese Umgebung ist für zwei bis vier Personen. Nimm die für eine.
research-search-positions = Eine Suche braucht mindestens eine Stellung; alle müssen gleich viele Spieler haben, und keine darf zu Ende sein.
research-search-batch = Search.at(…) hat keinen Stapel, der weitergehen könnte. Nimm Search(batch, evaluate).
research-answer = evaluate() muss (Logits, Werte) der Form { $needed } zurückgeben, nicht { $found }.
research-answer-number = evaluate() hat NaN oder unendlich zurückgegeben. Prüfe die Ausgabe des Netzes: Das Training kann entgleist sein.
onnx-unreadable = { $file } lässt sich nicht als ONNX-Datei mit einem Netz lesen. Prüfe den Pfad und ob die Eingaben des Netzes uint8 oder float32 sind.
onnx-names = Das Netz in { $file } muss die Eingaben observation und wahlweise mask und die Ausgaben policy und value haben; gefunden: { $found }. Benenne sie beim Export um.
onnx-other-game = Das Netz in { $file } wurde für ein anderes Spiel oder eine andere Spielerzahl trainiert.
research-undecided = Dieser Zustand ist ein Zufallsknoten; es gibt noch keine Aufzeichnung.

## Reviews

section-game = Das Spiel
grade-best = Bester
grade-good = Gut
grade-slip = Ungenau
grade-mistake = Fehler
grade-blunder = Patzer
