## Fehler der Bibliothek: was geschah und was zu tun ist

error = Diese Eingabe ist nicht brauchbar.
unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
bad-option = Diese Option ist nicht möglich.
unknown-option = Die Option „{ $option }“ gibt es hier nicht. Optionen sind: { $options }.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich sind: { $choices }.
bad-setup = Diese Startaufstellung ist nicht spielbar.
bad-components = Diese Materialdaten sind nicht brauchbar.
components-not-for-game = Kein Spiel hier nimmt Materialdaten aus einer Datei wie { $file }.
bad-notation = „{ $move }“ ist kein Zug.
illegal-move = Dieser Zug ist jetzt nicht erlaubt.
not-your-turn = Dieser Zug muss warten.
bad-record = Diese Aufzeichnung ist nicht brauchbar.
record-not-json = Das ist keine Aufzeichnung: Es ist kein JSON-Objekt. Eine Aufzeichnung beginnt mit „game“.
record-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder ist von falscher Art.
record-move-not-text = Zug { $number } der Aufzeichnung ist kein Text.
record-other-game = Das ist eine Aufzeichnung von { $game }, nicht von { $expected }.
record-version = Die Aufzeichnung folgt der Regelfassung { $found }; dieses Programm kennt die Fassung { $version }.
record-start = Die Aufzeichnung lässt sich nicht von Anfang an nachspielen. { $cause }
record-ply = Zug { $number } der Aufzeichnung, „{ $move }“, lässt sich nicht nachspielen.
record-no-such-ply = Die Aufzeichnung hat { $plies } Züge; eine Stellung { $ply } gibt es darin nicht.
record-unfinished = Die Aufzeichnung nennt ein Ergebnis, aber das Spiel ist nicht zu Ende.
record-result = Die Aufzeichnung nennt ein anderes Ergebnis, als das Nachspielen ihrer Züge ergibt. Nimm „result“ aus der Datei, oder berichtige die Züge.
no-such-stage = In dieser Lektion gibt es keine Etappe „{ $stage }“. Wähle eine aus der Liste.
stage-is-over = Diese Etappe ist entschieden. Nimm deinen Zug zurück oder beginne die Etappe neu.

## Gründe gegen jeden Zug

why-game-over = Das Spiel ist zu Ende.
why-not-your-turn = Platz { $seat } ist am Zug.

## Die Befehlszeile

file-unwritable = Die Datei { $file } lässt sich nicht schreiben. Wähle einen anderen Ort.
file-unreadable = Die Datei { $file } lässt sich nicht lesen.
player-not-for-game = Für { $game } gibt es hier keinen Spieler „{ $player }“. Wähle einen anderen.
no-search = { $game } hat hier keinen nativen Rechenkern, also keine Stufen, keine Tipps und keine Analyse.
search-needs-native = Das braucht den nativen Rechenkern. Installiere Lunarium, wo ein C++20-Compiler vorhanden ist, und ohne LUNARIUM_PURE.
arena-other-match = Die Datei { $file } enthält ein anderes Duell. Wähle ein anderes --output.
arena-own-components = Die Arena spielt nur mit den mitgelieferten Materialdaten.
engine-failed = Diese Anfrage konnte nicht beantwortet werden: { $cause }
arena-players = Das Duell ist für { $players } Spieler, mit -P sind aber { $entrants } genannt. Nenne einen für jeden Platz.
engine-unknown-field = Eine Anfrage hat kein Feld „{ $field }“. Sie hat: { $fields }.
review-unfinished = Diese Partie läuft noch: Nur eine beendete wird durchgesehen. Den besten Zug jetzt zeigt: lunarium position --record DATEI --best
analyse-output = --output ist für Programme: Nimm --json dazu, oder --all für alle Partien der Datei.
engine-game-over = Das Spiel ist zu Ende: Es gibt keinen Zug zu bedenken.
engine-not-json = Diese Zeile ist kein JSON-Objekt.
engine-no-id = Eine Anfrage braucht eine „id“, einen Text oder eine Zahl.
engine-nothing-to-stop = Zu dieser Kennung gibt es keine Anfrage, die man anhalten könnte.
process-unstartable = Der Spieler „{ $command }“ lässt sich nicht starten.
process-silent = Der Spieler „{ $command }“ hat aufgehört oder etwas geantwortet, was kein Zug ist.
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
table-course-win = Spielstand Zug für Zug

## Umgebungen für die Forschung

research-needs-engine = { $game } wird vom Rechenkern kodiert, der hier fehlt. Besorge einen C++20-Compiler und die Python-Header und installiere Lunarium noch einmal.
research-needs-package = Dafür fehlt das Paket { $package }: pip install { $package }
research-batch-size = Ein Stapel hat mindestens eine Partie und 1 bis 256 Threads.
research-array = Das Array „{ $name }“ muss { $needed } in C-Reihenfolge sein; es ist { $found }.
research-array-read-only = In das Array „{ $name }“ kann nicht geschrieben werden. Gib eines, in das man schreiben kann.
research-no-such-array = Es gibt kein Array „{ $name }“: Ein Stapel hat observations, masks, seats, rewards und ended.
research-illegal-action = Partie { $index } hat jetzt keine Aktion { $action }. Wähle eine, deren Maske 1 ist; nichts hat sich geändert.
research-opponents = Gegner sitzen auf den Plätzen { $seats }, und mindestens ein Platz bleibt deiner: {"{1: \"greedy\"}"}.
research-load = Diese Partie passt hier nicht: Eine Zeile geht mit einer Partie für so viele Spieler wie die anderen weiter, die nicht zu Ende ist.
research-not-packed = Der Parameter „{ $name }“ ist nicht gepackt. Schreib, was lunarium.research.openspiel.pack aus einem Wörterbuch macht.
research-over = Die Partie ist zu Ende. Rufe reset() vor dem nächsten Schritt auf.
research-solo-only = Diese Umgebung ist für eine Person. Nimm die für mehrere.
research-several-only = Diese Umgebung ist für zwei bis vier Personen. Nimm die für eine.
research-search-settings = Eine Suche braucht Stellungen einer Art, die nicht zu Ende sind, mindestens eine Simulation, 1 bis 1024 Blätter, eine Neugier ab 0, Rauschen von 0 bis 1, und Konzentration und Maßstab über 0.
research-search-batch = Diese Suche hat keinen Stapel, der weitergehen könnte. Beginne eine mit Search(batch, evaluate).
research-answer = Die Antwort muss aus Logits und Werten von { $needed } bestehen; sie hat { $found }.
research-answer-number = In der Antwort steht etwas, das keine endliche Zahl ist. Sieh dir die Ausgabe des Netzes an: Das Training kann entgleist sein.
onnx-unreadable = { $file } lässt sich nicht als ONNX-Datei mit einem Netz lesen. Prüfe den Pfad und ob die Eingaben des Netzes uint8 oder float32 sind.
onnx-names = Das Netz in { $file } muss „observation“ (und wenn es will „mask“) nehmen und „policy“ und „value“ geben. Nenne sie so, wenn du es exportierst.
onnx-other-game = Das Netz in { $file } nimmt die Beobachtungen dieses Spiels mit so vielen Spielern nicht. Bring eines, das dafür trainiert wurde.
research-undecided = Diese Partie ist noch nicht ausgelost, oder sie wartet darauf, was ein Zug aufdeckt: Es gibt noch keine Aufzeichnung.

## Reviews

section-game = Das Spiel
grade-best = Bester
grade-good = Gut
grade-slip = Ungenau
grade-mistake = Fehler
grade-blunder = Patzer
