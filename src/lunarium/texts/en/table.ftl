## The table: whose turn, how far

table-you = You
table-minute-you = This is you
table-minute-others = Who else plays
table-minute-go = Let’s go
table-sign-0 = the sun, yellow
table-sign-1 = the star, red
table-sign-2 = the planet, blue
table-sign-3 = the moon, white
table-your-turn = Your turn
table-their-turn = { $who } to move
table-thinking = { $who } is thinking
table-thinks = thinking
table-waiting-open = Waiting for a player
table-over = Game over
table-move-number = Move { $number }
table-choose = Choose what glows.
table-choose-listed = Choose a move from the list.
table-watching = You are watching.
table-went-back = Moves taken back; play continues from move { $number }.
table-overtaken = Another player moved first; here is the current position.
table-connection-reconnecting = Reconnecting …
table-connection-offline = No connection; trying again
table-cannot-open = This table cannot be opened
table-closed-daily = This is somebody’s game of today’s daily challenge. Play the deal yourself first; then you can see how they did.
table-try-again = Try again
table-home = Home

## The table: actions and keys

table-actions = Actions
table-take-back = Take back
table-put-back = Put back
table-back-short = Take back
table-hint = Hint
table-why = Why?
table-confirm = Confirm
table-close = Close
table-rule = Rule { $rule }
table-not-chosen = Choose a move first; then you can confirm it.
table-not-turn = It is { $who }’s turn. You can act when it is yours.
table-not-thinking = { $who } is thinking. It takes a moment only.
table-not-watching = You are watching; only players at the table can do this.
table-not-past = Return to the current position to play.
table-not-over = The game is over.
table-not-sending = Your move is on its way.
table-not-asked = A question to the players is still open.
table-not-played = There is no move of yours to take back.
table-not-back-daily = No take-backs in the daily challenge: everybody has one attempt.
table-not-hint-people = Hints are available only when all your opponents are computers.
table-not-hint-daily = No hints in the daily challenge.
table-hint-title = What a strong computer would play
table-move-title = Type a move
table-move-about = Begin to type; Tab completes, arrows choose, Enter puts it on the board.
table-why-title = Why not?
table-why-about = Type a move to see which rule forbids it.
table-move-field = Move
table-move-list = Possible moves
table-move-legal = Allowed:
table-move-legal-for-mover = Legal for the player whose turn it is.
table-move-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
table-move-none = It is not your turn; you can still ask about any move.
table-move-choose = Put it on the board
table-keys-title = Keys
table-keys-table = At every table
table-key-confirm = confirm the chosen move
table-key-cancel = cancel; back to now
table-key-take-back = take back
table-key-hint = ask for a hint
table-key-why = ask why a move is not allowed
table-key-notation = type a move
table-key-text = the board as text, and back
table-key-step = in a replay: one move back or on
table-key-ends = in a replay: beginning or end
table-key-play = in a replay: play or pause
table-key-keys = this list
table-learn = Learn { $game }

## The table: the story and the replay

table-drawing = The board
table-story = Story
table-story-empty = Nothing has happened yet.
table-story-jump = Show the board at this moment
table-last-more = { $count ->
    [one] +1 more event
   *[other] +{ $count } more events
}
table-story-undone = Show what was taken back
table-story-taken-back = Taken back:
table-review = Review
table-review-open = Review this game
table-replay = Replay
table-moment = { $ply } of { $last }
table-first = To the beginning
table-previous = One move back
table-next = One move on
table-last = To the end
table-play = Play
table-pause = Pause
table-to-now = Back to now
table-to-end = To the end
table-replay-insight = Previews for this position

## The table: what happens, event by event

table-beat = What happens
table-beat-skip = Skip
table-beat-again = Show again
table-beat-together = Total
table-story-newest = To the newest line
table-key-again = show again what happened

## The table: its menu

table-menu = Table menu
table-coach-on = Coach on
table-coach-off = Coach off
table-coach-begin = Switch the coach on
table-coach-end = Switch the coach off
table-seats = Seats
table-as-text = Board as text
table-as-board = Board as a picture
table-share = Share
table-copy = Copy
table-copied = Copied.
table-edit-position = Edit this position
table-download = Download the game file
table-info = About this table
page-option-players = Seats
table-yes = yes
table-no = no
table-visibility = Who can find it
table-visibility-link = anyone with the link
table-visibility-public = everybody
table-created = Opened
table-daily = Daily challenge
table-deal = Number of the deal
table-deal-chosen = This deal was chosen by number, so the player who opened the table may know it. The game does not count for statistics.
table-origin = Forked
table-origin-link = from another table, after move { $ply }

## The table: seats

