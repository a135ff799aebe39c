## Die Geschichte: Züge von Luna

move-luna-place-shrine = { $who } stellt eine Kultstätte auf die { $isle }.
move-luna-place-pair = { $who } stellt zwei Novizen auf die { $isle }.
move-luna-deactivate = { $who } legt die gegnerischen Novizen der { $isle } schlafen.
move-luna-favour = { $who } nimmt die { $favour }.
move-luna-recruit = { $who } missioniert auf der { $isle }.
move-luna-shrine = { $who } baut eine Kultstätte auf der { $isle }.
move-luna-herbs = { $count ->
    [one] { $who } weckt einen Novizen bei der { $isle }.
   *[other] { $who } weckt { $count } Novizen bei der { $isle }.
}
move-luna-journey = { $who } geht auf Reise: { $isle } nach { $goal }.
move-luna-tide = { $who } nutzt die Gezeiten: { $isle } nach { $goal }.
move-luna-step = { $who } zieht weiter: { $isle } nach { $goal }.
move-luna-done = { $who } ist angekommen.
move-luna-sail = { $count ->
    [one] { $who } segelt mit einem Novizen: { $isle } nach { $goal }.
   *[other] { $who } segelt mit { $count } Novizen: { $isle } nach { $goal }.
}
move-luna-promote = { $who } besetzt Plättchen { $tile }.
move-luna-sanctify = { $who } weiht Plättchen { $tile }.
move-luna-book = { $who } bringt ein Buch von { $tile } nach { $target }.
move-luna-council = { $who } steigt im Priesterrat auf { $value }.
move-luna-expel = { $who } vertreibt den Abtrünnigen zur { $isle }.
move-luna-meditate = { $left ->
    [0] { $who } dreht die letzte Zeitmarke um.
   *[other] { $who } dreht eine Zeitmarke um; noch { $left }.
}
move-luna-end-round = { $who } beendet die Runde.
move-luna-virtual = Die Novizen-Gunst hilft.
move-luna-bribe = Der Wächter ist bestochen.
move-luna-displaced = { $who } verlässt Plättchen { $tile }.
move-luna-scripted = { $who } bringt Plättchen { $tile } in den Tempel.
move-luna-scripted-nothing = { $who } findet kein Plättchen.
move-luna-book-lost = { $who } verliert das Buch auf Plättchen { $tile }.
move-luna-gain-sanctification = +{ $points } Einfluss vom Wächter.
move-luna-gain-displacement = +{ $points } fürs Verdrängen.
move-luna-gain-book = +{ $points } Einfluss.
move-luna-gain-meditation = +{ $points } Einfluss.
move-luna-round = Runde { $round } beginnt mit { $who }; der Wächter zahlt { $guard }.
move-luna-scoring = Runde { $round } wird gewertet.
move-luna-scored = { $who } { $change } (Mondpriesterin { $priestess }, Abtrünniger { $apostate }, Tempel { $temple }).
move-luna-forgiven = { $who } fällt nicht unter 0.
move-luna-final = Das Spielende wird gewertet.
move-luna-finally = { $who } { $change } (Kultstätten { $shrines }, Gunstmarken { $favours }, Priesterrat { $council }).
move-luna-winner = { $who } gewinnt mit { $points } Einfluss.

## At any table

story-shuffled-again = Was verdeckt lag, wurde neu gemischt.
move-luna-waking = Alle Novizen werden wieder aktiv.
move-luna-walk-moon_priestess = Die Mondpriesterin zieht zur { $isle }.
move-luna-walk-master_builder = Der Baumeister zieht zur { $isle }.
move-luna-walk-apostate = Der Abtrünnige zieht zur { $isle }.

# Die Wertung einer Runde als Tabelle: woher die Punkte kommen.
tally-luna-novices = { $novices ->
    [one] 1 Novize
   *[other] { $novices } Novizen
}
tally-luna-pieces = { $novices ->
    [0] 1 Kultstätte
    [one] 1 Novize, 1 Kultstätte
   *[other] { $novices } Novizen, 1 Kultstätte
}
tally-luna-apostate = { $novices ->
    [one] 1 Novize und 1
   *[other] { $novices } Novizen und 1
}
tally-luna-shrines = { $count } × { $value }
