## Die Seite: Leiste, Einstellungen, Hilfe

page-home = Lunarium, zur Startseite
page-skip = Zum Inhalt
page-close = Schließen
page-save = Speichern
page-more = Mehr zeigen
page-loading = Wird geladen
page-language = Sprache: { $language }
page-theme = Design
page-theme-system = Wie das System
page-theme-night = Nacht
page-theme-day = Tag
page-theme-to-day = Zum Tag-Design wechseln
page-theme-to-night = Zum Nacht-Design wechseln
page-you-open = Du und deine Einstellungen
page-home-short = Startseite
page-language-choice = Sprache
page-you-guest = Gast
page-settings = Du und deine Einstellungen
page-name = Dein Name
page-name-hint = Die anderen sehen ihn am Tisch.
page-name-empty = Gib einen Namen ein, den die anderen sehen können.
page-name-saved = Von jetzt an heißt du { $name }.
page-setting-sound = Ton
page-setting-sound-hint = Ein paar leise Töne: bei einem Zug, wenn du dran bist, wenn du gewinnst.
page-pace = Tempo
page-pace-hint = Wie Züge gezeigt werden: Schritt für Schritt, schneller oder alles sofort. Ein Klick oder eine Taste springt ans Ende.
page-pace-calm = Ruhig
page-pace-brisk = Zügig
page-pace-once = Sofort
page-setting-marks = Symbole zusätzlich zu Farben
page-setting-marks-hint = Größere Formen und Buchstaben, für jede Art, Farben zu sehen.
page-setting-auto = Automatisch bestätigen
page-setting-auto-hint = Ist nur ein Zug möglich, wird er sofort gespielt.
page-help = Hilfe
page-help-start = „Jetzt spielen“ öffnet sofort einen Tisch gegen den Computer. „Mit Freunden“ gibt dir für jeden Platz einen Link; wer ihn öffnet, sitzt mit am Tisch, ohne Anmeldung.
page-help-play = Am Tisch leuchtet alles, was du benutzen kannst. Wähle, sieh dir die Vorschau an, bestätige. Bei allem anderen erfährst du, warum es nicht geht, mit der Nummer der Regel.
page-help-learn = { $game } lernen
page-minute = { $game } in einer Minute
page-help-keys = Tasten am Tisch
page-key-enter = den gewählten Zug bestätigen
page-key-escape = etwas anderes wählen
page-key-undo = zurücknehmen
page-key-hint = einen Tipp zeigen
page-key-type = einen Zug eintippen
page-key-help = alle Tasten zeigen
page-offline = Der Server antwortet nicht. Wir versuchen es weiter; deine Partien sind dort sicher.
page-problem-cookies = Dein Browser behält keine Cookies von { $host }, deshalb vergisst Lunarium, wer du bist. Erlaube Cookies für diese Seite und versuche es noch einmal; es ist nur eines, und es sagt nur, dass du du bist.
page-problem-offline = Der Server antwortet nicht. Prüfe deine Verbindung; wir versuchen es weiter.
page-problem-server = Der Server hat ein Problem. Versuche es gleich noch einmal.
page-problem-request = Der Server hat die Seite nicht verstanden. Lade sie neu und versuche es noch einmal.
page-problem-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuche es noch einmal.

## Namen für Gäste, von der Mondkarte

page-guest-0 = Tycho
page-guest-1 = Selene
page-guest-2 = Kopernikus
page-guest-3 = Aurora
page-guest-4 = Kepler
page-guest-5 = Hypatia
page-guest-6 = Platon
page-guest-7 = Stella
page-guest-8 = Galilei
page-guest-9 = Caroline
page-guest-10 = Orion
page-guest-11 = Maria

## Computer, Plätze, Mondphasen

page-level-1 = Kinderspiel
page-level-1-about = verzeiht alles
page-level-2 = Mondsichel
page-level-2-about = leicht
page-level-3 = Halbmond
page-level-3-about = auf Augenhöhe
page-level-4 = Heller Mond
page-level-4-about = stark
page-level-5 = Vollmond
page-level-5-about = volle Stärke
page-greedy = Gierig
page-greedy-about = denkt einen Zug voraus
page-random = Zufall
page-random-about = spielt irgendeinen Zug
page-seat = Platz { $seat }
page-seat-you = Du
page-seat-open = ein freier Platz
page-seats-open = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
page-seat-scripted = der Gegenspieler
page-holder-me = Ich
page-holder-here = Hier
page-holder-open = Per Link
page-holder-computer = Computer
page-holder-me-about = Hier sitzt du.
page-holder-open-about = Wer den Link zuerst öffnet, sitzt hier.
page-level-of-seat = Stärke des Computers auf Platz { $seat }
page-name-of-seat = Name auf Platz { $seat }
page-link-of-seat = Link für Platz { $seat }
page-phase-0 = Neumond
page-phase-1 = zunehmende Sichel
page-phase-2 = erstes Viertel
page-phase-3 = zunehmender Mond
page-phase-4 = Vollmond
page-phase-5 = abnehmender Mond
page-phase-6 = letztes Viertel
page-phase-7 = abnehmende Sichel

