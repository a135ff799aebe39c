## What puzzles are about

theme-nova-luna-end = End in one
theme-nova-luna-end-about = One move ends the game and wins it; alone, it places the last token.
theme-nova-luna-refill = Refill or not
theme-nova-luna-refill-about = Refill the moon wheel now, or take what still lies there?
theme-nova-luna-end-phase = The end of the first phase
theme-nova-luna-end-phase-about = End the first phase now, or take one more tile?
theme-nova-luna-two-turns = Two turns in a row
theme-nova-luna-two-turns-about = After the right tile it is your turn again at once.
theme-nova-luna-deny = Keep it from them
theme-nova-luna-deny-about = The next player could use a tile well: see to it that they do not get it.
theme-nova-luna-patience = Less now, more later
theme-nova-luna-patience-about = Another tile would cover more at once, and is still not the best.
theme-nova-luna-two-tasks = Two tasks with one tile
theme-nova-luna-two-tasks-about = One tile at the right place covers two tasks or more.
theme-nova-luna-place = The right place
theme-nova-luna-place-about = Which tile is clear soon. Where does it belong?
theme-nova-luna-groundwork = Groundwork
theme-nova-luna-groundwork-about = No more is to be covered now: make ready for the next tiles.
theme-nova-luna-cheap = The smaller number
theme-nova-luna-cheap-about = A tile with a smaller number does no less.
