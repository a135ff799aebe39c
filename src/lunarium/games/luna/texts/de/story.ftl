## Die Geschichte: Züge von Luna

move-luna-place-shrine = { $who } stellt eine Kultstätte auf die { $isle }.
    .you = Du stellst eine Kultstätte auf die { $isle }.
move-luna-place-pair = { $who } stellt zwei Novizen auf die { $isle }.
    .you = Du stellst zwei Novizen auf die { $isle }.
move-luna-deactivate = { $who } macht die Novizen des Gegenspielers auf der { $isle } inaktiv.
    .you = Du machst die Novizen des Gegenspielers auf der { $isle } inaktiv.
move-luna-favour = { $who } nimmt die { $favour }.
    .you = Du nimmst die { $favour }.
move-luna-recruit = { $who } missioniert auf der { $isle }.
    .you = Du missionierst auf der { $isle }.
move-luna-shrine = { $who } baut eine Kultstätte auf der { $isle }.
    .you = Du baust eine Kultstätte auf der { $isle }.
move-luna-herbs = { $count ->
    [one] { $who } aktiviert einen Novizen auf der { $isle }.
   *[other] { $who } aktiviert { $count } Novizen auf der { $isle }.
}
    .you = { $count ->
        [one] Du aktivierst einen Novizen auf der { $isle }.
       *[other] Du aktivierst { $count } Novizen auf der { $isle }.
    }
move-luna-journey = { $who } geht auf Reise: von { $isle } nach { $goal }.
    .you = Du gehst auf Reise: von { $isle } nach { $goal }.
move-luna-tide = { $who } nutzt die Gezeiten: von { $isle } nach { $goal }.
    .you = Du nutzt die Gezeiten: von { $isle } nach { $goal }.
move-luna-step = { $who } zieht noch einen Novizen: von { $isle } nach { $goal }.
    .you = Du ziehst noch einen Novizen: von { $isle } nach { $goal }.
move-luna-done = { $who } ist mit dem Ziehen fertig.
    .you = Du bist mit dem Ziehen fertig.
move-luna-sail = { $count ->
    [one] { $who } segelt mit einem Novizen: von { $isle } nach { $goal }.
   *[other] { $who } segelt mit { $count } Novizen: von { $isle } nach { $goal }.
}
    .you = { $count ->
        [one] Du segelst mit einem Novizen: von { $isle } nach { $goal }.
       *[other] Du segelst mit { $count } Novizen: von { $isle } nach { $goal }.
    }
move-luna-promote = { $who } besetzt Plättchen { $tile }.
    .you = Du besetzt Plättchen { $tile }.
move-luna-sanctify = { $who } weiht Plättchen { $tile }.
    .you = Du weihst Plättchen { $tile }.
move-luna-book = { $who } bringt ein Buch von { $tile } nach { $target }.
    .you = Du bringst ein Buch von { $tile } nach { $target }.
move-luna-council = { $who } steigt im Priesterrat auf { $value }.
    .you = Du steigst im Priesterrat auf { $value }.
move-luna-expel = { $who } vertreibt den Abtrünnigen zur { $isle }.
    .you = Du vertreibst den Abtrünnigen zur { $isle }.
move-luna-meditate = { $left ->
    [0] { $who } dreht die letzte Zeitmarke um.
   *[other] { $who } dreht eine Zeitmarke um; noch { $left }.
}
    .you = { $left ->
        [0] Du drehst die letzte Zeitmarke um.
       *[other] Du drehst eine Zeitmarke um; noch { $left }.
    }
move-luna-end-round = { $who } beendet die Runde.
    .you = Du beendest die Runde.
move-luna-virtual = Die Gunst des Novizen ersetzt einen Novizen.
move-luna-bribe = Der Wächter wird bestochen.
move-luna-displaced = { $who } wird von Plättchen { $tile } verdrängt.
    .you = Du wirst von Plättchen { $tile } verdrängt.
move-luna-scripted = { $who } bringt Plättchen { $tile } in den Tempel.
    .you = Du bringst Plättchen { $tile } in den Tempel.
move-luna-scripted-nothing = { $who } findet kein Plättchen für den Tempel.
    .you = Du findest kein Plättchen für den Tempel.
move-luna-book-lost = { $who } verliert das Buch auf Plättchen { $tile }.
    .you = Du verlierst das Buch auf Plättchen { $tile }.
move-luna-gain-sanctification = +{ $points } Einfluss vom Wächter.
move-luna-gain-displacement = +{ $points } fürs Verdrängen.
move-luna-gain-book = +{ $points } Einfluss.
move-luna-gain-meditation = +{ $points } Einfluss.
move-luna-round = Runde { $round } beginnt mit { $who }; der Wächter zahlt { $guard }.
    .you = Runde { $round } beginnt mit dir; der Wächter zahlt { $guard }.
move-luna-scoring = Runde { $round } wird gewertet.
move-luna-scored = { $who } { $change } (Mondpriesterin { $priestess }, Abtrünniger { $apostate }, Tempel { $temple }).
    .you = Du { $change } (Mondpriesterin { $priestess }, Abtrünniger { $apostate }, Tempel { $temple }).
move-luna-forgiven = { $who } fällt nicht unter 0.
    .you = Du fällst nicht unter 0.
move-luna-final = Das Spielende wird gewertet.
move-luna-finally = { $who } { $change } (Kultstätten { $shrines }, Gunstmarken { $favours }, Priesterrat { $council }).
    .you = Du { $change } (Kultstätten { $shrines }, Gunstmarken { $favours }, Priesterrat { $council }).
move-luna-winner = { $who } gewinnt mit { $points } Einfluss.
    .you = Du gewinnst mit { $points } Einfluss.

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
    [one] 1 Novize, plus 1
   *[other] { $novices } Novizen, plus 1
}
tally-luna-shrines = { $count } × { $value }
