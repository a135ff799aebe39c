## The page: bar, settings, help

page-home = Lunarium, to the first page
page-skip = To the content
page-close = Close
page-save = Save
page-more = Show more
page-loading = Loading
page-language = Language: { $language }
page-theme = Theme
page-theme-system = As the system
page-theme-night = Night
page-theme-day = Day
page-theme-to-day = Change to the day theme
page-theme-to-night = Change to the night theme
page-you-open = You and your settings
page-you-guest = Guest
page-settings = You and your settings
page-name = Your name
page-name-hint = The others see it at the table.
page-name-empty = Write a name that the others can see.
page-name-saved = From now on you are { $name }.
page-setting-sound = Sound
page-setting-sound-hint = A few soft notes: a move, your turn, a win.
page-setting-motion = Motion
page-setting-motion-hint = Tiles fly and novices walk. Off: everything changes at once.
page-setting-marks = Marks beside colours
page-setting-marks-hint = Larger shapes and letters, for every kind of colour vision.
page-setting-auto = Confirm by itself
page-setting-auto-hint = A move without an alternative is played at once.
page-help = Help
page-help-start = “Play now” opens a table against the computer at once. “With friends” gives you a link for each seat; whoever opens it sits down, without registration.
page-help-play = At the table everything that glows can be used. Choose, look at the preview, confirm. What cannot be used says why, with the number of its rule.
page-help-learn = Learn { $game }
page-help-keys = Keys at the table
page-key-enter = confirm the chosen move
page-key-escape = choose something else
page-key-undo = take back
page-key-hint = show a hint
page-key-type = type a move
page-key-help = list all keys
page-offline = The server does not answer. We keep trying; your games are safe there.
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

page-level-1 = Child's play
page-level-1-about = forgives everything
page-level-2 = Crescent
page-level-2-about = easy
page-level-3 = Half moon
page-level-3-about = an even match
page-level-4 = Bright moon
page-level-4-about = strong
page-level-5 = Full moon
page-level-5-about = as strong as it gets
page-greedy = Greedy
page-random = By chance
page-seat = Seat { $seat }
page-seat-you = You
page-seat-open = a free seat
page-seats-open = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
page-seat-scripted = the opponent
page-holder-me = Me
page-holder-open = By link
page-holder-computer = Computer
page-holder-me-about = You sit here.
page-holder-open-about = Whoever opens the link sits here.
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

page-welcome = Two games of the moon
page-tonight = In the sky tonight: { $phase }
page-about-nova-luna = Take tiles from the moon wheel, fit them into your display and fulfil their tasks. Time is what you pay with.
page-about-luna = Send your novices from isle to isle, win the priests' favour and lead them into the temple before the Guard reaches its gate.
page-facts-players = 1 to 4 players
page-facts-nova-luna = about half an hour
page-facts-luna = about an hour
page-play-now = Play now
page-play-against = against { $rivals }
page-play-change = Change
page-solo = Solo
page-friends = With friends
page-learn = Learn
page-friends-title = { $game } with friends
page-friends-count = How many will you be?
page-friends-hint = You sit at the first seat; each of the others gets a link.
page-friends-make = Make the table
page-friends-links = Send each of your friends one link. It opens their seat; they need no account.
page-all-options = All options
page-to-table = To the table
page-copy = Copy
page-copied = Copied
page-copy-failed = The link could not be copied. Select it and copy it by hand.
page-share = Share
page-share-text = Come and play: this link opens your seat.
page-your-turn = Your turn
page-just-now = just now
page-table-over = Over
page-table-won = You won
page-table-winner = { $name } won
page-table-waits = Waiting for people
page-table-moves = { $name } to move
page-list-mine = Your tables
page-list-mine-empty = You are at no table yet. One click above, and you are.
page-list-public = Games to watch
page-list-public-empty = Nobody plays in public at the moment. Make your table public and be the first.
page-list-finished = Finished games
page-list-finished-empty = Nothing to replay yet. The games you finish will stand here.
page-upload = Bring a game along
page-upload-about = Choose a record or drop it here: a finished game to replay, or one under way to go on with.
page-upload-unreadable = This file is no record. Choose a JSON file that Lunarium has saved.
page-upload-seats = Who goes on with this game?
page-upload-go = Go on

## A new table