## Die Startseite

page-welcome = { $count ->
    [2] Zwei Spiele vom Mond
   *[other] Spiele vom Mond
}
page-tonight = Heute Nacht am Himmel: { $phase }
page-facts-players = { $least } bis { $most } Personen
page-facts-exactly = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
page-play-now = Jetzt spielen
page-play-against = gegen { $rivals }
page-play-change = Ändern
page-solo = Solo
page-friends = Mit Freunden
page-learn = Lernen
page-friends-title = { $game } mit Freunden
page-friends-count = Zu wievielt spielt ihr?
page-friends-hint = Du sitzt auf dem ersten Platz; alle anderen bekommen einen Link.
page-friends-make = Tisch eröffnen
page-friends-links = Schicke jedem einen Link. Er öffnet den Platz; ein Konto braucht niemand.
page-all-options = Alle Optionen
page-to-table = Zum Tisch

page-share-text = Spiel mit: Dieser Link öffnet deinen Platz.
page-your-turn = Du bist dran
page-just-now = gerade eben
page-table-set-aside = Nicht verfügbar
page-table-over = Beendet
page-table-won = Du hast gewonnen
page-table-winner = { $name } hat gewonnen
page-table-waits = Wartet auf Mitspieler
page-table-moves = { $name } ist dran
page-list-mine = Deine Tische
page-list-mine-empty = Du sitzt noch an keinem Tisch. Beginne oben eine Partie.
page-list-public = Partien zum Zuschauen
page-list-public-empty = Gerade spielt niemand öffentlich. Mach den Anfang mit einem öffentlichen Tisch.
page-list-finished = Beendete Partien
page-list-finished-empty = Noch gibt es nichts nachzuspielen. Hier erscheinen deine beendeten Partien.
page-beside = Echte Partie mitschreiben
page-beside-about = Ihr spielt mit der Schachtel? Lunarium schreibt mit, zählt die Punkte und beantwortet Regelfragen.
page-keep-score = Mitschreiben
page-keep-title = Mitschreiben: { $game }
page-table-kept = Echte Partie
page-positions = Eine Stellung aufbauen
page-positions-about = Stelle eine beliebige Stellung nach: erlaubte Züge, Punktestand und Ideen ansehen oder weiterspielen.
page-upload = Eine Partie hochladen
page-upload-about = Wähle eine Aufzeichnung oder zieh sie hierher: eine beendete Partie zum Nachspielen oder eine laufende zum Weiterspielen.
page-upload-unreadable = Diese Datei ist keine Aufzeichnung. Wähle eine JSON-Datei, die Lunarium gespeichert hat.
page-upload-seats = Wer spielt diese Partie weiter?
page-upload-go = Weiterspielen

## Der Rechenkern, der hier fehlt

engine-missing-title = Computerstufen sind nicht verfügbar
engine-missing-body = Lunarium wurde hier ohne seinen schnellen Rechenkern installiert: { $games } gibt es nur gegen einen einfachen Computer und ohne Tipps. Führe „make install“ noch einmal aus, es sagt, was fehlt; oder frage, wer diesen Server betreibt.

## Ein neuer Tisch

page-position-title = Eine Stellung aufbauen: { $game }
page-new-title = Neuer Tisch: { $game }
page-new-about = Alles ist spielbereit; ändere, was du magst.
page-new-who = Wer spielt?
page-new-players = Personen
page-new-game = Das Spiel
page-new-watch = Wer darf zuschauen?
page-new-make = Tisch eröffnen
page-new-ready = Dein Tisch ist bereit
page-starts = Wer beginnt?
page-by-chance = Zufällig
page-deal = Nummer der Auslosung
page-deal-about = Leer heißt zufällig. Dieselbe Nummer ergibt immer dieselbe Auslosung.
page-deal-wrong = Gib eine ganze Zahl mit höchstens 15 Ziffern ein, oder nichts.
page-visibility = Wer darf zuschauen?
page-visibility-link = Alle mit dem Link
page-visibility-link-about = Der Tisch steht in keiner Liste; nur wer die Adresse kennt, sieht ihn.
page-visibility-public = Alle
page-visibility-public-about = Der Tisch steht auf der Startseite; alle dürfen zuschauen und freie Plätze einnehmen.

## Die Tagesaufgabe

