## Puzzles: one position, one idea that is clearly best

puzzle-title = Puzzles
puzzle-about = Positions from games between computers in which one idea is clearly best. Any correct solution counts; a wrong move is answered with its refutation.
puzzle-of = { $game }: puzzles
puzzle-name = { $players ->
    [one] Alone
   *[other] { $players } players
} · no. { $number }
puzzle-daily = Puzzle of the day
puzzle-daily-about = The same for everybody, until midnight UTC.
puzzle-daily-solve = Solve today’s puzzle
puzzle-daily-look = Look at it again
puzzle-daily-done = You have solved today’s puzzle.
puzzle-daily-open = You have tried it; it can still be solved today.
puzzle-daily-nobody = Nobody has tried it yet.
puzzle-daily-crowd = Tried by { $tried } today, { $solved ->
    [0] solved by nobody yet.
   *[other] solved by { $solved } ({ $share } at first try).
}
puzzle-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
puzzle-streak-none = No streak yet
puzzle-next-fitting = Next puzzle for me
puzzle-all = All puzzles of { $game }
puzzle-done-of = { $done } of { $count } solved

puzzle-grade = Your rating
puzzle-grade-none = No rating yet: your first puzzle gives you one.
puzzle-grade-rough = It still moves a lot; after ten puzzles it settles.
puzzle-grade-about = Everybody begins at 1500. Your first try at a puzzle counts, once; with a hint nothing is gained.
puzzle-grade-means = What it means: how often you would find it
puzzle-grade-chance = Difficulty { $difficulty }: about { $share }
puzzle-grade-tried = { $tried ->
    [one] 1 puzzle tried,
   *[other] { $tried } puzzles tried,
} { $solved } solved at once

puzzle-difficulty = Difficulty
puzzle-difficulty-any = Any
puzzle-difficulty-level = Difficulty { $difficulty }
puzzle-difficulty-about = { $level ->
    [6] no level of the computer finds it reliably
   *[other] level { $level } of the computer finds it
}
puzzle-theme = Theme
puzzle-themes = By theme
puzzle-theme-any = Any theme
puzzle-theme-known = You chose the theme, and knowing it is help: your rating will not rise.
puzzle-players = Players
puzzle-players-any = Any number
puzzle-players-count = { $count ->
    [one] alone
   *[other] { $count } players
}
puzzle-depth = { $count ->
    [one] 1 move to find
   *[other] { $count } moves to find
}
puzzle-found = Move { $number } of { $count }
puzzle-list = Puzzles, easier ones first
puzzle-list-empty = No puzzles match. Remove a filter.
puzzle-solve-these = Solve these
puzzle-result-solved = solved
puzzle-result-helped = solved with help
puzzle-result-mended = solved later
puzzle-result-missed = missed
puzzle-result-new = not tried
puzzle-without-engine = The native engine is missing here: answers that were looked at when a puzzle was made are judged, others are not.

puzzle-ask = Find the best move.
puzzle-ask-more = Find the best moves, { $count } in all.
puzzle-ask-next = Right. Find the next move.
puzzle-rules = Any correct solution counts. A wrong move is answered with its refutation, and you may try again.
puzzle-choose = Choose your move on the board.
puzzle-judging = Your move is being looked at …
puzzle-answers = The others answer …
puzzle-others = The others
puzzle-task = The puzzle
puzzle-outcome = Your answer
puzzle-hint = Hint
puzzle-hint-more = Show where
puzzle-hint-theme = The idea
puzzle-hint-piece = It begins here
puzzle-hint-kind = It begins with: { $kind }.
puzzle-hint-lost = You have left the main line; no hints from here.
puzzle-hint-costs = With help your rating will not rise.
puzzle-skip = Skip
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-solution = Solution
puzzle-play-line = Play the line
puzzle-to-list = All puzzles
puzzle-to-review = Back to the review

puzzle-solved = Solved
puzzle-solved-other = Solved, another way
puzzle-solved-other-about = Not the listed solution, but just as good.
puzzle-right = Right
puzzle-near = Close
puzzle-near-about = It gives away { $loss }. There is something clearly better.
puzzle-wrong = Not this one
puzzle-wrong-about = It gives away { $loss }. This is what would follow:
puzzle-loss-win = { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
} of the chance to win
puzzle-loss-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
puzzle-follows = What would follow
puzzle-way = The solution
puzzle-why-unknown = The search clearly prefers it; the rules alone cannot show why.
puzzle-line-step = Step { $step } of { $of }
puzzle-grade-now = Your rating { $points }
puzzle-grade-change = Your rating { $points }, { $change }
puzzle-grade-stays-helped = Solved with help: your rating stays at { $points }.
puzzle-grade-stays = The first try counted: your rating stays at { $points }.
puzzle-levels = { $level ->
    [0] No level of the computer finds it reliably.
   *[other] Level { $level } and stronger find it.
}

puzzle-turning-title = Turning points as puzzles
puzzle-turning-of = Turning point { $number } of { $count }
puzzle-turning-next = Next turning point
puzzle-turning-none = The review found no turning points that make a puzzle.
