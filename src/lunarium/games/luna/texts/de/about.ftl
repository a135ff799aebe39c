## Luna: Karten der Dinge

about-luna-isle = { $isle }
about-luna-isle-empty = Niemand ist hier.
about-luna-isle-is = Zwei aktive Novizen hier, oder einer mit Kultstätte, nehmen die { $favour }.
about-luna-isle-blocked = Der Abtrünnige blockiert hier alle Aktionen.
about-luna-side = { $who }: { $active } aktiv, { $inactive } inaktiv
about-luna-side-shrine = { $who }: { $active } aktiv, { $inactive } inaktiv, eine Kultstätte
about-luna-comes-moon_priestess = Nach dieser Runde kommt die Mondpriesterin hierher.
about-luna-comes-master_builder = Nach dieser Runde kommt der Baumeister hierher.
about-luna-comes-apostate = Nach dieser Runde kommt der Abtrünnige hierher, so wie es steht.
about-luna-leaves-moon_priestess = Nach dieser Runde geht die Mondpriesterin zur { $goal }.
about-luna-leaves-master_builder = Nach dieser Runde geht der Baumeister zur { $goal }.
about-luna-leaves-apostate = Nach dieser Runde geht der Abtrünnige zur { $goal }, so wie es steht.
about-luna-favours = { $favour }
about-luna-favours-left = { $count ->
    [one] 1 liegt noch auf der Insel.
   *[other] { $count } liegen noch auf der Insel.
}
about-luna-favour-how = Zwei aktive Novizen auf ihrer Insel, oder einer mit deiner Kultstätte dort, nehmen sie. Du hast höchstens eine von jeder Art.
about-luna-favour-held = { $who } hat sie.
    .you = Du hast sie.
about-luna-favour-missing = { $who } hat sie nicht.
    .you = Du hast sie nicht.
about-luna-favour-taken = { $count ->
    [0] In dieser Runde noch nicht genommen; zweimal geht es.
   *[other] In dieser Runde { $count } von 2 Malen genommen.
}
about-luna-favour-end = Benutzt geht sie auf ihre Insel zurück. Am Ende des Spiels zählt jede Gunst in der Hand 1.
about-luna-favour-shrine = Baut eine Kultstätte auf der Insel des Baumeisters, mit zwei aktiven Novizen dort.
about-luna-favour-herbs = Macht einen oder zwei inaktive Novizen einer Insel aktiv, aber nicht an der Heilkräuterinsel.
about-luna-favour-tide = Bewegt beliebige Novizen, auch inaktive und die vom Bootssteg, auf andere Inseln.
about-luna-favour-sailboat = Bringt einen oder zwei Novizen zu einer anderen Insel, wo sie aktiv bleiben.
about-luna-favour-bribery = Öffnet für eine Aktion die Gruppe von Plättchen gleich vor dem Wächter.
about-luna-favour-book = Bringt ein Buch der Weisen im Tempel zu einem deiner Novizen dort.
about-luna-favour-novice = Ersetzt in einer Aktion einen Novizen.
about-luna-active = { $count ->
    [one] 1 aktiver Novize
   *[other] { $count } aktive Novizen
}
about-luna-active-is = Aktive Novizen können hier arbeiten, reisen oder den Priesterrat unterstützen.
about-luna-active-next = Wer arbeitet, wird bis zur nächsten Runde inaktiv.
about-luna-inactive = { $count ->
    [one] 1 inaktiver Novize
   *[other] { $count } inaktive Novizen
}
about-luna-inactive-is = Sie haben in dieser Runde gearbeitet; nur Heilkräuter und Gezeiten erreichen sie.
about-luna-inactive-next = Mit der nächsten Runde sind sie wieder aktiv.
about-luna-of-at = { $who }, { $isle }
about-luna-on = auf der { $isle }
about-luna-with-priestess = Die Mondpriesterin ist hier: Aktive Novizen zählen für ihren Preis.
about-luna-with-apostate = Der Abtrünnige ist hier: Am Ende der Runde kostet jeder Novize 1, und 1 kommt dazu.
about-luna-shrine = Kultstätte
about-luna-shrine-is = Hier genügt ein Novize, um die Gunst zu nehmen oder ein Plättchen zu besetzen. Bei der Mondpriesterin zählt sie als Figur.
about-luna-shrine-end = Am Ende des Spiels zählt sie { $points }.
about-luna-figure-moon_priestess = Mondpriesterin
about-luna-figure-master_builder = Baumeister
about-luna-figure-apostate = Abtrünniger
about-luna-figure-guard = Wächter
about-luna-figure-moon_priestess-is = Am Ende der Runde bekommt den ersten Preis, wer auf ihrer Insel die meisten aktiven Novizen und Kultstätten hat; bei Gleichstand entscheidet der Priesterrat.
about-luna-figure-master_builder-is = Kultstätten werden nur auf seiner Insel gebaut.
about-luna-figure-apostate-is = Am Ende der Runde verliert jeder mit Novizen auf oder an seiner Insel 1, und 1 für jeden davon.
about-luna-figure-guard-is = Er geht auf den Tempelzugang zu, jede Runde ein Wächterplättchen. Plättchen hinter ihm sind freigegeben.
about-luna-builds = In dieser Runde können hier Kultstätten gebaut werden.
about-luna-prize = { $who } mit { $pieces }: { $points }
    .you = du mit { $pieces }: { $points }
