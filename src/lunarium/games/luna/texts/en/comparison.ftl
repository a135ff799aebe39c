## The review: why another move is better

better-luna-wins = The better move ends the game, and { $who } wins.
    .you = The better move ends the game, and you win.
better-luna-guard = { $later ->
    [0] The Guard pays { $who } { $points } now; the other move brings nothing from him.
   *[other] The Guard pays { $who } { $points } now, in the next round only { $later }.
}
    .you = { $later ->
        [0] The Guard pays you { $points } now; the other move brings nothing from him.
       *[other] The Guard pays you { $points } now, in the next round only { $later }.
    }
better-luna-book = The book brings { $who } { $points } now.
    .you = The book brings you { $points } now.
better-luna-book-first = The first Book of the round brings { $points }; after the other move { $who } could be first.
    .you = The first Book of the round brings { $points }; after the other move you could be first.
better-luna-displaces = { $rounds ->
    [one] { $who } is displaced from tile { $tile }, which brings 1 in the scoring still to come.
   *[other] { $who } is displaced from tile { $tile }, which brings 1 in each of the { $rounds } scorings still to come.
}
    .you = { $rounds ->
        [one] You are displaced from tile { $tile }, which brings 1 in the scoring still to come.
       *[other] You are displaced from tile { $tile }, which brings 1 in each of the { $rounds } scorings still to come.
    }
better-luna-threat = After the other move { $who } could displace the novice on tile { $tile } at once, but not after the better move.
    .you = After the other move you could displace the novice on tile { $tile } at once, but not after the better move.
better-luna-priestess = { $less ->
    [0] As the table stands, the Moon Priestess brings { $who } { $points } at the end of the round, instead of nothing after the other move.
   *[other] As the table stands, the Moon Priestess brings { $who } { $points } at the end of the round, instead of { $less } after the other move.
}
    .you = { $less ->
        [0] As the table stands, the Moon Priestess brings you { $points } at the end of the round, instead of nothing after the other move.
       *[other] As the table stands, the Moon Priestess brings you { $points } at the end of the round, instead of { $less } after the other move.
    }
better-luna-tie = { $less ->
    [0] The council decides the tie at the Moon Priestess for { $who }: { $points } at the end of the round, not nothing.
   *[other] The council decides the tie at the Moon Priestess for { $who }: { $points } at the end of the round, not { $less }.
}
    .you = { $less ->
        [0] The council decides the tie at the Moon Priestess for you: { $points } at the end of the round, not nothing.
       *[other] The council decides the tie at the Moon Priestess for you: { $points } at the end of the round, not { $less }.
    }
better-luna-not-first = { $less ->
    [0] It keeps { $who } from being first at the Moon Priestess: as the table stands, nothing, not { $points }.
   *[other] It keeps { $who } from being first at the Moon Priestess: as the table stands, { $less }, not { $points }.
}
    .you = { $less ->
        [0] It keeps you from being first at the Moon Priestess: as the table stands, nothing, not { $points }.
       *[other] It keeps you from being first at the Moon Priestess: as the table stands, { $less }, not { $points }.
    }
better-luna-priestess-rival = { $less ->
    [0] As the table stands, the Moon Priestess brings { $who } nothing, instead of { $points } after the other move.
   *[other] As the table stands, the Moon Priestess brings { $who } { $less }, instead of { $points } after the other move.
}
    .you = { $less ->
        [0] As the table stands, the Moon Priestess brings you nothing, instead of { $points } after the other move.
       *[other] As the table stands, the Moon Priestess brings you { $less }, instead of { $points } after the other move.
    }
better-luna-apostate = { $count ->
    [one] After the other move 1 novice of { $who } is with the Apostate
   *[other] After the other move { $count } novices of { $who } are with the Apostate
}: as the table stands, that costs { $points } at the end of the round, { $less ->
    [0] the better move nothing.
   *[other] the better move { $less }.
}
    .you = { $count ->
        [one] After the other move 1 novice of yours is with the Apostate
       *[other] After the other move { $count } novices of yours are with the Apostate
    }: as the table stands, that costs { $points } at the end of the round, { $less ->
        [0] the better move nothing.
       *[other] the better move { $less }.
    }
better-luna-apostate-rival = { $less ->
    [0] As the table stands, the Apostate costs { $who } { $points } at the end of the round, instead of nothing after the other move.
   *[other] As the table stands, the Apostate costs { $who } { $points } at the end of the round, instead of { $less } after the other move.
}
    .you = { $less ->
        [0] As the table stands, the Apostate costs you { $points } at the end of the round, instead of nothing after the other move.
       *[other] As the table stands, the Apostate costs you { $points } at the end of the round, instead of { $less } after the other move.
    }
better-luna-shrine = The shrine counts { $points } at the end of the game.
better-luna-council = The council seat of { $who } then counts { $points } at the end of the game, instead of { $less } after the other move.
    .you = Your council seat then counts { $points } at the end of the game, instead of { $less } after the other move.
better-luna-favours = At the end of the game the favours of { $who } then count { $points }, instead of { $less } after the other move.
    .you = At the end of the game your favours then count { $points }, instead of { $less } after the other move.
better-luna-ends-round = { $count ->
    [one] The round ends at once, while 1 novice of the others is still active.
   *[other] The round ends at once, while { $count } novices of the others are still active.
}
better-luna-idle = { $count ->
    [one] The other move ends the round while 1 novice of { $who } is still active.
   *[other] The other move ends the round while { $count } novices of { $who } are still active.
}
    .you = { $count ->
        [one] The other move ends the round while 1 novice of yours is still active.
       *[other] The other move ends the round while { $count } novices of yours are still active.
    }
