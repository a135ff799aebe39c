## The first page

page-about-nova-luna = Take tiles from the moon wheel, fit them into your display and fulfil their tasks. Every tile costs time.
page-facts-nova-luna = about half an hour

## A new table

page-solo-about-nova-luna = You alone against the wheel: place all 21 tokens with tiles as cheap as possible.
page-first-game = First game
page-first-game-about = With three or four players: fewer tokens, a shorter game.
page-solo-scoring = Scoring
page-scoring-whole-display = Whole display
page-scoring-whole-display-about = Phase 2 scores all your tiles, those of phase 1 too. Below 100 is good.
page-scoring-each-tile-once = Each tile once
page-scoring-each-tile-once-about = Phase 2 scores only its own tiles. Easier.

## The daily deal

page-daily-nova-luna = Solo, whole display. The fewer points, the better.

## Learning Nova Luna

page-learn-nova-luna-goal-title = The goal
page-learn-nova-luna-goal =
    Everybody has 20 tokens to place. A token goes onto a task as soon as that task is fulfilled. Whoever first places their last token wins at once.

    Tasks are the small windows on the tiles. You take tiles one by one and place them in your own display.
page-learn-nova-luna-take-title = Take a tile
page-learn-nova-luna-take =
    On your turn you take one of the next three tiles clockwise from the moon figure. Empty spaces do not count. The figure then moves to where your tile was, so your choice decides what the next player can reach.

    Place the tile at once, side by side with one that is in your display already. The very first one may go anywhere.
page-learn-nova-luna-time-title = Pay with time
page-learn-nova-luna-time =
    The number on the tile is its price: your token walks that many spaces along the moon track.

    The turn belongs to whoever is furthest back; on the same space, to the token on top. With cheap tiles you may have several turns in a row.
page-learn-nova-luna-tasks-title = Fulfil tasks
page-learn-nova-luna-tasks =
    A task shows colours. It is fulfilled when its tile touches enough tiles of each of them. A tile counts when it touches with a side, and so do all tiles of its colour joined to it. Corners do not touch.

    Two blue squares ask for two blue tiles: two beside it, or a chain of two of which one touches. The tile itself never counts. The same tiles may serve any number of tasks.
page-learn-nova-luna-refill-title = Refill the wheel
page-learn-nova-luna-refill = With one or two tiles left on the wheel you may first fill all its empty spaces, then take one. An empty wheel is refilled by itself.
page-learn-nova-luna-end-title = The end
page-learn-nova-luna-end = The game ends the moment somebody places their last token. If the tiles run out before, whoever has the fewest tokens left wins. A tie goes to the player who would have moved earlier.
page-learn-nova-luna-solo-title = Alone
page-learn-nova-luna-solo = Solo has two phases: first place 8 tokens, then the other 13. After each phase the numbers of all your tiles are added up; a token that was not placed costs 10. The lower the sum of both, the better: below 100 is good.

## Learning Luna

page-picture-wheel = The moon figure and five tiles after it; the first three glow and can be taken.
page-picture-track = The moon track with three tokens; the last of them, the star, is to move.
page-picture-tasks = A yellow tile between red and blue ones; its tasks “three red” and “two blue” are fulfilled.

## Options

option-nova-luna-first_game = Short first game
option-nova-luna-solo_scoring = Solo scoring
choice-nova-luna-solo_scoring-whole-display = the whole display twice
choice-nova-luna-solo_scoring-each-tile-once = each tile once

## Sheets to print

sheet-nova-luna-solo = Solo score sheet
sheet-nova-luna-result = Result sheet
sheet-nova-luna-of = Score sheet of { $name }
sheet-nova-luna-best = best { $best }, mean { $mean }
sheet-nova-luna-good = { $good } of { $games } games below 100
sheet-nova-luna-aim = aim: below 100
sheet-nova-luna-date = Date
sheet-nova-luna-counted = Counted
sheet-nova-luna-whole-display = whole display
sheet-nova-luna-each-tile-once = each tile once
sheet-nova-luna-phase-1 = Phase 1, 8 tokens
sheet-nova-luna-phase-2 = Phase 2, 13 tokens
sheet-nova-luna-total = Total
sheet-nova-luna-below = Below 100
sheet-nova-luna-yes = yes
sheet-nova-luna-no = no
sheet-nova-luna-about = The score of a phase is the sum of the numbers of all tiles that count, plus 10 for each token not placed. Total: both phases. Less is better; below 100 is good.
