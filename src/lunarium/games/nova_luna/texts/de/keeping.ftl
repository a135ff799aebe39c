# Keeping score beside a real table: the tiles that are turned up.

keep-nl-wheel = Plättchen auf der Monduhr
keep-nl-wheel-about = Fang gleich hinter der Mondfigur an, im Uhrzeigersinn. Tippe jedes Plättchen an, wie es dort liegt; um eines zu ändern, tippe auf sein Feld.
keep-nl-refill-about = Füllt die Monduhr auf eurem Tisch auf, im Uhrzeigersinn ab der Mondfigur. Tippe dann die Plättchen in derselben Reihenfolge an.
keep-nl-space = { $number }: { $tile }
keep-nl-empty = { $number }: leer
keep-nl-next = { $number }: leer, als Nächstes
keep-nl-progress = { $done } von { $count } Plättchen
keep-nl-missing = { $count ->
    [one] Ein Feld ist noch leer.
   *[other] { $count } Felder sind noch leer.
 }
keep-nl-tiles = Alle Plättchen
keep-nl-colour = Farbe
keep-nl-number = Zahl
keep-nl-red = Rot
keep-nl-blue = Blau
keep-nl-turquoise = Türkis
keep-nl-yellow = Gelb
keep-nl-used = { $tile }, war schon zu sehen
nova-tile-seen = { $hue } { $number } (Plättchen { $tile }) kann jetzt nicht aufgedeckt werden: Es war schon zu sehen. Sieh noch einmal nach, welches Plättchen es ist.