about-luna-loss = { $who }: { $points }
about-luna-last-round = Das ist die letzte Runde: Danach zählen Kultstätten, Gunst und Priesterrat.
about-luna-guard-on = auf dem Wächterplättchen { $guard }
about-luna-guard-pays = Ein Novize, der in dieser Runde in den Tempel kommt, bringt { $guard }.
about-luna-guard-walks = Nach dieser Runde geht er auf die { $guard }.
about-luna-guard-frees = Nach dieser Runde geht der Wächter auf die { $guard } und gibt frei: { $tiles }.
about-luna-guard = Wächterplättchen { $guard }
about-luna-guard-is = In Runde { $round } bringt jeder Novize, der in den Tempel kommt, { $guard }.
about-luna-guard-past = Der Wächter hat es verlassen.
about-luna-guard-now = Der Wächter steht hier.
about-luna-guard-later = Der Wächter kommt in Runde { $round } hierher.
about-luna-tile = Plättchen { $tile }
about-luna-tile-is = Ein Novize der { $isle } kann es besetzen; später kommen beide in den Tempel.
about-luna-symbol = Symbol: { $isle }
about-luna-claimed = besetzt von { $who }
    .you = von dir besetzt
about-luna-approved = Es ist freigegeben.
about-luna-bribable = Es liegt gleich vor dem Wächter: Es braucht die Gunst der Bestechung.
about-luna-closed = Es liegt noch zu weit vor dem Wächter.
about-luna-approved-in = Es wird in Runde { $round } freigegeben.
about-luna-displaces = Im Tempel verdrängt es { $who } von { $tile }.
    .you = Im Tempel verdrängt es dich von { $tile }.
about-luna-space = Tempelfeld { $tile }
about-luna-space-empty = Hierher kommt das Plättchen mit dieser Zahl, mit seinem Novizen.
about-luna-space-closed = Der Novize wurde verdrängt; das Feld bleibt verschlossen.
about-luna-space-held = besetzt von { $who }
    .you = von dir besetzt
about-luna-space-is = Jeder Novize im Tempel bringt am Ende jeder Runde 1.
about-luna-space-book = Ein Buch der Weisen schützt diesen Novizen.
about-luna-threat = { $who } kann diesen Novizen mit Plättchen { $tile } verdrängen.
    .you = Du kannst diesen Novizen mit Plättchen { $tile } verdrängen.
about-luna-stage = Bootssteg
about-luna-stage-empty = Niemand wartet hier.
about-luna-stage-side = { $who }: { $count }
about-luna-stage-is = Verdrängte Novizen warten hier, bis Gezeiten oder Segelboot sie zu einer Insel bringen.
about-luna-council = Priesterrat
about-luna-council-order = Bei Gleichstand gewinnt, wer weiter vorn ist.
about-luna-council-is = Gleichstände gewinnt, wer hier weiter ist, dann wer höher im Stapel liegt. Am Ende des Spiels zählt der Sitz.
about-luna-council-seat = Sitz { $number } im Priesterrat
about-luna-council-value = am Ende des Spiels { $value } wert
about-luna-council-end = Am Ende des Spiels zählt sie hier { $points }.
about-luna-disc = Ratsscheibe
about-luna-disc-at = { $who }: { $value }
about-luna-disc-here = { $who } ist hier.
    .you = Du bist hier.
