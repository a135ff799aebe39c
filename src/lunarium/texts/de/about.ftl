## Der Tisch: Karten der Dinge

about-row-is = Was es ist
about-row-now = Jetzt
about-row-has = Hat
about-row-lacks = Fehlt
about-row-next = Danach
about-can = Du kannst
about-cannot = Jetzt nicht
about-more = { $count ->
    [one] 1 weiterer Grund
   *[other] { $count } weitere Gründe
}
about-mode = Was ist das?
about-mode-on = Zeig auf etwas: Tippe oder klicke es an.
about-mode-keys = Tasten: Tab geht von Ding zu Ding, Escape beendet.
about-mode-off = Das Zeigen ist beendet.
about-typed = Nach einem getippten Zug fragen

## Tipps

hint-ideas = Ideen, die beste zuerst
hint-take = Das wählen
hint-line = Die erwarteten Züge
hint-line-play = Durchspielen
hint-line-step = Nur probiert: { $step } von { $of }
hint-line-end = Zurück zum Spiel
hint-line-unknown = Das lässt sich nicht durchspielen: Niemand weiß, welche Plättchen kommen.
hint-expects-win = Gewinnaussicht:
hint-expects-score = Erwartete Punkte:
hint-about-win = Die Zahlen sind die Gewinnaussicht jedes Spielers nach diesem Zug.
hint-about-score = Die Zahlen sind die Punkte, die nach diesem Zug zu erwarten sind.
