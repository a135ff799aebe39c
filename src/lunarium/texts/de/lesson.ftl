## Lektionen: Etappen, die man spielt

lesson-title = { $game } lernen
lesson-about = Kurze Etappen auf dem echten Spielbrett. Jede verlangt eine Sache, und du löst sie, indem du ziehst. Ein falscher Zug lässt sich sofort zurücknehmen.
lesson-finished = Alle Etappen sind geschafft: Du kennst das ganze Spiel. Spiele jetzt deine eigene Partie, mit dem Coach an deiner Seite.
lesson-progress = { $done } von { $count } Etappen
lesson-stars-count = { $stars } von { $count } Sternen
lesson-stages = Etappen
lesson-open = Etappe { $number }: { $title }
lesson-begin = Anfangen
lesson-go-on = Weitermachen
lesson-stars = Sterne zu gewinnen
lesson-star-done = Das Ziel erreichen
lesson-star-alone = Den Zug selbst finden
lesson-star-fewest = { $count ->
    [one] Mit einem Zug
   *[other] Mit { $count } Zügen
}
lesson-won-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
lesson-help = Hilfe
lesson-show = Den Zug zeigen
lesson-show-costs = kostet einen Stern
lesson-idea = Tipp
lesson-idea-free = kostet keinen Stern
lesson-shown = Dieser Zug führt zum Ziel
lesson-shown-about = Er ist auf dem Brett gewählt. Bestätige ihn oder wähle einen anderen.
lesson-no-way = Von hier führt kein Weg mehr zum Ziel. Beginne die Etappe neu.
lesson-met = Geschafft
lesson-missed = Noch nicht
lesson-asked = Das Ziel
lesson-again = Noch einmal
lesson-next = Nächste Etappe
lesson-list = Alle Etappen
lesson-step = Zug { $number } von { $count }
lesson-more = mehr
lesson-less = Weniger
lesson-other = Gegen{ "\u00AD" }spieler
lesson-choose = Wähle deinen Zug auf dem Brett.
lesson-nothing-to-take-back = Du hast in dieser Etappe noch nicht gezogen.
