## What puzzles are about

theme-nova-luna-end = End in one
theme-nova-luna-end-about = One move ends the game and wins it; alone, it places the last token.
theme-nova-luna-refill = Refill or not
theme-nova-luna-refill-about = Refill the moon wheel now, or take what still lies there?
theme-nova-luna-end-phase = The end of the first phase
theme-nova-luna-end-phase-about = End the first phase now, or take one more tile?
theme-nova-luna-two-turns = Two turns in a row
theme-nova-luna-two-turns-about = One tile alone makes it your turn again at once.
theme-nova-luna-deny = Keep it from them
theme-nova-luna-deny-about = The next player could use a tile well: leave them as little as you can.
theme-nova-luna-patience = Less now, more later
theme-nova-luna-patience-about = Another tile would fulfil more at once, and is still not the best.
theme-nova-luna-two-tasks = Two tasks with one tile
theme-nova-luna-two-tasks-about = One tile at the right place fulfils two tasks or more: as many as nothing else.
theme-nova-luna-place = The right place
theme-nova-luna-place-about = The same tile, several places: where does it belong?
theme-nova-luna-groundwork = Groundwork
theme-nova-luna-groundwork-about = Nothing fulfils more now: make ready for the next tiles.
theme-nova-luna-cheap = The smaller number
theme-nova-luna-cheap-about = Of the tiles that fulfil most, one has the smallest number.
theme-nova-luna-weigh = Weigh it up
theme-nova-luna-weigh-about = No single thing decides: weigh what each tile brings, costs and leaves.
