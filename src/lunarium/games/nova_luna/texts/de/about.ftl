## Nova Luna: Karten der Dinge

second-red = { hue-red }
second-blue = { hue-blue }
second-turquoise = { hue-turquoise }
second-yellow = { hue-yellow }
third-red = { hue-red }
third-blue = { hue-blue }
third-turquoise = { hue-turquoise }
third-yellow = { hue-yellow }
fourth-red = { hue-red }
fourth-blue = { hue-blue }
fourth-turquoise = { hue-turquoise }
fourth-yellow = { hue-yellow }
about-nl-task = { $kinds ->
    [1] Aufgabe: { $n1 } × { $hue }
    [2] Aufgabe: { $n1 } × { $hue }, { $n2 } × { $second }
    [3] Aufgabe: { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] Aufgabe: { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-asks = { $kinds ->
    [1] { $n1 } × { $hue }
    [2] { $n1 } × { $hue }, { $n2 } × { $second }
    [3] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-lacks = { $kinds ->
    [1] { $n1 } × { $hue }
    [2] { $n1 } × { $hue }, { $n2 } × { $second }
    [3] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-place = { $side ->
    [left] links von { $beside } { $worth }
    [right] rechts von { $beside } { $worth }
    [above] über { $beside } { $worth }
    [below] unter { $beside } { $worth }
   *[first] das erste Plättchen
}
about-nl-display = Auslage: { $who }
about-nl-player = { $who }
about-nl-placed-is = Es bleibt liegen und zählt als { $hue } für die Aufgaben ringsum.
about-nl-covered = { $covered } von { $tasks } Aufgaben erfüllt.
about-nl-no-tasks = Es hat keine Aufgaben.
about-nl-cost = Es kostet { $cost }: So viele Felder zieht deine Scheibe auf der Mondlaufbahn.
about-nl-solo-cost = Seine Zahl { $cost } zählt in deiner Auslage.
about-nl-on-wheel = Nummer { $place } hinter der Mondfigur
about-nl-take = { $best ->
    [0] { $hue } { $number } nehmen: jetzt keine Aufgabe
    [one] { $hue } { $number } nehmen: bis zu eine Aufgabe
   *[other] { $hue } { $number } nehmen: bis zu { $best } Aufgaben
}
about-nl-then = Dann ist { $who } am Zug.
    .you = Dann bist du am Zug.
about-nl-then-again = Dann ist { $who } noch einmal am Zug.
    .you = Dann bist du noch einmal am Zug.
about-nl-then-end = Dann ist das Spiel zu Ende.
about-nl-task-on = auf { $hue } { $number }
about-nl-task-is = Plättchen dieser Farben zählen, wenn sie sein Plättchen mit einer Kante berühren oder durch Plättchen ihrer Farbe damit verbunden sind.
about-nl-task-covered = Sie ist mit einer Scheibe bedeckt.
about-nl-has = { $count } von { $of }
about-nl-then-has = { $hue } { $number } nehmen: dann { $count } von { $of }
about-nl-cell = Freies Feld
about-nl-cell-is = Hier kann ein Plättchen liegen: Es berührt deine Auslage mit einer Kante.
about-nl-here = { $count ->
    [0] { $hue } { $number } hier: jetzt keine Aufgabe
    [one] { $hue } { $number } hier: eine Aufgabe
   *[other] { $hue } { $number } hier: { $count } Aufgaben
}
about-nl-moon = Mondfigur
about-nl-moon-is = Die nächsten drei Plättchen im Uhrzeigersinn hinter ihr kann man nehmen.
about-nl-moon-next = Sie zieht dorthin, wo das genommene Plättchen lag.
about-nl-wheel = Monduhr
about-nl-wheel-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
about-nl-wheel-is = Vom äußeren Ring nimmt man Plättchen; auf dem inneren ziehen die Scheiben auf der Mondlaufbahn.
about-nl-supply = Nachziehstapel
about-nl-supply-tiles = { $count ->
    [0] leer
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
about-nl-supply-is = Niemand kennt die Reihenfolge seiner Plättchen.
about-nl-refill-next = Liegen nur noch ein oder zwei Plättchen auf der Monduhr, darfst du sie auffüllen; eine leere füllt sich von selbst.
about-nl-refill-solo = Im Solospiel wird einmal aufgefüllt, nach Phase 1.
about-nl-action-take = Ein Plättchen nehmen
about-nl-action-take-is = Nimm eines der nächsten drei Plättchen hinter der Mondfigur und lege es in deine Auslage.
about-nl-action-refill = Auffüllen
about-nl-action-refill-is = Füllt alle leeren Felder der Monduhr aus dem Nachziehstapel; dann nimmst du ein Plättchen.
about-nl-action-end-phase = Phase 1 beenden
about-nl-action-end-phase-is = Die Wertung von Phase 1 wird aufgeschrieben und die Monduhr aufgefüllt.
about-nl-end-note = Wertung von Phase 1 dann: { $points }.
about-nl-token = Scheibe auf der Mondlaufbahn
about-nl-token-is = Wer am weitesten hinten liegt, ist am Zug; auf demselben Feld die oberste Scheibe.
about-nl-token-order = Feld { $space } von 24; Nummer { $place } in der Reihenfolge.
about-nl-token-next = Sie zieht so viele Felder, wie das genommene Plättchen kostet.
about-nl-order = Nummer { $place } in der Reihenfolge.
about-nl-tokens = { $count ->
    [one] 1 Scheibe übrig
   *[other] { $count } Scheiben übrig
}
about-nl-tokens-is = Jede erfüllte Aufgabe bekommt eine davon.
about-nl-tokens-win = Wer zuerst die letzte legt, gewinnt sofort.
about-nl-tokens-solo = Jede, die am Ende übrig ist, kostet { $points }.
about-nl-tiles = { $count ->
    [one] 1 Plättchen in der Auslage
   *[other] { $count } Plättchen in der Auslage
}
about-nl-stacks = Scheiben: { $first } von den ersten 8, { $second } von den anderen 13
about-nl-phase-1 = Lege die ersten acht Scheiben mit möglichst billigen Plättchen; dann darfst du die Phase beenden.
about-nl-phase-2 = Lege alle Scheiben; die Phase endet mit der letzten Scheibe oder dem letzten Plättchen.
about-nl-running = Zahlen in der Auslage: { $points }
about-nl-running-is = Nach jeder Phase werden sie aufgeschrieben; weniger ist besser.
about-nl-note = Wertung Phase { $phase }
about-nl-note-now = { $points }
about-nl-note-later = noch nicht aufgeschrieben
about-nl-note-is = Die Zahlen der Plättchen und 10 für jede nicht gelegte Scheibe. Weniger als 100 insgesamt ist gut.
why-nova-placed-stays = Ein Plättchen in einer Auslage bleibt dort liegen.
why-nova-task-covered = Die Aufgabe ist erfüllt; ihre Scheibe bleibt.
why-nova-task-not-nearer = Keines der drei Plättchen in Reichweite hilft dieser Aufgabe jetzt.
why-nova-others-display = Es liegt in der Auslage von jemand anderem.
why-nova-moon-follows = Niemand bewegt sie: Sie folgt dem Plättchen, das genommen wird.
why-nova-only-a-number = Das ist nur eine Zahl; sie ändert sich mit dem, was ihr spielt.
