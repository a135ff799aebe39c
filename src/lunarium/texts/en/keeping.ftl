# Keeping score beside a real table: what the page says, and what the server refuses.

## The form

keep-about = Set up the box as its rules say. Then tell the page what lies there, and enter each move as it is played. What is face down stays unknown until you turn it up.
keep-name = Name of player { $number }
keep-player = Player { $number }
keep-table = On your table
keep-make = Start the game
keep-order = Order of play
keep-order-about = The tower of tokens from top to bottom: whoever lies on top starts.
keep-earlier = { $name }: earlier
keep-again = Begin again

## At the table

keep-name-pieces = Which tiles were turned up?
keep-enter = Enter the move
keep-together = Everybody at this table enters moves here. Others may do so on their own phones: show them the link.
keep-phones = Does everybody want to enter their own moves? Show them the link.
keep-show-link = Show the link
keep-link = Link to enter moves
keep-watching = A real game. You are watching.
keep-join = Enter moves, too
keep-take-back = Take back the last move
keep-next = Score another game

## What is not possible

not-kept = This game is not kept beside a real table, so nothing has to be named.
named-others = { $needed ->
    [0] This move turns nothing up, so nothing has to be named.
    [one] This move turns up one piece. Name it.
   *[other] This move turns up { $needed } pieces, and { $found } were named. Name each of them, in the order in which they are laid out.
 }
no-keeping = The score of this game cannot be kept beside a real table.
kept-no-rematch = This game was played at a real table. Set up the box again, then keep score of the new game.

## What a link says of the page

preview-keep = Keep score: { $game }
preview-keep-about = { $game } is on your table? The page keeps the score, move by move, and answers questions.
