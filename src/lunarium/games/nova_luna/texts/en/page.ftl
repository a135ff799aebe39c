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

## Learning Luna

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
