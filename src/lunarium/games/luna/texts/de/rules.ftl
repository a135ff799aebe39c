## Luna: seine Wörter

luna-name = Luna
isle-shrine = Kultstätteninsel
isle-herbs = Heilkräuterinsel
isle-tide = Gezeiteninsel
isle-sailboat = Segelbootinsel
isle-bribery = Bestechungsinsel
isle-book = Buchinsel
isle-novice = Novizeninsel
isle-stage = Bootssteg
favour-shrine = Gunst der Kultstätte
favour-herbs = Gunst der Heilkräuter
favour-tide = Gunst der Gezeiten
favour-sailboat = Gunst des Segelboots
favour-bribery = Gunst der Bestechung
favour-book = Gunst des Buchs
favour-novice = Gunst des Novizen
goal-shrine = { isle-shrine }
goal-herbs = { isle-herbs }
goal-tide = { isle-tide }
goal-sailboat = { isle-sailboat }
goal-bribery = { isle-bribery }
goal-book = { isle-book }
goal-novice = { isle-novice }
figure-moon_priestess = Mondpriesterin
figure-master_builder = Baumeister
figure-apostate = Abtrünniger

## Luna: Texte, die kein Zug sind

why-luna-unknown-word = Ein Zug von Luna beginnt mit einem dieser Wörter: { $words }; ein Schritt einer Reise oder Gezeiten-Aktion lautet etwa „tide>book“.
why-luna-form = Es sollte aussehen wie „{ $example }“.
why-luna-unknown-isle = Eine Insel „{ $name }“ gibt es nicht. Die Inseln heißen: { $isles }.
why-luna-unknown-tile = Ein Plättchen { $tile } gibt es nicht; sie tragen die Zahlen 1 bis 28.
why-luna-stage-asleep = Auf dem Bootssteg ist niemand inaktiv: Schreib „stage“ ohne „-“.
why-luna-council-isle = Nenne die Insel, etwa „council tide 2“; nur die Gunstmarke des Novizen allein braucht keine: „council 1*“.
why-luna-council-alone = Die Gunstmarke des Novizen allein braucht keine Insel: Schreib „council 1*“.

## Luna: warum jetzt nicht

