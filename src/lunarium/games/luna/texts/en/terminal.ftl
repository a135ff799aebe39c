## Terminal: help

terminal-mark-virtual = the novice favour stands in for a novice
terminal-mark-bribe = the bribery favour is returned
terminal-sign-novices = active and inactive novices
terminal-sign-shrine = a shrine
terminal-sign-guard = the Guard of the Temple
terminal-sign-temple = novices in the temple
terminal-sign-start = start player

## Terminal: kinds of move

terminal-kind-luna-place-shrine = First shrine
terminal-kind-luna-place-pair = Pair of novices
terminal-kind-luna-deactivate = Opponent’s isle
terminal-kind-luna-favour = Priest’s Favour
terminal-kind-luna-recruit = Recruit
terminal-kind-luna-shrine = Shrine
terminal-kind-luna-herbs = Herbs
terminal-kind-luna-journey = Journey
terminal-kind-luna-tide = Tide
terminal-kind-luna-step = One more novice
terminal-kind-luna-done = End of journey or tide
terminal-kind-luna-sail = Sailboat
terminal-kind-luna-promote = Promotion
terminal-kind-luna-sanctify = Sanctification
terminal-kind-luna-book = Book
terminal-kind-luna-council = Council
terminal-kind-luna-expel = Expulsion
terminal-kind-luna-meditate = Meditation
terminal-kind-luna-end-round = End of round

## Terminal: the table of Luna (short words)

terminal-isle-shrine = Shrine
terminal-isle-herbs = Herbs
terminal-isle-tide = Tide
terminal-isle-sailboat = Sailboat
terminal-isle-bribery = Bribery
terminal-isle-book = Book
terminal-isle-novice = Novice
terminal-figure-moon_priestess = Priestess
terminal-figure-master_builder = Builder
terminal-figure-apostate = Apostate
terminal-next-round = Next round
terminal-figures = Figures
terminal-blocked = blocked
terminal-gate = Path, gate above
terminal-path-signs = ✓ approved $ bribery × closed
terminal-path-approved = approved
terminal-path-bribable = by bribery
terminal-path-closed = closed
terminal-stage = Landing stage
terminal-council = Council
terminal-time = Time tokens
terminal-book-bonus = first book +2
terminal-column-influence = Influence
terminal-column-supply = Supply
terminal-column-shrines = Shrines
terminal-column-stage = Stage
terminal-column-favours = Favours
terminal-column-forecast = If ended now

## Terminal: the table in sentences

terminal-line-player = { $who }: influence { $influence }, supply { $supply }, shrines { $shrines }, landing stage { $stage }, favours { $favours }.
terminal-line-forecast = If the round ended now: { $total } (Moon Priestess { $priestess }, Apostate { $apostate }, temple { $temple }).
terminal-line-isles = Isles, clockwise:
terminal-line-favours = favours { $count }
terminal-line-awake = { $count } active
terminal-line-asleep = { $count } inactive
terminal-line-shrine = shrine
terminal-line-next = { $figure } next round
terminal-line-path = Path from the landing stage to the gate; the Guard stands on { $guard }:
terminal-line-group = Guard tile { $guard }, { $state }: { $tiles }
terminal-line-claim = claimed by { $who }
terminal-line-book = with book
terminal-line-borders = borders { $tiles }
terminal-line-temple = Temple; closed: { $closed }; novices:
terminal-line-council = Council, best first: { $order }. Last seat: { $last }.
terminal-line-time = Time tokens left: { $left } of { $total }.

## Terminal: results

terminal-ending-six-rounds = Six rounds have been played.
terminal-source-luna-start = Start
terminal-source-luna-sanctification = Sanctification
terminal-source-luna-displacement = Displacement
terminal-source-luna-book = Books
terminal-source-luna-meditation = Meditation
terminal-source-luna-priestess = Moon Priestess
terminal-source-luna-apostate = Apostate
terminal-source-luna-temple = Novices in the temple
terminal-source-luna-forgiven = Not below 0
terminal-source-luna-shrines = Shrines
terminal-source-luna-favours = Favours
terminal-source-luna-council = Council
