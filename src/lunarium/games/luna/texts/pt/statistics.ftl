## Modes and sources in statistics

mode-luna-2p = Dois jogadores
mode-luna-3p = Três jogadores
mode-luna-4p = Quatro jogadores
mode-luna-2p-preselected = Dois jogadores, início pré-selecionado
mode-luna-3p-preselected = Três jogadores, início pré-selecionado
mode-luna-4p-preselected = Quatro jogadores, início pré-selecionado
mode-luna-solo-level-1 = Solo, Nível 1
mode-luna-solo-level-2 = Solo, Nível 2
mode-luna-solo-level-3 = Solo, Nível 3

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
