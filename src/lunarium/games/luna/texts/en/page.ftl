## The first page

page-about-luna = Send your novices from isle to isle, win the priests' favour and lead them into the temple before the Guard reaches its gate.
page-facts-luna = about an hour

## A new table

page-solo-about-luna = You against a priest who follows fixed rules. Win by as much influence as possible.
page-luna-level = Level
page-luna-level-1 = The usual rules.
page-luna-level-2 = The Apostate blocks all actions on his isle, but can be expelled.
page-luna-level-3 = Nobody can expel the Apostate, and Moon Priestess and Master Builder start together.
page-luna-start = Set-up
page-luna-start-standard = You place
page-luna-start-standard-about = Everybody places a shrine and four pairs of novices.
page-luna-start-preselected = Preselected
page-luna-start-preselected-about = Everything is placed already. Good for a first game.
page-figures = Where do the figures start?
page-components = Some values are printed only on the game's components; Lunarium has reconstructed them to fit everything that is known, so your own box may differ in a few numbers.
page-components-choice = Values of the components
page-components-reconstructed = Lunarium's own, reconstructed
page-components-which = Which numbers are reconstructed?
page-components-priestess = What the Moon Priestess pays for places two and three with 2 or 3 players: 2 and 1.
page-components-council = The council's seats between the first (0), the one worth 6 and the last (10).
page-components-temple = Which numbers and symbols share a temple board, and how the boards lie.
page-components-start = Most places of the preselected set-up.
page-components-builder = The Master Builder's 4 steps are known from a single review.

## The daily deal

page-daily-luna = Solo, level 2. The lead over the opponent counts.

## Learning Luna

page-learn-luna-goal-title = The goal
page-learn-luna-goal =
    In six rounds you collect influence: by leading novices into the temple, by having the most on the Moon Priestess's isle, and by avoiding the Apostate. The most influence wins.

    There is no luck once the game has begun, and nothing is hidden.
page-learn-luna-isles-title = Isles and novices
page-learn-luna-isles =
    Seven isles lie round the temple. A novice on an isle is active; a novice beside it is inactive until the next round. Novices that you use become inactive where they are.

    Each isle has its favour, a token with one special power. You may hold one of each kind. A shrine makes you stronger on its isle: many actions then need one novice instead of two.
page-learn-luna-turn-title = Your turn
page-learn-luna-turn = Take one action, then it is the next player's turn, round and round. If you want nothing more, meditate: that turns a time token, which the board shows as a candle going out. The last time token ends the round at once, for everybody. So do first what matters most.
page-learn-luna-way-title = The way into the temple
page-learn-luna-way =
    First promote: two novices on the isle whose symbol the tile bears, or one with your shrine there. One of them steps onto the tile and claims it. Later sanctify it: tile and novice enter the temple, and you gain the number of the guard tile on which the Guard stands.

    The Guard walks towards the gate, one guard tile a round. Tiles he has passed are approved; the next group can be reached by bribery; the rest is closed. His numbers fall from 6 to 2, so early is worth more.
page-learn-luna-temple-title = In the temple
page-learn-luna-temple = A novice who enters displaces every neighbour of another player on a lower number, for 1 influence each; the displaced go to the landing stage and have to start again. A Book of Wisdom protects its novice. The book favour moves any book to a novice of yours.
page-learn-luna-round-title = The end of a round
page-learn-luna-round =
    On the Moon Priestess's isle, whoever has the most active novices and shrines gets the first prize. A tie is won by the higher seat in the council. On the Apostate's isle you lose 1, and 1 more for each of your novices there, active or inactive. Each novice in the temple gains 1.

    Then all novices become active, the figures move on, and the Guard comes closer to the gate. The Master Builder's isle is the only one where shrines are built.