why-phase-shrines = Zuerst stellt jeder eine Kultstätte auf: Wähle eine Insel für deine.
why-phase-pairs = Jetzt stellt jeder seine Novizenpaare auf: Wähle eine Insel, auf der du nichts hast.
why-phase-opponent = Wähle zuerst die Insel, von der seine Novizen den Gegenspieler im Priesterrat unterstützen.
why-phase-actions = Das gehört in eine andere Phase; jetzt ist die Aktionsphase.
why-phase-over = Das Spiel ist zu Ende.
why-voyage-under-way = Eine Reise oder Gezeiten-Aktion läuft. Bewege noch einen Novizen oder beende sie.
why-no-voyage = Es läuft keine Reise oder Gezeiten-Aktion. Beginne eine mit ihrem ersten Novizen.
why-too-many-actions = Du hast in dieser Aktionsphase { $most } Aktionen gemacht; jetzt kannst du sie nur noch beenden.
why-only-in-solo = Das gibt es nur im Solospiel.
why-no-meditation-in-solo = Im Solospiel gibt es keine Zeitmarken. Du beendest die Runde selbst.
why-isle-has-shrine = Auf der { $isle } steht schon eine Kultstätte; wähle eine andere Insel.
why-no-first-shrine-on-herbs = Zu zweit darf die erste Kultstätte nicht auf der Heilkräuterinsel stehen.
why-own-piece-there = Auf der { $isle } steht schon etwas von dir; ein Novizenpaar kommt dorthin, wo du nichts hast.
why-no-opponent-there = Der Gegenspieler hat auf der { $isle } keinen aktiven Novizen; wähle eine Insel, wo er einen hat.
why-no-favour = Du brauchst die { $favour }, hast sie aber nicht.
why-no-virtual-novice = Das braucht die Gunst des Novizen, die du nicht hast.
why-too-few-novices = { $needed ->
    [one] Du brauchst 1 aktiven Novizen auf der { $isle }; du hast { $have }.
   *[other] Du brauchst { $needed } aktive Novizen auf der { $isle }; du hast { $have }.
}
why-too-few-novices-or-shrine = Du brauchst { $needed } aktive Novizen auf der { $isle }, oder 1 mit eigener Kultstätte dort; du hast { $have }.
why-too-few-asleep = { $needed ->
    [one] Du brauchst 1 inaktiven Novizen an der { $isle }; du hast { $have }.
   *[other] Du brauchst { $needed } inaktive Novizen an der { $isle }; du hast { $have }.
}
why-isle-blocked = Der Abtrünnige blockiert die { $isle }: Dort kann niemand handeln.
why-favour-owned = Du hast die { $favour } schon.
why-favour-taken-twice = Im Solospiel gibt es jede Gunst { $most }-mal je Runde; die { $favour } hast du schon so oft genommen.
why-virtual-for-itself = Die Gunst des Novizen kann nicht helfen, sich selbst zu bekommen.
why-no-novice-in-supply = Du hast keinen Novizen mehr im Vorrat.
why-own-shrine-there = Auf der { $isle }, wo der Baumeister steht, hast du schon eine Kultstätte.
why-no-shrine-in-supply = Du hast keine Kultstätte mehr im Vorrat.
why-herbs-not-on-herbs = Heilkräuter wirken auf jeder Insel außer der Heilkräuterinsel.
why-same-isle = Der Novize muss auf eine andere Insel als die { $isle }.
why-nobody-active = Du hast keinen aktiven Novizen, der von der { $isle } gehen könnte.
why-nobody-asleep = An der { $isle } hast du keinen inaktiven Novizen, der in dieser Aktion noch nicht gezogen ist.
why-too-few-on-stage = { $needed ->
    [one] Du brauchst 1 Novizen auf dem Bootssteg; du hast { $have }.
   *[other] Du brauchst { $needed } Novizen auf dem Bootssteg; du hast { $have }.
}
why-nobody-on-stage = Du hast keinen Novizen auf dem Bootssteg.
why-journey-only-active = Auf eine Reise gehen nur aktive Novizen der Inseln; für die anderen brauchst du die Gezeiten.
why-step-order = Die Novizen einer Reise oder Gezeiten-Aktion ziehen der Reihe nach: im Uhrzeigersinn nach Start, dann nach Ziel. Dieser müsste vor dem letzten ziehen.
why-tile-not-in-play = Plättchen { $tile } ist in dieser Partie nicht dabei.
why-tile-claimed = Auf Plättchen { $tile } steht schon ein Novize.
why-tile-in-temple = Plättchen { $tile } liegt schon im Tempel.
why-shrine-needs-no-virtual = Mit deiner Kultstätte auf der { $isle } genügt ein Novize; die Gunst des Novizen behältst du.
why-tile-not-own-claim = Auf Plättchen { $tile } des Weges steht keiner deiner Novizen.
why-nothing-claimed = Du hast kein Plättchen des Weges besetzt.
why-tile-not-approved = Plättchen { $tile } liegt zu weit vor dem Wächter; es wird in Runde { $round } freigegeben.
why-tile-needs-bribe = Plättchen { $tile } wird erst in Runde { $round } freigegeben; bis dahin braucht es die Gunst der Bestechung.
why-no-bribery-favour = Um Plättchen { $tile } jetzt zu erreichen, brauchst du die Gunst der Bestechung.
why-bribe-not-needed = Plättchen { $tile } ist freigegeben; es braucht keine Bestechung.
why-no-book-there = Auf Plättchen { $tile } des Tempels liegt kein Buch.
why-no-own-novice-there = Auf Plättchen { $tile } des Tempels steht keiner deiner Novizen.
why-has-book-already = Dein Novize auf Plättchen { $tile } hat schon ein Buch.
why-council-full = Deine Scheibe liegt auf dem letzten Sitz des Priesterrats; weiter geht es nicht.
why-no-expulsion-on-level-3 = Auf Stufe 3 lässt sich der Abtrünnige nicht von der { $isle } vertreiben.

## Luna: Optionen und Aufbau

luna-option-preselected-solo = Das Solospiel hat immer die normale Startaufstellung; lass start = preselected weg.
luna-option-preselected-figure = In der vorgegebenen Startaufstellung stehen die Figuren fest; lass { $option } weg.
luna-option-level-3 = Auf Solostufe 3 beginnen Mondpriesterin und Baumeister auf derselben Insel.
luna-setup-fields = Eine Startaufstellung von Luna hat genau diese Felder: { $fields }.
luna-setup-boards = „boards“ muss { $count } verschiedene nennen von: { $boards }.
luna-setup-start-tiles = „start_tiles“ muss jedes dieser Plättchen einmal verteilen: { $tiles }.
luna-setup-isles = „isles“ muss die sieben Inseln nennen, jede einmal.
luna-setup-figure = „{ $field }“ muss der Name einer Insel sein.
luna-setup-figure-chosen = { $figure } sollte auf der { $isle } beginnen, steht in der Startaufstellung aber anderswo.
luna-setup-level-3 = Auf Solostufe 3 müssen „moon_priestess“ und „master_builder“ dieselbe Insel sein.
luna-setup-start-player = „start_player“ muss eines sein von: { $seats }.
luna-setup-preselected = Die vorgegebene Startaufstellung legt Inseln und Figuren fest; diese hat andere.

