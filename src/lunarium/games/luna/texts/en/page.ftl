## The first page

page-about-luna = Send your novices from isle to isle, win the priests’ favour and lead them into the temple before the Guard reaches its gate.
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
page-components = Some values are printed only on the game’s components; Lunarium has reconstructed them to fit everything that is known, so your own box may differ in a few numbers.
page-components-choice = Values of the components
page-components-reconstructed = Lunarium’s own, reconstructed
page-components-which = Which numbers are reconstructed?
page-components-priestess = What the Moon Priestess pays for places two and three with 2 or 3 players: 2 and 1.
page-components-council = The council’s seats between the first (0), the one worth 6 and the last (10).
page-components-temple = Which numbers and symbols share a temple board, and how the boards lie.
page-components-start = Most places of the preselected set-up.
page-components-builder = The Master Builder’s 4 steps are known from a single review.

## The daily deal

page-daily-luna = Solo, level 2. The lead over the opponent counts.

## The actions

page-action-favour = Priest’s Favour
page-action-favour-about = Two novices of one isle, or one with your shrine: take its favour.
page-action-recruit = Recruit
page-action-recruit-about = Two novices of one isle: another joins them, inactive.
page-action-shrine = Shrine
page-action-shrine-about = Shrine favour and two novices on the Master Builder’s isle: build a shrine there.
page-action-herbs = Herbs
page-action-herbs-about = Herbs favour: one or two inactive novices of one isle become active; not on the Herbs Isle.
page-action-journey = Journey
page-action-journey-about = Any number of active novices go to other isles and are inactive there.
page-action-tide = Tide
page-action-tide-about = Tide favour: any novices, also inactive ones or from the landing stage, go to other isles and are inactive there.
page-action-sail = Sailboat
page-action-sail-about = Sailboat favour: one or two novices of one isle or of the landing stage sail to another isle and stay active.
page-action-promote = Promotion
page-action-promote-about = Two novices of the tile’s isle, or one with your shrine: one of them claims the tile.
page-action-sanctify = Sanctification
page-action-sanctify-about = A claimed, approved tile enters the temple with its novice: gain the Guard’s number.
page-action-book = Book
page-action-book-about = Book favour: move a Book of Wisdom to one of your novices in the temple; gain 1, the first time in a round of two players 2.
page-action-council = Council
page-action-council-about = Any number of novices of one isle: your disc goes up as many seats.
page-action-expel = Expulsion
page-action-expel-about = Any number of novices on the Apostate’s isle: he goes as many isles further.
page-action-meditate = Meditation
page-action-meditate-about = Needs nothing: turn a time token. The last one gains 1 and ends the round.

## Options

option-luna-level = Solo level
option-luna-start = Set-up
choice-luna-start-standard = chosen by the players
choice-luna-start-preselected = preselected
option-luna-components = Components
choice-luna-components-reconstructed = reconstructed
note-luna-components-reconstructed = Some printed values of Luna’s components are not publicly known; here they are reconstructed to fit everything that is, so a number on your box’s tiles may differ, while the rules are the same.
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
sheet-luna-alone = Alone: more than the opponent by
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
sheet-luna-short-favour = Take the isle’s favour; 1 with a shrine
sheet-luna-short-recruit = One more joins there, inactive
sheet-luna-short-shrine = Build on the Master Builder’s isle
sheet-luna-short-herbs = 1 or 2 of one isle become active
sheet-luna-short-journey = To other isles, inactive there
sheet-luna-short-tide = Any of yours to other isles, inactive
sheet-luna-short-sail = 1 or 2 to another isle, active
sheet-luna-short-promote = Claim an approved tile; 1 with a shrine
sheet-luna-short-sanctify = Enter the temple: the Guard’s number
sheet-luna-short-book = A book to your novice: gain 1
sheet-luna-short-council = Climb a seat for each
sheet-luna-short-expel = The Apostate walks an isle for each
sheet-luna-short-meditate = Turn a time token; the last ends it
