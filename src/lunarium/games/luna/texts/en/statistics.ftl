## Modes and sources in statistics

mode-luna-2p = Two players
mode-luna-3p = Three players
mode-luna-4p = Four players
mode-luna-2p-preselected = Two players, preselected start
mode-luna-3p-preselected = Three players, preselected start
mode-luna-4p-preselected = Four players, preselected start
mode-luna-solo-level-1 = Solo, level 1
mode-luna-solo-level-2 = Solo, level 2
mode-luna-solo-level-3 = Solo, level 3

source-luna-start = { lb-source-start }
source-luna-sanctification = { lb-source-sanctification }
source-luna-displacement = { lb-source-displacement }
source-luna-book = { lb-source-book }
source-luna-meditation = { lb-source-meditation }
source-luna-priestess = { lb-source-priestess }
source-luna-apostate = { lb-source-apostate }
source-luna-temple = { lb-source-temple }
source-luna-forgiven = { lb-source-forgiven }
source-luna-shrines = { lb-source-shrines }
source-luna-favours = { lb-source-favours }
source-luna-council = { lb-source-council }
