## Nova Luna: the game

nova-luna-name = Nova Luna
hue-red = Rot
hue-blue = Blau
hue-turquoise = Türkis
hue-yellow = Gelb
beside-red = { hue-red }
beside-blue = { hue-blue }
beside-turquoise = { hue-turquoise }
beside-yellow = { hue-yellow }

## Nova Luna: set-ups that cannot be played

nova-setup-fields = Eine Startaufstellung hat hier genau diese Felder: { $fields }. Gefunden: { $found }.
nova-setup-numbers = Das Feld „{ $field }“ der Startaufstellung muss eine Liste ganzer Zahlen sein.
nova-setup-tower = Der Turm muss jeden Platz genau einmal nennen, von unten nach oben: { $seats }.
nova-setup-wheel = Auf die Monduhr gehören { $needed } Plättchen. In der Startaufstellung liegen dort: { $found }.
nova-setup-supply = In den Nachziehstapel gehören { $needed } Plättchen. In der Startaufstellung liegen dort: { $found }.
nova-setup-no-such-tile = Die Startaufstellung nennt ein Plättchen, das es nicht gibt. Die Plättchen haben die Nummern 1 bis { $last }.
nova-setup-tile-twice = Plättchen { $tile } kommt in der Startaufstellung doppelt vor. Jedes Plättchen gibt es nur einmal.

## Nova Luna: texts that are no move

why-form-of-tile-move = Schreibe „refill“, „end-phase“ oder ein Plättchen und sein Feld, zum Beispiel „17@2,-1“.
why-number-spelling = Schreibe einfache Zahlen: ohne Leerzeichen, führende Nullen, Pluszeichen oder „-0“.
why-no-such-tile = Die Plättchen haben die Nummern 1 bis { $last }.
why-cell-too-far = So weit reicht keine Auslage: Beide Koordinaten liegen zwischen -{ $farthest } und { $farthest }.

## Nova Luna: reasons against a move

why-refill-solo = Im Solospiel füllst du innerhalb einer Phase nicht auf. Nimm stattdessen ein Plättchen.
why-refill-track-full = Die Auswahlbahn ist schon voll. Nimm ein Plättchen.
why-refill-too-early = Auffüllen darfst du erst, wenn höchstens { $limit } Plättchen auf der Auswahlbahn liegen; noch sind es { $tiles }.
why-refill-supply-empty = Der Nachziehstapel ist leer, es gibt nichts zum Auffüllen.
why-end-phase-not-solo = Phasen gibt es nur im Solospiel. Nimm ein Plättchen.
why-end-phase-second = Die zweite Phase kannst du nicht vorzeitig beenden. Spiele weiter, bis alle Scheiben gelegt sind oder kein Plättchen mehr da ist.
why-end-phase-too-early = Die erste Phase darfst du beenden, sobald { $needed } Scheiben gelegt sind. Bisher gelegt: { $placed }.
why-tile-out-of-reach = { $hue } { $number } ist im Uhrzeigersinn das { $place }. Plättchen hinter der Mondfigur. Du darfst eines der nächsten drei nehmen.
why-tile-already-placed = { $hue } { $number } liegt schon in einer Auslage. Du darfst eines der nächsten drei Plättchen hinter der Mondfigur nehmen.
why-tile-in-supply = { $hue } { $number } liegt noch nicht auf der Monduhr. Du darfst eines der nächsten drei Plättchen hinter der Mondfigur nehmen.
why-first-tile-at-origin = Das erste Plättchen deiner Auslage hat nur einen Ort: die Mitte.
why-cell-occupied = Dort liegt schon { $hue } { $number }. Wähle einen freien Ort neben deiner Auslage.
why-cell-not-adjacent = Dieser Ort berührt keines deiner Plättchen mit einer Kante. Wähle einen, der das tut.