page-new-title = A new table: { $game }
page-new-about = Everything is set to play; change what you like.
page-new-who = Who plays?
page-new-players = Players
page-new-game = The game
page-new-watch = Who may watch?
page-new-make = Make the table
page-new-ready = Your table is ready
page-starts = Who starts?
page-by-chance = By chance
page-solo-about-nova-luna = You alone against the wheel: place all 21 tokens with tiles as cheap as possible.
page-solo-about-luna = You against a priest who follows fixed rules. Win by as much influence as possible.
page-first-game = First game
page-first-game-about = With three or four players: fewer tokens, a shorter game.
page-solo-scoring = Scoring
page-scoring-whole-display = Whole display
page-scoring-whole-display-about = The second note counts all your tiles, those of the first phase too. Below 100 is good.
page-scoring-each-tile-once = Each tile once
page-scoring-each-tile-once-about = The second note counts only the tiles of the second phase. Easier.
page-luna-level = Level
page-luna-level-1 = The usual rules.
page-luna-level-2 = The Apostate blocks all actions on his isle, but can be driven away.
page-luna-level-3 = Nobody drives the Apostate away, and Moon Priestess and Master Builder start together.
page-luna-start = Start
page-luna-start-standard = You place
page-luna-start-standard-about = Everybody places a shrine and four pairs of novices.
page-luna-start-preselected = Ready-made
page-luna-start-preselected-about = Everything stands already. Good for a first game.
page-figures = Where do the figures start?
page-components = Some values are printed only on the game's components; Lunarium has reconstructed them to fit everything that is known, so your own box may differ in a few numbers.
page-components-choice = Values of the components
page-components-reconstructed = Lunarium's own, reconstructed
page-components-which = Which numbers are reconstructed?
page-components-priestess = What the Moon Priestess pays for places two and three with 2 or 3 players: 2 and 1.
page-components-council = The council's seats between the first (0), the one worth 6 and the last (10).
page-components-temple = Which numbers and symbols share a temple board, and how the boards lie.
page-components-start = Most places of the ready-made start.
page-components-builder = The Master Builder's 4 steps are known from a single review.
page-deal = Number of the deal
page-deal-about = Leave it empty for chance. The same number gives the same deal.
page-deal-wrong = Write a whole number of at most 15 digits, or nothing.
page-visibility = Who may watch?
page-visibility-link = Who has the link
page-visibility-link-about = The table is in no list; only who knows its address can see it.
page-visibility-public = Everybody
page-visibility-public-about = The table is listed on the first page; anybody may watch and take a free seat.

## The daily deal

page-daily = The deal of the day
page-daily-short = One solo deal of each game, the same for everybody.
page-daily-about = One solo deal of each game, the same for everybody here. You have one try, without taking back. When you have finished, you see how the others did.
page-daily-played = { $count ->
    [0] Nobody has played yet. Be the first.
    [one] One person has played.
   *[other] { $count } people have played.
}
page-daily-open = Play today's
page-daily-see = See the results
page-daily-nova-luna = Solo, whole display. The fewer points, the better.
page-daily-luna = Solo, level 2. The lead over the opponent counts.
page-daily-play = Play
page-daily-go-on = Go on
page-daily-replay = Look at your game
page-daily-closed = The results open when you have finished.
page-daily-looked = Had looked at another game of this deal before finishing.
page-daily-lower = Results today: the lowest is best
page-daily-higher = Results today: the highest is best
page-daily-rank = Place
page-daily-name = Name
page-daily-score = Result

## Nothing here

page-missing = There is only dark sky here
page-missing-about = Nothing is at this address. Check the link, or begin at the first page.
page-missing-home = To the first page

## Learning

page-learn-title = How to play { $game }
page-learn-about = The short way, in a few minutes. The table never lets you make a wrong move, and tells you why.
page-learn-ready = That is all you need. The rest comes at the table.
page-learn-play = Play a first game

## Learning Nova Luna

page-learn-nova-luna-goal-title = The goal
page-learn-nova-luna-goal =
    Everybody has 20 tokens to place. A token goes onto a task as soon as that task is fulfilled. Who first places their last token wins, at once.

    Tasks are the small windows on the tiles. You take tiles one by one and lay them into your own display.
page-learn-nova-luna-take-title = Take a tile
page-learn-nova-luna-take =
    On your turn you take one of the next three tiles clockwise from the moon figure. Empty spaces do not count. The figure then moves to where your tile was, so your choice decides what the next player can reach.

    Lay the tile at once, edge to edge with one that lies in your display already. The very first one lies anywhere.
page-learn-nova-luna-time-title = Pay with time
page-learn-nova-luna-time =
    The number on the tile is its price: your token walks that many spaces along the moon track.

    The turn belongs to whoever is furthest back; on the same space, to the token on top. With cheap tiles you may have several turns in a row.
page-learn-nova-luna-tasks-title = Fulfil tasks
page-learn-nova-luna-tasks =
    A task shows colours. It is fulfilled when the tile it stands on touches enough tiles of each of them. A tile counts when it touches with an edge, and so do all tiles of its colour joined to it. Corners do not touch.

    Two blue squares ask for two blue tiles: two beside it, or a chain of two of which one touches. The tile itself never counts. The same tiles may serve any number of tasks.
page-learn-nova-luna-refill-title = Refill the wheel
page-learn-nova-luna-refill = With one or two tiles left on the wheel you may first fill all its empty spaces, then take one. An empty wheel is filled by itself.
page-learn-nova-luna-end-title = The end
page-learn-nova-luna-end = The game ends the moment somebody places their last token. If the tiles run out before, the fewest tokens left win. A tie goes to the one who would have moved earlier.
page-learn-nova-luna-solo-title = Alone
page-learn-nova-luna-solo = Solo has two phases: first place 8 tokens, then the other 13. After each the numbers of all your tiles are added up; a token that was not placed costs 10. The lower the sum, the better: below 100 is good.

