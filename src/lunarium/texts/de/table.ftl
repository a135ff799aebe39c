## Der Tisch: wer dran ist, wie weit das Spiel ist

table-you = Du
table-minute-you = Das bist du
table-minute-others = Wer noch spielt
table-minute-go = Los geht’s
table-sign-0 = die Sonne, gelb
table-sign-1 = der Stern, rot
table-sign-2 = der Planet, blau
table-sign-3 = der Mond, weiß
table-your-turn = Du bist dran
table-their-turn = { $who } ist dran
table-thinking = { $who } denkt nach
table-thinks = denkt nach
table-waiting-open = Es wird auf jemanden gewartet
table-over = Spielende
table-move-number = Zug { $number }
table-choose = Wähle, was leuchtet.
table-choose-listed = Wähle einen Zug aus der Liste.
table-watching = Du schaust zu.
table-went-back = Zurückgenommen: Es geht bei Zug { $number } weiter.
table-overtaken = Jemand anderes hat zuerst gezogen; so steht es jetzt.
table-connection-reconnecting = Verbindung wird hergestellt …
table-connection-offline = Keine Verbindung; neuer Versuch läuft
table-cannot-open = Dieser Tisch lässt sich nicht öffnen
table-closed-daily = Das ist eine Partie der heutigen Tagesaufgabe. Spiele sie erst selbst; dann siehst du, wie es den anderen ging.
table-try-again = Noch einmal versuchen
table-home = Startseite

## Der Tisch: Aktionen und Tasten

table-actions = Aktionen
table-take-back = Zurücknehmen
table-put-back = Zurücklegen
table-back-short = Zurücknehmen
table-hint = Tipp
table-why = Warum?
table-confirm = Bestätigen
table-close = Schließen
table-rule = Regel { $rule }
table-not-chosen = Wähle zuerst einen Zug; dann kannst du ihn bestätigen.
table-not-turn = { $who } ist dran. Du kannst handeln, wenn du an der Reihe bist.
table-not-thinking = { $who } denkt nach. Das dauert nur einen Augenblick.
table-not-watching = Du schaust zu; das kann nur, wer am Tisch sitzt.
table-not-past = Geh zum jetzigen Stand, um zu spielen.
table-not-over = Das Spiel ist zu Ende.
table-not-sending = Dein Zug ist unterwegs.
table-not-asked = Eine Frage an die Runde ist noch offen.
table-not-played = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
table-not-back-daily = In der Tagesaufgabe wird nichts zurückgenommen: Alle haben einen Versuch.
table-not-hint-people = Tipps gibt es nur, wenn alle anderen am Tisch Computer sind.
table-not-hint-daily = Keine Tipps in der Tagesaufgabe: Alle spielen sie ohne Hilfe.
table-hint-title = Was ein starker Computer spielen würde
table-move-title = Zug eintippen
table-move-about = Fang an zu tippen; Tab ergänzt, die Pfeile wählen, Enter bringt den Zug aufs Brett.
table-why-title = Warum nicht?
table-why-about = Tippe einen Zug ein und sieh, welche Regel ihn verbietet.
table-move-field = Zug
table-move-list = Mögliche Züge
table-move-legal = Erlaubt:
table-move-legal-for-mover = Erlaubt, wenn man am Zug ist.
table-move-more = { $count ->
    [one] 1 weiterer
   *[other] { $count } weitere
}
table-move-none = Du bist nicht am Zug; fragen kannst du trotzdem nach jedem Zug.
table-move-choose = Aufs Brett bringen
table-keys-title = Tasten
table-keys-table = An jedem Tisch
table-key-confirm = den gewählten Zug bestätigen
table-key-cancel = abbrechen; zum jetzigen Stand
table-key-take-back = zurücknehmen
table-key-hint = um einen Tipp bitten
table-key-why = fragen, warum ein Zug nicht erlaubt ist
table-key-notation = einen Zug eintippen
table-key-text = das Brett als Text, und zurück
table-key-step = beim Nachspielen: einen Zug zurück oder vor
table-key-ends = beim Nachspielen: Anfang oder Ende
table-key-play = beim Nachspielen: abspielen oder anhalten
table-key-keys = diese Liste
table-learn = { $game } lernen

## Der Tisch: die Geschichte und das Nachspielen

table-drawing = Das Spielbrett
table-story = Verlauf
table-story-empty = Noch ist nichts geschehen.
table-story-jump = Das Brett zu diesem Zeitpunkt zeigen
table-last-more = { $count ->
    [one] +1 weiterer Schritt
   *[other] +{ $count } weitere Schritte
}
table-story-undone = Zurückgenommenes zeigen
table-story-taken-back = Zurückgenommen:
table-review = Analyse
table-review-open = Analyse dieser Partie
table-replay = Nachspielen
table-moment = { $ply } von { $last }
table-first = Zum Anfang
table-previous = Einen Zug zurück
table-next = Einen Zug vor
table-last = Zum Ende
table-play = Abspielen
table-pause = Anhalten
table-to-now = Zum jetzigen Stand
table-to-end = Zum Ende
table-replay-insight = Vorschau für diesen Stand