about-luna-disc-rank = Nummer { $place } im Priesterrat.
about-luna-tokens = Zeitmarken
about-luna-token = Zeitmarke
about-luna-tokens-left = { $count ->
    [one] In dieser Runde ist noch 1 da.
   *[other] In dieser Runde sind noch { $count } da.
}
about-luna-token-is = Wer meditiert, dreht eine um.
about-luna-token-next = Wer die letzte umdreht, erhält 1, und die Runde endet sofort.
about-luna-token-turned = Sie ist umgedreht.
about-luna-token-burning = Sie ist noch nicht umgedreht.
about-luna-preliminary = Vorbereitungsrunde
about-luna-preliminary-is = Jeder stellt eine Kultstätte auf, dann vier Paare von Novizen. Gunst kommt von den zwei Inseln, die leer bleiben.
about-luna-round-is = In jeder Runde handeln alle reihum; dann werden Mondpriesterin, Abtrünniger und Tempel gewertet.
about-luna-starts = Startspieler: { $who }
about-luna-expected = { $who } { $points }: Mondpriesterin { $priestess }, Abtrünniger { $apostate }, Tempel { $temple }.
about-luna-player = { $who }
about-luna-player-novices = { $active } aktive Novizen, { $inactive } inaktive.
about-luna-player-temple = { $count } im Tempel.
about-luna-influence = Einfluss: { $who }
about-luna-influence-now = jetzt { $points } Einfluss
about-luna-influence-is = Der meiste Einfluss nach sechs Runden gewinnt. Er fällt nie unter 0.
about-luna-at-end = Am Ende des Spiels, so wie es steht: Kultstätten { $shrines }, Gunst { $favours }, Priesterrat { $council }.
about-luna-forecast = Wenn die Runde jetzt endete
about-luna-forecast-is = Was die Wertung brächte, so wie der Tisch steht.
about-luna-supply = { $count ->
    [one] 1 Novize im Vorrat
   *[other] { $count } Novizen im Vorrat
}
about-luna-supply-is = Die Missionierung bringt einen davon auf eine Insel.
about-luna-shrines = { $count ->
    [one] 1 Kultstätte zu bauen
   *[other] { $count } Kultstätten zu bauen
}
about-luna-shrines-is = Jede gebaute zählt am Ende des Spiels 4.
about-luna-temple = { $count ->
    [one] 1 Novize im Tempel
   *[other] { $count } Novizen im Tempel
}
about-luna-temple-is = Jeder bringt am Ende jeder Runde 1.
page-action-place-shrine-about = Deine erste Kultstätte kommt auf eine Insel, auf der keine steht.
page-action-place-pair-about = Zwei aktive Novizen kommen auf eine Insel, auf der du nichts hast.
page-action-deactivate-about = Alle Novizen des Gegenspielers auf einer Insel werden inaktiv und heben seine Scheibe im Priesterrat.
page-action-step-about = Ein weiterer Novize der laufenden Reise oder Gezeiten-Aktion.
page-action-done-about = Beendet die laufende Reise oder Gezeiten-Aktion.
page-action-end-round-about = Solospiel: Du hast genug getan, und die Runde wird gewertet.
why-luna-figure-walks = Niemand bewegt diese Figur: Sie geht nach jeder Runde von selbst. Nur der Abtrünnige lässt sich vertreiben.
why-luna-still-guard = Wächterplättchen benutzt man nicht; sie zeigen, was der Wächter zahlt.
why-luna-still-candle = Zeitmarken werden eine nach der anderen umgedreht.
why-luna-still-council = Keine aktiven Novizen einer Insel bringen deine Scheibe jetzt genau hierher.
why-luna-others-piece = Das gehört jemand anderem; du handelst mit deinen eigenen Figuren.
why-luna-nothing-with-own = Keine Aktion kann das jetzt gebrauchen.
why-luna-only-a-number = Das ist nur eine Zahl; sie ändert sich mit dem, was ihr spielt.
why-luna-nothing-here = Keine Aktion führt jetzt hierher.
about-luna-from-start = { lb-source-start } { $points }
about-luna-from-sanctification = { lb-source-sanctification } { $points }
about-luna-from-displacement = { lb-source-displacement } { $points }
about-luna-from-book = { lb-source-book } { $points }
about-luna-from-meditation = { lb-source-meditation } { $points }
about-luna-from-priestess = { lb-source-priestess } { $points }
about-luna-from-apostate = { lb-source-apostate } { $points }
about-luna-from-temple = { lb-source-temple } { $points }
about-luna-from-forgiven = { lb-source-forgiven } { $points }
about-luna-from-shrines = { lb-source-shrines } { $points }
about-luna-from-favours = { lb-source-favours } { $points }
about-luna-from-council = { lb-source-council } { $points }