table-open-seat = Seat { $number }
table-scripted = Opponent
table-seat-yours = your seat
table-seat-open-about = still free
table-seat-computer = a computer
table-seat-scripted = plays by the solo rules
table-seat-here = is at the table
table-seat-away = is away at the moment
table-presence-here = here
table-presence-away = away
table-seats-invite = Send the link of each free seat to the person who should sit there.
table-open-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-invite = Invite
table-sit-down = Sit down
table-only-watch = Only watch
table-link-of-seat = Link to seat { $number }
table-make-link = Make a link
table-new-link = New link
table-new-link-about = The old link stops working. Make a new one?
table-hand-over = Hand over
table-hand-over-about = You get a link. Whoever opens it takes your seat, on this or another device.
table-hand-over-link = Whoever opens this link takes your seat.
table-resign = Let a computer take over
table-resign-about = You leave the game, and a computer plays on for you. You cannot come back to this seat, and the game does not count in your statistics.
table-fill = Let a computer play
table-fill-about = A computer takes the free seat; its link stops working.
table-seat-computer-plays = A computer plays there now.
table-level = Strength of the computer
table-never-mind = Cancel
table-share-watch = Link to watch
table-name = Your name
table-name-hint = The others see this name, here and at your other tables.
table-name-empty = Enter a name, so that the others know who plays.
table-save = Save
table-renamed = Your name is changed.
table-claim-title = You are invited to { $game }
table-claim-about = This seat is kept for you. Which name should the others see?
table-claim-others = At the table
table-claim-name-hint = Up to 40 characters.
table-claimed = Welcome to the table.

## The table: take-backs, branches, notifications

table-offer-asked = { $count ->
    [one] { $who } asks to take back one move.
   *[other] { $who } asks to take back { $count } moves.
}
table-offer-others = { $count ->
    [one] { $who } asks to take back one move; the others are deciding.
   *[other] { $who } asks to take back { $count } moves; the others are deciding.
}
table-offer-waits = You asked to take back. Waiting for { $names }.
table-accept = Allow
table-refuse = Refuse
table-withdraw = Withdraw
table-leave = Leave or end the game
table-end-together = End it together
table-end-about = Without a result, as soon as { $names } agrees. The game then counts in nobody’s statistics.
table-end-about-all = Without a result, as soon as all agree: { $names }. The game then counts in nobody’s statistics.
table-end-alone = Nobody else plays here yet. The game ends without a result, and the links of its free seats stop working.
table-end-ask = Ask the others
table-end-now = End the game
table-end-asked = { $who } would like to end the game without a result.
table-end-others = { $who } would like to end the game without a result; the others are deciding.
table-end-waits = You asked to end the game. Waiting for { $names }.
table-end-agree = End it
table-end-refuse = Play on
table-ended-early = The players ended the game early
table-ended-early-about = It has no result and counts in nobody’s statistics. You can look back, go on from any of its positions, or play again.
table-fork = Go on from here at a new table
table-fork-short = Go on from here
table-fork-about = The new table starts from the position after move { $ply } of { $last }. What is face down is shuffled again. Who should sit there?
table-fork-go = Open the table
table-notify = Notifications
table-notify-browser = Notify me in this browser
table-notify-browser-hint = When it is your turn and you are looking elsewhere. The browser will ask you.
table-notify-denied = The browser forbids it. Allow notifications for this page in its settings.
table-notify-unsupported = This browser cannot notify you.
table-notify-sound = Sound
table-notify-sound-hint = A soft chime when it is your turn.
table-notify-service = A service of your own
table-notify-url = Address of the service
table-notify-url-hint = A webhook or an e-mail: https://ntfy.sh/my-topic, mailto:me@example.org. This host allows: { $services }.
table-notify-active = You are notified there when it is your turn.
table-notify-inactive = You are not notified there yet.
table-notify-disabled = This host does not call other services.
table-notify-saved = You will be notified there.
table-notify-stop = Stop
table-notify-stopped = You will no longer be notified there.

## The table: the end

table-result = Result
table-result-you = You win!
table-first-win = Your first win at { $game }!
table-first-win-why = Most at once was brought by move { $number }
table-result-more = More
table-result-winner = { $who } wins
table-ranking = Ranking
table-score = Where the points come from
table-course = The course of the game
table-course-slider = Course of the game: arrows step, Enter shows the board
table-course-table = The same as a table
table-course-move = Move
table-rematch = Play again
table-rematch-daily = New solo game
table-print-result = Print the result

## The table: names of rules

table-rule-docs-notation-md = Notation

## The table: the people at it

table-shuffled-again = What was face down is shuffled again, because some of it had been seen.
table-arrival-sits = { $name } has sat down.
table-arrival-comes = { $name } is at the table.
table-arrival-goes = { $name } has left.
table-arrival-computer = A computer plays on for { $name }.
table-somebody-here = { $name } is here
table-somebody-away = { $name } is away
table-phrases = Say something
table-qr = QR code
table-qr-about = The link as a QR code: point a camera at it to sit down.
table-again-ready = A new table is ready for you all.
table-again-join = To the new table
table-again-watch = Watch there
table-next-level = Next: { $level }
table-margin = { $margin } ahead of { $who }.
    .you = { $margin } ahead of you.
table-margin-none = Level with { $who }; the tie-break decided.
    .you = Level with you; the tie-break decided.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-thinking = Let me think.
phrase-nice = Nice move!
phrase-well-played = Well played!
phrase-oh-no = Oh no!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-again = Again?
phrase-bye = I have to go. See you!
