## The story: moves of Nova Luna

move-nova-luna-take = { $who } places { $hue } { $number }{ $side ->
    [left] {" "}left of { $beside } { $worth }
    [right] {" "}right of { $beside } { $worth }
    [above] {" "}above { $beside } { $worth }
    [below] {" "}below { $beside } { $worth }
   *[first] {" "}as the first tile
}{ $count ->
    [0] .
    [one] {" "}and fulfils a task.
   *[other] {" "}and fulfils { $count } tasks.
}
    .you = You place { $hue } { $number }{ $side ->
        [left] {" "}left of { $beside } { $worth }
        [right] {" "}right of { $beside } { $worth }
        [above] {" "}above { $beside } { $worth }
        [below] {" "}below { $beside } { $worth }
       *[first] {" "}as the first tile
    }{ $count ->
        [0] .
        [one] {" "}and fulfil a task.
       *[other] {" "}and fulfil { $count } tasks.
    }
move-nova-luna-refill = { $who } refills the wheel.
    .you = You refill the wheel.
move-nova-luna-end-phase = { $who } ends phase 1.
    .you = You end phase 1.
move-nova-luna-filled = The wheel was empty and has been refilled.
move-nova-luna-note = Score of phase { $phase }: { $points }.
move-nova-luna-again = { $who } is still behind and moves again.
    .you = You are still behind and move again.
move-nova-luna-last-token = The last token is placed.
move-nova-luna-no-tiles = There are no more tiles.
move-nova-luna-all-placed = All tokens are placed.
move-nova-luna-winner = { $left ->
    [0] { $who } wins.
    [one] { $who } wins with 1 token left.
   *[other] { $who } wins with { $left } tokens left.
}
    .you = { $left ->
        [0] You win.
        [one] You win with 1 token left.
       *[other] You win with { $left } tokens left.
    }
move-nova-luna-score = { $who } scores { $points }.
    .you = You score { $points }.
