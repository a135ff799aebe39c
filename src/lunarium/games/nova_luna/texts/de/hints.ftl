## Tipps: wovor ein Zug die anderen abhält

hint-nl-tile = { $count ->
    [one] { $who } kann { $hue } { $number } nicht mehr nehmen, das eine Aufgabe erfüllt hätte.
   *[other] { $who } kann { $hue } { $number } nicht mehr nehmen, das { $count } Aufgaben erfüllt hätte.
}