better-luna-last-token = After the other move one time token is left: { $who } can end the round at once.
    .you = After the other move one time token is left: you can end the round at once.
better-luna-next-sanctify = Then { $who } can sanctify a tile: the Guard pays { $points }.
    .you = Then you can sanctify a tile: the Guard pays { $points }.
better-luna-next-shrine = Then { $who } can build a shrine.
    .you = Then you can build a shrine.
better-luna-next-promote = Then { $who } can claim a tile of the path.
    .you = Then you can claim a tile of the path.
better-luna-next-book = Then { $who } can move a book in the temple.
    .you = Then you can move a book in the temple.
better-luna-next-herbs = Then { $who } can use Herbs to make novices active again.
    .you = Then you can use Herbs to make novices active again.
better-luna-next-sail = Then { $who } can use the Sailboat.
    .you = Then you can use the Sailboat.
better-luna-next-tide = Then { $who } can use the Tide.
    .you = Then you can use the Tide.
better-luna-claim = After the other move { $who } could claim tile { $tile }; the better move is first.
    .you = After the other move you could claim tile { $tile }; the better move is first.
better-luna-keeps-favour = { $who } keeps the { $favour }, which the other move gives back.
    .you = You keep the { $favour }, which the other move gives back.
better-luna-takes-favour = { $who } then holds the { $favour }, but not after the other move.
    .you = You then hold the { $favour }, but not after the other move.
better-luna-recruit = { $left ->
    [0] { $who } has one more novice on the isles, the last of the supply.
   *[other] { $who } has one more novice on the isles for the rest of the game.
}
    .you = { $left ->
        [0] You have one more novice on the isles, the last of the supply.
       *[other] You have one more novice on the isles for the rest of the game.
    }
better-luna-active = { $count ->
    [one] Then 1 novice of { $who } is active
   *[other] Then { $count } novices of { $who } are active
}, instead of { $less ->
    [0] none
   *[other] { $less }
} after the other move.
    .you = { $count ->
        [one] Then 1 novice of yours is active
       *[other] Then { $count } novices of yours are active
    }, instead of { $less ->
        [0] none
       *[other] { $less }
    } after the other move.
better-luna-next-priestess = { $less ->
    [0] In the next round the Moon Priestess is at the { $isle }: as the novices stand, she brings { $who } { $points } there, instead of nothing after the other move.
   *[other] In the next round the Moon Priestess is at the { $isle }: as the novices stand, she brings { $who } { $points } there, instead of { $less } after the other move.
}
    .you = { $less ->
        [0] In the next round the Moon Priestess is at the { $isle }: as the novices stand, she brings you { $points } there, instead of nothing after the other move.
       *[other] In the next round the Moon Priestess is at the { $isle }: as the novices stand, she brings you { $points } there, instead of { $less } after the other move.
    }
better-luna-next-apostate = { $less ->
    [0] As the novices stand, the Apostate costs { $who } nothing in the next round, instead of { $points } after the other move.
   *[other] As the novices stand, the Apostate costs { $who } { $less } in the next round, instead of { $points } after the other move.
}
    .you = { $less ->
        [0] As the novices stand, the Apostate costs you nothing in the next round, instead of { $points } after the other move.
       *[other] As the novices stand, the Apostate costs you { $less } in the next round, instead of { $points } after the other move.
    }
better-luna-start-priestess = { $count ->
    [one] 1 piece of { $who } counts at the Moon Priestess
   *[other] { $count } pieces of { $who } count at the Moon Priestess
}, instead of { $less ->
    [0] none
   *[other] { $less }
} after the other move.
    .you = { $count ->
        [one] 1 piece of yours counts at the Moon Priestess
       *[other] { $count } pieces of yours count at the Moon Priestess
    }, instead of { $less ->
        [0] none
       *[other] { $less }
    } after the other move.
better-luna-start-apostate = The other move puts { $count } novices of { $who } with the Apostate; there they cost { $points } at the end of the round.
    .you = The other move puts { $count } novices of yours with the Apostate; there they cost { $points } at the end of the round.
better-luna-start-builder = { $count } novices of { $who } stand with the Master Builder, where shrines are built.
    .you = { $count } novices of yours stand with the Master Builder, where shrines are built.
better-luna-start-favour = The other pair gives up the { $favour }, which { $who } could get at the end of the preliminary round by having no piece there.
    .you = The other pair gives up the { $favour }, which you could get at the end of the preliminary round by having no piece there.
better-luna-start-tiles = { $count ->
    [one] { $who } then has the novices to claim 1 tile of the first round
   *[other] { $who } then has the novices to claim { $count } tiles of the first round
}, instead of { $less ->
    [0] none
   *[other] { $less }
} after the other move.
    .you = { $count ->
        [one] You then have the novices to claim 1 tile of the first round
       *[other] You then have the novices to claim { $count } tiles of the first round
    }, instead of { $less ->
        [0] none
       *[other] { $less }
    } after the other move.
better-luna-opponent-tile = The opponent finds no tile for the temple; after the other move he brings one there for { $points }.
better-luna-opponent-displaces = After the other move the opponent displaces { $who } from tile { $tile }, but not after the better move.
    .you = After the other move the opponent displaces you from tile { $tile }, but not after the better move.
better-luna-opponent-book = After the other move the opponent takes the book from tile { $tile }, but not after the better move.
better-luna-opponent-council = The opponent’s council seat then counts { $less } at the end of the game, instead of { $points } after the other move.
