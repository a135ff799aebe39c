## Your own games in numbers and pictures

stats-count = { $games ->
    [one] 1 game
   *[other] { $games } games
} since { $since }: { $others } with others, { $solo } alone
stats-empty = Your first finished game appears here
stats-empty-about = How you do against each level, your solo results over time, where your points come from: the pictures grow with every game you finish.
stats-empty-play = Choose a game
stats-nothing = None of your games fits this choice.
stats-reset = Show all games

stats-filter = Which games to show
stats-game = Game
stats-all-games = All games
stats-mode = Mode
stats-any-mode = Every mode
stats-players = Players
stats-any-players = Any number
stats-players-count = { $count ->
    [one] Alone
   *[other] { $count } players
}
stats-opponents = Against
stats-anybody = Anybody
stats-against-people = People
stats-against-alone = Alone
stats-time = Time
stats-time-all = All the time
stats-time-year = Last 12 months
stats-time-quarter = Last 3 months
stats-time-month = This month

stats-as-tables = As tables
stats-take = Save or print
stats-csv = Results as a table (CSV)
stats-json = Results for programs (JSON)
stats-print = Print this page

stats-levels = Won against each level
stats-levels-about = Share won. The bar is how sure that is, the notch what an even game would give.
stats-games = Games
stats-won = Won
stats-share = Share won
stats-sure = Between
stats-even = Even game
stats-range = { $low } to { $high }

stats-solo = { $game }, solo
stats-solo-lower = Less is better.
stats-solo-higher = More is better.
stats-solo-shown = The last { $shown } of { $all } games.
stats-aim-below = aim: below { $aim }
stats-aim-above = aim: above { $aim }
stats-mean-five = mean of the last five
stats-best-score = best { $score }
stats-date = Date
stats-result = Result
stats-reached = Aim reached
stats-yes = yes
stats-no = no

stats-numbers = In numbers
stats-part = { $part } of { $whole }
stats-lately = won lately
stats-streak-present = current winning streak
stats-streak-longest = longest winning streak
stats-all-won = of all games won
stats-best-of = best: { $mode }
stats-sound = of your choices best or good
stats-given-move = of a game given away per move

stats-sources = { $game }: where your points come from
stats-sources-you = you, mean of { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-sources-strong = strong computers, mean of { $games } games
stats-source = Source
stats-you = You
stats-strong = Strong
stats-gap = Gap
stats-sources-score = Result

stats-accuracy = Accuracy
stats-accuracy-about = From reviews, your own choices only. A choice is sound when it was best or good.
stats-accuracy-none = Have a finished game reviewed: then you see here how many of your choices were sound.
stats-sound-share = Sound choices
stats-given-game = Given away a game
stats-given-about = What all choices of a game gave away, in hundredths of a game.
stats-reviewed = { $games ->
    [one] 1 game reviewed
   *[other] { $games } games reviewed
}

stats-results = All results
stats-results-about = By mode and opponent.
stats-mean = Mean
stats-best = Best
stats-worst = Worst

stats-themes = Ideas you miss most
stats-themes-about = From puzzles: solved at the first try, without help.
stats-themes-none = Solve a few puzzles: then you see here which ideas you miss, and practise these.
stats-themes-all = No idea of your puzzles was missed so far.
stats-practise = Practise
stats-practise-of = Practise: { $theme }
