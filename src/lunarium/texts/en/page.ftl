## The page: bar, settings, help

page-home = Lunarium, home
page-skip = Skip to the content
page-close = Close
page-save = Save
page-more = Show more
page-loading = Loading
page-language = Language: { $language }
page-theme = Theme
page-theme-system = Match system
page-theme-night = Night
page-theme-day = Day
page-theme-to-day = Change to the day theme
page-theme-to-night = Change to the night theme
page-you-open = You and your settings
page-home-short = Home
page-language-choice = Language
page-you-guest = Guest
page-settings = You and your settings
page-name = Your name
page-name-hint = The others see it at the table.
page-name-empty = Write a name that the others can see.
page-name-saved = From now on you are { $name }.
page-setting-sound = Sound
page-setting-sound-hint = A few soft sounds: a move, your turn, a win.
page-pace = Pace
page-pace-hint = How moves are animated: step by step, faster, or instantly. A click or a key skips to the end.
page-pace-calm = Calm
page-pace-brisk = Brisk
page-pace-once = At once
page-setting-marks = Symbols as well as colours
page-setting-marks-hint = Larger shapes and letters, for every kind of colour vision.
page-setting-auto = Confirm automatically
page-setting-auto-hint = When only one move is possible, it is played at once.
page-help = Help
page-help-start = “Play now” opens a table against the computer at once. “With friends” gives you a link for each seat; whoever opens it sits down, without registration.
page-help-play = At the table everything that glows can be used. Choose, look at the preview, confirm. What cannot be used says why, with the number of its rule.
page-help-learn = Learn { $game }
page-minute = { $game } in one minute
page-help-keys = Keys at the table
page-key-enter = confirm the chosen move
page-key-escape = choose something else
page-key-undo = take back
page-key-hint = show a hint
page-key-type = type a move
page-key-help = list all keys
page-offline = The server does not answer. We keep trying; your games are safe there.
page-problem-cookies = Your browser keeps no cookies for { $host }, so Lunarium forgets who you are. Allow cookies for this page and try again; there is just one, and it only says that you are you.
page-problem-offline = The server does not answer. Check your connection; we keep trying.
page-problem-server = The server has a problem. Try again in a moment.
page-problem-request = The server did not understand the page. Reload it and try again.
page-problem-page = Something went wrong on this page. Reload it and try again.

## Names for guests, from the map of the moon

page-guest-0 = Tycho
page-guest-1 = Selene
page-guest-2 = Copernicus
page-guest-3 = Aurora
page-guest-4 = Kepler
page-guest-5 = Hypatia
page-guest-6 = Plato
page-guest-7 = Stella
page-guest-8 = Galileo
page-guest-9 = Caroline
page-guest-10 = Orion
page-guest-11 = Maria

## Computers, seats, phases of the moon

page-level-1 = Child’s play
page-level-1-about = forgives everything
page-level-2 = Crescent
page-level-2-about = easy
page-level-3 = Half moon
page-level-3-about = an even match
page-level-4 = Bright moon
page-level-4-about = strong
page-level-5 = Full moon
page-level-5-about = full strength
page-greedy = Greedy
page-greedy-about = looks one move ahead
page-random = Random
page-random-about = plays any move at all
page-seat = Seat { $seat }
page-seat-you = You
page-seat-open = a free seat
page-seats-open = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
page-seat-scripted = the opponent
page-holder-me = Me
page-holder-here = Here
page-holder-open = By link
page-holder-computer = Computer
page-holder-me-about = You sit here.
page-holder-open-about = The first person to open the link sits here.
page-level-of-seat = Strength of the computer at seat { $seat }
page-name-of-seat = Name at seat { $seat }
page-link-of-seat = Link for seat { $seat }
page-phase-0 = new moon
page-phase-1 = waxing crescent
page-phase-2 = first quarter
page-phase-3 = waxing gibbous
page-phase-4 = full moon
page-phase-5 = waning gibbous
page-phase-6 = last quarter
page-phase-7 = waning crescent

## The first page

page-welcome = { $count ->
    [2] Two games of the moon
   *[other] Games of the moon
}
page-tonight = In the sky tonight: { $phase }
page-facts-players = { $least } to { $most } players
page-facts-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-play-now = Play now
page-play-against = against { $rivals }
page-play-change = Change
page-solo = Solo
page-friends = With friends
page-learn = Learn
page-friends-title = { $game } with friends
page-friends-count = How many will you be?
page-friends-hint = You sit at the first seat; each of the others gets a link.
page-friends-make = Create table
page-friends-links = Send each of your friends one link. It opens their seat; they need no account.
page-all-options = All options
page-to-table = To the table
page-share-text = Come and play: this link opens your seat.
page-your-turn = Your turn
page-just-now = just now
page-table-set-aside = Unavailable
page-table-over = Over
page-table-won = You won
page-table-winner = { $name } won
page-table-waits = Waiting for people
page-table-moves = { $name } to move
page-list-mine = Your tables
page-list-mine-empty = You are not at a table yet. Start a game above.
page-list-public = Games to watch
page-list-public-empty = Nobody is playing in public at the moment. Make your table public and be the first.
page-list-finished = Finished games
page-list-finished-empty = Nothing to replay yet. The games you finish appear here.
page-beside = Keep score for a real game
page-beside-about = Playing with the physical game? Let Lunarium keep score and answer rules questions.
page-keep-score = Keep score
page-keep-title = Keep score: { $game }
page-table-kept = Real game
page-positions = Set up a position
page-positions-about = Rebuild any position to see its legal moves and score, get ideas, or play on.
page-upload = Upload a game
page-upload-about = Choose a record or drop it here: a finished game to replay, or one under way to go on with.
page-upload-unreadable = This file is not a record. Choose a JSON file that was saved by Lunarium.
page-upload-seats = Who goes on with this game?
page-upload-go = Continue

