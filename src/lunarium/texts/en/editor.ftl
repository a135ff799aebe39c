## A position set up by hand

editor-about = Put everything where it stands on your table. Problems are marked where they are; once the position is possible, you see its legal moves, ask for ideas, or play on.
editor-tools = Start from
editor-back = Take back
editor-start-blank = Empty table
editor-start-random = Random position
editor-start-example = Example
editor-paste = From a text
editor-paste-label = The text of a position
editor-paste-hint = A link to a position will do, too.
editor-paste-go = Show it
editor-players = Players
editor-verdict = What the rules say
editor-possible = This position is possible
editor-impossible = Not a possible position yet
editor-faults = { $count ->
    [one] 1 problem to fix.
   *[other] { $count } problems to fix.
}
editor-to-move = { $who } is to move.
editor-over = The game is over: { $who } has won.
editor-play-on = Play on from here
editor-play-on-about = Choose who sits where. What is face down is shuffled. The game can be reviewed when it is over.
editor-play-go = To the table
editor-keep = Keep score from here
editor-share = Share the link
editor-copy = Copy the text
editor-score = The score so far
editor-ideas = What a strong computer would play
editor-ask = Show ideas
editor-line = Then it expects: { $moves }
editor-review = Review: { $move }
editor-reviewing = The move is being looked at …
editor-reviewed-right = Right: the review finds nothing clearly better.
editor-reviewed-near = Close: it gives away { $loss }. Better: { $better }.
editor-reviewed-wrong = It gives away { $loss }. Clearly better: { $better }.
editor-loss-win = { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
} of the chance to win
editor-loss-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
editor-legal = { $count ->
    [one] One move is possible
   *[other] { $count } moves are possible
}