page-daily = Tagesaufgabe
page-daily-short = Von jedem Spiel eine Solopartie, für alle dieselbe.
page-daily-about = Von jedem Spiel eine Solopartie, für alle hier dieselbe. Du hast einen Versuch und kannst nichts zurücknehmen. Wenn du fertig bist, siehst du die Ergebnisse der anderen.
page-daily-played = { $count ->
    [0] Noch niemand hat gespielt. Mach den Anfang.
    [one] Eine Person hat gespielt.
   *[other] { $count } Personen haben gespielt.
}
page-daily-open = Heutige Aufgabe spielen
page-daily-see = Ergebnisse ansehen
page-daily-play = Spielen
page-daily-go-on = Weiterspielen
page-daily-replay = Deine Partie ansehen
page-daily-closed = Die Ergebnisse siehst du, wenn du fertig bist.
page-daily-looked = Hat vor dem Ende die Partie einer anderen Person angesehen.
page-daily-rank = Rang
page-daily-name = Name
page-daily-score = Ergebnis
page-setting-muted = Die anderen stummschalten
page-setting-muted-hint = Was sie am Tisch sagen, siehst du nicht.
page-table-remove = Diesen Tisch aus deiner Liste nehmen: { $game }
page-table-removed = Aus deiner Liste genommen. Für die anderen ändert sich nichts.
page-table-put-back = Zurück in die Liste
page-table-score = { $name }: { $score }
page-play-first = mit einem Coach, gegen { $rivals }
page-new-you = Wer bist du?
page-daily-best-low = Ergebnisse, { $day }: Das niedrigste ist das beste
page-daily-best-high = Ergebnisse, { $day }: Das höchste ist das beste
page-daily-nobody = Niemand hat sie beendet.

## Hier ist nichts

page-missing = Diese Seite gibt es nicht
page-missing-about = Unter dieser Adresse gibt es nichts. Prüfe den Link oder beginne auf der Startseite.
page-missing-home = Zur Startseite

## Lernen

page-learn-title = { $game } lernen
page-stage-title = { $game } lernen
page-your-first-game = Spiele deine erste Partie
page-learn-progress = { $done } von { $count }

## Die Regeln

page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-search = In den Regeln suchen
page-rules-found = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort.
    [one] An einer Stelle gefunden.
   *[other] An { $count } Stellen gefunden.
}
page-rules-found-in = In den Regeln von { $game }:
page-rules-contents = Inhalt
page-rules-table = Tabelle
page-rules-all = Alle Regeln
page-rules-back = Zurück zum Spiel
page-rules-unknown = Zu dieser Regel gibt es hier keinen Text. Alle Regeln stehen auf der Seite des Spiels.
page-rules-print = Auf A4 drucken
page-rules-empty = Leere Zeilen sind für Partien am Tisch.
page-rules-fan = Lunarium, ein inoffizielles Fanprojekt

## Statistik

page-statistics = Deine Partien
page-statistics-open = Deine Ergebnisse

## Rätsel

page-puzzles = Rätsel
page-places = Hauptmenü
page-puzzle-list-title = { $game }: Rätsel
page-puzzles-about = Eine Stellung, eine klare Idee: Finde den Zug.
page-puzzles-open = Rätsel lösen
page-puzzles-daily-solved = Heute: { $solved } von { $count } gelöst
page-puzzles-streak = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
} in Folge

## What the browser does not allow

page-by-hand = Von Hand kopieren
page-by-hand-how = Der Browser lässt nur sichere Seiten (https) selbst kopieren. Der Text ist markiert: Drücke Strg+C oder Cmd+C oder halte den Finger darauf.

## Privacy, and the way in by invitation
page-privacy = Was hier gespeichert wird
page-privacy-about = Es gibt keine Konten, keine Adressen und keine Werbung. Dieser Server behält nur, was die Spiele brauchen:
page-privacy-name = Den Namen, den du gewählt hast, und den Tag deines letzten Besuchs.
page-privacy-games = Die Partien an deinen Tischen: wer wo saß, jeden Zug und seine Zeit, was herauskam, und Statistiken dazu.
page-privacy-learning = Wie weit du in Lektionen und Rätseln bist, und was dir der Trainer schon gesagt hat.
page-privacy-notification = Die Adresse, über die du erfährst, dass du am Zug bist; nur wenn du eine angegeben hast.
page-privacy-cookie = Ein Cookie, an dem der Server dich wiedererkennt; niemand sonst kann es lesen.
page-privacy-log = Im Protokoll des Servers stehen keine Namen und keine Netzadressen.
page-privacy-guests = { $days ->
    [0] Gäste werden nicht von selbst vergessen.
   *[other] Wer { $days } Tage lang nicht da war, wird vergessen.
}
page-privacy-tables = { $days ->
    [0] Partien bleiben, bis sie entfernt werden.
   *[other] Eine Partie, die { $days } Tage lang niemand angerührt hat, wird entfernt.
}
page-privacy-host = Vom Gastgeber
page-privacy-yours = Deine Daten
page-privacy-download = Alles über mich herunterladen
page-privacy-leave = Alles über mich löschen
page-privacy-leave-ask = Dein Name, deine Partien allein und was du hier gelernt hast, werden endgültig gelöscht. Partien mit anderen bleiben ohne deinen Namen; wo du noch spielst, übernimmt der Computer. Das lässt sich nicht zurücknehmen.
page-privacy-leave-now = Alles löschen
page-privacy-stay = Behalten
page-privacy-gone = Alles über dich ist gelöscht.
page-entrance = Auf Einladung
page-entrance-why = Der Gastgeber dieses Servers lässt Leute mit einem Einladungscode herein.
page-entrance-code = Einladungscode
page-entrance-go = Eintreten
