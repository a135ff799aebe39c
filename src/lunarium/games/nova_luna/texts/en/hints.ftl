## Hints: what a move keeps the others from

hint-nl-tile = { $count ->
    [one] { $who } cannot take the { $hue } { $number } next, which could fulfil a task.
   *[other] { $who } cannot take the { $hue } { $number } next, which could fulfil { $count } tasks.
}
    .you = { $count ->
        [one] You cannot take the { $hue } { $number } next, which could fulfil a task.
       *[other] You cannot take the { $hue } { $number } next, which could fulfil { $count } tasks.
    }
