## The lesson: title, what it teaches, what is asked, one idea, what was won, the last star

lesson-luna-favour = Isles and favours
lesson-luna-favour-teach = Your novices act for you. Two of them on an isle get its favour: a token with a power of its own.
lesson-luna-favour-ask = Take the tide favour.
lesson-luna-favour-idea = A novice who stands on an isle is active. Send your two from the Tide Isle; whoever acts becomes inactive and lies beside the isle.
lesson-luna-favour-done = The tide favour is yours. Your two novices are inactive now: they lie beside the isle until the next round.
lesson-luna-shrine-favour = With a shrine
lesson-luna-shrine-favour-teach = A shrine is your own building on an isle. There, one active novice is enough to get the favour.
lesson-luna-shrine-favour-ask = Take a favour that costs you only one active novice.
lesson-luna-shrine-favour-idea = Your shrine stands on the Novice Isle, and you have an active novice there.
lesson-luna-shrine-favour-done = One novice was enough, thanks to your shrine. The one you saved can still act this round.
lesson-luna-recruit = Recruit
lesson-luna-recruit-teach = Four of your novices still wait in your supply. Two active novices on one isle bring in one more.
lesson-luna-recruit-ask = Recruit a novice from your supply.
lesson-luna-recruit-idea = Any isle with two of your active novices will do. The new one comes inactive and acts from the next round on.
lesson-luna-recruit-done = A new novice lies beside the isle, still inactive. From the next round on, one more of them acts for you.
lesson-luna-builder = The Master Builder
lesson-luna-builder-teach = The Master Builder is a figure that moves on every round. You can only build a shrine on his isle.
lesson-luna-builder-ask = Build a shrine on his isle in two moves.
lesson-luna-builder-idea = Building takes the shrine favour and two active novices on his isle. Get the favour first, with your novices on the Shrine Isle.
lesson-luna-builder-done = Your shrine stands: one novice now gets the favour here. In the end it brings 4 influence, the points of this game.
lesson-luna-journey = Journey
lesson-luna-journey-teach = Each round the Moon Priestess pays whoever has most novices with her. A journey takes yours there.
lesson-luna-journey-ask = Bring two novices to where the Moon Priestess will stand next round.
lesson-luna-journey-idea = A journey takes any number of active novices to other isles. They arrive inactive and are active again next round.
lesson-luna-journey-done = Two novices wait where she goes next. When the new round begins they are active, and then they count for her.
lesson-luna-journey-best = Leave both novices on her present isle active
lesson-luna-tide = Tide
lesson-luna-tide-teach = To use a favour, give it back. The tide favour carries novices to other isles, even inactive ones.
lesson-luna-tide-ask = Bring two novices to the Book Isle. All active ones are to stay active.
lesson-luna-tide-idea = A journey takes active novices only. Let the tide carry the two who lie inactive beside the Sailboat Isle.
lesson-luna-tide-done = Two novices have reached the Book Isle, and all who were active can still act this round.
lesson-luna-sailboat = Sailboat
lesson-luna-sailboat-teach = The sailboat favour carries one or two novices to another isle, and they stay active.
lesson-luna-sailboat-ask = Be first at the Moon Priestess, if the round ended now.
lesson-luna-sailboat-idea = Only active novices and shrines count for her, and nobody has any there. A journey would bring inactive ones.
lesson-luna-sailboat-done = Novices who sail stay active and count at once: if the round ended now, the Moon Priestess would pay you 5 influence.
lesson-luna-herbs = Herbs
lesson-luna-herbs-teach = The herbs favour makes one or two of your inactive novices on an isle active again.
lesson-luna-herbs-ask = Have two active novices on the Tide Isle again.
lesson-luna-herbs-idea = Your two novices at the Tide Isle have acted already. Use the herbs favour for both of them.
lesson-luna-herbs-done = Both are active again: they can act a second time in the same round.
lesson-luna-temple = Promotion and sanctification
lesson-luna-temple-teach = Two steps into the temple: claim a tile of the path (promotion), then bring it in (sanctification).
lesson-luna-temple-ask = Lead a novice into the temple in two moves.
lesson-luna-temple-idea = The lit tiles of the path are approved: they may be claimed. Tile 8 wants two active novices on the Novice Isle, or one with your shrine there.
lesson-luna-temple-done = Your novice is in the temple: 6 influence now, as much as the Guard’s tile says, and 1 more at the end of every round.
lesson-luna-temple-best = Spend one active novice only
lesson-luna-bribery = Bribery
lesson-luna-bribery-teach = The Guard moves along. Tiles behind him are approved: you may claim them. Those ahead are not yet.
lesson-luna-bribery-ask = Claim a tile ahead of the Guard.
lesson-luna-bribery-idea = Give back the bribery favour as you claim: then you reach one group ahead of him, here tile 10 or tile 11.
lesson-luna-bribery-done = The tile is yours before the Guard gets there, and nobody can take it from you any more.
lesson-luna-displace = Books and displacement
lesson-luna-displace-teach = A novice who enters the temple displaces neighbours on lower numbers, if no book protects them.
lesson-luna-displace-ask = Displace your opponent’s novice from the temple in two moves.
lesson-luna-displace-idea = A book protects the novice on tile 4. Move it to your novice on tile 5 with your book favour; then sanctify tile 8, right beside tile 4.
lesson-luna-displace-done = 8 beats 4, and the novice had to leave. You gain 1 influence for it, and your opponent gets 1 less every round.
lesson-luna-council = Council and ties
lesson-luna-council-teach = Everyone has a disc in the council. In a tie, the player whose disc is higher comes first.
lesson-luna-council-ask = Be first at the Moon Priestess, if the round ended now.
lesson-luna-council-idea = It is two against two there. Each active novice who supports the council moves your disc one seat up, and one seat is enough.
lesson-luna-council-done = Now you are first at the Moon Priestess: 5 influence instead of 2.
lesson-luna-council-best = Spend one active novice only
lesson-luna-apostate = The Apostate
lesson-luna-apostate-teach = After each round the Apostate takes influence: 1 for each of your novices on his isle, and 1 more.
lesson-luna-apostate-ask = Make sure he costs you nothing, if the round ended now.
lesson-luna-apostate-idea = Active novices on his isle can expel him, each by one isle clockwise. On the next isle you have nobody.
lesson-luna-apostate-done = He would have taken 3 influence: 2 for your two novices and 1 more. Now he takes nothing from you.
lesson-luna-apostate-best = Spend one active novice only
lesson-luna-virtual = The virtual novice
lesson-luna-virtual-teach = The novice favour is a novice in your hand: in some actions it stands in for one active novice.
lesson-luna-virtual-ask = Take the tide favour, though only one of your novices is active there.
lesson-luna-virtual-idea = You have one active novice there; give back the novice favour for the second. It helps with favours, recruiting, shrines and the council, too.
lesson-luna-virtual-done = The novice favour stood in for the second novice: so one was enough for the tide favour.
lesson-luna-meditation = Meditation and scoring
lesson-luna-meditation-teach = Each meditation turns a time token, a candle. The last one ends the round, and influence is paid.
lesson-luna-meditation-ask = End the round now, while you are first at the Moon Priestess.
lesson-luna-meditation-idea = Two of the three time tokens are turned. Whoever turns the last one gains 1 influence, and the round is scored at once.
lesson-luna-meditation-done = The round is scored: 1 influence for the last time token, 5 from the Moon Priestess and 1 from the temple.
lesson-luna-next-round = Plan for the next round
lesson-luna-next-round-teach = After six rounds the game is over. Pale figures on the board show where each will stand next round.
lesson-luna-next-round-ask = Get the shrine favour, and two novices to the Master Builder’s next isle.
lesson-luna-next-round-idea = Take the favour first. Then a single journey can lead novices to several isles.
lesson-luna-next-round-done = Well prepared: you hold the favour, your novices are in place, and next round you can build with your first move.
lesson-luna-next-round-best = Two novices where the Moon Priestess will stand, too
lesson-luna-solo = Alone: the opponent
lesson-luna-solo-teach = Alone, you play an opponent with fixed rules. You choose where his novices become inactive.
lesson-luna-solo-ask = Choose the isle so that you are first at the Moon Priestess.
lesson-luna-solo-idea = Only active novices and shrines count for her. On her isle, the Novice Isle, you have a shrine and he has two novices.
lesson-luna-solo-done = His two novices do not count any more. Your shrine alone makes you first: 5 influence if the round ended now.

