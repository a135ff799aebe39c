## Nova Luna: Stellungen, die nicht sein können

nova-position-mode = „{ $part }“ sagt nicht, wer spielt. Schreib 1 bis 4 Spieler, dann f für das erste Spiel, e für jedes Plättchen einmal.
nova-position-parts = Eine Stellung für so viele Spieler hat { $needed } Teile; diese hat { $found }.
nova-position-wheel-form = Für die Monduhr nenne das Feld der Mondfigur, 0 bis 11, dann die { $spaces } Felder dahinter, ein leeres mit 0.
nova-position-queue = Die Zugreihenfolge muss jeden der { $players } Spieler einmal nennen.
nova-position-tile-form = „{ $part }“ ist kein Plättchen mit seinem Ort, wie etwa „17“ oder „17e2n“.
nova-position-no-such-tile = Ein Plättchen { $tile } gibt es nicht. Sie tragen die Nummern 1 bis { $last }.
nova-position-tile-twice = { $hue } { $number } (Plättchen { $tile }) ist zweimal da. Jedes Plättchen gibt es nur einmal.
nova-position-seen = Plättchen auf der Monduhr: { $wheel }, in den Auslagen: { $laid }. Das sind { $seen }, es müssen aber { $fewer ->
    [0] { $more }
   *[other] { $more ->
        [0] { $fewer }
       *[other] { $fewer } oder { $more }
    }
 } sein, denn aufgefüllt wird die Monduhr nur, wenn wenige übrig sind. Sieh nach, ob eines fehlt oder zu viel ist.
nova-position-gaps = Die Lücken auf der Monduhr können so nicht entstehen: Genommen wird nur eines der nächsten { $reach } Plättchen hinter der Mondfigur. Sieh nach, wo die Figur steht.
nova-position-empty-wheel = Die Monduhr ist leer, obwohl der Nachziehstapel Plättchen hat. Fülle sie zuerst auf.
nova-position-first-tile = { $side }: { $hue } { $number } ist zuerst genannt, liegt aber nicht in der Mitte. Ein Plättchen muss dort liegen.
nova-position-same-place = { $side }: Wo { $hue } { $number } liegen soll, liegt schon ein Plättchen.
nova-position-apart = { $side }: { $hue } { $number } berührt die anderen Plättchen nicht. Eine Auslage hängt zusammen.
nova-position-after-end = { $side }: { $hue } { $number } wurde nach der letzten Scheibe gelegt; da war das Spiel schon zu Ende.
nova-position-phase = So kann Phase 1 nicht geendet haben (Plättchen: { $tiles }, gelegte Scheiben: { $placed }): Sie endet mit mindestens { $needed } Scheiben, oder wenn kein Plättchen übrig ist.
nova-position-two-ends = { $side } und { $other } haben beide die letzte Scheibe gelegt, aber schon die erste davon hat das Spiel beendet.
nova-position-order = { $side } liegt auf der Mondlaufbahn weiter hinten als { $other } und ist früher am Zug.
nova-position-too-far = { $side } ist auf der Mondlaufbahn { $ahead } Felder vor { $other }. Am Zug ist immer, wer am weitesten hinten liegt; so weit voraus kommt niemand.
nova-setup-unseen = Der Nachziehstapel muss die { $count } Plättchen enthalten, die in der Stellung nicht zu sehen sind, jedes einmal.