## Am Tisch: was geschieht, Schritt für Schritt

table-beat = Was geschieht
table-beat-skip = Überspringen
table-beat-again = Noch einmal zeigen
table-beat-together = Summe
table-story-newest = Zur neuesten Zeile
table-key-again = noch einmal zeigen, was geschah

## Der Tisch: sein Menü

table-menu = Menü
table-coach-on = Coach an
table-coach-off = Coach aus
table-coach-begin = Coach einschalten
table-coach-end = Coach ausschalten
table-seats = Plätze
table-as-text = Brett als Text
table-as-board = Brett als Bild
table-share = Teilen
table-copy = Kopieren
table-copied = Kopiert.
table-edit-position = Diese Stellung ändern
table-download = Partie herunterladen
table-info = Über diesen Tisch
page-option-players = Plätze
table-yes = ja
table-no = nein
table-visibility = Wer ihn findet
table-visibility-link = alle mit dem Link
table-visibility-public = alle
table-created = Eröffnet
table-daily = Tagesaufgabe
table-deal = Nummer der Auslosung
table-deal-chosen = Diese Auslosung wurde nach ihrer Nummer gewählt: Wer den Tisch eröffnet hat, kennt sie vielleicht. Die Partie zählt nicht für Statistiken.
table-origin = Abgezweigt
table-origin-link = von einem anderen Tisch, nach Zug { $ply }

## Der Tisch: Plätze

table-open-seat = Platz { $number }
table-scripted = Gegenspieler
table-seat-yours = dein Platz
table-seat-open-about = noch frei
table-seat-computer = ein Computer
table-seat-scripted = spielt nach den Soloregeln
table-seat-here = sitzt am Tisch
table-seat-away = ist gerade nicht da
table-presence-here = da
table-presence-away = weg
table-seats-invite = Schicke den Link jedes freien Platzes an die Person, die dort sitzen soll.
table-open-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
table-invite = Einladen
table-sit-down = Platz nehmen
table-only-watch = Nur zuschauen
table-link-of-seat = Link zu Platz { $number }
table-make-link = Link erstellen
table-new-link = Neuer Link
table-new-link-about = Der alte Link gilt dann nicht mehr. Einen neuen erstellen?
table-hand-over = Weitergeben
table-hand-over-about = Du bekommst einen Link. Wer ihn öffnet, übernimmt deinen Platz, auf diesem oder einem anderen Gerät.
table-hand-over-link = Wer diesen Link öffnet, übernimmt deinen Platz.
table-resign = Computer übernehmen lassen
table-resign-about = Du verlässt das Spiel, und ein Computer spielt für dich weiter. Auf diesen Platz kannst du nicht zurück, und die Partie zählt nicht in deiner Statistik.
table-fill = Computer spielen lassen
table-fill-about = Ein Computer übernimmt den freien Platz; sein Link gilt dann nicht mehr.
table-seat-computer-plays = Dort spielt jetzt ein Computer.
table-level = Stärke des Computers
table-never-mind = Abbrechen
table-share-watch = Link zum Zuschauen
table-name = Dein Name
table-name-hint = Diesen Namen sehen die anderen, hier und an deinen anderen Tischen.
table-name-empty = Gib einen Namen ein, damit die anderen wissen, wer spielt.
table-save = Speichern
table-renamed = Dein Name ist geändert.
table-claim-title = Du bist zu { $game } eingeladen
table-claim-about = Dieser Platz ist für dich. Welchen Namen sollen die anderen sehen?
table-claim-others = Am Tisch
table-claim-name-hint = Bis zu 40 Zeichen.
table-claimed = Willkommen am Tisch.

## Der Tisch: Zurücknehmen, Abzweigen, Benachrichtigen

