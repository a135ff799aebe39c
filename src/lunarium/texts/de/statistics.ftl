## Die eigenen Partien in Zahlen und Bildern

stats-count = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} seit { $since }: { $others } mit anderen, { $solo } allein
stats-empty = Hier erscheint deine erste beendete Partie
stats-empty-about = Wie du gegen jede Stufe spielst, deine Soloergebnisse im Lauf der Zeit, woher deine Punkte kommen: Die Bilder wachsen mit jeder Partie, die du beendest.
stats-empty-play = Ein Spiel wählen
stats-nothing = Keine deiner Partien passt zu dieser Auswahl.
stats-reset = Alle Partien zeigen

stats-filter = Welche Partien gezeigt werden
stats-game = Spiel
stats-all-games = Alle Spiele
stats-mode = Spielweise
stats-any-mode = Jede Spielweise
stats-players = Personen
stats-any-players = Beliebig viele
stats-players-count = { $count ->
    [one] Allein
   *[other] Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }
}
stats-opponents = Gegen
stats-anybody = Alle
stats-against-people = Menschen
stats-against-alone = Allein
stats-time = Zeit
stats-time-all = Die ganze Zeit
stats-time-year = Die letzten 12 Monate
stats-time-quarter = Die letzten 3 Monate
stats-time-month = Dieser Monat

stats-as-tables = Als Tabellen
stats-take = Speichern oder drucken
stats-csv = Ergebnisse als Tabelle (CSV)
stats-json = Ergebnisse für Programme (JSON)
stats-print = Diese Seite drucken

stats-levels = Gewonnen gegen jede Stufe
stats-levels-about = Anteil der Siege. Der Balken zeigt, wie sicher er ist, die Kerbe, was eine ausgeglichene Partie ergäbe.
stats-games = Partien
stats-won = Siege
stats-share = Anteil
stats-sure = Zwischen
stats-even = Ausgeglichen
stats-range = { $low } bis { $high }

stats-solo = { $game }, solo
stats-solo-lower = Weniger ist besser.
stats-solo-higher = Mehr ist besser.
stats-solo-shown = Die letzten { $shown } von { $all } Partien.
stats-aim-below = Ziel: unter { $aim }
stats-aim-above = Ziel: über { $aim }
stats-mean-five = Mittel der letzten fünf
stats-best-score = Bestwert { $score }
stats-date = Datum
stats-result = Ergebnis
stats-reached = Ziel erreicht
stats-yes = ja
stats-no = nein

stats-numbers = In Zahlen
stats-part = { $part } von { $whole }
stats-lately = zuletzt gewonnen
stats-streak-present = Siege in Folge, aktuell
stats-streak-longest = Siege in Folge, Bestwert
stats-all-won = aller Partien gewonnen
stats-best-of = bestes Ergebnis: { $mode }
stats-sound = deiner Entscheidungen am besten oder gut
stats-given-move = einer Partie je Zug verschenkt

stats-sources = { $game }: Woher deine Punkte kommen
stats-sources-you = du, Mittel aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
stats-sources-strong = starke Computer, Mittel aus { $games } Partien
stats-source = Quelle
stats-you = Du
stats-strong = Starke
stats-gap = Abstand
stats-sources-score = Ergebnis

stats-accuracy = Genauigkeit
stats-accuracy-about = Aus Analysen, nur deine eigenen Entscheidungen. Eine ist gut getroffen, wenn sie am besten oder gut war.
stats-accuracy-none = Lass eine beendete Partie analysieren: Dann siehst du hier, wie viele deiner Entscheidungen gut getroffen waren.
stats-sound-share = Gut getroffen
stats-given-game = Je Partie verschenkt
stats-given-about = Was alle Entscheidungen einer Partie verschenkt haben, in Hundertsteln einer Partie.
stats-reviewed = { $games ->
    [one] 1 Partie analysiert
   *[other] { $games } Partien analysiert
}

stats-results = Alle Ergebnisse
stats-results-about = Nach Spielweise und Gegnern.
stats-mean = Mittel
stats-best = Bestes
stats-worst = Schlechtestes

stats-themes = Ideen, die du am häufigsten übersiehst
stats-themes-about = Aus Rätseln: beim ersten Versuch und ohne Hilfe gelöst.
stats-themes-none = Löse ein paar Rätsel: Dann siehst du hier, welche Ideen du übersiehst, und übst sie.
stats-themes-all = Bisher hast du in deinen Rätseln keine Idee übersehen.
stats-practise = Üben
stats-practise-of = Üben: { $theme }
