## Die Analyse einer beendeten Partie

review-title = Analyse
review-to-table = Zurück zum Tisch
review-part = Teil der Analyse
review-moves = Züge
review-ledger = Bilanz
review-story = Verlauf
review-story-better = Besser war { $better }.
review-verdict = Dieser Zug
review-begins = Die Schnellanalyse läuft. Sie dauert wenige Sekunden.
review-done = Die tiefe Analyse ist fertig.
review-done-short = Tiefe Analyse fertig
review-stopped = Die Analyse wurde angehalten. Öffne diese Seite noch einmal, um sie fortzusetzen.
review-look-quick = Schnellanalyse
review-look-deep = Tiefe Analyse
review-look-count = { $done } von { $total } Zügen
review-look-brief = { $done } von { $total }
review-others = Die anderen
review-suspect = Einen Blick wert
review-suspect-about = Hier ist die Schnellanalyse hängen geblieben. Ob etwas besser war, sagt erst die tiefe Analyse; schau bis dahin selbst.
review-suspects = { $count ->
    [one] 1 Zug ist einen Blick wert
   *[other] { $count } Züge sind einen Blick wert
}
review-grades-wait = Noten kommen mit der tiefen Analyse
review-listed = Wessen Züge
review-listed-mine = Meine
review-listed-all = Alle
review-chart-sketch = eine erste Skizze
review-try-rough = Die tiefe Analyse dieses Zugs steht noch aus.

review-grade = Note
review-grades = Noten, von der besten zur schlechtesten
review-gave-away = Verschenkt

review-chart-win = Gewinnchancen
review-chart-score = Erwartete Punkte
review-chart-yours = Deine Gewinnchance
review-chart-of = Gewinnchance von { $who }
review-chart-about = durchgezogen: Entscheidungen, gepunktet: was aufgedeckt wurde
review-chance-short = Zufall { $change }
review-ahead = { $who } vorn
    .you = du vorn
review-hidden = verdeckt
review-as-table = Als Tabelle
review-move = Zug
review-end = Ende der Partie
review-end-about = So ging die Partie aus. Gehe zurück oder wähle einen Wendepunkt.

review-move-of = Zug { $number } von { $last }
review-move-number = Zug { $number }
review-turning-points = Wendepunkte
review-turning-point = Wendepunkt { $number } von { $count }
review-as-puzzles = Wendepunkte als Rätsel lösen
review-turning-point-short = Wendepunkt
review-turning-point-move = Wendepunkt { $number } von { $count }, Zug { $move }
review-from-to = { $from } auf { $to }
review-played = Gespielt
review-played-by = { $who } spielte
    .you = Du spieltest
