## Connect Four

connect-four-name = Connect Four
page-about-connect-four = Drop your discs into the columns. Whoever has four in a row first wins.
page-facts-connect-four = about five minutes
connect-four-headline = { $count ->
    [one] room for 1 disc
   *[other] room for { $count } discs
}
kind-connect-four-drop = Drop a disc
move-button-connect-four-drop = Column { $column }
terminal-kind-connect-four-drop = Drop a disc
terminal-source-connect-four-win = Four in a row
terminal-ending-four = Four in a row.
terminal-ending-full = The board is full.
move-connect-four-drop = { $who } drops a disc into column { $column }.
move-connect-four-four = { $who } has four in a row and wins.
move-connect-four-full = The board is full; { $who } has held out and wins.
why-connect-four-form = A move is the number of a column, 1 to { $last }.
why-connect-four-full = Column { $column } is full.