## The engine that is missing here

engine-missing-title = Computer levels are not available
engine-missing-body = Lunarium was installed here without its fast engine: { $games } can be played against a simple computer only, without hints. Run “make install” again, it says what is missing; or ask whoever runs this server.

## A new table

page-position-title = Set up a position: { $game }
page-new-title = New table: { $game }
page-new-about = Everything is ready to play; change what you like.
page-new-who = Who plays?
page-new-players = Players
page-new-game = The game
page-new-watch = Who may watch?
page-new-make = Create table
page-new-ready = Your table is ready
page-starts = Who starts?
page-by-chance = By chance
page-deal = Number of the deal
page-deal-about = Leave it empty for a random deal. The same number always gives the same deal.
page-deal-wrong = Write a whole number of at most 15 digits, or nothing.
page-visibility = Who may watch?
page-visibility-link = Anyone with the link
page-visibility-link-about = The table is in no list; only people who know its address can see it.
page-visibility-public = Everybody
page-visibility-public-about = The table is listed on the first page; anybody may watch and take a free seat.

## The daily deal

page-daily = Daily challenge
page-daily-short = One solo deal of each game, the same for everybody.
page-daily-about = The same solo deal for everyone on this server. One attempt, no take-backs; the others’ results appear when you finish.
page-daily-played = { $count ->
    [0] Nobody has played yet. Be the first.
    [one] One person has played.
   *[other] { $count } people have played.
}
page-daily-open = Play today’s
page-daily-see = See the results
page-daily-play = Play
page-daily-go-on = Continue
page-daily-replay = Look at your game
page-daily-closed = The results open when you have finished.
page-daily-looked = Viewed another player’s game before finishing.
page-daily-rank = Place
page-daily-name = Name
page-daily-score = Result
page-setting-muted = Mute the others
page-setting-muted-hint = What they say at the table is not shown to you.
page-table-remove = Remove this table from your list: { $game }
page-table-removed = Removed from your list. For the others nothing changes.
page-table-put-back = Put it back
page-table-score = { $name }: { $score }
page-play-first = with a coach, against { $rivals }
page-new-you = Who are you?
page-daily-best-low = Results of { $day }: the lowest is best
page-daily-best-high = Results of { $day }: the highest is best
page-daily-nobody = Nobody has finished it.

## Nothing here

page-missing = This page does not exist
page-missing-about = There is nothing at this address. Check the link, or begin at the first page.
page-missing-home = Home

## Learning

page-learn-title = Learn { $game }
page-stage-title = Learn { $game }
page-your-first-game = Play your first game
page-learn-progress = { $done } of { $count }

## The rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] Found in one place.
   *[other] Found in { $count } places.
}
page-rules-found-in = In the rules of { $game }:
page-rules-contents = Contents
page-rules-table = Table
page-rules-all = All rules
page-rules-back = Back to the game
page-rules-unknown = This rule has no text here. All rules are on the page of the game.
page-rules-print = Print on A4
page-rules-empty = Empty rows are for games at the table.
page-rules-fan = Lunarium, an unofficial fan project

## Statistics

page-statistics = Your games
page-statistics-open = Your results

## Puzzles

page-puzzles = Puzzles
page-places = Main menu
page-puzzle-list-title = { $game }: puzzles
page-puzzles-about = One position, one clear idea: find the move.
page-puzzles-open = Solve puzzles
page-puzzles-daily-solved = Today’s: { $solved } of { $count } solved
page-puzzles-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}

## What the browser does not allow

page-by-hand = Copy by hand
page-by-hand-how = The browser only lets secure pages (https) copy by themselves. The text is selected: press Ctrl+C or Cmd+C, or hold your finger on it.

## Privacy, and the way in by invitation
page-privacy = What is stored here
page-privacy-about = There are no accounts, no addresses and no advertising. This server keeps only what the games need:
page-privacy-name = The name that you chose, and the day of your last visit.
page-privacy-games = The games at your tables: who sat where, every move and when it was made, what came out, and statistics of it.
page-privacy-learning = How far you are in lessons and puzzles, and what the coach has told you already.
page-privacy-notification = The address to call when it is your turn, only if you gave one.
page-privacy-cookie = One cookie by which the server knows you again; nobody else can read it.
page-privacy-log = What the server notes about its own work holds no names and no network addresses.
page-privacy-guests = { $days ->
    [0] Guests are not forgotten by themselves.
   *[other] Who has not come for { $days } days is forgotten.
}
page-privacy-tables = { $days ->
    [0] Games stay until they are removed.
   *[other] A game that nobody has touched for { $days } days is removed.
}
page-privacy-host = From the host
page-privacy-yours = Yours
page-privacy-download = Download everything about me
page-privacy-leave = Delete everything about me
page-privacy-leave-ask = Your name, your games alone and what you have learned here are deleted for good. Games with others stay without your name; where you still play, the computer takes your seat. This cannot be taken back.
page-privacy-leave-now = Delete it all
page-privacy-stay = Keep it
page-privacy-gone = Everything about you is deleted.
page-entrance = By invitation
page-entrance-why = The host of this server lets in people with an invitation code.
page-entrance-code = Invitation code
page-entrance-go = Come in