## Learning Luna

page-learn-luna-goal-title = The goal
page-learn-luna-goal =
    In six rounds you collect influence: by leading novices into the temple, by pleasing the Priestess, and by avoiding the Apostate. The most influence wins.

    There is no luck once the game has begun, and nothing is hidden.
page-learn-luna-isles-title = Isles and novices
page-learn-luna-isles =
    Seven isles lie round the temple. A novice on an isle is awake; one beside it sleeps until the next round. Whoever works falls asleep where they are.

    Each isle has its favour, a token with one special power. You may hold one of each kind. A shrine makes your isle stronger: many actions then need one novice instead of two.
page-learn-luna-turn-title = Your turn
page-learn-luna-turn = Take one action, then it is the next player's turn, round and round. If you want nothing more, meditate: that turns a time token. The last one ends the round at once, for everybody. So hurry with what matters.
page-learn-luna-way-title = The way into the temple
page-learn-luna-way =
    First promote: two novices on the isle whose symbol the tile bears, or one with your shrine there. One of them steps onto the tile and claims it. Later sanctify it: tile and novice enter the temple, and you gain the number of the guard tile on which the Guard stands.

    The Guard walks towards the gate, one step a round. Tiles he has passed are approved; the next group can be had by bribery; the rest is closed. His numbers shrink from 6 to 2, so early is worth more.
page-learn-luna-temple-title = In the temple
page-learn-luna-temple = A novice who enters sends away every neighbour of another player on a lower number, for 1 influence each; they land on the stage and have to begin anew. A Book of Wisdom protects. The book favour moves any book to a novice of yours.
page-learn-luna-round-title = The end of a round
page-learn-luna-round =
    On the Moon Priestess's isle, who has the most awake novices and shrines gets the first prize. A tie is won by who sits higher in the council. On the Apostate's isle you lose 1, and 1 more for each of your novices there, awake or asleep. Each novice in the temple gains 1.

    Then all sleepers wake, the figures walk on, and the Guard comes closer to the gate. The Master Builder's isle is the only one where shrines are built.
page-learn-luna-actions-title = All thirteen actions
page-learn-luna-actions = Novices that you use fall asleep; favours that you use go back to their isle.
page-learn-luna-end-title = The end of the game
page-learn-luna-end = After six rounds each shrine gives 4, each favour in hand 1, and the council the value of your seat. The most influence wins.
page-learn-luna-solo-title = Alone
page-learn-luna-solo = Solo you play against a priest who follows fixed rules and has no time tokens: you end the round when you like. Your result is the lead over him. Three levels let the Apostate block more and more.

page-action-favour = Priest's Favour
page-action-favour-about = Two novices of one isle, or one with your shrine: take its favour.
page-action-recruit = Recruit
page-action-recruit-about = Two novices of one isle: another joins them, asleep.
page-action-shrine = Shrine
page-action-shrine-about = Shrine favour and two novices on the Master Builder's isle: build a shrine there.
page-action-herbs = Herbs
page-action-herbs-about = Herbs favour: one or two sleepers of one isle wake; not on the Herbs Isle.
page-action-journey = Journey
page-action-journey-about = Any number of awake novices go to other isles and sleep there.
page-action-tide = Tide
page-action-tide-about = Tide favour: any novices, also asleep or from the landing stage, go to other isles and sleep there.
page-action-sailboat = Sailboat
page-action-sailboat-about = Sailboat favour: one or two novices of one isle or the stage sail to another isle and stay awake.
page-action-promote = Promotion
page-action-promote-about = Two novices of the tile's isle, or one with your shrine: one of them claims the tile.
page-action-sanctify = Sanctification
page-action-sanctify-about = A claimed, approved tile enters the temple with its novice: gain the Guard's number.
page-action-book = Book
page-action-book-about = Book favour: move a Book of Wisdom to one of your novices in the temple; gain 1, the first time in a round of two players 2.
page-action-council = Council
page-action-council-about = Any novices of one isle: your disc goes up as many seats.
page-action-expel = Expulsion
page-action-expel-about = Any novices on the Apostate's isle: he goes as many isles further.
page-action-meditate = Meditation
page-action-meditate-about = Needs nothing: turn a time token. The last one gains 1 and ends the round.

page-picture-wheel = The moon figure and five tiles after it; the first three glow and can be taken.
page-picture-track = The moon track with three tokens; the last of them, the star, is to move.
page-picture-tasks = A yellow tile between red and blue ones; its tasks “three red” and “two blue” are fulfilled.
page-picture-isle = An isle with a shrine and two novices of the sun awake, one of the planet, and a sleeper beside it.
page-picture-path = The path: behind the Guard two open tiles, one of them claimed; ahead of him two for bribery, then two closed ones.
page-picture-temple = A novice enters on 16; the neighbour on 7 has to leave, the one on 9 has a book and stays.
page-picture-figures = Moon Priestess, Apostate and Master Builder.
page-picture-turn = Four time tokens; three are lit, one has been turned.