## What a missed goal lacks

lesson-luna-lacks-favour = You do not hold the { $favour } yet: 0 of 1.
lesson-luna-lacks-favours = { $of ->
    [one] You have taken { $have } of 1 favour.
   *[other] You have taken { $have } of { $of } favours.
}
lesson-luna-lacks-active = { $of ->
    [one] On the { $isle } you have { $have } of 1 active novice.
   *[other] On the { $isle } you have { $have } of { $of } active novices.
}
lesson-luna-lacks-spent = { $count ->
    [one] That cost one active novice,
   *[other] That cost { $count } active novices,
} { $most ->
    [0] and it should cost none.
   *[other] and it should cost no more than { $most }.
}
lesson-luna-lacks-novices = { $of ->
    [one] You have { $have } of 1 novice at the { $isle }.
   *[other] You have { $have } of { $of } novices at the { $isle }.
}
lesson-luna-lacks-recruited = { $of ->
    [one] You have recruited { $have } of 1 novice.
   *[other] You have recruited { $have } of { $of } novices.
}
lesson-luna-lacks-shrines-favour = No shrine yet: you lack the shrine favour, 0 of 1.
lesson-luna-lacks-shrines-novices = No shrine yet: on the { $isle } you have { $have } of the { $of } active novices it takes.
lesson-luna-lacks-shrines = No shrine yet: favour and novices are ready, only the building itself is missing.
lesson-luna-lacks-temple = You have claimed 0 of 1 tile: that is the first step, and sanctification the second.
lesson-luna-lacks-temple-claimed = Tile { $tile } is claimed, but its novice is not in the temple yet: the second step is missing.
lesson-luna-lacks-claimed = You have claimed 0 of 1 tile ahead of the Guard.
lesson-luna-lacks-claimed-approved = Tile { $tile } was approved already. Ahead of the Guard you have claimed 0 of 1 tile.
lesson-luna-lacks-displaced-book = 0 of 1 novice displaced: the book on tile { $tile } still protects it.
lesson-luna-lacks-displaced = 0 of 1 novice displaced: nobody has come to stand beside it on a higher number.
lesson-luna-lacks-time = The round goes on: { $have } of { $of } time tokens are turned.
lesson-luna-lacks-gain = You have gained { $have } of { $of } influence.
lesson-luna-lacks-priestess = The Moon Priestess would pay you { $have } instead of { $of }. What counts there: { $mine } of yours, { $theirs } of your opponent’s.
lesson-luna-lacks-priestess-tied = Still a tie, { $count } to { $count }. { $level ->
    [1] In the council you share a seat, and your opponent lies on top.
   *[other] In the council you are on seat { $mine }, your opponent on { $theirs }.
}
lesson-luna-lacks-apostate = The Apostate would still take { $count } influence from you.
lesson-luna-lacks-next = { $figure }, next round: you have { $have } of { $of } novices at the { $isle }.
