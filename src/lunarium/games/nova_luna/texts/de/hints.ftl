## Tipps: wovor ein Zug die anderen abhält

hint-nl-tile = { $count ->
    [one] { $who } kann { $hue } { $number } als Nächstes nicht nehmen, das eine Aufgabe erfüllen könnte.
   *[other] { $who } kann { $hue } { $number } als Nächstes nicht nehmen, das { $count } Aufgaben erfüllen könnte.
}
    .you = { $count ->
        [one] Du kannst { $hue } { $number } als Nächstes nicht nehmen, das eine Aufgabe erfüllen könnte.
       *[other] Du kannst { $hue } { $number } als Nächstes nicht nehmen, das { $count } Aufgaben erfüllen könnte.
    }
