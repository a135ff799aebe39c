## Eine Stellung, von Hand aufgebaut

nl-editor-wheel = Monduhr
nl-editor-where = Was gefüllt wird
nl-editor-displays = Auslagen
nl-editor-display = Auslage: { $side }
nl-editor-space = Feld { $space }: { $holds }
nl-editor-figure = die Mondfigur
nl-editor-empty = leer
nl-editor-choose-place = Wähle einen Platz auf der Monduhr oder in einer Auslage, dann ein Plättchen.
nl-editor-figure-there = Hier steht die Mondfigur. Wähle für ein Plättchen ein anderes Feld.
nl-editor-holds = Hier liegt { $tile }. Wähle ein anderes Plättchen für diesen Platz oder nimm es weg.
nl-editor-space-free = Feld { $space } der Monduhr ist frei. Wähle sein Plättchen.
nl-editor-cell-free = Ein freier Platz in der Auslage: { $side }. Wähle sein Plättchen.
nl-editor-clear = Plättchen wegnehmen
nl-editor-put-figure = Mondfigur hierher
nl-editor-box = Die Plättchen
nl-editor-by-colour = Nur eine Farbe
nl-editor-by-number = Zahl
nl-editor-all = alle
nl-editor-red = Rot
nl-editor-blue = Blau
nl-editor-turquoise = Türkis
nl-editor-yellow = Gelb
nl-editor-on-wheel = { $tile } liegt schon auf der Monduhr.
nl-editor-in-display = { $tile } liegt schon in einer Auslage: { $side }.
nl-editor-see = In dieser Auslage ist noch etwas zu ändern: { $side }.
nl-editor-order = Gelegt als Plättchen { $number } von { $count }
nl-editor-earlier = Früher gelegt
nl-editor-later = Später gelegt
nl-editor-queue = Reihenfolge
nl-editor-queue-about = Wer auf der Mondlaufbahn am weitesten hinten ist, ist am Zug. Auf demselben Feld ist es, wer oben liegt.
nl-editor-distance = { $count ->
    [one] ein Feld auf der Mondlaufbahn
   *[other] { $count } Felder auf der Mondlaufbahn
}
nl-editor-on-top = Liegt oben
editor-unit-tokens-left = Scheiben, die noch zu legen sind
editor-unit-solo-score = Punkte; weniger sind besser
