# Keeping score beside a real table: what was dealt onto it.

keep-luna-boards = Temple boards
keep-luna-boards-about = Counted from the temple gate.
keep-luna-board = Board { $number }
keep-luna-board-blue = Blue
keep-luna-board-yellow = Yellow
keep-luna-board-green = Green
keep-luna-board-red = Red
keep-luna-starts = First tiles
keep-luna-starts-about = On which temple board does everybody’s first novice stand?
keep-luna-start-tile = { $board } · { $tile }
keep-luna-isles = The isles, clockwise
keep-luna-isles-about = Tap two isles to swap them.
keep-luna-isle = Place { $number }: { $isle }
keep-luna-swap = Swap { $isle } with which isle?
keep-luna-figures = Where the figures stand
keep-luna-together = Moon Priestess and Master Builder
keep-luna-board-tiles = Tiles { $tiles }
