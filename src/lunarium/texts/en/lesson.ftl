## Lessons: stages that are played

lesson-title = Learn { $game }
lesson-about = Short stages on the real board. Each asks for one thing, and you do it by moving. A wrong move can be taken back at once.
lesson-finished = Every stage is done: you know the whole game. Now play one of your own, with a coach beside you.
lesson-progress = { $done } of { $count } stages
lesson-stars-count = { $stars } of { $count } stars
lesson-stages = Stages
lesson-open = Stage { $number }: { $title }
lesson-begin = Begin
lesson-go-on = Continue
lesson-stars = Stars to win
lesson-star-done = Reach the goal
lesson-star-alone = Find the move yourself
lesson-star-fewest = { $count ->
    [one] In one move
   *[other] In { $count } moves
}
lesson-won-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
lesson-help = Help
lesson-show = Show the move
lesson-show-costs = costs a star
lesson-idea = Hint
lesson-idea-free = costs no star
lesson-shown = This move leads there
lesson-shown-about = It is chosen on the board. Confirm it, or choose another.
lesson-no-way = From here no way to the goal is left. Start the stage again.
lesson-met = Done
lesson-missed = Not yet
lesson-asked = The goal
lesson-again = Try again
lesson-next = Next stage
lesson-list = All stages
lesson-step = Move { $number } of { $count }
lesson-more = more
lesson-less = Less
lesson-other = Opponent
lesson-choose = Choose your move on the board.
lesson-nothing-to-take-back = You have not moved yet in this stage.