page-learn-luna-actions-title = All thirteen actions
page-learn-luna-actions = Novices that you use become inactive; favours that you use go back to their isle.
page-learn-luna-end-title = The end of the game
page-learn-luna-end = After six rounds each shrine gives 4, each favour in hand 1, and the council the value of your seat. The most influence wins.
page-learn-luna-solo-title = Alone
page-learn-luna-solo = Solo you play against a priest who follows fixed rules and has no time tokens: you end the round when you like. Your result is the lead over him. Three levels let the Apostate block more and more.
page-action-favour = Priest's Favour
page-action-favour-about = Two novices of one isle, or one with your shrine: take its favour.
page-action-recruit = Recruit
page-action-recruit-about = Two novices of one isle: another joins them, inactive.
page-action-shrine = Shrine
page-action-shrine-about = Shrine favour and two novices on the Master Builder's isle: build a shrine there.
page-action-herbs = Herbs
page-action-herbs-about = Herbs favour: one or two inactive novices of one isle become active; not on the Herbs Isle.
page-action-journey = Journey
page-action-journey-about = Any number of active novices go to other isles and are inactive there.
page-action-tide = Tide
page-action-tide-about = Tide favour: any novices, also inactive ones or from the landing stage, go to other isles and are inactive there.
page-action-sail = Sailboat
page-action-sail-about = Sailboat favour: one or two novices of one isle or of the landing stage sail to another isle and stay active.
page-action-promote = Promotion
page-action-promote-about = Two novices of the tile's isle, or one with your shrine: one of them claims the tile.
page-action-sanctify = Sanctification
page-action-sanctify-about = A claimed, approved tile enters the temple with its novice: gain the Guard's number.
page-action-book = Book
page-action-book-about = Book favour: move a Book of Wisdom to one of your novices in the temple; gain 1, the first time in a round of two players 2.
page-action-council = Council
page-action-council-about = Any number of novices of one isle: your disc goes up as many seats.
page-action-expel = Expulsion
page-action-expel-about = Any number of novices on the Apostate's isle: he goes as many isles further.
page-action-meditate = Meditation
page-action-meditate-about = Needs nothing: turn a time token. The last one gains 1 and ends the round.
page-picture-isle = An isle with a shrine, two active novices of the sun and one of the planet, and an inactive one beside it.
page-picture-path = The path: behind the Guard two approved tiles, one of them claimed; ahead of him two in reach of bribery, then two closed ones.
page-picture-temple = A novice enters on 16; the neighbour on 7 has to leave, the one on 9 has a book and stays.
page-picture-figures = Moon Priestess, Apostate and Master Builder.
page-picture-turn = Four time tokens, shown as candles; three are lit, one has been turned.

## Options

option-luna-level = Solo level
option-luna-start = Set-up
choice-luna-start-standard = chosen by the players
choice-luna-start-preselected = preselected
option-luna-components = Components
choice-luna-components-reconstructed = reconstructed
note-luna-components-reconstructed = Some printed values of Luna's components are not publicly known; here they are reconstructed to fit everything that is, so a number on your box's tiles may differ, while the rules are the same.
option-luna-moon_priestess = { figure-moon_priestess }
option-luna-master_builder = { figure-master_builder }
option-luna-apostate = { figure-apostate }
choice-luna-shrine = { isle-shrine }
choice-luna-herbs = { isle-herbs }
choice-luna-tide = { isle-tide }
choice-luna-sailboat = { isle-sailboat }
choice-luna-bribery = { isle-bribery }
choice-luna-book = { isle-book }
choice-luna-novice = { isle-novice }

## Sheets to print

sheet-luna-actions = The thirteen actions
sheet-luna-result = Result sheet
sheet-luna-signs = Signs
sheet-luna-sign-novice = an active novice; used, it becomes inactive
sheet-luna-sign-shrine = your shrine on that isle
sheet-luna-sign-favour = a favour; it goes back to its isle
sheet-luna-guard = The Guard pays
sheet-luna-guard-about = One guard tile a round, from the first to the sixth.
sheet-luna-round = When the round ends
sheet-luna-round-priestess = most active novices and shrine: prize
sheet-luna-round-apostate = your novices there, and 1: lost
sheet-luna-round-temple = each novice in the temple: 1
sheet-luna-gather = Gather
sheet-luna-move = Move
sheet-luna-temple = Temple
sheet-luna-standing = Standing
sheet-luna-short-favour = Take the isle's favour; 1 with a shrine
sheet-luna-short-recruit = One more joins there, inactive
sheet-luna-short-shrine = Build on the Master Builder's isle
sheet-luna-short-herbs = 1 or 2 of one isle become active
sheet-luna-short-journey = To other isles, inactive there
sheet-luna-short-tide = Any of yours to other isles, inactive
sheet-luna-short-sail = 1 or 2 to another isle, active
sheet-luna-short-promote = Claim an approved tile; 1 with a shrine
sheet-luna-short-sanctify = Enter the temple: the Guard's number
sheet-luna-short-book = A book to your novice: gain 1
sheet-luna-short-council = Climb a seat for each
sheet-luna-short-expel = The Apostate walks an isle for each
sheet-luna-short-meditate = Turn a time token; the last ends it
