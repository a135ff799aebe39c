## Eine Stellung, von Hand aufgebaut

editor-about = Stelle alles so hin, wie es auf eurem Tisch steht. Fehler sind dort markiert, wo sie sind; sobald die Stellung möglich ist, siehst du die erlaubten Züge, fragst nach Ideen oder spielst weiter.
editor-tools = Beginnen mit
editor-back = Zurücknehmen
editor-start-blank = Leerer Tisch
editor-start-random = Zufällige Stellung
editor-start-example = Beispiel
editor-paste = Aus einem Text
editor-paste-label = Der Text einer Stellung
editor-paste-hint = Auch ein Link zu einer Stellung geht.
editor-paste-go = Zeigen
editor-players = Spielerzahl
editor-verdict = Was die Regeln dazu sagen
editor-possible = Diese Stellung ist möglich
editor-impossible = Noch keine mögliche Stellung
editor-faults = { $count ->
    [one] Eines ist noch zu ändern.
   *[other] { $count } Dinge sind noch zu ändern.
}
editor-to-move = { $who } ist am Zug.
editor-over = Das Spiel ist zu Ende: { $who } hat gewonnen.
editor-play-on = Von hier weiterspielen
editor-play-on-about = Wähle, wer wo sitzt. Was verdeckt liegt, wird gemischt. Nach dem Ende lässt sich das Spiel analysieren.
editor-play-go = Zum Tisch
editor-keep = Ab hier mitzählen
editor-share = Link teilen
editor-copy = Text kopieren
editor-score = Der Stand bis jetzt
editor-ideas = Was ein starker Computer spielen würde
editor-ask = Ideen zeigen
editor-line = Danach wird erwartet: { $moves }
editor-review = Analysieren: { $move }
editor-reviewing = Der Zug wird angesehen …
editor-reviewed-right = Richtig: Die Analyse findet nichts klar Besseres.
editor-reviewed-near = Knapp: Es verschenkt { $loss }. Besser: { $better }.
editor-reviewed-wrong = Es verschenkt { $loss }. Klar besser: { $better }.
editor-loss-win = { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
} der Siegchance
editor-loss-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
editor-legal = { $count ->
    [one] Ein Zug ist möglich
   *[other] { $count } Züge sind möglich
}