table-offer-asked = { $count ->
    [one] { $who } möchte einen Zug zurücknehmen.
   *[other] { $who } möchte { $count } Züge zurücknehmen.
}
table-offer-others = { $count ->
    [one] { $who } möchte einen Zug zurücknehmen; die anderen entscheiden.
   *[other] { $who } möchte { $count } Züge zurücknehmen; die anderen entscheiden.
}
table-offer-waits = Du möchtest einen Zug zurücknehmen. Es fehlt die Antwort von { $names }.
table-accept = Erlauben
table-refuse = Ablehnen
table-withdraw = Zurückziehen
table-leave = Partie verlassen oder beenden
table-end-together = Gemeinsam beenden
table-end-about = Ohne Ergebnis, sobald { $names } zustimmt. Die Partie zählt dann in keiner Statistik.
table-end-about-all = Ohne Ergebnis, sobald alle zustimmen: { $names }. Die Partie zählt dann in keiner Statistik.
table-end-alone = Noch spielt hier niemand sonst. Die Partie endet ohne Ergebnis, und die Links der freien Plätze gelten nicht mehr.
table-end-ask = Die anderen fragen
table-end-now = Partie beenden
table-end-asked = { $who } möchte die Partie ohne Ergebnis beenden.
table-end-others = { $who } möchte die Partie ohne Ergebnis beenden; die anderen entscheiden.
table-end-waits = Du möchtest die Partie beenden. Es fehlt die Antwort von { $names }.
table-end-agree = Beenden
table-end-refuse = Weiterspielen
table-ended-early = Die Partie wurde vorzeitig beendet
table-ended-early-about = Sie hat kein Ergebnis und zählt in keiner Statistik. Du kannst zurückblicken, von jeder Stellung aus weiterspielen oder neu beginnen.
table-fork = Von hier an einem neuen Tisch weiterspielen
table-fork-short = Von hier weiterspielen
table-fork-about = Der neue Tisch beginnt mit dem Stand nach Zug { $ply } von { $last }. Was verdeckt liegt, wird neu gemischt. Wer soll dort sitzen?
table-fork-go = Tisch eröffnen
table-notify = Benachrichtigungen
table-notify-browser = In diesem Browser benachrichtigen
table-notify-browser-hint = Wenn du dran bist und anderswohin schaust. Der Browser fragt dich.
table-notify-denied = Der Browser verbietet es. Erlaube Benachrichtigungen für diese Seite in seinen Einstellungen.
table-notify-unsupported = Dieser Browser kann nicht benachrichtigen.
table-notify-sound = Ton
table-notify-sound-hint = Ein leiser Klang, wenn du dran bist.
table-notify-service = Ein eigener Dienst
table-notify-url = Adresse des Dienstes
table-notify-url-hint = Ein Webhook oder eine E-Mail: https://ntfy.sh/mein-thema, mailto:ich@example.org. Dieser Server erlaubt: { $services }.
table-notify-active = Du wirst dort benachrichtigt, wenn du dran bist.
table-notify-inactive = Du wirst dort noch nicht benachrichtigt.
table-notify-disabled = Dieser Server benachrichtigt keine anderen Dienste.
table-notify-saved = Du wirst dort benachrichtigt.
table-notify-stop = Beenden
table-notify-stopped = Du wirst dort nicht mehr benachrichtigt.

## Der Tisch: das Ende

table-result = Ergebnis
table-result-you = Du gewinnst!
table-first-win = Dein erster Sieg bei { $game }!
table-first-win-why = Am meisten auf einmal brachte Zug { $number }
table-result-more = Mehr
table-result-winner = { $who } gewinnt
table-ranking = Rangfolge
table-score = Woher die Punkte kommen
table-course = Spielstand Zug für Zug
table-course-slider = Spielstand Zug für Zug: Die Pfeile gehen weiter, Enter zeigt das Brett
table-course-table = Dasselbe als Tabelle
table-course-move = Zug
table-rematch = Noch einmal
table-rematch-daily = Neue Solopartie
table-print-result = Ergebnis drucken

## Der Tisch: Namen der Regeln

table-rule-docs-notation-md = Schreibweise

## Der Tisch: die Leute daran

table-shuffled-again = Was verdeckt liegt, ist neu gemischt, weil etwas davon zu sehen war.
table-arrival-sits = { $name } hat Platz genommen.
table-arrival-comes = { $name } ist am Tisch.
table-arrival-goes = { $name } ist nicht mehr da.
table-arrival-computer = Für { $name } spielt ein Computer weiter.
table-somebody-here = { $name } ist da
table-somebody-away = { $name } ist nicht da
table-phrases = Etwas sagen
table-qr = QR-Code
table-qr-about = Der Link als QR-Code: Richte eine Kamera darauf, um Platz zu nehmen.
table-again-ready = Ein neuer Tisch steht für euch alle bereit.
table-again-join = Zum neuen Tisch
table-again-watch = Dort zusehen
table-next-level = Als Nächstes: { $level }
table-margin = { $margin } vor { $who }.
    .you = { $margin } vor dir.
table-margin-none = Gleichauf mit { $who }; die Regel für Gleichstand entschied.
    .you = Gleichauf mit dir; die Regel für Gleichstand entschied.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Moment, bitte.
phrase-thinking = Ich überlege noch.
phrase-nice = Schöner Zug!
phrase-well-played = Gut gespielt!
phrase-oh-no = Oh nein!
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-again = Noch einmal?
phrase-bye = Ich muss los. Bis bald!