## Luna: Materialdaten

components-unknown = Unbekannte Materialdaten „{ $name }“. Nenne ihre Datei mit --components DATEI.
components-in-setup = Ungültige Materialdaten „{ $name }“ in dieser Startaufstellung.
components-violated = Ungültige Materialdaten in { $file }.
components-name-taken = Der Name „{ $name }“ gehört den mitgelieferten Materialdaten; gib deinen einen anderen „name“.
components-unreadable = Die Datei { $file } lässt sich nicht lesen.
components-not-json = Die Datei { $file } enthält kein JSON-Objekt.
why-components-section-missing = Der Abschnitt „{ $section }“ mit seinem „value“ fehlt.
why-components-section-shape = Der Abschnitt „{ $section }“ ist anders gebaut als der mitgelieferte; vergleiche mit „lunarium components --json“.
why-components-isles = „isles“ muss lauten: { $isles }.
why-components-colours = „player_colours“ muss lauten: { $colours }.
why-components-priestess-players = Die Mondpriesterin braucht genau eine Seite für je 2, 3 und 4 Spieler.
why-components-priestess-prizes = Eine Mondpriesterin braucht eine Schrittzahl und mindestens drei Preise, den größten zuerst.
why-components-builder = „master_builder_moves“ muss eine ganze Schrittzahl sein.
why-components-council-order = Die Sitze des Priesterrats müssen ganze Zahlen sein, die nie fallen.
why-components-council-last = Der letzte Sitz des Priesterrats muss 10 wert sein, nicht { $value }.
why-components-council-six = Der Priesterrat braucht einen Sitz mit dem Wert 6.
why-components-guards = Die Wächterplättchen vom Tempelzugang aus müssen sein: { $guards }.
why-components-board-names = Die Tempelteile müssen sein: { $boards }.
why-components-board-size = Der Tempelteil { $board } muss 7 Zahlen haben; er hat { $count }.
why-components-board-start = Der Tempelteil { $board } muss genau eine der Zahlen 1 bis 4 haben; er hat { $count }.
why-components-number-count = Die Zahl { $number } muss genau einmal auf den Tempelteilen stehen; sie steht dort { $count }-mal.
why-components-number-range = { $number } ist keine Zahl von 1 bis 28.
why-components-pair-lacks = Die Tempelteile blue und yellow müssen zusammen die { $number } haben.
why-components-pair-holds = Weder blue noch yellow darf die { $number } haben.
why-components-symbol-missing = Plättchen { $tile } hat kein Symbol.
why-components-symbol-tile = Ein Plättchen { $tile } gibt es nicht; sie tragen die Zahlen 1 bis 28.
why-components-symbol-unknown = Plättchen { $tile } trägt „{ $found }“, das ist keines der sieben Symbole.
why-components-geometry-size = Ein Tempelteil braucht 7 Felder, der Rahmen 4 Plätze.
why-components-geometry-overlap = Bei { $players } Spielern lägen zwei Felder des Tempels aufeinander.
why-components-geometry-apart = Bei { $players } Spielern zerfiele der Tempel: Ein Feld wäre von einem anderen aus nicht zu erreichen.
why-components-preselected-ring = Die vorgegebene Startaufstellung muss die sieben Inseln nennen, jede einmal.
why-components-preselected-figures = Die Figuren der vorgegebenen Startaufstellung müssen auf den Plätzen 1 bis 7 stehen.
why-components-preselected-priestess = In der vorgegebenen Startaufstellung steht die Mondpriesterin auf Insel 1.
why-components-preselected-players = Die vorgegebene Startaufstellung muss jeder Farbe ihre Figuren geben.
why-components-preselected-places = In der vorgegebenen Startaufstellung braucht { $colour } 1 Kultstätte und 4 Paare auf 5 verschiedenen Inseln.
why-components-preselected-first = In der vorgegebenen Startaufstellung braucht { $colour } ein Paar auf Insel 1.
