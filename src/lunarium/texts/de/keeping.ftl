# Keeping score beside a real table: what the page says, and what the server refuses.

## The form

keep-about = Baut das Spiel nach seinen Regeln auf. Sag der Seite dann, was dort liegt, und gib jeden Zug ein, wenn er gespielt ist. Was verdeckt liegt, bleibt unbekannt, bis ihr es aufdeckt.
keep-name = Name, Person { $number }
keep-player = Person { $number }
keep-table = Auf eurem Tisch
keep-make = Partie beginnen
keep-order = Reihenfolge
keep-order-about = Der Turm der Scheiben von oben nach unten: Wer oben liegt, beginnt.
keep-earlier = { $name }: früher
keep-again = Neu anfangen

## At the table

keep-name-pieces = Welche Plättchen wurden aufgedeckt?
keep-enter = Zug eingeben
keep-together = Alle am Tisch geben hier Züge ein. Andere können es auch auf ihrem Handy: Zeigt ihnen den Link.
keep-phones = Wollen alle ihre Züge selbst eingeben? Zeigt ihnen den Link.
keep-show-link = Link zeigen
keep-link = Link zum Eingeben der Züge
keep-watching = Eine echte Partie. Du siehst zu.
keep-join = Auch Züge eingeben
keep-take-back = Letzten Zug zurücknehmen
keep-next = Nächste Partie mitschreiben

## What is not possible

not-kept = Diese Partie wird nicht neben einem echten Tisch mitgeschrieben, also ist nichts zu benennen.
named-others = { $needed ->
    [0] Dieser Zug deckt nichts auf, also ist nichts zu benennen.
    [one] Dieser Zug deckt ein Teil auf. Benenne es.
   *[other] Dieser Zug deckt { $needed } Teile auf, benannt sind { $found }. Benenne jedes, in der Reihenfolge, in der sie ausgelegt werden.
 }
no-keeping = Dieses Spiel lässt sich nicht neben einem echten Tisch mitschreiben.
kept-no-rematch = Diese Partie wurde an einem echten Tisch gespielt. Baut neu auf und schreibt dann die nächste Partie mit.

## What a link says of the page

preview-keep = Mitschreiben: { $game }
preview-keep-about = { $game } liegt auf eurem Tisch? Die Seite schreibt mit, Zug um Zug, und beantwortet Fragen.
