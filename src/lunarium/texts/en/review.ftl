## The review of a finished game

review-title = Review
review-to-table = Back to the table
review-part = Part of the review
review-moves = Moves
review-ledger = Breakdown
review-story = Story
review-story-better = Better was { $better }.
review-verdict = This move
review-begins = The quick review is running. It takes a few seconds.
review-done = The deep review is done.
review-done-short = Deep review done
review-stopped = The review was stopped. Open this page again to go on.
review-look-quick = Quick review
review-look-deep = Deep review
review-look-count = { $done } of { $total } moves
review-look-brief = { $done } of { $total }
review-others = The others
review-suspect = Worth a look
review-suspect-about = The quick review stopped here. Whether anything was better, only the deep review will say; look for yourself until then.
review-suspects = { $count ->
    [one] 1 move worth a look
   *[other] { $count } moves worth a look
}
review-grades-wait = grades come with the deep review
review-listed = Whose moves
review-listed-mine = Mine
review-listed-all = All
review-chart-sketch = a first sketch
review-try-rough = The deep review of this move is still to come.

review-grade = Grade
review-grades = Grades, from best to worst
review-gave-away = Gave away

review-chart-win = Chances of winning
review-chart-score = Expected points
review-chart-yours = Your chance of winning
review-chart-of = Chance of winning of { $who }
review-chart-about = solid: decisions, dotted: what came up
review-chance-short = chance { $change }
review-ahead = { $who } ahead
    .you = you ahead
review-hidden = hidden
review-as-table = As a table
review-move = Move
review-end = End of the game
review-end-about = This is how the game ended. Step back, or choose a turning point.

review-move-of = Move { $number } of { $last }
review-move-number = Move { $number }
review-turning-points = Turning points
review-turning-point = Turning point { $number } of { $count }
review-as-puzzles = Solve the turning points as puzzles
review-turning-point-short = Turning point
review-turning-point-move = Turning point { $number } of { $count }, move { $move }
review-from-to = { $from } to { $to }
review-played = Played
review-played-by = { $who } played
    .you = You played
review-better = Better
review-names = Played { $played }, better { $better }.
review-forced = only move
review-forced-title = The only move
review-waits = pending
review-waits-title = Not analysed yet
review-nothing-better = Nothing was clearly better.
review-why-unknown = The search prefers the better move; the rules alone cannot show why.
review-all-moves = All moves
review-next-mistake = Next mistake
review-show-line = Show the better line
review-line = The better line, { $count ->
    [one] 1 move
   *[other] { $count } moves
}
review-line-step = Step { $step } of { $of }
review-line-end = End the line
review-line-unknown = What comes next is face down: the line stops here.

review-try = Try again
review-try-ask = What would you play?
review-try-about = The answer stays hidden until you have moved. Several moves may be right.
review-try-for = You move for { $who }.
    .you = You move for yourself.
review-try-choose = Choose your move on the board.
review-try-right = Right
review-try-right-about = That is as good as anything here.
review-try-near = Close
review-try-near-about = It gives away a little. There is something better.
review-try-wrong = Not this one
review-try-wrong-about = It gives away too much. The board shows what would follow.
review-leave = Leave
review-answer = Answer

review-whose = Breakdown for
review-source = Source
review-source-start = Even start
review-source-deal = The deal
review-source-deal-seats = Deal and seats
review-source-own = Own choices
review-source-other = { $count ->
    [one] The other’s mistakes
   *[other] The others’ mistakes
}
review-source-left-over = Left over
review-source-result = Result
review-chance = Chance { $number }
review-chances = { $count ->
    [one] What came up, once
   *[other] What came up, { $count } times
}
review-choices-of = Choices: { $who }
review-won = Won
review-lost = Lost
review-shared = Tied
review-stated-error = (stated error { $error })
review-waterfall-title = { $who }: from an even start to the result
review-waterfall-rounds = { $who }: decisions round by round
review-points-of-chance = percentage points of the chance of winning; the thin bar is a 95 % interval
review-points = expected points; the thin bar is a 95 % interval
review-adds-up = How it adds up
review-no-chance = No chance after the deal.
review-moved-chance = { $me ->
    [yes] What moved your chance of winning
   *[no] What moved the chance of winning of { $who }
}
review-moved-points = { $me ->
    [yes] What moved your result
   *[no] What moved the result of { $who }
}
review-axis-cost = { $me ->
    [yes] cost you
   *[no] cost { $who }
}
review-axis-brought = { $me ->
    [yes] brought you
   *[no] brought { $who }
}
review-axis-chance = percentage points
review-axis-points = points
review-bar-choices = { $me ->
    [yes] Your choices
   *[no] Choices of { $who }
}
review-bar-luck = Luck
review-bar-others = The others’ choices
review-choices-cost = { $me ->
    [yes] cost you { $change }
   *[no] cost { $change }
}
review-choices-brought = { $me ->
    [yes] brought you { $change }
   *[no] brought { $change }
}
review-choices-even = changed nothing
review-luck-cost = { $me ->
    [yes] cost you { $change }
   *[no] cost { $change }
}
review-luck-brought = { $me ->
    [yes] brought you { $change }
   *[no] brought { $change }
}
review-luck-even = changed nothing
review-start-to-end = from { $start } to { $end }
review-sum-dearest = Most of it in { $section }: { $cost } of { $all }.
review-sums-pass = What was lost can be won back and lost again, so the sums of a source may pass the whole.
review-deals = Chance is judged over { $deals } deals of what nobody had seen.
review-left-within = Left over is what the search cannot explain; here it lies within its error.
review-left-beyond = Left over is what the search cannot explain; here it is more than its error, so read this breakdown with care.
review-dearest = { $me ->
    [yes] Your costliest moves
   *[no] Costliest moves of { $who }
}
review-costliest = Go to the costliest move
review-by-action = What choices cost, by action and round
review-by-action-of = { $me ->
    [yes] What your choices cost
   *[no] What the choices of { $who } cost
}
review-stronger = stronger colour = costlier
review-action = Action
review-sum = Sum
review-look-there = Look at this move