review-better = Besser
review-names = Gespielt { $played }, besser { $better }.
review-forced = einziger Zug
review-forced-title = Der einzige Zug
review-waits = steht aus
review-waits-title = Noch nicht analysiert
review-nothing-better = Nichts war deutlich besser.
review-why-unknown = Die Suche zieht den besseren Zug vor; warum, lässt sich aus den Regeln allein nicht zeigen.
review-all-moves = Alle Züge
review-next-mistake = Nächster Fehler
review-show-line = Bessere Variante
review-line = Die bessere Variante, { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
review-line-step = Schritt { $step } von { $of }
review-line-end = Variante beenden
review-line-unknown = Was als Nächstes kommt, liegt verdeckt: Die Variante endet hier.

review-try = Noch einmal
review-try-ask = Was würdest du spielen?
review-try-about = Die Antwort bleibt verdeckt, bis du gezogen hast. Mehrere Züge können richtig sein.
review-try-for = Du ziehst für { $who }.
    .you = Du ziehst für dich.
review-try-choose = Wähle deinen Zug auf dem Brett.
review-try-right = Richtig
review-try-right-about = Besser geht es hier nicht.
review-try-near = Knapp
review-try-near-about = Er verschenkt ein wenig. Es gibt etwas Besseres.
review-try-wrong = Nicht dieser
review-try-wrong-about = Er verschenkt zu viel. Das Brett zeigt, was folgen würde.
review-leave = Verlassen
review-answer = Antwort

review-whose = Bilanz von
review-source = Quelle
review-source-start = Gleicher Start
review-source-deal = Die Auslosung
review-source-deal-seats = Auslosung und Plätze
review-source-own = Eigene Entscheidungen
review-source-other = { $count ->
    [one] Fehler des anderen
   *[other] Fehler der anderen
}
review-source-left-over = Rest
review-source-result = Ergebnis
review-chance = Zufall { $number }
review-chances = { $count ->
    [one] Einmal aufgedeckt
   *[other] { $count }-mal aufgedeckt
}
review-choices-of = Entscheidungen: { $who }
review-won = Gewonnen
review-lost = Verloren
review-shared = Unentschieden
review-stated-error = (angegebener Fehler { $error })
review-waterfall-title = { $who }: vom gleichen Start zum Ergebnis
review-waterfall-rounds = { $who }: Entscheidungen Runde für Runde
review-points-of-chance = Prozentpunkte der Gewinnchance; der dünne Strich ist das 95-%-Intervall
review-points = erwartete Punkte; der dünne Strich ist das 95-%-Intervall
review-adds-up = Wie es sich summiert
review-no-chance = Kein Zufall nach der Auslosung.
review-moved-chance = { $me ->
    [yes] Was deine Gewinnchance bewegte
   *[no] Was die Gewinnchance von { $who } bewegte
}
review-moved-points = { $me ->
    [yes] Was dein Ergebnis bewegte
   *[no] Was das Ergebnis von { $who } bewegte
}
review-axis-cost = { $me ->
    [yes] kostete dich
   *[no] kostete { $who }
}
review-axis-brought = { $me ->
    [yes] brachte dir
   *[no] brachte { $who }
}
review-axis-chance = Prozentpunkte
review-axis-points = Punkte
review-bar-choices = { $me ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen von { $who }
}
review-bar-luck = Glück
review-bar-others = Entscheidungen der anderen
review-choices-cost = { $me ->
    [yes] kosteten dich { $change }
   *[no] kosteten { $change }
}
review-choices-brought = { $me ->
    [yes] brachten dir { $change }
   *[no] brachten { $change }
}
review-choices-even = änderten nichts
review-luck-cost = { $me ->
    [yes] kostete dich { $change }
   *[no] kostete { $change }
}
review-luck-brought = { $me ->
    [yes] brachte dir { $change }
   *[no] brachte { $change }
}
review-luck-even = änderte nichts
review-start-to-end = von { $start } auf { $end }
review-sum-dearest = Das meiste in { $section }: { $cost } von { $all }.
review-sums-pass = Verlorenes lässt sich zurückgewinnen und wieder verlieren; darum können die Summen einer Quelle das Ganze übersteigen.
review-deals = Der Zufall ist über { $deals } Auslosungen dessen beurteilt, was niemand gesehen hatte.
review-left-within = Der Rest ist, was die Suche nicht erklären kann; hier liegt er innerhalb seines Fehlers.
review-left-beyond = Der Rest ist, was die Suche nicht erklären kann; hier ist er größer als sein Fehler, lies diese Bilanz also mit Vorsicht.
review-dearest = { $me ->
    [yes] Deine teuersten Entscheidungen
   *[no] Teuerste Entscheidungen von { $who }
}
review-costliest = Zum teuersten Zug
review-by-action = Was die Entscheidungen kosteten, nach Aktion und Runde
review-by-action-of = { $me ->
    [yes] Was deine Entscheidungen kosteten
   *[no] Was die Entscheidungen von { $who } kosteten
}
review-stronger = kräftigere Farbe = teurer
review-action = Aktion
review-sum = Summe
review-look-there = Diesen Zug ansehen
