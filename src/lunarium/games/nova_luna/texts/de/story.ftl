## Die Geschichte: Züge von Nova Luna

move-nova-luna-take = { $who } legt { $hue } { $number }{ $side ->
    [left] {" "}links von { $beside } { $worth }
    [right] {" "}rechts von { $beside } { $worth }
    [above] {" "}über { $beside } { $worth }
    [below] {" "}unter { $beside } { $worth }
   *[first] {" "}als erstes Plättchen
}{ $count ->
    [0] .
    [one] {" "}und erfüllt eine Aufgabe.
   *[other] {" "}und erfüllt { $count } Aufgaben.
}
    .you = Du legst { $hue } { $number }{ $side ->
        [left] {" "}links von { $beside } { $worth }
        [right] {" "}rechts von { $beside } { $worth }
        [above] {" "}über { $beside } { $worth }
        [below] {" "}unter { $beside } { $worth }
       *[first] {" "}als erstes Plättchen
    }{ $count ->
        [0] .
        [one] {" "}und erfüllst eine Aufgabe.
       *[other] {" "}und erfüllst { $count } Aufgaben.
    }
move-nova-luna-refill = { $who } füllt die Monduhr auf.
    .you = Du füllst die Monduhr auf.
move-nova-luna-end-phase = { $who } beendet Phase 1.
    .you = Du beendest Phase 1.
move-nova-luna-filled = Die Monduhr war leer und wurde aufgefüllt.
move-nova-luna-note = Wertung Phase { $phase }: { $points }.
move-nova-luna-again = { $who } liegt noch hinten und ist noch einmal dran.
    .you = Du liegst noch hinten und bist noch einmal dran.
move-nova-luna-last-token = Die letzte Scheibe ist gelegt.
move-nova-luna-no-tiles = Es gibt keine Plättchen mehr.
move-nova-luna-all-placed = Alle Scheiben sind gelegt.
move-nova-luna-winner = { $left ->
    [0] { $who } gewinnt.
    [one] { $who } gewinnt mit 1 übrigen Scheibe.
   *[other] { $who } gewinnt mit { $left } übrigen Scheiben.
}
    .you = { $left ->
        [0] Du gewinnst.
        [one] Du gewinnst mit 1 übrigen Scheibe.
       *[other] Du gewinnst mit { $left } übrigen Scheiben.
    }
move-nova-luna-score = { $who } kommt auf { $points }.
    .you = Du kommst auf { $points }.
