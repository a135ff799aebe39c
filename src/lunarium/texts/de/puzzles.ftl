## Rätsel: eine Stellung, eine Idee, die deutlich die beste ist

puzzle-title = Rätsel
puzzle-about = Stellungen aus Partien zwischen Computern, in denen eine Idee deutlich die beste ist. Jeder richtige Weg zählt; auf einen falschen folgt die Widerlegung.
puzzle-of = { $game }: Rätsel
puzzle-name = { $players ->
    [one] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu { $players }
} · Nr. { $number }
puzzle-daily = Rätsel des Tages
puzzle-daily-about = Für alle dasselbe, bis Mitternacht UTC.
puzzle-daily-solve = Das heutige Rätsel lösen
puzzle-daily-look = Noch einmal ansehen
puzzle-daily-done = Du hast das heutige Rätsel gelöst.
puzzle-daily-open = Du hast es versucht; heute lässt es sich noch lösen.
puzzle-daily-nobody = Noch niemand hat es versucht.
puzzle-daily-crowd = { $tried ->
    [one] 1 Person hat es heute versucht,
   *[other] { $tried } Personen haben es heute versucht,
} { $solved ->
    [0] noch niemand hat es gelöst.
    [one] 1 hat es gelöst, { $share } auf Anhieb.
   *[other] { $solved } haben es gelöst, { $share } auf Anhieb.
}
puzzle-streak = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
} in Folge
puzzle-streak-none = Noch keine Serie
puzzle-next-fitting = Nächstes Rätsel für mich
puzzle-all = Alle Rätsel zu { $game }
puzzle-done-of = { $done } von { $count } gelöst

puzzle-grade = Deine Rätselwertung
puzzle-grade-none = Noch keine Rätselwertung: Dein erstes Rätsel gibt dir eine.
puzzle-grade-rough = Sie bewegt sich noch stark; nach zehn Rätseln wird sie ruhiger.
puzzle-grade-about = Alle beginnen bei 1500. Dein erster Versuch an einem Rätsel zählt, einmal; mit einem Tipp gewinnst du nichts.
puzzle-grade-means = Was sie bedeutet: so oft würdest du es finden
puzzle-grade-chance = Schwierigkeit { $difficulty }: etwa { $share }
puzzle-grade-tried = { $tried ->
    [one] 1 Rätsel versucht,
   *[other] { $tried } Rätsel versucht,
} { $solved } auf Anhieb gelöst

puzzle-difficulty = Schwierigkeit
puzzle-difficulty-any = Jede
puzzle-difficulty-level = Schwierigkeit { $difficulty }
puzzle-difficulty-about = { $level ->
    [6] keine Stufe des Computers findet es verlässlich
   *[other] Stufe { $level } des Computers findet es
}
puzzle-theme = Thema
puzzle-themes = Nach Thema
puzzle-theme-any = Jedes Thema
puzzle-theme-known = Du hast das Thema gewählt, und es zu kennen ist Hilfe: Deine Rätselwertung steigt nicht.
puzzle-players = Personen
puzzle-players-any = Beliebig viele
puzzle-players-count = { $count ->
    [one] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $count }
}
puzzle-depth = { $count ->
    [one] 1 Zug zu finden
   *[other] { $count } Züge zu finden
}
puzzle-found = Zug { $number } von { $count }
puzzle-list = Rätsel, leichtere zuerst
puzzle-list-empty = Kein Rätsel passt. Nimm einen Filter weg.
puzzle-solve-these = Diese lösen
puzzle-result-solved = gelöst
puzzle-result-helped = mit Hilfe gelöst
puzzle-result-mended = später gelöst
puzzle-result-missed = verfehlt
puzzle-result-new = nicht versucht
puzzle-without-engine = Hier fehlt der Rechenkern: Beurteilt werden Antworten, die beim Erstellen eines Rätsels angesehen wurden, andere nicht.

puzzle-ask = Finde den besten Zug.
puzzle-ask-more = Finde die besten Züge, insgesamt { $count }.
puzzle-ask-next = Richtig. Finde den nächsten Zug.
puzzle-rules = Jeder richtige Weg zählt. Auf einen falschen folgt die Widerlegung, und du darfst es noch einmal versuchen.
puzzle-choose = Wähle deinen Zug auf dem Brett.
puzzle-judging = Dein Zug wird angesehen …
puzzle-answers = Die anderen antworten …
puzzle-others = Die anderen
puzzle-task = Das Rätsel
puzzle-outcome = Deine Antwort
puzzle-hint = Tipp
puzzle-hint-more = Zeigen, wo
puzzle-hint-theme = Die Idee
puzzle-hint-piece = Hier beginnt es
puzzle-hint-kind = Es beginnt mit: { $kind }.
puzzle-hint-lost = Du hast den Hauptweg verlassen: Von hier an gibt es keine Tipps.
puzzle-hint-costs = Mit Hilfe steigt deine Rätselwertung nicht.
puzzle-skip = Überspringen
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-solution = Lösung
puzzle-play-line = Variante abspielen
puzzle-to-list = Alle Rätsel
puzzle-to-review = Zurück zur Analyse

puzzle-solved = Gelöst
puzzle-solved-other = Gelöst, auf anderem Weg
puzzle-solved-other-about = Nicht die Lösung, die hier steht, aber ebenso gut.
puzzle-right = Richtig
puzzle-near = Knapp
puzzle-near-about = Er verschenkt { $loss }. Es gibt etwas deutlich Besseres.
puzzle-wrong = Nicht dieser
puzzle-wrong-about = Er verschenkt { $loss }. Das würde folgen:
puzzle-loss-win = { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
} der Gewinnchance
puzzle-loss-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
puzzle-follows = Was folgen würde
puzzle-way = Die Lösung
puzzle-why-unknown = Die Suche zieht diesen Zug deutlich vor; warum, lässt sich aus den Regeln allein nicht zeigen.
puzzle-line-step = Schritt { $step } von { $of }
puzzle-grade-now = Deine Rätselwertung { $points }
puzzle-grade-change = Deine Rätselwertung { $points }, { $change }
puzzle-grade-stays-helped = Mit Hilfe gelöst: Deine Rätselwertung bleibt bei { $points }.
puzzle-grade-stays = Der erste Versuch hat gezählt: Deine Rätselwertung bleibt bei { $points }.
puzzle-levels = { $level ->
    [0] Keine Stufe des Computers findet es verlässlich.
   *[other] Stufe { $level } und stärkere finden es.
}

puzzle-turning-title = Wendepunkte als Rätsel
puzzle-turning-of = Wendepunkt { $number } von { $count }
puzzle-turning-next = Nächster Wendepunkt
puzzle-turning-none = Die Analyse fand keine Wendepunkte, die ein Rätsel abgeben.
