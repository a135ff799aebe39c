## Hints: what a move keeps the others from

hint-nl-tile = { $count ->
    [one] { $who } can no longer take { $hue } { $number }, which would cover a task.
   *[other] { $who } can no longer take { $hue } { $number }, which would cover { $count } tasks.
}
