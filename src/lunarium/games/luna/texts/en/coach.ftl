## The coach: what is new

coach-luna-begin = Each turn you take one action. Those that are bright are possible now: choose one, and the board asks for the rest.
coach-luna-displaced = Your novice had to leave tile { $tile }: a higher number arrived next to it, and it had no book. It waits on the landing stage, and you can bring it back with the tide or the sailboat.
coach-luna-displacing = A novice who enters the temple displaces neighbours on lower numbers, unless they have a book. Each brings 1 influence.
coach-luna-scoring = A round was scored. You got { $change }: { $priestess } from the Moon Priestess, { $apostate } from the Apostate, { $temple } for your novices in the temple. Nobody falls below 0.
coach-luna-new-round = Each new round begins with all novices active again, and the figures walk on. The Guard pays { $guard } now.
coach-luna-time = { $left ->
    [one] Time tokens are being turned: one is left. With the last one the round ends at once.
   *[other] A time token was turned; { $left } are left. With the last one the round ends at once, whatever you still had in mind.
}
coach-luna-last-token = One time token is left. The next player to meditate ends the round and gains 1 influence: do now what must still happen in this round.
coach-luna-sanctify = Your novice on tile { $tile } can enter the temple. The Guard pays { $guard } now and less from round to round, and in each scoring a novice in the temple brings 1.
coach-luna-promote = { $needed ->
    [one] With your shrine, one active novice on the { $isle } is enough to claim tile { $tile }: the first step into the temple.
   *[other] Two active novices on the { $isle } can send one to tile { $tile }: the first step into the temple.
}
coach-luna-apostate = The Apostate stands on the { $isle }, and so do your novices. If the round ended now, you would lose { $points }: one for each novice, and one more.
coach-luna-shrine-favour = You have a shrine on the { $isle }: there one active novice is enough for the { $favour }. Elsewhere it takes two.
coach-luna-build = You can build: you have the shrine favour and two active novices with the Master Builder. A shrine on the { $isle } brings 4 at the end and saves a novice each time you use it.
coach-luna-priestess = The Moon Priestess stands on the { $isle }. The player with most active novices there when the round ends gets most; a shrine counts as one.
coach-luna-inactive = Novices who have acted lie next to their isle: they are inactive until the next round.
coach-luna-recruit = Two active novices on one isle can recruit a third from your supply. It comes inactive, and from the next round on you have one novice more.
coach-luna-on-stage = One of your novices waits on the landing stage. Only the tide and the sailboat fetch it from there.
coach-luna-journey = A journey takes any number of your active novices to other isles. They arrive inactive and are ready next round, when the Moon Priestess stands on the { $isle }.
coach-luna-council = Active novices can support the Council of Priests, one seat each. The player further up wins ties, and at the end your seat is worth its number.
coach-luna-tide = The tide is a journey for inactive novices, too. At the end of a round that costs you nothing.
coach-luna-herbs = The herbs favour makes one or two inactive novices of an isle active, so that they can act once more in this round.
coach-luna-sail = With the sailboat one or two novices reach another isle and are active there at once.
coach-luna-book = With the book favour you move a Book of Wisdom to one of your novices in the temple: nobody can displace it then.
coach-luna-bribe = With the bribery favour you reach tile { $tile } already now, one group ahead of the Guard.
coach-luna-virtual = The novice favour stands in for one active novice: an action that needs two then takes one.
coach-luna-expel = Your active novices on the { $isle } can expel the Apostate, one isle for each of them.
coach-luna-last-round = This is the last round. Then each of your shrines counts 4, each favour in hand 1, and the council the value of your seat.

## The coach: why the others may have done so

coach-luna-last-token-turned = The last time token brings 1 influence, and nobody else can do anything more in that round.
coach-luna-displaces = Displacing brings influence at once, and the other loses a novice who would count in each scoring.
coach-luna-early = Early is worth more: next round the Guard pays only { $next }.
coach-luna-sanctified = In the temple a novice brings 1 in each scoring that follows.
coach-luna-claimed = Tile { $tile } is safe now: nobody else can claim it, and it may be sanctified later.
coach-luna-built = A shrine is worth 4 at the end, and on the { $isle } one novice will be enough from now on.
coach-luna-takes-shrine = With the shrine favour { $who } can build where the Master Builder stands.
coach-luna-takes-herbs = With the herbs { $who } can make novices active again and act more often in this round.
coach-luna-takes-tide = With the tide { $who } can later lead even inactive novices to where the figures will stand.
coach-luna-takes-sailboat = With the sailboat { $who } can bring active novices to the Moon Priestess at the last moment.
coach-luna-takes-bribery = With bribery { $who } can reach a tile before the Guard gets there.
coach-luna-takes-book = With the book { $who } can protect a novice in the temple, or take away your protection.
coach-luna-takes-novice = The novice favour can stand in for a novice: { $who } saves one in a later action.
coach-luna-recruited = From the next round on { $who } has one novice more on the { $isle }, in every round that follows.
coach-luna-to-priestess = On the { $goal } the Moon Priestess will stand next round: { $who } wants to have most novices there.
coach-luna-to-builder = On the { $goal } the Master Builder will stand next round: { $who } wants to build there.
coach-luna-travels = Novices who travel now are inactive, but ready in the right place when the next round begins.
coach-luna-sails = On the { $goal } they are active at once, and count for the Moon Priestess if she stands there.
coach-luna-heals = Active novices can act again: { $who } can do more in this round.
coach-luna-moves-book = A book protects from being displaced, and moving it brings influence.
coach-luna-rises = Further up in the council { $who } wins ties, and the seat counts { $value } at the end.
coach-luna-expels-to-you = On the { $isle } the Apostate now costs you { $points }, if the round ends.
coach-luna-expels = Away from the Apostate { $who } loses nothing in the scoring.
coach-luna-meditates = { $left ->
    [one] One time token is left: the next player to meditate ends the round.
   *[other] { $who } spends nothing and brings the end of the round nearer: good for the player ahead at the Moon Priestess.
}

## The coach: first ideas

coach-luna-idea-shrine = Build a shrine at the Master Builder
coach-luna-idea-temple = Promote, then sanctify
coach-luna-idea-recruit = Recruit a novice
coach-luna-idea-favours = Collect favours
coach-luna-idea-prepare = Prepare the next round: tide or journey
coach-luna-idea-council = As start player: support the council
